### La página del navegador: lo que dice ella misma. Cartas, juegos y sucesos tienen sus propios catálogos.

page-name = { -trappola }
page-title = { -trappola }: juegos de cartas antiguos para jugar esta noche
page-description = Juega a { -trappola }, { -bulka }, { -svoyi } y su familia, cuatro siglos de juegos de cartas de Venecia a Silesia: contra el ordenador, en una pantalla o con amigos por un enlace.
page-social-alt = Un abanico de cartas italianas junto al nombre { -trappola }.
page-old-browser = Esta página necesita un navegador más nuevo: Firefox, Chrome, Edge o Safari de los últimos tres años.
page-not-built = La página no está construida. Ejecuta "make play", o instala el paquete.
page-no-script = Esta página necesita JavaScript. También se puede jugar en la terminal: trappola play.

## Inicio

page-hero = Juegos de cartas de Venecia a Silesia, esta noche en tu mesa
page-hero-more = La { -trappola } y su familia se jugaron durante cuatro siglos. Siéntate contra el ordenador, con alguien en esta pantalla, o con amigos lejanos por un enlace. Las reglas están a mano, y cada carta que no se puede jugar te dice por qué.
page-games = Elige un juego
page-players = { $number ->
    [one] { $number } jugador
   *[other] { $number } jugadores
}
page-players-between = de { $least } a { $most } jugadores
page-trait-sides = dos contra dos
page-trait-open = cartas a la vista
page-variants-count = { $number ->
    [one] una variante
   *[other] { $number } variantes
}
page-play = Jugar
page-play-game = Jugar a { $game }
page-set-up = Reglas y jugadores
page-set-up-game = Reglas y jugadores de { $game }
page-version = { -trappola } { $version }. Cada regla tiene su fuente; míralas en el panel de reglas de la mesa.
page-try-again = Reintentar
page-go-on = Continuar
page-is-over = terminada
page-forget = Olvidar la mesa de { $game } con { $names }
page-forget-short = Olvidar esta mesa
page-all-tables = Mostrar las { $number }

## Una mesa nueva

page-way-back = Volver
page-all-games = Todos los juegos
page-to-start = A la página de inicio
page-variant = Variante
page-seats = Quién se sienta dónde
page-seat-name = Nombre del puesto { $number }
page-seat-who = Quién ocupa el puesto { $number }
page-seat-remove = Quitar a { $name }
page-seat-add = Añadir un puesto
page-partner = { -partner(as: "title") } de { $name }
page-who-here = persona aquí
page-who-link = persona con enlace
page-who-computer-novice = ordenador, principiante
page-who-computer-club = ordenador, jugador de club
page-who-computer-master = ordenador, maestro (un segundo por jugada)
page-who-computer-perfect = ordenador, juega a la perfección
page-who-computer-expert = ordenador, rara vez yerra
page-who-computer-clubman = ordenador, yerra a veces
page-who-computer-learner = ordenador, yerra a menudo
page-who-computer-beginner = ordenador, acaba de empezar
page-links-later = Los enlaces se dan en la mesa.
page-only-computers = Aquí no se sienta nadie: tú miras.
page-computer-names = Bianca, Carlo, Dora, Enzo, Flora, Guido
page-default-name = Invitado
page-house-rules = { -house-rules(as: "title") }
page-rules-changed = { $number ->
    [0] las habituales
    [one] una cambiada
   *[other] { $number } cambiadas
}
page-rules-reset = Las habituales
page-rule-usual = (habitual)
page-rule-fixed = { $number } ({ $text })
page-rule-number = Número para: { $rule }
page-rule-source = Regla { $rule }; fuente: { $sources }
page-rule-proposal = Regla { $rule }; propuesta nuestra
page-practice = Práctica
page-seed = Semilla
page-seed-more = La misma semilla da las mismas cartas. Déjala vacía para barajar de verdad.
page-no-game = No existe ese juego
page-no-game-more = Aquí nada se llama «{ $name }».

