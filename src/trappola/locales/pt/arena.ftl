### A arena: jogadores medidos uns contra os outros.

arena-deals-or-matches = Indica --deals ou --matches, não ambos: medem-se rondas soltas ou partidas inteiras.
arena-too-few = Tem de haver pelo menos uma ronda e um processo.
arena-seconds = O tempo para uma jogada é mais do que nada e no máximo uma hora (3600 segundos).
arena-worker-died = Um processo morreu; talvez haja memória a menos para tantos.
not-in-the-arena = O jogador que vê todas as cartas só joga na arena.
arena-so-far = A { $share } ({ $low }–{ $high })
arena-so-far-replaced = ; { $player }: { $part } não seu
arena-stopped = Parado; isto é o que se jogou.
arena-player = Jogador
arena-points = Pontos
arena-share = Quota
arena-replaced = Não suas
arena-moves = Jogadas
arena-mean = Média
arena-p99 = 99 em 100
arena-longest = Máximo
arena-unit-deal = rondas soltas
arena-unit-match = partidas inteiras
arena-played = { $deals ->
        [one] Uma ronda
       *[other] { $deals } rondas
    } em { $pairs ->
        [one] um par
       *[other] { $pairs } pares
    } de jogos com as mesmas cartas; medida: { $unit }.
arena-interval = { $player } leva { $share } dos pontos; com 99 % de confiança, entre { $low } e { $high }.
arena-failures = { $player } falhou { $number ->
        [one] uma vez
       *[other] { $number } vezes
    }; em vez disso fez-se uma ação permitida:
arena-silly = Jogadas tolas
arena-silly-all = todas / decisões

verdict-better = { $better } é melhor do que { $worse }.
verdict-few = { $better } parece melhor do que { $worse }, mas tão poucos pares dizem pouco; joga pelo menos { $pairs }.
verdict-open = Isto não decide entre { $a } e { $b }. Se a quota ficar perto de { $share }, são precisas cerca de mais { $more } rondas.
verdict-level = { $a } e { $b } são iguais, tanto quanto se vê: nenhum está mais de { $width } pontos em cem à frente.
verdict-nothing = Não se jogou nada, por isso nada está decidido.
verdict-not-own = Os números de { $player } não são seus: falhou, e o jogador de clube fez { $part } das jogadas em seu lugar.
verdict-not-measured = Por isso isto não diz nada de { $players }; o que falhou está acima.

plot-missing = Para desenhar é preciso matplotlib: instala trappola[plot].
plot-kind = { $file } não se pode desenhar; as terminações são { $kinds }.
plot-interval = 99 % de confiança
plot-deals = rondas
plot-share = quota de { $player } nos pontos, %
plot-title = { $game }: { $a } contra { $b }

ladder-too-few = Uma classificação precisa de pelo menos dois jogadores.
ladder-no-result = { $file }, linha { $line }: isto não é um resultado de uma classificação.
ladder-now = { $game }: { $a } contra { $b }
ladder-rating = Valor
ladder-interval = 99 % certo
ladder-about = Pontos Elo a partir das quotas de pontos, com { $anchor } em 0: 100 pontos à frente são 64 % dos pontos.
ladder-written = Os resultados ficam em { $file }; o mesmo comando continua com eles.
ladder-not-own = A classificação de { $player } não é sua: falhou, e o jogador de clube fez { $part } das jogadas em seu lugar. Quando estiver arranjado, tira as suas linhas de { $file }.

silly-points-thrown = pontos dados numa vaza perdida
silly-points-kept = pontos que não se levaram para casa
silly-two-thrown = um duque deitado fora
silly-ace-thrown = um ás deitado numa vaza perdida
silly-aces-broken = ases declarados desfeitos para nada
silly-aces-unsaid = ases jogados antes de declarados
silly-ace-laid-away = um ás posto de lado
silly-win-missed = uma vitória deixada na mesa
silly-loss-allowed = uma derrota consentida

no-world = Em { $number } tentativas não se encontrou nenhuma distribuição que explique o que foi dito ao jogador.
