### L'arena: giocatori automatici misurati l'uno contro l'altro.

arena-deals-or-matches = Indica --deals oppure --matches: si misurano smazzate singole o partite intere.
arena-too-few = Ci vogliono almeno una smazzata e un processo.
arena-seconds = Il tempo per una mossa è più di niente e al massimo un'ora (3600 secondi).
arena-worker-died = Un processo di lavoro è morto; forse la memoria non basta per tanti processi.
not-in-the-arena = Il giocatore che vede tutte le carte gioca solo nell'arena.
arena-so-far = A { $share } ({ $low }–{ $high })
arena-so-far-replaced = ; { $player }: { $part } non suo
arena-stopped = Interrotto; ecco quel che si è giocato finora.
arena-player = Giocatore
arena-points = Punti
arena-share = Quota
arena-replaced = Non sue
arena-moves = Mosse
arena-mean = Media
arena-p99 = 99 su 100
arena-longest = Massimo
arena-unit-deal = smazzate singole
arena-unit-match = partite intere
arena-played = { $deals ->
        [one] Una smazzata
       *[other] { $deals } smazzate
    } in { $pairs ->
        [one] una coppia
       *[other] { $pairs } coppie
    } di giochi con le stesse carte; misura: { $unit }.
arena-interval = { $player } fa il { $share } dei punti; con il 99 % di confidenza tra { $low } e { $high }.
arena-failures = { $player } non ce l'ha fatta { $number ->
        [one] una volta
       *[other] { $number } volte
    }; al suo posto si è fatta una mossa ammessa:
arena-silly = Giocate sciocche
arena-silly-all = tutte / decisioni

verdict-better = { $better } è meglio di { $worse }.
verdict-few = { $better } sembra meglio di { $worse }, ma così poche coppie dicono poco; giocane almeno { $pairs }.
verdict-open = Non basta per dire chi è meglio tra { $a } e { $b }. Se la quota resta vicina a { $share }, ci vogliono ancora circa { $more } smazzate.
verdict-level = { $a } e { $b } sono pari per quanto si può dire: nessuno supera l'altro di più di { $width } punti su cento.
verdict-nothing = Non si è giocato niente, e quindi non si può dire niente.
verdict-not-own = Le cifre di { $player } non sono sue: non ce l'ha fatta, e il giocatore di circolo ha fatto il { $part } delle mosse al suo posto.
verdict-not-measured = Questo dunque non dice niente di { $players }; che cosa non ha funzionato sta scritto sopra.

plot-missing = Per disegnare ci vuole matplotlib: installa "trappola[plot]".
plot-kind = { $file } non si può disegnare; i tipi ammessi sono { $kinds }.
plot-interval = 99 % di confidenza
plot-deals = smazzate
plot-share = Quota dei punti di { $player }, %
plot-title = { $game }: { $a } contro { $b }

ladder-too-few = Per una graduatoria ci vogliono almeno due giocatori.
ladder-no-result = { $file }, riga { $line }: questo non è un risultato di una graduatoria.
ladder-now = { $game }: { $a } contro { $b }
ladder-rating = Punteggio
ladder-interval = 99 % di certezza
ladder-about = Punti Elo secondo le quote dei punti, con { $anchor } a 0: 100 punti in più vogliono dire il 64 % dei punti.
ladder-written = I risultati restano in { $file }; lo stesso comando riprende da lì.
ladder-not-own = Il punteggio di { $player } non è suo: non ce l'ha fatta, e il giocatore di circolo ha fatto il { $part } delle mosse al suo posto. Quando è a posto, togli le sue righe da { $file }.

silly-points-thrown = punti regalati a una presa persa
silly-points-kept = punti non portati a casa
silly-two-thrown = un due buttato via
silly-ace-thrown = un asso buttato su una presa persa
silly-aces-broken = assi dichiarati e poi sprecati
silly-aces-unsaid = assi giocati prima di dichiararli
silly-ace-laid-away = un asso scartato nel cambio
silly-win-missed = una vittoria non colta
silly-loss-allowed = una sconfitta cercata

no-world = In { $number } tentativi non si è trovata una distribuzione che spieghi quel che il giocatore sa.
