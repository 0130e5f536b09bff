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
oracle-says-unknown = Non si sa chi vince qui: manca una tabella e la ricerca non l'ha trovato.
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
oracle-draw = patta
oracle-unknown = non si sa
oracle-line = Il gioco migliore di entrambi, giro per giro
oracle-searched = Manca una tabella per questo { -pack }; ecco quel che una ricerca ha potuto dimostrare.
oracle-do-take = raccoglie
# Un giro e le sue azioni, come "  1  Ann 9s, Ben 10s".
oracle-stretch = { $number }. { $actions }
