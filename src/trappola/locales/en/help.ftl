### What --help says. The names of commands, flags and values are the same in every language.

help-trappola = { -trappola }, { -bulka } and { -svoyi }: play them, keep their score, read their rules.

help-usage = Usage: { $usage }
help-commands = Commands
help-arguments = Arguments
help-parameters = Flags
help-default = [default: { $value }]
help-required = [required]
help-help = Show this help.
help-version = Show the version.
help-language = The language: { $languages }. Left out, TRAPPOLA_LANGUAGE or the system says it.

help-place-host = The address to listen on; 0.0.0.0 lets others on the network in.
help-place-port = The port to listen on; 0 takes any free one.
help-place-store = Where tables are kept, as an SQLAlchemy address; left out, a file in your data folder.

help-play = Play a game in the terminal, against the computer or against each other on one screen.
    .more = { -house-rules(as: "title") } are flags: trappola play classica --two-rank lowest. The command trappola rules GAME lists them.
help-play-game = A game or variant, as trappola games lists them. Left out, you choose from a list.
help-play-humans = How many seats people take; the computer plays the others.
help-play-names = The names at the table, separated by commas.
help-play-seats = How many sit at the table, for games that allow more than one number.
help-play-computer = Which computer player takes the other seats, or the command line of a program.
help-play-seed = Deal the same cards again: for practice. Left out, the cards cannot be foreseen.
help-play-save = Where the game is written down; left out, in your data folder.
help-play-resume = Go on with a game that was written down.
help-play-analysis = Show what each action is worth, where the game is solved and nothing is hidden.
help-play-suits = Show the Italian pack in its own suits or in French ones: spades for swords, hearts for cups, diamonds for coins, clubs for batons, the queen for the knight. Cards are understood either way.
help-play-house_rules = { -house-rules(as: "title") }, such as --two-rank lowest.

help-serve = Run the server for the browser, without opening one.
help-serve-computer = A program that is offered as an opponent, as NAME=COMMAND; may be given several times.
help-serve-computer_seconds = How long such a program may think about a move.

help-arena = Measure two computer players against each other on the same cards, seats changed.
    .more = A player is a name (club), a name with parameters (master:seconds=0.5), or the command line of a program ("./player --flag"). { -house-rules(as: "title") } are flags, as with trappola play. Ctrl-C ends it with what was played.
help-arena-game = A game or variant, as trappola games lists them.
help-arena-a = The player whose share is told.
help-arena-b = The player that it is measured against.
help-arena-deals = How many single deals to play, half of them from each side; 1000 if nothing is said.
help-arena-matches = How many whole matches to play instead; of { -bulka } sessions of 12 rounds.
help-arena-seed = Other cards: any text. The same seed gives the same deals.
help-arena-seconds = The time for a move, for players that take one.
help-arena-seats = How many sit at the table, for games that allow more than one number.
help-arena-jobs = How many worker processes play.
help-arena-silly = Count the silly plays of both.
help-arena-json = Print the result as JSON.
help-arena-csv = Write every pair of games into this file.
help-arena-plot = Draw the share as the deals go by (.svg, .png, .pdf; needs trappola[plot]).
help-arena-records = Write every game down, one record in JSON on each line.
help-arena-house_rules = { -house-rules(as: "title") }, such as --two-rank lowest.

help-ladder = Rate computer players on one scale, over all games.
    .more = Everybody plays everybody in every game. What stands in the results file is not played again: stop it, add a player, ask for more deals, and it goes on from there.
help-ladder-players = The players, named as in trappola arena; left out, all that can be had at the table.
help-ladder-game = A game or variant; may be given several times. Left out, all games.
help-ladder-deals = How many deals each two players have in each game.
help-ladder-seed = Other cards: any text.
help-ladder-seconds = The time for a move, for players that take one.
help-ladder-jobs = How many worker processes play.
help-ladder-results = The file that keeps what was played.
help-ladder-json = Print the ratings as JSON.
help-ladder-csv = Write the ratings into this file.

help-games = List the games and their named variants.

help-rules = List the { -house-rules } of a game: what each one means, its values, its source.
help-rules-game = A game or variant, as trappola games lists them; with --page any page of the rule book, such as index or terms.
help-rules-page = Show the page of the rule book instead: how the game is played.

