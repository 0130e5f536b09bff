### Terminál.

no-command = Příkaz „{ $name }“ neexistuje; na výběr jsou { $commands }.
file-error = { $file }: { $problem }
file-not-written = { $file } nelze zapsat: { $problem }; uvolněte tam místo, nebo zvolte jiné.
same-file = { $one } a { $other } jmenují týž soubor, { $file }; dejte každému vlastní.
output-not-written = Výstup tam nelze zapsat: { $problem }; uvolněte tam místo, nebo jej pošlete jinam.
system-error = Systém hlásí: { $problem }.
file-no-text = Soubor není text v UTF-8.
file-exists = { $file } už existuje; zvolte jiné jméno, nebo pokračujte pomocí --resume.
no-form = Podoba „{ $form }“ neexistuje; záznam má podoby text a json.
no-deal = { -deal(as: "title") } { $deal } neexistuje; počet rozdání je { $number }.
no-player = Počítačový hráč „{ $name }“ neexistuje; na výběr jsou { $players }.
player-elsewhere = Počítačový hráč „{ $name }“ hru { $game } s těmito { -house-rules(as: "ins") } nehraje; hrají ji { $players }.
wrong-humans = Tolik lidí se sem nevejde ({ $number }); počet míst je { $seats }.
suits-own = { $game } se hraje s francouzskými kartami; v italských barvách je ukázat nelze.

games-name = Název
games-seats = Hráči
games-about = O co jde
games-more = Zahrajete si pomocí „trappola play NAME“; domácí pravidla ukáže „trappola rules NAME“.
rules-page = Jak se to hraje: „trappola rules { $game } --page“.
rules-untranslated = Tato stránka ještě není přeložená. Zde je anglicky.
rules-more = Platí hodnoty označené *; změníte je přepínačem příkazu „trappola play { $game }“. Značky pravidel vysvětluje docs/sources.md.

menu-title = Kterou hru?
menu-prompt = Číslo nebo název (q pro odchod):
menu-wrong = Číslo od 1 do { $number }, nebo název ze seznamu.

play-person = { $who }: hraje člověk.
play-seated = { $who }: { $player }
play-help-hint = Nápovědu ukáže ? na každém místě. Ctrl-C uloží hru a skončí.
play-help =
    Napište číslo řádku nebo přímo akci: kartu (As), „done“, „three-kings“, „take“.
    table: znovu stůl      last: poslední zdvih    log: co se stalo
    score: stav { -match(as: "gen") }     rules: domácí pravidla  q: uložit a skončit
    hint: co by udělal mistr     why: na konci, proč počítač hrál, jak hrál
play-help-analysis = win: nejlepší pokračování až do konce     back: vrátí vaši poslední akci
# Za nápovědou nahoře: písmena barev.
play-help-suits = Druhé písmeno karty je její { -suit }: { $suits }.
suit-letter = { $letter } { $suit }
play-curtain = Obrazovka patří: { $who }. Až se nikdo jiný nebude dívat, stiskněte Enter.
play-next = Enter pro další { -deal } (q uloží a skončí):
play-saved = Uloženo. Pokračujte pomocí: { $command }
play-written = { -match(as: "title") } je zapsaná v souboru { $file }.
play-name-cards = Nebo jmenujte karty k výměně, třeba: 7s 8s 9d
play-not-understood = „{ $answer }“ nedává smysl; nápovědu ukáže ?.

prompt-exchange = { $who }: vyměnit, nebo nechat?
prompt-declare = { $who }: nějaká hláška?
prompt-play = Na tahu je { $who }:
prompt-lead = Vynáší { $who }:
prompt-beat = { $who }: přebít, nebo vzít?
prompt-suits = { $who }, { -trumps } a druhá { -suit }:
prompt-trumps = { $who } volí { -trumps }:
prompt-alifer = { $who }: nové { -deal } za dvojnásobný vklad?
prompt-pro = { $who }: zaplatit za { -pro }, nebo se vzdát { -streak(as: "gen") }?

do-take = vzít { -pile(as: "acc") }
do-suits = { -trumps } { $suit }, druhá { -suit } { $second }
do-trumps = { -trumps }: { $suit }
do-exchange = vyměnit: { $cards }
do-exchange-hand = vyměnit list
do-keep = nechat si list
do-swap = vyměnit za { -turn-up(as: "acc") }
do-declare = hlásit { $what-acc }
do-done = hotovo: nic (víc) nehlásit
do-ask = zeptat se na čtvrtou kartu
do-signal-suit = znamení, co vynést: { $suit }
do-signal-trumps = znamení: silné { -trumps }
do-signal-weak = znamení: slabé karty
do-alifer = zeptat se „{ -alifer }?“: nové { -deal } za dvojnásobný vklad
do-accept = souhlasit
do-refuse = odmítnout
do-pro = říci „{ -pro }“ a zaplatit 10 { -chips(as: "gen") }
do-no-pro = neplatit; { -streak } končí

table-deal = { -deal(as: "title") } { $number }
table-pot = { -pot(as: "title") } { $pot }.  { -queue(as: "title") }: { $queue }.  { -chips(as: "title") }: { $chips }.
table-trump = { -trumps(as: "title") }: { $suit }
table-own-trump = { $who }, { -trumps }: { $suit }
table-stock = { -stock(as: "title") }: { $number }, dole { -turn-up } { $card }
table-turn-up = Otočeno: { $card }
table-exposed = Odkryté: { $cards }
table-pile = { -pile(as: "title") }: { $cards }
table-trick = { -trick(as: "title") }: { $cards }
# V řadě jako "Ann As, Ben 7s".
played = { $who } { $card }
table-last-trick = Poslední { -trick }: { $cards }
table-other = { $number ->
        [one] { $who }: jedna karta
        [few] { $who }: { $number } karty
        [many] { $who }: { $number } karty
       *[other] { $who }: { $number } karet
    }
table-other-open = { $number ->
        [one] { $who }: jedna karta, kterou znáte: { $cards }
        [few] { $who }: { $number } karty, z nich znáte: { $cards }
        [many] { $who }: { $number } karty, z nich znáte: { $cards }
       *[other] { $who }: { $number } karet, z nich znáte: { $cards }
    }
table-other-all = { $who }: { $cards }
table-hand = { $who }: { $cards }

sheet-item = Za co
sheet-who = Kdo
sheet-points = Body
sheet-chips = { -chips(as: "title") }
sheet-pot = { -pot(as: "title") }
sheet-total = Celkem

standing-points = { -match(as: "title") }: { $points }.
standing-chips = { -chips(as: "title") }: { $chips }.
standing-pot = { -pot(as: "title") }: { $pot }. { -queue(as: "title") }: { $queue }.
standing-winner = Konec { -match(as: "gen") }: vyhrává { $who }.

serve-at = { -trappola } běží na { $address } (ukončí ji Ctrl-C).
port-taken = Port { $port } na { $host } používá jiný program; zvolte jiný pomocí --port.
host-unusable = { $host } není adresa tohoto počítače, na které by šlo otevřít port { $port }.
