### Karty, barvy, hodnoty.
###
### Barvy mají přídavné jméno ve třech rodech (.m .f .n), hodnoty svůj rod (.gender), počty hodnot 2. a 4. pád.

card-name = { $rank-gender ->
    [f] { $suit-f } { $rank }
    [n] { $suit-n } { $rank }
   *[m] { $suit-m } { $rank }
}

suit-italian-s = špády
    .m = špádový
    .f = špádová
    .n = špádové
suit-italian-c = kopy
    .m = kopový
    .f = kopová
    .n = kopové
suit-italian-d = denáry
    .m = denárový
    .f = denárová
    .n = denárové
suit-italian-b = baštony
    .m = baštonový
    .f = baštonová
    .n = baštonové
suit-french-s = piky
    .m = pikový
    .f = piková
    .n = pikové
suit-french-h = srdce
    .m = srdcový
    .f = srdcová
    .n = srdcové
suit-french-d = kára
    .m = kárový
    .f = kárová
    .n = kárové
suit-french-c = kříže
    .m = křížový
    .f = křížová
    .n = křížové

rank-A = eso
    .gender = n
rank-K = král
    .gender = m
rank-Q = dáma
    .gender = f
rank-N = jezdec
    .gender = m
rank-J = spodek
    .gender = m
rank-10 = desítka
    .gender = f
rank-9 = devítka
    .gender = f
rank-8 = osma
    .gender = f
rank-7 = sedma
    .gender = f
rank-6 = šestka
    .gender = f
rank-5 = pětka
    .gender = f
rank-4 = čtyřka
    .gender = f
rank-3 = trojka
    .gender = f
rank-2 = dvojka
    .gender = f

ranks-A = esa
    .gen = es
    .acc = esa
ranks-K = králové
    .gen = králů
    .acc = krále
ranks-Q = dámy
    .gen = dam
    .acc = dámy
ranks-N = jezdci
    .gen = jezdců
    .acc = jezdce
ranks-J = spodci
    .gen = spodků
    .acc = spodky
ranks-2 = dvojky
    .gen = dvojek
    .acc = dvojky

# Král, dáma, jezdec, spodek jako na tarokových kartách; kluk by byl druhé K.
letter-A = A
letter-K = K
letter-Q = D
letter-N = J
letter-J = S
