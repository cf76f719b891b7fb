"""A newcomer who has read nothing scores early in the first match, with cards that a seal deals."""

from collections.abc import Iterator
from random import Random

import pytest

from hockey.catalogue import GUIDED
from hockey.fairness import SECRET_BYTES, Seal
from hockey.game import NATURE, Move, Options, Phase, Result
from hockey.pile.lookahead import prospects
from hockey.pile.match import PileMatch
from hockey.pile.view import PileView
from minds.levels import Level, mind_of
from minds.memory import Memory

MATCHES = 400
# Twenty seconds from the start to the first card, then seven for each own card and its answer.
WITHIN_CARDS = 5
NEWCOMER, HOST = 0, 1


def marked(view: PileView, random: Random) -> Move:
    """A marked card of the hand, goals first; any move if none is marked."""
    told = prospects(GUIDED.rules, view)
    goals = [card for card, tip in told.items() if tip.result is Result.GOAL]
    return random.choice(goals or [card for card, tip in told.items() if tip.result] or list(view.moves))


def played(number: int) -> Iterator[tuple[PileMatch, int, Move]]:
    """Each decision of a match: the state, the seat to move, and its move."""
    random, seal = Random(number), Seal(number, number.to_bytes(SECRET_BYTES, "big"), (None, None))
    state, mind = GUIDED.new(Options(length=1)), mind_of(GUIDED, Level.ROOKIE)
    while acting := GUIDED.to_act(state):
        seat = min(acting)
        if seat == NATURE:
            move = GUIDED.chance(state, seal.shuffle(GUIDED.occasion(state)))
        elif GUIDED.view(state, seat).phase is Phase.CHOICE:
            move = "deal" if seat == NEWCOMER else "first"  # as the lobby has it
        elif seat == NEWCOMER:
            move = marked(GUIDED.view(state, seat), random)
        else:
            move = mind.choose(GUIDED, GUIDED.view(state, seat), Memory(), random, 0)
        yield state, seat, move
        state, _ = GUIDED.play(state, seat, move)


def cards_to_a_goal(number: int) -> int | None:
    """The newcomer's card that is their first goal."""
    cards = 0
    for state, seat, _ in played(number):
        if state.score[NEWCOMER]:
            return cards
        cards += seat == NEWCOMER and GUIDED.view(state, seat).phase is Phase.PLAY
    return None


def test_nine_newcomers_of_ten_score_within_a_minute() -> None:
    firsts = [cards_to_a_goal(number) for number in range(1, MATCHES + 1)]
    early = sum(first is not None and first <= WITHIN_CARDS for first in firsts)
    assert early >= MATCHES * 0.95


@pytest.mark.parametrize("number", range(1, 30))
def test_the_host_gives_way_until_the_newcomer_has_scored_and_not_after(number: int) -> None:
    avoided = 0
    for state, seat, move in played(number):
        if seat != HOST:
            continue
        view = GUIDED.view(state, seat)
        if view.phase is Phase.CHOICE:
            continue
        told = prospects(GUIDED.rules, view)
        harmless = [card for card, tip in told.items() if not tip.result]
        if state.score[NEWCOMER]:
            goals = [card for card, tip in told.items() if tip.result is Result.GOAL]
            assert move in goals or not goals
        elif harmless:
            assert move in harmless
            avoided += 1
    assert avoided
