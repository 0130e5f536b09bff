### Computerspieler: wie sie heißen, was mit ihnen schiefgeht.

no-parameter = { $player } hat keinen Parameter „{ $name }“; es gibt { $parameters }.
bad-parameter = „{ $name }={ $value }“ passt nicht zu { $player }; möglich ist { $problem }.
bad-player-name = Ein Programm kann nicht „{ $name }“ heißen; gib ihm ein einfaches Wort, das noch kein Spieler hat, etwa --computer oracle=./oracle.

player-failed = Der Spieler hat versagt ({ $problem }).
player-illegal = „{ $answer }“ ist hier nicht erlaubt.

play-failed = { $who }: { $problem } Stattdessen wird ein erlaubter Zug gemacht.
event-failed = { $who } hat nicht geantwortet; stattdessen wird ein erlaubter Zug gemacht.

program-unreadable = Der Befehl „{ $command }“ lässt sich nicht lesen: { $problem }.
program-no-pipes = Programme können nur unter Linux und macOS mitspielen.
program-missing = Es gibt kein Programm „{ $command }“, das sich ausführen lässt.
program-not-started = { $command } lässt sich nicht starten: { $problem }.
program-not-told = Dem Programm wurde nicht gesagt, um welche Partie es geht.
program-ended = { $command } hat mit dem Code { $code } geendet.
program-ended-saying = { $command } hat mit dem Code { $code } geendet: { $words }.
program-closed = { $command } hat seine Ausgabe geschlossen.
program-not-ready = { $command } ist in { $seconds } Sekunden nicht bereit geworden.
program-late = { $command } hat in { $seconds } Sekunden nicht geantwortet.
program-long-line = { $command } hat eine Zeile ohne Ende geschrieben.
program-flood = { $command } schreibt mehr, als es gefragt wurde.
program-nonsense = Die Antwort „{ $line }“ ist kein Zug wie {"{"}"action": "play As"{"}"}.
program-no-action = Die Antwort ist kein Zug: { $problem }
program-left-out = { $command } wurde { $number }-mal neu gestartet und hat wieder versagt; bis zum Ende der Partie bleibt es draußen.
program-given-up = { $command } wurde { $number }-mal gestartet und war nie zu gebrauchen; ab jetzt bleibt es draußen.

# What a computer player did, or the Master would do, and why; the reasons are in why.ftl.
play-hint = Der Meister riete: { $action }. { $reason }
play-why = { $who }: { $action }. { $reason }
hint-failed = Der Meister weiß hier keinen Rat; woran es lag, steht im Protokoll des Programms.
