### Die Zeilen der Abrechnung und was gemeldet wird.

# Was gemeldet wird. Es steht in anderen Sätzen; .dat ist der Wemfall.
set-three = drei { $ranks }
    .dat = drei { $ranks-dat }
set-four = vier { $ranks }
    .dat = vier { $ranks-dat }
set-three-figures = drei { -figures }
    .dat = drei { -figures }
set-four-figures = vier { -figures }
    .dat = vier { -figures }
run = Folge { $cards }
    .dat = Folge { $cards }
blanche = { -blanche }
    .dat = { -blanche }
bianka = { -bianka }
    .dat = { -bianka }

item-captured-cards = Gewonnene Karten
    .why = Was die Karten in den { -tricks(as: "dat") } zählen.
item-last-trick = Letzter { -trick }
    .why = Wer den letzten { -trick } macht, bekommt 6 dazu.
item-last-trick-with-two = Letzter { -trick } mit einer Zwei
    .why = Der letzte { -trick }, mit einer Zwei gemacht: zusammen 26.
item-last-two-tricks-with-twos = Letzte zwei { -tricks } mit Zweien
    .why = Die letzten zwei { -tricks }, beide mit Zweien gemacht: zusammen 52.
item-last-three-tricks-with-twos = Letzte drei { -tricks } mit Zweien
    .why = Die letzten drei { -tricks }, alle mit Zweien gemacht: zusammen 78.
item-first-trick-with-two = Erster { -trick } mit einer Zwei
    .why = Der erste { -trick }, mit einer Zwei gemacht.
item-trick-with-two = { -trick } mit einer Zwei
    .why = Ein { -trick }, mit einer Zwei gemacht; das geht nur, wenn sie ausgespielt wird.
item-all-tricks = Alle { -tricks }
    .why = Alle neun { -tricks } sind an eine Person gegangen.
item-schneider = Schneider
    .why = Die andere Seite hat keinen { -trick } oder zu wenig Punkte.
item-schwarz = Schwarz
    .why = Die andere Seite hat weder { -trick } noch Punkte.
item-game = Spiel gewonnen
    .why = Wer zuerst keine Karten hat, gewinnt.
item-difference = Unterschied in Punkten
    .why = Wer verliert, zahlt den Unterschied in Punkten.
item-ante = Einsatz
    .why = Beide zahlen vor der { -deal } in den { -cup }.
item-pro = { -pro }
    .why = Zwei Siege hintereinander: Der Sieger zahlt für die Aussicht auf den { -cup }.
item-cup = Der { -cup }
    .why = Drei Siege hintereinander gewinnen alles, was im { -cup } ist.
item-cup-to-the-last = Der { -cup } für den Letzten
    .why = Sonst hat niemand mehr { -chips }; den { -cup } bekommt, wer übrig ist.
item-remainder = Anteil am { -cup }
    .why = Die Sitzung ist zu Ende, und der { -cup } wird geteilt.
item-unpaid = Nicht zahlbare Schulden
    .why = Niemand zahlt mehr, als da ist.
# $what ist eine Meldung (set-*, run …) oder, in item-payment, auch eine andere Zeile (item-*).
item-declared = Gemeldet: { $what }
    .why = War bei der Meldung im Blatt und zählt daher.
item-forfeit = Verfallen: { $what }
    .why = Karten dieser { -declaration } gingen an die andere Seite verloren.
item-payment = Zahlung: { $what }
    .why = { -chips }, die neben den Punkten fällig sind.

## Warum manche Meldungen so zählen

item-blanche = Gemeldet: { -blanche }
    .why = Kein König, { rank-N } oder Bube unter den neun Karten; { -bianka } tritt an ihre Stelle.
item-bianka = Gemeldet: { -bianka }
    .why = Weder { -figure } noch Ass unter den neun Karten.
