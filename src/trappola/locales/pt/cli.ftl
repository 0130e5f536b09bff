### O terminal.

no-command = Não há nenhum comando «{ $name }»; há { $commands }.
file-error = { $file }: { $problem }
file-not-written = { $file } não se consegue escrever: { $problem }; arranja espaço aí ou indica outro sítio.
same-file = { $one } e { $other } indicam o mesmo ficheiro, { $file }; dá um a cada um.
output-not-written = A saída não se consegue escrever aí: { $problem }; arranja espaço ou manda-a para outro sítio.
system-error = O sistema diz: { $problem }.
file-no-text = O ficheiro não é um texto em UTF-8.
file-exists = { $file } já existe; dá outro nome, ou continua-o com --resume.
no-form = Não há nenhuma forma «{ $form }»; um registo tem as formas text e json.
no-deal = Não há a ronda { $deal }; o número de rondas é { $number }.
no-player = Não há nenhum jogador do computador «{ $name }»; há { $players }.
player-elsewhere = O jogador do computador «{ $name }» não joga { $game } com estas { -house-rules }; jogam { $players }.
wrong-humans = Tantas pessoas não cabem ({ $number }); o número de lugares é { $seats }.
suits-own = { $game } joga-se com o baralho francês; as suas cartas não têm naipes italianos.

games-name = Nome
games-seats = Jogadores
games-about = O que é
games-more = Joga com "trappola play NAME"; vê as regras da casa com "trappola rules NAME".
rules-page = Como se joga: "trappola rules { $game } --page".
rules-untranslated = Esta página ainda não está traduzida. Aqui está em inglês.
rules-more = Estão em vigor os valores marcados com *; mudam-se com uma opção de "trappola play { $game }". As siglas das regras explicam-se em docs/sources.md.

menu-title = Que jogo?
menu-prompt = Número ou nome (q para sair):
menu-wrong = Um número de 1 a { $number }, ou um nome da lista.

play-person = { $who }: joga uma pessoa.
play-seated = { $who }: { $player }
play-help-hint = Escreve ? em qualquer pergunta para teres ajuda. Ctrl-C guarda e sai.
play-help =
    Escreve o número de uma linha, ou a própria ação: uma carta (As), "done", "three-kings", "take".
    table: a mesa outra vez           last: a última vaza        log: o que aconteceu
    score: os pontos da { -match }       rules: regras da casa      q: guardar e sair
    hint: o que faria o mestre     why: no fim, porque jogou assim o computador
play-help-analysis = win: a melhor linha até ao fim     back: anula a tua última ação
# Abaixo da ajuda acima: as letras dos naipes.
play-help-suits = A segunda letra de uma carta é o naipe: { $suits }.
suit-letter = { $letter } { $suit }
play-curtain = O ecrã é para { $who }. Carrega em Enter quando mais ninguém estiver a olhar.
play-next = Carrega em Enter para a próxima { -deal } (q para guardar e sair):
play-saved = Guardado. Continua com: { $command }
play-written = A { -match } fica escrita em { $file }.
play-name-cards = Ou escreve as cartas a trocar, por exemplo: 7s 8s 9d
play-not-understood = Não percebo «{ $answer }»; escreve ? para teres ajuda.

prompt-exchange = { $who }, trocas ou ficas?
prompt-declare = { $who }, tens alguma coisa a declarar?
prompt-play = { $who }, joga:
prompt-lead = { $who }, sai:
prompt-beat = { $who }, cobre ou apanha:
prompt-suits = { $who }, { -trump } e segundo { -suit }:
prompt-trumps = { $who }, escolhe o { -trumps }:
prompt-alifer = { $who }, nova { -deal } com a aposta a dobrar?
prompt-pro = { $who }, pagas o { -pro } ou desistes da { -streak }?

do-take = apanhar a { -pile }
do-suits = { -trumps } { $suit }, segundo { -suit } { $second }
do-trumps = { -trumps }: { $suit }
do-exchange = trocar { $cards }
do-exchange-hand = trocar a mão
do-keep = ficar com a mão
do-swap = trocar pelo { -turn-up }
do-declare = declarar { $what }
do-done = nada (mais) a declarar
do-ask = perguntar pela quarta carta
do-signal-suit = sinal: sair a { $suit }
do-signal-trumps = sinal: forte em { -trumps }
do-signal-weak = sinal: mão fraca
do-alifer = perguntar «{ -alifer }?»: nova { -deal }, aposta a dobrar
do-accept = aceitar
do-refuse = recusar
do-pro = dizer «{ -pro }» e pagar 10 { -chips }
do-no-pro = não pagar; a { -streak } acaba

table-deal = { -deal(as: "title") } { $number }
table-pot = { -pot(as: "title") } { $pot }.  { -queue(as: "title") }: { $queue }.  { -chips(as: "title") }: { $chips }.
table-trump = { -trumps(as: "title") }: { $suit }
table-own-trump = { $who }, { -trumps }: { $suit }
table-stock = { -stock(as: "title") }: { $number } com o { -turn-up } { $card }
table-turn-up = Virada: { $card }
table-exposed = À vista: { $cards }
table-pile = { -pile(as: "title") }: { $cards }
table-trick = { -trick(as: "title") }: { $cards }
# Numa fila como "Ann As, Ben 7s".
played = { $who } { $card }
table-last-trick = Última { -trick }: { $cards }
table-other = { $number ->
        [one] { $who }: uma carta
       *[other] { $who }: { $number } cartas
    }
table-other-open = { $number ->
        [one] { $who }: uma carta, que conheces: { $cards }
       *[other] { $who }: { $number } cartas, das quais conheces { $cards }
    }
table-other-all = { $who }: { $cards }
table-hand = { $who }: { $cards }

sheet-item = Por
sheet-who = Quem
sheet-points = Pontos
sheet-chips = { -chips(as: "title") }
sheet-pot = { -pot(as: "title") }
sheet-total = Total

standing-points = { -match(as: "title") }: { $points }.
standing-chips = { -chips(as: "title") }: { $chips }.
standing-pot = { -pot(as: "title") }: { $pot }. { -queue(as: "title") }: { $queue }.
standing-winner = { $who } ganhou a { -match }.

serve-at = A { -trappola } está em { $address } (Ctrl-C acaba).
port-taken = A porta { $port } de { $host } está ocupada por outro programa; escolhe outra com --port.
host-unusable = { $host } não é um endereço desta máquina em que se possa abrir a porta { $port }.
