### El glosario del libro de reglas: cómo lo llaman los jugadores de habla española.

language-name = español

## Reparto

term-deal-pack = { -pack }
term-deal-suit = { -suit }
term-deal-rank = { -rank }
term-deal-shuffle = barajar
term-deal-cut = cortar
term-deal-deal = repartir, dar
term-deal-dealer = { -dealer }, repartidor
term-deal-elder = mano (quien no reparte)
term-deal-hand = cartas (en mano)
term-deal-stock = { -stock }, mazo
term-deal-turn-up = { -turn-up }
term-deal-exchange = cambio
term-deal-draw = robar (una carta)
term-deal-match = { -match }
term-deal-partner = { -partner }, compañero

## Juego

term-play-trick = { -trick }
term-play-lead = salir
term-play-follow = asistir, servir el palo
term-play-discard = descartarse
term-play-trump = { -trump }
term-play-ruff = fallar
term-play-overtrump = contrafallar
term-play-beat = obligación de montar
term-play-open = fase abierta
term-play-closed = fase cerrada
term-play-last = última { -trick }
term-play-all = todas las { -tricks }, capote
term-play-none = sin bazas, con pocos puntos
term-play-tie = empate

## Declaraciones

term-say-declaration = { -declaration }, cante
term-say-figure = figura (rey, caballo, sota)
term-say-three = trío
term-say-four = cuarteto
term-say-run = escalera
term-say-blanche = { -blanche }
term-say-bianka = { -bianka }

## Bote y cola

term-pot-pot = { -pot }, { -cup }
term-pot-ante = puesta
term-pot-chip = { -chip }
term-pot-challenger = { -challenger }
term-pot-queue = { -queue }
term-pot-pro = { -pro }
term-pot-alifer = { -alifer }

## Svoyi Kozyri

term-own-trumps = triunfos propios
term-own-cover = matar, cubrir
term-own-pile = { -pile }
term-own-take = recoger el montón
term-own-open = información perfecta
