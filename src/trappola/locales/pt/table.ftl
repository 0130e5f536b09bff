### O que dizem a mesa e o seu arquivo.

no-table = Este link não abre nenhuma mesa; talvez esteja mal escrito, ou a mesa seja de outro servidor.
no-rules = Não há página de regras para { $game }.
no-path = Não há nada em { $path }.
stale = A mesa avançou desde que escolheste; olha outra vez.
undo-impossible = Isto não se pode anular: não há nada teu para anular, ou entretanto já se viu uma carta.
undo-not-asked = Ninguém te pediu para anular nada.
spectator = Quem está a ver não pode jogar.
no-hello = A primeira mensagem tem de ser "hello".
message-too-long = Uma mensagem pode ter no máximo { $most } letras.
# $place é um lugar no que foi enviado, como "body.seats".
bad-request = { $fault ->
        [missing] Falta «{ $place }».
        [extra] «{ $place }» não tem lugar aqui.
       *[wrong] O que está em «{ $place }» não serve.
    }
not-here = Em { $place } não se pode fazer isto (HTTP { $status }).
event-undo = { $number ->
        [one] { $who } anula uma ação.
       *[other] { $who } anula { $number } ações.
    }

event-analysis-on = { $who } gostava de ver quanto vale cada jogada; todos têm de aceitar.
event-analysis-all = Agora todos veem quanto vale cada jogada.
event-analysis-off = { $who } acaba com a análise.
analysis-off = A análise não está ligada nesta mesa.

store-folder = Não foi possível criar a pasta { $folder }: { $problem }.
store-newer = O arquivo foi feito por uma versão mais nova deste programa; instala essa versão para o usar.
store-broken = O arquivo em { $url } não se pode usar: { $problem }.
event-hints-on = { $who } quer permitir dicas; todos têm de concordar.
event-hints-all = A partir de agora há dicas: cada uma pelo que um lugar sabe.
event-hints-off = { $who } acaba com as dicas.
hints-off = Nesta mesa não há dicas; todos teriam de concordar.
event-no-table = Não há tabela para este { -pack }: o computador olha em frente em vez de conhecer cada posição. Uma tabela faz-se com «{ $command }».
event-damaged-table = A tabela deste { -pack } está danificada: a partir de agora o computador olha em frente em vez de conhecer cada posição. A tabela refaz-se com «{ $command }».
