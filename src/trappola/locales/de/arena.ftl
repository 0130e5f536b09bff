### Die Arena: Spieler, aneinander gemessen.

arena-deals-or-matches = Gib entweder --deals oder --matches an: Gemessen werden einzelne Runden oder ganze Partien.
arena-too-few = Nötig sind mindestens eine Runde und ein Prozess.
arena-seconds = Die Zeit für einen Zug ist mehr als nichts und höchstens eine Stunde (3600 Sekunden).
arena-worker-died = Ein Prozess ist abgestürzt; vielleicht reicht der Speicher nicht für so viele.
not-in-the-arena = Der Spieler, der alle Karten sieht, spielt nur in der Arena.
arena-so-far = A { $share } ({ $low }–{ $high })
arena-so-far-replaced = ; { $player }: { $part } nicht selbst
arena-stopped = Angehalten; das wurde gespielt.
arena-player = Spieler
arena-points = Punkte
arena-share = Anteil
arena-replaced = Nicht selbst
arena-moves = Züge
arena-mean = Mittel
arena-p99 = 99 von 100
arena-longest = Längster
arena-unit-deal = einzelne Runden
arena-unit-match = ganze Partien
arena-played = { $deals ->
        [one] Eine Runde
       *[other] { $deals } Runden
    } in { $pairs ->
        [one] einem Paar
       *[other] { $pairs } Paaren
    } von Spielen mit denselben Karten; gemessen werden { $unit }.
arena-interval = { $player } holt { $share } der Punkte; mit 99 % Sicherheit zwischen { $low } und { $high }.
arena-failures = { $player } hat { $number ->
        [one] einmal
       *[other] { $number }-mal
    } versagt; stattdessen wurde ein erlaubter Zug gemacht:
arena-silly = Grobe Fehler
arena-silly-all = alle / Entscheidungen

verdict-better = { $better } ist besser als { $worse }.
verdict-few = { $better } wirkt besser als { $worse }, aber so wenige Paare sagen kaum etwas; spiel mindestens { $pairs }.
verdict-open = Zwischen { $a } und { $b } entscheidet das nicht. Bleibt der Anteil bei { $share }, braucht es noch etwa { $more } Runden.
verdict-level = { $a } und { $b } sind gleich gut, soweit sich das hier sagen lässt: Keiner liegt mehr als { $width } von hundert Punkten vorn.
verdict-nothing = Es wurde nichts gespielt, also ist nichts entschieden.
verdict-not-own = Die Zahlen von { $player } sind nicht seine eigenen: { $part } seiner Züge hat, weil er versagt hat, der Vereinsspieler für ihn gemacht.
verdict-not-measured = Das sagt also nichts über { $players }; was versagt hat, steht oben.

plot-missing = Zum Zeichnen braucht es matplotlib: Installiere trappola[plot].
plot-kind = { $file } lässt sich nicht zeichnen; die Endungen sind { $kinds }.
plot-interval = 99 % Sicherheit
plot-deals = Runden
plot-share = Anteil von { $player } an den Punkten, %
plot-title = { $game }: { $a } gegen { $b }

ladder-too-few = Für eine Rangliste braucht es mindestens zwei Spieler.
ladder-no-result = { $file }, Zeile { $line }: Das ist kein Ergebnis einer Rangliste.
ladder-now = { $game }: { $a } gegen { $b }
ladder-rating = Wertung
ladder-interval = 99 % sicher
ladder-about = Elo-Punkte nach dem Anteil an den Punkten, { $anchor } steht bei 0: 100 Punkte Vorsprung sind 64 % der Punkte.
ladder-written = Die Ergebnisse stehen in { $file }; derselbe Befehl macht damit weiter.
ladder-not-own = Die Wertung von { $player } ist nicht seine eigene: { $part } seiner Züge hat, weil er versagt hat, der Vereinsspieler für ihn gemacht. Nimm seine Zeilen aus { $file }, sobald der Fehler behoben ist.

silly-points-thrown = Punkte in einen verlorenen Stich gegeben
silly-points-kept = Punkte nicht heimgebracht
silly-two-thrown = eine Zwei weggeworfen
silly-ace-thrown = ein Ass in einen verlorenen Stich geworfen
silly-aces-broken = gemeldete Asse ohne Not zerrissen
silly-aces-unsaid = Asse gespielt, bevor sie gemeldet waren
silly-ace-laid-away = ein Ass abgelegt
silly-win-missed = einen Sieg liegen gelassen
silly-loss-allowed = in eine Niederlage gelaufen

no-world = In { $number } Versuchen fand sich keine Verteilung der Karten, die erklärt, was dem Spieler gesagt wurde.
