### Lo que dice --help. Los nombres de órdenes, opciones y valores son iguales en todas las lenguas.

help-trappola = { -trappola }, { -bulka } y { -svoyi }: jugar, llevar la cuenta, leer las reglas.

help-usage = Uso: { $usage }
help-commands = Órdenes
help-arguments = Argumentos
help-parameters = Opciones
help-default = [por defecto: { $value }]
help-required = [obligatorio]
help-help = Mostrar esta ayuda.
help-version = Mostrar la versión.
help-language = El idioma: { $languages }. Si falta, el que digan TRAPPOLA_LANGUAGE o el sistema.

help-place-host = La dirección en que se escucha; 0.0.0.0 deja entrar a otros de la red.
help-place-port = El puerto en que se escucha; 0 toma cualquiera libre.
help-place-store = Dónde se guardan las mesas, como dirección de SQLAlchemy; si falta, un archivo en tu carpeta de datos.

help-play = Jugar en la terminal, contra el ordenador o entre varios en una pantalla.
    .more = Las { -house-rules } son opciones: trappola play classica --two-rank lowest. La orden trappola rules GAME las enumera.
help-play-game = Un juego o una variante, como los enumera trappola games. Si falta, se elige de una lista.
help-play-humans = Cuántos puestos ocupan personas; los demás los juega el ordenador.
help-play-names = Los nombres en la mesa, separados por comas.
help-play-seats = Cuántos se sientan a la mesa, en los juegos que admiten más de un número.
help-play-computer = Qué jugador de ordenador ocupa los demás puestos, o la orden de un programa.
help-play-seed = Repartir otra vez las mismas cartas, para practicar. Si falta, las cartas no se pueden prever.
help-play-save = Dónde se escribe la partida; si falta, en tu carpeta de datos.
help-play-resume = Continuar una partida escrita.
help-play-analysis = Mostrar lo que vale cada acción, donde el juego está resuelto y no se esconde nada.
help-play-suits = Mostrar la baraja italiana con sus palos o con los franceses: picas por espadas, corazones por copas, diamantes por oros, tréboles por bastos, la dama por el caballo. Las cartas se entienden de ambas formas.
help-play-house_rules = { -house-rules(as: "title") }, como --two-rank lowest.

help-serve = Poner en marcha el servidor para el navegador, sin abrirlo.
help-serve-computer = Un programa que se ofrece como rival, como NAME=COMMAND; se puede repetir.
help-serve-computer_seconds = Cuánto puede pensar una jugada ese programa.

help-arena = Medir dos jugadores de ordenador con las mismas cartas y los puestos cambiados.
    .more = Un jugador es un nombre (club), un nombre con parámetros (master:seconds=0.5) o la orden de un programa ("./player --flag"). Las { -house-rules } son opciones, como en trappola play. Ctrl-C termina con lo jugado.
help-arena-game = Un juego o una variante, como los enumera trappola games.
help-arena-a = El jugador cuya parte se dice.
help-arena-b = El jugador con el que se mide.
help-arena-deals = Cuántas manos sueltas se juegan, la mitad desde cada lado; 1000 si no se dice nada.
help-arena-matches = Cuántas partidas enteras se juegan en su lugar; de { -bulka }, sesiones de 12 rondas.
help-arena-seed = Otras cartas: un texto cualquiera. La misma semilla da los mismos repartos.
help-arena-seconds = El tiempo por jugada, para los jugadores que lo admiten.
help-arena-seats = Cuántos se sientan a la mesa, en los juegos que admiten más de un número.
help-arena-jobs = Cuántos procesos juegan.
help-arena-silly = Contar las jugadas tontas de ambos.
help-arena-json = Imprimir el resultado como JSON.
help-arena-csv = Escribir cada par de juegos en este archivo.
help-arena-plot = Dibujar cómo evoluciona la parte (.svg, .png, .pdf; necesita trappola[plot]).
help-arena-records = Escribir cada juego, un registro JSON por línea.
help-arena-house_rules = { -house-rules(as: "title") }, como --two-rank lowest.

help-ladder = Clasificar jugadores de ordenador en una escala, con todos los juegos.
    .more = Todos juegan contra todos en cada juego. Lo que está en el archivo de resultados no se juega otra vez: detenlo, añade un jugador, pide más manos, y continúa desde allí.
help-ladder-players = Los jugadores, con los nombres de trappola arena; si faltan, todos los que hay en la mesa.
help-ladder-game = Un juego o una variante; se puede repetir. Si falta, todos los juegos.
help-ladder-deals = Cuántas manos juega cada pareja de jugadores en cada juego.
help-ladder-seed = Otras cartas: un texto cualquiera.
help-ladder-seconds = El tiempo por jugada, para los jugadores que lo admiten.
help-ladder-jobs = Cuántos procesos juegan.
help-ladder-results = El archivo que guarda lo jugado.
help-ladder-json = Imprimir la clasificación como JSON.
help-ladder-csv = Escribir la clasificación en este archivo.

help-games = Enumerar los juegos y sus variantes con nombre.

help-rules = Enumerar las { -house-rules } de un juego: qué significan, sus valores, su fuente.
help-rules-game = Un juego o una variante, como los enumera trappola games; con --page, cualquier página del libro de reglas, como index o terms.
help-rules-page = Mostrar la página del libro de reglas: cómo se juega.

