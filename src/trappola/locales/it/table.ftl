### Quel che dicono il tavolo e il suo archivio.

no-table = A questo link non c'è nessun tavolo; forse è scritto male, o il tavolo è su un altro server.
no-rules = Non c'è una pagina di regole per { $game }.
no-path = All'indirizzo { $path } non c'è niente.
stale = Nel frattempo il gioco è andato avanti; guarda di nuovo.
undo-impossible = Non si può annullare: non c'è niente di tuo da annullare, o da allora si è vista una carta.
undo-not-asked = Nessuno ti ha chiesto di annullare qualcosa.
spectator = Chi guarda non può giocare.
no-hello = Il primo messaggio dev'essere "hello".
message-too-long = Un messaggio può avere al massimo { $most } lettere.
# $place è un punto di quel che è stato mandato, come "body.seats".
bad-request = { $fault ->
        [missing] «{ $place }» manca.
        [extra] «{ $place }» non va qui.
       *[wrong] Il contenuto di «{ $place }» non va bene.
    }
not-here = Su { $place } questo non si può fare (HTTP { $status }).
event-undo = { $number ->
        [one] { $who } annulla una mossa.
       *[other] { $who } annulla { $number } mosse.
    }
event-analysis-on = { $who } vorrebbe vedere quanto vale ogni giocata; devono accettare tutti.
event-analysis-all = Ora tutti vedono quanto vale ogni giocata.
event-analysis-off = { $who } chiude l'analisi.
analysis-off = A questo tavolo l'analisi non è attiva.

store-folder = La cartella { $folder } non si può creare: { $problem }.
store-newer = L'archivio viene da una versione più nuova di questo programma; installa quella versione per usarlo.
store-broken = L'archivio { $url } non si può usare: { $problem }.
event-hints-on = { $who } vorrebbe permettere i suggerimenti; tutti devono essere d'accordo.
event-hints-all = Da ora i suggerimenti sono permessi: ognuno secondo ciò che un posto sa.
event-hints-off = { $who } mette fine ai suggerimenti.
hints-off = A questo tavolo i suggerimenti non sono permessi; tutti dovrebbero essere d'accordo.
event-no-table = Manca una tabella per questo { -pack }: il computer guarda avanti invece di conoscere ogni posizione. Una tabella si fa con "{ $command }".
event-damaged-table = La tabella di questo { -pack } è danneggiata: da ora il computer guarda avanti invece di conoscere ogni posizione. La tabella si rifà con "{ $command }".
