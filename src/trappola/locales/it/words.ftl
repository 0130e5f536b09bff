### Le parole di questi giochi, ciascuna detta una volta sola: un termine si usa ovunque s'intenda la cosa.
###
### Un'altra forma di un termine si chiede con "as": { -trick(as: "title") } apre un titolo;
### [pl] di -trump e -trumps è il plurale, "briscole".

-trappola = Trappola
-bulka = Bulka
-svoyi = Svoyi Kozyri

-trick = { $as ->
   *[plain] presa
    [title] Presa
}
-tricks = { $as ->
   *[plain] prese
    [title] Prese
}
# Il seme che batte tutti gli altri.
-trumps = { $as ->
   *[plain] briscola
    [title] Briscola
    [pl] briscole
}
# Una carta di quel seme.
-trump = { $as ->
   *[plain] briscola
    [title] Briscola
    [pl] briscole
}
# Le carte che non sono state distribuite.
-stock = { $as ->
   *[plain] tallone
    [title] Tallone
}
# La carta scoperta dopo la distribuzione.
-turn-up = { $as ->
   *[plain] briscola scoperta
    [title] Briscola scoperta
}
-suit = { $as ->
   *[plain] seme
    [title] Seme
}
-suits = { $as ->
   *[plain] semi
    [title] Semi
}
# Il posto di una carta nel suo seme; quanto conta si dice in punti.
-rank = { $as ->
   *[plain] valore
    [title] Valore
}
-ranks = { $as ->
   *[plain] valori
    [title] Valori
}
# Tutte le carte di un gioco.
-pack = { $as ->
   *[plain] mazzo
    [title] Mazzo
}
# Re, cavallo e fante.
-figure = { $as ->
   *[plain] figura
    [title] Figura
}
-figures = { $as ->
   *[plain] figure
    [title] Figure
}
# Carte che stanno insieme, annunciate per farne punti.
-declaration = { $as ->
   *[plain] dichiarazione
    [title] Dichiarazione
}
-declarations = { $as ->
   *[plain] dichiarazioni
    [title] Dichiarazioni
}
-dealer = { $as ->
   *[plain] mazziere
    [title] Mazziere
}
# Chi gioca contro il n. 1 nella Bulka.
-challenger = { $as ->
   *[plain] sfidante
    [title] Sfidante
}
# Dalla distribuzione delle carte al conteggio. Non "mano": quella sono le carte che si tengono.
-deal = { $as ->
   *[plain] smazzata
    [title] Smazzata
}
-deals = { $as ->
   *[plain] smazzate
    [title] Smazzate
}
# Smazzate fino a quando qualcuno ha vinto.
-match = { $as ->
   *[plain] partita
    [title] Partita
}
-chip = { $as ->
   *[plain] gettone
    [title] Gettone
}
-chips = { $as ->
   *[plain] gettoni
    [title] Gettoni
}
# I gettoni in palio.
-pot = { $as ->
   *[plain] piatto
    [title] Piatto
}
# Dove stanno i gettoni; in italiano il piatto è l'una e l'altra cosa.
-cup = { $as ->
   *[plain] piatto
    [title] Piatto
}
# Chi aspetta di sfidare il vincitore.
-queue = { $as ->
   *[plain] coda
    [title] Coda
}
# Le carte sul tavolo in Svoyi Kozyri.
-pile = { $as ->
   *[plain] mucchio
    [title] Mucchio
}
-partner = { $as ->
   *[plain] compagno
    [title] Compagno
}
-score-sheet = { $as ->
   *[plain] conteggio
    [title] Conteggio
}
-house-rules = { $as ->
   *[plain] regole della casa
    [title] Regole della casa
}
# Vittorie di fila.
-streak = { $as ->
   *[plain] serie
    [title] Serie
}
# Una mano senza re, cavallo né fante; e una senza neppure un asso.
-blanche = blanche
-bianka = bianka
# Quel che si dice pagando per tentare il piatto; la domanda per ridare le carte.
-pro = Pro
-alifer = Alifer

## Elenchi e numeri

# "a, b e c" si costruisce da sinistra: list-next per tutti tranne l'ultimo, list-last per quello.
list-next = { $before }, { $next }
list-last = { $before } e { $next }

# I due compagni di una coppia.
side-names = { $one } + { $other }
# In una fila come "Anna 3, Bruno 4".
name-and-number = { $who } { $number }

size-gib = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } GiB
size-mib = { $number } MiB
