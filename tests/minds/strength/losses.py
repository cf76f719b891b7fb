"""What the levels' choices cost against people, by a judge who knows how those play.

A series of matches needs thousands of decks to tell two levels apart. Here each level is asked at every card
of the same matches, which the all-star plays, so a few dozen do.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from types import MappingProxyType
from typing import Final, cast

from hockey.pile.game import PileGame
from minds.door import Thought
from minds.levels import Level, budget_of, mind_of
from minds.pile.endgame import LastDeal, all_known
from minds.pile.knowledge import PileKnowledge
from minds.pile.mind import PileMind
from minds.pile.sampling import draw
from minds.pile.search import evaluate
from minds.pile.style import Style
from tests.minds.strength.duplicate import Player, play, player_of
from tests.minds.strength.table import share

LEVELS: Final = (Level.PRO, Level.ALL_STAR, Level.LEGEND)
KNOWN: Final = MappingProxyType({"newcomer": Style(match=1), "human": Style(match=0.95, high=0.45)})
"""How these players play, the human about."""
HEAD: Final = """\
| game | opponent | matches | pro | all-star | legend | pro - all-star | all-star - legend |
|---|---|---|---|---|---|---|---|"""


def row(game: PileGame, other: str, count: int, seed: int, worlds: int = 4000) -> str:
    """What each level's choices cost a match on average, in odds to win it, and the differences."""
    pro, star, legend = zip(*_losses(game, other, count, seed, worlds), strict=True)
    steps = ([a - b for a, b in zip(*pair, strict=True)] for pair in ((pro, star), (star, legend)))
    cells = ("{:.1%} ± {:.1%}".format(*share(each)) for each in (pro, star, legend, *steps))
    return f"| {' | '.join((game.id, other, str(count), *cells))} |"


def _losses(game: PileGame, other: str, count: int, seed: int, worlds: int) -> Iterator[list[float]]:
    for number in range(count):
        judge = _Judge(game, KNOWN[other], worlds)
        sides = Player(PileMind(judge.think), 0), player_of(game, other)
        play(game, sides if number % 2 else sides[::-1], f"{seed}/{number}", [], timed=0)
        yield list(judge.lost.values())


@dataclass
class _Judge:
    """Plays like the all-star, and asks every level at each card."""

    game: PileGame
    style: Style
    worlds: int
    lost: dict[Level, float] = field(default_factory=lambda: dict.fromkeys(LEVELS, 0.0))

    def think(self, knowledge: PileKnowledge, random: Random, _budget: int) -> dict[int, Thought]:
        told = {
            level: cast("PileMind", mind_of(self.game, level)).think(
                knowledge, random, budget_of(self.game, level)
            )
            for level in LEVELS
        }
        worths = self._worths(knowledge, random)
        for level, thoughts in told.items():
            self.lost[level] += max(worths.values()) - worths[max(thoughts, key=lambda r: thoughts[r].worth)]
        return told[Level.ALL_STAR]

    def _worths(self, knowledge: PileKnowledge, random: Random) -> Mapping[int, float]:
        kind = ((self.style, 1.0),)
        if all_known(knowledge):
            return LastDeal(knowledge, kind, trust=1.0).worths()
        worlds = draw(knowledge, [kind] * self.game.seats, self.worlds, random)
        told = evaluate(knowledge, worlds, sorted({*knowledge.now.hands[knowledge.seat]}), random)
        return {rank: fmean(each, worlds.weights) for rank, each in told.items()}
