### What is known of positions in games that hide nothing: in the terminal and on the page.

oracle-says-win = { $who } wins{ $distance ->
    [0] { "" }
    [1] {" "}in this bout
   *[other] , in { $distance } bouts at most
}.
oracle-says-loss = { $who } loses{ $distance ->
    [0] { "" }
    [1] {" "}in this bout
   *[other] , in { $distance } bouts at the latest
} if the other plays well.
oracle-says-draw = Neither side can force the end.
oracle-says-unknown = Nobody knows who wins here: no table is at hand and the search did not find it.
oracle-win = wins{ $distance ->
    [0] { "" }
    [1] {" "}now
   *[other] {" "}in { $distance }
}
oracle-loss = loses{ $distance ->
    [0] { "" }
    [1] {" "}now
   *[other] {" "}in { $distance }
}
oracle-draw = draws
oracle-unknown = not known
oracle-line = Best play of both, bout by bout
oracle-searched = No table of this pack is at hand; this is what a search could prove.
