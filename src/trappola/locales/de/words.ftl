### Die Wörter dieser Spiele, jedes einmal: Der Begriff steht überall, wo die Sache gemeint ist.
###
### Eine andere Form verlangt man mit "as": { -tricks(as: "dat") }. Formen: plain, gen (Wessen?), dat (Wem?),
### pl (mehrere). Begriffe mit einer einzigen Form haben keine Auswahl.

-trappola = Trappola
-bulka = Bulka
-svoyi = Svoyi Kozyri

-trick = { $as ->
   *[plain] Stich
    [gen] Stichs
}
-tricks = { $as ->
   *[plain] Stiche
    [dat] Stichen
}
# Die Farbe, die alle anderen schlägt: „Kelche sind Trumpf“. [pl]: ihre Karten.
-trumps = { $as ->
   *[plain] Trumpf
    [pl] Trümpfe
    [dat] Trümpfen
}
# Eine Karte davon.
-trump = Trumpf
# Die Karten, die nicht ausgeteilt wurden.
-stock = Talon
# Die Karte, die nach dem Geben aufgeschlagen wird.
-turn-up = { $as ->
   *[plain] aufgeschlagene Karte
    [title] Aufgeschlagene Karte
    [dat] aufgeschlagenen Karte
}
# [tail] steht am Ende eines Worts: { -trump }{ -suit(as: "tail") }.
-suit = { $as ->
   *[plain] Farbe
    [tail] farbe
}
-suits = Farben
-rank = Rang
-ranks = { $as ->
   *[plain] Ränge
    [dat] Rängen
}
# Alle Karten eines Spiels.
-pack = { $as ->
   *[plain] Paket
    [gen] Pakets
}
# König, Ritter und Bube.
-figure = Figur
-figures = Figuren
# Karten, die zusammengehören und für Punkte angesagt werden.
-declaration = Meldung
-declarations = Meldungen
-dealer = { $as ->
   *[plain] Geber
    [gen] Gebers
}
# Wer bei Bulka gegen die Nummer 1 spielt.
-challenger = Herausforderer
# Vom Geben bis zur Abrechnung; nicht das Geben selbst.
-deal = Runde
-deals = Runden
# Runden, bis jemand gewonnen hat.
-match = Partie
-chip = Jeton
-chips = Jetons
# Die Jetons, um die gespielt wird.
-pot = Kasse
# Worin die Kasse liegt; bei Bulka heißt auch die Kasse selbst so.
-cup = Becher
# Die darauf warten, den Sieger herauszufordern.
-queue = Reihe
# Die Karten auf dem Tisch bei Svoyi Kozyri.
-pile = { $as ->
   *[plain] Stapel
    [gen] Stapels
}
-partner = Partner
-score-sheet = Abrechnung
-house-rules = Hausregeln
# Siege hintereinander.
-streak = Serie
# Ein Blatt ohne König, Ritter und Bube; Bianka ist auch ohne Ass.
-blanche = Carte blanche
-bianka = Bianka
# Was man sagt, wenn man für die Aussicht auf den Becher zahlt; die Frage nach neuem Geben.
-pro = Pro
-alifer = Alifer

## Aufzählungen und Zahlen

list-next = { $before }, { $next }
list-last = { $before } und { $next }

side-names = { $one } + { $other }
name-and-number = { $who } { $number }

size-gib = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } GiB
size-mib = { $number } MiB
