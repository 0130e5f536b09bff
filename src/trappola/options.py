"""Options: the switches of a game, each with its values and its source.

>>> from trappola import GAMES
>>> rules = GAMES["classica"].rules(two_rank="lowest")
>>> rules.two_rank, rules.target, rules.changed
('lowest', 60, {'two_rank': 'lowest'})
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from trappola.errors import OptionClash, UnknownName

Value = bool | int | float | str

LONGEST = 9
"""The digits of the greatest number an option may have."""
SMALLEST = 0.001
"""The smallest number with a fraction."""


class OpenValue:
    """A family of values: a number, or a word and a number such as ``target:60``.

    Args:
        prefix: what stands before the number; empty for a plain number.
        least: the smallest number.
        step: the number must be a multiple of this.
        fractions: whether the number may have a fraction (plain numbers only).
        most: the greatest number, or None.
    """

    def __init__(
        self,
        prefix: str = "",
        *,
        least: int = 1,
        most: int | None = None,
        step: int = 1,
        fractions: bool = False,
    ) -> None:
        self.prefix = prefix
        self.least = least
        self.most = most
        self.step = step
        self.fractions = fractions

    def __str__(self) -> str:
        if self.most is not None:
            return f"{self.prefix}{self.least}…{self.most}"
        return f"{self.prefix}N"

    def accepts(self, value: object) -> bool:
        """Whether this is one of the values."""
        if self.prefix:
            if not isinstance(value, str) or not value.startswith(self.prefix):
                return False
            digits = value[len(self.prefix) :]
            if not (digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST):
                return False
            return str(int(digits)) == digits and self._fits(int(digits))
        if isinstance(value, bool) or not isinstance(value, int | float):
            return False
        if self.fractions:
            return bool(SMALLEST <= value < 10**LONGEST)
        return isinstance(value, int) and self._fits(value)

    def _fits(self, number: int) -> bool:
        most = 10**LONGEST - 1 if self.most is None else self.most
        return self.least <= number <= most and number % self.step == 0

    def read(self, text: str) -> Value | None:
        """The value that a text stands for, or None."""
        if self.prefix:
            return text if self.accepts(text) else None
        try:
            number: int | float = int(text) if text.lstrip("-").isdecimal() else float(text)
        except ValueError:
            return None
        return number if self.accepts(number) else None


@dataclass(frozen=True)
class Option:
    """A switch of a game.

    Attributes:
        key: its name in records and, with dashes, on the command line.
        default: the value when nothing is said.
        others: the other values it may have.
        rule: the id of the rule in ``docs/sources.md``.
        sources: tags of the sources, defined in the same page; empty where only a proposal stands.
        default_from: gives the default where it depends on other options.
    """

    key: str
    default: Value
    others: tuple[Value | OpenValue, ...]
    rule: str
    sources: tuple[str, ...] = ()
    default_from: Callable[[Mapping[str, Value]], Value] | None = None

    @property
    def values(self) -> tuple[Value | OpenValue, ...]:
        """All values, the default first."""
        return (self.default, *self.others)

    @property
    def flag(self) -> str:
        """The name on the command line."""
        return "--" + self.key.replace("_", "-")

    def shown(self) -> list[str]:
        """The values as a person types them."""
        return [show(value) for value in self.values]

    def accepts(self, value: object) -> bool:
        """Whether the option may have this value; true and 1 are not the same."""
        for known in self.values:
            if isinstance(known, OpenValue):
                if known.accepts(value):
                    return True
            elif type(known) is type(value) and known == value:
                return True
        return False

    def read(self, text: str) -> Value:
        """The value a text on the command line stands for.

        Raises:
            UnknownName: there is none.
        """
        for known in self.values:
            if not isinstance(known, OpenValue) and show(known) == text.replace("-", "_"):
                return known
            if not isinstance(known, OpenValue) and show(known) == text:
                return known
        for known in self.values:
            if isinstance(known, OpenValue):
                value = known.read(text)
                if value is not None:
                    return value
        raise self.unknown(text)

    def unknown(self, value: object) -> UnknownName:
        """The error for a value that the option does not have."""
        return UnknownName(
            "no-value", value=show(value), option=self.key, values=" | ".join(self.shown())
        )


def show(value: object) -> str:
    """A value as text: ``true``, ``60``, ``lowest``."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) > 10**100:
        return f"{'-' if value < 0 else ''}1{'0' * 100}…"  # Python refuses to write all its digits
    return str(value)


@dataclass(frozen=True)
class Clash:
    """Two option values that exclude each other."""

    one: tuple[str, Value]
    other: tuple[str, Value]


class Rules(Mapping[str, Value]):
    """A game's options with the values they have at this table, read as attributes.

    Args:
        game: its name.
        options: what it offers.
        clashes: values that exclude each other.
        given: the values that were agreed on; the others have their defaults.
        idle: options that may be given too, although the game does not offer them; those that are
            not given have no value.

    Raises:
        UnknownName: an option or value that does not exist.
        OptionClash: two values that exclude each other.
    """

    def __init__(
        self,
        game: str,
        options: Iterable[Option],
        clashes: Iterable[Clash],
        given: Mapping[str, Any],
        *,
        idle: Iterable[Option] = (),
    ) -> None:
        offered = {option.key: option for option in options}
        known = {**offered, **{option.key: option for option in idle if option.key in given}}
        for key, value in given.items():
            if key not in known:
                raise UnknownName("no-option", option=key, game=game, options=sorted(offered))
            if not known[key].accepts(value):
                raise known[key].unknown(value)
        self._values: dict[str, Value] = {}
        self._defaults: dict[str, Value] = {}
        for key, option in known.items():
            default = option.default
            if option.default_from is not None:
                default = option.default_from({**self._values, **given})
            self._defaults[key] = default
            self._values[key] = given.get(key, default)
        for clash in clashes:
            if all(self._values.get(key) == value for key, value in (clash.one, clash.other)):
                raise OptionClash(
                    "option-clash",
                    one=f"{clash.one[0]}: {show(clash.one[1])}",
                    other=f"{clash.other[0]}: {show(clash.other[1])}",
                )

    @property
    def changed(self) -> dict[str, Value]:
        """The options that differ from their defaults, as a record holds them."""
        return {key: value for key, value in self._values.items() if value != self._defaults[key]}

    def __getattr__(self, key: str) -> Any:
        try:
            return self.__dict__["_values"][key]
        except KeyError:
            raise AttributeError(key) from None

    def __getitem__(self, key: str) -> Value:
        return self._values[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __repr__(self) -> str:
        return f"Rules({self.changed!r})"

    def number_after(self, key: str, prefix: str) -> int | None:
        """The number of a value such as ``target:60``; None if the value is another."""
        value = self._values[key]
        if isinstance(value, str) and value.startswith(prefix):
            return int(value[len(prefix) :])
        return None
