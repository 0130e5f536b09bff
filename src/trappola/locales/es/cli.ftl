### La terminal.

no-command = No existe la orden «{ $name }»; hay { $commands }.
file-error = { $file }: { $problem }
file-not-written = { $file } no se puede escribir: { $problem }; haz sitio allí o da otro lugar.
same-file = { $one } y { $other } nombran el mismo archivo, { $file }; da uno a cada uno.
output-not-written = La salida no se puede escribir ahí: { $problem }; haz sitio o envíala a otro lugar.
system-error = El sistema dice: { $problem }.
file-no-text = El archivo no es texto en UTF-8.
file-exists = { $file } ya existe; da otro nombre, o continúa con --resume.
no-form = No existe la forma «{ $form }»; un registro tiene las formas text y json.
no-deal = No existe la mano { $deal }; hay { $number }.
no-player = No existe el jugador de ordenador «{ $name }»; hay { $players }.
player-elsewhere = El jugador de ordenador «{ $name }» no juega a { $game } con estas { -house-rules }; juegan { $players }.
wrong-humans = No caben tantas personas ({ $number }); los puestos son { $seats }.
suits-own = { $game } se juega con la baraja francesa; sus cartas no tienen palos italianos.

games-name = Nombre
games-seats = Jugadores
games-about = Qué es
games-more = Juega uno con "trappola play NOMBRE"; mira sus reglas de la casa con "trappola rules NOMBRE".
rules-page = Cómo se juega: "trappola rules { $game } --page".
rules-untranslated = Esta página aún no está traducida. Aquí está en inglés.
rules-more = Rigen los valores marcados con *; cámbialos con las opciones de "trappola play { $game }". Las claves de las reglas se explican en docs/sources.md.

menu-title = ¿A qué jugamos?
menu-prompt = Número o nombre (q para salir):
menu-wrong = Un número del 1 al { $number }, o un nombre de la lista.

play-person = { $who }: juega una persona.
play-seated = { $who }: { $player }
play-help-hint = Escribe ? en cualquier momento para ver la ayuda. Ctrl-C guarda y sale.
play-help =
    Escribe el número de una línea, o la propia acción: una carta (As), "done", "three-kings", "take".
    table: la mesa otra vez          last: la última baza     log: lo que ha pasado
    score: los puntos de la { -match }   rules: las reglas       q: guardar y salir
    hint: qué haría el maestro     why: al final, por qué el ordenador jugó así
play-help-analysis = win: la mejor línea hasta el final     back: deshace tu última acción
play-help-suits = La segunda letra de una carta es su palo: { $suits }.
suit-letter = { $letter } { $suit }
play-curtain = La pantalla es para { $who }. Pulsa Intro cuando no mire nadie más.
play-next = Pulsa Intro para la siguiente { -deal } (q para guardar y salir):
play-saved = Guardado. Continúa con: { $command }
play-written = La { -match } está escrita en { $file }.
play-name-cards = O nombra las cartas que quieres cambiar, por ejemplo: 7s 8s 9d
play-not-understood = «{ $answer }» no se entiende; escribe ? para ver la ayuda.

prompt-exchange = { $who }, ¿cambias o te quedas?
prompt-declare = { $who }, ¿algo que declarar?
prompt-play = Juega { $who }:
prompt-lead = Sale { $who }:
prompt-beat = { $who }: matar o recoger:
prompt-suits = { $who }, { -trump } y segundo { -suit }:
prompt-trumps = { $who }, elige el { -trump }:
prompt-alifer = { $who }, ¿otra { -deal } con puesta doble?
prompt-pro = { $who }, ¿pagas el { -pro } o dejas la { -streak }?

do-take = recoger el { -pile }
do-suits = { -trump } { $suit }, segundo { -suit } { $second }
do-trumps = { -trump }: { $suit }
do-exchange = cambiar { $cards }
do-exchange-hand = cambiar las cartas
do-keep = quedarse con las cartas
do-swap = cambiar por la { -turn-up }
do-declare = declarar { $what }
do-done = nada (más) que declarar
do-ask = preguntar por la cuarta carta
do-signal-suit = seña: sal de { $suit }
do-signal-trumps = seña: fuerte en { -trumps }
do-signal-weak = seña: nada que merezca una salida
do-alifer = preguntar «¿{ -alifer }?»: otra { -deal } con puesta doble
do-accept = aceptar
do-refuse = rechazar
do-pro = decir «{ -pro }» y pagar 10 { -chips }
do-no-pro = no pagar; acaba la { -streak }

table-deal = { -deal(as: "title") } { $number }
table-pot = { -pot(as: "title") } { $pot }.  { -queue(as: "title") }: { $queue }.  { -chips(as: "title") }: { $chips }.
table-trump = { -trump(as: "title") }: { $suit }
table-own-trump = { $who }, { -trump }: { $suit }
table-stock = { -stock(as: "title") }: { $number } con la { -turn-up } { $card }
table-turn-up = { -turn-up(as: "title") }: { $card }
table-exposed = A la vista: { $cards }
table-pile = { -pile(as: "title") }: { $cards }
table-trick = { -trick(as: "title") }: { $cards }
played = { $who } { $card }
table-last-trick = Última { -trick }: { $cards }
table-other = { $number ->
        [one] { $who }: una carta
       *[other] { $who }: { $number } cartas
    }
table-other-open = { $number ->
        [one] { $who }: una carta, que conoces: { $cards }
       *[other] { $who }: { $number } cartas, de las que conoces { $cards }
    }
table-other-all = { $who }: { $cards }
table-hand = { $who }: { $cards }

sheet-item = Por
sheet-who = Quién
sheet-points = Puntos
sheet-chips = { -chips(as: "title") }
sheet-pot = { -pot(as: "title") }
sheet-total = Total

standing-points = { -match(as: "title") }: { $points }.
standing-chips = { -chips(as: "title") }: { $chips }.
standing-pot = { -pot(as: "title") }: { $pot }. { -queue(as: "title") }: { $queue }.
standing-winner = { $who } gana la { -match }.

serve-at = { -trappola } está en { $address } (Ctrl-C la cierra).
port-taken = El puerto { $port } de { $host } lo ocupa otro programa; elige otro con --port.
host-unusable = { $host } no es una dirección de este equipo en que se pueda abrir el puerto { $port }.
