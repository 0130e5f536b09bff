### A página no navegador: o que ela própria diz. As cartas, os jogos e os acontecimentos têm os seus catálogos.

page-name = { -trappola }
page-title = { -trappola }: jogos de cartas antigos, para jogar esta noite
page-description = Joga { -trappola }, { -bulka }, { -svoyi } e os seus parentes, jogos de cartas de quatro séculos, de Veneza à Silésia: contra o computador, no mesmo ecrã, ou com amigos por um link.
page-social-alt = Um leque de cartas italianas ao lado do nome { -trappola }.
page-old-browser = Esta página precisa de um navegador mais recente: Firefox, Chrome, Edge ou Safari dos últimos três anos.
page-not-built = A página não está construída. Corre "make play", ou instala o pacote.
page-no-script = Esta página precisa de JavaScript. Os jogos também se jogam no terminal: trappola play.

## Início

page-hero = Jogos de cartas antigos, de Veneza à Silésia, esta noite à tua mesa
page-hero-more = A { -trappola } e os seus parentes jogaram-se durante quatro séculos. Senta-te contra o computador, com alguém neste ecrã, ou com amigos em qualquer lugar por um link. As regras estão à mão, e cada carta que não se pode jogar diz-te porquê.
page-games = Escolhe um jogo
page-players = { $number ->
    [one] { $number } jogador
   *[other] { $number } jogadores
}
page-players-between = { $least } a { $most } jogadores
page-trait-sides = dois contra dois
page-trait-open = mãos à vista
page-variants-count = { $number ->
    [one] uma variante
   *[other] { $number } variantes
}
page-play = Jogar
page-play-game = Jogar { $game }
page-set-up = Regras e jogadores
page-set-up-game = Regras e jogadores: { $game }
page-version = { -trappola } { $version }. Cada regra tem a sua fonte; vê o painel das regras na mesa.
page-try-again = Tentar de novo
page-go-on = Continuar
page-is-over = acabou
page-forget = Esquecer a mesa { $game } com { $names }
page-forget-short = Esquecer esta mesa
page-all-tables = Mostrar todas: { $number }

## Uma mesa nova

page-way-back = Caminho de volta
page-all-games = Todos os jogos
page-to-start = Para o início
page-variant = Variante
page-seats = Quem se senta onde
page-seat-name = Nome do lugar { $number }
page-seat-who = Quem ocupa o lugar { $number }
page-seat-remove = Tirar { $name }
page-seat-add = Mais um lugar
page-partner = Faz dupla com { $name }
page-who-here = pessoa aqui
page-who-link = pessoa por link
page-who-computer-novice = computador, principiante
page-who-computer-club = computador, jogador de clube
page-who-computer-master = computador, mestre (um segundo por jogada)
page-who-computer-perfect = computador, joga sem erros
page-who-computer-expert = computador, raramente erra
page-who-computer-clubman = computador, erra às vezes
page-who-computer-learner = computador, erra muitas vezes
page-who-computer-beginner = computador, ainda a aprender
page-links-later = Recebes os links na mesa.
page-only-computers = Aqui não se senta ninguém: ficas a ver.
# Nomes para os jogadores do computador, com vírgulas entre eles.
page-computer-names = Beatriz, Caetano, Dora, Emílio, Flora, Guido
page-default-name = Visitante
page-house-rules = { -house-rules(as: "title") }
page-rules-changed = { $number ->
    [0] como de costume
    [one] uma mudada
   *[other] { $number } mudadas
}
page-rules-reset = Tudo como de costume
page-rule-usual = (habitual)
page-rule-fixed = { $number } ({ $text })
page-rule-number = Número para: { $rule }
page-rule-source = Regra { $rule }; fonte: { $sources }
page-rule-proposal = Regra { $rule }; proposta nossa
page-practice = Treino
page-seed = Semente
page-seed-more = A mesma semente dá as mesmas cartas. Deixa em branco para baralhar a sério.
page-no-game = Esse jogo não existe
page-no-game-more = Aqui não há nada chamado «{ $name }».

