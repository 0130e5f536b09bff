### Was nicht stimmt, in je einem Satz.

## Wo in einer Aufzeichnung

# „Runde 1, Zug 4: was nicht stimmt“; $place ist eine Reihe der folgenden Angaben.
where = { $place }: { $problem }
where-deal = Runde { $number }
where-action = Zug { $number }
where-line = Zeile { $number }

## Was sich nicht lesen lässt

# Die Buchstaben sind die der Aufzeichnungen, in jeder Sprache dieselben.
no-card = „{ $text }“ ist keine Karte; eine Karte ist ein { -rank } (A K Q N J 10 … 2) und ein Buchstabe für die { -suit } (s c d b oder s h d c), etwa As oder 10d.
not-in-pack = { $card } ist keine Karte dieses { -pack(as: "gen") } mit den { -ranks(as: "dat") } { $ranks } in den { -suits } { $suits }.
card-twice = { $card } kommt zweimal vor.
pack-incomplete = Das { -pack } ist nicht vollständig: Es hat { $wanted } Karten, und es fehlen: { $missing }.
no-suit = „{ $suit }“ ist keine { -suit } dieses { -pack(as: "gen") }; seine { -suits } sind { $suits }.
no-verb = „{ $text }“ ist kein Zug; ein Zug beginnt mit einem dieser Wörter: { $verbs }.
wrong-words = Nach „{ $verb }“ { $least ->
        [0] kommt nichts
        [one] kommt ein Wort
       *[other] kommen genau { $least } Wörter
    }; hier sind es { $number }.
wrong-words-between = Nach „{ $verb }“ kommen { $least } bis { $most } Wörter; hier sind es { $number }.
no-event = „{ $text }“ ist kein Ereignis; ein Ereignis ist ein Platz (oder -), eine Art und Wörter.
no-view = Das ist keine Sicht: Ihr Teil „{ $name }“ fehlt oder ist nicht zu lesen.
no-json = Die Datei ist kein JSON: Sie bricht in Zeile { $line } ab oder ist dort fehlerhaft.
no-action = „{ $text }“ ist kein Zug einer Aufzeichnung; es muss eine Platznummer und ein Zug sein, etwa „0 play As“.

## Aufzeichnungen

record-no-object = Eine Aufzeichnung ist ein JSON-Objekt mit den Schlüsseln format, game, options, seats, order und deals.
record-format = Das Format ist „{ $found }“; dieses Programm liest „{ $wanted }“.
record-key = „{ $key }“ ist hier kein Schlüssel; die Schlüssel sind { $keys }.
record-wants-a-text = „{ $key }“ fehlt oder ist kein Text.
record-wants-a-number = „{ $key }“ fehlt oder ist keine ganze Zahl.
record-wants-a-list = „{ $key }“ fehlt oder ist keine Liste.
record-wants-an-object = „{ $key }“ muss ein Objekt in geschweiften Klammern sein.
record-wants-texts = „{ $key }“ muss eine Liste von Texten sein.
record-wants-numbers = „{ $key }“ muss eine Liste ganzer Zahlen sein.
record-seat = Die Plätze müssen der Reihe nach nummeriert sein; der nächste ist „seat { $due }“.
record-name = Der Name ist kein Text in Anführungszeichen.
record-line = Mit „{ $word }“ beginnt keine Zeile des Kopfes; es gibt game, option, seat, order und danach deal.
record-deal = Die Runden müssen der Reihe nach nummeriert sein; die nächste beginnt mit „deal { $due } dealer SEAT“.

## Spiele, Regeln, Plätze

no-game = Es gibt kein Spiel „{ $name }“; es gibt { $games }.
no-option = { $game } hat keine Regel „{ $option }“; es gibt { $options }.
no-value = „{ $value }“ ist kein Wert von { $option }; die Werte sind { $values }.
option-clash = { $one } und { $other } schließen einander aus.
wrong-seats = { $game } braucht { $least ->
        [one] eine Person
       *[other] { $least } Personen
    }; hier sind es { $number }.
wrong-seats-between = { $game } spielen { $least } bis { $most } Personen; hier sind es { $number }.
wrong-name = „{ $name }“ ist kein Name für einen Platz; er darf nicht leer sein und keine Steuerzeichen enthalten.
no-queue = { $game } hat keine { -queue }; „order“ gehört zu Spielen mit einer { -pot }.
wrong-order = Die Reihenfolge muss jeden der { $number } Plätze einmal nennen, von 0 an gezählt.
deal-unfinished = { -deal } { $number } ist nicht zu Ende gespielt.
match-over = Die { -match } ist zu Ende.
no-seat = Es gibt keinen Platz { $seat }; die Plätze zählen ab 0, und ihre Zahl ist { $number }.
wrong-dealer = Platz { $seat } gibt jetzt nicht; an der Reihe ist Platz { $due }.
nothing-to-undo = Es gibt nichts zurückzunehmen.

