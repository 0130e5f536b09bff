### Por qué un jugador automático hizo lo que hizo. El motivo sigue a la acción, sin sujeto:
### «Bianca: rey de copas. Se lleva la baza: 11 puntos.»

why-points = { $number ->
    [0] ningún punto
    [one] un punto
   *[other] { $number } puntos
}
why-chips = { $number ->
    [one] una { -chip }
   *[other] { $number } { -chips }
}
why-signed = { $sign ->
    [plus] +{ $number }
    [minus] −{ $number }
   *[none] 0
}

why-only = No había elección.

## Una carta de una baza, a ojo

why-two = Si hace la { -trick }, el dos gana { $points }; la probabilidad es del { $percent } %.
why-wish = La { -partner } ha pedido este { -suit }.
why-ace = Los ases declarados solo valen del todo si no se pierde ninguno; este llega a casa con una probabilidad del { $percent } %.
why-lead-sure = Hace la { -trick } con seguridad: al menos { $points }.
why-lead-free = Hace la { -trick } con seguridad, con todo lo que se le eche.
why-lead-likely = Hace la { -trick } con una probabilidad del { $percent } %.
why-lead-low = No vale nada: con ella se pierde poco, y quedan las cartas mejores.
why-lead-risk = Vale { $points } y se pierde con una probabilidad del { $percent } %; cualquier otra salida parecía peor.
why-take = Se lleva la { -trick }: { $points }.
why-take-likely = Se lleva la { -trick } con una probabilidad del { $percent } %: hasta ahora { $points }.
why-help = La { -partner } va ganando la { -trick }: carga { $points }.
why-partner = La { -partner } va ganando la { -trick }: se guarda las cartas mejores.
why-let-go = Deja pasar la { -trick } ({ $points }): las cartas que podrían llevársela valen más después.
why-give = No puede llevarse la { -trick }: entrega { $points }, porque otras cartas harían más falta.
why-give-nothing = No puede llevarse la { -trick }: echa una carta que no vale nada.
why-exact = Se conocen todas las cartas; lo que queda de la { -deal } trae { $margin }.
why-novice-lead = Sale con la carta más alta: { $points }.
why-novice-partner = La { -partner } tiene la { -trick }: echa la carta más baja.
why-novice-take = Se lleva lo que hay en la mesa: { $points }.
why-novice-least = Echa la carta más baja: { $points }.

## Lo que decide lo que se tiene, a ojo

why-longest = { $number ->
    [one] El { -suit } más largo y más fuerte que tiene: una carta.
   *[other] El { -suit } más largo y más fuerte que tiene: { $number } cartas.
}
why-thumb-keep = Valor de estas cartas a ojo: { $points }; de otras, de media: { $average }.
why-thumb-exchange = Valor de estas cartas a ojo, tan solo: { $points }; de otras, de media: { $average }.
why-thumb-alifer = Valor de estas cartas a ojo, tan solo: { $points }; por debajo de { $least } se pide otra { -deal }.
why-thumb-accept = Valor también de estas cartas a ojo, tan solo: { $points }; por debajo de { $least } conviene otra { -deal }.
why-thumb-refuse = Valor de estas cartas a ojo: { $points }; y quien pregunta las tiene malas.
why-lay = { $number ->
    [one] Aparta la única carta que vale poco y no entra en ninguna { -declaration }.
   *[other] Aparta { $number } cartas que valen poco y no entran en ninguna { -declaration }.
}
why-lay-none = Cada una de estas cartas vale más que una del { -stock }.
why-pro = Paga { $cost } por una probabilidad de alrededor del { $percent } % de llevarse el { -pot }: { $cup }.
why-no-pro = Una probabilidad de alrededor del { $percent } % de llevarse el { -pot } ({ $cup }) no vale tanto: { $cost }.

## Lo que espera el maestro

why-hand-keep = De media estas cartas traen más que otras: { $gain }.
why-hand-exchange = De media otras cartas traen más que estas: { $gain }.
why-pick-keep = De media estas cartas traen más que el mejor cambio: { $gain }.
why-pick-exchange = De media este cambio trae más que la segunda opción: { $gain }.
why-name-trumps = De media este { -suit } trae como { -trumps } más que el segundo: { $gain }.
why-more-chance = { $percent ->
    [0] menos de un 1 % más de probabilidad de ganar la { -match }
   *[other] un { $percent } % más de probabilidad de ganar la { -match }
}
why-alifer = La probabilidad de ganar esta { -deal } es del { $percent } %; por debajo del { $limit } % se pide otra.
why-no-alifer = Nada más que declarar; la probabilidad de ganar esta { -deal } es del { $percent } %, demasiado buena para { -alifer } (por debajo del { $limit } %).
why-accept = La probabilidad de ganar esta { -deal } es del { $percent } %; por debajo del { $limit } % conviene otra.
why-refuse = La probabilidad de ganar esta { -deal } es del { $percent } %; otra solo convendría por debajo del { $limit } %.
why-expects = Diferencia esperada al final de la { -deal }: { $details }.
why-known = Se conocen todas las cartas; diferencia al final de la { -deal }: { $details }.
why-mixed = Para que el otro no pueda contar con ello, esta carta se juega en { $percent } de cada 100 casos así; diferencia esperada al final de la { -deal }: { $details }.
why-next-best = con la segunda mejor carta { $margin }
why-chance = probabilidad de ganar la { -match } { $percent } %
why-in-chips = contada en { -chips } { $margin }

## Lo que se dice

why-swap = La { -turn-up } vale más en la mano: { $card }.
why-ask = No cuesta nada, y la respuesta dice qué carta no tiene el otro.
why-signal-trumps = Fuerte en { -trumps }, con el as o el rey: tiene { $number }.
why-signal = Tiene el as y el rey de este { -suit }: { $suit }.
why-done = No hay nada (más) que declarar.
why-declare = Vale { $points }.
why-declare-now = Vale { $points }; después ya no se podría declarar.
why-declare-aces = Vale { $points } si no se pierde ninguno de estos ases.
why-blanche-unsaid = No declara la { -blanche }: al final la { -bianka } ocupa su lugar y vale más.

## Svoyi Kozyri

why-suits = Elegidos antes de repartir, cuando todos los { -suits } son iguales.
why-pile-win = Mirando adelante, así gana haga lo que haga el otro.
why-pile-loss = Mirando adelante, todo pierde; así dura más.
why-pile-take = { $number ->
    [one] Recoge la única carta antes que gastar una que haría más falta.
   *[other] Recoge las { $number } cartas antes que gastar una que haría más falta.
}
why-pile-beat = Mata { $card } con la carta que algunas jugadas después hará menos falta.
why-pile-lead = Algunas jugadas después quedan así mejores cartas: menos, o más fuertes.
why-tempted = { $number ->
    [0] Aquí no mira adelante.
   *[other] Desde aquí no ve el final; en { $number } posiciones miradas, esto tentaba.
}
why-unproved = Nadie puede demostrar aquí quién gana; de lo que no pierde con seguridad, esto parece lo mejor.
