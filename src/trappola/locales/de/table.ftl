### Was der Tisch und sein Speicher sagen.

no-table = Hinter diesem Link ist kein Tisch; vielleicht ist er vertippt, oder der Tisch gehört zu einem anderen Server.
no-rules = Für { $game } gibt es keine Regelseite.
no-path = Unter { $path } gibt es nichts.
stale = Am Tisch ging es weiter, seit du gewählt hast; sieh noch einmal hin.
undo-impossible = Das lässt sich nicht zurücknehmen: Von dir gibt es nichts zurückzunehmen, oder seitdem wurde eine Karte gesehen.
undo-not-asked = Niemand hat dich gebeten, etwas zurückzunehmen.
spectator = Wer zuschaut, kann nicht mitspielen.
no-hello = Die erste Nachricht muss „hello“ sein.
message-too-long = Eine Nachricht darf höchstens { $most } Zeichen haben.
# $place ist eine Stelle in dem, was geschickt wurde, etwa „body.seats“.
bad-request = { $fault ->
        [missing] „{ $place }“ fehlt.
        [extra] „{ $place }“ gehört nicht hierher.
       *[wrong] Was in „{ $place }“ steht, passt nicht.
    }
not-here = Unter { $place } geht das nicht (HTTP { $status }).
event-undo = { $number ->
        [one] { $who } nimmt einen Zug zurück.
       *[other] { $who } nimmt { $number } Züge zurück.
    }
event-analysis-on = { $who } möchte sehen, was jeder Zug wert ist; alle müssen zustimmen.
event-analysis-all = Alle sehen jetzt, was jeder Zug wert ist.
event-analysis-off = { $who } beendet die Analyse.
analysis-off = An diesem Tisch ist keine Analyse an.

store-folder = Der Ordner { $folder } lässt sich nicht anlegen: { $problem }.
store-newer = Der Speicher stammt von einer neueren Fassung dieses Programms; installiere sie, um ihn zu benutzen.
store-broken = Der Speicher unter { $url } lässt sich nicht benutzen: { $problem }.
event-hints-on = { $who } möchte Hinweise erlauben; alle müssen zustimmen.
event-hints-all = Ab jetzt sind Hinweise erlaubt: jeder nach dem, was ein Platz weiß.
event-hints-off = { $who } beendet die Hinweise.
hints-off = An diesem Tisch sind Hinweise nicht erlaubt; alle müssten zustimmen.
event-no-table = Für dieses { -pack } ist keine Tabelle da: Der Computer blickt voraus, statt jede Stellung zu kennen. Eine Tabelle macht „{ $command }“.
event-damaged-table = Die Tabelle dieses { -pack(as: "gen") } ist beschädigt: Von nun an blickt der Computer voraus, statt jede Stellung zu kennen. „{ $command }“ macht die Tabelle neu.
