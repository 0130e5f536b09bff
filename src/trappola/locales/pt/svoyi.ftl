### O jogo resolvido: tabelas, resolução, o que pode correr mal com elas.

svoyi-no-form = Não há nenhuma forma «{ $form }»; as formas são { $forms }.
svoyi-no-ranks = A forma { $form } resolve-se para { $least } a { $most } { -ranks }, não para { $ranks }.
svoyi-threads = { $threads } fios de execução não podem trabalhar; tem de haver pelo menos um.
svoyi-no-memory = { $distances ->
    [yes] Resolver isto leva { $needed } de memória e há { $free } livres; fecha outros programas, usa menos fios de execução, ou deixa de fora as distâncias.
   *[no] Resolver isto leva { $needed } de memória e há { $free } livres; fecha outros programas, ou usa menos fios de execução.
}
svoyi-memory-refused = Resolver isto leva { $needed } de memória e o sistema não a dá; fecha outros programas, ou usa menos fios de execução.
svoyi-table-no-memory = A tabela em { $file } leva { $needed } de memória e há { $free } livres; fecha outros programas.
svoyi-distance-too-long = Uma distância não cabe na tabela; resolve sem distâncias.
svoyi-trumps = «{ $trumps }» não serve para { -trumps }; cada lugar tem um { -suit } seu, como "sh".
svoyi-no-seat = Isto não é uma posição: joga o lugar 0 ou o 1, não o { $seat }.
svoyi-no-lead = Isto não é uma posição: só quem acabou de cobrir uma carta, e tem outra, sai por cima.
svoyi-other-form = A tabela é de outra forma do jogo; abre a tabela da forma por que perguntas.
svoyi-other-pack = A tabela é de { $cards } cartas, e aqui estão outras; abre a tabela desse { -pack }.
svoyi-cards-missing = Cada carta tem de estar numa mão ou na { -pile }; o { -pack } tem { $wanted } cartas, e faltam estas: { $missing }.
svoyi-hand-empty = Isto não é uma posição: os dois precisam de cartas; quem já não tem nenhuma ganhou.
svoyi-file-foreign = { $file } não é uma tabela de { -svoyi }; "{ $command }" faz uma.
svoyi-file-newer = { $file } foi feito por uma versão mais nova (formato { $found }); esta lê até ao formato { $known }. Instala a versão mais nova para o usar.
svoyi-file-older = { $file } foi feito por uma versão mais antiga (formato { $found }, agora { $known }); fá-lo de novo com "{ $command }".
svoyi-file-checksum = { $file } não condiz com a sua soma de controlo; está estragado, fá-lo de novo com "{ $command }".
svoyi-file-size = { $file } não tem o comprimento de uma tabela destas; está estragado ou cortado, fá-lo de novo com "{ $command }".
svoyi-not-read = { $file } não se consegue ler: { $problem }.
svoyi-no-table = Não há tabela de { $cards } cartas para a forma { $form }; faz uma com "{ $command }", ou põe-na em { $folder }.
svoyi-file-damaged = { $file } está estragado ou cortado no bloco { $number }; fá-lo de novo com "{ $command }".
svoyi-file-longer = { $file } continua depois do último bloco; está estragado, fá-lo de novo com "{ $command }".
svoyi-not-file = { $file } não é um ficheiro normal; indica um ficheiro.
svoyi-sweeps-other = { $file } guarda as passagens da forma { $form } com { $ranks } { -ranks }; apaga-o ou indica outro ficheiro com --out.
svoyi-no-distances = Com { $ranks } { -ranks } não se guardam distâncias; resolve sem distâncias.
svoyi-sweeps-kind = { $file } guarda uma solução { $kept ->
    [yes] com distâncias; continua com --distances
   *[no] sem distâncias; continua com --no-distances
}, apaga-o ou indica outro ficheiro com --out.
svoyi-sweeps-older = { $file } guarda passagens como as guardava uma versão anterior (formato { $found }, agora { $known }); apaga-o ou indica outro ficheiro com --out.
svoyi-sweeps-wrong = { $file } guarda passagens que estão estragadas ou não se seguem umas às outras; apaga-o e começa de novo.

svoyi-estimate = Resolver leva no máximo { $needed } de memória; há { $free } livres.
svoyi-without-distances = As distâncias já não cabem na memória e ficam de fora.
svoyi-resumed = Continua depois da passagem { $sweep }.
svoyi-kept = Parado. O mesmo comando continua depois da passagem { $sweep }.
svoyi-working = Passagem { $sweep }
svoyi-written = A tabela está escrita em { $file } ({ $size }).

svoyi-title = { -svoyi }, { $ranks } { -ranks }, para quem sai
svoyi-form = { $form ->
    [single] Uma carta por jogada.
   *[cover_and_lead] Cobrir e sair.
}
svoyi-low = { $low ->
    [yes] Qualquer { -trump } próprio cobre um { -trump } próprio.
   *[no] Um { -trump } próprio tem de ser mais alto para cobrir um { -trump } próprio.
}
svoyi-positions = Posições
svoyi-mirror = Espelhos
svoyi-dealt = Dadas
svoyi-won = Ganhas
svoyi-lost = Perdidas
svoyi-drawn = Empates
svoyi-longest = Vitória mais longa
svoyi-longest-loss = Derrota mais longa
svoyi-mean = Média de assaltos
svoyi-nobody-leads = Perdidas para quem quer que saia: { $number }
svoyi-took = Passagens: { $sweeps }. Segundos: { $seconds }; de tempo de processador: { $processor }.
svoyi-number = { $number }
svoyi-fraction = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
svoyi-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %

# Perguntar

svoyi-over = A ronda acabou; não há nada a perguntar.
svoyi-record-other = { $file } é um registo de { $game }; só o { -svoyi } está resolvido (o jogo svoyi, que também se joga como challenge).
svoyi-record-over = Em { $file } a última ronda já acabou; tira-lhe as últimas ações para perguntar pela posição antes delas.
svoyi-record-undealt = Em { $file } ainda não se escolheram os { -suits }; não há posição antes de se darem as cartas.
svoyi-no-oracle = Com estas { -house-rules } o jogo não está resolvido; está quando a última carta ganha logo e não ganha, ao fim de certo número de jogadas, quem tem menos cartas.
svoyi-table = { $cards } cartas ({ $size })
svoyi-distances = { $distances ->
    [yes] Com distâncias.
   *[no] Sem distâncias.
}
svoyi-tables-folder = As tabelas que puseres em { $folder } são encontradas.

# O estudo

svoyi-study-extra = O estudo precisa de { $name }; instala com: pip install "trappola[study]"
svoyi-study-cost = Quanto custa resolver mede-se de { $least } a { $most } { -ranks }, não até { $cost }.
svoyi-study-written = { $file } está escrito.
svoyi-form-single = uma carta por jogada
svoyi-form-cover_and_lead = cobrir e sair
svoyi-figure-form = { $cards } cartas, { $form }
svoyi-figure-distance = Assaltos até ao fim
svoyi-figure-positions = Posições
svoyi-figure-solid = ganhas (a pontilhado: perdidas)
svoyi-figure-rank = Valor com que se sai
svoyi-figure-share = Saídas que ganham, em percentagem
svoyi-figure-own = trunfo próprio
svoyi-figure-other = trunfo do adversário
svoyi-figure-plain = sem trunfo
svoyi-figure-cards = Cartas do baralho
svoyi-figure-seconds = Segundos de tempo de processador
svoyi-figure-winning-leads = Saídas que ganham
svoyi-figure-deals = Espelhos ganhos, em percentagem
