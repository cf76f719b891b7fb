"""The close of a season, as a server reads it."""

from bot.words import words_for
from db.model.league import Podium
from faces.league.card import MEDALS
from faces.parts import plain


def tell_close(locale: str, podium: Podium) -> str:
    words = words_for(locale)
    lines = [words("season-closed", number=podium.season.number)]
    lines += [
        words("season-place", medal=MEDALS[place], player=plain(name), points=points)
        for place, _, name, points in podium.places
    ]
    # If no one is on the podium, no one is on the leaderboard either.
    if podium.places:
        lines.append(words("season-board", number=podium.season.number))
    return "\n".join(lines)
