### Stránka v prohlížeči: co říká sama. Karty, hry a události mají vlastní katalogy.

page-name = { -trappola }
page-title = { -trappola }: staré karetní hry na dnešní večer
page-description = { -trappola }, { -bulka }, { -svoyi } a jejich příbuzné, karetní hry čtyř století od Benátek po Slezsko: sami proti počítači, u jedné obrazovky, nebo s přáteli přes odkaz.
page-social-alt = Vějíř italských hracích karet vedle nápisu { -trappola }.
page-old-browser = Tato stránka potřebuje novější prohlížeč: Firefox, Chrome, Edge nebo Safari z posledních tří let.
page-not-built = Stránka není sestavená. Spusťte „make play“, nebo nainstalujte balík.
page-no-script = Tato stránka potřebuje JavaScript. Hry lze hrát i v terminálu: trappola play.

## Začátek

page-hero = Staré karetní hry od Benátek po Slezsko, dnes večer u vašeho stolu
page-hero-more = { -trappola } a její příbuzné se hrály čtyři století. Zahrajte si proti počítači, s přítelem u této obrazovky, nebo s přáteli kdekoli přes odkaz. Pravidla jsou po ruce a každá karta, kterou nelze zahrát, vám řekne proč.
page-games = Vyberte hru
page-players = { $number ->
    [one] { $number } hráč
    [few] { $number } hráči
    [many] { $number } hráče
   *[other] { $number } hráčů
}
page-players-between = { $least } až { $most } hráčů
page-trait-sides = dva proti dvěma
page-trait-open = odkryté karty
page-variants-count = { $number ->
    [one] jedna varianta
    [few] { $number } varianty
    [many] { $number } varianty
   *[other] { $number } variant
}
page-play = Hrát
page-play-game = Hrát: { $game }
page-set-up = Pravidla a hráči
page-set-up-game = Pravidla a hráči: { $game }
page-version = { -trappola } { $version }. Každé pravidlo má svůj zdroj; viz panel pravidel u stolu.
page-try-again = Zkusit znovu
page-go-on = Pokračovat
page-is-over = konec
page-forget = Zapomenout stůl { $game }; u stolu: { $names }
page-forget-short = Zapomenout tento stůl
page-all-tables = Ukázat všechny ({ $number })

## Nový stůl

page-way-back = Cesta zpět
page-all-games = Všechny hry
page-to-start = Na úvodní stránku
page-variant = Varianta
page-seats = Kdo kde sedí
page-seat-name = Jméno na místě { $number }
page-seat-who = Kdo sedí na místě { $number }
page-seat-remove = Odebrat: { $name }
page-seat-add = Přidat místo
page-partner = { -partner(as: "title") }: { $name }
page-who-here = člověk tady
page-who-link = člověk přes odkaz
page-who-computer-novice = počítač, začátečník
page-who-computer-club = počítač, klubový hráč
page-who-computer-master = počítač, mistr (sekunda na tah)
page-who-computer-perfect = počítač, hraje bezchybně
page-who-computer-expert = počítač, chybuje zřídka
page-who-computer-clubman = počítač, chybuje občas
page-who-computer-learner = počítač, chybuje často
page-who-computer-beginner = počítač, právě začíná
page-links-later = Odkazy dostanete u stolu.
page-only-computers = Nikdo tu nesedí: díváte se.
# Jména počítačových hráčů, mezi nimi čárky.
page-computer-names = Anežka, Bořek, Cilka, Dušan, Evžen, Františka
page-default-name = Host
page-house-rules = { -house-rules(as: "title") }
page-rules-changed = { $number ->
    [0] jako obvykle
    [one] jedno změněné
    [few] { $number } změněná
    [many] { $number } změněného
   *[other] { $number } změněných
}
page-rules-reset = Vše jako obvykle
page-rule-usual = (obvyklé)
page-rule-fixed = { $number } ({ $text })
page-rule-number = Číslo pro: { $rule }
page-rule-source = Pravidlo { $rule }; zdroj: { $sources }
page-rule-proposal = Pravidlo { $rule }; náš návrh
page-practice = Trénink
page-seed = Semínko
page-seed-more = Stejné semínko rozdá stejné karty. Pro skutečné míchání nechte prázdné.
page-no-game = Taková hra tu není
page-no-game-more = Nic se tu nejmenuje „{ $name }“.

## Co se může nepovést

