### The page in the browser: what it says itself. Cards, games and events have their own catalogues.

page-name = { -trappola }
page-title = { -trappola }: old card games to play tonight
page-description = Play { -trappola }, { -bulka }, { -svoyi } and their kin, card games of four centuries from Venice to Silesia: alone against the computer, on one screen, or with friends by a link.
page-social-alt = A fan of Italian playing cards beside the name { -trappola }.
page-old-browser = This page needs a newer browser: Firefox, Chrome, Edge or Safari of the last three years.
page-not-built = The page is not built. Run "make play", or install the package.
page-no-script = This page needs JavaScript. The games can also be played in the terminal: trappola play.

## Start

page-hero = Old card games from Venice to Silesia, at your table tonight
page-hero-more = { -trappola } and its kin were played for four centuries. Sit down against the computer, with a friend at this screen, or with friends anywhere by a link. The rules are at hand, and every card that may not be played tells you why.
page-games = Choose a game
page-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
page-players-between = { $least } to { $most } players
page-trait-sides = two against two
page-trait-open = open hands
page-variants-count = { $number ->
    [one] one variant
   *[other] { $number } variants
}
page-play = Play
page-play-game = Play { $game }
page-set-up = Rules and players
page-set-up-game = Rules and players for { $game }
page-version = { -trappola } { $version }. Every rule has its source; see the rules panel at the table.
page-try-again = Try again
page-go-on = Go on with
page-is-over = over
page-forget = Forget the table { $game } with { $names }
page-forget-short = Forget this table
page-all-tables = Show all { $number }

## A new table

page-way-back = Way back
page-all-games = All games
page-to-start = To the start page
page-variant = Variant
page-seats = Who sits where
page-seat-name = Name of seat { $number }
page-seat-who = Who takes seat { $number }
page-seat-remove = Remove { $name }
page-seat-add = Add a seat
page-partner = { -partner(as: "title") } of { $name }
page-who-here = person here
page-who-link = person by link
page-who-computer-novice = computer, novice
page-who-computer-club = computer, club player
page-who-computer-master = computer, master (a second a move)
page-who-computer-perfect = computer, plays perfectly
page-who-computer-expert = computer, seldom errs
page-who-computer-clubman = computer, errs now and then
page-who-computer-learner = computer, errs often
page-who-computer-beginner = computer, has just begun
page-links-later = You get the links at the table.
page-only-computers = Nobody sits here: you look on.
# Names for the computer players, with commas between them.
page-computer-names = Bianca, Carlo, Dora, Enzo, Flora, Guido
page-default-name = Guest
page-house-rules = { -house-rules(as: "title") }
page-rules-changed = { $number ->
    [0] as usual
    [one] one changed
   *[other] { $number } changed
}
page-rules-reset = All as usual
page-rule-usual = (usual)
page-rule-fixed = { $number } ({ $text })
page-rule-number = Number for: { $rule }
page-rule-source = Rule { $rule }; source: { $sources }
page-rule-proposal = Rule { $rule }; our own proposal
page-practice = Practice
page-seed = Seed
page-seed-more = The same seed deals the same cards. Leave it empty for a real shuffle.
page-no-game = There is no such game
page-no-game-more = Nothing here is called "{ $name }".

## What can go wrong

page-nowhere = There is nothing here
page-nowhere-more = The address may be mistyped.
page-no-table = This link opens no table
page-no-table-more = It may be mistyped, or the table belongs to another server.
page-no-replay = This { -deal } cannot be shown
page-no-rules = The rules could not be fetched.
page-unreachable = The server does not answer.
page-went-wrong = Something went wrong.
page-lost = The connection is lost. Trying again; nothing is lost at the table.
page-loading = One moment …

## Settings

page-settings = Settings
page-set-language = Language
# Said once to whoever's language is not here. $language is its name, in the nominative.
page-no-language = There is no { $language } here yet; this is English. You can choose another language below.
page-set-pack = Cards
    .v-auto = pictures, small ones as letters
    .v-pictures = pictures, however small
    .v-large = large letters
page-set-suits = Suits
    .v-italian = Italian
    .v-french = French (queen = knight)
page-set-order = Your hand
    .v-suits = by { -suit }
    .v-trumps = by { -suit }, { -trumps } first
    .v-ranks = by { -rank }
    .v-dealt = as it comes
page-set-speed = Speed
    .v-slow = slow
    .v-normal = normal
    .v-fast = fast
    .v-instant = at once
page-set-theme = Colours
    .v-auto = as the device
    .v-light = light
    .v-dark = dark
