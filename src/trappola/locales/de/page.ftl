### Die Seite im Browser: was sie selbst sagt. Karten, Spiele und Ereignisse haben eigene Kataloge.

page-name = { -trappola }
page-title = { -trappola }: alte Kartenspiele für heute Abend
page-description = Spiel { -trappola }, { -bulka }, { -svoyi } und ihre Verwandten, Kartenspiele aus vier Jahrhunderten von Venedig bis Schlesien: allein gegen den Computer, zu zweit an einem Bildschirm oder mit Freunden über einen Link.
page-social-alt = Ein Fächer italienischer Spielkarten neben dem Namen { -trappola }.
page-old-browser = Diese Seite braucht einen neueren Browser: Firefox, Chrome, Edge oder Safari aus den letzten drei Jahren.
page-not-built = Die Seite ist nicht gebaut. Führe „make play“ aus oder installiere das Programm.
page-no-script = Diese Seite braucht JavaScript. Die Spiele gibt es auch im Terminal: trappola play.

## Anfang

page-hero = Alte Kartenspiele von Venedig bis Schlesien, heute Abend an deinem Tisch
page-hero-more = { -trappola } und ihre Verwandten wurden vier Jahrhunderte lang gespielt. Setz dich hin: gegen den Computer, mit jemandem an diesem Bildschirm oder über einen Link mit Freunden irgendwo. Die Regeln liegen bereit, und jede Karte, die du nicht spielen darfst, sagt dir, warum.
page-games = Wähle ein Spiel
page-players = { $number ->
    [one] { $number } Person
   *[other] { $number } Personen
}
page-players-between = { $least } bis { $most } Personen
page-trait-sides = zwei gegen zwei
page-trait-open = offene Karten
page-variants-count = { $number ->
    [one] eine Variante
   *[other] { $number } Varianten
}
page-play = Spielen
page-play-game = { $game } spielen
page-set-up = Regeln und Plätze
page-set-up-game = Regeln und Plätze: { $game }
page-version = { -trappola } { $version }. Jede Regel hat ihre Quelle; sie steht am Tisch bei den Regeln.
page-try-again = Noch einmal
page-go-on = Weiterspielen
page-is-over = zu Ende
page-forget = Den Tisch { $game } mit { $names } vergessen
page-forget-short = Diesen Tisch vergessen
page-all-tables = Alle { $number } zeigen

## Ein neuer Tisch

page-way-back = Weg zurück
page-all-games = Alle Spiele
page-to-start = Zur Startseite
page-variant = Variante
page-seats = Wer wo sitzt
page-seat-name = Name auf Platz { $number }
page-seat-who = Wer auf Platz { $number } spielt
page-seat-remove = { $name } entfernen
page-seat-add = Noch ein Platz
page-partner = { -partner } von { $name }
page-who-here = jemand hier
page-who-link = jemand über einen Link
page-who-computer-novice = Computer, Anfänger
page-who-computer-club = Computer, Vereinsspieler
page-who-computer-master = Computer, Meister (eine Sekunde je Zug)
page-who-computer-perfect = Computer, spielt fehlerlos
page-who-computer-expert = Computer, irrt selten
page-who-computer-clubman = Computer, irrt ab und zu
page-who-computer-learner = Computer, irrt oft
page-who-computer-beginner = Computer, fängt gerade an
page-links-later = Die Links bekommst du am Tisch.
page-only-computers = Hier sitzt niemand: Du schaust zu.
# Namen der Computergegner, mit Kommas dazwischen.
page-computer-names = Anton, Berta, Clara, Emil, Frieda, Gustav
page-default-name = Gast
page-house-rules = { -house-rules }
page-rules-changed = { $number ->
    [0] wie üblich
    [one] eine geändert
   *[other] { $number } geändert
}
page-rules-reset = Alles wie üblich
page-rule-usual = (üblich)
page-rule-fixed = { $number } ({ $text })
page-rule-number = Zahl für: { $rule }
page-rule-source = Regel { $rule }; Quelle: { $sources }
page-rule-proposal = Regel { $rule }; unser Vorschlag
page-practice = Üben
page-seed = Startwert
page-seed-more = Derselbe Startwert gibt dieselben Karten. Leer lassen, dann wird wirklich gemischt.
page-no-game = Dieses Spiel gibt es nicht
page-no-game-more = Hier heißt nichts „{ $name }“.