page-nowhere = Nic tu není
page-nowhere-more = V adrese je možná překlep.
page-no-table = Tento odkaz k žádnému stolu nevede
page-no-table-more = Je v něm překlep, nebo stůl patří jinému serveru.
page-no-replay = Toto { -deal } nelze ukázat
page-no-rules = Pravidla se nepodařilo načíst.
page-unreachable = Server neodpovídá.
page-went-wrong = Něco se nepovedlo.
page-lost = Spojení se přerušilo. Zkouším to znovu; u stolu se nic neztratí.
page-loading = Okamžik…

## Nastavení

page-settings = Nastavení
page-set-language = Jazyk
# Řekne se jednou tomu, jehož jazyk tu není. $language je jeho jméno v 1. pádě.
page-no-language = Jazyk „{ $language }“ tu ještě není; toto je čeština. Níže si můžete zvolit jiný.
page-set-pack = Karty
    .v-auto = obrázky, malé jen písmena
    .v-pictures = obrázky, i když jsou malé
    .v-large = velká písmena
page-set-suits = Barvy
    .v-italian = italské
    .v-french = francouzské (dáma = jezdec)
page-set-order = Vaše karty
    .v-suits = podle { -suit(as: "gen") }
    .v-trumps = podle { -suit(as: "gen") }, { -trumps } první
    .v-ranks = podle { -rank(as: "gen") }
    .v-dealt = jak přišly
page-set-speed = Rychlost
    .v-slow = pomalu
    .v-normal = běžně
    .v-fast = rychle
    .v-instant = hned
page-set-theme = Vzhled
    .v-auto = podle zařízení
    .v-light = světlý
    .v-dark = tmavý
page-set-letters = Písmena a znaky v rozích karet; bez nich jako za starých časů
page-set-fourColours = Francouzský { -pack } čtyřbarevně
page-set-sound = Zvuk karet
page-set-singleKeys = Jednopísmenné zkratky u stolu

## Stůl

page-table = Stůl
page-tools = Nástroje stolu
page-more = Víc
page-close = Zavřít
page-deal = { -deal(as: "title") } { $number }
page-deals = { -deals(as: "title") }
page-match = { -match(as: "title") }
page-standing-chips = { -chips(as: "title") }:
page-standing-match = { -match(as: "title") }:
page-hint = Rada
page-hint-thinking = Mistr přemýšlí …
page-hint-card = { $card }, volba mistra
page-hint-this = volba mistra
page-hints = Povolit rady
page-hints-end = Už žádné rady
page-undo = Vzít zpět
page-undo-asked = { $name } prosí o vrácení poslední akce.
page-undo-yes = Souhlasím
page-undo-no = Odmítám
page-undo-waits = Prosíte o vrácení; ostatní musí souhlasit.
page-last-trick = Poslední { -trick }
page-invite = Odkazy
page-invite-more = Kdo odkaz otevře, zasedne na to místo a může za ně hrát. Pošlete každý jen tomu, komu patří.
page-link-for = Místo: { $name }
page-link-spectator = Pro diváky
page-copy = Kopírovat
page-copied = Zkopírováno
page-copy-link = Kopírovat: { $name }
page-watching = Díváte se.
page-waiting-for = Ještě chybí: { $names }.
page-waits-for = { $name } přemýšlí…
page-not-here = není tu
page-on-turn = na tahu
page-your-partner = váš { -partner }
page-own-trump = { -trumps }
page-second = druhá
page-title-turn = Jste na tahu: { $game }
page-seat-of = Místo: { $name }
page-cards-held = { $number ->
    [one] Jedna karta v ruce
    [few] { $number } karty v ruce
    [many] { $number } karty v ruce
   *[other] { $number } karet v ruce
}
page-cards-count = { $number ->
    [one] jedna karta
    [few] { $number } karty
    [many] { $number } karty
   *[other] { $number } karet
}
page-known-cards = Známé karty: { $name }
page-your-hand = { $number ->
    [one] Vaše jediná karta
    [few] Vaše { $number } karty
    [many] Vaše { $number } karty
   *[other] Vašich { $number } karet
}
page-hand-of = Karty v ruce: { $name }
page-card-refused = { $card }, nelze zahrát
page-trick = { -trick(as: "title") }
page-played = { $name }: { $card }
page-pile = { -pile(as: "title") }, vrchní karta poslední
page-laid-open = Odkrytá polovina { -pack(as: "gen") }
page-exposed = Odkryté
page-discarded = { $number ->
    [one] Odložena jedna karta
    [few] Odloženy { $number } karty
    [many] Odloženo { $number } karty
   *[other] Odloženo { $number } karet
}
page-discarded-title = Odložené
page-tricks = { $number ->
    [one] jeden { -trick }
    [few] { $number } { -tricks }
    [many] { $number } { -trick(as: "gen") }
   *[other] { $number } { -tricks(as: "gen") }
}
page-streak = { $number ->
    [one] { $number } výhra za sebou
    [few] { $number } výhry za sebou
    [many] { $number } výhry za sebou
   *[other] { $number } výher za sebou
}
page-taken-by = Získané karty: { $name }
page-chips = { $number ->
    [one] jeden { -chip }
    [few] { $number } { -chips }
    [many] { $number } { -chip(as: "gen") }
   *[other] { $number } { -chips(as: "gen") }
}
page-points = { $number ->
    [one] jeden bod
    [few] { $number } body
    [many] { $number } bodu
   *[other] { $number } bodů
}
page-signed = { $sign ->
    [plus] +{ $number }
    [minus] −{ $number }
   *[other] { $number }
}
page-pick-exchange = { $number ->
    [0] Vyměnit vybrané karty
    [one] Vyměnit jednu kartu
    [few] Vyměnit { $number } karty
    [many] Vyměnit { $number } karty
   *[other] Vyměnit { $number } karet
}
page-pick-up-to = { $most ->
    [one] Vyberte ze svých karet nejvýše jednu.
    [few] Vyberte ze svých karet nejvýše { $most }.
    [many] Vyberte ze svých karet nejvýše { $most }.
   *[other] Vyberte ze svých karet nejvýše { $most }.
}
page-pick-exactly = { $most ->
    [one] Vyberte ze svých karet jednu.
    [few] Vyberte ze svých karet { $most }.
    [many] Vyberte ze svých karet { $most }.
   *[other] Vyberte ze svých karet { $most }.
}
page-pick-between = Vyberte ze svých karet { $least } až { $most }.
# Before the signs of the suits that a signal may ask for, each a button.
page-signal-suits = znamení, co vynést
page-hurry = Dál
page-announcements = Co se děje