## Wer am Zug ist

deal-over = Die { -deal } ist zu Ende.
not-your-turn = Platz { $seat } ist nicht am Zug; am Zug ist Platz { $due }.
not-now = „{ $action }“ geht jetzt nicht; möglich ist: { $verbs }.

## Karten spielen

card-not-in-pack = { $card } ist keine Karte dieses { -pack(as: "gen") }.
not-held = { $card } ist nicht im Blatt.
play-over = Es wird keine Karte mehr gespielt.
must-follow = { $card } ist nicht erlaubt: Ausgespielt ist { $suit }, und diese { -suit } muss bedient werden.
must-trump = { $card } ist nicht erlaubt: Wer die { -suit } nicht bedienen kann, muss { -trump } spielen.
must-beat = { $card } ist nicht erlaubt: Es herrscht Stichzwang, eine höhere Karte muss gespielt werden.
cannot-swap = Die { -turn-up } lässt sich jetzt nicht tauschen: Dazu musst du am Ausspiel sein und den vereinbarten { -trump } im Blatt haben, und der { -stock } muss noch reichen.
must-beat-top = { $card } schlägt die oberste Karte nicht ({ $top }); nötig ist eine höhere Karte der { -suit } oder ein eigener { -trump }.
nothing-to-take = Auf dem Tisch liegt nichts, was man aufnehmen könnte.
suits-not-free = Wähle eine { -trump }{ -suit(as: "tail") } und eine zweite { -suit }, die noch frei sind: { $choices }.

## Tauschen

picked-twice = Eine Karte ist zweimal genannt.
wrong-pick = { $number ->
        [0] Gar keine Karte
        [one] Eine Karte
       *[other] { $number } Karten
    } zu tauschen ist hier nicht erlaubt; erlaubt sind: { $sizes }.

## Melden und fragen

no-such-declaration = „{ $what }“ kann man in diesem Spiel nicht melden.
declared-already = Schon gemeldet: { $ranks }.
said-already = „{ $what }“ ist schon gemeldet.
# $number ist 3 oder 4, $ranks eins von ranks-*.
set-not-held = Im Blatt sind keine { $number } { $ranks }.
set-broken = Von den { $ranks-dat } ist schon eine Karte gespielt; sie können nicht mehr gemeldet werden.
number-exact = Die Zahl muss stimmen: Im Blatt sind { $held } { $ranks }.
fourth-captured = Von den { $ranks-dat } liegt die vierte Karte in den eigenen { -tricks(as: "dat") }; drei können nicht mehr gemeldet werden.
declare-too-late = Dafür ist es zu spät.
declared-in-play = „{ $what }“ wird beim Spielen gemeldet, nicht vor der ersten Karte.
not-blanche = Im Blatt ist König, { rank-N } oder Bube; { -blanche } ist ein Blatt ohne solche Karten.
not-bianka = Im ausgeteilten Blatt war eine { -figure } oder ein Ass; { -bianka } ist ein Blatt ohne solche Karten.
combination-not-held = „{ $what }“ ist nicht im Blatt oder nicht in voller Länge.
card-in-two = „{ $what }“ teilt eine Karte mit einer anderen { -declaration }; das ist nicht vereinbart.
no-asking = Die Frage nach der vierten Karte ist nicht vereinbart.
ask-in-second-trick = Nach der vierten Karte fragt man im zweiten { -trick }, wenn man am Zug ist.
asked-already = Die Frage ist schon gestellt.
nothing-to-ask = Der Gegner hat keine drei Gleichen gemeldet, nach deren vierter Karte man fragen könnte.
no-alifer = { -alifer } geht hier nicht: Es muss vereinbart sein und vor der ersten Meldung gesagt werden.
no-signals = Zeichen sind nicht vereinbart.
no-such-signal = Die Zeichen sind { $signals }.
one-signal = Je Zug gibt es ein Zeichen, und zwar vor der Karte.

## Wissen

knowledge-impossible = Keine Verteilung der Karten passt zu dem, was diesem Platz gesagt wurde.
knowledge-event = Keine Verteilung der Karten passt zu dem, was diesem Platz gesagt wurde: Nummer { $number }, „{ $event }“, kann nicht auf das folgen, was davor gesagt wurde.
knowledge-turn = Keine Verteilung der Karten passt zu dieser Sicht: Nach den { $number } Dingen, die ihr gesagt wurden, geschieht noch etwas, ist ein anderer Platz am Zug oder ist anderes erlaubt.
knowledge-field = Der Teil „{ $name }“ dieser Sicht folgt nicht aus den Ereignissen, die ihr gesagt wurden.
knowledge-untold = Dieser Sicht wurde von keinem Spiel erzählt: Ihre Ereignisse müssen mit „deal“ beginnen.
