"""A side's jersey, in pictures and texts: its names and its colour, by its team or by its players."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache, reduce
from math import hypot
from textwrap import wrap

from bot.words import Words
from db.model.people import Team, Teams
from faces.art.colours import Jersey, rgb
from faces.parts import label
from hockey.game import SIDES

COLOURS = ("#C8202F", "#1F5FA8")
"""The sides' colours, home and away, until players have chosen some."""
SHORT = 11
LACKED = re.compile(
    r"[^\s\x20-\x7e\xa0-\xac\xae-\u017f\u0218-\u021b\u0386-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0401-\u045f\u0490\u0491"
    r"\u2013\u2014\u2018-\u201e\u2026\u2116\u25b2\u25b6\u25bc\u25c0\u2605\u2660\u2663\u2665\u2666]"
)
"""A sign that the pictures' font lacks: what `faces/art/fonts/README.md` doesn't list."""
APART = 0.3
"""Two colours look different from this distance on."""
MARKS = {
    "🔴": "#C8202F",
    "🔵": "#1F5FA8",
    "🟢": "#1E6B3C",
    "🟡": "#FFB81C",
    "🟠": "#F47A38",
    "🟣": "#6A3FA0",
    "🟤": "#6F4E37",
    "⚫": "#15181C",
    "⚪": "#C8CED3",
}
"""The emoji for a colour in texts."""
HUES = 4
"""By its mark, a navy team is blue, not black."""
PAIRS_KEPT = 64
# Oklab's, from https://bottosson.github.io/posts/oklab
CONES = ((0.41222, 0.53633, 0.05145), (0.21190, 0.68070, 0.10740), (0.08830, 0.28172, 0.62998))
EYES = ((0.21045, 0.79362, -0.00407), (1.97800, -2.42859, 0.45059), (0.02590, 0.78277, -0.80868))


def jerseys_of(words: Words, names: Sequence[str], teams: Teams) -> tuple[Jersey, Jersey]:
    """Of both sides, with players of these names by seat; never of colours that are hard to tell apart."""
    told = [name_in_picture(words, seat, name) for seat, name in enumerate(names)]
    home, away = colours_of(teams)
    return _jersey(teams[0], home, told[0::SIDES]), _jersey(teams[1], away, told[1::SIDES])


def colours_of(teams: Teams) -> tuple[str, str]:
    """The colours that both sides wear. If they are hard to tell apart, the away side wears another one.

    A team keeps its colour if the other side has none.
    """
    home, away = (COLOURS[side] if team is None else colour_of(team) for side, team in enumerate(teams))
    if not alike(home, away):
        return home, away
    if teams[0] is None and teams[1] is not None:
        return _far_from(away), away
    return home, _far_from(home)


@lru_cache(PAIRS_KEPT)
def marks_of(teams: Teams) -> tuple[str, str]:
    """The same colours as emojis."""
    home, away = colours_of(teams)
    return _mark(home), _mark(away)


def on_one_line(words: Words, jersey: Jersey) -> str:
    """A side's name where it has one line."""
    if not jersey.players:
        return " ".join(jersey.names)
    return reduce(lambda first, second: words("sheet-side", first=first, second=second), jersey.names)


def in_words(players: str, team: Team | None) -> str:
    """A side in alt text: its team, and its players."""
    return players if team is None else f"{label(team.name)} ({players})"


def name_in_picture(words: Words, seat: int, name: str) -> str:
    """A name in a picture, or a substitute if the pictures' font lacks its letters."""
    return written(name) or words("rink-player", number=seat + 1)


def written(text: str) -> str:
    """A text without the signs that the pictures' font lacks, such as emojis; empty if it lacks letters."""
    if any(map(str.isalnum, LACKED.findall(text))):
        return ""
    shown = " ".join(LACKED.sub("", text).split())
    return shown if any(map(str.isalnum, shown)) else ""


def colour_of(team: Team) -> str:
    return f"#{team.colour:06X}"


def alike(one: str, other: str) -> bool:
    """True if two colours are hard to tell apart, or are both blue, for example."""
    return distance(one, other) < APART or _mark(one) == _mark(other)


def distance(one: str, other: str, *, kind: float = 2) -> float:
    """How different two colours look, 1 for black and white; hues count `kind` times as much as light."""
    (light, red, yellow), (other_light, other_red, other_yellow) = _oklab(one), _oklab(other)
    return hypot(light - other_light, kind * (red - other_red), kind * (yellow - other_yellow))


def _mark(colour: str) -> str:
    return min(MARKS, key=lambda mark: distance(MARKS[mark], colour, kind=HUES))


def _far_from(colour: str) -> str:
    return max(COLOURS, key=lambda other: distance(colour, other))


def _jersey(team: Team | None, colour: str, players: Sequence[str]) -> Jersey:
    """A side by its team, or by its players if it has none, or one that the font has no letters for."""
    name = "" if team is None else written(label(team.name))
    alone = name or (players[0] if len(players) == 1 else "")
    names = _lines(alone) if alone else players
    return Jersey(tuple(names), colour, players=not alone)


def _lines(name: str) -> list[str]:
    """A long name on two lines, where it has spaces."""
    return wrap(
        name, max(SHORT, (len(name) + SHORT) // 2), break_long_words=False, max_lines=2, placeholder="…"
    )


@cache
def _oklab(colour: str) -> tuple[float, float, float]:
    """Lightness, green to red, blue to yellow, as eyes tell them apart (Björn Ottosson's Oklab)."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4  # noqa: PLR2004 - sRGB's own
        for part in (each / 255 for each in rgb(colour))
    ]
    cones = [_sum(row, linear) ** (1 / 3) for row in CONES]
    light, red, yellow = (_sum(row, cones) for row in EYES)
    return light, red, yellow


def _sum(row: Sequence[float], parts: Sequence[float]) -> float:
    return sum(weight * part for weight, part in zip(row, parts, strict=True))
