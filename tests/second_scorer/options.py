"""The options of every game: key, default, and which values are good."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping

from .errors import WrongRecord

Check = Callable[[object], bool]
Entry = tuple[object, Check]


def choice(*values: object) -> Entry:
    """One of the values, the first being the default; True is not 1."""
    return values[0], lambda value: any(type(value) is type(v) and value == v for v in values)


def number(default: int, low: int, high: int | None = None) -> Entry:
    """A whole number in a range."""
    return default, lambda value: is_number(value, low, high)


def pattern(*texts: str, whole: bool = False) -> Entry:
    """One of the texts, the first the default, where N stands for a whole number from 1.

    With `whole` a bare whole number is good as well.
    """
    parts = [re.escape(text).replace("N", "([1-9][0-9]*)") for text in texts]
    expression = re.compile("|".join(parts))

    def check(value: object) -> bool:
        if isinstance(value, str):
            return expression.fullmatch(value) is not None
        return whole and is_number(value, 1)

    return texts[0], check


def is_number(value: object, low: int, high: int | None = None) -> bool:
    """Whether it is a whole number in the range (and no boolean)."""
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    return value >= low and (high is None or value <= high)


def is_rate(value: object) -> bool:
    """D3: any positive number."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return math.isfinite(value) and value > 0


def is_schneider(value: object) -> bool:
    """K12; `german:<N` with any N."""
    return isinstance(value, str) and (
        value in ("by_declarations", "always_6", "always_12")
        or re.fullmatch(r"german:<(0|[1-9][0-9]*)", value) is not None
    )


def is_even_match(value: object) -> bool:
    """C13: `even_deals:N` needs an even number of deals."""
    good = pattern("target:N", "single", "even_deals:N", "difference_paid")[1](value)
    return good and (
        not str(value).startswith("even_deals:") or int(str(value).split(":")[1]) % 2 == 0
    )


FLAG = choice(False, True)
FIRST_DEALER = {"first_dealer": choice("draw", "fixed")}

CARDANO: dict[str, Entry] = FIRST_DEALER | {
    "deal_packets": choice("5-4", "4-5"),
    "exchange": choice("stock_limited", "one_each", "none"),
    "discards_visible": choice("always", "at_discard_only"),
    "declare_window": choice("before_play_of_set", "before_first_card"),
    "upgrade_three_to_four": FLAG,
    "allow_understate": FLAG,
    "forfeit_on_loss": choice("none", "all", "aces_only"),
    "match": ("target:100", is_even_match),
}

BULKA_PLAY: dict[str, Entry] = {
    "bulka_leader": choice("challenger", "no1"),
    "alifer": choice("off", "on"),
    "alifer_stake": choice("total", "additional"),
    "alifer_doubles_all": FLAG,
    "alifer_max": pattern("none", whole=True),
    "ask_fourth": choice("figures", "figures_and_twos", "off"),
    "bianka_stacks": FLAG,
    "aces_partial": choice("flat", "keep_three_if_three_kept"),
}

BULKA: dict[str, Entry] = BULKA_PLAY | {
    "hide_rank": FLAG,
    "bulka_tie": choice("replay", "no1_stays", "no1_wins", "challenger_wins"),
    "bulka_exit_order": choice("loser_then_winner", "winner_then_loser"),
    "pro": choice("compulsory", "optional_declines_streak"),
    "pro_consult": choice("on", "off"),
    "start_chips": number(100, 0),
    "debts": choice("allow", "knock_out"),
    "session_end": pattern("off", "rounds:N", "bulkas:N"),
    "remainder": choice("split", "no1", "carry"),
}

TWO_HANDED: dict[str, Entry] = (
    BULKA_PLAY
    | FIRST_DEALER
    | {
        "two_hand_roles": choice("loser_challenges", "alternate"),
        "rate": (1, is_rate),
    }
)

QUATTRO_AND_CLASSICA: dict[str, Entry] = FIRST_DEALER | {
    "values": choice("base", "czech"),
    "twos": choice("with", "without"),
    "two_rank": choice("fifth", "lowest"),
    "overtrump": choice("off", "trump_led_or_trumped", "head_always"),
    "match_scoring": choice("margin", "full_points", "fixed_1", "fixed_2"),
    "target": number(60, 1),
    "declarations": choice("on", "off", "mandatory"),
    "declare_window": choice("before_first_card", "at_first_lead"),
    "declaration_timing": choice("end", "immediate_race"),
    "card_in_two_combos": choice(True, False),
    "show_declared": choice("cards", "rank_only"),
    "forfeit": choice("off", "whole_combination", "share"),
    "runs": choice("court", "any_adjacent"),
    "schneider": ("by_declarations", is_schneider),
    "turnup_swap": choice("off", "seven", "two"),
    "next_dealer": choice("alternate", "loser", "winner"),
    "czech_two": choice(1, 2, 0),
    "czech_declaration_values": choice("base", "minus_one_per_level"),
}

CLASSICA: dict[str, Entry] = QUATTRO_AND_CLASSICA | {
    "exchange": choice("off", "austrian", "talon"),
    "exchange_discards": choice("dead", "under_stock"),
    "exchange_parity": choice("free", "second_player_must_even"),
    "declare_before_exchange": FLAG,
    "odd_card": choice("unclaimed", "last_trick_winner_scores_it", "winner_draws_loser_short"),
    "talon_limit": choice(3, 9, "whole_hand_only"),
    "talon_draw": choice("off", "on"),
}

QUATTRO: dict[str, Entry] = QUATTRO_AND_CLASSICA | {
    "quattro_trump": choice("bottom_card", "last_dealt_shown_after", "none", "dealer_names"),
    "quattro_lead": choice("left_of_dealer", "dealer"),
    "signals": choice("allowed", "off"),
}

SVOYI: dict[str, Entry] = FIRST_DEALER | {
    "turn_form": choice("single", "cover_and_lead"),
    "low_trump_on_own_trump": FLAG,
    "starter": choice("non_dealer", "dealer"),
    "mirror": choice("trump_to_trump", "crossed"),
    "repetition": choice("draw_on_3", "draw_on_2", "off"),
    "max_turns": pattern("none", "fewer_cards_wins:N", whole=True),
    "last_card_must_stand": FLAG,
    "ranks": number(6, 6, 13),
    "suit_choice": choice("free", "by_colour"),
    "match": pattern("single", "best_of:N"),
}


class Options:
    """All options of one record, the defaults filled in."""

    def __init__(self, registry: Mapping[str, Entry], given: Mapping[str, object]) -> None:
        for key, value in given.items():
            if key not in registry:
                raise WrongRecord(f"unknown option {key}")
            if not registry[key][1](value):
                raise WrongRecord(f"option {key} has no value {value!r}")
        self.given = dict(given)
        self._values = {key: entry[0] for key, entry in registry.items()} | self.given

    def raw(self, key: str) -> object:
        """The value as it is; None if the game has no such option."""
        return self._values.get(key)

    def is_(self, key: str, value: object) -> bool:
        """Whether the option has this value; false if the game has no such option."""
        return self.raw(key) == value

    def text(self, key: str) -> str:
        """The value as text."""
        return str(self._values[key])

    def flag(self, key: str) -> bool:
        """The value of a switch; false if the game has no such option."""
        return self.raw(key) is True

    def whole(self, key: str) -> int:
        """The number in a value: of 7, `target:7`, `german:<7`."""
        return int(re.sub(r"\D", "", self.text(key)))
