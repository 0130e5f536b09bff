### Il gioco risolto: tabelle, soluzione, che cosa può andare storto.

svoyi-no-form = Non c'è nessuna forma «{ $form }»; le forme sono { $forms }.
svoyi-no-ranks = La forma { $form } è risolta da { $least } a { $most } { -ranks }, non per { $ranks }.
svoyi-threads = Con { $threads } thread non si può lavorare; ce ne vuole almeno uno.
svoyi-no-memory = { $distances ->
    [yes] La soluzione richiede { $needed } di memoria e ne sono liberi { $free }; chiudi altri programmi, usa meno thread o tralascia le distanze.
   *[no] La soluzione richiede { $needed } di memoria e ne sono liberi { $free }; chiudi altri programmi o usa meno thread.
}
svoyi-memory-refused = La soluzione richiede { $needed } di memoria e il sistema non li concede; chiudi altri programmi o usa meno thread.
svoyi-table-no-memory = La tabella in { $file } richiede { $needed } di memoria e ne sono liberi { $free }; chiudi altri programmi.
svoyi-distance-too-long = Una distanza non entra nella tabella; risolvi senza distanze.
svoyi-trumps = «{ $trumps }» non indica delle { -trumps(as: "pl") }; ogni posto ha un { -suit } suo, come in «sh».
svoyi-no-seat = Questa non è una posizione: tocca al posto 0 o al posto 1, non al { $seat }.
svoyi-no-lead = Questa non è una posizione: esce sopra una carta solo chi l'ha appena coperta e ne ha un'altra.
svoyi-other-form = La tabella è di un'altra forma del gioco; apri la tabella della forma che chiedi.
svoyi-other-pack = La tabella è di { $cards } carte, e qui ce ne sono altre; apri la tabella di quel { -pack }.
svoyi-cards-missing = Ogni carta deve stare in una mano o nel { -pile }; il { -pack } ha { $wanted } carte, e mancano queste: { $missing }.
svoyi-hand-empty = Questa non è una posizione: servono carte a tutti e due; chi non ne ha più ha già vinto.
svoyi-file-foreign = { $file } non è una tabella di { -svoyi }; "{ $command }" ne fa una.
svoyi-file-newer = { $file } viene da una versione più nuova (formato { $found }); questa legge fino al formato { $known }. Per usarlo installa la versione più nuova.
svoyi-file-older = { $file } viene da una versione più vecchia (formato { $found }, ora { $known }); rifallo con "{ $command }".
svoyi-file-checksum = { $file } non corrisponde alla sua somma di controllo; è rovinato, rifallo con "{ $command }".
svoyi-file-size = { $file } non è lungo quanto una tabella simile; è rovinato o interrotto, rifallo con "{ $command }".
svoyi-not-read = { $file } non si può leggere: { $problem }.
svoyi-no-table = Non c'è una tabella da { $cards } carte per la forma { $form }; falla con "{ $command }", o mettila in { $folder }.
svoyi-file-damaged = { $file } è rovinato o si interrompe nel blocco { $number }; rifallo con "{ $command }".
svoyi-file-longer = { $file } continua dopo l'ultimo blocco; è rovinato, rifallo con "{ $command }".
svoyi-not-file = { $file } non è un file normale; indica un file.
svoyi-sweeps-other = { $file } contiene le passate della forma { $form } con { $ranks } { -ranks }; cancellalo o indica un altro file con --out.
svoyi-no-distances = Con { $ranks } { -ranks } non si conservano le distanze; risolvi senza.
svoyi-sweeps-kind = { $file } contiene una soluzione { $kept ->
    [yes] con le distanze; riprendi con --distances
   *[no] senza distanze; riprendi con --no-distances
}, cancellalo o indica un altro file con --out.
svoyi-sweeps-older = { $file } contiene passate come le conservava una versione precedente (formato { $found }, ora { $known }); cancellalo o indica un altro file con --out.
svoyi-sweeps-wrong = { $file } contiene passate rovinate o che non si seguono; cancellalo e ricomincia.

svoyi-estimate = La soluzione richiede al massimo { $needed } di memoria; ne sono liberi { $free }.
svoyi-without-distances = Le distanze non stanno più nella memoria e si tralasciano.
svoyi-resumed = Si riprende dopo la passata { $sweep }.
svoyi-kept = Interrotto. Lo stesso comando riprende dopo la passata { $sweep }.
svoyi-working = Passata { $sweep }
svoyi-written = La tabella è scritta in { $file } ({ $size }).

svoyi-title = { -svoyi }, { $ranks } { -ranks }, per chi apre
svoyi-form = { $form ->
    [single] Una carta a turno.
   *[cover_and_lead] Si copre e si apre.
}
svoyi-low = { $low ->
    [yes] Qualsiasi propria { -trump } batte una propria { -trump }.
   *[no] Per battere una propria { -trump } ci vuole una propria { -trump } più alta.
}
svoyi-positions = Posizioni
svoyi-mirror = Smazzate speculari
svoyi-dealt = Secondo la probabilità
svoyi-won = Vinte
svoyi-lost = Perse
svoyi-drawn = Patte
svoyi-longest = Vittoria più lunga
svoyi-longest-loss = Sconfitta più lunga
svoyi-mean = Giri in media
svoyi-nobody-leads = Perse per chiunque apra: { $number }
svoyi-took = Passate: { $sweeps }. Secondi: { $seconds }; di processore: { $processor }.
svoyi-number = { $number }
svoyi-fraction = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
svoyi-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }%

# Domande

svoyi-over = La smazzata è finita; non c'è niente da chiedere.
svoyi-record-other = { $file } è una registrazione di { $game }; risolto è solo { -svoyi } (il gioco svoyi, anche nella forma challenge).
svoyi-record-over = In { $file } l'ultima smazzata è finita; togli le ultime azioni per chiedere della posizione precedente.
svoyi-record-undealt = In { $file } i { -suits } non sono ancora scelti; non c'è posizione finché le carte non sono date.
svoyi-no-oracle = Con queste { -house-rules } il gioco non è risolto; lo è quando l'ultima carta vince subito e non vince, dopo un certo numero di turni, chi ha meno carte.
svoyi-table = { $cards } carte ({ $size })
svoyi-distances = { $distances ->
    [yes] Con le distanze.
   *[no] Senza distanze.
}
svoyi-tables-folder = Le tabelle che metti in { $folder } vengono trovate.

# Lo studio

svoyi-study-extra = Per lo studio ci vuole { $name }; si installa con: pip install "trappola[study]"
svoyi-study-cost = Quanto costa risolvere si misura da { $least } a { $most } { -ranks }, non fino a { $cost }.
svoyi-study-written = { $file } è scritto.
svoyi-form-single = una carta a turno
svoyi-form-cover_and_lead = si copre e si apre
svoyi-figure-form = { $cards } carte, { $form }
svoyi-figure-distance = Giri fino alla fine
svoyi-figure-positions = Posizioni
svoyi-figure-solid = vinte (a puntini: perse)
svoyi-figure-rank = Valore con cui si apre
svoyi-figure-share = Aperture che vincono, in percentuale
svoyi-figure-own = briscola propria
svoyi-figure-other = briscola dell'altro
svoyi-figure-plain = altri semi
svoyi-figure-cards = Carte nel mazzo
svoyi-figure-seconds = Secondi di processore
svoyi-figure-winning-leads = Aperture vincenti
svoyi-figure-deals = Smazzate speculari vinte, in percentuale
