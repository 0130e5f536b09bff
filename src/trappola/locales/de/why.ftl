### Warum ein Computerspieler tat, was er tat. Der Grund steht hinter der Handlung, ohne Subjekt:
### „Bianca: König der Kelche. Nimmt den Stich: 11 Punkte.“

why-points = { $number ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $number } Punkte
}
why-chips = { $number ->
    [one] ein { -chip }
   *[other] { $number } { -chips }
}
why-signed = { $sign ->
    [plus] +{ $number }
    [minus] −{ $number }
   *[none] 0
}

why-only = Es gab keine Wahl.

## Eine Karte eines Stichs, nach Faustregeln

why-two = Macht die Zwei den { -trick }, bringt sie viel ein: { $points }; die Aussicht darauf beträgt { $percent } %.
why-wish = Der { -partner } hat um diese { -suit } gebeten.
why-ace = Gemeldete Asse zählen nur voll, wenn keins verloren geht; dieses kommt mit { $percent } % Wahrscheinlichkeit heim.
why-lead-sure = Macht den { -trick } sicher: mindestens { $points }.
why-lead-free = Macht den { -trick } sicher, mit allem, was dazugelegt wird.
why-lead-likely = Macht den { -trick } mit { $percent } % Wahrscheinlichkeit.
why-lead-low = Zählt nichts: Damit ist wenig verloren, und die besseren Karten bleiben in der Hand.
why-lead-risk = Zählt { $points } und geht mit { $percent } % Wahrscheinlichkeit verloren; alles andere auszuspielen sah schlechter aus.
why-take = Nimmt den { -trick }: { $points }.
why-take-likely = Nimmt den { -trick } mit { $percent } % Wahrscheinlichkeit: bisher { $points }.
why-help = Der { -partner } liegt im { -trick } vorn: buttert { $points }.
why-partner = Der { -partner } liegt im { -trick } vorn: behält die besseren Karten.
why-let-go = Lässt den { -trick } laufen ({ $points }): Die Karten, die ihn nehmen könnten, sind später mehr wert.
why-give = Kann den { -trick } nicht nehmen: gibt { $points } her, denn andere Karten würden mehr fehlen.
why-give-nothing = Kann den { -trick } nicht nehmen: gibt eine Karte, die nichts zählt.
why-exact = Alle Karten sind bekannt; der Rest der { -deal } bringt { $margin }.
why-novice-lead = Spielt die höchste Karte aus: { $points }.
why-novice-partner = Der { -partner } hat den { -trick }: gibt die niedrigste Karte.
why-novice-take = Nimmt, was auf dem Tisch liegt: { $points }.
why-novice-least = Gibt die niedrigste Karte: { $points }.

## Was das Blatt entscheidet, nach Faustregeln

why-longest = { $number ->
    [one] Die längste und stärkste { -suit } im Blatt: eine Karte.
   *[other] Die längste und stärkste { -suit } im Blatt: { $number } Karten.
}
why-thumb-keep = Wert dieses Blatts über den Daumen: { $points }; eines anderen im Durchschnitt: { $average }.
why-thumb-exchange = Wert dieses Blatts über den Daumen nur: { $points }; eines anderen im Durchschnitt: { $average }.
why-thumb-alifer = Wert dieses Blatts über den Daumen nur: { $points }; ist er kleiner als { $least }, wird eine neue { -deal } verlangt.
why-thumb-accept = Wert auch dieses Blatts über den Daumen nur: { $points }; ist er kleiner als { $least }, ist eine neue { -deal } recht.
why-thumb-refuse = Wert dieses Blatts über den Daumen: { $points }; und wer fragt, hat ein schlechtes.
why-lay = { $number ->
    [one] Legt die eine Karte weg, die wenig zählt und zu keiner { -declaration } gehört.
   *[other] Legt { $number } Karten weg, die wenig zählen und zu keiner { -declaration } gehören.
}
why-lay-none = Jede dieser Karten ist mehr wert als eine aus dem { -stock }.
why-pro = Zahlt { $cost } für eine Aussicht von etwa { $percent } % auf die { -pot }: { $cup }.
why-no-pro = Etwa { $percent } % Aussicht auf die { -pot } ({ $cup }) sind den Preis nicht wert: { $cost }.

