### O livro de regras: as palavras das suas tabelas, e os problemas dele.

## Rondas de exemplo

book-hand = Mão
book-who = { $who }
book-who-dealt = { $who } (deu)
book-trick = { -trick(as: "title") }
book-card-1 = Saída
book-card-2 = Segunda
book-card-3 = Terceira
book-card-4 = Quarta
book-won-by = Ganha
book-card-points = Pontos nela
book-draws = Compra { $who }
book-said = O que se diz

book-sheet = { -score-sheet(as: "title") }
book-total = Total
book-to-match = Para a partida
book-chips = { -chips(as: "title") } de { $who }
book-cup = A { -cup }
book-as-played = como se jogou
book-match-of = Partida: { $who }

book-round = Ronda
book-plays = À mesa
book-wins = Ganha
book-queue = { -queue(as: "title") } depois

book-turn = Jogada
book-pile = Na mesa, a carta de cima no fim
book-to-move = É a vez de
book-may = Pode jogar
book-does = Joga
book-nothing = nada
book-take = ou apanhar
book-take-only = nada; tem de apanhar
book-takes = apanha { $number ->
        [one] uma carta
       *[other] { $number } cartas
    }

book-table = Mesa { $number }

## Tabelas

book-captured = Carta ganha
book-points = Pontos
book-all-cards = todas as cartas do { -pack }
book-held = Tens na mão
book-three = Três
book-four = Quatro
book-run = sequência num { -suit }
book-blanche = { -blanche }: nem rei, nem cavaleiro, nem valete
book-bianka = { -bianka }: nem rei, nem cavaleiro, nem valete, nem ás
book-aces-kept = { $what }, todos nas tuas { -tricks } no fim
book-aces-lost = { $what }, com um ou mais perdidos
book-chips-paid = { -chips(as: "title") } do adversário
book-trick-bonus = Por { -tricks }
book-cup-paid = O adversário paga à { -cup }

book-option = Opção
book-decides = O que decide
book-values = Valores, o habitual primeiro
book-from = Regra e fonte
book-proposal = proposta nossa
book-variant = Variante
book-name = Nome
book-sets = O que fixa
book-about = Numa linha
book-game = Jogo
book-players = Jogadores
book-cards = Cartas
book-length = Duração
book-luck = Sorte

## Palavras

book-code = Código

## Problemas

no-book = O livro de regras não está instalado com este pacote.
book-no-terms = Não há nenhum grupo de termos { $group } no catálogo terms.ftl.
book-no-kind = Linha { $line }: não há nenhuma parte do tipo { $kind }. Conhecem-se: { $kinds }.
book-no-end = Linha { $line }: a parte { $kind } não tem fim; escreve <!-- /{ $kind } --> depois dela.
book-no-deal = Não há nenhuma ronda de exemplo chamada { $name }.
book-wrong = A ronda de exemplo { $name } não se pode mostrar: { $problem }
book-names-one = A parte «{ $block }» tem de nomear uma só ronda de exemplo ou jogo.
book-block = A parte «{ $block }» não se pode escrever: { $problem }
book-no-turns = Não há as jogadas { $wanted } nesta ronda; escreve dois números de 1 a { $number }, como 1-5.
book-no-such-deal = Não há a ronda { $wanted } neste registo, que tem { $number }.

## O site

book-title = Trappola: o livro de regras
book-description = Trappola, Bulka e Svoyi Kozyri: regras, rondas de exemplo, fontes.
book-more = Mais
book-dark = Escuro
book-light = Claro
