### Carte, semi, valori.
###
### Questi messaggi si dicono dentro altri. Le altre forme grammaticali sono attributi:
### ranks-A.the è "gli assi", ranks-A.of è "degli assi".

# $rank è uno di rank-*, $suit uno di suit-*.
card-name = { $rank } di { $suit }

suit-italian-s = spade
suit-italian-c = coppe
suit-italian-d = denari
suit-italian-b = bastoni
suit-french-s = picche
suit-french-h = cuori
suit-french-d = quadri
suit-french-c = fiori

rank-A = asso
rank-K = re
rank-Q = donna
rank-N = cavallo
rank-J = fante
rank-10 = dieci
rank-9 = nove
rank-8 = otto
rank-7 = sette
rank-6 = sei
rank-5 = cinque
rank-4 = quattro
rank-3 = tre
rank-2 = due

ranks-A = assi
    .the = gli assi
    .of = degli assi
ranks-K = re
    .the = i re
    .of = dei re
ranks-Q = donne
    .the = le donne
    .of = delle donne
ranks-N = cavalli
    .the = i cavalli
    .of = dei cavalli
ranks-J = fanti
    .the = i fanti
    .of = dei fanti
ranks-2 = due
    .the = i due
    .of = dei due

# Quel che sta nell'angolo di una carta, una o due lettere maiuscole senza accenti (A-Z).
letter-A = A
letter-K = R
letter-Q = D
letter-N = C
letter-J = F