## O que pode correr mal

page-nowhere = Aqui não há nada
page-nowhere-more = Talvez o endereço esteja mal escrito.
page-no-table = Este link não abre nenhuma mesa
page-no-table-more = Talvez esteja mal escrito, ou a mesa seja de outro servidor.
page-no-replay = Esta { -deal } não se pode mostrar
page-no-rules = Não foi possível ir buscar as regras.
page-unreachable = O servidor não responde.
page-went-wrong = Alguma coisa correu mal.
page-lost = Perdeu-se a ligação. A tentar de novo; na mesa não se perde nada.
page-loading = Um momento …

## Definições

page-settings = Definições
page-set-language = Língua
# Dito uma vez a quem tem uma língua que não está aqui. $language é o nome dela.
page-no-language = Ainda não falamos esta língua: { $language }. Isto é português. Podes escolher outra mais abaixo.
page-set-pack = Cartas
    .v-auto = imagens; as pequenas, letras
    .v-pictures = imagens, mesmo pequenas
    .v-large = letras grandes
page-set-suits = Naipes
    .v-italian = italianos
    .v-french = franceses (dama = cavaleiro)
page-set-order = A tua mão
    .v-suits = por { -suit }
    .v-trumps = por { -suit }, { -trumps } primeiro
    .v-ranks = por { -rank }
    .v-dealt = como vem
page-set-speed = Velocidade
    .v-slow = lenta
    .v-normal = média
    .v-fast = rápida
    .v-instant = de imediato
page-set-theme = Cores
    .v-auto = como no aparelho
    .v-light = claras
    .v-dark = escuras
page-set-letters = Letras e sinais nos cantos das cartas; sem eles, como dantes
page-set-fourColours = Quatro cores no { -pack } francês
page-set-sound = Som das cartas
page-set-singleKeys = Letras soltas como teclas na mesa

## A mesa

page-table = Mesa
page-tools = Ferramentas da mesa
page-more = Mais
page-close = Fechar
page-deal = { -deal(as: "title") } { $number }
page-deals = { -deals(as: "title") }
page-match = { -match(as: "title") }
page-standing-chips = { -chips(as: "title") }:
page-standing-match = { -match(as: "title") }:
page-hint = Dica
page-hint-thinking = O mestre está a pensar…
page-hint-card = { $card }, a escolha do mestre
page-hint-this = a escolha do mestre
page-hints = Permitir dicas
page-hints-end = Sem mais dicas
page-undo = Anular
page-undo-asked = { $name } pede para anular a última ação.
page-undo-yes = Aceitar
page-undo-no = Recusar
page-undo-waits = Pediste para anular; os outros têm de aceitar.
page-last-trick = Última { -trick }
page-invite = Links
page-invite-more = Quem abre um link ocupa esse lugar; quem o tiver pode jogar ali. Manda cada um só à pessoa a quem se destina.
page-link-for = Lugar de { $name }
page-link-spectator = Para ver jogar
page-copy = Copiar
page-copied = Copiado
page-copy-link = Copiar: { $name }
page-watching = Estás a ver.
page-waiting-for = Ainda não chegou: { $names }.
page-waits-for = { $name } está a pensar …
page-not-here = fora da mesa
page-on-turn = tem a vez
page-your-partner = faz dupla contigo
page-own-trump = { -trumps }
page-second = segundo
page-title-turn = É a tua vez: { $game }
page-seat-of = Lugar de { $name }
page-cards-held = { $number ->
    [one] Uma carta na mão
   *[other] { $number } cartas na mão
}
page-cards-count = { $number ->
    [one] uma carta
   *[other] { $number } cartas
}
page-known-cards = Cartas conhecidas de { $name }
page-your-hand = { $number ->
    [one] A tua mão, uma carta
   *[other] A tua mão, { $number } cartas
}
page-hand-of = Mão de { $name }
page-card-refused = { $card }, não se pode jogar
page-trick = { -trick(as: "title") }
page-played = { $name }: { $card }
page-pile = { -pile(as: "title") }, a carta de cima no fim
page-laid-open = Metade do { -pack }, à vista
page-exposed = À vista
page-discarded = { $number ->
    [one] Puseste uma carta de lado
   *[other] Puseste { $number } cartas de lado
}
page-discarded-title = Postas de lado
page-tricks = { $number ->
    [one] uma { -trick }
   *[other] { $number } { -tricks }
}
page-streak = { $number ->
    [one] { $number } vitória
   *[other] { $number } vitórias seguidas
}
page-taken-by = Cartas ganhas por { $name }
page-chips = { $number ->
    [one] uma { -chip }
   *[other] { $number } { -chips }
}
page-points = { $number ->
    [one] um ponto
   *[other] { $number } pontos
}
page-signed = { $sign ->
    [plus] +{ $number }
    [minus] −{ $number }
   *[other] { $number }
}
page-pick-exchange = { $number ->
    [0] Trocar as cartas que escolheres
    [one] Trocar uma carta
   *[other] Trocar { $number } cartas
}
page-pick-up-to = { $most ->
    [one] Escolhe no máximo uma carta da tua mão.
   *[other] Escolhe até { $most } cartas da tua mão.
}
page-pick-exactly = { $most ->
    [one] Escolhe uma carta da tua mão.
   *[other] Escolhe { $most } cartas da tua mão.
}
page-pick-between = Escolhe de { $least } a { $most } cartas da tua mão.
# Before the signs of the suits that a signal may ask for, each a button.
page-signal-suits = sinal: sair a
page-hurry = Avançar
page-announcements = O que acontece

