### Das Regelbuch: die Wörter seiner Tafeln und seine eigenen Fehler.

## Beispielrunden

book-hand = Blatt
book-who = { $who }
book-who-dealt = { $who } (ausgeteilt)
book-trick = { -trick }
book-card-1 = Ausspiel
book-card-2 = Zweite
book-card-3 = Dritte
book-card-4 = Vierte
book-won-by = Stich für
book-card-points = Punkte darin
book-draws = { $who } zieht
book-said = Was gesagt wird

book-sheet = { -score-sheet }
book-total = Summe
book-to-match = Für die Partie
book-chips = { -chips } von { $who }
book-cup = Der { -cup }
book-as-played = wie gespielt
book-match-of = Partie: { $who }

book-round = Runde
book-plays = Am Tisch
book-wins = Sieger
book-queue = { -queue } danach

book-turn = Zug
book-pile = Auf dem Tisch, oberste Karte zuletzt
book-to-move = Am Zug
book-may = Darf spielen
book-does = Spielt
book-nothing = nichts
book-take = oder aufnehmen
book-take-only = nichts; muss aufnehmen
book-takes = nimmt { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } auf

book-table = Tisch { $number }

## Tafeln der Tatsachen

book-captured = Gewonnene Karte
book-points = Punkte
book-all-cards = alle Karten des { -pack(as: "gen") }
book-held = Du hast
book-three = Drei
book-four = Vier
book-run = Folge in einer { -suit }
book-blanche = { -blanche }: kein König, Ritter, Bube
book-bianka = { -bianka }: kein König, Ritter, Bube, Ass
book-aces-kept = { $what }, am Ende alle in den eigenen { -tricks(as: "dat") }
book-aces-lost = { $what }, eines oder mehrere verloren
book-chips-paid = { -chips } vom Gegner
book-trick-bonus = Für { -tricks }
book-cup-paid = Gegner zahlt in den { -cup }

book-option = Regel
book-decides = Was sie entscheidet
book-values = Werte, der übliche zuerst
book-from = Nummer und Quelle
book-proposal = unser Vorschlag
book-variant = Variante
book-name = Name
book-sets = Was sie festlegt
book-about = In einem Satz
book-game = Spiel
book-players = Personen
book-cards = Karten
book-length = Dauer
book-luck = Glück

## Wörter

book-code = Zeichen

## Fehler

no-book = Mit dieser Installation kam kein Regelbuch.
book-no-terms = Im Katalog terms.ftl gibt es keine Wortgruppe { $group }.
book-no-kind = Zeile { $line }: Es gibt keinen Teil der Art { $kind }. Bekannt sind: { $kinds }.
book-no-end = Zeile { $line }: Der Teil { $kind } hat kein Ende; schreib <!-- /{ $kind } --> dahinter.
book-no-deal = Es gibt keine Beispielrunde { $name }.
book-wrong = Die Beispielrunde { $name } lässt sich nicht zeigen: { $problem }
book-names-one = Der Teil „{ $block }“ muss genau eine Beispielrunde oder ein Spiel nennen.
book-block = Der Teil „{ $block }“ lässt sich nicht schreiben: { $problem }
book-no-turns = Die Züge { $wanted } gibt es in dieser Runde nicht; schreib zwei Zahlen von 1 bis { $number }, etwa 1-5.
book-no-such-deal = Die Runde { $wanted } gibt es in dieser Aufzeichnung nicht, sie hat { $number }.

## Die Website

book-title = Trappola: das Regelbuch
book-description = Trappola, Bulka und Svoyi Kozyri: Regeln, Beispielrunden, Quellen.
book-more = Mehr
book-dark = Dunkel
book-light = Hell
