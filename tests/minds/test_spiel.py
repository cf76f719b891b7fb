"""The pile games as OpenSpiel is shown them are the pile games, and what it judges is how our minds play."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from random import Random
from typing import Any

import pytest

from hockey.cards import RANKS
from hockey.catalogue import CATALOGUE, PILE_GAMES
from hockey.game import NATURE, Options
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules
from minds.levels import Level, mind_of
from minds.memory import Memory
from tests.minds.strength.duplicate import Player, duplicates, player_of
from tests.minds.strength.spiel.strategy import estimate, view_of
from tests.minds.strength.spiel.table import Horizon, Table

WITHOUT = "OpenSpiel is not installed; docs/opponents.md says how to"
TINY = PileRules("tiny", ranks="9J", deals=(2, 2), overtime_deals=(2, 2))
SMALL = PileRules("small", ranks="89J", deals=(3, 3), overtime_deals=(2, 4))
GAMES = [
    *(game for game in PILE_GAMES.values() if game.seats == 2 and not game.rules.centre),
    PileGame(SMALL, "", ""),
]


def ranks_of(cards: Iterable[str]) -> list[int]:
    return [RANKS.index(card[0]) for card in cards]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_match_has_the_same_moves_and_score_in_both_worlds(game: PileGame, seed: int) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason=WITHOUT)
    from tests.minds.strength.spiel.game import SpielGame  # noqa: PLC0415 - it imports OpenSpiel

    random = Random(seed)
    state, _ = game.play(game.new(Options()), NATURE, "dealer 1")
    spiel = SpielGame(game.rules, Horizon.MATCH).new_initial_state()
    while acting := game.to_act(state):
        seat = min(acting)
        if seat == NATURE:
            state, _ = game.play(state, seat, game.chance(state, random.shuffle))
            continue
        while spiel.current_player() == pyspiel.PlayerId.CHANCE:
            given, rank = spiel.table.giving
            spiel.apply_action(ranks_of(game.view(state, given).hand).count(rank))
        assert spiel.current_player() == seat
        assert spiel.legal_actions() == sorted({*ranks_of(game.moves(state, seat))})
        move = random.choice(game.moves(state, seat))
        state, _ = game.play(state, seat, move)
        spiel.apply_action(*ranks_of([move]))
        assert tuple(spiel.table.position.goals) == game.view(state, None).score
    outcome = game.outcome(state)
    assert outcome is not None
    assert spiel.is_terminal()
    assert spiel.returns() == {None: [0, 0], 0: [1, -1], 1: [-1, 1]}[outcome.winner]


def test_nature_deals_each_hand_as_often_as_a_shuffle() -> None:
    ranks = ranks_of(SMALL.pack)
    shuffled = Counter[tuple[str, str]]()
    for one in combinations(range(len(ranks)), 3):
        for other in combinations({*range(len(ranks))} - {*one}, 3):
            shuffled[hand_of(ranks[card] for card in one), hand_of(ranks[card] for card in other)] += 1
    told = dict(dealt(Table(SMALL, Horizon.PERIOD), 1.0))
    assert told == pytest.approx({hands: n / shuffled.total() for hands, n in shuffled.items()})


def hand_of(ranks: Iterable[int]) -> str:
    return "".join(map(str, sorted(ranks)))


def dealt(table: Table, odds: float) -> Iterable[tuple[tuple[str, str], float]]:
    """Both hands after every way to deal them, and how likely it is."""
    if table.actor >= 0:
        one, other = table.position.hands
        yield (hand_of(one), hand_of(other)), odds
        return
    for count, share in table.odds():
        after = table.copy()
        after.apply(count)
        yield from dealt(after, odds * share)


@pytest.mark.parametrize("level", [Level.ROOKIE, Level.PRO])
def test_a_level_plays_as_its_strategy_says(level: Level) -> None:
    game, random, tries = PileGame(TINY, "", ""), Random(1), 400
    odds = estimate(TINY, level, (1, 1), random).odds
    seen = 0
    for table in spots(Table(TINY, Horizon.PERIOD)):
        if told := odds.get(table.known(table.actor)):
            view = view_of(game, table)
            assert ranks_of(view.hand) == sorted(table.position.hands[table.actor])
            assert ranks_of(call.card for call in view.calls) == ranks_of(table.plays)
            mind = mind_of(game, level)
            chosen = Counter(ranks_of(mind.choose(game, view, Memory(), random, 0) for _ in range(tries)))
            assert all(chosen[rank] / tries == pytest.approx(told[rank], abs=0.1) for rank in told)
            seen += 1
    assert seen >= len(odds) > 0


def spots(table: Table) -> Iterable[Table]:
    """Every spot of a tree where a seat has something to choose."""
    if table.actor >= 0 and len(table.actions()) > 1:
        yield table
    for action in () if table.over else table.actions():
        after = table.copy()
        after.apply(action)
        yield from spots(after)


@pytest.mark.parametrize("level", [None, Level.ROOKIE, Level.PRO])
def test_the_tree_is_as_exploitable_as_the_game(level: Level | None) -> None:
    pytest.importorskip("pyspiel", reason=WITHOUT)
    from open_spiel.python import policy  # noqa: PLC0415 - OpenSpiel
    from open_spiel.python.algorithms.exploitability import nash_conv  # noqa: PLC0415

    from tests.minds.strength.spiel.game import SpielGame  # noqa: PLC0415
    from tests.minds.strength.spiel.tree import Tree  # noqa: PLC0415

    odds = estimate(TINY, level, (1, 1), Random(1)).odds if level else {}

    def played(state: Any) -> dict[int, float]:
        actions = state.legal_actions()
        return odds.get(state.information_state_string()) or dict.fromkeys(actions, 1 / len(actions))

    game = SpielGame(TINY, Horizon.PERIOD)
    both = nash_conv(game, policy.tabular_policy_from_callable(game, played))
    assert Tree(TINY).exploitability(odds) == pytest.approx(both / 2)


def test_cfr_comes_near_an_equilibrium() -> None:
    pytest.importorskip("pyspiel", reason=WITHOUT)
    from tests.minds.strength.spiel.tree import Tree  # noqa: PLC0415 - it imports OpenSpiel

    assert Tree(TINY).equilibrium(100) < 0.001


@pytest.mark.parametrize("horizon", [Horizon.DEAL, Horizon.MATCH])
def test_ismcts_plays_whole_matches(horizon: Horizon) -> None:
    pytest.importorskip("pyspiel", reason=WITHOUT)
    from tests.minds.strength.spiel.ismcts import Ismcts  # noqa: PLC0415 - it imports OpenSpiel

    game, ismcts = CATALOGUE["classic"], Ismcts(horizon, lambda: 0.0)
    (played,) = duplicates(game, (Player(ismcts, 0), player_of(game, Level.ROOKIE)), 1, seed=1)
    assert len(played.seconds) >= 2 * 3 * 26
    assert min(ismcts.tried) > 2
