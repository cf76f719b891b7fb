"""The fast model plays like the game itself, and its PileKnowledge is what a seat can know."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings

from hockey.cards import RANKS
from hockey.game import NATURE, Options, Result
from hockey.pile.game import PileGame
from hockey.pile.match import PileMatch
from hockey.pile.rules import PileRules
from minds.memory import Memory, recall
from minds.pile.basic import advise
from minds.pile.batch import Batch
from minds.pile.knowledge import read
from minds.pile.model import EMPTY, NOBODY, DealState, deal, facts_of, rank_of
from minds.pile.style import liked, supported
from minds.pile.values import values_of
from tests.hockey.matches import log_of, pile_games, seeds, walk
from tests.minds.worlds import house_games

games = pile_games | house_games()
SHIFT = Options(length=1)


def begin(game: PileGame, state: PileMatch) -> DealState:
    """The model of a period that was just dealt."""
    period = state.periods[-1]
    ranks = [rank_of(card) for card in (*period.centre, *period.deck)]
    first = (period.dealer + 1) % game.seats
    position = deal(facts_of(game.rules), ranks, first, overtime=period.overtime)
    position.goals = list(state.score)
    return position


def assert_same(game: PileGame, state: PileMatch, position: DealState) -> None:
    public = game.view(state, None)
    assert position.top == (EMPTY if public.top is None else rank_of(public.top))
    assert tuple(position.goals) == public.score
    if not position.left:
        return
    assert public.to_act == {position.seat}
    assert position.chance == (NOBODY if public.chance is None else public.chance.side)
    for seat in range(game.seats):
        hand = game.view(state, seat).hand
        assert sorted(position.hands[seat]) == sorted(map(rank_of, hand))
        assert game.moves(state, seat) == (hand if seat == position.seat else ())


@settings(max_examples=40, deadline=None)
@given(game=games, seed=seeds)
def test_the_model_agrees_with_the_game(game: PileGame, seed: int) -> None:
    position = None
    for state, seat, move in walk(game, seed, SHIFT):
        if seat == NATURE and move is not None and move.startswith("deck"):
            position = begin(game, state)
        elif position is not None and move is not None:
            call = state.periods[-1].calls[-1]
            assert position.play(rank_of(call.card)) == (call.result is Result.GOAL)
        if position is not None and game.outcome(state) is None:
            assert_same(game, state, position)


@settings(max_examples=25, deadline=None)
@given(game=games, seed=seeds)
def test_a_scene_is_what_the_seat_can_know(game: PileGame, seed: int) -> None:
    memories = [Memory() for _ in range(game.seats)]
    for state, mover, _ in walk(game, seed, SHIFT):
        memories = [m.after(game.view(state, s)) if mover == NATURE else m for s, m in enumerate(memories)]
        (seat,) = game.to_act(state) or {NATURE}
        if seat == NATURE or not state.periods:
            continue
        views = [game.view(state, each) for each in range(game.seats)]
        period, knowledge = state.periods[-1], read(game.rules, views[seat], memories[seat])
        hands = [list(map(rank_of, view.hand)) for view in views]
        gone = {call.card for call in period.calls}
        hidden = [rank_of(c) for c in set(period.deck) - gone - set(views[seat].hand)]
        assert Counter(knowledge.hidden) == Counter(hidden)
        assert knowledge.held == list(map(len, hands))
        knowledge.now.hands = hands
        assert_same(game, state, knowledge.now)
        assert knowledge.now.left + game.seats * sum(knowledge.now.deals) == len(period.deck) - len(
            period.calls
        )
        for start, plays in knowledge.past:
            for rank in plays:
                start.play(rank)


@settings(max_examples=10, deadline=None)
@given(game=games, seed=seeds)
def test_a_memory_can_be_recalled_from_a_log(game: PileGame, seed: int) -> None:
    memory, log = Memory(), log_of(game, seed, SHIFT)
    for state, _, _ in walk(game, seed, SHIFT):
        memory = memory.after(game.view(state, 1))
    assert recall(game, SHIFT, log, 1) == memory


@settings(max_examples=25, deadline=None)
@given(game=games, seed=seeds)
def test_basic_strategy_in_one_pass_is_basic_strategy(game: PileGame, seed: int) -> None:
    rng = random.Random(seed)
    ranks = [rank_of(card) for card in game.rules.pack]
    rng.shuffle(ranks)
    position = deal(facts_of(game.rules), ranks, 0)
    while position.left:
        assert sorted(liked(position)) == sorted(advise(position)[1])
        position.play(rng.choice(position.hands[position.seat]))


@settings(max_examples=25, deadline=None)
@given(game=games, seed=seeds)
def test_a_batch_plays_each_position_like_the_model(game: PileGame, seed: int) -> None:
    rng, count = random.Random(seed), 6
    ranks = [rank_of(card) for card in game.rules.pack]
    rng.shuffle(ranks)
    root = deal(facts_of(game.rules), ranks, 0)
    for _ in range(rng.randrange(len(ranks) - game.rules.centre - game.seats)):
        root.play(rng.choice(root.hands[root.seat]))
    alone = []
    for _ in range(count):
        alone.append(root.copy())
        pool = [rank for hand in root.hands for rank in hand] + root.stock
        rng.shuffle(pool)
        alone[-1].hands = [[pool.pop() for _ in hand] for hand in root.hands]
        alone[-1].deals = ()
    batch = Batch(root, [each.hands for each in alone])
    while batch.left:
        tips, chosen = list(batch.supported()), [0] * len(RANKS)
        for bit, position in enumerate(reversed(alone)):
            for planes, supports in zip(tips, supported(position), strict=True):
                assert {rank for rank, plane in enumerate(planes) if plane >> bit & 1} == set(supports)
            chosen[rng.choice(position.hands[position.seat])] |= 1 << bit
        batch.play(chosen)
        for bit, position in enumerate(reversed(alone)):
            position.play(next(rank for rank, plane in enumerate(chosen) if plane >> bit & 1))
            assert [rank for rank, plane in enumerate(batch.top) if plane >> bit & 1] == (
                [] if position.top == EMPTY else [position.top]
            )
            assert [side for side in (0, 1) if batch.chance[side] >> bit & 1] == (
                [] if position.chance == NOBODY else [position.chance]
            )
            assert batch.leads[position.goals[0] - position.goals[1]] >> bit & 1


@pytest.mark.parametrize("deals", [(9, 9, 8), (12, 12, 2), (8, 8, 8, 2), (1,) * 26])
def test_a_chance_is_worth_something_in_the_next_deal_of_any_size(deals: tuple[int, ...]) -> None:
    rules = PileRules("house", deals=deals, overtime_deals=deals)
    top = RANKS.index("9")
    seen = [int(rank == top) for rank in range(len(RANKS))]
    for number, cards in enumerate(deals[1:], 1):
        position = DealState(facts_of(rules), [[], []], 0, top=top, chance=0, seen=seen)
        position.left, position.deals = 2 * cards, deals[number + 1 :]
        assert values_of(rules).ahead(position, side=0) > 0
