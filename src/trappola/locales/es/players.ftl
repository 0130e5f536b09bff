### Jugadores de ordenador: cómo se llaman y qué les va mal.

no-parameter = { $player } no tiene el parámetro «{ $name }»; tiene { $parameters }.
bad-parameter = { $player } no admite "{ $name }={ $value }"; lo que sirve: { $problem }.
bad-player-name = No se puede ofrecer un programa como «{ $name }»; dale una palabra sencilla que no tenga otro jugador, como en --computer oracle=./oracle.

player-failed = El jugador ha fallado ({ $problem }).
player-illegal = «{ $answer }» no es legal aquí.

play-failed = { $who }: { $problem } En su lugar se hace una jugada legal.
event-failed = { $who } no ha respondido; en su lugar se hace una jugada legal.

program-unreadable = La orden «{ $command }» no se puede leer: { $problem }.
program-no-pipes = Los programas solo pueden jugar en Linux y macOS.
program-missing = No hay ningún programa «{ $command }» que se pueda ejecutar.
program-not-started = { $command } no se puede iniciar: { $problem }.
program-not-told = No se le ha dicho al programa qué partida es.
program-ended = { $command } ha terminado con el código { $code }.
program-ended-saying = { $command } ha terminado con el código { $code }: { $words }.
program-closed = { $command } ha cerrado su salida.
program-not-ready = { $command } no ha dicho en { $seconds } segundos que está listo.
program-late = { $command } no ha respondido en { $seconds } segundos.
program-long-line = { $command } ha escrito una línea sin fin.
program-flood = { $command } escribe más de lo que se le pidió.
program-nonsense = La respuesta «{ $line }» no es una acción como {"{"}"action": "play As"{"}"}.
program-no-action = La respuesta no es una acción: { $problem }
program-left-out = { $command } se ha reiniciado { $number } veces y ha vuelto a fallar; queda fuera hasta el fin de la partida.
program-given-up = { $command } se ha iniciado { $number } veces y nunca ha servido; desde ahora queda fuera.

# What a computer player did, or the Master would do, and why; the reasons are in why.ftl.
play-hint = El maestro diría: { $action }. { $reason }
play-why = { $who }: { $action }. { $reason }
hint-failed = El maestro no tiene consejo aquí; el registro del programa dice qué ha fallado.