page-set-letters = Letters and signs in the corners of the cards; without them as in the old days
page-set-fourColours = Four colours in the French { -pack }
page-set-sound = Sound of the cards
page-set-singleKeys = Single letters as keys at the table

## The table

page-table = Table
page-tools = Tools of the table
page-more = More
page-close = Close
page-deal = { -deal(as: "title") } { $number }
page-deals = { -deals(as: "title") }
page-match = { -match(as: "title") }
page-standing-chips = { -chips(as: "title") }:
page-standing-match = { -match(as: "title") }:
page-hint = Hint
page-hint-thinking = The master is thinking …
page-hint-card = { $card }, the choice of the master
page-hint-this = the choice of the master
page-hints = Allow hints
page-hints-end = No more hints
page-undo = Take back
page-undo-asked = { $name } asks to take the last action back.
page-undo-yes = Agree
page-undo-no = Refuse
page-undo-waits = You have asked to take back; the others must agree.
page-last-trick = Last { -trick }
page-invite = Links
page-invite-more = Who opens a link takes that seat; whoever has it can play there. Send each one only to the person it is for.
page-link-for = Seat of { $name }
page-link-spectator = For looking on
page-copy = Copy
page-copied = Copied
page-copy-link = Copy: { $name }
page-watching = You look on.
page-waiting-for = Not here yet: { $names }.
page-waits-for = { $name } is thinking …
page-not-here = not here
page-on-turn = on turn
page-your-partner = your { -partner }
page-own-trump = { -trumps }
page-second = second
page-title-turn = Your turn: { $game }
page-seat-of = Seat of { $name }
page-cards-held = { $number ->
    [one] One card in the hand
   *[other] { $number } cards in the hand
}
page-cards-count = { $number ->
    [one] one card
   *[other] { $number } cards
}
page-known-cards = Known cards of { $name }
page-your-hand = { $number ->
    [one] Your hand, one card
   *[other] Your hand, { $number } cards
}
page-hand-of = Hand of { $name }
page-card-refused = { $card }, may not be played
page-trick = { -trick(as: "title") }
page-played = { $name }: { $card }
page-pile = { -pile(as: "title") }, the top card last
page-laid-open = Half the { -pack }, laid open
page-exposed = Laid open
page-discarded = { $number ->
    [one] You laid one card away
   *[other] You laid { $number } cards away
}
page-discarded-title = Laid away
page-tricks = { $number ->
    [one] one { -trick }
   *[other] { $number } { -tricks }
}
page-streak = { $number ->
    [one] { $number } win in a row
   *[other] { $number } wins in a row
}
page-taken-by = Cards taken by { $name }
page-chips = { $number ->
    [one] one { -chip }
   *[other] { $number } { -chips }
}
page-points = { $number ->
    [one] one point
   *[other] { $number } points
}
page-signed = { $sign ->
    [plus] +{ $number }
    [minus] −{ $number }
   *[other] { $number }
}
page-pick-exchange = { $number ->
    [0] Exchange the cards you pick
    [one] Exchange one card
   *[other] Exchange { $number } cards
}
page-pick-up-to = { $most ->
    [one] Pick at most one card in your hand.
   *[other] Pick up to { $most } cards in your hand.
}
page-pick-exactly = { $most ->
    [one] Pick one card in your hand.
   *[other] Pick { $most } cards in your hand.
}
page-pick-between = Pick { $least } to { $most } cards in your hand.
# Before the signs of the suits that a signal may ask for, each a button.
page-signal-suits = signal: lead
page-hurry = Go on
page-announcements = What happens

## Between two people at one screen

page-curtain = The screen is for { $name }
page-curtain-more = Show the cards when nobody else is looking.
page-curtain-ready = I am { $name }: show my cards

## Afterwards

page-sheet = { -score-sheet(as: "title") }
page-sheet-of = { -deal(as: "title") } { $number }: { -score-sheet }
page-sheet-for = For
page-sheet-who = Who
page-sheet-points = Points
page-sheet-chips = { -chips(as: "title") }
page-sheet-pot = { -pot(as: "title") }
page-sheet-total = Total
page-wins-deal = { $who } wins the { -deal }.
page-nobody-wins = Nobody wins the { -deal }.
page-wins-match = { $who } has won the { -match }.
page-match-over = The { -match } is over.
page-next-deal = Next { -deal }
page-new-match = New match
page-same-cards = Same cards again
page-replay = Step by step
page-record = Record
page-replay-why = Step by step, and why
page-why = Why:
page-replay-of = { -deal(as: "title") } { $number }, step by step
page-back-to-table = Back to the table
page-step = Step
page-step-first = To the beginning
page-step-back = One step back
page-step-next = One step on
page-step-end = To the end
page-all-hands = all hands
page-seen-by = Seen by
page-seen-own = this seat

