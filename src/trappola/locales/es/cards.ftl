### Cartas, palos, rangos.
###
### Todos los palos van en plural. Los rangos tienen su artículo plural (.the) para las frases que lo piden.

card-name = { $rank } de { $suit }

suit-italian-s = espadas
suit-italian-c = copas
suit-italian-d = oros
suit-italian-b = bastos
suit-french-s = picas
suit-french-h = corazones
suit-french-d = diamantes
suit-french-c = tréboles

rank-A = as
rank-K = rey
rank-Q = dama
rank-N = caballo
rank-J = sota
rank-10 = diez
rank-9 = nueve
rank-8 = ocho
rank-7 = siete
rank-6 = seis
rank-5 = cinco
rank-4 = cuatro
rank-3 = tres
rank-2 = dos

ranks-A = ases
    .the = los ases
ranks-K = reyes
    .the = los reyes
ranks-Q = damas
    .the = las damas
ranks-N = caballos
    .the = los caballos
ranks-J = sotas
    .the = las sotas
ranks-2 = doses
    .the = los doses

# As, rey, dama, caballo, sota: las letras de las figuras españolas.
letter-A = A
letter-K = R
letter-Q = D
letter-N = C
letter-J = S
