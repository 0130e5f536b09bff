### Vyřešená hra: tabulky, řešení a co s nimi může být špatně.

svoyi-no-form = Podoba „{ $form }“ neexistuje; podoby jsou { $forms }.
svoyi-no-ranks = Podoba { $form } se řeší pro { $least } až { $most } { -ranks(as: "gen") }, ne pro { $ranks }.
svoyi-threads = S tolika vlákny ({ $threads }) pracovat nelze; musí být aspoň jedno.
svoyi-no-memory = { $distances ->
    [yes] Řešení potřebuje { $needed } paměti a volných je { $free }; zavřete jiné programy, uberte vlákna, nebo vynechte vzdálenosti.
   *[no] Řešení potřebuje { $needed } paměti a volných je { $free }; zavřete jiné programy, nebo uberte vlákna.
}
svoyi-memory-refused = Řešení potřebuje { $needed } paměti a systém ji nedává; zavřete jiné programy, nebo uberte vlákna.
svoyi-table-no-memory = Tabulka v { $file } potřebuje { $needed } paměti a volných je { $free }; zavřete jiné programy.
svoyi-distance-too-long = Vzdálenost se do tabulky nevejde; řešte bez vzdáleností.
svoyi-trumps = „{ $trumps }“ nejsou { -trumps }; každý má vlastní { -suit(as: "acc") }, třeba „sh“.
svoyi-no-seat = To není pozice: na tahu je místo 0 nebo 1, ne { $seat }.
svoyi-no-lead = To není pozice: vynést navrch smí jen ten, kdo právě přebil kartu a má další.
svoyi-other-form = Tabulka je pro jinou podobu hry; otevřete tabulku té podoby, na kterou se ptáte.
svoyi-other-pack = Tabulka má karet { $cards }, tady leží jiné; otevřete tabulku pro tento { -pack }.
svoyi-cards-missing = Každá karta musí být v ruce nebo na stole ({ -pile }); { -pack } má karet { $wanted } a chybějí tyto: { $missing }.
svoyi-hand-empty = To není pozice: karty musí mít oba; kdo žádnou nemá, už vyhrál.
svoyi-file-foreign = { $file } není tabulka hry { -svoyi }; vytvoří ji „{ $command }“.
svoyi-file-newer = { $file } vytvořila novější verze (formát { $found }); tato čte nejvýše formát { $known }. Nainstalujte novější verzi.
svoyi-file-older = { $file } vytvořila starší verze (formát { $found }, nyní { $known }); vytvořte ho znovu pomocí „{ $command }“.
svoyi-file-checksum = { $file } nesouhlasí se svým kontrolním součtem; je poškozený, vytvořte ho znovu pomocí „{ $command }“.
svoyi-file-size = { $file } nemá délku takové tabulky; je poškozený nebo neúplný, vytvořte ho znovu pomocí „{ $command }“.
svoyi-not-read = { $file } nelze přečíst: { $problem }.
svoyi-no-table = Tabulka pro podobu { $form } není (počet karet: { $cards }); vytvořte ji pomocí „{ $command }“, nebo ji vložte do { $folder }.
svoyi-file-damaged = { $file } je poškozený nebo končí v bloku { $number }; vytvořte ho znovu pomocí „{ $command }“.
svoyi-file-longer = { $file } pokračuje za posledním blokem; je poškozený, vytvořte ho znovu pomocí „{ $command }“.
svoyi-not-file = { $file } není obyčejný soubor; uveďte jméno souboru.
svoyi-sweeps-other = { $file } obsahuje průchody podoby { $form } ({ -ranks }: { $ranks }); smažte ho, nebo pomocí --out zvolte jiný soubor.
svoyi-no-distances = Při { $ranks } { -ranks(as: "loc") } se vzdálenosti neuchovávají; řešte bez nich.
svoyi-sweeps-kind = { $file } obsahuje řešení { $kept ->
    [yes] se vzdálenostmi; pokračujte s --distances
   *[no] bez vzdáleností; pokračujte s --no-distances
}, nebo ho smažte, nebo pomocí --out zvolte jiný soubor.
svoyi-sweeps-older = { $file } obsahuje průchody tak, jak je uchovávala starší verze (formát { $found }, nyní { $known }); smažte ho, nebo pomocí --out zvolte jiný soubor.
svoyi-sweeps-wrong = { $file } obsahuje průchody, které jsou poškozené nebo na sebe nenavazují; smažte ho a začněte znovu.

