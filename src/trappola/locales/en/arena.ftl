### The arena: players measured against each other.

arena-deals-or-matches = Give either --deals or --matches: single deals are measured, or whole matches.
arena-too-few = There must be at least one deal and one job.
arena-seconds = The time for a move is more than nothing and at most an hour (3600 seconds).
arena-worker-died = A worker process has died; there may be too little memory for so many jobs.
not-in-the-arena = The player that sees every card plays in the arena only.
arena-so-far = A { $share } ({ $low }–{ $high })
arena-so-far-replaced = ; { $player }: { $part } not its own
arena-stopped = Stopped; this is what was played.
arena-player = Player
arena-points = Points
arena-share = Share
arena-replaced = Not its own
arena-moves = Moves
arena-mean = Mean
arena-p99 = 99 of 100
arena-longest = Longest
arena-unit-deal = single deals
arena-unit-match = whole matches
arena-played = { $deals ->
        [one] One deal
       *[other] { $deals } deals
    } in { $pairs ->
        [one] one pair
       *[other] { $pairs } pairs
    } of games on the same cards; measured by { $unit }.
arena-interval = { $player } takes { $share } of the points; with 99 % confidence between { $low } and { $high }.
arena-failures = { $player } has failed { $number ->
        [one] once
       *[other] { $number } times
    }; a legal action was made in its place:
arena-silly = Silly plays
arena-silly-all = all / decisions

verdict-better = { $better } is better than { $worse }.
verdict-few = { $better } looks better than { $worse }, but so few pairs say little; play { $pairs } at least.
verdict-open = This does not decide between { $a } and { $b }. If the share stays near { $share }, it takes about { $more } more deals.
verdict-level = { $a } and { $b } are level as far as this can tell: neither is more than { $width } points of a hundred ahead.
verdict-nothing = Nothing was played, so nothing is decided.
verdict-not-own = The figures of { $player } are not its own: it has failed, and the club player has made { $part } of its moves in its place.
verdict-not-measured = So this says nothing of { $players }; what has failed stands above.

plot-missing = Drawing needs matplotlib: install trappola[plot].
plot-kind = { $file } cannot be drawn; the endings are { $kinds }.
plot-interval = 99 % confidence
plot-deals = deals
plot-share = { $player }'s share of the points, %
plot-title = { $game }: { $a } against { $b }

ladder-too-few = A ladder needs two players at least.
ladder-no-result = { $file }, line { $line }: this is no result of a ladder.
ladder-now = { $game }: { $a } against { $b }
ladder-rating = Rating
ladder-interval = 99 % sure
ladder-about = Elo points by shares of the points, { $anchor } standing at 0: 100 points ahead are 64 % of the points.
ladder-written = The results are kept in { $file }; the same command goes on with them.
ladder-not-own = The rating of { $player } is not its own: it has failed, and the club player has made { $part } of its moves in its place. Take its lines out of { $file } once it is mended.

silly-points-thrown = points given to a lost trick
silly-points-kept = points not brought home
silly-two-thrown = a two thrown away
silly-ace-thrown = an ace thrown on a lost trick
silly-aces-broken = declared aces broken for nothing
silly-aces-unsaid = aces played before they are declared
silly-ace-laid-away = an ace laid away
silly-win-missed = a win left lying
silly-loss-allowed = a loss walked into

no-world = No deal was found in { $number } tries that explains what the player was told.
