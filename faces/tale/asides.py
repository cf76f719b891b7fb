"""A second voice's remarks on plays: rare, and only about public facts."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from faces.roster import roster_of
from faces.tale.choosing import one_of
from hockey.game import SIDES, Score

FIRST, LEVEL, LEAD = "first", "level", "lead"


@dataclass(frozen=True, slots=True)
class Aside:
    """`kind` names the words, `seat` is the player it's about, `count` its number.

    A `weighty` one is said however recent the last one is. It's the match's nth of its kind, from 0.
    """

    kind: str
    seat: int
    count: int = 0
    weighty: bool = False
    nth: int = 0


@dataclass(slots=True)
class Turns:
    """A match's goals added up; `leader` is the side that was ahead last."""

    leader: int | None = None

    def turn(self, seat: int, score: Score) -> str | None:
        """What this goal is: the first, one that ties it, one that takes the lead from the others."""
        side, before = seat % SIDES, self.leader
        own, theirs = score[side], score[1 - side]
        if own > theirs:
            self.leader = side
        if own == theirs:
            return LEVEL
        if own > theirs and before == 1 - side:
            return LEAD
        return FIRST if sum(score) == 1 else None


def kept_apart(found: Iterable[Aside | None], apart: int) -> Iterator[Aside | None]:
    """Chooses from the possible remarks: some plays must come between them, except before weighty ones."""
    silent, said = apart, Counter[str]()
    for aside in found:
        if aside is None or (not aside.weighty and silent < apart):
            silent += 1
            yield None
            continue
        yield replace(aside, nth=said[aside.kind])
        said[aside.kind] += 1
        silent = 0


def with_aside(
    words: Words, loaded: LoadedMatch, play: str, aside: Aside | None, *, below: bool = False
) -> str:
    """A play with its remark, `below` a heading, in a voice that has remarks."""
    if aside is None:
        return play
    roster, side = roster_of(loaded), aside.seat % SIDES
    text = words(
        f"aside-{aside.kind}",
        player=roster.player(words, aside.seat),
        side=roster.side(words, side),
        other=roster.side(words, 1 - side),
        count=aside.count,
    )
    if not text:
        return play
    key = "play-aside-below" if below else "play-aside"
    return words(key, play=play, aside=one_of(loaded.id, aside.kind, aside.nth, text))
