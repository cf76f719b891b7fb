"""How a side is worn in every picture: its names and its colour, by its team or by its players."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce
from textwrap import wrap

from bot.words import Words
from db.model.people import Team, Teams
from faces.art.pen import written
from faces.parts import label
from hockey.game import SIDES

COLOURS = ("#C8202F", "#1F5FA8")
"""Those of the sides, home and away, until players have chosen some."""
INK, PAPER = "#15181C", "#FFFFFF"
SHORT = 11
# Of 255, and of 765.
BRIGHT, APART = 150, 120


@dataclass(frozen=True, slots=True)
class Jersey:
    """What a side is called on the board, line by line, and its colour (`#RRGGBB`).

    `players` says whether each line is a player's name, not a part of one name.
    """

    names: tuple[str, ...]
    colour: str
    players: bool = False


def jerseys_of(words: Words, names: Sequence[str], teams: Teams) -> tuple[Jersey, Jersey]:
    """Of both sides, with players of these names by seat; never of colours that are hard to tell apart."""
    told = [name_in_picture(words, seat, name) for seat, name in enumerate(names)]
    home, away = (_jersey(teams[side], side, told[side::SIDES]) for side in range(SIDES))
    if alike(home.colour, away.colour):
        spare = next(colour for colour in COLOURS[::-1] if not alike(colour, home.colour))
        away = replace(away, colour=spare)
    return home, away


def on_one_line(words: Words, jersey: Jersey) -> str:
    """A side's name where it has one line."""
    if not jersey.players:
        return " ".join(jersey.names)
    return reduce(lambda first, second: words("sheet-side", first=first, second=second), jersey.names)


def in_words(players: str, team: Team | None) -> str:
    """A side for whoever hears the picture: its team is read, and who plays for it."""
    return players if team is None else f"{label(team.name)} ({players})"


def name_in_picture(words: Words, seat: int, name: str) -> str:
    """A name in a picture, or what stands there for one that the pictures' font has no letters for."""
    return written(name) or words("rink-player", number=seat + 1)


def colour_of(team: Team) -> str:
    return f"#{team.colour:06X}"


def alike(one: str, other: str) -> bool:
    """Whether two colours are hard to tell apart."""
    return sum(abs(first - second) for first, second in zip(_rgb(one), _rgb(other), strict=True)) < APART


def ink_on(colour: str) -> str:
    """What is read on a colour: white, or on a bright one black."""
    red, green, blue = _rgb(colour)
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > BRIGHT else PAPER


def _jersey(team: Team | None, side: int, players: Sequence[str]) -> Jersey:
    """A side by its team, or by its players where it has none, or one that the font has no letters for."""
    name = "" if team is None else written(label(team.name))
    alone = name or (players[0] if len(players) == 1 else "")
    names = _lines(alone) if alone else players
    return Jersey(tuple(names), COLOURS[side] if team is None else colour_of(team), players=not alone)


def _lines(name: str) -> list[str]:
    """A long name on two lines, where its words let it."""
    return wrap(
        name, max(SHORT, (len(name) + SHORT) // 2), break_long_words=False, max_lines=2, placeholder="…"
    )


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
