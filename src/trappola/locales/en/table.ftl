### What the table and its store say.

no-table = There is no table behind this link; it may be mistyped, or the table belongs to another server.
no-rules = There is no rule page for { $game }.
no-path = There is nothing at { $path }.
stale = The table has moved on since you chose; look again.
undo-impossible = This cannot be taken back: there is nothing of yours to take back, or a card has been seen since.
undo-not-asked = Nobody has asked you to take something back.
spectator = Spectators watch; they cannot act.
no-hello = The first message must be "hello".
message-too-long = A message may have { $most } letters at most.
bad-request = { $place }: { $problem }
event-undo = { $who } takes back { $words ->
        [1] one action
       *[other] { $words } actions
    }.

store-folder = The folder { $folder } cannot be made: { $problem }.
store-newer = The store was made by a newer version of this program; install that version to use it.
store-broken = The store at { $url } cannot be used: { $problem }.
signal-trumps = strong in trumps
signal-weak = nothing to lead to
