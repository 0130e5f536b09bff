### Perché un giocatore automatico ha fatto quel che ha fatto. Il motivo segue l'azione, senza soggetto:
### "Bianca: re di coppe. Vince la presa: 11 punti."

why-points = { $number ->
    [0] nessun punto
    [one] un punto
   *[other] { $number } punti
}
why-chips = { $number ->
    [one] un { -chip }
   *[other] { $number } { -chips }
}
why-signed = { $sign ->
    [plus] +{ $number }
    [minus] −{ $number }
   *[none] 0
}

why-only = Non c'era scelta.

## Una carta di una presa, a occhio

why-two = Se fa la { -trick }, il due rende { $points }; la probabilità è del { $percent } %.
why-wish = Il { -partner } ha chiesto questo { -suit }.
why-ace = Gli assi dichiarati valgono per intero solo se non se ne perde nessuno; questo torna a casa con una probabilità del { $percent } %.
why-lead-sure = Fa di sicuro la { -trick }: almeno { $points }.
why-lead-free = Fa di sicuro la { -trick }, con tutto quello che vi si aggiunge.
why-lead-likely = Fa la { -trick } con una probabilità del { $percent } %.
why-lead-low = Non vale punti: con questa carta si perde poco, e le migliori restano in mano.
why-lead-risk = Vale { $points } e si perde con una probabilità del { $percent } %; ogni altra uscita sembrava peggiore.
why-take = Fa la { -trick }: { $points }.
why-take-likely = Fa la { -trick } con una probabilità del { $percent } %: finora { $points }.
why-help = La { -trick } per ora è del { -partner }: carica { $points }.
why-partner = La { -trick } per ora è del { -partner }: tiene le carte migliori.
why-let-go = Lascia andare la { -trick } ({ $points }): le carte che potrebbero farla valgono di più dopo.
why-give = Non può fare la { -trick }: cede { $points }, perché altre carte mancherebbero di più.
why-give-nothing = Non può fare la { -trick }: dà una carta che non vale punti.
why-exact = Tutte le carte sono note; il resto della { -deal } porta { $margin }.
why-novice-lead = Apre con la carta più alta: { $points }.
why-novice-partner = La { -trick } è del { -partner }: dà la carta più bassa.
why-novice-take = Prende quello che c'è sul tavolo: { $points }.
why-novice-least = Dà la carta più bassa: { $points }.

## Quello che dipende dalla mano, a occhio

why-longest = { $number ->
    [one] Il { -suit } più lungo e più forte della mano: una carta.
   *[other] Il { -suit } più lungo e più forte della mano: { $number } carte.
}
why-thumb-keep = Valore di questa mano a occhio: { $points }; di un'altra, in media: { $average }.
why-thumb-exchange = Valore di questa mano a occhio, soltanto: { $points }; di un'altra, in media: { $average }.
why-thumb-alifer = Valore di questa mano a occhio, soltanto: { $points }; sotto { $least } si chiede un'altra { -deal }.
why-thumb-accept = Valore anche di questa mano a occhio, soltanto: { $points }; sotto { $least } conviene un'altra { -deal }.
why-thumb-refuse = Valore di questa mano a occhio: { $points }; e chi lo chiede ne ha una cattiva.
why-lay = { $number ->
    [one] Mette via l'unica carta che vale poco e non fa parte di una { -declaration }.
   *[other] Mette via { $number } carte che valgono poco e non fanno parte di una { -declaration }.
}
why-lay-none = Ognuna di queste carte vale più di una del { -stock }.
why-pro = Paga { $cost } per una probabilità del { $percent } % circa su un { -pot } di { $cup }.
why-no-pro = Una probabilità del { $percent } % circa su un { -pot } di { $cup } non vale { $cost }.

## Quello che si aspetta il maestro

why-hand-keep = In media questa mano porta più di un'altra: { $gain }.
why-hand-exchange = In media un'altra mano porta più di questa: { $gain }.
why-pick-keep = In media questa mano porta più del cambio migliore: { $gain }.
why-pick-exchange = In media questo cambio porta più della seconda scelta: { $gain }.
why-name-trumps = In media questo { -suit } come { -trumps } porta più del secondo: { $gain }.
why-more-chance = { $percent ->
    [0] neanche l'1 % di probabilità in più di vincere la { -match }
   *[other] { $percent } % di probabilità in più di vincere la { -match }
}
why-alifer = La probabilità di vincere questa { -deal } è del { $percent } %; sotto il { $limit } % se ne chiede un'altra.
why-no-alifer = Non c'è altro da dichiarare; la probabilità di vincere questa { -deal } è del { $percent } %, troppo buona per { -alifer } (sotto il { $limit } %).
why-accept = La probabilità di vincere questa { -deal } è del { $percent } %; sotto il { $limit } % ne conviene un'altra.
why-refuse = La probabilità di vincere questa { -deal } è del { $percent } %; un'altra converrebbe solo sotto il { $limit } %.
why-expects = Differenza attesa alla fine della { -deal }: { $details }.
why-known = Tutte le carte sono note; differenza alla fine della { -deal }: { $details }.
why-mixed = Perché l'altro non possa contarci, questa carta si gioca in { $percent } casi simili su 100; differenza attesa alla fine della { -deal }: { $details }.
why-next-best = con la seconda carta migliore { $margin }
why-chance = probabilità di vincere la { -match } { $percent } %
why-in-chips = contata in { -chips } { $margin }

## Quello che si dice

why-swap = La { -turn-up } vale di più in mano: { $card }.
why-ask = Non costa niente, e la risposta dice quale carta l'altro non ha.
why-signal-trumps = Forte a { -trumps }, con l'asso o il re: ne ha { $number }.
why-signal = Ha asso e re di questo { -suit }: { $suit }.
why-done = Non c'è (altro) da dichiarare.
why-declare = Vale { $points }.
why-declare-now = Vale { $points }; dopo non si potrebbe più dichiarare.
why-declare-aces = Vale { $points }, se nessuno di questi assi va perso.
why-blanche-unsaid = Non dichiara la { -blanche }: alla fine la { -bianka } prende il suo posto e vale di più.

## Svoyi Kozyri

why-suits = Scelti prima di dare le carte, quando tutti i { -suits } sono uguali.
why-pile-win = Guardando avanti, così vince qualunque cosa faccia l'altro.
why-pile-loss = Guardando avanti, tutto perde; così dura più a lungo.
why-pile-take = { $number ->
    [one] Prende l'unica carta piuttosto che spenderne una che mancherebbe di più.
   *[other] Prende le { $number } carte piuttosto che spenderne una che mancherebbe di più.
}
why-pile-beat = Batte { $card } con la carta che qualche mossa dopo mancherà di meno.
why-pile-lead = Qualche mossa dopo resta così la mano migliore: meno carte, o più forti.
why-tempted = { $number ->
    [0] Qui non guarda avanti.
   *[other] Da qui non vede la fine; in { $number } posizioni viste, questa giocata tentava.
}
why-unproved = Qui nessuno può dimostrare chi vince; di ciò che non perde di sicuro, questo sembra il meglio.
