### Was --help sagt. Die Namen von Befehlen, Schaltern und Werten sind in jeder Sprache dieselben.

help-trappola = { -trappola }, { -bulka } und { -svoyi }: spielen, abrechnen, Regeln lesen.

help-usage = Aufruf: { $usage }
help-commands = Befehle
help-arguments = Argumente
help-parameters = Schalter
help-default = [üblich: { $value }]
help-required = [nötig]
help-help = Diese Hilfe zeigen.
help-version = Die Version zeigen.
help-language = Die Sprache: { $languages }. Ohne Angabe gilt TRAPPOLA_LANGUAGE oder das System.

help-place-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere im Netz herein.
help-place-port = Der Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien.
help-place-store = Wo Tische aufbewahrt werden, als SQLAlchemy-Adresse; ohne Angabe eine Datei in deinem Datenordner.

help-play = Ein Spiel im Terminal spielen, gegen den Computer oder gegeneinander an einem Bildschirm.
    .more = { -house-rules } sind Schalter: trappola play classica --two-rank lowest. Der Befehl trappola rules GAME zählt sie auf.
help-play-game = Ein Spiel oder eine Variante, wie trappola games sie aufzählt. Ohne Angabe wählst du aus einer Liste.
help-play-humans = Wie viele Plätze Menschen einnehmen; die übrigen spielt der Computer.
help-play-names = Die Namen am Tisch, mit Kommas getrennt.
help-play-seats = Wie viele am Tisch sitzen, bei Spielen, die mehrere Zahlen erlauben.
help-play-computer = Welcher Computerspieler die übrigen Plätze einnimmt, oder die Befehlszeile eines Programms.
help-play-seed = Noch einmal dieselben Karten geben: zum Üben. Ohne Angabe sind die Karten nicht vorherzusehen.
help-play-save = Wo das Spiel aufgezeichnet wird; ohne Angabe in deinem Datenordner.
help-play-resume = Ein aufgezeichnetes Spiel fortsetzen.
help-play-house_rules = { -house-rules }, etwa --two-rank lowest.

help-play-analysis = Zeigen, was jeder Zug wert ist, wo das Spiel gelöst ist und nichts verborgen.
help-play-suits = Das italienische Blatt in seinen Farben zeigen oder in französischen: Pik für Schwerter, Herz für Kelche, Karo für Münzen, Kreuz für Stäbe, die Dame für den Ritter. Karten werden in beiden Formen verstanden.

help-serve = Den Server für den Browser starten, ohne einen zu öffnen.
help-serve-computer = Ein Programm, das als Gegner angeboten wird, als NAME=COMMAND; darf mehrmals stehen.
help-serve-computer_seconds = Wie lange ein solches Programm über einen Zug nachdenken darf.

help-arena = Zwei Computerspieler mit denselben Karten messen, auf vertauschten Plätzen.
    .more = Ein Spieler ist ein Name (club), ein Name mit Parametern (master:seconds=0.5) oder die Befehlszeile eines Programms („./player --flag“). { -house-rules } sind Schalter, wie bei trappola play. Strg-C beendet mit dem, was gespielt ist.
help-arena-game = Ein Spiel oder eine Variante, wie trappola games sie aufzählt.
help-arena-a = Der Spieler, dessen Anteil genannt wird.
help-arena-b = Der Spieler, an dem er gemessen wird.
help-arena-deals = Wie viele einzelne Runden, die Hälfte von jeder Seite; ohne Angabe 1000.
help-arena-matches = Wie viele ganze Partien stattdessen; bei { -bulka } Sitzungen von 12 Runden.
help-arena-seed = Andere Karten: irgendein Text. Derselbe Startwert gibt dieselben Karten.
help-arena-seconds = Die Zeit für einen Zug, für Spieler, die sich welche nehmen.
help-arena-seats = Wie viele am Tisch sitzen, bei Spielen, die mehrere Zahlen erlauben.
help-arena-jobs = Wie viele Prozesse spielen.
help-arena-silly = Die groben Fehler beider zählen.
help-arena-json = Das Ergebnis als JSON ausgeben.
help-arena-csv = Jedes Paar von Spielen in diese Datei schreiben.
help-arena-plot = Den Anteil im Lauf der Runden zeichnen (.svg, .png, .pdf; braucht trappola[plot]).
help-arena-records = Jedes Spiel aufzeichnen, eine JSON-Aufzeichnung je Zeile.
help-arena-house_rules = { -house-rules }, etwa --two-rank lowest.

