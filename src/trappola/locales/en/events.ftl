### What happened, told to a seat. $who is a name.

event-deal = Deal { $words }. { $who } deals.
event-stake = { $who } pays { $words } into the pot.
event-dealt = { $who } is dealt { $cards }.
event-dealt-unseen = { $who } is dealt { $number ->
        [one] one card
       *[other] { $number } cards
    }.
event-turn-up = { $cards } is turned up: { $suit } are trumps.
event-trumps = { $who } names trumps: { $suit }.
event-suits = { $who } takes { $suit } as trumps and { $second } as second suit.
event-lay = Half the pack is laid open: { $cards }.
event-keep-own = { $who } keeps the cards of his own suits: { $cards }.
event-put-back = { $who } puts back { $cards }.
event-take-twins = { $who } takes the cards that match them: { $cards }.
event-take-rest = { $who } takes what is left of the other's suits: { $cards }.
event-expose = { $who } lays the whole hand open: { $cards }.
event-cover = { $who } turns the cards laid away face down.
event-discard = { $who } lays away { $cards }.
event-discard-unseen = { $who } lays away { $number ->
        [one] one card
       *[other] { $number } cards
    }.
event-bury = { $who } puts under the stock { $cards }.
event-bury-unseen = { $who } puts { $number ->
        [one] one card
       *[other] { $number } cards
    } under the stock.
event-draw = { $who } draws { $cards }.
event-draw-unseen = { $who } draws { $number ->
        [one] one card
       *[other] { $number } cards
    }.
event-keep = { $who } keeps the hand.
event-swap = { $who } takes the turn-up { $first } for { $second }.
event-declare = { $who } declares { $what }.
event-declare-shown = { $who } declares { $what }: { $cards }.
event-done = { $who } has nothing more to declare.
event-reveal = { $who }'s declaration was { $what }.
event-ask = { $who } asks for the fourth card.
event-answer = { $who } answers for { $what }: the one of { $suit } is missing.
event-alifer = { $who } asks: "Alifer?"
event-accept = { $who } agrees; the cards are dealt again at twice the stake.
event-refuse = { $who } refuses.
event-signal-trumps = { $who } signals: strong in trumps.
event-signal-weak = { $who } signals: nothing to lead to.
event-signal-suit = { $who } signals: lead { $suit }.
event-play = { $who } plays { $cards }.
event-trick = { $who } takes the trick.
event-pile = { $who } plays { $cards }.
event-take = { $who } takes the pile.
event-pro = { $who } says "Pro" and pays for it.
event-no-pro = { $who } lets the streak go.
event-takes-cup = { $who } has won three in a row and takes the cup.
event-knocked-out = { $who } has no chips left and leaves.
event-wins = { $who } wins the deal.
event-nobody-wins = Nobody wins the deal.
event-match-over = The match is over: { $who } has won.
event-match-over-level = The match is over.
