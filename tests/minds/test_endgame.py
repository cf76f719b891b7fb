"""The last deal between two is played through exactly."""

import random

import pytest

from hockey.catalogue import PILE_GAMES
from hockey.pile.game import PileGame
from minds.pile.endgame import LastDeal, all_known
from minds.pile.knowledge import PileKnowledge, knowledge_of
from minds.pile.model import DealState, deal, facts_of, rank_of
from minds.pile.style import BASIC, NEWCOMER, Style, supported

TWO = [game for game in PILE_GAMES.values() if game.seats == 2]


def last_deal(game_id: str, seed: int, cards: int) -> tuple[PileKnowledge, DealState]:
    """A seat's knowledge near the end of a third period, and the position as it is."""
    game, rng = PILE_GAMES[game_id], random.Random(seed)
    ranks = [rank_of(card) for card in game.rules.pack]
    rng.shuffle(ranks)
    position = deal(facts_of(game.rules), ranks, rng.randrange(2))
    while position.deals:
        position.play(rng.choice(position.hands[position.seat]))
    position.goals = [1, 1]
    start, plays = position.copy(), []
    while position.left > cards:
        plays.append(rng.choice(position.hands[position.seat]))
        position.play(plays[-1])
    start.hands[1 - position.seat] = plays[(start.seat == position.seat) :: 2]
    knowledge = knowledge_of(start, plays, position.seat, past=[], deals_after=0, overtime=False)
    return knowledge, position


def every_line(position: DealState, side: int, style: Style | None = None) -> float:
    """Every line to the end, without any shortcut; the other side plays in a style, or the worst."""
    if not position.left:
        lead = position.goals[side] - position.goals[1 - side]
        return 0.5 if not lead else float(lead > 0)
    hand, worths = position.hands[position.seat], dict[int, float]()
    for rank in {*hand}:
        after = position.copy()
        after.play(rank)
        worths[rank] = every_line(after, side, style)
    if position.seat == side or not style:
        return max(worths.values()) if position.seat == side else min(worths.values())
    return sum(odds * worths[rank] for rank, odds in style.among(hand, list(supported(position))).items())


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", TWO, ids=lambda game: game.id)
@pytest.mark.parametrize(("style", "trust"), [(None, 0.0), (NEWCOMER, 1.0)])
def test_trust_goes_from_the_worst_case_to_the_style(
    game: PileGame, seed: int, style: Style | None, trust: float
) -> None:
    knowledge, position = last_deal(game.id, seed, 6)
    assert all_known(knowledge)
    worths = LastDeal(knowledge, ((style or BASIC, 1.0),), trust=trust).worths()
    assert set(worths) == set(position.hands[knowledge.seat])
    for rank, worth in worths.items():
        after = position.copy()
        after.play(rank)
        assert worth == pytest.approx(every_line(after, knowledge.side, style))
