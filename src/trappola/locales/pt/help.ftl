### O que diz --help. Os nomes dos comandos, das opções e dos valores são os mesmos em todas as línguas.

help-trappola = { -trappola }, { -bulka } e { -svoyi }: jogá-los, contar os pontos, ler as regras.

help-usage = Uso: { $usage }
help-commands = Comandos
help-arguments = Argumentos
help-parameters = Opções
help-default = [se nada se disser: { $value }]
help-required = [obrigatório]
help-help = Mostra esta ajuda.
help-version = Mostra a versão.
help-language = A língua: { $languages }. Se nada se disser, decide TRAPPOLA_LANGUAGE ou o sistema.

help-place-host = O endereço em que se escuta; 0.0.0.0 deixa entrar outros da rede.
help-place-port = A porta em que se escuta; 0 usa uma que esteja livre.
help-place-store = Onde se guardam as mesas, como endereço SQLAlchemy; se nada se disser, um ficheiro na tua pasta de dados.

help-play = Joga um jogo no terminal, contra o computador ou uns contra os outros no mesmo ecrã.
    .more = As { -house-rules } são opções: trappola play classica --two-rank lowest. O comando trappola rules GAME mostra-as.
help-play-game = Um jogo ou variante, como os mostra trappola games. Se nada se disser, escolhes de uma lista.
help-play-humans = Quantos lugares são de pessoas; os outros joga-os o computador.
help-play-names = Os nomes à mesa, separados por vírgulas.
help-play-seats = Quantos se sentam à mesa, nos jogos em que o número pode variar.
help-play-computer = Que jogador do computador ocupa os outros lugares; também serve a linha de comando de um programa.
help-play-seed = Dá as mesmas cartas outra vez: para treinar. Se nada se disser, as cartas não se podem prever.
help-play-save = Onde se escreve o jogo; se nada se disser, na tua pasta de dados.
help-play-resume = Continua um jogo escrito.
help-play-analysis = Mostra quanto vale cada ação, onde o jogo está resolvido e nada se esconde.
help-play-suits = Mostrar o baralho italiano com os seus desenhos ou com os franceses: os naipes ficam com os seus nomes, e a dama faz de cavaleiro. As cartas entendem-se das duas formas.
help-play-house_rules = { -house-rules(as: "title") }, como --two-rank lowest.

help-serve = Corre o servidor para o navegador, sem abrir nenhum.
help-serve-computer = Um programa que se oferece como adversário, na forma NAME=COMMAND; pode indicar-se várias vezes.
help-serve-computer_seconds = Quanto tempo pode esse programa pensar numa jogada.

help-arena = Mede dois jogadores do computador um contra o outro com as mesmas cartas, de lugares trocados.
    .more = Um jogador é um nome (club), um nome com parâmetros (master:seconds=0.5), ou a linha de comando de um programa ("./player --flag"). As { -house-rules } são opções, como em trappola play. Ctrl-C acaba com o que se jogou até aí.
help-arena-game = Um jogo ou variante, como os mostra trappola games.
help-arena-a = O jogador cuja quota se diz.
help-arena-b = O jogador contra o qual se mede.
help-arena-deals = Quantas rondas soltas se jogam, metade de cada lado; 1000 se nada se disser.
help-arena-matches = Em vez disso, quantas partidas inteiras; na { -bulka }, sessões de 12 rondas.
help-arena-seed = Outras cartas: qualquer texto. A mesma semente dá as mesmas rondas.
help-arena-seconds = O tempo para uma jogada, para os jogadores que o aceitam.
help-arena-seats = Quantos se sentam à mesa, nos jogos em que o número pode variar.
help-arena-jobs = Quantos processos jogam.
help-arena-silly = Conta as jogadas tolas de ambos.
help-arena-json = Escreve o resultado em JSON.
help-arena-csv = Escreve cada par de jogos neste ficheiro.
help-arena-plot = Desenha a quota ao longo das rondas (.svg, .png, .pdf; precisa de trappola[plot]).
help-arena-records = Escreve cada jogo, um registo em JSON por linha.
help-arena-house_rules = { -house-rules(as: "title") }, como --two-rank lowest.

help-ladder = Classifica jogadores do computador numa só escala, em todos os jogos.
    .more = Todos jogam contra todos em todos os jogos. O que está no ficheiro de resultados não se joga outra vez: para-o, junta um jogador, pede mais rondas, e ele continua dali.
help-ladder-players = Os jogadores, com os nomes de trappola arena; se nada se disser, todos os que há à mesa.
help-ladder-game = Um jogo ou variante; pode indicar-se várias vezes. Se nada se disser, todos os jogos.
help-ladder-deals = Quantas rondas têm cada dois jogadores em cada jogo.
help-ladder-seed = Outras cartas: qualquer texto.
help-ladder-seconds = O tempo para uma jogada, para os jogadores que o aceitam.
help-ladder-jobs = Quantos processos jogam.
help-ladder-results = O ficheiro que guarda o que se jogou.
help-ladder-json = Escreve a classificação em JSON.
help-ladder-csv = Escreve a classificação neste ficheiro.

help-games = Mostra os jogos e as suas variantes com nome.

