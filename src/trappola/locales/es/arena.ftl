### La arena: unos jugadores se miden con otros.

arena-deals-or-matches = Da --deals o --matches: se miden manos sueltas, o partidas enteras.
arena-too-few = Debe haber al menos una mano y un proceso.
arena-seconds = El tiempo por jugada es más de cero y como mucho una hora (3600 segundos).
arena-worker-died = Ha muerto un proceso; quizá no hay memoria para tantos.
not-in-the-arena = El jugador que ve todas las cartas juega solo en la arena.
arena-so-far = A { $share } ({ $low }–{ $high })
arena-so-far-replaced = ; { $player }: { $part } no suyo
arena-stopped = Detenido; esto es lo jugado.
arena-player = Jugador
arena-points = Puntos
arena-share = Parte
arena-replaced = No suyas
arena-moves = Jugadas
arena-mean = Media
arena-p99 = 99 de 100
arena-longest = Máximo
arena-unit-deal = manos sueltas
arena-unit-match = partidas enteras
arena-played = { $deals ->
        [one] Una mano
       *[other] { $deals } manos
    } en { $pairs ->
        [one] un par
       *[other] { $pairs } pares
    } de juegos con las mismas cartas; se mide por { $unit }.
arena-interval = { $player } se lleva { $share } de los puntos; con un 99 % de confianza, entre { $low } y { $high }.
arena-failures = { $player } ha fallado { $number ->
        [one] una vez
       *[other] { $number } veces
    }; en su lugar se hizo una jugada legal:
arena-silly = Jugadas tontas
arena-silly-all = todas / decisiones

verdict-better = { $better } es mejor que { $worse }.
verdict-few = { $better } parece mejor que { $worse }, pero tan pocos pares dicen poco; juega al menos { $pairs }.
verdict-open = Esto no decide entre { $a } y { $b }. Si la parte sigue cerca de { $share }, hacen falta unas { $more } manos más.
verdict-level = { $a } y { $b } están igualados hasta donde esto alcanza: ninguno lleva más de { $width } puntos de cada cien de ventaja.
verdict-nothing = No se ha jugado nada, así que nada está decidido.
verdict-not-own = Las cifras de { $player } no son suyas: ha fallado, y el jugador de club ha hecho { $part } de las jugadas en su lugar.
verdict-not-measured = Así que esto no dice nada de { $players }; lo que ha fallado está arriba.

plot-missing = Para dibujar hace falta matplotlib: instala trappola[plot].
plot-kind = { $file } no se puede dibujar; las extensiones son { $kinds }.
plot-interval = 99 % de confianza
plot-deals = manos
plot-share = Parte de los puntos de { $player }, %
plot-title = { $game }: { $a } contra { $b }

ladder-too-few = Una clasificación necesita al menos dos jugadores.
ladder-no-result = { $file }, línea { $line }: esto no es un resultado de la clasificación.
ladder-now = { $game }: { $a } contra { $b }
ladder-rating = Elo
ladder-interval = 99 % seguro
ladder-about = Puntos Elo según la parte de los puntos, con { $anchor } en 0: 100 puntos de ventaja son el 64 % de los puntos.
ladder-written = Los resultados se guardan en { $file }; la misma orden los continúa.
ladder-not-own = La puntuación de { $player } no es suya: ha fallado, y el jugador de club ha hecho { $part } de las jugadas en su lugar. Cuando esté arreglado, quita sus líneas de { $file }.

silly-points-thrown = puntos regalados en una baza perdida
silly-points-kept = puntos sin llevar a casa
silly-two-thrown = un dos desperdiciado
silly-ace-thrown = un as echado a una baza perdida
silly-aces-broken = ases declarados y rotos por nada
silly-aces-unsaid = ases jugados antes de declararlos
silly-ace-laid-away = un as apartado
silly-win-missed = una victoria desaprovechada
silly-loss-allowed = una derrota consentida

no-world = En { $number } intentos no se halló ningún reparto que explique lo que se le dijo al jugador.
