### O que está errado, numa frase cada um.

## Onde, num registo

# "ronda 1, ação 4: o que está errado"; $place é uma fila dos que estão abaixo.
where = { $place }: { $problem }
where-deal = { -deal } { $number }
where-action = ação { $number }
where-line = linha { $number }

## Coisas que não se podem ler

# As letras aqui são as dos registos, iguais em todas as línguas.
no-card = «{ $text }» não é uma carta; uma carta é um { -rank } (A K Q N J 10 … 2) e a letra de um { -suit } (s c d b, ou s h d c), como As ou 10d.
not-in-pack = { $card } não existe neste { -pack }, que tem os { -ranks } { $ranks } nos { -suits } { $suits }.
card-twice = { $card } aparece duas vezes.
pack-incomplete = O { -pack } não está completo: tem { $wanted } cartas, e faltam estas: { $missing }.
no-suit = «{ $suit }» não é um { -suit } deste { -pack }; os { -suits } são { $suits }.
no-verb = «{ $text }» não é uma ação; uma ação começa por uma destas palavras: { $verbs }.
wrong-words = A seguir a «{ $verb }» { $least ->
        [0] não vem nada
        [one] vem uma palavra
       *[other] vêm { $least } palavras
    }; aqui há { $number }.
wrong-words-between = A seguir a «{ $verb }» vêm de { $least } a { $most } palavras; aqui há { $number }.
no-event = «{ $text }» não é um acontecimento; um acontecimento é um lugar (ou -), um tipo e palavras.
no-view = Isto não é uma vista: a sua parte “{ $name }” falta ou não se consegue ler.
no-json = O ficheiro não é JSON: está cortado ou tem um erro na linha { $line }.
no-action = «{ $text }» não é uma ação de um registo; é preciso um número de lugar e uma ação, como "0 play As".

## Registos

record-no-object = Um registo é um objeto JSON com as chaves format, game, options, seats, order e deals.
record-format = O formato é «{ $found }»; este programa lê «{ $wanted }».
record-key = «{ $key }» não é uma chave aqui; as chaves são { $keys }.
record-wants-a-text = «{ $key }» falta ou não é um texto.
record-wants-a-number = «{ $key }» falta ou não é um número inteiro.
record-wants-a-list = «{ $key }» falta ou não é uma lista.
record-wants-an-object = «{ $key }» tem de ser um objeto entre chavetas.
record-wants-texts = «{ $key }» tem de ser uma lista de textos.
record-wants-numbers = «{ $key }» tem de ser uma lista de números inteiros.
record-seat = Os lugares têm de estar numerados por ordem; o seguinte é "seat { $due }".
record-name = O nome não é um texto entre aspas.
record-line = «{ $word }» não começa nenhuma linha do cabeçalho; essas são game, option, seat, order, e depois deal.
record-deal = As rondas têm de estar numeradas por ordem; a seguinte começa por "deal { $due } dealer SEAT".

## Jogos, opções, lugares

no-game = Não há nenhum jogo «{ $name }»; há { $games }.
no-option = { $game } não tem a opção «{ $option }»; tem { $options }.
no-value = «{ $value }» não é um valor de { $option }; os valores são { $values }.
option-clash = { $one } e { $other } excluem-se.
wrong-seats = { $least ->
        [one] { $game } joga-se com uma pessoa
       *[other] { $game } joga-se com { $least } pessoas
    }; aqui há { $number }.
wrong-seats-between = { $game } joga-se com { $least } a { $most } pessoas; aqui há { $number }.
wrong-name = «{ $name }» não serve de nome de um lugar; não pode estar vazio nem ter caracteres de controlo.
no-queue = { $game } não tem { -queue }; "order" é dos jogos com { -pot }.
wrong-order = A ordem tem de nomear uma vez cada um dos { $number } lugares, contados a partir de 0.
deal-unfinished = A { -deal } { $number } não acabou.
match-over = A { -match } acabou.
no-seat = Não há o lugar { $seat }; os lugares contam-se a partir de 0, e há { $number }.
wrong-dealer = Não é o lugar { $seat } que dá agora; o próximo a dar é o lugar { $due }.
nothing-to-undo = Não há nenhuma ação para anular.