help-ladder = Computerspieler über alle Spiele auf einer Skala werten.
    .more = Jeder spielt gegen jeden in jedem Spiel. Was in der Ergebnisdatei steht, wird nicht noch einmal gespielt: Halt an, nimm einen Spieler dazu, verlange mehr Runden, und es geht von dort weiter.
help-ladder-players = Die Spieler, benannt wie bei trappola arena; ohne Angabe alle, die es am Tisch gibt.
help-ladder-game = Ein Spiel oder eine Variante; darf mehrmals stehen. Ohne Angabe alle Spiele.
help-ladder-deals = Wie viele Runden je zwei Spieler in jedem Spiel haben.
help-ladder-seed = Andere Karten: irgendein Text.
help-ladder-seconds = Die Zeit für einen Zug, für Spieler, die sich welche nehmen.
help-ladder-jobs = Wie viele Prozesse spielen.
help-ladder-results = Die Datei, die aufbewahrt, was gespielt wurde.
help-ladder-json = Die Wertungen als JSON ausgeben.
help-ladder-csv = Die Wertungen in diese Datei schreiben.

help-games = Die Spiele und ihre benannten Varianten aufzählen.

help-rules = Die { -house-rules } eines Spiels aufzählen: was jede bedeutet, ihre Werte, ihre Quelle.
help-rules-game = Ein Spiel oder eine Variante, wie trappola games sie aufzählt; mit --page jede Seite des Regelbuchs, etwa index oder terms.
help-rules-page = Stattdessen die Seite des Regelbuchs zeigen: wie man spielt.

help-replay = Ein aufgezeichnetes Spiel nacherzählen, Zug um Zug.
help-replay-file = Die Aufzeichnung, in beiden Formen; - liest von der Standardeingabe.
help-replay-seat = Nur erzählen, was diesem Platz gesagt wurde, von 0 an gezählt. Ohne Angabe alle Blätter.
help-replay-deal = Nur diese Runde erzählen, von 1 an gezählt.
help-replay-step = Nach jedem Zug auf die Eingabetaste warten.

help-score = Ein aufgezeichnetes Spiel abrechnen: jede vollständige Runde und die Partie.
help-score-file = Die Aufzeichnung, in beiden Formen; - liest von der Standardeingabe.
help-score-json = Das Ergebnis als JSON ausgeben.
help-score-lines = Die Datei hat je Zeile eine JSON-Aufzeichnung; für jede ein JSON-Ergebnis ausgeben.

help-convert = Eine Aufzeichnung in ihrer anderen Form ausgeben.
help-convert-file = Die Aufzeichnung, in beiden Formen; - liest von der Standardeingabe.
help-convert-to = Die gewünschte Form: text oder json.

help-pack = Die Karten als Bilder schreiben oder als Bogen zum Drucken und Schneiden.
help-pack-name = Das { -pack }: italian (36 Karten) oder french (52).
help-pack-svg = Der Ordner für einzelne Karten.
help-pack-pdf = Die Datei für die Druckbogen.
help-pack-style = pictures, oder large: nur Ecke und Farbzeichen.
help-pack-corners = Die Sprache der Eckbuchstaben: { $languages }. Ohne Angabe die eingestellte.
help-pack-paper = Das Papier der Bogen: a4 oder letter.
help-pack-size = Die Karten auf den Bogen: poker (63,5 x 88,9 mm), old (57 x 88) oder narrow (64 x 110).
help-pack-two_colours = Das französische { -pack } in Rot und Schwarz statt in vier Farben.
help-pack-letters = Buchstaben in den Ecken; ohne sie sehen die Karten aus wie früher.
help-pack-lines = Bogen ohne Farben, zum Ausmalen.
help-pack-backs = Hinter jedem Bogen einen mit Rückseiten, zum beidseitigen Drucken.
help-pack-force = Vorhandene Dateien überschreiben.