## Lo que puede ir mal

page-nowhere = Aquí no hay nada
page-nowhere-more = Puede que la dirección esté mal escrita.
page-no-table = Este enlace no abre ninguna mesa
page-no-table-more = Puede estar mal escrito, o la mesa es de otro servidor.
page-no-replay = Esta { -deal } no se puede mostrar
page-no-rules = No se han podido cargar las reglas.
page-unreachable = El servidor no responde.
page-went-wrong = Algo ha ido mal.
page-lost = Se ha perdido la conexión. Se está reintentando; en la mesa no se pierde nada.
page-loading = Un momento…

## Ajustes

page-settings = Ajustes
page-set-language = Idioma
page-no-language = Todavía no hay { $language }; esto es español. Puedes elegir otro idioma más abajo.
page-set-pack = Cartas
    .v-auto = dibujos; pequeñas, con letras
    .v-pictures = siempre dibujos
    .v-large = letras grandes
page-set-suits = Palos
    .v-italian = italianos
    .v-french = franceses (dama = caballo)
page-set-order = Tus cartas
    .v-suits = por { -suit }
    .v-trumps = por { -suit }, antes los { -trumps }
    .v-ranks = por { -rank }
    .v-dealt = como vienen
page-set-speed = Velocidad
    .v-slow = lenta
    .v-normal = media
    .v-fast = rápida
    .v-instant = inmediata
page-set-theme = Colores
    .v-auto = como el dispositivo
    .v-light = claros
    .v-dark = oscuros
page-set-letters = Letras y signos en las esquinas de las cartas; sin ellos, como antaño
page-set-fourColours = Cuatro colores en la { -pack } francesa
page-set-sound = Sonido de las cartas
page-set-singleKeys = Letras sueltas como teclas en la mesa

## La mesa

page-table = Mesa
page-tools = Herramientas de la mesa
page-more = Más
page-close = Cerrar
page-deal = { -deal(as: "title") } { $number }
page-deals = { -deals(as: "title") }
page-match = { -match(as: "title") }
page-standing-chips = { -chips(as: "title") }:
page-standing-match = { -match(as: "title") }:
page-hint = Pista
page-hint-thinking = El maestro está pensando…
page-hint-card = { $card }, la elección del maestro
page-hint-this = la elección del maestro
page-hints = Permitir pistas
page-hints-end = No más pistas
page-undo = Deshacer
page-undo-asked = { $name } pide deshacer la última acción.
page-undo-yes = Aceptar
page-undo-no = Rechazar
page-undo-waits = Has pedido deshacer; los demás deben aceptar.
page-last-trick = Última { -trick }
page-invite = Enlaces
page-invite-more = Quien abre un enlace ocupa ese puesto y puede jugar en él. Envía cada uno solo a la persona a la que está destinado.
page-link-for = Puesto de { $name }
page-link-spectator = Para mirar
page-copy = Copiar
page-copied = Copiado
page-copy-link = Copiar: { $name }
page-watching = Estás mirando.
page-waiting-for = Esperando a { $names }.
page-waits-for = { $name } está pensando…
page-not-here = ausente
page-on-turn = le toca
page-your-partner = tu { -partner }
page-own-trump = { -trumps }
page-second = segundo
page-title-turn = Te toca: { $game }
page-seat-of = Puesto de { $name }
page-cards-held = { $number ->
    [one] Una carta en la mano
   *[other] { $number } cartas en la mano
}
page-cards-count = { $number ->
    [one] una carta
   *[other] { $number } cartas
}
page-known-cards = Cartas conocidas de { $name }
page-your-hand = { $number ->
    [one] Tus cartas, una
   *[other] Tus cartas, { $number }
}
page-hand-of = Cartas de { $name }
page-card-refused = { $card }, no se puede jugar
page-trick = { -trick(as: "title") }
page-played = { $name }: { $card }
page-pile = { -pile(as: "title") }, la carta de arriba al final
page-laid-open = Media { -pack }, a la vista
page-exposed = A la vista
page-discarded = { $number ->
    [one] Apartaste una carta
   *[other] Apartaste { $number } cartas
}
page-discarded-title = Apartadas
page-tricks = { $number ->
    [one] una { -trick }
   *[other] { $number } { -tricks }
}
page-streak = { $number ->
    [one] { $number } victoria seguida
   *[other] { $number } victorias seguidas
}
page-taken-by = Cartas ganadas por { $name }
page-chips = { $number ->
    [one] una { -chip }
   *[other] { $number } { -chips }
}
page-points = { $number ->
    [one] un punto
   *[other] { $number } puntos
}
page-signed = { $sign ->
    [plus] +{ $number }
    [minus] −{ $number }
   *[other] { $number }
}
page-pick-exchange = { $number ->
    [0] Cambiar las cartas que elijas
    [one] Cambiar una carta
   *[other] Cambiar { $number } cartas
}
page-pick-up-to = { $most ->
    [one] Elige como mucho una de tus cartas.
   *[other] Elige hasta { $most } de tus cartas.
}
page-pick-exactly = { $most ->
    [one] Elige una de tus cartas.
   *[other] Elige { $most } de tus cartas.
}
page-pick-between = Elige de { $least } a { $most } de tus cartas.
# Before the signs of the suits that a signal may ask for, each a button.
page-signal-suits = seña: sal de
page-hurry = Seguir
page-announcements = Lo que pasa

