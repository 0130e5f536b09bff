### Co se stalo, jak se to říká hráči.
###
### $who je jméno neznámého rodu, nikdy se neskloňuje; u strany jsou to obě jména. $cards, $first a $other
### jsou karty v 1. pádě, nejlépe po dvojtečce. $suit a $second jsou barvy, $what hláška (.acc je 4. pád).

event-deal = { -deal(as: "title") } { $number }. Rozdává { $who }.
event-stake = { $number ->
        [one] { $who } platí do { -pot(as: "gen") } jeden { -chip }.
        [few] { $who } platí do { -pot(as: "gen") } { $number } { -chips }.
        [many] { $who } platí do { -pot(as: "gen") } { $number } { -chip(as: "gen") }.
       *[other] { $who } platí do { -pot(as: "gen") } { $number } { -chips(as: "gen") }.
    }
event-dealt = { $who } dostává: { $cards }.
event-dealt-unseen = { $number ->
        [one] { $who } dostává jednu kartu.
        [few] { $who } dostává { $number } karty.
        [many] { $who } dostává { $number } karty.
       *[other] { $who } dostává { $number } karet.
    }
event-turn-up = Otočila se karta: { $cards }. { -trumps(as: "title") }: { $suit }.
event-trumps = { $who } volí { -trumps }: { $suit }.
event-suits = { $who } volí { -trumps }: { $suit }, druhá { -suit }: { $second }.
event-lay = Polovina { -pack(as: "gen") } leží odkrytá: { $cards }.
event-keep-own = { $who } si nechává karty svých { -suits(as: "gen") }: { $cards }.
event-put-back = { $who } vrací: { $cards }.
event-take-twins = { $who } bere odpovídající karty: { $cards }.
event-take-rest = { $who } bere zbytek soupeřových { -suits(as: "gen") }: { $cards }.
event-expose = { $who } vykládá celý list: { $cards }.
event-cover = { $who } otáčí odložené karty lícem dolů.
event-discard = { $who } odkládá: { $cards }.
event-discard-unseen = { $number ->
        [one] { $who } odkládá jednu kartu.
        [few] { $who } odkládá { $number } karty.
        [many] { $who } odkládá { $number } karty.
       *[other] { $who } odkládá { $number } karet.
    }
event-bury = { $who } dává pod { -stock }: { $cards }.
event-bury-unseen = { $number ->
        [one] { $who } dává pod { -stock } jednu kartu.
        [few] { $who } dává pod { -stock } { $number } karty.
        [many] { $who } dává pod { -stock } { $number } karty.
       *[other] { $who } dává pod { -stock } { $number } karet.
    }
event-draw = { $who } líže: { $cards }.
event-draw-unseen = { $number ->
        [one] { $who } líže jednu kartu.
        [few] { $who } líže { $number } karty.
        [many] { $who } líže { $number } karty.
       *[other] { $who } líže { $number } karet.
    }
event-keep = { $who } si nechává svůj list.
event-swap = { $who } mění { -turn-up(as: "acc") }. Bere: { $first }, dává: { $other }.
event-declare = { $who } hlásí { $what-acc }.
event-declare-shown = { $who } hlásí { $what-acc }: { $cards }.
event-done = { $who } už nic nehlásí.
event-reveal = { $who }: { -declaration } byla { $what }.
event-ask = { $who } se ptá na čtvrtou kartu.
event-answer = { $who } odpovídá ({ $what }); chybí { -suit }: { $suit }.
event-alifer = { $who } se ptá: „{ -alifer }?“
event-accept = { $who } souhlasí; rozdává se znovu za dvojnásobný vklad.
event-refuse = { $who } odmítá.
event-signal-trumps = { $who } dává znamení: silné { -trumps }.
event-signal-weak = { $who } dává znamení: slabé karty.
event-signal-suit = { $who } dává znamení, co vynést: { $suit }.
event-play = { $who } hraje: { $cards }.
event-trick = { $who } bere { -trick }.
event-pile = { $who } hraje: { $cards }.
event-take = { $who } bere { -pile(as: "acc") }.
event-pro = { $who } říká „{ -pro }“ a platí za to.
event-no-pro = { $who } se vzdává { -streak(as: "gen") }.
event-takes-cup = { $who } vyhrává potřetí za sebou a bere { -cup(as: "acc") }.
event-knocked-out = { $who } už nemá { -chips } a odchází.
event-wins = { $who } vyhrává { -deal }.
event-nobody-wins = { -deal(as: "title") } nevyhrává nikdo.
event-match-over = Konec { -match(as: "gen") }: vyhrává { $who }.
event-match-over-level = Konec { -match(as: "gen") }.
