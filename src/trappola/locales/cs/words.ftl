### Slova těchto her, každé jednou: pojem se užívá všude, kde se o té věci mluví.
###
### Další tvar pojmu se žádá pomocí "as": { -trick(as: "gen") }. Tvary: plain (1. pád), title (s velkým
### písmenem), gen (2. pád), dat (3. pád), acc (4. pád), loc (6. pád), ins (7. pád).
### Kde 4. pád není, zní stejně jako první.

# Název programu a hry; uvnitř věty se hra píše s malým písmenem.
-trappola = { $as ->
   *[plain] Trappola
    [gen] trappoly
    [acc] trappolu
    [loc] trappole
}
-bulka = { $as ->
   *[plain] Bulka
    [gen] bulky
    [acc] bulku
    [loc] bulce
}
-svoyi = Svoyi Kozyri

-trick = { $as ->
   *[plain] zdvih
    [title] Zdvih
    [gen] zdvihu
    [loc] zdvihu
    [ins] zdvihem
}
-tricks = { $as ->
   *[plain] zdvihy
    [title] Zdvihy
    [gen] zdvihů
    [loc] zdvizích
}
# Barva, která přebíjí všechny ostatní.
-trumps = { $as ->
   *[plain] trumfy
    [title] Trumfy
    [gen] trumfů
    [loc] trumfech
    [ins] trumfy
}
# Jedna její karta.
-trump = { $as ->
   *[plain] trumf
    [title] Trumf
    [gen] trumfu
    [ins] trumfem
}
# Karty, které se nerozdaly.
-stock = { $as ->
   *[plain] talon
    [title] Talon
    [gen] talonu
    [loc] talonu
    [ins] talonem
}
# Karta otočená po rozdání; určuje trumfy.
-turn-up = { $as ->
   *[plain] otočená karta
    [title] Otočená karta
    [gen] otočené karty
    [acc] otočenou kartu
    [ins] otočenou kartou
}
-suit = { $as ->
   *[plain] barva
    [title] Barva
    [gen] barvy
    [acc] barvu
    [loc] barvě
    [ins] barvou
}
-suits = { $as ->
   *[plain] barvy
    [title] Barvy
    [gen] barev
    [loc] barvách
}
-rank = { $as ->
   *[plain] hodnota
    [title] Hodnota
    [gen] hodnoty
    [acc] hodnotu
}
-ranks = { $as ->
   *[plain] hodnoty
    [title] Hodnoty
    [gen] hodnot
    [loc] hodnotách
}
# Všechny karty hry.
-pack = { $as ->
   *[plain] balíček
    [title] Balíček
    [gen] balíčku
    [loc] balíčku
}
# Král, jezdec a spodek.
-figure = { $as ->
   *[plain] figura
    [title] Figura
    [gen] figury
    [acc] figuru
}
-figures = { $as ->
   *[plain] figury
    [title] Figury
    [gen] figur
}
# Karty, které k sobě patří a ohlásí se za body.
-declaration = { $as ->
   *[plain] hláška
    [title] Hláška
    [gen] hlášky
    [acc] hlášku
    [loc] hlášce
    [ins] hláškou
}
-declarations = { $as ->
   *[plain] hlášky
    [title] Hlášky
    [gen] hlášek
    [dat] hláškám
    [ins] hláškami
}
-dealer = { $as ->
   *[plain] rozdávající
    [title] Rozdávající
    [gen] rozdávajícího
}
# Kdo hraje v bulce proti č. 1.
-challenger = { $as ->
   *[plain] vyzyvatel
    [title] Vyzyvatel
    [gen] vyzyvatele
}
# Od rozdávání karet po vyúčtování; ne samo rozdávání.
-deal = { $as ->
   *[plain] rozdání
    [title] Rozdání
    [ins] rozdáním
}
-deals = { $as ->
   *[plain] rozdání
    [title] Rozdání
}
# Rozdání, dokud někdo nevyhraje.
-match = { $as ->
   *[plain] partie
    [title] Partie
    [gen] partie
    [acc] partii
    [loc] partii
}
-chip = { $as ->
   *[plain] žeton
    [title] Žeton
    [gen] žetonu
}
-chips = { $as ->
   *[plain] žetony
    [title] Žetony
    [gen] žetonů
    [loc] žetonech
    [ins] žetony
}
# Žetony, o které se hraje.
-pot = { $as ->
   *[plain] bank
    [title] Bank
    [gen] banku
    [ins] bankem
}
# V čem bank leží; v bulce se tak říká i banku samému.
-cup = { $as ->
   *[plain] miska
    [title] Miska
    [gen] misky
    [acc] misku
    [loc] misce
}
# Kdo čekají, až vyzvou vítěze.
-queue = { $as ->
   *[plain] fronta
    [title] Fronta
    [gen] fronty
    [acc] frontu
    [loc] frontě
}
# Karty na stole ve hře Svoyi Kozyri.
-pile = { $as ->
   *[plain] hromádka
    [title] Hromádka
    [gen] hromádky
    [acc] hromádku
    [loc] hromádce
}
-partner = { $as ->
   *[plain] spoluhráč
    [title] Spoluhráč
}
-score-sheet = { $as ->
   *[plain] vyúčtování
    [title] Vyúčtování
}
-house-rules = { $as ->
   *[plain] domácí pravidla
    [title] Domácí pravidla
    [gen] domácích pravidel
    [loc] domácích pravidlech
    [ins] domácími pravidly
}
# Výhry za sebou.
-streak = { $as ->
   *[plain] série
    [title] Série
    [gen] série
    [acc] sérii
}
# List bez krále, jezdce a spodka; bianka je i bez esa.
-blanche = { $as ->
   *[plain] blanš
    [gen] blanše
    [acc] blanš
    [ins] blanší
}
-bianka = { $as ->
   *[plain] bianka
    [acc] bianku
    [ins] biankou
}
# Co se říká, když se platí za možnost vzít misku; otázka po novém rozdání.
-pro = Pro
-alifer = Alifer

## Výčty a čísla

list-next = { $before }, { $next }
list-last = { $before } a { $next }

side-names = { $one } + { $other }
name-and-number = { $who } { $number }

size-gib = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } GiB
size-mib = { $number } MiB
