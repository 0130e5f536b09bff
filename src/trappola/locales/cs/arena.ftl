### Aréna: hráči se měří jeden proti druhému.

arena-deals-or-matches = Zadejte buď --deals, nebo --matches: měří se jednotlivá rozdání, nebo celé partie.
not-in-the-arena = Hráč, který vidí všechny karty, hraje jen v aréně.
arena-too-few = Musí být aspoň jedno rozdání a jedna úloha.
arena-seconds = Čas na tah je víc než nula a nejvýše hodina (3600 sekund).
arena-worker-died = Jeden z pracovních procesů skončil; na tolik úloh je možná málo paměti.
arena-so-far = A { $share } ({ $low }–{ $high })
arena-so-far-replaced = ; { $player }: { $part } cizích tahů
arena-stopped = Zastaveno; tohle se odehrálo.
arena-player = Hráč
arena-points = Body
arena-share = Podíl
arena-replaced = Cizí tahy
arena-moves = Tahy
arena-mean = Průměr
arena-p99 = 99 ze 100
arena-longest = Nejdelší
arena-unit-deal = jednotlivá rozdání
arena-unit-match = celé partie
arena-played = Rozdání: { $deals }. Dvojice her se stejnými kartami: { $pairs }. Měřilo se: { $unit }.
arena-interval = { $player } bere { $share } bodů; s 99% jistotou mezi { $low } a { $high }.
arena-failures = { $player } selhává ({ $number }×); místo toho se provedla dovolená akce:
arena-silly = Hloupé tahy
arena-silly-all = všechny / rozhodnutí

verdict-better = { $better } hraje lépe než { $worse }.
verdict-few = { $better } hraje zřejmě lépe než { $worse }, ale tak málo dvojic říká málo; sehrajte jich aspoň { $pairs }.
verdict-open = Mezi { $a } a { $b } to nerozhoduje. Zůstane-li podíl kolem { $share }, je třeba ještě asi { $more } rozdání.
verdict-level = { $a } a { $b } jsou, pokud lze poznat, nastejno: nikdo nevede o víc než { $width } bodu ze sta.
verdict-nothing = Nic se nehrálo, a tak se nic nerozhodlo.
verdict-not-own = Čísla hráče { $player } nejsou jeho vlastní: selhává a { $part } tahů za něj provedl klubový hráč.
verdict-not-measured = Proto to nic neříká o: { $players }; co selhalo, stojí výše.

plot-missing = Kreslení potřebuje matplotlib: nainstalujte trappola[plot].
plot-kind = { $file } nakreslit nelze; přípony jsou { $kinds }.
plot-interval = 99% jistota
plot-deals = rozdání
plot-share = podíl na bodech v %: { $player }
plot-title = { $game }: { $a } proti { $b }

ladder-too-few = Žebříček potřebuje aspoň dva hráče.
ladder-no-result = { $file }, řádek { $line }: to není výsledek žebříčku.
ladder-now = { $game }: { $a } proti { $b }
ladder-rating = Hodnocení
ladder-interval = 99% jistota
ladder-about = Body Elo podle podílu na bodech; na nule stojí { $anchor }: náskok 100 znamená 64 % bodů.
ladder-written = Výsledky jsou v souboru { $file }; týž příkaz na ně navazuje.
ladder-not-own = Hodnocení hráče { $player } není jeho vlastní: selhává a { $part } tahů za něj provedl klubový hráč. Až bude opraven, odstraňte jeho řádky ze souboru { $file }.

silly-points-thrown = body přidané do ztraceného zdvihu
silly-points-kept = body nepřidané do vlastního zdvihu
silly-two-thrown = zahozená dvojka
silly-ace-thrown = eso odhozené do ztraceného zdvihu
silly-aces-broken = ohlášená esa obětovaná pro nic
silly-aces-unsaid = esa zahraná před ohlášením
silly-ace-laid-away = odložené eso
silly-win-missed = promarněná výhra
silly-loss-allowed = dopuštěná prohra

no-world = Ani po { $number } pokusech se nenašlo rozdání, které by vysvětlilo, co hráč ví.
