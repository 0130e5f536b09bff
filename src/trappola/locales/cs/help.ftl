### Co říká --help. Jména příkazů, přepínačů a hodnot jsou ve všech jazycích stejná.

help-trappola = { -trappola }, { -bulka } a { -svoyi }: hrát, počítat body, číst pravidla.

help-usage = Použití: { $usage }
help-commands = Příkazy
help-arguments = Argumenty
help-parameters = Přepínače
help-default = [výchozí: { $value }]
help-required = [povinné]
help-help = Ukáže tuto nápovědu.
help-version = Ukáže verzi.
help-language = Jazyk: { $languages }. Bez něj ho určí TRAPPOLA_LANGUAGE nebo systém.

help-place-host = Adresa, na které se naslouchá; 0.0.0.0 pustí i ostatní ze sítě.
help-place-port = Port, na kterém se naslouchá; 0 vezme kterýkoli volný.
help-place-store = Kde se uchovávají stoly, jako adresa SQLAlchemy; jinak soubor ve vaší datové složce.

help-play = Hraje v terminálu, proti počítači nebo proti sobě u jedné obrazovky.
    .more = { -house-rules(as: "title") } jsou přepínače: trappola play classica --two-rank lowest. Vypíše je příkaz trappola rules GAME.
help-play-game = Hra nebo varianta, jak je vypíše trappola games. Bez ní vybíráte ze seznamu.
help-play-humans = Kolik míst obsadí lidé; za ostatní hraje počítač.
help-play-names = Jména u stolu, oddělená čárkami.
help-play-seats = Kolik hráčů sedí u stolu, dovoluje-li hra víc možností.
help-play-computer = Který počítačový hráč, nebo příkaz kterého programu hraje na ostatních místech.
help-play-seed = Rozdá znovu stejné karty: pro trénink. Bez něj se karty předvídat nedají.
help-play-save = Kam se hra zapíše; jinak do vaší datové složky.
help-play-resume = Pokračuje v zapsané hře.
help-play-suits = Ukázat italské karty v jejich barvách, nebo ve francouzských: piky místo špád, srdce místo kop, kára místo denárů, kříže místo baštonů, dáma místo jezdce. Karty lze psát obojím způsobem.
help-play-house_rules = { -house-rules(as: "title") }, třeba --two-rank lowest.

help-serve = Spustí server pro prohlížeč, ale prohlížeč neotevře.
help-serve-computer = Program nabízený jako soupeř, ve tvaru NAME=COMMAND; lze zadat vícekrát.
help-serve-computer_seconds = Jak dlouho smí takový program přemýšlet o tahu.

help-games = Vypíše hry a jejich pojmenované varianty.

help-rules = Vypíše volby v { -house-rules(as: "loc") } hry: co znamenají, jaké mají hodnoty, odkud jsou.
help-rules-game = Hra nebo varianta, jak je vypíše trappola games; s --page kterákoli stránka knihy pravidel, třeba index nebo terms.
help-rules-page = Ukáže místo toho stránku knihy pravidel: jak se hra hraje.

help-replay = Přehraje zapsanou hru, tah za tahem.
help-replay-file = Záznam v kterékoli podobě; - čte ze standardního vstupu.
help-replay-seat = Ukáže jen to, co bylo vidět z tohoto místa, počítáno od 0. Bez něj ukáže všechny listy.
help-replay-deal = Přehraje jen toto rozdání, počítáno od 1.
help-replay-step = Po každém tahu čeká na klávesu Enter.

help-score = Vyúčtuje zapsanou hru: každé dohrané rozdání i celou partii.
help-score-file = Záznam v kterékoli podobě; - čte ze standardního vstupu.
help-score-json = Vypíše výsledek jako JSON.
help-score-lines = Soubor má na každém řádku záznam v JSON; pro každý se vypíše výsledek v JSON.

help-convert = Vypíše záznam v jeho druhé podobě.
help-convert-file = Záznam v kterékoli podobě; - čte ze standardního vstupu.
help-convert-to = Podoba, která se vypíše: text nebo json.

help-pack = Zapíše karty jako obrázky nebo jako archy k tisku a rozstříhání.
help-pack-name = { -pack(as: "title") }: italian (36 karet) nebo french (52).
help-pack-svg = Složka pro jednotlivé karty.
help-pack-pdf = Soubor pro archy k tisku.
help-pack-style = pictures, nebo large: jen roh a znak.
help-pack-corners = Jazyk písmen v rozích: { $languages }. Jinak jazyk programu.
help-pack-paper = Papír archů: a4 nebo letter.
help-pack-size = Karty na arších: poker (63,5 x 88,9 mm), old (57 x 88) nebo narrow (64 x 110).
help-pack-two_colours = Francouzský { -pack } červeně a černě místo čtyř odstínů.
help-pack-letters = Písmena v rozích; bez nich vypadají karty jako kdysi.
help-pack-lines = Archy bez barev, k ručnímu vybarvení.
help-pack-backs = Za každým archem arch rubů, pro oboustranný tisk.
help-pack-force = Přepíše soubory, které už existují.

help-svoyi = { -svoyi }, vyřešená hra.
help-solve = Vypočítá, kdo v které pozici vyhrává a za kolik kol, a uloží to do tabulky.
    .more = Kdykoli ho zastavte: týž příkaz pokračuje, kde přestal.
