### Il libro delle regole: le parole delle sue tabelle, e i suoi problemi.

## Smazzate d'esempio

book-hand = Mano
book-who = { $who }
book-who-dealt = { $who } (ha dato)
book-trick = { -trick(as: "title") }
book-card-1 = Apre
book-card-2 = Secondo
book-card-3 = Terzo
book-card-4 = Quarto
book-won-by = Vince
book-card-points = Punti
book-draws = { $who } pesca
book-said = Si dice

book-sheet = { -score-sheet(as: "title") }
book-total = Totale
book-to-match = Alla partita
book-chips = { -chips(as: "title") } di { $who }
book-cup = Il { -cup }
book-as-played = come giocata
book-match-of = Partita: { $who }

book-round = Incontro
book-plays = Al tavolo
book-wins = Vince
book-queue = { -queue(as: "title") } dopo

book-turn = Turno
book-pile = Sul tavolo, in cima l'ultima
book-to-move = Tocca a
book-may = Può giocare
book-does = Gioca
book-nothing = niente
book-take = o raccogliere
book-take-only = niente; deve raccogliere
book-takes = raccoglie { $number ->
        [one] una carta
       *[other] { $number } carte
    }

book-table = Tabella { $number }

## Tabelle di fatti

book-captured = Carta presa
book-points = Punti
book-all-cards = tutte le carte del { -pack }
book-held = In mano
book-three = Tre
book-four = Quattro
book-run = scala in un { -suit }
book-blanche = { -blanche }: né re né cavalli né fanti
book-bianka = { -bianka }: né re né cavalli né fanti né assi
book-aces-kept = { $what }, tutti tra le tue { -tricks } alla fine
book-aces-lost = { $what }, uno o più perduti
book-chips-paid = { -chips(as: "title") } dall'avversario
book-trick-bonus = Per le { -tricks }
book-cup-paid = L'avversario versa nel { -cup }

book-option = Opzione
book-decides = Che cosa decide
book-values = Valori, il solito per primo
book-from = Regola e fonte
book-proposal = proposta nostra
book-variant = Variante
book-name = Nome
book-sets = Che cosa imposta
book-about = In una riga
book-game = Gioco
book-players = Giocatori
book-cards = Carte
book-length = Durata
book-luck = Fortuna

## Parole

book-code = Codice

## Problemi

no-book = Il libro delle regole non è installato con questo pacchetto.
book-no-terms = Nel catalogo terms.ftl non c'è nessun gruppo di termini { $group }.
book-no-kind = Riga { $line }: non c'è nessuna parte di tipo { $kind }. Si conoscono: { $kinds }.
book-no-end = Riga { $line }: la parte { $kind } non ha fine; scrivi <!-- /{ $kind } --> dopo di essa.
book-no-deal = Non c'è nessuna smazzata d'esempio di nome { $name }.
book-wrong = La smazzata d'esempio { $name } non si può mostrare: { $problem }
book-names-one = La parte «{ $block }» deve nominare una smazzata d'esempio o un gioco.
book-block = La parte «{ $block }» non si può scrivere: { $problem }
book-no-turns = In questa smazzata non ci sono i turni { $wanted }; scrivi due numeri da 1 a { $number }, come 1-5.
book-no-such-deal = In questa registrazione non c'è la smazzata { $wanted }; il loro numero è { $number }.

## Il sito

book-title = Trappola: il libro delle regole
book-description = Trappola, Bulka e Svoyi Kozyri: regole, smazzate d'esempio, fonti.
book-more = Altro
book-dark = Scuro
book-light = Chiaro
