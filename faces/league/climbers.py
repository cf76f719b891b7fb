"""Who climbs on a leaderboard, in words."""

from collections.abc import Mapping, Sequence

from bot.words import Words
from db.model.league import Climb
from faces.parts import plain


def climbers_words(words: Words, found: Sequence[Climb], names: Mapping[int, str], *, season: bool) -> str:
    """From which place to which, for each; since the `season` began or, if not, within a week."""
    told = [
        words("board-climber", player=plain(names[each.player_id]), before=each.before, place=each.now)
        for each in found
    ]
    return words("board-climbers", since="season" if season else "week", climbers=", ".join(told))
