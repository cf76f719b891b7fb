"""Options that offer choices while a person types: what is listed, and what is meant by what arrives.

The main idea is that a client may send anything: a choice's id, the label that it showed, or a name with its
`#` or `@` made into a mention. Every command that offers choices finds here what is meant.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from discord import app_commands

from faces.parts import label

MOST_CHOICES = 25
LONGEST_CHOICE = 100
# The signs of mentions, which clients add to names or take from them.
MENTIONING = re.compile(r"[<>@#&!]")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Choosable(Generic[T]):
    """What an option offers: its id, its line in the list, and other names that are understood.

    `sought` is what a list is searched by, if that isn't the line.
    """

    thing: T
    id: str
    line: str
    names: tuple[str, ...] = ()
    sought: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        return label(self.line, LONGEST_CHOICE)

    @property
    def known_as(self) -> Iterator[str]:
        return map(folded, (self.label, self.line, *self.names))

    @property
    def searched(self) -> Iterator[str]:
        return map(folded, self.sought or (self.line,))


def folded(text: str) -> str:
    """A text as it's compared with others: without case, signs of mentions, and spaces around it."""
    return " ".join(MENTIONING.sub(" ", text).casefold().split())


def listed(offered: Iterable[Choosable[T]], typed: str) -> list[app_commands.Choice[str]]:
    """The choices for what is typed so far."""
    wanted = folded(typed)
    fitting = [each for each in offered if any(wanted in text for text in each.searched)]
    return [app_commands.Choice(name=each.label, value=each.id) for each in fitting[:MOST_CHOICES]]


def meant(offered: Iterable[Choosable[T]], typed: str) -> list[T]:
    """What a person means: the one with that id, else all with that label or name."""
    every, wanted = list(offered), folded(typed)
    chosen = [each.thing for each in every if folded(each.id) == wanted]
    return chosen or [each.thing for each in every if wanted in each.known_as]


def partly_meant(offered: Iterable[Choosable[T]], typed: str) -> list[T]:
    """The same; if there is none, all that have what was typed in them, in whole words if there are any."""
    every, wanted = list(offered), folded(typed)
    # Match 1 isn't match 17.
    whole = [each.thing for each in every if any(f"{wanted} " in f"{text} " for text in each.searched)]
    part = [each.thing for each in every if any(wanted in text for text in each.searched)]
    return meant(every, typed) or (whole or part if wanted else [])
