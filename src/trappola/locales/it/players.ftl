### Giocatori automatici: come si chiamano, che cosa può andare storto.

no-parameter = { $player } non ha il parametro «{ $name }»; ha { $parameters }.
bad-parameter = { $player } non può avere "{ $name }={ $value }"; va bene { $problem }.
bad-player-name = Un programma non si può chiamare «{ $name }»; dagli come nome una parola semplice che nessun altro giocatore usa, come in "--computer oracle=./oracle".

player-failed = Il giocatore automatico si è bloccato ({ $problem }).
player-illegal = «{ $answer }» qui non è ammesso.

play-failed = { $who }: { $problem } Al suo posto si fa una mossa ammessa.
event-failed = { $who } non ha risposto; al suo posto si fa una mossa ammessa.

program-unreadable = Il comando «{ $command }» non si può leggere: { $problem }.
program-no-pipes = I programmi possono giocare solo su Linux e macOS.
program-missing = Non c'è nessun programma «{ $command }» da eseguire.
program-not-started = { $command } non si può avviare: { $problem }.
program-not-told = Al programma non è stato detto di quale partita si tratta.
program-ended = { $command } è terminato con il codice { $code }.
program-ended-saying = { $command } è terminato con il codice { $code }: { $words }.
program-closed = { $command } ha chiuso la sua uscita.
program-not-ready = { $command } in { $seconds } secondi non si è detto pronto.
program-late = { $command } non ha risposto entro { $seconds } secondi.
program-long-line = { $command } ha scritto una riga senza fine.
program-flood = { $command } scrive più di quel che gli si chiede.
program-nonsense = La risposta «{ $line }» non è un'azione come {"{"}"action": "play As"{"}"}.
program-no-action = La risposta non è un'azione: { $problem }
program-left-out = { $command } è stato riavviato { $number } volte senza successo; resta fuori fino alla fine della partita.
program-given-up = { $command } è stato avviato { $number } volte senza mai servire a niente; da adesso resta fuori.

# Perché un giocatore automatico ha fatto quel che ha fatto.
play-hint = Il maestro farebbe così: { $action }. { $reason }
play-why = { $who }: { $action }. { $reason }
hint-failed = Il maestro qui non ha consigli; il registro del programma dice che cosa è andato storto.
