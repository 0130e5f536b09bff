### What the table and its store say.

no-table = There is no table behind this link; it may be mistyped, or the table belongs to another server.
no-rules = There is no rule page for { $game }.
no-path = There is nothing at { $path }.
stale = The table has moved on since you chose; look again.
undo-impossible = This cannot be taken back: there is nothing of yours to take back, or a card has been seen since.
undo-not-asked = Nobody has asked you to take something back.
spectator = Spectators watch; they cannot act.
no-hello = The first message must be "hello".
message-too-long = A message may have at most { $most } letters.
# $place is a place in what was sent, such as "body.seats".
bad-request = { $fault ->
        [missing] "{ $place }" is missing.
        [extra] "{ $place }" does not belong here.
       *[wrong] What "{ $place }" holds does not fit.
    }
not-here = At { $place } this cannot be done (HTTP { $status }).
event-undo = { $number ->
        [one] { $who } takes back one action.
       *[other] { $who } takes back { $number } actions.
    }
event-analysis-on = { $who } would like to see what each play is worth; everybody must agree.
event-analysis-all = Everybody now sees what each play is worth.
event-analysis-off = { $who } ends the analysis.
analysis-off = The analysis is not on at this table.

store-folder = The folder { $folder } cannot be made: { $problem }.
store-newer = The store was made by a newer version of this program; install that version to use it.
store-broken = The store at { $url } cannot be used: { $problem }.
event-hints-on = { $who } would allow hints; everybody must agree.
event-hints-all = Hints are allowed from now on: each by what one seat knows.
event-hints-off = { $who } ends the hints.
hints-off = Hints are not allowed at this table; everybody would have to agree.
event-no-table = No table of this { -pack } is at hand: the computer looks ahead instead of knowing every position. A table is made by "{ $command }".
event-damaged-table = The table of this { -pack } is damaged: from now on the computer looks ahead instead of knowing every position. The table is made anew by "{ $command }".
