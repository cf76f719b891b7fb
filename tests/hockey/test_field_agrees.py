"""The field in random games: against its oracle, and with everything hidden moved around."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from hockey.game import NATURE, Options
from hockey.record import fold, write
from tests.hockey import oracle_field
from tests.hockey.field_matches import FIELD
from tests.hockey.matches import Log, from_log, log_of, options_of, seeds

options = st.sampled_from(options_of(FIELD))


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
    """The same public history, with all closed cards elsewhere on the field or in the stacks."""
    view = FIELD.view(fold(FIELD, options, log), None)
    period = [step for step in view.steps if step.period == view.period]
    known = {view.drawn, *view.thrown, *view.scored[0], *view.scored[1], *(step.met for step in period)}
    last = max(place for place, (_, move) in enumerate(log) if move.startswith("deck"))
    deck = log[last][1].split()[1:]
    hidden = [card for card in deck if card not in known]
    random.Random(seed).shuffle(hidden)
    moved = [card if card in known else hidden.pop() for card in deck]
    return [*log[:last], (NATURE, " ".join(["deck", *moved])), *log[last + 1 :]]
