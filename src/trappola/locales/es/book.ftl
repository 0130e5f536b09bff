### El libro de reglas: palabras de sus tablas y sus propios problemas.

## Manos de ejemplo

book-hand = Cartas
book-who = { $who }
book-who-dealt = { $who } (reparte)
book-trick = { -trick(as: "title") }
book-card-1 = Salida
book-card-2 = Segunda
book-card-3 = Tercera
book-card-4 = Cuarta
book-won-by = La gana
book-card-points = Puntos en ella
book-draws = Roba { $who }
book-said = Lo que se dice

book-sheet = { -score-sheet(as: "title") }
book-total = Total
book-to-match = Para la partida
book-chips = { -chips(as: "title") } de { $who }
book-cup = El { -cup }
book-as-played = como se jugó
book-match-of = Partida: { $who }

book-round = Ronda
book-plays = En la mesa
book-wins = Gana
book-queue = { -queue(as: "title") } después

book-turn = Turno
book-pile = En la mesa, la última arriba
book-to-move = Le toca a
book-may = Puede jugar
book-does = Juega
book-nothing = nada
book-take = o recoger
book-take-only = nada; debe recoger
book-takes = recoge { $number ->
        [one] una carta
       *[other] { $number } cartas
    }

book-table = Tabla { $number }

## Tablas de datos

book-captured = Carta ganada
book-points = Puntos
book-all-cards = todas las cartas de la { -pack }
book-held = Tienes
book-three = Tres
book-four = Cuatro
book-run = escalera de un { -suit }
book-blanche = { -blanche }: ni rey ni caballo ni sota
book-bianka = { -bianka }: ni rey ni caballo ni sota ni as
book-aces-kept = { $what }, todos en tus { -tricks } al final
book-aces-lost = { $what }, si se pierde alguno
book-chips-paid = { -chips(as: "title") } del rival
book-trick-bonus = Por { -tricks }
book-cup-paid = El rival paga al { -cup }

book-option = Opción
book-decides = Qué decide
book-values = Valores, primero el habitual
book-from = Regla y fuente
book-proposal = propuesta nuestra
book-variant = Variante
book-name = Nombre
book-sets = Qué fija
book-about = En una línea
book-game = Juego
book-players = Jugadores
book-cards = Cartas
book-length = Duración
book-luck = Suerte

## Palabras

book-code = Código

## Problemas

no-book = El libro de reglas no está instalado con este paquete.
book-no-terms = En el catálogo terms.ftl no hay un grupo de términos { $group }.
book-no-kind = Línea { $line }: no existe la clase de parte { $kind }. Las conocidas son: { $kinds }.
book-no-end = Línea { $line }: la parte { $kind } no tiene fin; escribe después <!-- /{ $kind } -->.
book-no-deal = No hay ninguna mano de ejemplo llamada { $name }.
book-wrong = La mano de ejemplo { $name } no se puede mostrar: { $problem }
book-names-one = La parte «{ $block }» debe nombrar una sola mano de ejemplo o un solo juego.
book-block = La parte «{ $block }» no se puede escribir: { $problem }
book-no-turns = En esta mano no existen los turnos { $wanted }; escribe dos números del 1 al { $number }, como 1-5.
book-no-such-deal = En este registro no existe la mano { $wanted }; tiene { $number }.

## El sitio

book-title = Trappola: el libro de reglas
book-description = Trappola, Bulka y Svoyi Kozyri: reglas, manos de ejemplo, fuentes.
book-more = Más
book-dark = Oscuro
book-light = Claro