## De quem é a vez

deal-over = A { -deal } acabou.
not-your-turn = Não é a vez do lugar { $seat }; é a vez do lugar { $due }.
not-now = «{ $action }» não é possível agora; é possível { $verbs }.

## Jogar cartas

card-not-in-pack = { $card } não é uma carta deste { -pack }.
not-held = { $card } não está na mão.
play-over = Já não se jogam mais cartas.
must-follow = { $card } não se pode jogar: saíram { $suit } e é preciso seguir.
must-trump = { $card } não se pode jogar: quem não pode seguir o { -suit } tem de jogar { -trump }.
must-beat = { $card } não se pode jogar: é obrigatório cobrir, e há na mão com quê.
cannot-swap = O { -turn-up } não se pode trocar: é preciso ter a saída, o { -trump } combinado na mão, e um { -stock } que ainda chegue.
must-beat-top = { $card } não cobre { $top }; é preciso uma carta mais alta do { -suit } ou um { -trump } próprio.
nothing-to-take = Não há nada na mesa para apanhar.
suits-not-free = Escolhe para { -trump } e segundo { -suit } dois { -suits } que ainda estejam livres: { $choices }.

## Trocar

picked-twice = Uma carta está nomeada duas vezes.
wrong-pick = { $number ->
        [0] Aqui não se pode ficar sem trocar
        [one] Aqui não se pode trocar uma carta
       *[other] Aqui não se podem trocar { $number } cartas
    }; os números permitidos são { $sizes }.

## Declarar e perguntar

no-such-declaration = «{ $what }» não se pode declarar neste jogo.
declared-already = Os { $ranks } já estão declarados.
said-already = «{ $what }» já está declarado.
# $number é 3 ou 4, $ranks um de ranks-*.
set-not-held = Não há { $number } { $ranks } na mão.
set-broken = Um dos { $ranks } já foi jogado; já não se podem declarar.
number-exact = O número tem de ser exato: { $ranks } na mão: { $held }.
fourth-captured = O quarto dos { $ranks } está nas próprias { -tricks }; já não se podem declarar três.
declare-too-late = É tarde demais para declarar isto.
declared-in-play = «{ $what }» declara-se durante o jogo, não antes da primeira carta.
not-blanche = A mão tem rei, { rank-N } ou valete; { -blanche } é uma mão sem nenhum deles.
not-bianka = A mão dada tinha uma { -figure } ou um ás; { -bianka } é uma mão sem nenhum deles.
combination-not-held = «{ $what }» não está na mão, ou não por inteiro.
card-in-two = «{ $what }» tem uma carta em comum com outra { -declaration }, e isso não foi combinado.
no-asking = Não foi combinado que se possa perguntar pela quarta carta.
ask-in-second-trick = Pergunta-se pela quarta carta na segunda { -trick }, quando se tem a vez.
asked-already = A pergunta já foi feita.
nothing-to-ask = O adversário não declarou três cartas cuja quarta se possa perguntar.
no-alifer = { -alifer } não é possível: tem de ser combinado, e é a primeira palavra, antes de alguém declarar.
no-signals = Os sinais não foram combinados.
no-such-signal = Os sinais são { $signals }.
one-signal = Só há um sinal em cada vez, antes da carta.

## O que se sabe

knowledge-impossible = Nenhuma distribuição condiz com o que foi dito a este lugar.
knowledge-event = Nenhuma distribuição condiz com o que foi dito a este lugar: o número { $number }, “{ $event }”, não pode seguir-se ao que foi dito antes.
knowledge-turn = Nenhuma distribuição condiz com esta vista: depois das { $number } coisas que lhe foram ditas acontece mais alguma coisa, é a vez de outro lugar ou são permitidas outras ações.
knowledge-field = A parte “{ $name }” desta vista não resulta dos acontecimentos que lhe foram ditos.
knowledge-untold = A esta vista não foi dita nenhuma distribuição: os seus acontecimentos têm de começar por “deal”.