### Lo que valen las jugadas, y problemas

page-analysis = Ver lo que vale cada jugada
page-analysis-end = Ocultar lo que vale cada jugada
page-marks = ✓ gana, = empata, × pierde; el número cuenta los lances
page-line = Ver cómo
page-line-title = Mejor juego de ambos
page-line-unknown = No se sabe cómo sigue.
page-mistakes = Errores
page-pile-cards = En el montón
page-puzzles = Problemas
page-puzzles-game = Problemas de { $game }
page-puzzle-name = Problema
page-puzzle = Problema { $number } de { $puzzles }.
page-puzzle-task = Encuentra la única jugada que gana.
page-puzzle-right = Bien: solo gana { $action }.
page-puzzle-wrong = { $action } no: { $worth }.
page-puzzle-grade = Grado
page-puzzle-again = Reintentar
page-puzzle-next = Siguiente
page-no-puzzle = No existe ese problema

## Entre dos personas en una pantalla

page-curtain = La pantalla es para { $name }
page-curtain-more = Muestra las cartas cuando no mire nadie más.
page-curtain-ready = Soy { $name }: mostrar mis cartas

## Después

page-sheet = { -score-sheet(as: "title") }
page-sheet-of = { -deal(as: "title") } { $number }: { -score-sheet }
page-sheet-for = Por
page-sheet-who = Quién
page-sheet-points = Puntos
page-sheet-chips = { -chips(as: "title") }
page-sheet-pot = { -pot(as: "title") }
page-sheet-total = Total
page-wins-deal = { $who } gana la { -deal }.
page-nobody-wins = Nadie gana la { -deal }.
page-wins-match = { $who } gana la { -match }.
page-match-over = La { -match } ha terminado.
page-next-deal = Siguiente { -deal }
page-new-match = Nueva partida
page-same-cards = Las mismas cartas
page-replay = Paso a paso
page-record = Registro
page-replay-why = Paso a paso, y por qué
page-why = Por qué:
page-replay-of = { -deal(as: "title") } { $number }, paso a paso
page-back-to-table = Volver a la mesa
page-step = Paso
page-step-first = Al principio
page-step-back = Un paso atrás
page-step-next = Un paso adelante
page-step-end = Al final
page-all-hands = todas las cartas
page-seen-by = Como lo ve
page-seen-own = este puesto

## Ayuda