## Entre duas pessoas no mesmo ecrã

page-curtain = O ecrã é para { $name }
page-curtain-more = Mostra as cartas quando mais ninguém estiver a olhar.
page-curtain-ready = Sou { $name }: mostrar as cartas

## Depois

page-sheet = { -score-sheet(as: "title") }
page-sheet-of = { -deal(as: "title") } { $number }: { -score-sheet }
page-sheet-for = Por
page-sheet-who = Quem
page-sheet-points = Pontos
page-sheet-chips = { -chips(as: "title") }
page-sheet-pot = { -pot(as: "title") }
page-sheet-total = Total
page-wins-deal = { $who } ganha a { -deal }.
page-nobody-wins = Ninguém ganha a { -deal }.
page-wins-match = { $who } ganhou a { -match }.
page-match-over = A { -match } acabou.
page-next-deal = Próxima { -deal }
page-new-match = Nova partida
page-same-cards = As mesmas cartas
page-replay = Passo a passo
page-record = Registo
page-replay-why = Passo a passo, e porquê
page-why = Porquê:
page-replay-of = { -deal(as: "title") } { $number }, passo a passo
page-back-to-table = Voltar à mesa
page-step = Passo
page-step-first = Ir ao princípio
page-step-back = Um passo atrás
page-step-next = Um passo à frente
page-step-end = Ir ao fim
page-all-hands = todas as mãos
page-seen-by = Visto por
page-seen-own = este lugar

## Ajuda

page-panel = Acontecimentos, regras e ajuda
page-tab-events = Jogadas
page-tab-rules = Regras
page-tab-glossary = Palavras
page-tab-keys = Teclas
page-events = O que aconteceu, o mais recente primeiro
page-rules-now = O que posso fazer agora?
page-rules-back = Voltar
page-rules-section = Secção
page-rules-untranslated = Esta página ainda não está traduzida. Aqui está noutra língua: { $language }.
page-rules-suits = As cartas veem-se com os naipes franceses, que têm os mesmos nomes; a dama é o cavaleiro.
page-rules-book = Livro de regras
page-rules-home = Trappola
page-rules-all = Todos os jogos
page-no-events = Ainda não aconteceu nada.
page-key = Tecla
page-key-does = O que faz
page-key-arrows = ← →
    .does = percorrer a tua mão
page-key-enter = Enter
    .does = jogar a carta, ou escolhê-la
