"""What a match did to ratings, below its result."""

from collections.abc import Iterator

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from db.model.league import Moved, points_of
from faces.league.card import rating_points
from faces.roster import roster_of


def rating_lines(words: Words, loaded: LoadedMatch) -> Iterator[str]:
    """A line for each rating that it moved; none for a match that doesn't count."""
    roster = roster_of(loaded)
    for moved in loaded.moved:
        yield words("recap-rating", player=roster.player(words, moved.seat), **_facts(moved))


def _facts(moved: Moved) -> dict[str, str | int]:
    """The difference between the shown numbers."""
    after = points_of(moved.after)
    difference = after - points_of(moved.before)
    return {
        "way": "rises" if difference > 0 else "falls" if difference < 0 else "stays",
        "count": abs(difference),
        "rating": rating_points(moved.after),
        "place": moved.place or 0,
    }