help-svoyi = { -svoyi }, gelöst.
help-solve = Ausrechnen, wer jede Stellung gewinnt und in wie vielen Gängen, und es in einer Tabelle aufbewahren.
    .more = Du kannst jederzeit anhalten: Derselbe Befehl macht dort weiter, wo er war.
help-solve-ranks = Karten je { -suit }: 6 für das { -pack } zu 24, 8 für 32.
help-solve-form = Die Form eines Zugs: single (eine Karte) oder cover_and_lead.
help-solve-low_trump = Ob jeder eigene { -trump } eine Karte der eigenen { -trump }{ -suit(as: "tail") } schlägt. Ohne Angabe: ja bei single, nein bei cover_and_lead.
help-solve-distances = Ob auch die Längen aufbewahrt werden, bei bis zu 8 { -ranks(as: "dat") }. Ohne Angabe, wenn sie in den Speicher passen.
help-solve-threads = Wie viele Threads rechnen. Ohne Angabe so viele, wie es Kerne gibt.
help-solve-out = Wohin die Tabelle geschrieben wird. Ohne Angabe in deinen Datenordner.
help-solve-fold = Eine kleine Datei zum Weitergeben schreiben statt einer großen, die sofort antwortet.
help-solve-json = Die Zusammenfassung als JSON ausgeben.

help-probe = Sagen, wer die Stellung am Ende einer Aufzeichnung gewinnt und was jeder Zug wert ist.
    .more = Die Tabellen für 24 Karten sind im Programm enthalten. Andere macht „trappola svoyi solve“, oder du legst sie selbst in den Datenordner; ohne Tabelle sagt eine Suche, was sie beweisen kann.
help-probe-record = Die Aufzeichnung, in beiden Formen; - liest von der Standardeingabe.
help-probe-json = Die Antwort als JSON ausgeben.
help-tables = Aufzählen, welche Tabellen es gibt und wo.
help-tables-check = Jede Tabelle ganz lesen und mit ihrer Prüfsumme vergleichen.

help-puzzle = Aufgaben lösen: Stellungen aus echten Runden, in denen genau ein Zug gewinnt.
help-puzzle-number = Mit dieser Aufgabe der Sammlung beginnen. Ohne Angabe kommen sie in beliebiger Reihenfolge.
help-puzzle-grade = Nur Aufgaben dieser Stufe, von 1 (leicht) bis 5.
help-puzzle-json = Eine Aufgabe mit ihrer Lösung als JSON ausgeben.
help-study = Die Tabellen und Bilder der Studie aus den Tabellen des Spiels neu machen.
    .more = Braucht die Erweiterung „study“.
help-study-out = Der Ordner für die Dateien in CSV, Parquet und SVG.
help-study-ranks = Das untersuchte Paket, nach der Zahl der Karten je Farbe.
help-study-cost = Bis zu wie vielen Rängen gemessen wird, was das Lösen kostet.

## Was an einer Befehlszeile nicht stimmt

no-language = In „{ $wish }“ gibt es hier noch nichts; das ist Deutsch. Es gibt die Sprachen { $languages }.
flag-unknown = Den Schalter { $flag } gibt es hier nicht; „{ $command } --help“ zählt die vorhandenen auf.
flag-missing = { $flag } muss angegeben werden; „{ $command } --help“ sagt, was das ist.
flag-wants-value = Nach { $flag } muss ein Wert stehen.
flag-wrong-value = „{ $value }“ ist kein Wert von { $flag }.
flag-twice = { $flag } steht zweimal da.
flag-too-much = Diese Wörter sind zu viel: { $words }.
flag-wrong = Die Befehlszeile lässt sich nicht lesen; „{ $command } --help“ sagt, was hineingehört.
