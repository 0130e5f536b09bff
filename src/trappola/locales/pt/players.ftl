### Os jogadores do computador: como se chamam, o que pode correr mal com eles.

no-parameter = { $player } não tem o parâmetro «{ $name }»; tem { $parameters }.
bad-parameter = { $player } não pode ter «{ $name }={ $value }»; serve { $problem }.
bad-player-name = Um programa não se pode oferecer como «{ $name }»; dá-lhe uma palavra simples que nenhum jogador tenha, como em --computer oracle=./oracle.

player-failed = O jogador falhou ({ $problem }).
player-illegal = «{ $answer }» não é permitido aqui.

play-failed = { $who }: { $problem } Em vez disso faz-se uma ação permitida.
event-failed = { $who } não respondeu; em vez disso faz-se uma ação permitida.

program-unreadable = O comando «{ $command }» não se consegue ler: { $problem }.
program-no-pipes = Só em Linux e macOS os programas podem ser jogadores.
program-missing = Não há nenhum programa «{ $command }» que se possa correr.
program-not-started = { $command } não arranca: { $problem }.
program-not-told = Não foi dito ao programa que partida é esta.
program-ended = { $command } acabou com o código { $code }.
program-ended-saying = { $command } acabou com o código { $code }: { $words }.
program-closed = { $command } fechou a saída.
program-not-ready = { $command } não disse em { $seconds } segundos que está pronto.
program-late = { $command } não respondeu em { $seconds } segundos.
program-long-line = { $command } escreveu uma linha sem fim.
program-flood = { $command } escreve mais do que se lhe pediu.
program-nonsense = A resposta «{ $line }» não é uma ação como {"{"}"action": "play As"{"}"}.
program-no-action = A resposta não é uma ação: { $problem }
program-left-out = { $command } arrancou de novo { $number } vezes e voltou a falhar; fica de fora até ao fim da partida.
program-given-up = { $command } arrancou { $number } vezes e nunca serviu para nada; a partir de agora fica de fora.

# What a computer player did, or the Master would do, and why; the reasons are in why.ftl.
play-hint = O mestre diria: { $action }. { $reason }
play-why = { $who }: { $action }. { $reason }
hint-failed = O mestre não tem conselho aqui; o registo do programa diz o que falhou.
