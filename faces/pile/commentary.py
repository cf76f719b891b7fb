"""The play of a sheet, in the words of its server's voice.

A voice may have several lines for a call. Which one it takes follows from the match and its calls alone, so
every process that draws a sheet again says the same.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from bot.matches.loaded import LoadedMatch
from bot.messages.room import MOST_TEXT, size_of
from bot.words import Words
from faces.pile.calls import headed, play_line, rules_of, told_as
from faces.pile.remarks import remarks_on
from faces.roster import roster_of
from faces.tale.asides import with_aside
from faces.tale.choosing import one_of
from hockey.game import Call, CallCode
from hockey.pile.view import PileView

MOST_TOLD = MOST_TEXT - 1300
"""The room for the plays, by `size_of`: a sheet also has a score, a clock and more names."""


def told_plays(
    words: Words, plain: Words, loaded: LoadedMatch, view: PileView, shown: Sequence[Call]
) -> list[str]:
    """A line for each of the calls that are `shown`; if too long, the first ones in `plain` words."""
    roster = roster_of(loaded)
    if words is plain:
        # A language has one line for a call and no remarks, so nothing depends on earlier lines.
        return [headed(plain, call, play_line(plain, roster, call)) for call in shown]
    told = list(_told(words, loaded, view, shown))
    for number, call in enumerate(shown):
        if sum(map(size_of, told)) + len(told) <= MOST_TOLD:
            break
        told[number] = headed(plain, call, play_line(plain, roster, call))
    return told


def _told(words: Words, loaded: LoadedMatch, view: PileView, shown: Sequence[Call]) -> Iterator[str]:
    roster, wanted = roster_of(loaded), set(shown)
    rules = rules_of(loaded)
    asides = remarks_on(rules, view.length, view.calls, view.opened, loaded.met)
    said: Counter[str] = Counter()
    for before, call, aside in zip([None, *view.calls], view.calls, asides, strict=False):
        told = told_as(rules, view.length, before, call)
        if call in wanted:
            play = play_line(words, roster, call, partial(one_of, loaded.id, told, said[told]), told)
            scores = call.call is CallCode.GOAL
            yield with_aside(words, loaded, headed(words, call, play), aside, below=scores)
        said[told] += 1