## Mezi dvěma lidmi u jedné obrazovky

page-curtain = Obrazovka patří: { $name }
page-curtain-more = Ukažte si karty, až se nikdo jiný nebude dívat.
page-curtain-ready = { $name }, to jsem já: ukázat karty

## Potom

page-sheet = { -score-sheet(as: "title") }
page-sheet-of = { -deal(as: "title") } { $number }: { -score-sheet }
page-sheet-for = Za co
page-sheet-who = Kdo
page-sheet-points = Body
page-sheet-chips = { -chips(as: "title") }
page-sheet-pot = { -pot(as: "title") }
page-sheet-total = Celkem
page-wins-deal = { -deal(as: "title") } vyhrává { $who }.
page-nobody-wins = { -deal(as: "title") } nevyhrává nikdo.
page-wins-match = Konec { -match(as: "gen") }: vyhrává { $who }.
page-match-over = Konec { -match(as: "gen") }.
page-next-deal = Další { -deal }
page-new-match = Nová partie
page-same-cards = Znovu stejné karty
page-replay = Krok za krokem
page-record = Záznam
page-replay-why = Krok za krokem, a proč
page-why = Proč:
page-replay-of = { -deal(as: "title") } { $number }, krok za krokem
page-back-to-table = Zpět ke stolu
page-step = Krok
page-step-first = Na začátek
page-step-back = O krok zpět
page-step-next = O krok dál
page-step-end = Na konec
page-all-hands = všechny listy
page-seen-by = Pohled
page-seen-own = toto místo

## Pomoc

page-panel = Události, pravidla a nápověda
page-tab-events = Události
page-tab-rules = Pravidla
page-tab-glossary = Pojmy
page-tab-keys = Klávesy
page-events = Události, poslední nahoře
page-rules-now = Co teď smím?
page-rules-back = Zpět
page-rules-section = Oddíl
page-rules-untranslated = Tato stránka ještě není přeložená. Její jazyk: { $language }.
page-rules-suits = Karty jsou ukázány ve francouzských barvách: piky jsou špády, srdce kopy, kára denáry, kříže baštony a dáma je jezdec.
page-rules-book = Kniha pravidel
page-rules-home = { -trappola }
page-rules-all = Všechny hry
page-no-events = Zatím se nic nestalo.
page-key = Klávesa
page-key-does = Co dělá
page-key-arrows = ← →
    .does = posun po vašich kartách
