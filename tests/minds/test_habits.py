"""What the upper levels learn of an opponent in a match."""

from random import Random
from statistics import fmean

import pytest

from hockey.catalogue import PILE_GAMES
from hockey.game import Options, Phase
from minds.door import Mind, Thought
from minds.levels import Level, mind_of
from minds.pile.inference import kinds
from minds.pile.knowledge import PileKnowledge, read
from minds.pile.mind import PileMind
from minds.pile.odds import rates_of, win_odds
from minds.pile.style import BASIC, GREEDY, NEWCOMER, SENSIBLE, SHOWY, Style
from tests.minds.strength.people import PEOPLE
from tests.minds.worlds import asked

CLASSIC = PILE_GAMES["classic"]
PRO, ROOKIE = mind_of(CLASSIC, Level.PRO), mind_of(CLASSIC, Level.ROOKIE)


def known_at_last(opponent: Mind, seed: int) -> PileKnowledge:
    """What seat 0 knows at the last card that it chooses in a match against this opponent."""
    found = None
    for state, seat, memory, _ in asked(CLASSIC, [PRO, opponent], seed, Options(), 0):
        view = CLASSIC.view(state, seat)
        if seat == 0 and view.phase is Phase.PLAY:
            found = read(CLASSIC.rules, view, memory)
    assert found
    return found


def highest(knowledge: PileKnowledge, _random: Random, _budget: int) -> dict[int, Thought]:
    """Matches when possible, and plays its highest card otherwise."""
    now = knowledge.now
    hand = now.hands[now.seat]
    return {now.top if now.top in hand else max(hand): Thought("", 1.0, "liking")}


@pytest.mark.parametrize(
    ("opponent", "style"),
    [
        (PRO, BASIC),
        (PEOPLE["newcomer"], NEWCOMER),
        (PileMind(highest), SHOWY),
        (PEOPLE["forgetful"], SENSIBLE),
        (ROOKIE, GREEDY),
    ],
    ids=["pro", "newcomer", "highest", "forgetful", "rookie"],
)
def test_a_style_is_mostly_recognised_within_a_match(opponent: Mind, style: Style) -> None:
    assert fmean(dict(kinds(known_at_last(opponent, seed))[1])[style] for seed in range(3)) > 0.5


def test_who_has_scored_more_is_likelier_to_win_from_a_tie() -> None:
    knowledge = known_at_last(PRO, 1)
    knowledge.now.goals[:] = [3, 0]
    mine, theirs = rates_of(knowledge, 0.1)
    assert mine > 0.1 > theirs
    assert win_odds(0, (mine, theirs), 5) > 0.6
    assert win_odds(0, (theirs, mine), 5) == pytest.approx(1 - win_odds(0, (mine, theirs), 5))
