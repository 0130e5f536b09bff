### Řádky vyúčtování a co se hlásí.

# Co se hlásí; .acc je 4. pád.
set-three = tři { $ranks }
    .acc = tři { $ranks-acc }
set-four = čtyři { $ranks }
    .acc = čtyři { $ranks-acc }
set-three-figures = tři { -figures }
    .acc = tři { -figures }
set-four-figures = čtyři { -figures }
    .acc = čtyři { -figures }
run = postupka { $cards }
    .acc = postupku { $cards }
blanche = { -blanche }
    .acc = { -blanche }
bianka = { -bianka }
    .acc = { -bianka(as: "acc") }

item-captured-cards = Získané karty
    .why = Co platí karty v získaných { -tricks(as: "loc") }.
item-last-trick = Poslední { -trick }
    .why = Kdo získá poslední { -trick }, má o 6 více.
item-last-trick-with-two = Poslední { -trick } dvojkou
    .why = Poslední { -trick } získaný dvojkou: dohromady 26.
item-last-two-tricks-with-twos = Poslední dva { -tricks } dvojkami
    .why = Poslední dva { -tricks }, oba získané dvojkami: dohromady 52.
item-last-three-tricks-with-twos = Poslední tři { -tricks } dvojkami
    .why = Poslední tři { -tricks }, všechny získané dvojkami: dohromady 78.
item-first-trick-with-two = První { -trick } dvojkou
    .why = První { -trick } získaný dvojkou.
item-trick-with-two = { -trick(as: "title") } dvojkou
    .why = { -trick(as: "title") } získaný dvojkou; to jde jen výnosem.
item-all-tricks = Všechny { -tricks }
    .why = Všech devět { -tricks(as: "gen") } získal jediný hráč.
item-schneider = Schneider
    .why = Druhá strana nemá žádný { -trick } nebo má příliš málo bodů.
item-schwarz = Schwarz
    .why = Druhá strana nemá { -trick } ani body.
item-game = Vyhraná hra
    .why = Vyhrává, kdo je první bez karet.
item-difference = Rozdíl bodů
    .why = Kdo prohraje, zaplatí rozdíl bodů.
item-ante = Vklad
    .why = Před { -deal(as: "ins") } vloží oba do { -cup(as: "gen") } svůj vklad.
item-pro = { -pro }
    .why = Po dvou výhrách za sebou vítěz platí za možnost vzít { -cup(as: "acc") }.
item-cup = { -cup(as: "title") }
    .why = Tři výhry za sebou berou vše, co je v { -cup(as: "loc") }.
item-cup-to-the-last = { -cup(as: "title") } pro posledního
    .why = Nikdo jiný už nemá { -chips }, a tak { -cup(as: "acc") } bere poslední.
item-remainder = Podíl z { -cup(as: "gen") }
    .why = Hraní skončilo a { -cup } se dělí.
item-unpaid = Dluhy, na které nezbylo
    .why = Nikdo neplatí víc, než má.
# $what je hláška (set-*, run …) nebo v item-payment i jiný řádek vyúčtování (item-*).
item-declared = Ohlášeno: { $what }
    .why = Bylo to v ruce, když se to hlásilo, a tak to platí.
item-forfeit = Propadlo: { $what }
    .why = Karty této { -declaration(as: "gen") } získala druhá strana.
item-payment = Platba: { $what }
    .why = { -chips(as: "title") }, které se platí vedle bodů.

## Proč některé hlášky platí, kolik platí

item-blanche = Ohlášeno: { -blanche }
    .why = Mezi devíti kartami není král, { rank-N } ani spodek; { -bianka } ji nahrazuje.
item-bianka = Ohlášeno: { -bianka }
    .why = Mezi devíti kartami není { -figure } ani eso.