## Was schiefgehen kann

page-nowhere = Hier ist nichts
page-nowhere-more = Vielleicht ist die Adresse vertippt.
page-no-table = Dieser Link führt zu keinem Tisch
page-no-table-more = Vielleicht ist er vertippt, oder der Tisch gehört zu einem anderen Server.
page-no-replay = Diese { -deal } lässt sich nicht zeigen
page-no-rules = Die Regeln ließen sich nicht laden.
page-unreachable = Der Server antwortet nicht.
page-went-wrong = Etwas ist schiefgegangen.
page-lost = Die Verbindung ist weg. Neuer Versuch läuft; am Tisch geht nichts verloren.
page-loading = Einen Moment …

## Einstellungen

page-settings = Einstellungen
page-set-language = Sprache
# Einmal für alle gesagt, deren Sprache fehlt. $language ist ihr Name, im Werfall.
page-no-language = { $language } gibt es hier noch nicht; das ist Deutsch. Unten kannst du eine andere Sprache wählen.
page-set-pack = Karten
    .v-auto = Bilder, kleine als Buchstaben
    .v-pictures = Bilder, auch wenn sie klein sind
    .v-large = große Buchstaben
page-set-suits = Farben
    .v-italian = italienische
    .v-french = französische (Dame = Ritter)
page-set-order = Dein Blatt
    .v-suits = nach { -suit }
    .v-trumps = nach { -suit }, { -trumps } zuerst
    .v-ranks = nach { -rank }
    .v-dealt = wie es kommt
page-set-speed = Tempo
    .v-slow = langsam
    .v-normal = mittel
    .v-fast = schnell
    .v-instant = sofort
page-set-theme = Farbschema
    .v-auto = wie das Gerät
    .v-light = hell
    .v-dark = dunkel
page-set-letters = Buchstaben und Zeichen in den Ecken der Karten; ohne sie wie in alter Zeit
page-set-fourColours = Vier Farben im französischen { -pack }
page-set-sound = Geräusch der Karten
page-set-singleKeys = Einzelne Buchstaben als Tasten am Tisch

## Am Tisch

page-table = Tisch
page-tools = Werkzeuge des Tischs
page-more = Mehr
page-close = Schließen
page-deal = { -deal } { $number }
page-deals = { -deals }
page-match = { -match }
page-standing-chips = { -chips }:
page-standing-match = { -match }:
page-hint = Hinweis
page-hint-thinking = Der Meister denkt nach …
page-hint-card = { $card }, die Wahl des Meisters
page-hint-this = die Wahl des Meisters
page-hints = Hinweise erlauben
page-hints-end = Keine Hinweise mehr
page-undo = Zurücknehmen
page-undo-asked = { $name } möchte den letzten Zug zurücknehmen.
page-undo-yes = Zustimmen
page-undo-no = Ablehnen
page-undo-waits = Du möchtest zurücknehmen; die anderen müssen zustimmen.
page-last-trick = Letzter { -trick }
page-invite = Links zum Tisch
page-invite-more = Wer einen Link öffnet, nimmt diesen Platz ein; wer ihn hat, kann dort spielen. Schick jeden nur der Person, für die er ist.
page-link-for = Platz von { $name }
page-link-spectator = Zum Zuschauen
page-copy = Kopieren
page-copied = Kopiert
page-copy-link = Kopieren: { $name }
page-watching = Du schaust zu.
page-waiting-for = Noch nicht da: { $names }.
page-waits-for = { $name } überlegt …
page-not-here = nicht da
page-on-turn = am Zug
page-your-partner = dein { -partner }
page-own-trump = { -trumps }
page-second = zweite
page-title-turn = Du bist am Zug: { $game }
page-seat-of = Platz von { $name }
page-cards-held = { $number ->
    [one] Eine Karte im Blatt
   *[other] { $number } Karten im Blatt
}
page-cards-count = { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}
page-known-cards = Bekannte Karten von { $name }
page-your-hand = { $number ->
    [one] Dein Blatt, eine Karte
   *[other] Dein Blatt, { $number } Karten
}
page-hand-of = Blatt von { $name }
page-card-refused = { $card }, nicht erlaubt
page-trick = { -trick }
page-played = { $name }: { $card }
page-pile = { -pile }, die oberste Karte zuletzt
page-laid-open = Das halbe { -pack }, offen hingelegt
page-exposed = Offen hingelegt
page-discarded = { $number ->
    [one] Du hast eine Karte abgelegt
   *[other] Du hast { $number } Karten abgelegt
}
page-discarded-title = Abgelegt
page-tricks = { $number ->
    [one] ein { -trick }
   *[other] { $number } { -tricks }
}
page-streak = { $number ->
    [one] { $number } Sieg in Folge
   *[other] { $number } Siege in Folge
}
page-taken-by = Gewonnene Karten von { $name }
page-chips = { $number ->
    [one] ein { -chip }
   *[other] { $number } { -chips }
}
page-points = { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
}
page-signed = { $sign ->
    [plus] +{ $number }
    [minus] −{ $number }
   *[other] { $number }
}
page-pick-exchange = { $number ->
    [0] Gewählte Karten tauschen
    [one] Eine Karte tauschen
   *[other] { $number } Karten tauschen
}
page-pick-up-to = { $most ->
    [one] Wähle höchstens eine Karte aus deinem Blatt.
   *[other] Wähle bis zu { $most } Karten aus deinem Blatt.
}
page-pick-exactly = { $most ->
    [one] Wähle eine Karte aus deinem Blatt.
   *[other] Wähle { $most } Karten aus deinem Blatt.
}
page-pick-between = Wähle { $least } bis { $most } Karten aus deinem Blatt.
# Before the signs of the suits that a signal may ask for, each a button.
page-signal-suits = Zeichen: spiel aus
page-hurry = Weiter
page-announcements = Was geschieht

