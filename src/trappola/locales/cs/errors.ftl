### Co je špatně, pokaždé jednou větou.

## Kde v záznamu

where = { $place }: { $problem }
where-deal = rozdání { $number }
where-action = akce { $number }
where-line = řádek { $number }

## Co nelze přečíst

# Písmena tu jsou ta ze záznamů, ve všech jazycích stejná.
no-card = „{ $text }“ není karta; karta je { -rank } (A K Q N J 10 … 2) a písmeno { -suit(as: "gen") } (s c d b nebo s h d c), třeba As nebo 10d.
not-in-pack = { $card } není karta tohoto { -pack(as: "gen") }; ten má { -ranks } { $ranks } v { -suits(as: "loc") } { $suits }.
card-twice = { $card } je tu dvakrát.
pack-incomplete = { -pack(as: "title") } není úplný: má mít karet { $wanted } a chybějí tyto: { $missing }.
no-suit = „{ $suit }“ není { -suit } tohoto { -pack(as: "gen") }; jeho { -suits } jsou { $suits }.
no-verb = „{ $text }“ není akce; akce začíná jedním z těchto slov: { $verbs }.
wrong-words = Za „{ $verb }“ { $least ->
        [0] nemá stát nic
        [one] má stát jedno slovo
        [few] mají stát { $least } slova
        [many] má stát { $least } slova
       *[other] má stát { $least } slov
    }, počet slov je však { $number }.
wrong-words-between = Za „{ $verb }“ má stát { $least } až { $most } slov, ne { $number }.
no-event = „{ $text }“ není událost; událost je místo (nebo -), druh a slova.
no-view = Toto není pohled: jeho část „{ $name }“ chybí nebo ji nelze přečíst.
no-json = Soubor není JSON: končí nebo se kazí na řádku { $line }.
no-action = „{ $text }“ není akce záznamu; má to být číslo místa a akce, třeba „0 play As“.

## Záznamy

record-no-object = Záznam je objekt JSON s klíči format, game, options, seats, order a deals.
record-format = Formát je „{ $found }“; tento program čte „{ $wanted }“.
record-key = „{ $key }“ tu není klíč; klíče jsou { $keys }.
record-wants-a-text = „{ $key }“ chybí nebo není text.
record-wants-a-number = „{ $key }“ chybí nebo není celé číslo.
record-wants-a-list = „{ $key }“ chybí nebo není seznam.
record-wants-an-object = „{ $key }“ musí být objekt ve složených závorkách.
record-wants-texts = „{ $key }“ musí být seznam textů.
record-wants-numbers = „{ $key }“ musí být seznam celých čísel.
record-seat = Místa musí být číslována po řadě; další je „seat { $due }“.
record-name = Jméno není text v uvozovkách.
record-line = „{ $word }“ nezačíná žádný řádek záhlaví; ty jsou game, option, seat, order a potom deal.
record-deal = Rozdání musí být číslována po řadě; další začíná „deal { $due } dealer SEAT“.

## Hry, volby, místa

no-game = Hra „{ $name }“ neexistuje; na výběr jsou { $games }.
no-option = { $game } nemá volbu „{ $option }“; má { $options }.
no-value = „{ $value }“ není hodnota volby { $option }; její hodnoty jsou { $values }.
option-clash = { $one } a { $other } se vylučují.
wrong-seats = { $game } je hra { $least ->
        [one] pro jednoho hráče
        [few] pro { $least } hráče
        [many] pro { $least } hráče
       *[other] pro { $least } hráčů
    }, ne pro { $number }.
wrong-seats-between = { $game } je hra pro { $least } až { $most } hráčů, ne pro { $number }.
wrong-name = „{ $name }“ není jméno hráče; nesmí být prázdné ani obsahovat řídicí znaky.
no-queue = { $game } nemá { -queue(as: "acc") }; „order“ patří ke hrám s { -pot(as: "ins") }.
wrong-order = Pořadí musí jmenovat každé místo jednou, počítáno od 0; počet míst je { $number }.
deal-unfinished = { -deal(as: "title") } { $number } není dohrané.
match-over = { -match(as: "title") } skončila.
no-seat = Místo { $seat } neexistuje; místa se číslují od 0 a jejich počet je { $number }.
wrong-dealer = Místo { $seat } teď nerozdává; na řadě je místo { $due }.
nothing-to-undo = Není akce, kterou by šlo vzít zpět.

