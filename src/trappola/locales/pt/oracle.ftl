### O que se sabe das posições nos jogos que nada escondem: no terminal e na página.
###
### $distance conta assaltos, de uma saída até a pilha ser apanhada; 0 diz que o número deles não se sabe.

oracle-says-win = { $distance ->
    [0] { $who } ganha.
    [1] { $who } ganha neste assalto.
   *[other] { $who } ganha, em { $distance } assaltos no máximo.
}
oracle-says-loss = { $distance ->
    [0] { $who } perde, se o adversário jogar bem.
    [1] { $who } perde neste assalto, se o adversário jogar bem.
   *[other] { $who } perde, o mais tardar em { $distance } assaltos, se o adversário jogar bem.
}
oracle-says-draw = Nenhum dos lados pode forçar o fim.
oracle-says-unknown = Não se sabe quem ganha aqui: não há tabela, e a procura não o encontrou.
oracle-win = { $distance ->
    [0] ganha
    [1] ganha já
   *[other] ganha em { $distance }
}
oracle-loss = { $distance ->
    [0] perde
    [1] perde já
   *[other] perde em { $distance }
}
oracle-draw = empata
oracle-unknown = não se sabe
oracle-line = O melhor jogo de ambos, assalto por assalto
oracle-searched = Não há tabela para este { -pack }; isto é o que uma procura conseguiu provar.
oracle-remedy = Com uma tabela sabe-se ao certo; "{ $command }" faz uma.
oracle-do-take = apanha
# Um troço de uma linha, de pausa a pausa, e as suas ações, como "1. Ann 9s, Ben 10s, Ann apanha".
oracle-stretch = { $number }. { $actions }
oracle-none = Com estas { -house-rules } não se pode analisar: { $game }. A análise é para jogos em que nada se esconde e que estão resolvidos, como svoyi.
oracle-no-line = Não se sabe como continua.
oracle-hint = A análise está ligada. Escreve win para veres a melhor linha, back para anulares a tua última ação.
oracle-back-none = Nesta ronda não há nada teu para anular.
oracle-mistakes = { $number ->
    [0] Ninguém deitou nada a perder.
    [one] Um erro:
   *[other] { $number } erros:
}
oracle-mistake-win = Ação { $number }, { $who }: { $played } deitou fora a vitória. Ganhava: { $better }.
oracle-mistake-draw = Ação { $number }, { $who }: { $played } deitou fora o empate. Guardava-o: { $better }.

### Problemas

no-puzzles = Não há problemas de { $game }; há de { $games }.
puzzle-no-number = Não há o problema { $number }; estão numerados de 1 a { $most }.
puzzle-no-grade = Não há o grau { $grade }; os graus vão de 1 (fácil) a { $most }.
puzzle-other-grade = O problema { $number } é de grau { $found }, não de grau { $grade }; indica um número ou um grau.
puzzle-title = Problema { $number }, grau { $grade } de { $most }: encontra a única jogada que ganha.
puzzle-rule = { $rule }: { $value }.
puzzle-help = Escreve o número de uma linha, ou a própria ação: uma carta (9c), "take". q para sair.
puzzle-ask = { $who }, joga (q para sair):
puzzle-right = Certo: { $action }. É a única jogada que ganha.
puzzle-wrong = Não ganha: { $action }.
puzzle-reply = { $who } responde: { $action }
puzzle-next = Carrega em Enter para o próximo problema (q para sair):
puzzle-solved = Resolvidos: { $solved } de { $tried }.