## Zu zweit an einem Bildschirm

page-curtain = Der Bildschirm gehört { $name }
page-curtain-more = Zeig die Karten, wenn sonst niemand hinsieht.
page-curtain-ready = Ich bin { $name }: Karten zeigen

## Danach

page-sheet = { -score-sheet }
page-sheet-of = { -deal } { $number }: { -score-sheet }
page-sheet-for = Wofür
page-sheet-who = Wer
page-sheet-points = Punkte
page-sheet-chips = { -chips }
page-sheet-pot = { -pot }
page-sheet-total = Summe
page-wins-deal = { $who } gewinnt die { -deal }.
page-nobody-wins = Niemand gewinnt die { -deal }.
page-wins-match = { $who } hat die { -match } gewonnen.
page-match-over = Die { -match } ist zu Ende.
page-next-deal = Nächste { -deal }
page-new-match = Neue Partie
page-same-cards = Dieselben Karten
page-replay = Zug um Zug
page-record = Aufzeichnung
page-replay-why = Zug um Zug, mit Gründen
page-why = Warum:
page-replay-of = { -deal } { $number }, Zug um Zug
page-back-to-table = Zurück an den Tisch
page-step = Schritt
page-step-first = An den Anfang
page-step-back = Ein Schritt zurück
page-step-next = Ein Schritt weiter
page-step-end = Ans Ende
page-all-hands = alle Blätter
page-seen-by = Sicht
page-seen-own = dieser Platz

## Hilfe

page-panel = Ereignisse, Regeln und Hilfe
page-tab-events = Verlauf
page-tab-rules = Regeln
page-tab-glossary = Wörter
page-tab-keys = Tasten
page-events = Verlauf, das Neueste zuerst
page-rules-now = Was darf ich jetzt?
page-rules-back = Zurück
page-rules-section = Abschnitt
page-rules-untranslated = Diese Seite ist noch nicht übersetzt. Hier steht sie auf { $language }.
page-rules-suits = Die Karten sind in französischen Farben zu sehen: Pik steht für Schwerter, Herz für Kelche, Karo für Münzen, Kreuz für Stäbe, die Dame für den Ritter.
page-rules-book = Regelbuch
page-rules-home = { -trappola }
page-rules-all = Alle Spiele
page-no-events = Noch ist nichts geschehen.
page-key = Taste
page-key-does = Was sie tut
page-key-arrows = ← →
    .does = durch dein Blatt gehen
page-key-enter = Eingabe
    .does = die Karte spielen oder wählen
page-key-escape = Esc
    .does = schließen, was über dem Tisch liegt
