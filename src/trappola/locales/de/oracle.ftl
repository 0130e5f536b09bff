### Was man über Stellungen in offenen Spielen weiß: im Terminal und auf der Seite.
###
### $distance zählt Gänge; 0 heißt, dass ihre Zahl nicht bekannt ist.

oracle-says-win = { $distance ->
    [0] { $who } gewinnt.
    [1] { $who } gewinnt in diesem Gang.
   *[other] { $who } gewinnt, in höchstens { $distance } Gängen.
}
oracle-says-loss = { $distance ->
    [0] { $who } verliert, wenn der andere gut spielt.
    [1] { $who } verliert in diesem Gang, wenn der andere gut spielt.
   *[other] { $who } verliert spätestens in { $distance } Gängen, wenn der andere gut spielt.
}
oracle-says-draw = Keiner kann das Ende erzwingen.
oracle-says-unknown = Wer hier gewinnt, ist nicht bekannt: Es ist keine Tabelle da, und die Suche hat nichts gefunden.
oracle-win = { $distance ->
    [0] gewinnt
    [1] gewinnt jetzt
   *[other] gewinnt in { $distance }
}
oracle-loss = { $distance ->
    [0] verliert
    [1] verliert jetzt
   *[other] verliert in { $distance }
}
oracle-draw = Remis
oracle-unknown = nicht bekannt
oracle-line = Bestes Spiel beider, Gang für Gang
oracle-searched = Für dieses { -pack } ist keine Tabelle da; das hier konnte eine Suche beweisen.
oracle-remedy = Mit einer Tabelle ist es sicher bekannt; „{ $command }“ macht eine.
oracle-do-take = aufnehmen
# Ein Gang und seine Züge, etwa „1. Ann 9s, Ben 10s, Ann aufnehmen“.
oracle-stretch = { $number }. { $actions }
oracle-none = { $game } lässt sich mit diesen { -house-rules } nicht analysieren; das geht bei gelösten Spielen, in denen nichts verborgen ist, etwa svoyi.
oracle-no-line = Wie es weitergeht, ist nicht bekannt.
oracle-hint = Die Analyse ist an. Tippe win für das beste Spiel, back, um deinen letzten Zug zurückzunehmen.
oracle-back-none = Von dir gibt es in dieser Runde nichts zurückzunehmen.
oracle-mistakes = { $number ->
    [0] Niemand hat etwas verschenkt.
    [one] Ein Fehler:
   *[other] { $number } Fehler:
}
oracle-mistake-win = Zug { $number }, { $who }: { $played } – damit war der Sieg weg. Gewonnen hätte: { $better }.
oracle-mistake-draw = Zug { $number }, { $who }: { $played } – damit war das Remis weg. Gehalten hätte es: { $better }.

### Aufgaben

no-puzzles = Zu { $game } gibt es keine Aufgaben; es gibt welche zu { $games }.
puzzle-no-number = Eine Aufgabe { $number } gibt es nicht; die Nummern gehen von 1 bis { $most }.
puzzle-no-grade = Eine Stufe { $grade } gibt es nicht; die Stufen gehen von 1 (leicht) bis { $most }.
puzzle-other-grade = Aufgabe { $number } hat die Stufe { $found }, nicht die Stufe { $grade }; nenne eine Nummer oder eine Stufe.
puzzle-title = Aufgabe { $number }, Stufe { $grade } von { $most }: Finde den einen Zug, der gewinnt.
puzzle-rule = { $rule }: { $value }.
puzzle-help = Tippe die Nummer einer Zeile oder die Aktion selbst: eine Karte (9c), „take“. q geht weg.
puzzle-ask = { $who } ist am Zug (q beendet):
puzzle-right = Richtig: Nur { $action } gewinnt.
puzzle-wrong = Nein, { $action } gewinnt nicht.
puzzle-reply = { $who } antwortet: { $action }
puzzle-next = Mit der Eingabetaste zur nächsten Aufgabe (q beendet):
puzzle-solved = { $solved } von { $tried } gelöst.