help-replay = Volver a contar una partida escrita, jugada a jugada.
help-replay-file = El registro, en cualquiera de sus formas; - lee de la entrada estándar.
help-replay-seat = Contar solo lo que se le dijo a este puesto, desde 0. Si falta, se cuentan todas las cartas.
help-replay-deal = Contar solo esta mano, desde 1.
help-replay-step = Esperar la tecla Intro tras cada jugada.

help-score = Puntuar una partida escrita: la hoja de cada mano completa, y la partida.
help-score-file = El registro, en cualquiera de sus formas; - lee de la entrada estándar.
help-score-json = Imprimir el resultado como JSON.
help-score-lines = El archivo lleva un registro JSON en cada línea; imprimir un resultado JSON por cada uno.

help-convert = Imprimir un registro en su otra forma.
help-convert-file = El registro, en cualquiera de sus formas; - lee de la entrada estándar.
help-convert-to = La forma que se imprime: text o json.

help-pack = Escribir las cartas como dibujos, o como hojas para imprimir y recortar.
help-pack-name = La { -pack }: italian (36 cartas) o french (52).
help-pack-svg = La carpeta para las cartas sueltas.
help-pack-pdf = El archivo para las hojas que se imprimen.
help-pack-style = pictures (dibujos), o large: solo esquina y emblema.
help-pack-corners = El idioma de las letras de las esquinas: { $languages }. Si falta, el que está en uso.
help-pack-paper = El papel de las hojas: a4 o letter.
help-pack-size = Las cartas de las hojas: poker (63,5 x 88,9 mm), old (57 x 88) o narrow (64 x 110).
help-pack-two_colours = La { -pack } francesa en rojo y negro en vez de cuatro colores.
help-pack-letters = Letras en las esquinas; sin ellas las cartas son como antaño.
help-pack-lines = Hojas sin color, para colorear a mano.
help-pack-backs = Una hoja de dorsos tras cada hoja, para imprimir por las dos caras.
help-pack-force = Escribir encima de los archivos que existan.

help-svoyi = { -svoyi }, resuelto.
help-solve = Calcular quién gana cada posición, y en cuántos lances, y guardarlo en una tabla.
    .more = Detenlo cuando quieras: la misma orden continúa donde estaba.
help-solve-ranks = Cartas de cada { -suit }: 6 para la { -pack } de 24, 8 para la de 32.
help-solve-form = La forma de un turno: single (una carta) o cover_and_lead.
help-solve-low_trump = Si cualquier { -trump } propio mata una carta del propio { -suit } de { -trump }. Si falta, sí en la forma single, no en cover_and_lead.
help-solve-distances = Si se guardan también las distancias; con una carta por turno, hasta con 8 { -ranks }; si no, hasta con 7. Si falta, cuando caben en la memoria.
help-solve-threads = Cuántos trabajan en ello. Si falta, tantos como núcleos.
help-solve-out = Dónde se escribe la tabla. Si falta, en tu carpeta de datos.
help-solve-fold = Escribir un archivo pequeño para pasarlo a otros, en vez de uno grande que se consulta enseguida.
help-solve-json = Imprimir el resumen como JSON.

help-probe = Decir quién gana la posición final de un registro, y qué vale cada acción.
    .more = Las tablas de 24 cartas vienen con el paquete. Otras las hace "trappola svoyi solve", o se ponen a mano en la carpeta de datos; sin tabla, una búsqueda dice lo que puede probar.
help-probe-record = El registro, en cualquiera de sus formas; - lee de la entrada estándar.
help-probe-json = Imprimir la respuesta como JSON.
help-tables = Enumerar las tablas que hay, y dónde.
help-tables-check = Leer cada tabla entera y compararla con su suma de control.

help-puzzle = Resolver problemas: posiciones de manos reales en que gana exactamente una jugada.
help-puzzle-grade = Solo problemas de este grado, de 1 (fácil) a 5.
help-puzzle-number = Empezar por este de la colección. Si falta, salen en cualquier orden.
help-puzzle-json = Imprimir un problema con su solución como JSON.

help-study = Rehacer las tablas y figuras del estudio a partir de las tablas del juego.
    .more = Necesita el extra "study".
help-study-out = La carpeta para los archivos CSV, Parquet y SVG.
help-study-ranks = La baraja que se estudia, por las cartas de un palo.
help-study-cost = Hasta cuántos rangos se mide lo que cuesta resolver.

## Lo que está mal en una línea de órdenes

no-language = Aquí aún no hay nada en «{ $wish }»; esto es español. Los idiomas que hay: { $languages }.
flag-unknown = Aquí no existe la opción { $flag }; "{ $command } --help" enumera las que hay.
flag-missing = Falta { $flag }; "{ $command } --help" dice qué es.
flag-wants-value = { $flag } pide un valor detrás.
flag-wrong-value = «{ $value }» no es un valor de { $flag }.
flag-twice = { $flag } está dos veces.
flag-too-much = Estas palabras sobran: { $words }.
flag-wrong = La línea de órdenes no se puede leer; "{ $command } --help" dice qué va en ella.
