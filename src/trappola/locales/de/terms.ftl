### Das Wörterbuch des Regelbuchs: wie Kartenspieler auf Deutsch sagen.
### Der zweite Teil des Schlüssels ist die Tafel, in der das Wort steht.

# Der Name dieser Sprache in dieser Sprache.
language-name = Deutsch

## Geben

term-deal-pack = { -pack }
term-deal-suit = { -suit }
term-deal-rank = { -rank }
term-deal-shuffle = mischen
term-deal-cut = abheben
term-deal-deal = geben, austeilen
term-deal-dealer = { -dealer }
term-deal-elder = Vorhand
term-deal-hand = Blatt
term-deal-stock = { -stock }, Stock
term-deal-turn-up = { -turn-up }
term-deal-exchange = Tausch
term-deal-draw = ziehen
term-deal-match = { -match }
term-deal-partner = { -partner }

## Spielen

term-play-trick = { -trick }
term-play-lead = ausspielen
term-play-follow = Farbe bedienen, Farbzwang
term-play-discard = abwerfen
term-play-trump = { -trump }, Atout
term-play-ruff = mit { -trump } stechen
term-play-overtrump = überstechen
term-play-beat = Stichzwang
term-play-open = offene Phase
term-play-closed = geschlossene Phase
term-play-last = letzter { -trick }
term-play-all = alle { -tricks }, Durchmarsch
term-play-none = Schneider, schwarz
term-play-tie = Gleichstand

## Melden

term-say-declaration = { -declaration }, Ansage
term-say-figure = { -figure } (König, Ritter, Bube)
term-say-three = drei Gleiche
term-say-four = vier Gleiche
term-say-run = Folge, Sequenz
term-say-blanche = { -blanche }, „blanš“
term-say-bianka = { -bianka }

## Kasse und Reihe

term-pot-pot = { -pot }, { -cup }
term-pot-ante = Einsatz
term-pot-chip = { -chip }, Spielmarke
term-pot-challenger = { -challenger }
term-pot-queue = { -queue }
term-pot-pro = { -pro }
term-pot-alifer = { -alifer }

## Svoyi Kozyri

term-own-trumps = eigene Trümpfe
term-own-cover = decken, schlagen
term-own-pile = { -pile }
term-own-take = den { -pile } aufnehmen
term-own-open = vollständige Information
