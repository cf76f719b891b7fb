"""What holds for every Game, whatever is played."""

import re
from dataclasses import asdict
from itertools import islice, pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hockey.cards import JOKERS, Card, pack
from hockey.game import NATURE, RESIGN, Game, IllegalMove, Options, Phase
from hockey.record import fold
from tests.hockey.matches import ALL, log_of, options_of, seeds, setups, walk

each_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)


@each_game
@pytest.mark.parametrize("seed", range(3))
def test_who_acts_has_moves_and_nobody_else(game: Game[Any], seed: int) -> None:
    ways = options_of(game)
    for state, _, _ in walk(game, seed, ways[seed % len(ways)]):
        acting = game.to_act(state)
        assert bool(acting) == (game.outcome(state) is None)
        assert acting == {NATURE} or acting <= set(range(game.seats))
        for seat in range(game.seats):
            moves = game.moves(state, seat)
            assert bool(moves) == (seat in acting)
            assert len(set(moves)) == len(moves)
            for move in moves:
                game.play(state, seat, move)
                for stranger in set(range(game.seats)) - acting:
                    with pytest.raises(IllegalMove):
                        game.play(state, stranger, move)


@each_game
def test_decisions_number_what_a_seat_is_asked(game: Game[Any]) -> None:
    for (before, _, _), (after, seat, _) in pairwise(walk(game, 5)):
        for one in range(game.seats):
            assert game.decision(after, one) - game.decision(before, one) == int(one == seat)


@each_game
def test_every_view_tells_the_same_public_story(game: Game[Any]) -> None:
    for state, _, _ in walk(game, 8, options_of(game)[-1]):
        public = game.view(state, None)
        assert public.seat is public.decision is None
        assert public.moves == ()
        assert (public.phase is Phase.OVER) == (public.outcome is not None)
        for seat in range(game.seats):
            view = game.view(state, seat)
            assert (view.game, view.seat) == (game.id, seat)
            assert view.options == public.options == options_of(game)[-1]
            assert view.phase == public.phase
            assert view.score == public.score
            assert view.to_act == public.to_act == game.to_act(state)
            assert view.outcome == public.outcome == game.outcome(state)
            assert view.moves == game.moves(state, seat)
            assert view.decision == game.decision(state, seat)


@each_game
def test_what_a_log_may_show_tells_no_card_that_is_not_public(game: Game[Any]) -> None:
    for state, _, _ in islice(walk(game, 1, options_of(game)[0]), 0, None, 4):
        public: Any = game.view(state, None)
        known = cards_in(repr(asdict(public)))
        assert cards_in(repr(state)) <= known
        for seat in (None, *range(game.seats)):
            assert cards_in(repr(game.view(state, seat))) <= known


def cards_in(told: str) -> set[str]:
    return set(re.findall(r"'([2-9TJQKA][CDHS]|\*[12])'", told))


@settings(max_examples=40, deadline=None)
@given(setup=setups, seed=seeds)
def test_no_move_after_the_end(setup: tuple[Game[Any], Options], seed: int) -> None:
    game, options = setup
    log = log_of(game, seed, options)
    state = fold(game, options, log)
    assert game.outcome(state) is not None
    for seat, move in [*log, (NATURE, "end admin -"), (0, RESIGN)]:
        with pytest.raises(IllegalMove):
            game.play(state, seat, move)


@settings(max_examples=40, deadline=None)
@given(setup=setups, seed=seeds, cut=st.integers(0, 200), seat=st.integers(0, 1))
def test_any_player_may_resign_at_any_time(
    setup: tuple[Game[Any], Options], seed: int, cut: int, seat: int
) -> None:
    game, options = setup
    before = fold(game, options, log_of(game, seed, options)[:cut])
    if game.outcome(before) is not None:
        return
    after, _ = game.play(before, seat, RESIGN)
    outcome = game.outcome(after)
    assert outcome is not None
    assert (outcome.kind, outcome.winner, outcome.by) == ("win", 1 - seat, "resign")
    assert outcome.score == game.view(before, None).score
    assert game.to_act(after) == frozenset()
    assert [game.decision(after, one) for one in range(game.seats)] == [
        game.decision(before, one) for one in range(game.seats)
    ]


@settings(max_examples=100, deadline=None)
@given(
    game=st.sampled_from(ALL),
    text=st.text(max_size=12)
    | st.sampled_from(
        [
            "deck ",
            "cut  ",
            "deck | ",
            "end  ",
            "dealer",
            "7h",
            "10H",
            "7H ",
            "0",
            "3",
            "٣",
            "-1",
            "first",
            RESIGN,
        ]
    ),
    seat=st.integers(-3, 5),
    cut=st.integers(0, 60),
)
def test_any_text_is_a_move_or_an_illegal_one(game: Game[Any], text: str, seat: int, cut: int) -> None:
    state = fold(game, Options(), log_of(game, 3)[:cut])
    leaves = text == RESIGN and game.outcome(state) is None
    if 0 <= seat < game.seats and (leaves or text in game.moves(state, seat)):
        game.play(state, seat, text)
    else:
        with pytest.raises(IllegalMove):
            game.play(state, seat, text)


@given(text=st.text(max_size=3) | st.sampled_from(["*1", "*3", "1*", "*H"]))
def test_a_card_is_one_of_the_pack_or_refused(text: str) -> None:
    if text in {*pack(), *JOKERS}:
        card = Card(text)
        assert card.rank + card.suit == text
    else:
        with pytest.raises(ValueError, match="not-a-card"):
            Card(text)
