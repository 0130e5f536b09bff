### Proč počítačový hráč udělal, co udělal. Důvod stojí za tahem, bez podmětu:
### „Bianca: kopový král. Bere zdvih: 11 bodů.“

why-points = { $number ->
    [0] žádné body
    [one] jeden bod
    [few] { $number } body
    [many] { $number } bodu
   *[other] { $number } bodů
}
why-chips = { $number ->
    [one] jeden { -chip }
    [few] { $number } { -chips }
    [many] { $number } { -chip(as: "gen") }
   *[other] { $number } { -chips(as: "gen") }
}
why-signed = { $sign ->
    [plus] +{ $number }
    [minus] −{ $number }
   *[none] 0
}

why-only = Nebylo z čeho vybírat.

## Karta do zdvihu, od oka

why-two = Vezme-li dvojka { -trick }, vynese: { $points }; naděje je { $percent } %.
why-wish = { -partner(as: "title") } si řekl o tuto { -suit(as: "acc") }.
why-ace = Ohlášená esa platí naplno, jen když se neztratí žádné; toto dojde domů s nadějí { $percent } %.
why-lead-sure = { -trick(as: "title") } je jistý: nejméně { $points }.
why-lead-free = { -trick(as: "title") } je jistý, se vším, co do něj kdo přidá.
why-lead-likely = Vezme { -trick } s nadějí { $percent } %.
why-lead-low = Nic nepočítá: moc se s ní neztratí a lepší karty zůstanou v ruce.
why-lead-risk = Ztratí se s pravděpodobností { $percent } % ({ $points }); vynést cokoli jiného vypadalo hůř.
why-take = Bere { -trick }: { $points }.
why-take-likely = Bere { -trick } s nadějí { $percent } %: zatím { $points }.
why-help = { -trick(as: "title") } zatím bere { -partner }: přidává { $points }.
why-partner = { -trick(as: "title") } zatím bere { -partner }: lepší karty si nechává.
why-let-go = Nechává { -trick } být ({ $points }): karty, které by ho vzaly, mají později větší cenu.
why-give = Nemůže vzít { -trick }: dává { $points }, protože jiné karty by chyběly víc.
why-give-nothing = Nemůže vzít { -trick }: dává kartu, která nic nepočítá.
why-exact = Všechny karty jsou známy; zbytek { -deal } přinese { $margin }.
why-novice-lead = Vynáší nejvyšší kartu: { $points }.
why-novice-partner = { -trick(as: "title") } má { -partner }: dává nejnižší kartu.
why-novice-take = Bere, co leží na stole: { $points }.
why-novice-least = Dává nejnižší kartu: { $points }.

## Co rozhoduje list, od oka

why-longest = { $number ->
    [one] Nejdelší a nejsilnější { -suit } v ruce: jedna karta.
    [few] Nejdelší a nejsilnější { -suit } v ruce: { $number } karty.
    [many] Nejdelší a nejsilnější { -suit } v ruce: { $number } karty.
   *[other] Nejdelší a nejsilnější { -suit } v ruce: { $number } karet.
}
why-thumb-keep = Cena tohoto listu od oka: { $points }; jiného průměrně: { $average }.
why-thumb-exchange = Cena tohoto listu od oka jen: { $points }; jiného průměrně: { $average }.
why-thumb-alifer = Cena tohoto listu od oka jen: { $points }; o nové { -deal } se žádá, když je to méně než { $least }.
why-thumb-accept = Cena i tohoto listu od oka jen: { $points }; nové { -deal } se hodí, když je to méně než { $least }.
why-thumb-refuse = Cena tohoto listu od oka: { $points }; a kdo se ptá, má špatný.
why-lay = { $number ->
    [one] Odkládá jedinou kartu, která málo počítá a nepatří do žádné { -declaration(as: "gen") }.
    [few] Odkládá { $number } karty, které málo počítají a nepatří do žádné { -declaration(as: "gen") }.
    [many] Odkládá { $number } karty, které málo počítají a nepatří do žádné { -declaration(as: "gen") }.
   *[other] Odkládá { $number } karet, které málo počítají a nepatří do žádné { -declaration(as: "gen") }.
}
why-lay-none = Každá z těchto karet má větší cenu než karta z { -stock(as: "gen") }.
why-pro = Platí { $cost } za naději asi { $percent } % na { -pot }: { $cup }.
why-no-pro = Naděje asi { $percent } % na { -pot } ({ $cup }) nestojí za to: { $cost }.

