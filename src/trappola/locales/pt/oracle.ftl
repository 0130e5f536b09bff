### O que se sabe das posições nos jogos que nada escondem: no terminal e na página.
###
### $distance conta assaltos, de uma saída até a pilha ser apanhada; 0 diz que o número deles não se sabe.

oracle-says-win = { $distance ->
    [0] { $who } ganha.
    [1] { $who } ganha neste assalto.
   *[other] { $who } ganha, em { $distance } assaltos no máximo.
}
oracle-says-loss = { $distance ->
    [0] { $who } perde, se o adversário jogar bem.
    [1] { $who } perde neste assalto, se o adversário jogar bem.
   *[other] { $who } perde, o mais tardar em { $distance } assaltos, se o adversário jogar bem.
}
oracle-says-draw = Nenhum dos lados pode forçar o fim.
oracle-says-unknown = Não se sabe quem ganha aqui: não há tabela, e a procura não o encontrou.
oracle-win = { $distance ->
    [0] ganha
    [1] ganha já
   *[other] ganha em { $distance }
}
oracle-loss = { $distance ->
    [0] perde
    [1] perde já
   *[other] perde em { $distance }
}
oracle-draw = empata
oracle-unknown = não se sabe
oracle-line = O melhor jogo de ambos, assalto por assalto
oracle-searched = Não há tabela para este { -pack }; isto é o que uma procura conseguiu provar.
