### Slovníček pravidel: jak těmto věcem říkají čeští karetní hráči.

language-name = čeština

## Karty a rozdání

term-deal-pack = { -pack }
term-deal-suit = { -suit }
term-deal-rank = { -rank }
term-deal-shuffle = míchat
term-deal-cut = sejmout, snímat
term-deal-deal = rozdávat
term-deal-dealer = { -dealer }
term-deal-elder = předák, forhont
term-deal-hand = list
term-deal-stock = { -stock }
term-deal-turn-up = { -turn-up }
term-deal-exchange = výměna
term-deal-draw = líznout, dobrat (kartu)
term-deal-match = { -match }
term-deal-partner = { -partner }

## Hra

term-play-trick = { -trick }, štych
term-play-lead = vynést
term-play-follow = ctít barvu, přiznat barvu
term-play-discard = odhodit
term-play-trump = { -trump }
term-play-ruff = trumfovat
term-play-overtrump = přebít { -trump(as: "ins") }
term-play-beat = povinnost přebíjet
term-play-open = otevřená fáze
term-play-closed = uzavřená fáze
term-play-last = poslední { -trick }
term-play-all = všechny { -tricks }, durch
term-play-none = žádný zdvih, málo bodů
term-play-tie = remíza

## Hlášky

term-say-declaration = { -declaration }
term-say-figure = figura (král, jezdec, spodek)
term-say-three = trojice
term-say-four = čtveřice
term-say-run = postupka
term-say-blanche = { -blanche }
term-say-bianka = { -bianka }

## Bank a fronta

term-pot-pot = { -pot }, { -cup }
term-pot-ante = vklad, sázka
term-pot-chip = { -chip }
term-pot-challenger = { -challenger }
term-pot-queue = { -queue }
term-pot-pro = { -pro }
term-pot-alifer = { -alifer }

## Svoyi Kozyri

term-own-trumps = vlastní trumfy
term-own-cover = přebít, pobít
term-own-pile = { -pile }
term-own-take = vzít hromádku
term-own-open = úplná informace
