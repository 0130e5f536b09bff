### What is wrong, in one sentence each.

## Where in a record

# "deal 1, action 4: what is wrong"; $place is a row of those below it.
where = { $place }: { $problem }
where-deal = deal { $number }
where-action = action { $number }
where-line = line { $number }

## Things that cannot be read

# The letters here are those of records, the same in every language.
no-card = "{ $text }" is no card; a card is a { -rank } (A K Q N J 10 … 2) and a { -suit } letter (s c d b, or s h d c), such as As or 10d.
not-in-pack = { $card } is no card of this { -pack }, which has the { -ranks } { $ranks } in the { -suits } { $suits }.
card-twice = { $card } comes twice.
pack-incomplete = The { -pack } is not whole: it has { $wanted } cards, and these are missing: { $missing }.
no-suit = "{ $suit }" is no { -suit } of this { -pack }; its { -suits } are { $suits }.
no-verb = "{ $text }" is no action; an action begins with one of these words: { $verbs }.
wrong-words = "{ $verb }" is followed by { $least ->
        [0] nothing
        [one] one word
       *[other] { $least } words
    }, not by { $number }.
wrong-words-between = "{ $verb }" is followed by { $least } to { $most } words, not by { $number }.
no-event = "{ $text }" is no event; an event is a seat (or -), a kind and words.
no-view = This is no view: its part "{ $name }" is missing or cannot be read.
no-json = The file is no JSON: it breaks off or goes wrong in line { $line }.
no-action = "{ $text }" is no action of a record; it must be a seat number and an action, such as "0 play As".

## Records

record-no-object = A record is a JSON object with the keys format, game, options, seats, order and deals.
record-format = The format is "{ $found }"; this program reads "{ $wanted }".
record-key = "{ $key }" is no key here; the keys are { $keys }.
record-wants-a-text = "{ $key }" is missing or is no text.
record-wants-a-number = "{ $key }" is missing or is no whole number.
record-wants-a-list = "{ $key }" is missing or is no list.
record-wants-an-object = "{ $key }" must be an object in braces.
record-wants-texts = "{ $key }" must be a list of texts.
record-wants-numbers = "{ $key }" must be a list of whole numbers.
record-seat = The seats must be numbered in order; the next one is "seat { $due }".
record-name = The name is no text in quotation marks.
record-line = "{ $word }" begins no line of the head; those are game, option, seat, order, and then deal.
record-deal = The deals must be numbered in order; the next one begins with "deal { $due } dealer SEAT".

## Games, options, seats

no-game = There is no game "{ $name }"; there are { $games }.
no-option = { $game } has no option "{ $option }"; it has { $options }.
no-value = "{ $value }" is no value of { $option }; its values are { $values }.
option-clash = { $one } and { $other } exclude each other.
wrong-seats = { $game } is played by { $least ->
        [one] one player
       *[other] { $least } players
    }, not by { $number }.
wrong-seats-between = { $game } is played by { $least } to { $most } players, not by { $number }.
wrong-name = "{ $name }" is no name for a seat; it must not be empty or hold control characters.
no-queue = { $game } has no { -queue }; "order" belongs to games with a { -pot }.
wrong-order = The order must name each of the { $number } seats once, counted from 0.
deal-unfinished = { -deal(as: "title") } { $number } is not finished.
match-over = The { -match } is over.
no-seat = There is no seat { $seat }; the seats are numbered from 0, and their number is { $number }.
wrong-dealer = Seat { $seat } does not deal now; the next to deal is seat { $due }.
nothing-to-undo = There is no action to take back.

## Whose turn

deal-over = The { -deal } is over.
not-your-turn = Seat { $seat } is not on turn; it is the turn of seat { $due }.
not-now = "{ $action }" is not possible now; possible are { $verbs }.

## Playing cards

card-not-in-pack = { $card } is no card of this { -pack }.
not-held = { $card } is not in the hand.
play-over = No card is played any more.
must-follow = { $card } may not be played: { $suit } were led and must be followed.
must-trump = { $card } may not be played: who cannot follow { -suit } must play a { -trump }.
must-beat = { $card } may not be played: a card that beats must be played.
cannot-swap = The { -turn-up } cannot be swapped: that takes the lead, the agreed { -trump } in hand, and a { -stock } that still lasts.
must-beat-top = { $card } does not beat { $top }; it takes a higher card of the { -suit } or a { -trump } of one's own.
nothing-to-take = There is nothing on the table to take.
suits-not-free = Choose a { -trump } { -suit } and a second { -suit } that are still free: { $choices }.

## Exchanging

picked-twice = A card is named twice.
wrong-pick = { $number ->
        [0] No cards
        [one] One card
       *[other] { $number } cards
    } cannot be exchanged here; the numbers allowed are { $sizes }.

## Declaring and asking

no-such-declaration = "{ $what }" is nothing that can be declared in this game.
declared-already = The { $ranks } are declared already.
said-already = "{ $what }" is declared already.
# $number is 3 or 4, $ranks one of ranks-*.
set-not-held = There are not { $number } { $ranks } in the hand.
set-broken = One of the { $ranks } has been played; they can no longer be declared.
number-exact = The number must be exact: the hand has { $held } { $ranks }.
fourth-captured = The fourth of the { $ranks } lies in one's own { -tricks }; three can no longer be declared.
declare-too-late = It is too late to declare this.
declared-in-play = "{ $what }" is declared in the play, not before the first card.
not-blanche = The hand has a king, { rank-N } or jack; { -blanche } is a hand without any.
not-bianka = The hand dealt had a { -figure } or an ace; { -bianka } is a hand without any.
combination-not-held = "{ $what }" is not in the hand, or not its whole length.
card-in-two = "{ $what }" shares a card with another { -declaration }, which is not agreed.
no-asking = Asking for the fourth card is not agreed.
ask-in-second-trick = The fourth card is asked for on one's turn in the second { -trick }.
asked-already = The question has been asked.
nothing-to-ask = The opponent has declared no three whose fourth could be asked for.
no-alifer = { -alifer } is not possible: it must be agreed, and is the first word before anybody has declared.
no-signals = Signals are not agreed.
no-such-signal = The signals are { $signals }.
one-signal = There is one signal in a turn, before the card.

## Knowledge

knowledge-impossible = No deal agrees with what this seat was told.
knowledge-event = No deal agrees with what this seat was told: number { $number }, "{ $event }", cannot follow what was told before it.
knowledge-turn = No deal agrees with this view: after the { $number } things that it was told, something more happens, another seat is on turn or other actions are legal.
knowledge-field = The part "{ $name }" of this view does not follow from the events it was told.
knowledge-untold = This view was told of no deal: its events have to begin with "deal".