page-key-enter = Enter
    .does = zahrát kartu nebo ji vybrat
page-key-escape = Esc
    .does = zavřít okno nad stolem
page-key-space = Mezerník
page-key-hurry = ukázat hned, co ještě přijde
page-key-digits = tlačítko s tímto číslem
page-key-rules = pravidla
page-key-events = co se stalo
page-key-sheet = { -score-sheet }
page-key-lastTrick = poslední { -trick }
page-key-undo = vzít zpět
page-key-hint = rada, kde jsou rady povoleny
page-key-hand = k vašim kartám
page-key-next = další { -deal }
page-key-settings = nastavení
page-key-keys = tento přehled
page-keys-off = Jednopísmenné zkratky jsou v nastavení vypnuté.

## Slova těchto her

page-word-pack = { -pack(as: "title") }
    .meaning = Všechny karty hry: v { -trappola(as: "loc") } 36, bez trojek, čtyřek, pětek a šestek.
page-word-suit = { -suit(as: "title") }
    .meaning = V italském { -pack(as: "loc") } špády, kopy, denáry a baštony, ve francouzském piky, srdce, kára a kříže.
page-word-rank = { -rank(as: "title") }
    .meaning = Eso, král, jezdec (nebo dáma), spodek a čísla. Jak se přebíjejí, říkají pravidla každé hry.
page-word-hand = List
    .meaning = Karty, které hráč drží v ruce.
page-word-stock = { -stock(as: "title") }
    .meaning = Karty, které se nerozdaly. V některých hrách se z něj po každém { -trick(as: "loc") } líže.
page-word-turn-up = { -turn-up(as: "title") }
    .meaning = Karta, která se po { -deal } otočí. Její { -suit } jsou { -trumps }.
page-word-trump = { -trumps(as: "title") }
    .meaning = { -suit(as: "title") }, která přebíjí všechny ostatní.
page-word-trick = { -trick(as: "title") }
    .meaning = Od každého hráče po jedné kartě; nejlepší z nich bere všechny.
page-word-lead = Vynést
    .meaning = Zahrát první kartu { -trick(as: "gen") }.
page-word-follow = Ctít barvu
    .meaning = Přidat kartu té { -suit(as: "gen") }, která byla vynesena.
page-word-declaration = { -declaration(as: "title") }
    .meaning = Karty, které k sobě patří, třeba tři králové; ohlásí se za body.
page-word-exchange = Výměna
    .meaning = Odložit karty a vzít si za ně jiné z { -stock(as: "gen") }.
page-word-dealer = { -dealer(as: "title") }
    .meaning = Kdo tentokrát rozdává.
page-word-deal = { -deal(as: "title") }
    .meaning = Od rozdávání karet po { -score-sheet }.
page-word-match = { -match(as: "title") }
    .meaning = Několik rozdání, dokud někdo nevyhraje.
page-word-side = Strana
    .meaning = Dva spoluhráči, kteří sedí naproti sobě a počítají společně.
page-word-pot = { -pot(as: "title") }
    .meaning = { -chips(as: "title") } v { -cup(as: "loc") }. Bere je, kdo vyhraje tři rozdání za sebou.
page-word-queue = { -queue(as: "title") }
    .meaning = Ti, kdo čekají, až vyzvou vítěze, v tomto pořadí.
page-word-pile = { -pile(as: "title") }
    .meaning = Karty na stole. Kdo vrchní nemůže nebo nechce přebít, bere všechny.

### Co tahy znamenají, a úlohy

page-analysis = Ukázat, co tahy znamenají
page-analysis-end = Skrýt, co tahy znamenají
page-marks = ✓ vyhrává, = remíza, × prohrává; číslo udává počet kol
page-line = Ukázat jak
page-line-title = Nejlepší hra obou
page-line-unknown = Jak hra pokračuje, se neví.
page-mistakes = Chyby
page-pile-cards = Na hromádce
page-puzzles = Úlohy
page-puzzles-game = Úlohy: { $game }
page-puzzle-name = Úloha
page-puzzle = Úloha { $number } z { $puzzles }.
page-puzzle-task = Najděte jediný tah, který vyhrává.
page-puzzle-right = Správně: { $action } vyhrává, nic jiného ne.
page-puzzle-wrong = { $action } ne: { $worth }.
page-puzzle-grade = Stupeň
page-puzzle-again = Zkusit znovu
page-puzzle-next = Další
page-no-puzzle = Taková úloha tu není
