### Das Terminal.

no-command = Es gibt keinen Befehl „{ $name }“; es gibt { $commands }.
file-error = { $file }: { $problem }
file-not-written = { $file } lässt sich nicht schreiben: { $problem }; schaff dort Platz oder nenne einen anderen Ort.
same-file = { $one } und { $other } nennen dieselbe Datei, { $file }; gib jedem eine eigene.
output-not-written = Die Ausgabe lässt sich dort nicht schreiben: { $problem }; schaff dort Platz oder nenne ein anderes Ziel.
system-error = Das System meldet: { $problem }.
file-no-text = Die Datei ist kein Text in UTF-8.
file-exists = { $file } gibt es schon; nenne einen anderen Namen oder mach mit --resume weiter.
no-form = Es gibt keine Form „{ $form }“; eine Aufzeichnung hat die Formen text und json.
no-deal = Es gibt keine { -deal } { $deal }; ihre Zahl ist { $number }.
no-player = Es gibt keinen Computerspieler „{ $name }“; es gibt { $players }.
player-elsewhere = Der Computerspieler „{ $name }“ spielt { $game } mit diesen { -house-rules } nicht; das tun { $players }.
wrong-humans = So viele Menschen passen nicht ({ $number }); die Zahl der Plätze ist { $seats }.
suits-own = { $game } wird mit dem französischen Blatt gespielt; seine Karten haben keine italienischen Farben.

games-name = Name
games-seats = Personen
games-about = Was es ist
games-more = Spielen kannst du mit „trappola play NAME“, die Hausregeln zeigt „trappola rules NAME“.
rules-page = Wie man spielt: „trappola rules { $game } --page“.
rules-untranslated = Diese Seite ist noch nicht übersetzt. Hier steht sie auf Englisch.
rules-more = Die mit * bezeichneten Werte gelten; ändern kannst du sie mit einem Schalter von „trappola play { $game }“. Die Nummern der Regeln erklärt docs/sources.md.

menu-title = Welches Spiel?
menu-prompt = Nummer oder Name (q beendet):
menu-wrong = Eine Nummer von 1 bis { $number } oder ein Name aus der Liste.

play-person = Für { $who } spielt ein Mensch.
play-seated = { $who }: { $player }
play-help-hint = Mit ? bekommst du jederzeit Hilfe. Strg-C speichert und beendet.
play-help =
    Gib die Nummer einer Zeile ein oder den Zug selbst: eine Karte (As), „done“, „three-kings“, „take“.
    table: noch einmal der Tisch    last: der letzte Stich    log: was geschehen ist
    score: Stand der { -match }         rules: die Hausregeln     q: speichern und beenden
    hint: was der Meister täte     why: hinterher, warum der Computer so gespielt hat
play-help-analysis = win: die beste Fortsetzung bis zum Ende     back: den letzten eigenen Zug zurücknehmen
# Nach der Hilfe oben: die Buchstaben der Farben.
play-help-suits = Der zweite Buchstabe einer Karte ist ihre Farbe: { $suits }.
suit-letter = { $letter } { $suit }
play-curtain = Der Bildschirm gehört { $who }. Drück die Eingabetaste, wenn sonst niemand hinsieht.
play-next = Mit der Eingabetaste zur nächsten { -deal } (q speichert und beendet):
play-saved = Gespeichert. Weiter geht es mit: { $command }
play-written = Die { -match } ist aufgezeichnet in { $file }.
play-name-cards = Oder nenne die Karten, die du tauschst, etwa: 7s 8s 9d
play-not-understood = „{ $answer }“ ist unverständlich; ? zeigt Hilfe.

prompt-exchange = { $who }, tauschen oder behalten?
prompt-declare = { $who }, etwas zu melden?
prompt-play = { $who } ist am Zug:
prompt-lead = { $who } spielt aus:
prompt-beat = { $who } schlägt oder nimmt auf:
prompt-suits = { $who }, { -trump } und zweite { -suit }:
prompt-trumps = { $who }, was ist { -trumps }?
prompt-alifer = { $who }, neue { -deal } um den doppelten Einsatz?
prompt-pro = { $who }, für { -pro } zahlen oder die { -streak } aufgeben?

do-take = den { -pile } aufnehmen
do-suits = { -trumps } { $suit }, zweite { -suit } { $second }
do-trumps = { -trumps }: { $suit }
do-exchange = tauschen: { $cards }
do-exchange-hand = das Blatt tauschen
do-keep = das Blatt behalten
do-swap = die { -turn-up } tauschen
do-declare = { $what } melden
do-done = nichts (mehr) melden
do-ask = nach der vierten Karte fragen
do-signal-suit = Zeichen: { $suit } ausspielen
do-signal-trumps = Zeichen: stark in { -trumps }
do-signal-weak = Zeichen: überall schwach
do-alifer = „{ -alifer }?“ fragen: neue { -deal } um den doppelten Einsatz
do-accept = annehmen
do-refuse = ablehnen
do-pro = „{ -pro }“ sagen und 10 { -chips } zahlen
do-no-pro = nicht zahlen; die { -streak } endet

table-deal = { -deal } { $number }
table-pot = { -pot } { $pot }.  { -queue }: { $queue }.  { -chips }: { $chips }.
table-trump = { -trumps }: { $suit }
table-own-trump = { $who }, { -trumps }: { $suit }
table-stock = { -stock }: { $number } mit der { -turn-up(as: "dat") } { $card }
table-turn-up = Aufgeschlagen: { $card }
table-exposed = Offen hingelegt: { $cards }
table-pile = { -pile }: { $cards }
table-trick = { -trick }: { $cards }
# In einer Reihe wie „Ann As, Ben 7s“.
played = { $who } { $card }
table-last-trick = Letzter { -trick }: { $cards }
table-other = { $number ->
        [one] { $who }: eine Karte
       *[other] { $who }: { $number } Karten
    }
table-other-open = { $number ->
        [one] { $who }: eine Karte, dir bekannt: { $cards }
       *[other] { $who }: { $number } Karten, dir bekannt: { $cards }
    }
table-other-all = { $who }: { $cards }
table-hand = { $who }: { $cards }

sheet-item = Wofür
sheet-who = Wer
sheet-points = Punkte
sheet-chips = { -chips }
sheet-pot = { -pot }
sheet-total = Summe

standing-points = { -match }: { $points }.
standing-chips = { -chips }: { $chips }.
standing-pot = { -pot }: { $pot }. { -queue }: { $queue }.
standing-winner = { $who } hat die { -match } gewonnen.

serve-at = { -trappola } läuft unter { $address } (Strg-C beendet).
port-taken = Der Port { $port } auf { $host } gehört schon einem anderen Programm; wähle mit --port einen anderen.
host-unusable = { $host } ist keine Adresse dieses Rechners, auf der sich der Port { $port } öffnen ließe.