help-solve-ranks = Kolik karet má { -suit }: 6 pro { -pack } s 24 kartami, 8 pro 32.
help-solve-form = Podoba tahu: single (jedna karta) nebo cover_and_lead.
help-solve-low_trump = Zda kartu vlastní trumfové { -suit(as: "gen") } přebije kterýkoli vlastní { -trump }. Jinak ano v podobě single, ne v cover_and_lead.
help-solve-distances = Zda se uchovají i vzdálenosti, nejvýše při 8 { -ranks(as: "loc") }. Jinak ano, vejdou-li se do paměti.
help-solve-threads = Kolik vláken pracuje. Jinak tolik, kolik je jader.
help-solve-out = Kam se tabulka zapíše. Jinak do vaší datové složky.
help-solve-fold = Zapíše malý soubor k předání místo velkého, který odpovídá hned.
help-solve-json = Vypíše souhrn jako JSON.

help-probe = Řekne, kdo vyhrává v pozici na konci záznamu a co která akce znamená.
    .more = Tabulky pro 24 karet jsou v balíku. Jiné vytvoří „trappola svoyi solve“, nebo je vložíte do datové složky; bez tabulky řekne hledání, co dokáže.
help-probe-record = Záznam v kterékoli podobě; - čte ze standardního vstupu.
help-probe-json = Vypíše odpověď jako JSON.
help-tables = Vypíše, které tabulky jsou a kde.
help-tables-check = Přečte každou tabulku celou a porovná ji s kontrolním součtem.

help-arena = Změří dva počítačové hráče proti sobě se stejnými kartami a vyměněnými místy.
    .more = Hráč je jméno (club), jméno s parametry (master:seconds=0.5), nebo příkaz programu („./player --flag“). { -house-rules(as: "title") } jsou přepínače jako u trappola play. Ctrl-C skončí s tím, co se odehrálo.
help-arena-game = Hra nebo varianta, jak je vypíše trappola games.
help-arena-a = Hráč, o jehož podílu je řeč.
help-arena-b = Hráč, proti kterému se měří.
help-arena-deals = Kolik jednotlivých rozdání se hraje, polovina z každé strany; jinak 1000.
help-arena-matches = Kolik celých partií se hraje místo toho; u { -bulka(as: "gen") } hraní po 12 kolech.
help-arena-seed = Jiné karty: libovolný text. Stejné semínko dá stejná rozdání.
help-arena-seconds = Čas na tah, pro hráče, kteří ho potřebují.
help-arena-seats = Kolik hráčů sedí u stolu, dovoluje-li hra víc možností.
help-arena-jobs = Kolik pracovních procesů hraje.
help-arena-silly = Počítá hloupé tahy obou.
help-arena-json = Vypíše výsledek jako JSON.
help-arena-csv = Zapíše každou dvojici her do tohoto souboru.
help-arena-plot = Nakreslí vývoj podílu (.svg, .png, .pdf; potřebuje trappola[plot]).
help-arena-records = Zapíše každou hru, jeden záznam v JSON na řádek.
help-arena-house_rules = { -house-rules(as: "title") }, třeba --two-rank lowest.

help-ladder = Ohodnotí počítačové hráče na jedné stupnici, přes všechny hry.
    .more = Každý hraje s každým v každé hře. Co už je v souboru výsledků, nehraje se znovu: zastavte ho, přidejte hráče nebo rozdání, a pokračuje se odtud.
help-ladder-players = Hráči, pojmenovaní jako u trappola arena; jinak všichni, kteří jsou u stolu na výběr.
help-ladder-game = Hra nebo varianta; lze zadat vícekrát. Jinak všechny hry.
help-ladder-deals = Kolik rozdání připadne na každou dvojici v každé hře.
help-ladder-seed = Jiné karty: libovolný text.
help-ladder-seconds = Čas na tah, pro hráče, kteří ho potřebují.
help-ladder-jobs = Kolik pracovních procesů hraje.
help-ladder-results = Soubor, který uchovává, co se odehrálo.
help-ladder-json = Vypíše hodnocení jako JSON.
help-ladder-csv = Zapíše hodnocení do tohoto souboru.

help-play-analysis = Ukazuje, co který tah znamená, kde je hra vyřešená a nic v ní není skryto.
help-puzzle = Dává úlohy k řešení: pozice ze skutečných rozdání, v nichž vyhrává jediný tah.
help-puzzle-number = Začne touto úlohou sbírky. Bez udání přicházejí v libovolném pořadí.
help-puzzle-grade = Jen úlohy tohoto stupně, od 1 (lehké) do 5.
help-puzzle-json = Vypíše jednu úlohu i s řešením jako JSON.
help-study = Vytvoří tabulky a obrázky studie znovu z tabulek hry.
    .more = Potřebuje doplněk „study“.
help-study-out = Složka pro soubory CSV, Parquet a SVG.
help-study-ranks = Zkoumaný balíček, podle počtu karet v barvě.
help-study-cost = Do kolika hodnot v barvě se měří náročnost řešení.

## Co je špatně na příkazovém řádku

no-language = Jazyk „{ $wish }“ tu ještě není; toto je čeština. Na výběr jsou { $languages }.
flag-unknown = Přepínač { $flag } tu není; „{ $command } --help“ vypíše, které tu jsou.
flag-missing = { $flag } je nutno zadat; „{ $command } --help“ říká, co to je.
flag-wants-value = Za { $flag } patří hodnota.
flag-wrong-value = „{ $value }“ není hodnota přepínače { $flag }.
flag-twice = { $flag } je zadán dvakrát.
flag-too-much = Tato slova přebývají: { $words }.
flag-wrong = Příkazový řádek nelze přečíst; „{ $command } --help“ říká, co do něj patří.
