### Qué está mal, en una frase cada vez.

## Dónde, dentro de un registro

where = { $place }: { $problem }
where-deal = mano { $number }
where-action = acción { $number }
where-line = línea { $number }

## Lo que no se puede leer

# Estas letras son las de los registros, iguales en todas las lenguas.
no-card = «{ $text }» no es una carta; una carta es un { -rank } (A K Q N J 10 … 2) y la letra de un { -suit } (s c d b, o s h d c), como As o 10d.
not-in-pack = { $card } no es carta de esta { -pack }, que tiene los { -ranks } { $ranks } en los { -suits } { $suits }.
card-twice = { $card } está dos veces.
pack-incomplete = La { -pack } no está completa: tiene { $wanted } cartas y faltan estas: { $missing }.
no-suit = «{ $suit }» no es un { -suit } de esta { -pack }; sus { -suits } son { $suits }.
no-verb = «{ $text }» no es una acción; una acción empieza por una de estas palabras: { $verbs }.
wrong-words = A «{ $verb }» { $least ->
        [0] no le sigue nada
        [one] le sigue una palabra
       *[other] le siguen { $least } palabras
    }, no { $number }.
wrong-words-between = A «{ $verb }» le siguen de { $least } a { $most } palabras, no { $number }.
no-event = «{ $text }» no es un suceso; un suceso es un puesto (o -), una clase y palabras.
no-view = Esto no es una vista: su parte «{ $name }» falta o no se puede leer.
no-json = El archivo no es JSON: se corta o se estropea en la línea { $line }.
no-action = «{ $text }» no es una acción de un registro; debe ser un número de puesto y una acción, como "0 play As".

## Registros

record-no-object = Un registro es un objeto JSON con las claves format, game, options, seats, order y deals.
record-format = El formato es "{ $found }"; este programa lee "{ $wanted }".
record-key = "{ $key }" no es una clave de aquí; las claves son { $keys }.
record-wants-a-text = "{ $key }" falta o no es un texto.
record-wants-a-number = "{ $key }" falta o no es un número entero.
record-wants-a-list = "{ $key }" falta o no es una lista.
record-wants-an-object = "{ $key }" debe ser un objeto entre llaves.
record-wants-texts = "{ $key }" debe ser una lista de textos.
record-wants-numbers = "{ $key }" debe ser una lista de números enteros.
record-seat = Los puestos deben ir numerados en orden; el siguiente es "seat { $due }".
record-name = El nombre no es un texto entre comillas.
record-line = «{ $word }» no empieza ninguna línea de la cabecera; esas son game, option, seat, order y después deal.
record-deal = Las manos deben ir numeradas en orden; la siguiente empieza por "deal { $due } dealer SEAT".

## Juegos, opciones, puestos

no-game = No existe el juego «{ $name }»; hay { $games }.
no-option = { $game } no tiene la opción «{ $option }»; tiene { $options }.
no-value = «{ $value }» no es un valor de { $option }; sus valores son { $values }.
option-clash = { $one } y { $other } se excluyen.
wrong-seats = { $game } es para { $least ->
        [one] una persona
       *[other] { $least } personas
    }, no para { $number }.
wrong-seats-between = { $game } es para entre { $least } y { $most } personas, no para { $number }.
wrong-name = «{ $name }» no sirve como nombre de un puesto; no puede estar vacío ni llevar caracteres de control.
no-queue = { $game } no tiene { -queue }; "order" es de los juegos con { -pot }.
wrong-order = El orden debe nombrar una vez cada uno de los { $number } puestos, contados desde 0.
deal-unfinished = La { -deal } { $number } no ha terminado.
match-over = La { -match } ha terminado.
no-seat = No existe el puesto { $seat }; hay { $number } y se numeran desde 0.
wrong-dealer = Al puesto { $seat } no le toca repartir; reparte el puesto { $due }.
nothing-to-undo = No hay ninguna acción que deshacer.

