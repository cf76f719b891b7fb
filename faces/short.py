"""Names for little room: cut, but still distinct."""

from collections.abc import Sequence
from functools import reduce
from unicodedata import category

from bot.words import Words
from faces.parts import flatten, label
from hockey.game import SIDES

SHORTEST_NAME = 12
"""At least this much of a name is left."""
PICTURES = frozenset({"So", "Sk", "Mn", "Me", "Cf"})
"""Characters that are emojis, or change how one looks."""


def side_labels(words: Words, names: Sequence[str], longest: int) -> list[str]:
    """Both sides by the names of their players, by seat, without markup.

    Each has a number of characters for its names, and the two are never alike.
    """
    whole = [flatten(name) for name in names]
    home, away = (_side(words, whole[side::SIDES], longest, whole) for side in range(SIDES))
    if home != away:
        return [home, away]
    return [words("sheet-side-alike", side=home, number=number) for number in range(1, SIDES + 1)]


def short_names(names: Sequence[str], longest: int) -> list[str]:
    """Each name in a number of characters without markup, and still distinct."""
    whole = [flatten(name) for name in names]
    return [_cut(name, longest, whole) for name in whole]


def _side(words: Words, names: Sequence[str], longest: int, among: Sequence[str]) -> str:
    rooms = _shared([len(name) for name in names], longest)
    cut = [_cut(name, room, among) for name, room in zip(names, rooms, strict=True)]
    return reduce(lambda first, second: words("sheet-side", first=first, second=second), cut)


def _shared(lengths: Sequence[int], longest: int) -> list[int]:
    """How many characters each of a side's names gets: a long name takes what a short one leaves."""
    fair = longest // len(lengths)
    spare = sum(max(0, fair - length) for length in lengths)
    return [min(length, fair + spare) for length in lengths]


def _cut(name: str, room: int, names: Sequence[str]) -> str:
    """A name in a number of characters: enough of it is left that it can't be any of the other `names`."""
    if len(name) <= room:
        return name
    others = [other for other in names if other != name]
    known = {*others, *map(_bare, others)}
    for shown in (label(_bare(name), room), f"…{name[1 - room :]}", _middle(name, room, others)):
        if not any(_could_be(shown, other) for other in known):
            return shown
    return f"{name[: room - 2]}…{names.index(name) + 1}"


def _could_be(shown: str, name: str) -> bool:
    """True if a name could be shown like that, if each … stands for something or nothing.

    Names may have as many of them as they like: it takes no longer than reading both once for each.
    """
    first, *parts = shown.split("…")
    if not parts:
        return shown == name
    *middle, last = parts
    at, end = len(first), len(name) - len(last)
    if at > end or not (name.startswith(first) and name.endswith(last)):
        return False
    for part in middle:
        found = name.find(part, at, end)
        if found < 0:
            return False
        at = found + len(part)
    return True


def _bare(name: str) -> str:
    """A name without its emojis, which go before any letter."""
    letters = "".join(letter for letter in name if category(letter) not in PICTURES)
    return " ".join(letters.split()) if any(map(str.isalnum, letters)) else name


def _middle(name: str, room: int, others: Sequence[str]) -> str:
    """From where it differs from the one with the most similar beginning."""
    start = max((_alike(name, other) for other in others), default=0)
    rest = name[start:]
    return f"…{rest}" if len(rest) < room else f"…{rest[: room - 2]}…"


def _alike(name: str, other: str) -> int:
    """How far two names are the same."""
    letters = enumerate(zip(name, other, strict=False))
    return next((at for at, (one, another) in letters if one != another), min(len(name), len(other)))