## Help

page-panel = Events, rules and help
page-tab-events = Events
page-tab-rules = Rules
page-tab-glossary = Words
page-tab-keys = Keys
page-events = Events, the latest first
page-rules-now = What may I do now?
page-rules-back = Back
page-rules-section = Section
page-rules-untranslated = This page is not translated yet. Here it is in { $language }.
page-rules-suits = Cards are shown in French suits: spades are swords, hearts cups, diamonds coins, clubs batons, and the queen is the knight.
page-rules-book = Rule book
page-rules-home = Trappola
page-rules-all = All games
page-no-events = Nothing has happened yet.
page-key = Key
page-key-does = What it does
page-key-arrows = ← →
    .does = go along your hand
page-key-enter = Enter
    .does = play the card, or pick it
page-key-escape = Esc
    .does = close what lies over the table
page-key-space = Space
page-key-hurry = show at once what is still to come
page-key-digits = do what the button with this number says
page-key-rules = the rules
page-key-events = what has happened
page-key-sheet = the { -score-sheet }
page-key-lastTrick = the last { -trick }
page-key-undo = take back
page-key-hint = a hint, where hints are allowed
page-key-hand = to your hand
page-key-next = the next { -deal }
page-key-settings = settings
page-key-keys = this list
page-keys-off = Single letters are switched off in the settings.

## The words of these games

page-word-pack = { -pack(as: "title") }
    .meaning = All the cards of a game: 36 in { -trappola }, without threes, fours, fives and sixes.
page-word-suit = { -suit(as: "title") }
    .meaning = Swords, cups, coins and batons in the Italian { -pack }; spades, hearts, diamonds and clubs in the French one.
page-word-rank = { -rank(as: "title") }
    .meaning = Ace, king, knight (or queen), jack and the numbers. How they beat each other is told in the rules of each game.
page-word-hand = Hand
    .meaning = The cards a seat holds.
page-word-stock = { -stock(as: "title") }
    .meaning = The cards that were not dealt. In some games one draws from it after every { -trick }.
page-word-turn-up = { -turn-up(as: "title") }
    .meaning = The card turned up after the { -deal }. Its { -suit } is { -trumps }.
page-word-trump = { -trumps(as: "title") }
    .meaning = The { -suit } that beats all others.
page-word-trick = { -trick(as: "title") }
    .meaning = A card from each player in turn; the best of them takes all.
page-word-lead = Lead
    .meaning = To play the first card of a { -trick }.
page-word-follow = Follow
    .meaning = To play a card of the { -suit } that was led.
page-word-declaration = { -declaration(as: "title") }
    .meaning = Cards that belong together, such as three kings, named for points.
page-word-exchange = Exchange
    .meaning = To lay cards away and take others from the { -stock }.
page-word-dealer = { -dealer(as: "title") }
    .meaning = Who deals this time.
page-word-deal = { -deal(as: "title") }
    .meaning = From dealing the cards to the { -score-sheet }.
page-word-match = { -match(as: "title") }
    .meaning = Deals until somebody has won.
page-word-side = Side
    .meaning = Two partners, who sit opposite and count together.
page-word-pot = { -pot(as: "title") }
    .meaning = The { -chips } in the { -cup }. Who wins three deals in a row takes it.
page-word-queue = { -queue(as: "title") }
    .meaning = Those who wait to challenge the winner, in their order.
page-word-pile = { -pile(as: "title") }
    .meaning = The cards lying on the table. Who cannot or will not beat the top one takes them all.

### What plays are worth, and puzzles

page-analysis = Show what plays are worth
page-analysis-end = Hide what plays are worth
page-marks = ✓ wins, = draws, × loses; the number counts bouts
page-line = Show how
page-line-title = Best play of both
page-line-unknown = How it goes on is not known.
page-mistakes = Mistakes
page-pile-cards = On the pile
page-puzzles = Puzzles
page-puzzles-game = Puzzles of { $game }
page-puzzle-name = Puzzle
page-puzzle = Puzzle { $number } of { $puzzles }.
page-puzzle-task = Find the one play that wins.
page-puzzle-right = Right: { $action } wins, and nothing else does.
page-puzzle-wrong = Not { $action }: it { $worth }.
page-puzzle-grade = Grade
page-puzzle-again = Try again
page-puzzle-next = Next
page-no-puzzle = No such puzzle
