### As linhas da folha de pontos e o que se declara.

# O que se declara. Diz-se dentro de outras mensagens.
set-three = três { $ranks }
set-four = quatro { $ranks }
set-three-figures = três { -figures }
set-four-figures = quatro { -figures }
run = sequência { $cards }
blanche = { -blanche }
bianka = { -bianka }

item-captured-cards = Cartas ganhas
    .why = O que contam as cartas das { -tricks }.
item-last-trick = Última { -trick }
    .why = Quem ganha a última { -trick } tem mais 6.
item-last-trick-with-two = Última { -trick } com um duque
    .why = A última { -trick }, ganha com um duque: 26 ao todo.
item-last-two-tricks-with-twos = Últimas duas { -tricks } com duques
    .why = As últimas duas { -tricks }, ambas ganhas com duques: 52 ao todo.
item-last-three-tricks-with-twos = Últimas três { -tricks } com duques
    .why = As últimas três { -tricks }, todas ganhas com duques: 78 ao todo.
item-first-trick-with-two = Primeira { -trick } com um duque
    .why = A primeira { -trick }, ganha com um duque.
item-trick-with-two = { -trick(as: "title") } com um duque
    .why = Uma { -trick } ganha com um duque, o que só consegue quem sai com ele.
item-all-tricks = Todas as { -tricks }
    .why = As nove { -tricks } foram todas para o mesmo lado.
item-schneider = Schneider
    .why = O outro lado não fez nenhuma { -trick }, ou ficou com poucos pontos.
item-schwarz = Schwarz
    .why = O outro lado não tem nem { -tricks } nem pontos.
item-game = Jogo ganho
    .why = Ganha quem fica primeiro sem cartas.
item-difference = Diferença de pontos
    .why = Quem perde paga a diferença de pontos.
item-ante = Entrada
    .why = Os dois pagam para a { -cup } antes da { -deal }.
item-pro = { -pro }
    .why = Duas vitórias seguidas: quem ganhou paga para tentar a { -cup }.
item-cup = A { -cup }
    .why = Três vitórias seguidas levam tudo o que está na { -cup }.
item-cup-to-the-last = A { -cup }, para quem resta
    .why = Mais ninguém tem { -chips }, por isso a { -cup } vai para quem resta.
item-remainder = Parte da { -cup }
    .why = A sessão acabou e reparte-se a { -cup }.
item-unpaid = Dívidas que não se podem pagar
    .why = Ninguém paga mais do que tem.
# $what é uma declaração (set-*, run …) ou, em item-payment, também outra linha da folha (item-*).
item-declared = Declaração: { $what }
    .why = Estava na mão quando foi declarada, por isso conta.
item-forfeit = Perda: { $what }
    .why = Cartas desta { -declaration } foram para o outro lado.
item-payment = Pagamento: { $what }
    .why = { -chips(as: "title") } devidas além dos pontos.

## Porque contam assim algumas declarações

item-blanche = Declaração: { -blanche }
    .why = Nem rei, nem { rank-N }, nem valete entre as nove cartas; a { -bianka } toma o lugar dela.
item-bianka = Declaração: { -bianka }
    .why = Nem { -figure } nem ás entre as nove cartas.