help-replay = Tell a written-down game again, move by move.
help-replay-file = The record, in either form; - reads from standard input.
help-replay-seat = Tell only what this seat was told, counted from 0. Left out, all hands are told.
help-replay-deal = Tell only this deal, counted from 1.
help-replay-step = Wait for the Enter key after each move.

help-score = Score a written-down game: the sheet of every complete deal, and the match.
help-score-file = The record, in either form; - reads from standard input.
help-score-json = Print the result as JSON.
help-score-lines = The file holds a record in JSON on each line; print a result in JSON for each.

help-convert = Print a record in its other form.
help-convert-file = The record, in either form; - reads from standard input.
help-convert-to = The form to print: text or json.

help-pack = Write the cards as pictures, or as sheets to print and cut.
help-pack-name = The { -pack }: italian (36 cards) or french (52).
help-pack-svg = The folder for single cards.
help-pack-pdf = The file for sheets to print.
help-pack-style = pictures, or large: corner and emblem alone.
help-pack-corners = The language of the corner letters: { $languages }. Left out, the language in use.
help-pack-paper = The paper of the sheets: a4 or letter.
help-pack-size = The cards on the sheets: poker (63.5 x 88.9 mm), old (57 x 88) or narrow (64 x 110).
help-pack-two_colours = The French { -pack } in red and black instead of four colours.
help-pack-letters = Corner letters; without them the cards look as they used to.
help-pack-lines = Sheets without colours, to be coloured by hand.
help-pack-backs = A sheet of backs behind each sheet, for printing on both sides.
help-pack-force = Write over files that exist.

help-svoyi = { -svoyi }, solved.
help-solve = Work out who wins every position, in how many bouts, and keep it in a table.
    .more = Stop it at any time: the same command goes on where it was.
help-solve-ranks = Cards of each { -suit }: 6 for the { -pack } of 24, 8 for 32.
help-solve-form = The form of a turn: single (one card) or cover_and_lead.
help-solve-low_trump = Whether any own { -trump } beats a card of one's own { -trump } { -suit }. Left out, yes in the form single, no in cover_and_lead.
help-solve-distances = Whether to keep the distances too, with one card a turn up to 8 { -ranks }, else up to 7. Left out, if they fit into the memory.
help-solve-threads = How many work at it. Left out, as many as there are cores.
help-solve-out = Where the table is written. Left out, in your data folder.
help-solve-fold = Write a small file to be handed on, instead of a large one that is asked at once.
help-solve-json = Print the summary as JSON.

help-probe = Tell who wins the position at the end of a record, and what each action is worth.
    .more = The tables of 24 cards come with the package. Others are made by "trappola svoyi solve", or put into the data folder by hand; without one a search tells what it can prove.
help-probe-record = The record, in either form; - reads from standard input.
help-probe-json = Print the answer as JSON.
help-tables = List the tables there are, and where.
help-tables-check = Read every table whole and compare it with its checksum.

## What is wrong with a command line

no-language = Nothing here is in "{ $wish }" yet; this is English. There are the languages { $languages }.
flag-unknown = There is no flag { $flag } here; "{ $command } --help" lists those there are.
flag-missing = { $flag } must be given; "{ $command } --help" says what it is.
flag-wants-value = { $flag } wants a value after it.
flag-wrong-value = "{ $value }" is no value of { $flag }.
flag-twice = { $flag } is given twice.
flag-too-much = These words are too many: { $words }.
flag-wrong = The command line cannot be read; "{ $command } --help" says what belongs there.

help-puzzle = Solve puzzles: positions of real deals in which exactly one play wins.
help-puzzle-grade = Only puzzles of this grade, from 1 (easy) to 5.
help-puzzle-number = Begin with this one of the collection. Left out, they come in any order.
help-puzzle-json = Print one puzzle with its solution as JSON.

help-study = Make the study's tables and figures again from the tables of the game.
    .more = Needs the extra "study".
help-study-out = The folder for CSV, Parquet and SVG files.
help-study-ranks = The pack that is studied, by the cards of a suit.
help-study-cost = Up to how many ranks it is measured what solving costs.
