### Kniha pravidel: slova jejích tabulek a její vlastní potíže.

## Ukázková rozdání

book-hand = List
book-who = { $who }
book-who-dealt = { $who } (rozdává)
book-trick = { -trick(as: "title") }
book-card-1 = Výnos
book-card-2 = Druhá
book-card-3 = Třetí
book-card-4 = Čtvrtá
book-won-by = Bere
book-card-points = Body v něm
book-draws = Líže { $who }
book-said = Co se říká

book-sheet = { -score-sheet(as: "title") }
book-total = Celkem
book-to-match = Do partie
book-chips = { -chips(as: "title") }: { $who }
book-cup = { -cup(as: "title") }
book-as-played = jak se hrálo
book-match-of = Partie: { $who }

book-round = Kolo
book-plays = U stolu
book-wins = Vítěz
book-queue = { -queue(as: "title") } potom

book-turn = Tah
book-pile = Na stole, vrchní karta poslední
book-to-move = Na tahu
book-may = Smí hrát
book-does = Hraje
book-nothing = nic
book-take = nebo vzít
book-take-only = nic; musí vzít
book-takes = bere { $number ->
        [one] jednu kartu
        [few] { $number } karty
        [many] { $number } karty
       *[other] { $number } karet
    }

book-table = Tabulka { $number }

## Tabulky pravidel

book-captured = Získaná karta
book-points = Body
book-all-cards = všechny karty v { -pack(as: "loc") }
book-held = V ruce
book-three = Tři
book-four = Čtyři
book-run = postupka v jedné { -suit(as: "loc") }
book-blanche = { -blanche }: bez krále, jezdce a spodka
book-bianka = { -bianka }: bez krále, jezdce, spodka i esa
book-aces-kept = { $what }, na konci všechna ve vlastních { -tricks(as: "loc") }
book-aces-lost = { $what }, aspoň jedno ztracené
book-chips-paid = { -chips(as: "title") } od soupeře
book-trick-bonus = Za { -tricks }
book-cup-paid = Soupeř platí do { -cup(as: "gen") }

book-option = Volba
book-decides = O čem rozhoduje
book-values = Možnosti, obvyklá první
book-from = Pravidlo a zdroj
book-proposal = náš návrh
book-variant = Varianta
book-name = Název
book-sets = Co nastavuje
book-about = Stručně
book-game = Hra
book-players = Hráči
book-cards = Karty
book-length = Délka
book-luck = Náhoda

## Slova

book-code = Kód

## Potíže

no-book = S tímto balíkem se kniha pravidel nenainstalovala.
book-no-terms = V katalogu terms.ftl není skupina pojmů { $group }.
book-no-kind = Řádek { $line }: část druhu { $kind } neexistuje. Známé jsou: { $kinds }.
book-no-end = Řádek { $line }: část { $kind } nemá konec; připište za ni <!-- /{ $kind } -->.
book-no-deal = Ukázkové rozdání { $name } neexistuje.
book-wrong = Ukázkové rozdání { $name } nelze ukázat: { $problem }
book-names-one = Část „{ $block }“ musí jmenovat jedno ukázkové rozdání nebo jednu hru.
book-block = Část „{ $block }“ nelze napsat: { $problem }
book-no-turns = Tahy { $wanted } v tomto rozdání nejsou; napište dvě čísla od 1 do { $number }, třeba 1-5.
book-no-such-deal = Rozdání { $wanted } v tomto záznamu není; jejich počet je { $number }.

## Kniha jako samostatné stránky

book-title = { -trappola }: kniha pravidel
book-description = { -trappola }, { -bulka } a { -svoyi }: pravidla, ukázková rozdání, zdroje.
book-more = Víc
book-dark = Tmavě
book-light = Světle
