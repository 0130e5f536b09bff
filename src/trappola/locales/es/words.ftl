### Las palabras de estos juegos, cada una una sola vez: el término se usa siempre que se habla de la cosa.
###
### Otra forma de un término se pide con "as": { -trick(as: "title") } va al comienzo de un título.

-trappola = Trappola
-bulka = Bulka
-svoyi = Svoyi Kozyri

-trick = { $as ->
   *[plain] baza
    [title] Baza
}
-tricks = { $as ->
   *[plain] bazas
    [title] Bazas
}
# Las cartas del palo que gana a los demás.
-trumps = { $as ->
   *[plain] triunfos
    [title] Triunfos
}
# Una de ellas; también el palo: «el triunfo es copas».
-trump = { $as ->
   *[plain] triunfo
    [title] Triunfo
}
# Las cartas que no se repartieron. En América «mazo» es la baraja entera; «monte» se entiende en todas partes.
-stock = { $as ->
   *[plain] monte
    [title] Monte
}
# La carta que se vuelve después de repartir.
-turn-up = { $as ->
   *[plain] muestra
    [title] Muestra
}
-suit = { $as ->
   *[plain] palo
    [title] Palo
}
-suits = { $as ->
   *[plain] palos
    [title] Palos
}
-rank = { $as ->
   *[plain] rango
    [title] Rango
}
-ranks = { $as ->
   *[plain] rangos
    [title] Rangos
}
# Todas las cartas de un juego.
-pack = { $as ->
   *[plain] baraja
    [title] Baraja
}
# Rey, caballo y sota.
-figure = { $as ->
   *[plain] figura
    [title] Figura
}
-figures = { $as ->
   *[plain] figuras
    [title] Figuras
}
# Cartas que van juntas y se anuncian a cambio de puntos.
-declaration = { $as ->
   *[plain] declaración
    [title] Declaración
}
-declarations = { $as ->
   *[plain] declaraciones
    [title] Declaraciones
}
# Sin género, y sin «el»: «la última carta de quien reparte».
-dealer = { $as ->
   *[plain] quien reparte
    [title] Quien reparte
}
# Quien juega contra el n.º 1 en la Bulka.
-challenger = { $as ->
   *[plain] retador
    [title] Retador
}
# Desde que se reparte hasta la hoja de puntos. Las cartas que uno tiene son «las cartas», nunca «la mano».
-deal = { $as ->
   *[plain] mano
    [title] Mano
}
-deals = { $as ->
   *[plain] manos
    [title] Manos
}
# Manos hasta que alguien gana.
-match = { $as ->
   *[plain] partida
    [title] Partida
}
-chip = { $as ->
   *[plain] ficha
    [title] Ficha
}
-chips = { $as ->
   *[plain] fichas
    [title] Fichas
}
# Las fichas que se juegan.
-pot = { $as ->
   *[plain] bote
    [title] Bote
}
# Donde está el bote; en la Bulka, el bote mismo. («Copa» sería también un palo.)
-cup = { $as ->
   *[plain] platillo
    [title] Platillo
}
# Quienes esperan para retar al ganador.
-queue = { $as ->
   *[plain] cola
    [title] Cola
}
# Las cartas que hay en la mesa en Svoyi Kozyri.
-pile = { $as ->
   *[plain] montón
    [title] Montón
}
# Sin género, como en el mus.
-partner = { $as ->
   *[plain] pareja
    [title] Pareja
}
-score-sheet = { $as ->
   *[plain] hoja de puntos
    [title] Hoja de puntos
}
-house-rules = { $as ->
   *[plain] reglas de la casa
    [title] Reglas de la casa
}
# Victorias seguidas.
-streak = { $as ->
   *[plain] racha
    [title] Racha
}
# Nueve cartas sin rey, caballo ni sota; la bianka tampoco tiene as.
-blanche = carta blanca
-bianka = bianka
# Lo que se dice al pagar por poder llevarse el platillo; la pregunta que pide otro reparto.
-pro = Pro
-alifer = Alifer

## Listas y números

list-next = { $before }, { $next }
list-last = { $before } y { $next }

side-names = { $one } + { $other }
name-and-number = { $who } { $number }

size-gib = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } GiB
size-mib = { $number } MiB
