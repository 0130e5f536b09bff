### Was geschehen ist, wie man es einem Platz sagt.
###
### $who ist ein Name, gleich welchen Geschlechts, und wird nie gebeugt; bei einer Partei sind es beide Namen.
### $cards, $first und $other sind Karten, die als ihre Namen gehört werden („Kelch-Ass“): am besten nach einem
### Doppelpunkt. $suit und $second sind Farben, $what ist eine Meldung.

event-deal = { -deal } { $number }. { $who } gibt.
event-stake = { $number ->
        [one] { $who } zahlt einen { -chip } in die { -pot }.
       *[other] { $who } zahlt { $number } { -chips } in die { -pot }.
    }
event-dealt = { $who } bekommt: { $cards }.
event-dealt-unseen = { $number ->
        [one] { $who } bekommt eine Karte.
       *[other] { $who } bekommt { $number } Karten.
    }
event-turn-up = Aufgeschlagen: { $cards }. { -trumps }: { $suit }.
event-trumps = { $who } bestimmt { -trumps }: { $suit }.
event-suits = { $who } wählt { $suit } als { -trumps } und { $second } als zweite { -suit }.
event-lay = Das halbe { -pack } liegt offen: { $cards }.
event-keep-own = { $who } behält die Karten der eigenen { -suits }: { $cards }.
event-put-back = { $who } legt zurück: { $cards }.
event-take-twins = { $who } nimmt die entsprechenden Karten: { $cards }.
event-take-rest = { $who } nimmt den Rest der gegnerischen { -suits }: { $cards }.
event-expose = { $who } legt das ganze Blatt offen hin: { $cards }.
event-cover = { $who } dreht die abgelegten Karten um.
event-discard = { $who } legt ab: { $cards }.
event-discard-unseen = { $number ->
        [one] { $who } legt eine Karte ab.
       *[other] { $who } legt { $number } Karten ab.
    }
event-bury = { $who } legt unter den { -stock }: { $cards }.
event-bury-unseen = { $number ->
        [one] { $who } legt eine Karte unter den { -stock }.
       *[other] { $who } legt { $number } Karten unter den { -stock }.
    }
event-draw = { $who } zieht: { $cards }.
event-draw-unseen = { $number ->
        [one] { $who } zieht eine Karte.
       *[other] { $who } zieht { $number } Karten.
    }
event-keep = { $who } behält das Blatt.
event-swap = { $who } tauscht die { -turn-up }. Genommen: { $first }, hingelegt: { $other }.
event-declare = { $who } meldet { $what }.
event-declare-shown = { $who } meldet { $what }: { $cards }.
event-done = { $who } hat nichts mehr zu melden.
event-reveal = Die { -declaration } von { $who } war: { $what }.
event-ask = { $who } fragt nach der vierten Karte.
event-answer = { $who } antwortet auf die Frage zu { $what-dat }: Es fehlt die { -suit } { $suit }.
event-alifer = { $who } fragt: „{ -alifer }?“
event-accept = { $who } nimmt an; es wird um den doppelten Einsatz neu gegeben.
event-refuse = { $who } lehnt ab.
event-signal-trumps = { $who } gibt ein Zeichen: stark in { -trumps }.
event-signal-weak = { $who } gibt ein Zeichen: überall schwach.
event-signal-suit = { $who } gibt ein Zeichen: { $suit } ausspielen.
event-play = { $who } spielt: { $cards }.
event-trick = { $who } macht den { -trick }.
event-pile = { $who } spielt: { $cards }.
event-take = { $who } nimmt den { -pile } auf.
event-pro = { $who } sagt „{ -pro }“ und zahlt dafür.
event-no-pro = { $who } gibt die { -streak } auf.
event-takes-cup = { $who } hat dreimal hintereinander gewonnen und leert den { -cup }.
event-knocked-out = { $who } hat keine { -chips } mehr und scheidet aus.
event-wins = { $who } gewinnt die { -deal }.
event-nobody-wins = Niemand gewinnt die { -deal }.
event-match-over = Die { -match } ist zu Ende: { $who } hat gewonnen.
event-match-over-level = Die { -match } ist zu Ende.
