### Das gelöste Spiel: Tabellen, Rechnen, was damit nicht stimmt.

svoyi-no-form = Es gibt keine Form „{ $form }“; die Formen sind { $forms }.
svoyi-no-ranks = Die Form { $form } lässt sich für { $least } bis { $most } { -ranks } lösen, nicht für { $ranks }.
svoyi-threads = Mit { $threads } Threads geht es nicht; nötig ist mindestens einer.
svoyi-no-memory = { $distances ->
    [yes] Dafür braucht es { $needed } Speicher, frei sind { $free }; schließe andere Programme, nimm weniger Threads oder lass die Längen weg.
   *[no] Dafür braucht es { $needed } Speicher, frei sind { $free }; schließe andere Programme oder nimm weniger Threads.
}
svoyi-memory-refused = Dafür braucht es { $needed } Speicher, und das System gibt ihn nicht her; schließe andere Programme oder nimm weniger Threads.
svoyi-table-no-memory = Die Tabelle in { $file } braucht { $needed } Speicher, frei sind { $free }; schließe andere Programme.
svoyi-distance-too-long = Eine Länge passt nicht in die Tabelle; löse ohne Längen.
svoyi-trumps = „{ $trumps }“ taugt nicht als { -trumps }; jeder Platz hat eine eigene { -suit }, etwa „sh“.
svoyi-no-seat = Das ist keine Stellung: am Zug ist Platz 0 oder 1, nicht { $seat }.
svoyi-no-lead = Das ist keine Stellung: Nur wer gerade eine Karte gedeckt hat und noch eine hält, spielt darauf aus.
svoyi-other-form = Die Tabelle gilt für eine andere Form des Spiels; öffne die Tabelle der gefragten Form.
svoyi-other-pack = Die Tabelle gilt für { $cards } Karten, hier liegen andere; öffne die Tabelle zu diesem { -pack }.
svoyi-cards-missing = Jede Karte muss in einem Blatt oder auf dem { -pile } liegen; das { -pack } hat { $wanted } Karten, und es fehlen: { $missing }.
svoyi-hand-empty = Das ist keine Stellung: beide brauchen Karten; wer keine mehr hat, hat gewonnen.
svoyi-file-foreign = { $file } ist keine Tabelle von { -svoyi }; „{ $command }“ macht eine.
svoyi-file-newer = { $file } stammt von einer neueren Fassung (Format { $found }); diese liest bis Format { $known }. Installiere die neuere, um sie zu benutzen.
svoyi-file-older = { $file } stammt von einer älteren Fassung (Format { $found }, jetzt { $known }); mach sie neu mit „{ $command }“.
svoyi-file-checksum = { $file } stimmt nicht mit der Prüfsumme überein; sie ist beschädigt, mach sie neu mit „{ $command }“.
svoyi-file-size = { $file } ist nicht so lang wie eine solche Tabelle; sie ist beschädigt oder bricht ab, mach sie neu mit „{ $command }“.
svoyi-not-read = { $file } lässt sich nicht lesen: { $problem }.
svoyi-no-table = Für { $cards } Karten und die Form { $form } gibt es keine Tabelle; mach sie mit „{ $command }“ oder leg sie in { $folder }.
svoyi-file-damaged = { $file } ist in Block { $number } beschädigt oder bricht dort ab; mach sie neu mit „{ $command }“.
svoyi-file-longer = { $file } geht nach dem letzten Block weiter; sie ist beschädigt, mach sie neu mit „{ $command }“.
svoyi-not-file = { $file } ist keine gewöhnliche Datei; nenne eine Datei dafür.
svoyi-sweeps-other = { $file } enthält Durchgänge der Form { $form } mit { $ranks } { -ranks(as: "dat") }; lösche sie oder nenne mit --out eine andere Datei.
svoyi-no-distances = Bei { $ranks } { -ranks(as: "dat") } werden keine Längen aufbewahrt; löse ohne Längen.
svoyi-sweeps-kind = { $file } enthält eine Lösung { $kept ->
    [yes] mit Längen; mach weiter mit --distances,
   *[no] ohne Längen; mach weiter mit --no-distances,
} lösche sie oder nenne mit --out eine andere Datei.
svoyi-sweeps-older = { $file } enthält Durchgänge, wie eine ältere Fassung sie aufbewahrte (Format { $found }, jetzt { $known }); lösche sie oder nenne mit --out eine andere Datei.
svoyi-sweeps-wrong = { $file } enthält Durchgänge, die beschädigt sind oder nicht zueinander passen; lösche sie und beginne neu.

