### What is known of positions in games that hide nothing: in the terminal and on the page.
###
### $distance counts bouts; 0 says that their number is not known.

oracle-says-win = { $distance ->
    [0] { $who } wins.
    [1] { $who } wins in this bout.
   *[other] { $who } wins, in { $distance } bouts at most.
}
oracle-says-loss = { $distance ->
    [0] { $who } loses if the other plays well.
    [1] { $who } loses in this bout if the other plays well.
   *[other] { $who } loses, in { $distance } bouts at the latest if the other plays well.
}
oracle-says-draw = Neither side can force the end.
oracle-says-unknown = Nobody knows who wins here: no table is at hand and the search did not find it.
oracle-win = { $distance ->
    [0] wins
    [1] wins now
   *[other] wins in { $distance }
}
oracle-loss = { $distance ->
    [0] loses
    [1] loses now
   *[other] loses in { $distance }
}
oracle-draw = draws
oracle-unknown = not known
oracle-line = Best play of both, bout by bout
oracle-searched = No table of this { -pack } is at hand; this is what a search could prove.
oracle-remedy = With a table it is known for certain; "{ $command }" makes one.
oracle-do-take = take
# A pause-to-pause stretch of a line and its actions, such as "1. Ann 9s, Ben 10s, Ann take".
oracle-stretch = { $number }. { $actions }
oracle-none = { $game } cannot be analysed with these { -house-rules }; analysis is for games in which nothing is hidden and which are solved, such as svoyi.
oracle-no-line = How it goes on is not known.
oracle-hint = Analysis is on. Type win for the best line, back to take your last action back.
oracle-back-none = There is nothing of yours to take back in this deal.
oracle-mistakes = { $number ->
    [0] Nobody gave anything away.
    [one] One mistake:
   *[other] { $number } mistakes:
}
oracle-mistake-win = Action { $number }, { $who }: { $played } gave the win away. What won: { $better }.
oracle-mistake-draw = Action { $number }, { $who }: { $played } gave the draw away. What held it: { $better }.

### Puzzles

no-puzzles = There are no puzzles of { $game }; there are some of { $games }.
puzzle-no-number = There is no puzzle { $number }; they are numbered from 1 to { $most }.
puzzle-no-grade = There is no grade { $grade }; the grades go from 1 (easy) to { $most }.
puzzle-other-grade = Puzzle { $number } is of grade { $found }, not of grade { $grade }; name a number or a grade.
puzzle-title = Puzzle { $number }, grade { $grade } of { $most }: find the one play that wins.
puzzle-rule = { $rule }: { $value }.
puzzle-help = Type the number of a line, or the action itself: a card (9c), "take". q leaves.
puzzle-ask = { $who } to play (q to leave):
puzzle-right = Right: { $action } wins, and nothing else does.
puzzle-wrong = No, { $action } does not win.
puzzle-reply = { $who } answers { $action }
puzzle-next = Press Enter for the next puzzle (q to leave):
puzzle-solved = { $solved } of { $tried } solved.