## Co čeká mistr

why-hand-keep = Průměrně přinese tento list víc než jiný: { $gain }.
why-hand-exchange = Průměrně přinese jiný list víc než tento: { $gain }.
why-pick-keep = Průměrně přinese tento list víc než nejlepší výměna: { $gain }.
why-pick-exchange = Průměrně přinese tato výměna víc než druhá nejlepší volba: { $gain }.
why-name-trumps = Průměrně přinese tato { -suit } jako { -trumps } víc než druhá nejlepší: { $gain }.
why-more-chance = { $percent ->
    [0] ani ne o 1 % větší naděje vyhrát { -match(as: "acc") }
   *[other] o { $percent } % větší naděje vyhrát { -match(as: "acc") }
}
why-alifer = Naděje vyhrát toto { -deal } je { $percent } %; pod { $limit } % se žádá o jiné.
why-no-alifer = Nic dalšího k hlášení; naděje vyhrát toto { -deal } je { $percent } %, na { -alifer } příliš dobrá (ten až pod { $limit } %).
why-accept = Naděje vyhrát toto { -deal } je { $percent } %; pod { $limit } % se hodí jiné.
why-refuse = Naděje vyhrát toto { -deal } je { $percent } %; jiné by se hodilo až pod { $limit } %.
why-expects = Očekávaný rozdíl na konci { -deal }: { $details }.
why-known = Všechny karty jsou známy; rozdíl na konci { -deal }: { $details }.
why-mixed = Aby s tím druhý nemohl počítat, hraje se tato karta v { $percent } ze 100 takových případů; očekávaný rozdíl na konci { -deal }: { $details }.
why-next-best = s druhou nejlepší kartou { $margin }
why-chance = naděje vyhrát { -match(as: "acc") } { $percent } %
why-in-chips = počítáno v { -chips(as: "loc") } { $margin }

## Co se říká

why-swap = { -turn-up(as: "title") } má v ruce větší cenu: { $card }.
why-ask = Nic to nestojí a odpověď prozradí, kterou kartu druhý nemá.
why-signal-trumps = { $number ->
    [few] Silné { -trumps } s esem nebo králem: má { $number }.
    [one] Silné { -trumps } s esem nebo králem: má jediný.
    [many] Silné { -trumps } s esem nebo králem: má jich { $number }.
   *[other] Silné { -trumps } s esem nebo králem: má jich { $number }.
}
why-signal = Má eso a krále této { -suit(as: "gen") }: { $suit }.
why-done = Není (už) co hlásit.
why-declare = Vynese: { $points }.
why-declare-now = Vynese: { $points }; potom by se to už hlásit nedalo.
why-declare-aces = Vynese, když se žádné z těchto es neztratí: { $points }.
why-blanche-unsaid = Nehlásí { -blanche(as: "acc") }: na konci ji nahradí { -bianka } a vynese víc.

## Svoyi Kozyri

why-suits = Volí se před rozdáním, kdy jsou všechny { -suits } stejné.
why-pile-win = Při pohledu dopředu to vyhraje, ať druhý dělá cokoli.
why-pile-loss = Při pohledu dopředu prohraje všechno; takhle to potrvá nejdéle.
why-pile-take = { $number ->
    [one] Raději bere jedinou kartu, než by dával takovou, která by chyběla víc.
    [few] Raději bere { $number } karty, než by dával takovou, která by chyběla víc.
    [many] Raději bere { $number } karty, než by dával takovou, která by chyběla víc.
   *[other] Raději bere { $number } karet, než by dával takovou, která by chyběla víc.
}
why-pile-beat = Přebíjí { $card } kartou, která bude o pár tahů později chybět nejméně.
why-pile-lead = O pár tahů později tak zůstane lepší list: méně karet, nebo silnější.
why-tempted = { $number ->
    [0] Tady se dopředu nedívá.
    [one] Odtud na konec nevidí; z jediné prohlédnuté pozice to lákalo.
    [few] Odtud na konec nevidí; ve { $number } prohlédnutých pozicích to lákalo.
    [many] Odtud na konec nevidí; v { $number } prohlédnutých pozicích to lákalo.
   *[other] Odtud na konec nevidí; v { $number } prohlédnutých pozicích to lákalo.
}
why-unproved = Kdo vyhraje, tu nikdo nedokáže; z toho, co prokazatelně neprohrává, vypadá toto nejlépe.
