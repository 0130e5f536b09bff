### The terminal.

no-command = There is no command "{ $name }"; there are { $commands }.
file-error = { $file }: { $problem }
file-not-written = { $file } cannot be written: { $problem }; make room there or name another place.
same-file = { $one } and { $other } name the same file, { $file }; give each one of its own.
output-not-written = What is printed cannot be written where it goes: { $problem }; make room there or let it go elsewhere.
system-error = The system says: { $problem }.
file-no-text = The file is no text in UTF-8.
file-exists = { $file } exists already; give another name, or go on with --resume.
no-form = There is no form "{ $form }"; a record has the forms text and json.
no-deal = There is no deal { $deal }; the number of deals is { $number }.
no-player = There is no computer player "{ $name }"; there are { $players }.
player-elsewhere = The computer player "{ $name }" does not play { $game } with these { -house-rules }; { $players } do.
wrong-humans = So many people do not fit ({ $number }); the number of seats is { $seats }.
suits-own = { $game } is played with the French pack; its cards have no Italian suits.

games-name = Name
games-seats = Players
games-about = What it is
games-more = Play one with "trappola play NAME"; see its house rules with "trappola rules NAME".
rules-page = How it is played: "trappola rules { $game } --page".
rules-untranslated = This page is not translated yet. Here it is in English.
rules-more = The values marked * are in force; change one with a flag of "trappola play { $game }". The rule ids are explained in docs/sources.md.

menu-title = Which game?
menu-prompt = Number or name (q to leave):
menu-wrong = A number from 1 to { $number }, or a name from the list.

play-person = { $who } is played by a person.
play-seated = { $who }: { $player }
play-help-hint = Type ? at any prompt for help. Ctrl-C saves and leaves.
play-help =
    Type the number of a line, or the action itself: a card (As), "done", "three-kings", "take".
    table: the table again    last: the last trick     log: what has happened
    score: the { -match } score    rules: the house rules   q: save and leave
    hint: what the master would do     why: afterwards, why the computer did what it did
play-help-analysis = win: the best line to the end     back: take your last action back
# Behind the help above: the letters of the suits.
play-help-suits = The second letter of a card is its suit: { $suits }.
suit-letter = { $letter } { $suit }
play-curtain = The screen is for { $who }. Press Enter when nobody else is looking.
play-next = Press Enter for the next { -deal } (q to save and leave):
play-saved = Saved. Go on with: { $command }
play-written = The { -match } is written down in { $file }.
play-name-cards = Or name the cards to be exchanged, such as: 7s 8s 9d
play-not-understood = "{ $answer }" is not understood; type ? for help.

prompt-exchange = { $who }, exchange or keep?
prompt-declare = { $who }, anything to declare?
prompt-play = { $who } to play:
prompt-lead = { $who } to lead:
prompt-beat = { $who } to beat or take:
prompt-suits = { $who }, { -trump } and second { -suit }:
prompt-trumps = { $who }, name { -trumps }:
prompt-alifer = { $who }, new { -deal } at twice the stake?
prompt-pro = { $who }, pay for { -pro }, or let the { -streak } go?

do-take = take the { -pile }
do-suits = { -trumps } { $suit }, second { -suit } { $second }
do-trumps = { -trumps }: { $suit }
do-exchange = exchange { $cards }
do-exchange-hand = exchange the hand
do-keep = keep the hand
do-swap = swap for the { -turn-up }
do-declare = declare { $what }
do-done = done: nothing (more) to declare
do-ask = ask for the fourth card
do-signal-suit = signal: lead { $suit }
do-signal-trumps = signal: strong in { -trumps }
do-signal-weak = signal: nothing to lead to
do-alifer = ask "{ -alifer }?": a new { -deal } at twice the stake
do-accept = agree
do-refuse = refuse
do-pro = say "{ -pro }" and pay 10 { -chips }
do-no-pro = do not pay; the { -streak } ends

table-deal = { -deal(as: "title") } { $number }
table-pot = { -pot(as: "title") } { $pot }.  { -queue(as: "title") }: { $queue }.  { -chips(as: "title") }: { $chips }.
table-trump = { -trumps(as: "title") }: { $suit }
table-own-trump = { $who }, { -trumps }: { $suit }
table-stock = { -stock(as: "title") }: { $number } with the { -turn-up } { $card }
table-turn-up = Turned up: { $card }
table-exposed = Laid open: { $cards }
table-pile = { -pile(as: "title") }: { $cards }
table-trick = { -trick(as: "title") }: { $cards }
# In a row such as "Ann As, Ben 7s".
played = { $who } { $card }
table-last-trick = Last { -trick }: { $cards }
table-other = { $number ->
        [one] { $who }: one card
       *[other] { $who }: { $number } cards
    }
table-other-open = { $number ->
        [one] { $who }: one card, known to you: { $cards }
       *[other] { $who }: { $number } cards, of which you know { $cards }
    }
table-other-all = { $who }: { $cards }
table-hand = { $who }: { $cards }

sheet-item = For
sheet-who = Who
sheet-points = Points
sheet-chips = { -chips(as: "title") }
sheet-pot = { -pot(as: "title") }
sheet-total = Total

standing-points = { -match(as: "title") }: { $points }.
standing-chips = { -chips(as: "title") }: { $chips }.
standing-pot = { -pot(as: "title") }: { $pot }. { -queue(as: "title") }: { $queue }.
standing-winner = { $who } has won the { -match }.

serve-at = { -trappola } is at { $address } (Ctrl-C ends it).
port-taken = Port { $port } on { $host } is taken by another program; choose another one with --port.
host-unusable = { $host } is no address of this machine that port { $port } could be opened on.
