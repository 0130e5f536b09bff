### Lo que dicen la mesa y su almacén.

no-table = Este enlace no lleva a ninguna mesa; puede estar mal escrito, o la mesa es de otro servidor.
no-rules = No hay página de reglas de { $game }.
no-path = No hay nada en { $path }.
stale = La mesa ha avanzado desde que elegiste; mira otra vez.
undo-impossible = Esto no se puede deshacer: no hay nada tuyo que deshacer, o ya se ha visto una carta.
undo-not-asked = Nadie te ha pedido deshacer nada.
spectator = Quien mira no puede jugar.
no-hello = El primer mensaje debe ser "hello".
message-too-long = Un mensaje puede tener como mucho { $most } letras.
bad-request = { $fault ->
        [missing] Falta "{ $place }".
        [extra] "{ $place }" no va aquí.
       *[wrong] Lo que contiene "{ $place }" no sirve.
    }
not-here = En { $place } eso no se puede hacer (HTTP { $status }).
event-undo = { $number ->
        [one] { $who } deshace una acción.
       *[other] { $who } deshace { $number } acciones.
    }

store-folder = No se puede crear la carpeta { $folder }: { $problem }.
store-newer = El almacén lo creó una versión más nueva de este programa; instálala para usarlo.
store-broken = El almacén de { $url } no se puede usar: { $problem }.

event-analysis-on = { $who } quiere ver lo que vale cada jugada; todos deben aceptar.
event-analysis-all = Ahora todos ven lo que vale cada jugada.
event-analysis-off = { $who } termina el análisis.
analysis-off = El análisis no está activo en esta mesa.
event-hints-on = { $who } quiere permitir pistas; todos deben estar de acuerdo.
event-hints-all = Desde ahora se permiten pistas: cada una según lo que sabe un asiento.
event-hints-off = { $who } pone fin a las pistas.
hints-off = En esta mesa no se permiten pistas; todos tendrían que estar de acuerdo.
event-no-table = No hay tabla de esta { -pack } a mano: el ordenador mira adelante en vez de conocer cada posición. Una tabla se hace con «{ $command }».
event-damaged-table = La tabla de esta { -pack } está dañada: desde ahora el ordenador mira adelante en vez de conocer cada posición. La tabla se rehace con «{ $command }».
