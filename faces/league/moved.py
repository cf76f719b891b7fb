"""What a match did to ratings, below its result."""

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from db.model.league import Moved, points_of
from faces.league.card import rating_points
from faces.roster import roster_of


def rating_line(words: Words, loaded: LoadedMatch) -> str:
    """The ratings that it moved; empty for a match that doesn't count."""
    roster = roster_of(loaded)
    told = [
        words("recap-rating", player=roster.player(words, moved.seat), **_facts(moved))
        for moved in loaded.moved
    ]
    return words("recap-ratings", told=" · ".join(told)) if told else ""


def _facts(moved: Moved) -> dict[str, str | int]:
    """The difference between the shown numbers."""
    after = points_of(moved.after)
    difference = after - points_of(moved.before)
    return {
        "way": "rises" if difference > 0 else "falls" if difference < 0 else "stays",
        "count": abs(difference),
        "rating": rating_points(moved.after),
    }
