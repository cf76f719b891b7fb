import random
from collections.abc import Iterator
from itertools import chain, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hockey.cards import Card
from hockey.catalogue import CATALOGUE
from hockey.game import NATURE, IllegalMove, Options, Phase
from hockey.pile.game import PileGame
from hockey.pile.match import Match
from hockey.pile.view import PileView
from hockey.record import fold
from tests.hockey.matches import ALL, OPTIONS, Log, games, log_of, options, seeds, walk


def views(game: PileGame, state: Match) -> Iterator[PileView]:
    for seat in (None, *range(game.seats)):
        yield game.view(state, seat)


def hidden_otherwise(game: PileGame, log: Log, seat: int | None, seed: int) -> Match:
    """The same public history and the same cards for the seat, with all other cards elsewhere."""
    match = fold(game, Options(), log)
    period = match.periods[-1]
    known = set(period.played()) | set(() if seat is None else period.dealt(game.rules, seat))
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


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(3))
def test_who_acts_has_moves_and_nobody_else(game: PileGame, seed: int) -> None:
    for state, _, _ in walk(game, seed, OPTIONS[seed]):
        acting = game.to_act(state)
        assert len(acting) == (game.outcome(state) is None)
        for seat in range(game.seats):
            moves = game.moves(state, seat)
            assert bool(moves) == (seat in acting)
            for move in moves:
                game.play(state, seat, move)
                for stranger in set(range(game.seats)) - {seat}:
                    with pytest.raises(IllegalMove):
                        game.play(state, stranger, move)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
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


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_decisions_number_what_a_seat_is_asked(game: PileGame) -> None:
    for (before, _, _), (after, seat, _) in pairwise(walk(game, 5)):
        for one in range(game.seats):
            assert game.decision(after, one) - game.decision(before, one) == int(one == seat)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_every_view_tells_the_same_public_story(game: PileGame) -> None:
    for state, _, _ in walk(game, 8, OPTIONS[1]):
        public, *own = views(game, state)
        assert public.hand == public.dealt == public.moves == ()
        for view in own:
            assert view.score == public.score
            assert view.calls == public.calls
            assert view.to_act == public.to_act == game.to_act(state)
            assert view.outcome == public.outcome == game.outcome(state)
            assert view.seat is not None
            assert view.moves == game.moves(state, view.seat)
            assert sum(goals for scores in view.period_scores for goals in scores) == sum(view.score)


@settings(max_examples=60, deadline=None)
@given(game=games, seed=seeds, cut=st.integers(4, 150), data=st.data())
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


@settings(max_examples=40, deadline=None)
@given(game=games, seed=seeds, options=options)
def test_no_move_after_the_end(game: PileGame, seed: int, options: Options) -> None:
    log = log_of(game, seed, options)
    state = fold(game, options, log)
    assert game.outcome(state) is not None
    for seat, move in [*log, (NATURE, "end admin -"), (0, "resign")]:
        with pytest.raises(IllegalMove):
            game.play(state, seat, move)


@given(
    text=st.text(max_size=12)
    | st.sampled_from(["deck ", "cut  ", "deck | ", "end  ", "dealer", "7h", "10H", "7H "]),
    seat=st.integers(-3, 5),
    cut=st.integers(0, 60),
)
def test_any_text_is_a_move_or_an_illegal_one(text: str, seat: int, cut: int) -> None:
    game = CATALOGUE["classic"]
    state = fold(game, Options(), log_of(game, 3)[:cut])
    with pytest.raises(IllegalMove):
        game.play(state, seat, text)


@given(text=st.text(max_size=3))
def test_a_card_is_one_of_the_pack_or_refused(text: str) -> None:
    if text in CATALOGUE["classic"].rules.pack:
        card = Card(text)
        assert card.rank + card.suit == text
    else:
        with pytest.raises(ValueError, match="not-a-card"):
            Card(text)


def test_a_state_keeps_its_secrets_in_a_log() -> None:
    game = CATALOGUE["saskatchewan"]
    state = fold(game, Options(), log_of(game, 1)[:4])
    hidden = set(state.periods[0].deck) - {card for pair in state.cuts for card in pair}
    hidden -= state.periods[0].played()
    told = repr(state) + "".join(repr(view) for view in views(game, state))
    assert not [card for card in hidden if card in told]


def test_players_see_the_whole_centre_during_the_first_deal_others_its_top() -> None:
    game = CATALOGUE["saskatchewan"]
    for state, _, _ in walk(game, 6, Options(length=1)):
        if not state.periods:
            continue
        whole = state.periods[-1].centre
        public, *own = views(game, state)
        assert public.centre == whole[-1:]
        assert [view.centre for view in own] == [whole if public.deal == 1 else whole[-1:]] * 2
