"""What the views of the pile games show and hide."""

import random
from collections.abc import Iterator
from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hockey.game import NATURE, Options, Phase
from hockey.pile.game import PileGame
from hockey.pile.match import PileMatch
from hockey.pile.view import PileView
from hockey.record import fold
from tests.hockey.matches import OPTIONS, PILES, Log, log_of, pile_games, seeds, walk

each_game = pytest.mark.parametrize("game", PILES, ids=lambda game: game.id)


def views(game: PileGame, state: PileMatch) -> Iterator[PileView]:
    for seat in (None, *range(game.seats)):
        yield game.view(state, seat)


def hidden_otherwise(game: PileGame, log: Log, seat: int | None, seed: int) -> PileMatch:
    """The same public history and the same cards for the seat, with all other cards elsewhere."""
    match = fold(game, Options(), log)
    period = match.periods[-1]
    known = {call.card for call in period.calls} | set(() if seat is None else period.dealt(game.rules, seat))
    places = [place for place, card in enumerate(period.deck) if card not in known]
    moved = [period.deck[place] for place in places]
    random.Random(seed).shuffle(moved)
    deck = list(period.deck)
    for place, card in zip(places, moved, strict=True):
        deck[place] = card
    seen = set(game.view(match, seat).centre)
    covered = [card for card in period.centre if card not in seen]
    centre = [*reversed(covered), *period.centre[len(covered) :]]
    other = " ".join(["deck", *centre, *(["|"] if centre else []), *deck])
    last = max(index for index, (_, move) in enumerate(log) if move.startswith("deck"))
    return fold(game, Options(), [*log[:last], (NATURE, other), *log[last + 1 :]])


@each_game
@pytest.mark.parametrize("seed", range(3))
def test_no_card_is_lost_or_doubled(game: PileGame, seed: int) -> None:
    for state, _, _ in walk(game, seed, OPTIONS[seed]):
        public = game.view(state, None)
        played = [call.card for call in public.calls_of(public.period)]
        hands = [list(game.view(state, seat).hand) for seat in range(game.seats)]
        assert public.cards_left == tuple(map(len, hands))
        in_sight = [*played, *chain.from_iterable(hands)]
        assert len(in_sight) == len(set(in_sight))
        if public.phase is Phase.DEAL and public.period:
            centre = state.periods[-1].centre
            assert {*played, *centre} == set(game.rules.pack)
            assert len(played) + len(centre) == len(game.rules.pack)
        assert len(public.pile) <= public.table <= len(game.rules.pack)
        assert public.top == (public.pile[-1] if public.table else None)


@each_game
def test_every_view_tells_all_calls_and_no_other_hand(game: PileGame) -> None:
    for state, _, _ in walk(game, 8, OPTIONS[1]):
        public, *own = views(game, state)
        assert public.hand == public.dealt == ()
        for view in own:
            assert view.calls == public.calls
            assert sum(goals for scores in view.period_scores for goals in scores) == sum(view.score)


@settings(max_examples=60, deadline=None)
@given(game=pile_games, seed=seeds, cut=st.integers(4, 150), data=st.data())
def test_a_view_is_the_same_whatever_is_hidden(
    game: PileGame, seed: int, cut: int, data: st.DataObject
) -> None:
    log = log_of(game, seed)[:cut]
    if not any(move.startswith("deck") for _, move in log):
        return
    seat = data.draw(st.sampled_from([None, *range(game.seats)]))
    state = fold(game, Options(), log)
    other = hidden_otherwise(game, log, seat, seed)
    assert game.view(other, seat) == game.view(state, seat)