svoyi-estimate = Das Lösen braucht höchstens { $needed } Speicher; frei sind { $free }.
svoyi-without-distances = Die Längen passen nicht mehr mit in den Speicher und bleiben weg.
svoyi-resumed = Weiter nach Durchgang { $sweep }.
svoyi-kept = Angehalten. Derselbe Befehl macht nach Durchgang { $sweep } weiter.
svoyi-working = Durchgang { $sweep }
svoyi-written = Die Tabelle steht in { $file } ({ $size }).

svoyi-title = { -svoyi }, { $ranks } { -ranks }, für den, der ausspielt
svoyi-form = { $form ->
    [single] Eine Karte je Zug.
   *[cover_and_lead] Schlagen und weiterspielen.
}
svoyi-low = { $low ->
    [yes] Jeder eigene { -trump } schlägt einen eigenen { -trump }.
   *[no] Ein eigener { -trump } muss höher sein, um einen eigenen { -trump } zu schlagen.
}
svoyi-positions = Stellungen
svoyi-mirror = Spiegelverteilungen
svoyi-dealt = Nach Häufigkeit
svoyi-won = Gewonnen
svoyi-lost = Verloren
svoyi-drawn = Remis
svoyi-longest = Längster Sieg
svoyi-longest-loss = Längste Niederlage
svoyi-mean = Gänge im Mittel
svoyi-nobody-leads = Für jeden verloren, der ausspielt: { $number }
svoyi-took = Durchgänge: { $sweeps }. Sekunden: { $seconds }; Rechenzeit: { $processor }.
svoyi-number = { $number }
svoyi-fraction = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
svoyi-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %

# Fragen

svoyi-over = Die Runde ist zu Ende; es gibt nichts mehr zu fragen.
svoyi-record-other = { $file } ist eine Aufzeichnung von { $game }; gelöst ist nur { -svoyi } (das Spiel svoyi, auch als challenge).
svoyi-record-over = In { $file } ist die letzte Runde zu Ende; lass ihre letzten Züge weg, um nach der Stellung davor zu fragen.
svoyi-record-undealt = In { $file } sind die { -suits } noch nicht gewählt; ehe gegeben ist, gibt es keine Stellung.
svoyi-no-oracle = Mit diesen { -house-rules } ist das Spiel nicht gelöst; gelöst ist es, wenn eine letzte Karte sofort gewinnt und nicht nach einer Zahl von Zügen gewinnt, wer weniger Karten hat.
svoyi-table = { $cards } Karten ({ $size })
svoyi-distances = { $distances ->
    [yes] Mit Längen.
   *[no] Ohne Längen.
}
svoyi-tables-folder = Tabellen, die du in { $folder } legst, werden gefunden.

# Die Studie

svoyi-study-extra = Die Studie braucht { $name }; installiere es mit: pip install "trappola[study]"
svoyi-study-cost = Was das Lösen kostet, wird für { $least } bis { $most } { -ranks } gemessen, nicht bis { $cost }.
svoyi-study-written = { $file } ist geschrieben.
svoyi-form-single = eine Karte je Zug
svoyi-form-cover_and_lead = schlagen und weiterspielen
svoyi-figure-form = { $cards } Karten, { $form }
svoyi-figure-distance = Gänge bis zum Ende
svoyi-figure-positions = Stellungen
svoyi-figure-solid = gewonnen (punktiert: verloren)
svoyi-figure-rank = Ausgespielter Rang
svoyi-figure-share = Gewinnende Ausspiele in Prozent
svoyi-figure-own = eigener Trumpf
svoyi-figure-other = fremder Trumpf
svoyi-figure-plain = kein Trumpf
svoyi-figure-cards = Karten im Paket
svoyi-figure-seconds = Sekunden Rechenzeit
svoyi-figure-winning-leads = Gewinnende Ausspiele
svoyi-figure-deals = Gewonnene Spiegelverteilungen in Prozent
