### Il glossario del libro delle regole: come i giocatori di questa lingua chiamano queste cose.
### La seconda parte di una chiave è la tabella in cui il termine sta.

# Il nome di questa lingua in questa lingua.
language-name = italiano

## Distribuzione

term-deal-pack = { -pack }
term-deal-suit = { -suit }
term-deal-rank = { -rank }
term-deal-shuffle = mescolare
term-deal-cut = alzare, tagliare il mazzo
term-deal-deal = dare le carte, distribuire
term-deal-dealer = { -dealer }
term-deal-elder = chi è di mano, chi non dà le carte
term-deal-hand = mano, le carte in mano
term-deal-stock = { -stock }, monte
term-deal-turn-up = { -turn-up }
term-deal-exchange = cambio
term-deal-draw = pescare (una carta)
term-deal-match = { -match }
term-deal-partner = { -partner }

## Gioco

term-play-trick = { -trick }
term-play-lead = aprire, uscire
term-play-follow = rispondere al seme
term-play-discard = scartare
term-play-trump = { -trump }
term-play-ruff = tagliare
term-play-overtrump = surtagliare
term-play-beat = obbligo di superare
term-play-open = fase aperta
term-play-closed = fase chiusa
term-play-last = ultima { -trick }
term-play-all = tutte le { -tricks }, cappotto
term-play-none = nessuna presa, pochi punti
term-play-tie = parità

## Dichiarazioni

term-say-declaration = { -declaration }, accusa
term-say-figure = figura (re, cavallo, fante)
term-say-three = tris, tre uguali
term-say-four = poker, quattro uguali
term-say-run = scala
term-say-blanche = { -blanche }
term-say-bianka = { -bianka }

## Piatto e coda

term-pot-pot = { -pot }
term-pot-ante = posta
term-pot-chip = { -chip }
term-pot-challenger = { -challenger }
term-pot-queue = { -queue }
term-pot-pro = { -pro }
term-pot-alifer = { -alifer }

## Svoyi Kozyri

term-own-trumps = le proprie briscole, briscole personali
term-own-cover = coprire, battere
term-own-pile = { -pile }
term-own-take = raccogliere il mucchio
term-own-open = informazione completa