help-rules = Mostra as { -house-rules } de um jogo: o que cada uma quer dizer, os valores, a fonte.
help-rules-game = Um jogo ou variante, como os mostra trappola games; com --page, qualquer página do livro de regras, como index ou terms.
help-rules-page = Mostra antes a página do livro de regras: como se joga.

help-replay = Conta de novo um jogo escrito, jogada a jogada.
help-replay-file = O registo, numa forma ou na outra; - lê da entrada padrão.
help-replay-seat = Conta só o que foi dito a este lugar, a partir de 0. Se nada se disser, contam-se todas as mãos.
help-replay-deal = Conta só esta ronda, a partir de 1.
help-replay-step = Espera pela tecla Enter depois de cada jogada.

help-score = Conta os pontos de um jogo escrito: a folha de cada ronda completa, e a partida.
help-score-file = O registo, numa forma ou na outra; - lê da entrada padrão.
help-score-json = Escreve o resultado em JSON.
help-score-lines = O ficheiro tem um registo em JSON por linha; escreve um resultado em JSON para cada um.

help-convert = Escreve um registo na sua outra forma.
help-convert-file = O registo, numa forma ou na outra; - lê da entrada padrão.
help-convert-to = A forma a escrever: text ou json.

help-pack = Escreve as cartas como imagens, ou como folhas para imprimir e cortar.
help-pack-name = O { -pack }: italian (36 cartas) ou french (52).
help-pack-svg = A pasta para as cartas soltas.
help-pack-pdf = O ficheiro para as folhas a imprimir.
help-pack-style = pictures, ou large: só canto e emblema.
help-pack-corners = A língua das letras de canto: { $languages }. Se nada se disser, a língua em uso.
help-pack-paper = O papel das folhas: a4 ou letter.
help-pack-size = As cartas nas folhas: poker (63,5 x 88,9 mm), old (57 x 88) ou narrow (64 x 110).
help-pack-two_colours = O { -pack } francês a vermelho e preto, em vez de quatro cores.
help-pack-letters = Letras de canto; sem elas as cartas ficam como eram dantes.
help-pack-lines = Folhas sem cores, para pintar à mão.
help-pack-backs = Uma folha de versos atrás de cada folha, para imprimir dos dois lados.
help-pack-force = Escreve por cima de ficheiros que já existem.

help-svoyi = { -svoyi }, resolvido.
help-solve = Calcula quem ganha em cada posição, e em quantos assaltos, e guarda-o numa tabela.
    .more = Podes pará-lo a qualquer momento: o mesmo comando continua onde estava.
help-solve-ranks = Cartas de cada { -suit }: 6 para o { -pack } de 24, 8 para o de 32.
help-solve-form = A forma da jogada: single (uma carta) ou cover_and_lead.
help-solve-low_trump = Se qualquer { -trump } próprio cobre uma carta do próprio { -suit } de { -trump }. Se nada se disser, sim na forma single, não em cover_and_lead.
help-solve-distances = Se também se guardam as distâncias: com uma carta por jogada até 8 { -ranks }, senão até 7. Se nada se disser, quando cabem na memória.
help-solve-threads = Quantos trabalham nisso. Se nada se disser, tantos quantos os núcleos.
help-solve-out = Onde se escreve a tabela. Se nada se disser, na tua pasta de dados.
help-solve-fold = Escreve um ficheiro pequeno para passar a outros, em vez de um grande que responde logo.
help-solve-json = Escreve o resumo em JSON.

help-probe = Diz quem ganha na posição no fim de um registo, e quanto vale cada ação.
    .more = As tabelas de 24 cartas vêm com o pacote. Outras fá-las "trappola svoyi solve", ou põem-se à mão na pasta de dados; sem tabela, uma procura diz o que consegue provar.
help-probe-record = O registo, numa forma ou na outra; - lê da entrada padrão.
help-probe-json = Escreve a resposta em JSON.
help-tables = Mostra as tabelas que há, e onde.
help-tables-check = Lê cada tabela inteira e compara-a com a sua soma de controlo.

## O que está errado numa linha de comando

no-language = Ainda não há nada aqui em «{ $wish }»; isto é português. Há as línguas { $languages }.
flag-unknown = Não há aqui nenhuma opção { $flag }; "{ $command } --help" mostra as que há.
flag-missing = É preciso indicar { $flag }; "{ $command } --help" diz o que é.
flag-wants-value = { $flag } quer um valor a seguir.
flag-wrong-value = «{ $value }» não é um valor de { $flag }.
flag-twice = { $flag } está indicado duas vezes.
flag-too-much = Estas palavras estão a mais: { $words }.
flag-wrong = A linha de comando não se consegue ler; "{ $command } --help" diz o que ali deve estar.

help-puzzle = Resolve problemas: posições de rondas verdadeiras em que só uma jogada ganha.
help-puzzle-grade = Só problemas deste grau, de 1 (fácil) a 5.
help-puzzle-number = Começa por este da coleção. Se nada se disser, vêm por qualquer ordem.
help-puzzle-json = Escreve um problema com a solução em JSON.

help-study = Faz de novo as tabelas e figuras do estudo, a partir das tabelas do jogo.
    .more = Precisa do extra "study".
help-study-out = A pasta para os ficheiros CSV, Parquet e SVG.
help-study-ranks = O baralho que se estuda, pelas cartas de um naipe.
help-study-cost = Até quantos valores se mede quanto custa resolver.
