### Co říká stůl a jeho úložiště.

no-table = Za tímto odkazem žádný stůl není; je v něm překlep, nebo stůl patří jinému serveru.
no-rules = Stránka pravidel pro { $game } neexistuje.
no-path = Na adrese { $path } nic není.
stale = Od vaší volby se u stolu něco změnilo; podívejte se znovu.
undo-impossible = To nelze vzít zpět: buď nemáte co, nebo se mezitím ukázala karta.
undo-not-asked = Nikdo vás nežádal o tah zpět.
spectator = Diváci se dívají; hrát nemohou.
no-hello = První zpráva musí být „hello“.
message-too-long = Zpráva je příliš dlouhá; nejvyšší počet písmen je { $most }.
# $place je místo v tom, co se poslalo, třeba "body.seats".
bad-request = { $fault ->
        [missing] „{ $place }“ chybí.
        [extra] „{ $place }“ sem nepatří.
       *[wrong] Obsah „{ $place }“ nevyhovuje.
    }
not-here = Na adrese { $place } to nelze (HTTP { $status }).
event-undo = { $number ->
        [one] { $who } bere zpět jednu akci.
        [few] { $who } bere zpět { $number } akce.
        [many] { $who } bere zpět { $number } akce.
       *[other] { $who } bere zpět { $number } akcí.
    }

event-analysis-on = { $who } prosí o rozbor: co který tah znamená; souhlasit musí všichni.
event-analysis-all = Všichni teď vidí, co který tah znamená.
event-analysis-off = { $who } ukončuje rozbor.
analysis-off = U tohoto stolu rozbor zapnutý není.

store-folder = Složku { $folder } nelze vytvořit: { $problem }.
store-newer = Úložiště vytvořila novější verze tohoto programu; nainstalujte ji.
store-broken = Úložiště { $url } nelze použít: { $problem }.
event-hints-on = { $who } chce povolit rady; všichni musí souhlasit.
event-hints-all = Od teď jsou rady povoleny: každá podle toho, co ví jedno místo.
event-hints-off = { $who } končí s radami.
hints-off = U tohoto stolu nejsou rady povoleny; všichni by museli souhlasit.
event-no-table = Tabulka tohoto { -pack(as: "gen") } není po ruce: počítač se dívá dopředu, místo aby znal každou pozici. Tabulku udělá „{ $command }“.
event-damaged-table = Tabulka tohoto { -pack(as: "gen") } je poškozená: od této chvíle se počítač dívá dopředu, místo aby znal každou pozici. Tabulku znovu udělá „{ $command }“.
