### Porque é que um jogador automático fez o que fez. A razão segue-se à ação, sem sujeito:
### «Bianca: rei de copas. Leva a vaza: 11 pontos.»

why-points = { $number ->
    [0] nenhum ponto
    [one] um ponto
   *[other] { $number } pontos
}
why-chips = { $number ->
    [one] uma { -chip }
   *[other] { $number } { -chips }
}
why-signed = { $sign ->
    [plus] +{ $number }
    [minus] −{ $number }
   *[none] 0
}

why-only = Não havia escolha.

## Uma carta de uma vaza, a olho

why-two = Se fizer a { -trick }, o dois rende { $points }; a probabilidade é de { $percent } %.
why-wish = O { -partner } pediu este { -suit }.
why-ace = Os ases declarados só contam por inteiro se nenhum se perder; este chega a casa com uma probabilidade de { $percent } %.
why-lead-sure = Faz a { -trick } de certeza: pelo menos { $points }.
why-lead-free = Faz a { -trick } de certeza, com tudo o que lhe juntarem.
why-lead-likely = Faz a { -trick } com uma probabilidade de { $percent } %.
why-lead-low = Não vale nada: perde-se pouco com ela, e ficam as cartas melhores.
why-lead-risk = Vale { $points } e perde-se com uma probabilidade de { $percent } %; qualquer outra saída parecia pior.
why-take = Leva a { -trick }: { $points }.
why-take-likely = Leva a { -trick } com uma probabilidade de { $percent } %: até agora { $points }.
why-help = A { -trick } está do lado do { -partner }: carrega { $points }.
why-partner = A { -trick } está do lado do { -partner }: guarda as cartas melhores.
why-let-go = Deixa passar a { -trick } ({ $points }): as cartas que a podiam levar valem mais depois.
why-give = Não pode levar a { -trick }: entrega { $points }, porque outras cartas fariam mais falta.
why-give-nothing = Não pode levar a { -trick }: joga uma carta que não vale nada.
why-exact = Todas as cartas são conhecidas; o resto da { -deal } traz { $margin }.
why-novice-lead = Sai com a carta mais alta: { $points }.
why-novice-partner = O { -partner } tem a { -trick }: joga a carta mais baixa.
why-novice-take = Leva o que está na mesa: { $points }.
why-novice-least = Joga a carta mais baixa: { $points }.

## O que a mão decide, a olho

why-longest = { $number ->
    [one] O { -suit } mais comprido e mais forte da mão: uma carta.
   *[other] O { -suit } mais comprido e mais forte da mão: { $number } cartas.
}
why-thumb-keep = Valor desta mão a olho: { $points }; de outra, em média: { $average }.
why-thumb-exchange = Valor desta mão a olho, apenas: { $points }; de outra, em média: { $average }.
why-thumb-alifer = Valor desta mão a olho, apenas: { $points }; abaixo de { $least } pede-se outra { -deal }.
why-thumb-accept = Valor também desta mão a olho, apenas: { $points }; abaixo de { $least } convém outra { -deal }.
why-thumb-refuse = Valor desta mão a olho: { $points }; e quem pergunta tem uma fraca.
why-lay = { $number ->
    [one] Põe de lado a única carta que vale pouco e não entra em nenhuma { -declaration }.
   *[other] Põe de lado { $number } cartas que valem pouco e não entram em nenhuma { -declaration }.
}
why-lay-none = Cada uma destas cartas vale mais do que uma do { -stock }.
why-pro = Paga { $cost } por uma probabilidade de cerca de { $percent } % de levar o { -pot }: { $cup }.
why-no-pro = Uma probabilidade de cerca de { $percent } % de levar o { -pot } ({ $cup }) não vale o preço: { $cost }.

## O que o mestre espera

why-hand-keep = Em média esta mão traz mais do que outra: { $gain }.
why-hand-exchange = Em média outra mão traz mais do que esta: { $gain }.
why-pick-keep = Em média esta mão traz mais do que a melhor troca: { $gain }.
why-pick-exchange = Em média esta troca traz mais do que a segunda escolha: { $gain }.
why-name-trumps = Em média este { -suit } traz como { -trumps } mais do que o segundo: { $gain }.
why-more-chance = { $percent ->
    [0] menos de 1 % a mais de probabilidade de ganhar a { -match }
   *[other] mais { $percent } % de probabilidade de ganhar a { -match }
}
why-alifer = A probabilidade de ganhar esta { -deal } é de { $percent } %; abaixo de { $limit } % pede-se outra.
why-no-alifer = Nada mais a declarar; a probabilidade de ganhar esta { -deal } é de { $percent } %, boa de mais para { -alifer } (abaixo de { $limit } %).
why-accept = A probabilidade de ganhar esta { -deal } é de { $percent } %; abaixo de { $limit } % convém outra.
why-refuse = A probabilidade de ganhar esta { -deal } é de { $percent } %; outra só conviria abaixo de { $limit } %.
why-expects = Diferença esperada no fim da { -deal }: { $details }.
why-known = Todas as cartas são conhecidas; diferença no fim da { -deal }: { $details }.
why-mixed = Para que o outro não possa contar com isso, esta carta joga-se em { $percent } de cada 100 casos destes; diferença esperada no fim da { -deal }: { $details }.
why-next-best = com a segunda melhor carta { $margin }
why-chance = probabilidade de ganhar a { -match } { $percent } %
why-in-chips = contada em { -chips } { $margin }

## O que se diz

why-swap = O { -turn-up } vale mais na mão: { $card }.
why-ask = Não custa nada, e a resposta diz que carta o outro não tem.
why-signal-trumps = Forte em { -trumps }, com o ás ou o rei: tem { $number }.
why-signal = Tem o ás e o rei deste { -suit }: { $suit }.
why-done = Não há (mais) nada a declarar.
why-declare = Vale { $points }.
why-declare-now = Vale { $points }; depois já não se podia declarar.
why-declare-aces = Vale { $points } se nenhum destes ases se perder.
why-blanche-unsaid = Não declara a { -blanche }: no fim a { -bianka } toma o seu lugar e vale mais.

## Svoyi Kozyri

why-suits = Escolhidos antes de dar as cartas, quando todos os { -suits } são iguais.
why-pile-win = Olhando em frente, isto ganha faça o outro o que fizer.
why-pile-loss = Olhando em frente, tudo perde; assim dura mais.
why-pile-take = { $number ->
    [one] Apanha a única carta em vez de gastar uma que faria mais falta.
   *[other] Apanha as { $number } cartas em vez de gastar uma que faria mais falta.
}
why-pile-beat = Bate { $card } com a carta que algumas jogadas depois fará menos falta.
why-pile-lead = Algumas jogadas depois fica assim a melhor mão: menos cartas, ou mais fortes.
why-tempted = { $number ->
    [0] Aqui não olha em frente.
   *[other] Daqui não vê o fim; em { $number } posições vistas, isto tentava.
}
why-unproved = Aqui ninguém pode provar quem ganha; do que não perde de certeza, isto parece o melhor.
