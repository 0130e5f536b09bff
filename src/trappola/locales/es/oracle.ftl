### Lo que se sabe de las posiciones en los juegos que no esconden nada.
###
### $distance cuenta lances; 0 quiere decir que no se sabe cuántos son.

oracle-says-win = { $distance ->
    [0] Gana { $who }.
    [1] Gana { $who } en este lance.
   *[other] Gana { $who }, como mucho en { $distance } lances.
}
oracle-says-loss = { $distance ->
    [0] Pierde { $who } si el rival juega bien.
    [1] Pierde { $who } en este lance si el rival juega bien.
   *[other] Pierde { $who }, en { $distance } lances a más tardar, si el rival juega bien.
}
oracle-says-draw = Ningún bando puede forzar el final.
oracle-says-unknown = Nadie sabe quién gana aquí: no hay tabla a mano y la búsqueda no lo encontró.
oracle-win = { $distance ->
    [0] gana
    [1] gana ya
   *[other] gana en { $distance }
}
oracle-loss = { $distance ->
    [0] pierde
    [1] pierde ya
   *[other] pierde en { $distance }
}
oracle-draw = empata
oracle-unknown = no se sabe
oracle-line = Mejor juego de ambos, lance a lance
oracle-searched = No hay tabla de esta { -pack } a mano; esto es lo que pudo probar una búsqueda.
oracle-do-take = recoger
oracle-stretch = { $number }. { $actions }
