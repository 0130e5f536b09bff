### El juego resuelto: tablas, cálculo y lo que les va mal.

svoyi-no-form = No existe la forma «{ $form }»; las formas son { $forms }.
svoyi-no-ranks = La forma { $form } se resuelve con entre { $least } y { $most } { -ranks }, no con { $ranks }.
svoyi-threads = Con { $threads } hilos no se puede trabajar; hace falta al menos uno.
svoyi-no-memory = { $distances ->
    [yes] Resolver esto ocupa { $needed } de memoria y hay { $free } libres; cierra otros programas, usa menos hilos o prescinde de las distancias.
   *[no] Resolver esto ocupa { $needed } de memoria y hay { $free } libres; cierra otros programas o usa menos hilos.
}
svoyi-memory-refused = Resolver esto ocupa { $needed } de memoria y el sistema no la da; cierra otros programas o usa menos hilos.
svoyi-table-no-memory = La tabla de { $file } ocupa { $needed } de memoria y hay { $free } libres; cierra otros programas.
svoyi-distance-too-long = Una distancia no cabe en la tabla; resuelve sin distancias.
svoyi-trumps = «{ $trumps }» no son { -trumps }; cada puesto tiene su { -suit }, como en "sh".
svoyi-no-seat = Esto no es una posición: juega el puesto 0 o el 1, no el { $seat }.
svoyi-no-lead = Esto no es una posición: solo quien acaba de cubrir una carta, y tiene otra, sale encima.
svoyi-other-form = La tabla es de otra forma del juego; abre la tabla de la forma por la que preguntas.
svoyi-other-pack = La tabla es de { $cards } cartas y aquí hay otras; abre la tabla de esa { -pack }.
svoyi-cards-missing = Toda carta debe estar en una mano o en el { -pile }; la { -pack } tiene { $wanted } cartas y faltan estas: { $missing }.
svoyi-hand-empty = Esto no es una posición: los dos necesitan cartas; quien no tiene ninguna ya ha ganado.
svoyi-file-foreign = { $file } no es una tabla de { -svoyi }; las hace "{ $command }".
svoyi-file-newer = { $file } lo hizo una versión más nueva (formato { $found }); esta lee hasta el formato { $known }. Instala la más nueva para usarlo.
svoyi-file-older = { $file } lo hizo una versión más antigua (formato { $found }, ahora { $known }); hazlo de nuevo con "{ $command }".
svoyi-file-checksum = { $file } no coincide con su suma de control; está dañado, hazlo de nuevo con "{ $command }".
svoyi-file-size = { $file } no tiene la longitud de una tabla así; está dañado o cortado, hazlo de nuevo con "{ $command }".
svoyi-not-read = { $file } no se puede leer: { $problem }.
svoyi-no-table = No hay tabla de { $cards } cartas para la forma { $form }; hazla con "{ $command }", o ponla en { $folder }.
svoyi-file-damaged = { $file } está dañado o cortado en el bloque { $number }; hazlo de nuevo con "{ $command }".
svoyi-file-longer = { $file } sigue tras su último bloque; está dañado, hazlo de nuevo con "{ $command }".
svoyi-not-file = { $file } no es un archivo normal; indica un archivo.
svoyi-sweeps-other = { $file } guarda las pasadas de la forma { $form } con { $ranks } { -ranks }; bórralo o da otro archivo con --out.
svoyi-no-distances = Con { $ranks } { -ranks } no se guardan distancias; resuelve sin ellas.
svoyi-sweeps-kind = { $file } guarda una solución { $kept ->
    [yes] con distancias; continúa con --distances
   *[no] sin distancias; continúa con --no-distances
}, bórralo o da otro archivo con --out.
svoyi-sweeps-older = { $file } guarda pasadas como las guardaba una versión anterior (formato { $found }, ahora { $known }); bórralo o da otro archivo con --out.
svoyi-sweeps-wrong = { $file } guarda pasadas dañadas o que no se siguen unas de otras; bórralo y empieza de nuevo.

svoyi-estimate = Resolver ocupa como mucho { $needed } de memoria; hay { $free } libres.
svoyi-without-distances = Las distancias ya no caben en la memoria y se dejan fuera.
svoyi-resumed = Se continúa tras la pasada { $sweep }.
svoyi-kept = Detenido. La misma orden continúa tras la pasada { $sweep }.
svoyi-working = Pasada { $sweep }
svoyi-written = La tabla está escrita en { $file } ({ $size }).

svoyi-title = { -svoyi }, { $ranks } { -ranks }, para quien sale
svoyi-form = { $form ->
    [single] Una carta por turno.
   *[cover_and_lead] Matar y salir.
}
svoyi-low = { $low ->
    [yes] Cualquier { -trump } propio mata un { -trump } propio.
   *[no] Un { -trump } propio debe ser más alto para matar un { -trump } propio.
}
svoyi-positions = Posiciones
svoyi-mirror = Repartos en espejo
svoyi-dealt = Repartidos
svoyi-won = Ganados
svoyi-lost = Perdidos
svoyi-drawn = Tablas
svoyi-longest = Victoria más larga
svoyi-longest-loss = Derrota más larga
svoyi-mean = Lances de media
svoyi-nobody-leads = Perdidos para quien salga: { $number }
svoyi-took = Pasadas: { $sweeps }. Segundos: { $seconds }; de procesador: { $processor }.
svoyi-number = { $number }
svoyi-fraction = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
svoyi-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %

# Preguntar

svoyi-over = La mano ha terminado; no hay nada que preguntar.
svoyi-record-other = { $file } es un registro de { $game }; solo está resuelto { -svoyi } (el juego svoyi, también como challenge).
svoyi-record-over = En { $file } la última mano ha terminado; quita sus últimas acciones para preguntar por la posición anterior.
svoyi-record-undealt = En { $file } aún no se han elegido los { -suits }; antes de repartir no hay posición.
svoyi-no-oracle = Con estas { -house-rules } el juego no está resuelto; lo está si la última carta gana en el acto y no gana, tras cierto número de turnos, quien tiene menos cartas.
svoyi-table = { $cards } cartas ({ $size })
svoyi-distances = { $distances ->
    [yes] Con distancias.
   *[no] Sin distancias.
}
svoyi-tables-folder = Las tablas que pongas en { $folder } se encuentran.

# El estudio

svoyi-study-extra = El estudio necesita { $name }; instálalo con: pip install "trappola[study]"
svoyi-study-cost = Lo que cuesta resolver se mide de { $least } a { $most } { -ranks }, no hasta { $cost }.
svoyi-study-written = { $file } está escrito.
svoyi-form-single = una carta por turno
svoyi-form-cover_and_lead = matar y salir
svoyi-figure-form = { $cards } cartas, { $form }
svoyi-figure-distance = Lances hasta el final
svoyi-figure-positions = Posiciones
svoyi-figure-solid = ganadas (punteado: perdidas)
svoyi-figure-rank = Rango con que se sale
svoyi-figure-share = Salidas que ganan, en porcentaje
svoyi-figure-own = triunfo propio
svoyi-figure-other = triunfo del otro
svoyi-figure-plain = sin triunfo
svoyi-figure-cards = Cartas de la baraja
svoyi-figure-seconds = Segundos de procesador
svoyi-figure-winning-leads = Salidas que ganan
svoyi-figure-deals = Repartos en espejo ganados, en porcentaje
