### O glossário do livro de regras: como quem joga cartas nesta língua chama a estas coisas.
### A segunda parte de uma chave é a tabela em que o termo está.

# O nome desta língua nesta língua.
language-name = português

## Dar as cartas

term-deal-pack = { -pack }
term-deal-suit = { -suit }
term-deal-rank = { -rank }
term-deal-shuffle = baralhar, embaralhar
term-deal-cut = cortar, partir
term-deal-deal = dar, distribuir
term-deal-dealer = { -dealer }, carteador
term-deal-elder = mão, quem não dá
term-deal-hand = mão, cartas na mão
term-deal-stock = { -stock }, talão
term-deal-turn-up = { -turn-up }
term-deal-exchange = troca
term-deal-draw = comprar, tirar (uma carta)
term-deal-match = { -match }
term-deal-partner = { -partner }

## Jogo

term-play-trick = { -trick }
term-play-lead = sair, abrir a vaza
term-play-follow = seguir o naipe, assistir
term-play-discard = descartar, baldar-se
term-play-trump = { -trump }
term-play-ruff = trunfar, cortar
term-play-overtrump = recortar, cobrir com trunfo maior
term-play-beat = obrigação de cobrir
term-play-open = fase aberta
term-play-closed = fase fechada
term-play-last = última { -trick }
term-play-all = todas as { -tricks }, capote
term-play-none = nenhuma vaza, poucos pontos
term-play-tie = empate

## Declarações

term-say-declaration = { -declaration }
term-say-figure = figura (rei, cavaleiro, valete)
term-say-three = três iguais, trinca
term-say-four = quatro iguais, quadra
term-say-run = sequência
term-say-blanche = { -blanche }
term-say-bianka = { -bianka }

## Bolo e fila

term-pot-pot = { -pot }, { -cup }
term-pot-ante = entrada, aposta
term-pot-chip = { -chip }
term-pot-challenger = { -challenger }
term-pot-queue = { -queue }
term-pot-pro = { -pro }
term-pot-alifer = { -alifer }

## Svoyi Kozyri

term-own-trumps = trunfos pessoais
term-own-cover = cobrir, bater
term-own-pile = { -pile }
term-own-take = apanhar a pilha, comprar a mesa
term-own-open = informação completa