page-key-space = Leertaste
page-key-hurry = sofort zeigen, was noch kommt
page-key-digits = den Knopf mit dieser Zahl drücken
page-key-rules = die Regeln
page-key-events = was geschehen ist
page-key-sheet = die { -score-sheet }
page-key-lastTrick = der letzte { -trick }
page-key-undo = zurücknehmen
page-key-hint = ein Hinweis, wo Hinweise erlaubt sind
page-key-hand = zu deinem Blatt
page-key-next = die nächste { -deal }
page-key-settings = Einstellungen
page-key-keys = diese Liste
page-keys-off = Einzelne Buchstaben sind in den Einstellungen abgeschaltet.

## Die Wörter dieser Spiele

page-word-pack = { -pack }
    .meaning = Alle Karten eines Spiels: bei { -trappola } 36, ohne Dreien, Vieren, Fünfen und Sechsen.
page-word-suit = { -suit }
    .meaning = Schwerter, Kelche, Münzen und Stäbe im italienischen { -pack }; Pik, Herz, Karo und Kreuz im französischen.
page-word-rank = { -rank }
    .meaning = Ass, König, Ritter (oder Dame), Bube und die Zahlen. Welche Karte welche schlägt, steht in den Regeln jedes Spiels.
page-word-hand = Blatt
    .meaning = Die Karten, die jemand in der Hand hat.
page-word-stock = { -stock }
    .meaning = Die Karten, die nicht ausgeteilt wurden. In manchen Spielen zieht man nach jedem { -trick } davon.
page-word-turn-up = { -turn-up(as: "title") }
    .meaning = Die Karte, die nach dem Geben umgedreht wird. Ihre { -suit } ist { -trumps }.
page-word-trump = { -trumps }
    .meaning = Die { -suit }, die alle anderen schlägt.
page-word-trick = { -trick }
    .meaning = Von jedem der Reihe nach eine Karte; die beste nimmt alle.
page-word-lead = Ausspielen
    .meaning = Die erste Karte zu einem { -trick } spielen.
page-word-follow = Bedienen
    .meaning = Eine Karte der { -suit } spielen, die ausgespielt wurde.
page-word-declaration = { -declaration }
    .meaning = Karten, die zusammengehören, etwa drei Könige, und für Punkte angesagt werden.
page-word-exchange = Tausch
    .meaning = Karten ablegen und andere vom { -stock } nehmen.
page-word-dealer = { -dealer }
    .meaning = Wer diesmal gibt.
page-word-deal = { -deal }
    .meaning = Vom Geben bis zur { -score-sheet }.
page-word-match = { -match }
    .meaning = Mehrere { -deals }, bis jemand gewonnen hat.
page-word-side = Partei
    .meaning = Zwei Partner, die einander gegenübersitzen und zusammen zählen.
page-word-pot = { -pot }
    .meaning = Die { -chips } im { -cup }. Wer drei Runden hintereinander gewinnt, bekommt sie.
page-word-queue = { -queue }
    .meaning = Alle, die darauf warten, den Sieger herauszufordern, der Reihe nach.
page-word-pile = { -pile }
    .meaning = Die Karten auf dem Tisch. Wer die oberste nicht schlagen kann oder will, nimmt alle auf.

### Was Züge wert sind, und Aufgaben

page-analysis = Wert der Züge zeigen
page-analysis-end = Wert der Züge verbergen
page-marks = ✓ gewinnt, = unentschieden, × verliert; die Zahl zählt Gänge
page-line = Weg zeigen
page-line-title = Bestes Spiel beider
page-line-unknown = Wie es weitergeht, ist nicht bekannt.
page-mistakes = Fehler
page-pile-cards = Auf dem Stapel
page-puzzles = Aufgaben
page-puzzles-game = Aufgaben zu { $game }
page-puzzle-name = Aufgabe
page-puzzle = Aufgabe { $number } von { $puzzles }.
page-puzzle-task = Finde den einen Zug, der gewinnt.
page-puzzle-right = Richtig: Nur { $action } gewinnt.
page-puzzle-wrong = Nicht { $action }: { $worth }.
page-puzzle-grade = Stufe
page-puzzle-again = Noch einmal
page-puzzle-next = Weiter
page-no-puzzle = Diese Aufgabe gibt es nicht
