import random
from itertools import chain

from hypothesis import given, settings
from hypothesis import strategies as st

from hockey.cards import Card
from hockey.game import Options
from hockey.lineup.match import LineupMatch, full_pack
from hockey.lineup.view import LineupView
from hockey.record import fold
from tests.hockey.lineup_matches import GAME, OPTIONS, SEATS, Log, log_of, options, seeds, walk


def seen(view: LineupView) -> set[Card]:
    """Every card that a view shows of those dealt last."""
    lines = [line.cards for line in view.lines if line]
    faceoff = view.faceoff.cards if view.faceoff else ()
    return {*view.discards, *view.hand, *faceoff, *chain(*lines), *([view.pick] if view.pick else [])}


def hidden_otherwise(log: Log, options: Options, seat: int | None, seed: int) -> LineupMatch:
    """The same match to this seat's eyes, with every card that it doesn't see elsewhere."""
    match = fold(GAME, options, log)
    known = seen(GAME.view(match, seat))
    hidden = [card for card in match.decks[-1] if card not in known]
    moved = random.Random(seed).sample(hidden, len(hidden))
    swap = dict(zip(map(str, hidden), map(str, moved), strict=True))
    last = max(place for place, (_, move) in enumerate(log) if move.startswith("deck"))
    changed = [
        (
            who,
            move if move.startswith("shootout") else " ".join(swap.get(word, word) for word in move.split()),
        )
        for who, move in log[last:]
    ]
    return fold(GAME, options, [*log[:last], *changed])


@settings(max_examples=75, deadline=None)
@given(seed=seeds, options=options, cut=st.integers(1, 25), seat=st.sampled_from([None, 0, 1]))
def test_a_view_is_the_same_whatever_is_hidden(
    seed: int, options: Options, cut: int, seat: int | None
) -> None:
    log = log_of(seed, options)[:cut]
    other = hidden_otherwise(log, options, seat, seed)
    assert GAME.view(other, seat) == GAME.view(fold(GAME, options, log), seat)


@settings(max_examples=40, deadline=None)
@given(seed=seeds, options=options)
def test_no_card_is_lost_doubled_or_shown_to_the_wrong_eyes(seed: int, options: Options) -> None:
    for state, _, _ in walk(seed, options):
        public, mine, theirs = (GAME.view(state, seat) for seat in (None, *SEATS))
        assert public.hand == ()
        assert public.pick is None or public.faceoff
        assert public.cards_left == (len(mine.hand), len(theirs.hand))
        held = [*mine.hand, *theirs.hand]
        secret = [*(seen(mine) - seen(public)), *(seen(theirs) - seen(public))]
        assert len(set(held)) == len(held)
        assert len(set(secret)) == len(secret)
        assert set(held) <= set(secret)
        assert seen(public).isdisjoint(secret)
        assert len(public.discards) == len(set(public.discards))
        if state.decks and not public.overtime:
            stock = state.decks[0][42:]
            everything = [*seen(public), *secret, *stock]
            assert len(everything) == len(full_pack(options))
            assert set(everything) == set(full_pack(options))


def test_moves_listed_for_a_line_use_each_card_at_each_position() -> None:
    for state, _, _ in walk(5, OPTIONS[0]):
        for seat in GAME.to_act(state) & set(SEATS):
            view = GAME.view(state, seat)
            if view.stage == "line":
                columns = list(zip(*(move.split()[1:] for move in view.moves), strict=True))
                assert [sorted(column) for column in columns] == [sorted(view.hand)] * 6
            else:
                assert view.moves == view.hand
