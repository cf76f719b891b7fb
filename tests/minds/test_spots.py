"""Where cards were played: a seat knows what it could know, and worlds are drawn correctly."""

import random
from collections import Counter
from collections.abc import Sequence
from math import sqrt

import pytest
from hypothesis import given, settings

from hockey.catalogue import PILE_GAMES
from hockey.game import Options
from hockey.pile.game import PileGame
from hockey.record import fold
from minds.analysis.ended import finished
from minds.analysis.pile.chances import WinEstimate
from minds.analysis.pile.replay import Kinds, Play, plays_of
from minds.analysis.report import Estimate
from minds.analysis.sureness import weighed
from minds.memory import recall
from minds.pile.batch import Batch, Luck
from minds.pile.inference import Kind, likelihood
from minds.pile.knowledge import PileKnowledge, read
from minds.pile.sampling import draw
from minds.pile.search import play_out
from minds.pile.style import BASIC, Style
from tests.hockey.matches import PILES, Log
from tests.minds.ended import by_minds, ended
from tests.soaked import soaked

SHIFT = Options(length=1)
Ended = tuple[PileGame, Options, Log]


def spots(match: Ended) -> list[Play]:
    game, options, log = match
    return plays_of(game.rules, finished(game, options, log))


def known(knowledge: PileKnowledge) -> tuple[object, ...]:
    """What is known, in values that can be compared; seats' hands in any order."""
    now, start = knowledge.now, knowledge.start
    return (
        [sorted(hand) for hand in now.hands],
        (now.seat, now.top, now.chance, now.seen, now.voids, now.goals, now.left, now.deals, now.stock),
        [sorted(hand) for hand in start.hands],
        (start.seat, start.top, start.chance, start.seen, start.left, start.deals, start.stock),
        (
            knowledge.seat,
            knowledge.plays,
            knowledge.hidden,
            knowledge.held,
            knowledge.deals_after,
            knowledge.overtime,
        ),
        [(sorted(map(sorted, deal.hands)), plays) for deal, plays in knowledge.past],
    )


@settings(max_examples=15, deadline=None)
@given(match=ended())
def test_a_play_is_judged_by_what_its_seat_could_know(match: Ended) -> None:
    game, options, log = match
    rng = random.Random(1)
    plays = spots(match)
    for play in rng.sample(plays, min(6, len(plays))):
        before = log[: play.ply]
        view = game.view(fold(game, options, before), play.call.seat)
        asked = read(game.rules, view, recall(game, options, before, play.call.seat))
        assert known(play.spot.knowledge(play.call.seat)) == known(asked)
        assert play.hand == view.hand


@settings(max_examples=15, deadline=None)
@given(match=ended())
def test_who_watches_knows_no_hand(match: Ended) -> None:
    for play in spots(match):
        knowledge = play.spot.watched()
        hands = Counter(
            rank for seat in range(len(knowledge.held)) for rank in play.spot.knowledge(seat).now.hands[seat]
        )
        assert knowledge.now.hands == [[] for _ in knowledge.held]
        assert not hands - Counter(knowledge.hidden)
        assert knowledge.held == play.spot.knowledge(play.call.seat).held
        assert knowledge.side == 0


@pytest.mark.parametrize("game", soaked(PILES, but=2), ids=lambda game: game.id)
def test_worlds_are_as_likely_as_evenly_drawn_ones(game: PileGame) -> None:
    """The average hand over weighted worlds is the same however they are drawn and weighed."""
    rng = random.Random(2)
    played = spots((game, SHIFT, by_minds(game, 2, SHIFT)))
    play = max(
        (play for play in played if len(play.hand) > 1 and play.spot.start.deals),
        key=lambda play: len(play.spot.plays),
    )
    assert any(play.spot.watched().now.voids)
    # A player who plays anything may well hold what they didn't match: then the weights correct the most.
    for kinds in (Kinds().at(play.spot), [((Style(), 1.0),)] * game.seats):
        for knowledge in (play.spot.knowledge(play.call.seat), play.spot.watched()):
            seat = (play.call.seat + 1) % game.seats
            even, weights = evenly(knowledge, kinds, 800, rng)
            drawn = draw(knowledge, kinds, 2400, rng)
            for rank in set(knowledge.hidden):
                one, two = held(even, weights, seat, rank), held(drawn.hands, drawn.weights, seat, rank)
                assert abs(one.value - two.value) < 5 * sqrt(one.error**2 + two.error**2) + 1e-6


Hands = list[list[list[int]]]


def evenly(
    knowledge: PileKnowledge, kinds: Sequence[Kind], count: int, rng: random.Random
) -> tuple[Hands, list[float]]:
    """Hands drawn evenly, and how well they explain the plays, worked out one by one."""
    found = []
    for _ in range(count):
        cards = rng.sample(knowledge.hidden, len(knowledge.hidden))
        hands = [knowledge.now.hands[seat] for seat in range(knowledge.facts.seats)]
        for seat, held in enumerate(knowledge.held):
            if seat != knowledge.seat:
                hands[seat], cards = cards[:held], cards[held:]
        found.append(hands)
    return found, [likelihood(knowledge, kinds, hands) for hands in found]


def held(hands: Hands, weights: list[float], seat: int, rank: int) -> Estimate:
    """How many cards of a rank a seat holds."""
    return weighed([each[seat].count(rank) for each in hands], weights)


@pytest.mark.parametrize("seed", [6, 12, 31])
def test_last_cards_are_counted_as_worlds_tell(seed: int) -> None:
    """Where everything is counted, many worlds give the same. Here the plays say a lot."""
    game, rng = PILE_GAMES["classic"], random.Random(seed)
    for play in spots((game, SHIFT, by_minds(game, seed, SHIFT))):
        knowledge, kinds = play.spot.watched(), Kinds().at(play.spot)
        if knowledge.now.deals or knowledge.now.left > 8:
            continue
        counted = WinEstimate(play.spot, kinds).estimate
        assert counted.exact
        hands, weights = evenly(knowledge, kinds, 300, rng)
        batch = Batch(knowledge.now, hands)
        told = play_out(knowledge, batch, [[(BASIC, batch.full)]] * 2, Luck(rng, len(hands)))
        sampled = weighed(told, weights)
        assert abs(counted.value - sampled.value) < 5 * sampled.error + 0.01


def test_a_mean_by_weights_says_how_sure_it_is() -> None:
    alike = weighed([0.0, 1.0] * 50, [1.0] * 100)
    assert (alike.value, round(alike.error, 3)) == (0.5, 0.05)
    assert weighed([0.0, 1.0], [1.0, 3.0]).value == 0.75
    one_counts = weighed([0.0, 1.0, 1.0, 0.0], [1.0, 1e-9, 1e-9, 1e-9])
    assert one_counts.error > 0.4
    assert one_counts.value < 1e-6
