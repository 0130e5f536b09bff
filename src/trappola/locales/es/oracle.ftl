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
oracle-remedy = Con una tabla se sabe con certeza; "{ $command }" hace una.
oracle-do-take = recoger
oracle-stretch = { $number }. { $actions }
oracle-none = { $game } no se puede analizar con estas { -house-rules }; el análisis es para juegos en que nada está oculto y que están resueltos, como svoyi.
oracle-no-line = No se sabe cómo sigue.
oracle-hint = El análisis está activo. Escribe win para ver la mejor línea, back para deshacer tu última acción.
oracle-back-none = En esta mano no hay nada tuyo que deshacer.
oracle-mistakes = { $number ->
    [0] Nadie ha regalado nada.
    [one] Un error:
   *[other] { $number } errores:
}
oracle-mistake-win = Acción { $number }, { $who }: { $played }, y se fue la victoria. Ganaba: { $better }.
oracle-mistake-draw = Acción { $number }, { $who }: { $played }, y se fueron las tablas. Las conservaba: { $better }.

### Problemas

no-puzzles = No hay problemas de { $game }; los hay de { $games }.
puzzle-no-number = No existe el problema { $number }; van del 1 al { $most }.
puzzle-no-grade = No existe el grado { $grade }; los grados van de 1 (fácil) a { $most }.
puzzle-other-grade = El problema { $number } es de grado { $found }, no de grado { $grade }; indica un número o un grado.
puzzle-title = Problema { $number }, grado { $grade } de { $most }: encuentra la única jugada que gana.
puzzle-rule = { $rule }: { $value }.
puzzle-help = Escribe el número de una línea, o la acción misma: una carta (9c), "take". q para salir.
puzzle-ask = Juega { $who } (q para salir):
puzzle-right = Bien: solo gana { $action }.
puzzle-wrong = No, { $action } no gana.
puzzle-reply = { $who } responde { $action }
puzzle-next = Pulsa Intro para el siguiente problema (q para salir):
puzzle-solved = { $solved } de { $tried } resueltos.
