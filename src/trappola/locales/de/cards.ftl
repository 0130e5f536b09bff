### Karten, Farben, Ränge.
###
### Farben haben .in, ihre Form im Namen einer Karte (Kelch-König), mehrere Karten eines Rangs den Wemfall .dat.

card-name = { $suit-in }-{ $rank }

suit-italian-s = Schwerter
    .in = Schwert
suit-italian-c = Kelche
    .in = Kelch
suit-italian-d = Münzen
    .in = Münz
suit-italian-b = Stäbe
    .in = Stab
suit-french-s = Pik
    .in = Pik
suit-french-h = Herz
    .in = Herz
suit-french-d = Karo
    .in = Karo
suit-french-c = Kreuz
    .in = Kreuz

rank-A = Ass
rank-K = König
rank-Q = Dame
rank-N = Ritter
rank-J = Bube
rank-10 = Zehn
rank-9 = Neun
rank-8 = Acht
rank-7 = Sieben
rank-6 = Sechs
rank-5 = Fünf
rank-4 = Vier
rank-3 = Drei
rank-2 = Zwei

ranks-A = Asse
    .dat = Assen
ranks-K = Könige
    .dat = Königen
ranks-Q = Damen
    .dat = Damen
ranks-N = Ritter
    .dat = Rittern
ranks-J = Buben
    .dat = Buben
ranks-2 = Zweien
    .dat = Zweien

# Ritter und Bube nach ihren Anfängen; R ist im Deutschen nie der König.
letter-A = A
letter-K = K
letter-Q = D
letter-N = R
letter-J = B
