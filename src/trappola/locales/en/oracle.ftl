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
