"""The field over random games: against its oracle, and with everything hidden moved about."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hockey.field.table import field_pack
from hockey.game import NATURE, Options
from hockey.record import fold, from_log, lines, write
from tests.hockey import oracle_field
from tests.hockey.field_matches import FIELD
from tests.hockey.matches import Log, log_of, options_of, seeds, walk

options = st.sampled_from(options_of(FIELD))
ENDS = [None, "resign 0", "clock 1", "walkover 1", "admin -"]


@settings(max_examples=60, deadline=None)
@given(seed=seeds, options=options, cut=st.integers(0, 400), end=st.sampled_from(ENDS))
def test_engine_and_oracle_tell_the_same_match(
    seed: int, options: Options, cut: int, end: str | None
) -> None:
    log = log_of(FIELD, seed, options)
    if cut < len(log) and end:
        log = [*log[:cut], (NATURE, f"end {end}")]
    record = from_log(FIELD, options, log[: cut + 1], ["", ""])
    assert list(lines(record)) == oracle_field.replay(write(record))


@settings(max_examples=60, deadline=None)
@given(seed=seeds, options=options, cut=st.integers(3, 400), seat=st.sampled_from([None, 0, 1]))
def test_engine_and_oracle_see_the_same_table(
    seed: int, options: Options, cut: int, seat: int | None
) -> None:
    record = from_log(FIELD, options, log_of(FIELD, seed, options)[:cut], ["", ""])
    view = FIELD.view(record.state, seat)
    assert {
        "rows": [list(row) for row in view.rows],
        "keepers": [list(pair) for pair in view.keepers],
        "stacks": list(view.stacks),
        "thrown": list(view.thrown),
        "goals": [list(cards) for cards in view.scored],
        "drawn": view.drawn,
    } == oracle_field.table(write(record))


@settings(max_examples=40, deadline=None)
@given(seed=seeds, options=options, cut=st.integers(2, 100))
def test_a_view_is_the_same_whatever_is_hidden(seed: int, options: Options, cut: int) -> None:
    log = log_of(FIELD, seed, options)[:cut]
    state = fold(FIELD, options, log)
    other = fold(FIELD, options, hidden_otherwise(log, options, seed))
    for seat in (None, 0, 1):
        view = FIELD.view(state, seat)
        if view.drawn:
            assert FIELD.view(other, seat) == view


def hidden_otherwise(log: Log, options: Options, seed: int) -> Log:
    """The same public history, with all cards that lie face down elsewhere on the field or in the stacks."""
    view = FIELD.view(fold(FIELD, options, log), None)
    period = [step for step in view.steps if step.period == view.period]
    known = {view.drawn, *view.thrown, *view.scored[0], *view.scored[1], *(step.met for step in period)}
    last = max(place for place, (_, move) in enumerate(log) if move.startswith("deck"))
    deck = log[last][1].split()[1:]
    hidden = [card for card in deck if card not in known]
    random.Random(seed).shuffle(hidden)
    moved = [card if card in known else hidden.pop() for card in deck]
    return [*log[:last], (NATURE, " ".join(["deck", *moved])), *log[last + 1 :]]


@pytest.mark.parametrize("options", options_of(FIELD), ids=str)
def test_no_card_is_lost_or_doubled(options: Options) -> None:
    for state, _, _ in walk(FIELD, 3, options):
        view = FIELD.view(state, None)
        if not view.period:
            continue
        field = [card for line in view.lines for card in line]
        away = [*view.thrown, *view.scored[0], *view.scored[1], *([view.drawn] if view.drawn else [])]
        shown = [*away, *(card for card in field if card)]
        assert len(shown) == len(set(shown))
        assert set(shown) <= set(field_pack(options.cards))
        assert len(field) + len(away) + sum(view.stacks) == options.cards
        assert view.goals == tuple(map(len, view.scored))
        assert view.score == tuple(sum(goals) for goals in zip(*view.period_scores, strict=True))


@pytest.mark.parametrize("options", options_of(FIELD), ids=str)
def test_every_move_meets_the_card_it_names(options: Options) -> None:
    for state, seat, move in walk(FIELD, 4, options):
        fact = FIELD.view(state, None).last_step
        if seat in (None, NATURE) or fact is None:
            continue
        assert (fact.seat, str(fact.index)) == (seat, move)
        match = fact.card.rank == fact.met.rank or fact.card.suit == fact.met.suit
        assert fact.passes == match
        keepers = fact.line == (4 if seat == 0 else 0)
        assert (fact.kind in ("goal", "save")) == keepers
        assert (FIELD.view(state, None).to_act == {seat}) == (fact.kind == "passes") or (
            fact.play == options.cards - 16
        )