## Kdo je na tahu

deal-over = { -deal(as: "title") } skončilo.
not-your-turn = Místo { $seat } není na tahu; na tahu je místo { $due }.
not-now = „{ $action }“ teď nelze; lze { $verbs }.

## Hraní karet

card-not-in-pack = { $card } není karta tohoto { -pack(as: "gen") }.
not-held = { $card } není v ruce.
play-over = Žádná karta už se nehraje.
must-follow = { $card } zahrát nelze: vynesená barva ({ $suit }) se musí ctít.
must-trump = { $card } zahrát nelze: kdo nemůže ctít { -suit(as: "acc") }, musí dát { -trump }.
must-beat = { $card } zahrát nelze: musí se přebít.
cannot-swap = Vyměnit { -turn-up(as: "acc") } nelze: je k tomu třeba výnos, dohodnutý { -trump } v ruce a { -stock }, který ještě nedošel.
must-beat-top = { $card } nepřebíjí tuto kartu: { $top }; je třeba vyšší karta téže { -suit(as: "gen") } nebo vlastní { -trump }.
nothing-to-take = Na stole není co vzít.
suits-not-free = Zvolte { -suit(as: "acc") } za { -trump } a druhou { -suit(as: "acc") }; ještě volné jsou: { $choices }.

## Výměna

picked-twice = Jedna karta je jmenována dvakrát.
wrong-pick = { $number ->
        [0] Žádnou kartu
        [one] Jednu kartu
        [few] { $number } karty
        [many] { $number } karty
       *[other] { $number } karet
    } tu vyměnit nelze; dovolené počty jsou { $sizes }.

## Hlášení a otázky

no-such-declaration = „{ $what }“ se v této hře nehlásí.
declared-already = Už ohlášeno: { $ranks }.
said-already = „{ $what }“ už je ohlášeno.
# $number je 3 nebo 4, $ranks jedna z ranks-*.
set-not-held = V ruce nejsou { $number ->
        [3] tři
       *[other] čtyři
    } { $ranks }.
set-broken = Jedna z těchto karet už padla ({ $ranks }); hlásit je už nelze.
number-exact = Počet musí být přesný; { $ranks } v ruce: { $held }.
fourth-captured = Čtvrtá karta ({ $ranks }) už leží ve vlastních { -tricks(as: "loc") }; trojici hlásit nelze.
declare-too-late = Na tuto hlášku už je pozdě.
declared-in-play = „{ $what }“ se hlásí až ve hře, ne před první kartou.
not-blanche = V ruce je král, { rank-N } nebo spodek; { -blanche } je list bez nich.
not-bianka = V rozdaném listu byla { -figure } nebo eso; { -bianka } je list bez nich.
combination-not-held = „{ $what }“ v ruce není, nebo ne v celé délce.
card-in-two = „{ $what }“ má společnou kartu s jinou { -declaration(as: "ins") } a to není dohodnuto.
no-asking = Ptát se na čtvrtou kartu není dohodnuto.
ask-in-second-trick = Na čtvrtou kartu se hráč ptá, když je na tahu ve druhém { -trick(as: "loc") }.
asked-already = Otázka už padla.
nothing-to-ask = Soupeř neohlásil žádnou trojici, na jejíž čtvrtou kartu by se šlo ptát.
no-alifer = { -alifer } teď nelze: musí být dohodnut a říká se jako první slovo, než kdokoli něco ohlásí.
no-signals = Znamení nejsou dohodnuta.
no-such-signal = Znamení jsou { $signals }.
one-signal = V jednom tahu lze dát jen jedno znamení, a to před zahráním karty.

## Co hráč ví

knowledge-impossible = S tím, co hráč ví, se neshoduje žádné rozdání.
knowledge-event = S tím, co hráč ví, se neshoduje žádné rozdání: údaj číslo { $number }, „{ $event }“, nemůže následovat po tom, co bylo řečeno předtím.
knowledge-turn = S tímto pohledem se neshoduje žádné rozdání: po { $number } údajích, které obsahuje, se stane ještě něco, je na tahu někdo jiný nebo je dovoleno něco jiného.
knowledge-field = Část „{ $name }“ tohoto pohledu neplyne z událostí, které obsahuje.
knowledge-untold = Tento pohled neví o žádném rozdání: jeho události musí začínat slovem „deal“.