svoyi-estimate = Řešení potřebuje nejvýše { $needed } paměti; volných je { $free }.
svoyi-without-distances = Vzdálenosti se do paměti už nevejdou a vynechají se.
svoyi-resumed = Pokračuje se za průchodem { $sweep }.
svoyi-kept = Zastaveno. Týž příkaz pokračuje za průchodem { $sweep }.
svoyi-working = Průchod { $sweep }
svoyi-written = Tabulka je v souboru { $file } ({ $size }).

svoyi-title = { -svoyi }, { -ranks }: { $ranks }, pro vynášejícího
svoyi-form = { $form ->
    [single] Jedna karta na tah.
   *[cover_and_lead] Přebít a vynést.
}
svoyi-low = { $low ->
    [yes] Vlastní { -trump } přebije kterýkoli vlastní { -trump }.
   *[no] Vlastní { -trump } přebije jen vyšší vlastní { -trump }.
}
svoyi-positions = Pozice
svoyi-mirror = Zrcadlová rozdání
svoyi-dealt = Rozdaných
svoyi-won = Vyhraných
svoyi-lost = Prohraných
svoyi-drawn = Remíz
svoyi-longest = Nejdelší výhra
svoyi-longest-loss = Nejdelší prohra
svoyi-mean = Průměr kol
svoyi-nobody-leads = Prohraných pro kohokoli, kdo vynáší: { $number }
svoyi-took = Průchody: { $sweeps }. Sekundy: { $seconds }; čas procesoru: { $processor }.
svoyi-number = { $number }
svoyi-fraction = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
svoyi-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %

# Otázky

svoyi-over = Rozdání skončilo; není nač se ptát.
svoyi-record-other = { $file } je záznam hry { $game }; vyřešená je jen hra { -svoyi } (svoyi, hraje se i jako challenge).
svoyi-record-over = V { $file } poslední rozdání skončilo; vynechte jeho poslední akce a ptejte se na pozici před nimi.
svoyi-record-undealt = V { $file } ještě nejsou zvolené { -suits }; před rozdáním žádná pozice není.
svoyi-no-oracle = S těmito { -house-rules(as: "ins") } hra vyřešená není; je tam, kde poslední karta vyhrává hned a kde po určitém počtu tahů nevyhrává ten, kdo má méně karet.
svoyi-table = karet: { $cards } ({ $size })
svoyi-distances = { $distances ->
    [yes] Se vzdálenostmi.
   *[no] Bez vzdáleností.
}
svoyi-tables-folder = Tabulky, které vložíte do { $folder }, se najdou.

# Studie

svoyi-study-extra = Studie potřebuje { $name }; nainstalujte: pip install "trappola[study]"
svoyi-study-cost = Cena řešení se měří pro { $least } až { $most } { -ranks(as: "gen") }, ne do { $cost }.
svoyi-study-written = Soubor { $file } je zapsán.
svoyi-form-single = jedna karta na tah
svoyi-form-cover_and_lead = přebít a vynést
svoyi-figure-form = karet: { $cards }, { $form }
svoyi-figure-distance = Kola do konce
svoyi-figure-positions = Pozice
svoyi-figure-solid = vyhráno (tečkovaně: prohráno)
svoyi-figure-rank = Vynesená hodnota
svoyi-figure-share = Vítězné výnosy v procentech
svoyi-figure-own = vlastní trumf
svoyi-figure-other = trumf druhého
svoyi-figure-plain = žádný trumf
svoyi-figure-cards = Karty v balíčku
svoyi-figure-seconds = Sekundy času procesoru
svoyi-figure-winning-leads = Vítězné výnosy
svoyi-figure-deals = Vyhraná zrcadlová rozdání v procentech
