### The solved game: tables, solving, what is wrong with them.

svoyi-no-form = There is no form "{ $form }"; the forms are { $forms }.
svoyi-no-ranks = The form { $form } is solved for { $least } to { $most } { -ranks }, not for { $ranks }.
svoyi-threads = { $threads } threads cannot work; there must be at least one.
svoyi-no-memory = { $distances ->
    [yes] Solving this takes { $needed } of memory and { $free } are free; close other programs, take fewer threads, or leave the distances out.
   *[no] Solving this takes { $needed } of memory and { $free } are free; close other programs, or take fewer threads.
}
svoyi-memory-refused = Solving this takes { $needed } of memory, and the system does not give it; close other programs, or take fewer threads.
svoyi-table-no-memory = The table in { $file } takes { $needed } of memory and { $free } are free; close other programs.
svoyi-distance-too-long = A distance does not fit into the table; solve without distances.
svoyi-trumps = "{ $trumps }" are no { -trumps }; each seat has a { -suit } of its own, such as "sh".
svoyi-no-seat = This is no position: the seat on turn is 0 or 1, not { $seat }.
svoyi-no-lead = This is no position: only who has just covered a card, and holds another, leads on top of it.
svoyi-other-form = The table is of another form of the game; open the table of the form that is asked about.
svoyi-other-pack = The table is of { $cards } cards, and other cards lie here; open the table of that { -pack }.
svoyi-cards-missing = Every card must lie in a hand or on the { -pile }; the { -pack } has { $wanted } cards, and these are missing: { $missing }.
svoyi-hand-empty = This is no position: both seats need cards; whoever has none left has won.
svoyi-file-foreign = { $file } is no table of { -svoyi }; "{ $command }" makes one.
svoyi-file-newer = { $file } was made by a newer version (format { $found }); this one reads up to format { $known }. Install the newer version to use it.
svoyi-file-older = { $file } was made by an older version (format { $found }, now { $known }); make it anew with "{ $command }".
svoyi-file-checksum = { $file } does not agree with its checksum; it is damaged, make it anew with "{ $command }".
svoyi-file-size = { $file } is not as long as such a table is; it is damaged or breaks off, make it anew with "{ $command }".
svoyi-not-read = { $file } cannot be read: { $problem }.
svoyi-no-table = There is no table of { $cards } cards for the form { $form }; make it with "{ $command }", or put it into { $folder }.
svoyi-file-damaged = { $file } is damaged or breaks off in block { $number }; make it anew with "{ $command }".
svoyi-file-longer = { $file } goes on after its last block; it is damaged, make it anew with "{ $command }".
svoyi-not-file = { $file } is no regular file; name a file for it.
svoyi-sweeps-other = { $file } holds the sweeps of the form { $form } with { $ranks } { -ranks }; delete it or name another file with --out.
svoyi-no-distances = Distances are not kept with { $ranks } { -ranks }; solve without distances.
svoyi-sweeps-kind = { $file } holds a solution { $kept ->
    [yes] with distances; go on with --distances
   *[no] without distances; go on with --no-distances
}, delete it or name another file with --out.
svoyi-sweeps-older = { $file } holds sweeps as an older version kept them (format { $found }, now { $known }); delete it or name another file with --out.
svoyi-sweeps-wrong = { $file } holds sweeps that are damaged or do not follow from each other; delete it and begin anew.

svoyi-estimate = Solving takes at most { $needed } of memory; { $free } are free.
svoyi-without-distances = The distances do not fit into the memory as well, and are left out.
svoyi-resumed = Going on after sweep { $sweep }.
svoyi-kept = Stopped. The same command goes on after sweep { $sweep }.
svoyi-working = Sweep { $sweep }
svoyi-written = The table is written to { $file } ({ $size }).

svoyi-title = { -svoyi }, { $ranks } { -ranks }, for the leader
svoyi-form = { $form ->
    [single] One card a turn.
   *[cover_and_lead] Cover and lead.
}
svoyi-low = { $low ->
    [yes] Any own { -trump } beats an own { -trump }.
   *[no] An own { -trump } must be higher to beat an own { -trump }.
}
svoyi-positions = Positions
svoyi-mirror = Mirror deals
svoyi-dealt = Dealt
svoyi-won = Won
svoyi-lost = Lost
svoyi-drawn = Drawn
svoyi-longest = Longest win
svoyi-longest-loss = Longest loss
svoyi-mean = Mean bouts
svoyi-nobody-leads = Lost for whoever leads: { $number }
svoyi-took = Sweeps: { $sweeps }. Seconds: { $seconds }; of processor time: { $processor }.
svoyi-number = { $number }
svoyi-fraction = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
svoyi-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }%

# Asking

svoyi-over = The deal is over; there is nothing to ask about.
svoyi-record-other = { $file } is a record of { $game }; only { -svoyi } is solved (the game svoyi, also played as challenge).
svoyi-record-over = In { $file } the last deal is over; leave its last actions away to ask about the position before them.
svoyi-record-undealt = In { $file } the { -suits } are not chosen yet; there is no position before the cards are dealt.
svoyi-no-oracle = With these { -house-rules } the game is not solved; it is where a last card wins at once and no number of turns makes who has fewer cards the winner.
svoyi-table = { $cards } cards ({ $size })
svoyi-distances = { $distances ->
    [yes] With distances.
   *[no] Without distances.
}
svoyi-tables-folder = Tables that you put into { $folder } are found.

# The study

svoyi-study-extra = The study needs { $name }; install it with: pip install "trappola[study]"
svoyi-study-cost = What solving costs is measured for { $least } to { $most } { -ranks }, not up to { $cost }.
svoyi-study-written = { $file } is written.
svoyi-form-single = one card a turn
svoyi-form-cover_and_lead = cover and lead
svoyi-figure-form = { $cards } cards, { $form }
svoyi-figure-distance = Bouts to the end
svoyi-figure-positions = Positions
svoyi-figure-solid = won (dotted: lost)
svoyi-figure-rank = Rank that is led
svoyi-figure-share = Leads that win, in percent
svoyi-figure-own = own trump
svoyi-figure-other = other's trump
svoyi-figure-plain = plain
svoyi-figure-cards = Cards in the pack
svoyi-figure-seconds = Seconds of processor time
svoyi-figure-winning-leads = Winning leads
svoyi-figure-deals = Won mirror deals, in percent
