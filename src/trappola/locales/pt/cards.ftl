### Cartas, naipes, valores.
###
### Estas mensagens dizem-se dentro de outras. Os naipes são todos plurais e os valores todos
### masculinos ("os reis", "dos duques"), salvo a dama, que não se declara: não são precisas outras formas.

# $rank é um de rank-*, $suit um de suit-*.
card-name = { $rank } de { $suit }

suit-italian-s = espadas
suit-italian-c = copas
suit-italian-d = ouros
suit-italian-b = paus
suit-french-s = espadas
suit-french-h = copas
suit-french-d = ouros
suit-french-c = paus

rank-A = ás
rank-K = rei
rank-Q = dama
rank-N = cavaleiro
rank-J = valete
rank-10 = dez
rank-9 = nove
rank-8 = oito
rank-7 = sete
rank-6 = seis
rank-5 = cinco
rank-4 = quatro
rank-3 = três
# Também se diz "dois"; mas "os dois" quer dizer "ambos".
rank-2 = duque

ranks-A = ases
ranks-K = reis
ranks-Q = damas
ranks-N = cavaleiros
ranks-J = valetes
ranks-2 = duques

# O que está no canto de uma carta: uma ou duas letras maiúsculas sem acento (A-Z).
letter-A = A
letter-K = R
letter-Q = D
letter-N = C
letter-J = V