page-panel = Diario, reglas y ayuda
page-tab-events = Diario
page-tab-rules = Reglas
page-tab-glossary = Léxico
page-tab-keys = Teclas
page-events = Diario, lo último primero
page-rules-now = ¿Qué puedo hacer ahora?
page-rules-back = Atrás
page-rules-section = Apartado
page-rules-untranslated = Esta página aún no está traducida. Aquí está en { $language }.
page-rules-suits = Las cartas se ven con palos franceses: las picas son espadas, los corazones copas, los diamantes oros, los tréboles bastos, y la dama es el caballo.
page-rules-book = Libro de reglas
page-rules-home = { -trappola }
page-rules-all = Todos los juegos
page-no-events = Aún no ha pasado nada.
page-key = Tecla
page-key-does = Qué hace
page-key-arrows = ← →
    .does = recorrer tus cartas
page-key-enter = Intro
    .does = jugar la carta, o elegirla
page-key-escape = Esc
    .does = cerrar lo que tapa la mesa
page-key-space = Espacio
page-key-hurry = mostrar de una vez lo que falta por ver
page-key-digits = hacer lo que dice el botón con este número
page-key-rules = las reglas
page-key-events = lo que ha pasado
page-key-sheet = la { -score-sheet }
page-key-lastTrick = la última { -trick }
page-key-undo = deshacer
page-key-hint = una pista, donde se permiten
page-key-hand = a tus cartas
page-key-next = la siguiente { -deal }
page-key-settings = ajustes
page-key-keys = esta lista
page-keys-off = Las letras sueltas están desactivadas en los ajustes.

## Las palabras de estos juegos

page-word-pack = { -pack(as: "title") }
    .meaning = Todas las cartas de un juego: 36 en la { -trappola }, sin treses, cuatros, cincos ni seises.
page-word-suit = { -suit(as: "title") }
    .meaning = Espadas, copas, oros y bastos en la { -pack } italiana; picas, corazones, diamantes y tréboles en la francesa.
page-word-rank = { -rank(as: "title") }
    .meaning = As, rey, caballo (o dama), sota y los números. Las reglas de cada juego dicen cuál gana a cuál.
page-word-hand = Cartas (en mano)
    .meaning = Las cartas que tiene un puesto.
page-word-stock = { -stock(as: "title") }
    .meaning = Las cartas que no se repartieron. En algunos juegos se roba de él después de cada { -trick }.
page-word-turn-up = { -turn-up(as: "title") }
    .meaning = La carta que se vuelve al empezar la { -deal }, después de repartir. Su { -suit } es { -trump }.
page-word-trump = { -trump(as: "title") }
    .meaning = El { -suit } que gana a todos los demás.
page-word-trick = { -trick(as: "title") }
    .meaning = Una carta de cada cual, por turno; la mejor se las lleva todas.
page-word-lead = Salir
    .meaning = Jugar la primera carta de una { -trick }.
page-word-follow = Asistir
    .meaning = Jugar una carta del { -suit } de salida.
page-word-declaration = { -declaration(as: "title") }
    .meaning = Cartas que van juntas, como tres reyes, y se anuncian a cambio de puntos.
page-word-exchange = Cambio
    .meaning = Apartar cartas y tomar otras del { -stock }.
page-word-dealer = { -dealer(as: "title") }
    .meaning = La persona que da las cartas esta vez.
page-word-deal = { -deal(as: "title") }
    .meaning = Desde que se reparten las cartas hasta la { -score-sheet }. También se llama mano a quien juega primero.
page-word-match = { -match(as: "title") }
    .meaning = Varias manos, hasta que alguien gana.
page-word-side = Bando
    .meaning = Dos compañeros, que se sientan frente a frente y suman juntos.
page-word-pot = { -pot(as: "title") }
    .meaning = Las { -chips } del { -cup }. Se las lleva quien gana tres manos seguidas.
page-word-queue = { -queue(as: "title") }
    .meaning = Quienes esperan para retar al ganador, por orden.
page-word-pile = { -pile(as: "title") }
    .meaning = Las cartas que hay en la mesa. Quien no puede o no quiere matar la de arriba se las lleva todas.