## A quién le toca

deal-over = La { -deal } ha terminado.
not-your-turn = No le toca al puesto { $seat }; le toca al puesto { $due }.
not-now = «{ $action }» no es posible ahora; se puede { $verbs }.

## Jugar cartas

card-not-in-pack = { $card } no es carta de esta { -pack }.
not-held = { $card }: no está entre las cartas de quien juega.
play-over = Ya no se juega ninguna carta.
must-follow = { $card } no se puede jugar: se salió de { $suit } y hay que asistir.
must-trump = { $card } no se puede jugar: quien no puede asistir al { -suit } debe echar { -trump }.
must-beat = { $card } no se puede jugar: hay que echar una carta que gane.
cannot-swap = La { -turn-up } no se puede cambiar: hace falta tener la salida y el { -trump } convenido, y que aún quede { -stock }.
must-beat-top = { $card } no mata a { $top }; hace falta una carta más alta del mismo { -suit } o un { -trump } propio.
nothing-to-take = No hay nada que recoger en la mesa.
suits-not-free = Elige un { -trump } y un segundo { -suit } que sigan libres: { $choices }.

## Cambiar

picked-twice = Una carta está nombrada dos veces.
wrong-pick = { $number ->
        [0] Aquí no se puede cambiar ninguna carta
        [one] Aquí no se puede cambiar una carta
       *[other] Aquí no se pueden cambiar { $number } cartas
    }; los números permitidos son { $sizes }.

## Declarar y preguntar

no-such-declaration = «{ $what }» no se puede declarar en este juego.
declared-already = Ya se han declarado { $ranks-the }.
said-already = «{ $what }» ya está declarado.
set-not-held = Entre las cartas no hay { $number } { $ranks }.
set-broken = De { $ranks-the } ya se ha jugado una carta; no se pueden declarar.
number-exact = El número debe ser exacto: entre las cartas hay { $held } { $ranks }.
fourth-captured = De { $ranks-the }, la cuarta carta está en las { -tricks } propias; ya no se pueden declarar tres.
declare-too-late = Es demasiado tarde para declarar esto.
declared-in-play = «{ $what }» se declara durante el juego, no antes de la primera carta.
not-blanche = Hay rey, { rank-N } o sota; la { -blanche } no tiene ninguno.
not-bianka = Entre las cartas recibidas había una { -figure } o un as; la { -bianka } no tiene ninguno.
combination-not-held = «{ $what }» no está entre las cartas, o no en toda su longitud.
card-in-two = «{ $what }» comparte una carta con otra { -declaration }, y eso no está convenido.
no-asking = No está convenido preguntar por la cuarta carta.
ask-in-second-trick = Por la cuarta carta se pregunta en el turno propio de la segunda { -trick }.
asked-already = La pregunta ya está hecha.
nothing-to-ask = El rival no ha declarado ningún trío por cuya cuarta carta se pueda preguntar.
no-alifer = Ahora no cabe el { -alifer }: debe estar convenido y es lo primero que se dice, antes de toda declaración.
no-signals = Las señas no están convenidas.
no-such-signal = Las señas son { $signals }.
one-signal = En cada turno cabe una sola seña, antes de la carta.

## Lo que se sabe

knowledge-impossible = Ningún reparto concuerda con lo que se le dijo a este puesto.
knowledge-event = Ningún reparto concuerda con lo que se le dijo a este puesto: el número { $number }, «{ $event }», no puede seguir a lo que se le dijo antes.
knowledge-turn = Ningún reparto concuerda con esta vista: tras las { $number } cosas que se le dijeron ocurre algo más, le toca a otro puesto o se permiten otras acciones.
knowledge-field = La parte «{ $name }» de esta vista no se sigue de los sucesos que se le contaron.
knowledge-untold = A esta vista no se le contó ningún reparto: sus sucesos tienen que empezar por «deal».
