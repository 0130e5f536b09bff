### Quel che si sa delle posizioni nei giochi che non nascondono nulla: nel terminale e sulla pagina.
###
### $distance conta i giri; 0 dice che il loro numero non è noto.

oracle-says-win = { $distance ->
    [0] { $who } vince.
    [1] { $who } vince in questo giro.
   *[other] { $who } vince, al massimo in { $distance } giri.
}
oracle-says-loss = { $distance ->
    [0] { $who } perde, se l'altro gioca bene.
    [1] { $who } perde in questo giro, se l'altro gioca bene.
   *[other] { $who } perde, al più tardi in { $distance } giri, se l'altro gioca bene.
}
oracle-says-draw = Nessuno dei due può forzare la fine.
oracle-says-unknown = Non si sa chi vince qui: manca una tabella e la ricerca non l'ha scoperto.
oracle-win = { $distance ->
    [0] vince
    [1] vince subito
   *[other] vince in { $distance }
}
oracle-loss = { $distance ->
    [0] perde
    [1] perde subito
   *[other] perde in { $distance }
}
oracle-draw = fa patta
oracle-unknown = non si sa
oracle-line = Il gioco migliore di entrambi, giro per giro
oracle-searched = Manca una tabella per questo { -pack }; ecco quel che una ricerca ha potuto dimostrare.
oracle-remedy = Con una tabella lo si sa per certo; "{ $command }" ne fa una.
oracle-do-take = raccoglie
# Un tratto di linea da una pausa all'altra e le sue azioni, come "1. Ann 9s, Ben 10s, Ann raccoglie".
oracle-stretch = { $number }. { $actions }
oracle-none = { $game } non si può analizzare con queste { -house-rules }; l'analisi è per i giochi in cui niente è nascosto e che sono risolti, come svoyi.
oracle-no-line = Come si va avanti non si sa.
oracle-hint = L'analisi è attiva. Scrivi win per la linea migliore, back per annullare la tua ultima azione.
oracle-back-none = In questa smazzata non c'è niente di tuo da annullare.
oracle-mistakes = { $number ->
    [0] Nessuno ha regalato niente.
    [one] Un errore:
   *[other] { $number } errori:
}
oracle-mistake-win = Azione { $number }, { $who } { $played }: la vittoria è persa. Vinceva: { $better }.
oracle-mistake-draw = Azione { $number }, { $who } { $played }: la patta è persa. La salvava: { $better }.

### Problemi

no-puzzles = Non ci sono problemi di { $game }; ce ne sono di { $games }.
puzzle-no-number = Non c'è nessun problema { $number }; sono numerati da 1 a { $most }.
puzzle-no-grade = Non c'è nessun grado { $grade }; i gradi vanno da 1 (facile) a { $most }.
puzzle-other-grade = Il problema { $number } è di grado { $found }, non di grado { $grade }; indica un numero o un grado.
puzzle-title = Problema { $number }, grado { $grade } di { $most }: trova l'unica giocata che vince.
puzzle-rule = { $rule }: { $value }.
puzzle-help = Scrivi il numero di una riga, o l'azione stessa: una carta (9c), "take". q per uscire.
puzzle-ask = Gioca { $who } (q per uscire):
puzzle-right = Giusto ({ $action }): così si vince, e in nessun altro modo.
puzzle-wrong = No ({ $action }): così non si vince.
puzzle-reply = { $who } risponde: { $action }
puzzle-next = Premi Invio per il prossimo problema (q per uscire):
puzzle-solved = Risolti { $solved } su { $tried }.