page-key-escape = Esc
    .does = fechar o que está por cima da mesa
page-key-space = Espaço
page-key-hurry = mostrar logo o que ainda está para vir
page-key-digits = fazer o que diz o botão com este número
page-key-rules = as regras
page-key-events = o que aconteceu
page-key-sheet = a { -score-sheet }
page-key-lastTrick = a última { -trick }
page-key-undo = anular
page-key-hint = uma dica, onde são permitidas
page-key-hand = ir à tua mão
page-key-next = a próxima { -deal }
page-key-settings = definições
page-key-keys = esta lista
page-keys-off = As letras soltas estão desligadas nas definições.

## As palavras destes jogos

page-word-pack = { -pack(as: "title") }
    .meaning = Todas as cartas de um jogo: 36 na { -trappola }, sem as cartas de três a seis.
page-word-suit = { -suit(as: "title") }
    .meaning = Espadas, copas, ouros e paus, tanto no { -pack } italiano como no francês.
page-word-rank = { -rank(as: "title") }
    .meaning = Ás, rei, cavaleiro (ou dama), valete e os números. Como se vencem uns aos outros, dizem-no as regras de cada jogo.
page-word-hand = Mão
    .meaning = As cartas que um lugar tem.
page-word-stock = { -stock(as: "title") }
    .meaning = As cartas que não foram dadas. Em alguns jogos compra-se dele depois de cada { -trick }.
page-word-turn-up = { -turn-up(as: "title") }
    .meaning = A carta que se vira no princípio da { -deal }. O seu { -suit } é { -trumps }.
page-word-trump = { -trumps(as: "title") }
    .meaning = O { -suit } que vence todos os outros.
page-word-trick = { -trick(as: "title") }
    .meaning = Uma carta de cada jogador, à vez; a melhor leva todas.
page-word-lead = Sair
    .meaning = Jogar a primeira carta de uma { -trick }.
page-word-follow = Seguir
    .meaning = Jogar uma carta do { -suit } que saiu.
page-word-declaration = { -declaration(as: "title") }
    .meaning = Cartas que vão juntas, como três reis, anunciadas para contarem pontos.
page-word-exchange = Troca
    .meaning = Pôr cartas de lado e tirar outras do { -stock }.
page-word-dealer = { -dealer(as: "title") }
    .meaning = Quem dá as cartas desta vez.
page-word-deal = { -deal(as: "title") }
    .meaning = Desde que se dão as cartas até à { -score-sheet }.
page-word-match = { -match(as: "title") }
    .meaning = Rondas até alguém ganhar.
page-word-side = Dupla
    .meaning = Dois parceiros, que se sentam frente a frente e contam juntos.
page-word-pot = { -pot(as: "title") }
    .meaning = As { -chips } que estão na { -cup }. Quem ganha três rondas seguidas leva-o.
page-word-queue = { -queue(as: "title") }
    .meaning = Quem espera para desafiar o vencedor, pela sua ordem.
page-word-pile = { -pile(as: "title") }
    .meaning = As cartas na mesa. Quem não pode ou não quer cobrir a de cima apanha-as todas.

page-analysis = Mostrar quanto vale cada jogada
page-analysis-end = Esconder quanto vale cada jogada
page-marks = ✓ ganha, = empata, × perde; o número conta os assaltos
page-line = Mostrar como
page-line-title = O melhor jogo de ambos
page-line-unknown = Não se sabe como continua.
page-mistakes = Erros
page-pile-cards = Na pilha
page-puzzles = Problemas
page-puzzles-game = Problemas de { $game }
page-puzzle-name = Problema
page-puzzle = Problema { $number } de { $puzzles }.
page-puzzle-task = Encontra a única jogada que ganha.
page-puzzle-right = Certo: { $action }. É a única jogada que ganha.
page-puzzle-wrong = Essa não. { $action }: { $worth }.
page-puzzle-grade = Grau
page-puzzle-again = Tentar de novo
page-puzzle-next = Próximo
page-no-puzzle = Esse problema não existe
