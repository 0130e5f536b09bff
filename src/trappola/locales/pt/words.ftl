### As palavras destes jogos, cada uma dita uma só vez: um termo usa-se onde quer que se fale da coisa.
###
### Outra forma de um termo pede-se com "as": { -trick(as: "title") } abre um título;
### [pl] de -trump e -trumps é o plural, "trunfos".

-trappola = Trappola
-bulka = Bulka
-svoyi = Svoyi Kozyri

-trick = { $as ->
   *[plain] vaza
    [title] Vaza
}
-tricks = { $as ->
   *[plain] vazas
    [title] Vazas
}
# O naipe que vence todos os outros; [pl] são as suas cartas.
-trumps = { $as ->
   *[plain] trunfo
    [title] Trunfo
    [pl] trunfos
}
# Uma carta desse naipe.
-trump = { $as ->
   *[plain] trunfo
    [title] Trunfo
    [pl] trunfos
}
# As cartas que não foram dadas.
-stock = { $as ->
   *[plain] monte
    [title] Monte
}
# A carta que se vira depois de dar.
-turn-up = { $as ->
   *[plain] trunfo virado
    [title] Trunfo virado
}
-suit = { $as ->
   *[plain] naipe
    [title] Naipe
}
-suits = { $as ->
   *[plain] naipes
    [title] Naipes
}
# O lugar de uma carta no seu naipe; o que ela conta são os pontos.
-rank = { $as ->
   *[plain] valor
    [title] Valor
}
-ranks = { $as ->
   *[plain] valores
    [title] Valores
}
# Todas as cartas de um jogo.
-pack = { $as ->
   *[plain] baralho
    [title] Baralho
}
# Rei, cavaleiro e valete.
-figure = { $as ->
   *[plain] figura
    [title] Figura
}
-figures = { $as ->
   *[plain] figuras
    [title] Figuras
}
# Cartas que vão juntas, anunciadas para contarem pontos.
-declaration = { $as ->
   *[plain] declaração
    [title] Declaração
}
-declarations = { $as ->
   *[plain] declarações
    [title] Declarações
}
-dealer = { $as ->
   *[plain] dador
    [title] Dador
}
# Quem joga contra o n.º 1 na Bulka.
-challenger = { $as ->
   *[plain] desafiante
    [title] Desafiante
}
# Desde que se dão as cartas até à folha de pontos. Não «mão»: essa são as cartas que se têm.
-deal = { $as ->
   *[plain] ronda
    [title] Ronda
}
-deals = { $as ->
   *[plain] rondas
    [title] Rondas
}
# Rondas até alguém ganhar.
-match = { $as ->
   *[plain] partida
    [title] Partida
}
-chip = { $as ->
   *[plain] ficha
    [title] Ficha
}
-chips = { $as ->
   *[plain] fichas
    [title] Fichas
}
# As fichas que estão em jogo.
-pot = { $as ->
   *[plain] bolo
    [title] Bolo
}
# Onde está o bolo; na Bulka diz-se também do próprio bolo.
-cup = { $as ->
   *[plain] taça
    [title] Taça
}
# Quem espera para desafiar o vencedor.
-queue = { $as ->
   *[plain] fila
    [title] Fila
}
# As cartas na mesa no Svoyi Kozyri. Não «monte», que é outra coisa.
-pile = { $as ->
   *[plain] pilha
    [title] Pilha
}
-partner = { $as ->
   *[plain] parceiro
    [title] Parceiro
}
-score-sheet = { $as ->
   *[plain] folha de pontos
    [title] Folha de pontos
}
-house-rules = { $as ->
   *[plain] regras da casa
    [title] Regras da casa
}
# Vitórias seguidas.
-streak = { $as ->
   *[plain] série
    [title] Série
}
# Uma mão sem rei, cavaleiro nem valete; e outra que também não tem ás.
-blanche = blanche
-bianka = bianka
# O que se diz ao pagar para tentar a taça; a pergunta para dar de novo.
-pro = Pro
-alifer = Alifer

## Listas e números

# "a, b e c" faz-se da esquerda: list-next para todos menos o último, list-last para esse.
list-next = { $before }, { $next }
list-last = { $before } e { $next }

# Os dois parceiros de uma dupla.
side-names = { $one } + { $other }
# Numa fila como "Ana 3, Rui 4".
name-and-number = { $who } { $number }

size-gib = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } GiB
size-mib = { $number } MiB
