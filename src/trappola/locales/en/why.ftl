### Why a computer player did what it did. A reason stands after the action, its subject is who acted:
### "Bianca: king of cups. Takes the trick: 11 points."
###
### $points, $average, $least are why-points; $cost, $cup are why-chips; $margin is why-signed.

# $number may have a decimal.
why-points = { $number ->
    [0] no points
    [one] one point
   *[other] { $number } points
}
why-chips = { $number ->
    [one] one { -chip }
   *[other] { $number } { -chips }
}
why-signed = { $sign ->
    [plus] +{ $number }
    [minus] −{ $number }
   *[none] 0
}

why-only = There was no choice.

## A card of a trick, by rules of thumb

why-two = If it takes the { -trick } the two earns { $points }; the chance is { $percent } %.
why-wish = The { -partner } has asked for this { -suit }.
why-ace = Declared aces count in full only if none is lost; this one comes home with a chance of { $percent } %.
why-lead-sure = Takes the { -trick } for certain: at least { $points }.
why-lead-free = Takes the { -trick } for certain, with all that is added to it.
why-lead-likely = Takes the { -trick } with a chance of { $percent } %.
why-lead-low = Counts nothing: little is lost with it, and better cards are kept.
why-lead-risk = Counts { $points } and is lost with a chance of { $percent } %; every other lead looked worse.
why-take = Takes the { -trick }: { $points }.
why-take-likely = Takes the { -trick } with a chance of { $percent } %: { $points } so far.
why-help = The { -partner } is taking the { -trick }: adds { $points }.
why-partner = The { -partner } is taking the { -trick }: keeps the better cards.
why-let-go = Lets the { -trick } go ({ $points }): the cards that could take it are worth more later.
why-give = Cannot take the { -trick }: gives { $points }, for other cards would be missed more.
why-give-nothing = Cannot take the { -trick }: gives a card that counts nothing.
why-exact = All cards are known; what is left of the { -deal } brings { $margin }.
why-novice-lead = Leads the highest card: { $points }.
why-novice-partner = The { -partner } has the { -trick }: gives the lowest card.
why-novice-take = Takes what lies on the table: { $points }.
why-novice-least = Gives the lowest card: { $points }.

## What is decided by the hand, by rules of thumb

why-longest = { $number ->
    [one] The longest and strongest { -suit } in the hand: one card.
   *[other] The longest and strongest { -suit } in the hand: { $number } cards.
}
why-thumb-keep = At a glance this hand is worth { $points }; another one is worth { $average } on the average.
why-thumb-exchange = At a glance this hand is worth only { $points }; another one is worth { $average } on the average.
why-thumb-alifer = At a glance this hand is worth only { $points }; another { -deal } is asked for below { $least }.
why-thumb-accept = At a glance this hand, too, is worth only { $points }; another { -deal } is wanted below { $least }.
why-thumb-refuse = At a glance this hand is worth { $points }, and who asks has a poor one.
why-lay = { $number ->
    [one] Lays away the one card that counts little and belongs to no { -declaration }.
   *[other] Lays away { $number } cards that count little and belong to no { -declaration }.
}
why-lay-none = Each of these cards is worth more than one from the { -stock }.
why-pro = Pays { $cost } for a chance of about { $percent } % at a { -pot } of { $cup }.
why-no-pro = A chance of about { $percent } % at a { -pot } of { $cup } is not worth { $cost }.

## What the Master expects. $gain is one of why-points, why-chips, why-more-chance.

why-hand-keep = On the average this hand brings more than another one: { $gain }.
why-hand-exchange = On the average another hand brings more than this one: { $gain }.
why-pick-keep = On the average this hand brings more than the best exchange: { $gain }.
why-pick-exchange = On the average this exchange brings more than the next best choice: { $gain }.
why-name-trumps = On the average this { -suit } brings more as { -trumps } than the next best: { $gain }.
why-more-chance = { $percent ->
    [0] less than 1 % more chance to win the { -match }
   *[other] { $percent } % more chance to win the { -match }
}
why-alifer = The chance to win this { -deal } is { $percent } %; another one is asked for below { $limit } %.
why-no-alifer = Nothing more to declare; the chance to win this { -deal } is { $percent } %, too good for { -alifer } (below { $limit } %).
why-accept = The chance to win this { -deal } is { $percent } %; another one is wanted below { $limit } %.
why-refuse = The chance to win this { -deal } is { $percent } %; another one would be wanted only below { $limit } %.
# $details: why-signed, then why-next-best, then why-chance or why-in-chips, with commas between.
why-expects = Expected margin at the end of the { -deal }: { $details }.
why-known = All cards are known; margin at the end of the { -deal }: { $details }.
why-mixed = So that the other cannot count on it, this card is played in { $percent } of 100 such cases; expected margin at the end of the { -deal }: { $details }.
why-next-best = with the next best card { $margin }
why-chance = chance to win the { -match } { $percent } %
why-in-chips = counted in { -chips } { $margin }

## What is said

why-swap = The { -turn-up } is worth more in the hand: { $card }.
why-ask = It costs nothing, and the answer tells which card the other does not hold.
why-signal-trumps = Strong in { -trumps }, with the ace or the king: { $number } of them.
why-signal = Holds ace and king of this { -suit }: { $suit }.
why-done = There is nothing (more) to declare.
why-declare = Counts { $points }.
why-declare-now = Counts { $points }; after this it could not be declared any more.
why-declare-aces = Counts { $points } if none of these aces is lost.
why-blanche-unsaid = Leaves { -blanche } unsaid: { -bianka } takes its place in the end and counts more.

## Svoyi Kozyri

why-suits = Named before the cards are dealt, when all { -suits } are alike.
why-pile-win = Looking ahead, this wins whatever the other does.
why-pile-loss = Looking ahead, everything loses; this holds out longest.
why-pile-take = { $number ->
    [one] Takes the one card rather than spend on it what would be missed more.
   *[other] Takes the { $number } cards rather than spend on them what would be missed more.
}
why-pile-beat = Beats { $card } with the card that will be missed least some turns later.
why-pile-lead = Some turns later this leaves the better hand: fewer cards, or stronger ones.
why-tempted = { $number ->
    [0] Does not look ahead here.
   *[other] Does not see the end from here; of what it saw, in { $number } positions, this was tempting.
}
why-unproved = Nobody can prove here who wins; of what is not proved to lose this looks best.
