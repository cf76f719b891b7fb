"""The last deal between two is played through exactly."""

import random

import pytest

from hockey.catalogue import PILE_GAMES
from hockey.pile.game import PileGame
from minds.pile.endgame import LastDeal, all_known
from minds.pile.knowledge import PileKnowledge, knowledge_of
from minds.pile.model import DealState, deal, facts_of, rank_of
from minds.pile.style import BASIC

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


def minimax(position: DealState, side: int) -> float:
    """Every line to the end, without any shortcut."""
    if not position.left:
        lead = position.goals[side] - position.goals[1 - side]
        return 0.5 if not lead else float(lead > 0)
    worths = []
    for rank in position.hands[position.seat]:
        after = position.copy()
        after.play(rank)
        worths.append(minimax(after, side))
    return max(worths) if position.seat == side else min(worths)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", TWO, ids=lambda game: game.id)
def test_who_trusts_nobody_plays_minimax(game: PileGame, seed: int) -> None:
    knowledge, position = last_deal(game.id, seed, 6)
    assert all_known(knowledge)
    worths = LastDeal(knowledge, ((BASIC, 1.0),), trust=0.0).worths()
    assert set(worths) == set(position.hands[knowledge.seat])
    for rank, worth in worths.items():
        after = position.copy()
        after.play(rank)
        assert worth == minimax(after, knowledge.side)