## Was der Meister erwartet

why-hand-keep = Im Durchschnitt bringt dieses Blatt mehr als ein anderes: { $gain }.
why-hand-exchange = Im Durchschnitt bringt ein anderes Blatt mehr als dieses: { $gain }.
why-pick-keep = Im Durchschnitt bringt dieses Blatt mehr als der beste Tausch: { $gain }.
why-pick-exchange = Im Durchschnitt bringt dieser Tausch mehr als die nächstbeste Wahl: { $gain }.
why-name-trumps = Im Durchschnitt bringt diese { -suit } als { -trumps } mehr als die nächstbeste: { $gain }.
why-more-chance = { $percent ->
    [0] nicht einmal 1 % mehr Aussicht, die { -match } zu gewinnen
   *[other] { $percent } % mehr Aussicht, die { -match } zu gewinnen
}
why-alifer = Die Aussicht, diese { -deal } zu gewinnen, beträgt { $percent } %; unter { $limit } % wird eine neue verlangt.
why-no-alifer = Nichts mehr zu melden; die Aussicht, diese { -deal } zu gewinnen, ist mit { $percent } % zu gut für { -alifer } (unter { $limit } %).
why-accept = Die Aussicht, diese { -deal } zu gewinnen, beträgt { $percent } %; unter { $limit } % ist eine neue recht.
why-refuse = Die Aussicht, diese { -deal } zu gewinnen, beträgt { $percent } %; eine neue wäre erst unter { $limit } % recht.
why-expects = Erwarteter Unterschied am Ende der { -deal }: { $details }.
why-known = Alle Karten sind bekannt; Unterschied am Ende der { -deal }: { $details }.
why-mixed = Damit der andere sich nicht darauf verlassen kann, wird diese Karte in { $percent } von 100 solchen Fällen gespielt; erwarteter Unterschied am Ende der { -deal }: { $details }.
why-next-best = mit der nächstbesten Karte { $margin }
why-chance = Aussicht auf die { -match } { $percent } %
why-in-chips = in { -chips } gerechnet { $margin }

## Was gesagt wird

why-swap = Die { -turn-up } ist in der Hand mehr wert: { $card }.
why-ask = Es kostet nichts, und die Antwort verrät, welche Karte der andere nicht hat.
why-signal-trumps = Stark in { -trumps }, mit Ass oder König: { $number } davon.
why-signal = Hat Ass und König dieser { -suit }: { $suit }.
why-done = Es gibt nichts (mehr) zu melden.
why-declare = Zählt { $points }.
why-declare-now = Zählt { $points }; danach ließe es sich nicht mehr melden.
why-declare-aces = Zählt { $points }, wenn keins dieser Asse verloren geht.
why-blanche-unsaid = Sagt { -blanche } nicht an: Am Ende tritt { -bianka } an ihre Stelle und zählt mehr.

## Svoyi Kozyri

why-suits = Vor dem Geben gewählt, solange alle { -suits } gleich gut sind.
why-pile-win = Beim Blick voraus gewinnt das, was immer der andere tut.
why-pile-loss = Beim Blick voraus verliert alles; so dauert es am längsten.
why-pile-take = { $number ->
    [one] Nimmt lieber die eine Karte auf, als eine herzugeben, die mehr fehlen würde.
   *[other] Nimmt lieber die { $number } Karten auf, als eine herzugeben, die mehr fehlen würde.
}
why-pile-beat = Schlägt { $card } mit der Karte, die einige Züge später am wenigsten fehlt.
why-pile-lead = Einige Züge später bleibt so das bessere Blatt: weniger Karten oder stärkere.
why-tempted = { $number ->
    [0] Rechnet hier nicht voraus.
   *[other] Sieht von hier das Ende nicht; unter { $number } betrachteten Stellungen war das verlockend.
}
why-unproved = Niemand kann hier beweisen, wer gewinnt; von dem, was nicht nachweislich verliert, sieht das am besten aus.
