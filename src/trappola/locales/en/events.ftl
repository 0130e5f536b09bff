### What happened, told to a seat.
###
### $who is a name, of whatever gender, and never declined; of a side it is both names ("Ann + Cle").
### $cards, $first and $other are cards, which are heard as their names ("ace of cups"): best put
### where the nominative stands, such as behind a colon. $suit and $second are suits (suit-*),
### $what is a declaration (set-*, run, blanche, bianka), each with the forms of its attributes.

event-deal = { -deal(as: "title") } { $number }. { $who } deals.
event-stake = { $number ->
        [one] { $who } pays one { -chip } into the { -pot }.
       *[other] { $who } pays { $number } { -chips } into the { -pot }.
    }
event-dealt = { $who } is dealt { $cards }.
event-dealt-unseen = { $number ->
        [one] { $who } is dealt one card.
       *[other] { $who } is dealt { $number } cards.
    }
event-turn-up = { $cards } is turned up: { $suit } are { -trumps }.
event-trumps = { $who } names { -trumps }: { $suit }.
event-suits = { $who } takes { $suit } as { -trumps } and { $second } as second { -suit }.
event-lay = Half the { -pack } is laid open: { $cards }.
event-keep-own = { $who } keeps the cards of their own { -suits }: { $cards }.
event-put-back = { $who } puts back { $cards }.
event-take-twins = { $who } takes the cards that match them: { $cards }.
event-take-rest = { $who } takes what is left of the other's { -suits }: { $cards }.
event-expose = { $who } lays the whole hand open: { $cards }.
event-cover = { $who } turns the cards laid away face down.
event-discard = { $who } lays away { $cards }.
event-discard-unseen = { $number ->
        [one] { $who } lays away one card.
       *[other] { $who } lays away { $number } cards.
    }
event-bury = { $who } puts under the { -stock } { $cards }.
event-bury-unseen = { $number ->
        [one] { $who } puts one card under the { -stock }.
       *[other] { $who } puts { $number } cards under the { -stock }.
    }
event-draw = { $who } draws { $cards }.
event-draw-unseen = { $number ->
        [one] { $who } draws one card.
       *[other] { $who } draws { $number } cards.
    }
event-keep = { $who } keeps the hand.
event-swap = { $who } takes the { -turn-up } { $first } for { $other }.
event-declare = { $who } declares { $what }.
event-declare-shown = { $who } declares { $what }: { $cards }.
event-done = { $who } has nothing more to declare.
event-reveal = The { -declaration } of { $who } was { $what }.
event-ask = { $who } asks for the fourth card.
event-answer = { $who } answers for { $what }: the missing { -suit } is { $suit }.
event-alifer = { $who } asks: "{ -alifer }?"
event-accept = { $who } agrees; the cards are dealt again at twice the stake.
event-refuse = { $who } refuses.
event-signal-trumps = { $who } signals: strong in { -trumps }.
event-signal-weak = { $who } signals: nothing to lead to.
event-signal-suit = { $who } signals: lead { $suit }.
event-play = { $who } plays { $cards }.
event-trick = { $who } takes the { -trick }.
event-pile = { $who } plays { $cards }.
event-take = { $who } takes the { -pile }.
event-pro = { $who } says "{ -pro }" and pays for it.
event-no-pro = { $who } lets the { -streak } go.
event-takes-cup = { $who } has won three in a row and takes the { -cup }.
event-knocked-out = { $who } has no { -chips } left and leaves.
event-wins = { $who } wins the { -deal }.
event-nobody-wins = Nobody wins the { -deal }.
event-match-over = The { -match } is over: { $who } has won.
event-match-over-level = The { -match } is over.
