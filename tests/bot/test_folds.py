"""What is known of a match only moves forward, in whichever order readings come to their end."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bot.marks.moments import BEFORE_ALL, Moment, Moments
from bot.marks.owed import Owed
from bot.matches.folds import Fold, Folds
from db.model.matches import Match, Status
from db.model.people import Place
from hockey.game import Options

MATCH = Match(
    id=1,
    server_id=11,
    server_name="The Rink",
    locale="en-US",
    channel_id=77,
    place=Place.CHANNEL,
    thread_id=None,
    lost=False,
    game="classic",
    rules=1,
    options=Options(),
    status=Status.RUNNING,
    rematch_of=None,
    created_at=0.0,
    expires_at=0.0,
    ended_at=None,
    seats=(),
    turn_seconds=60.0,
)


def fold(ply: int, change: int = 0, status: Status = Status.RUNNING) -> Fold:
    """A reading of so many plies, after so many changes of the row."""
    return Fold(None, ply, 0.0, match=replace(MATCH, due_at=float(change), status=status))


# Each reading sees what stands while it is made; then it may take any time to come to its end.
steps = st.lists(st.sampled_from(["play", "change", "begin", "end", "end last"]), max_size=40)


@given(steps=steps)
def test_no_reading_replaces_a_newer_one(steps: list[str]) -> None:
    folds, ply, change = Folds(Moments()), 0, 0
    known = folds.of(1)
    under_way: list[tuple[Moment, Fold]] = []
    for step in steps:
        before = known.fold
        if step == "play":
            ply += 1
            folds.learn(known, fold(ply, change), folds.moment())
        elif step == "change":
            change += 1
            folds.forget_row(1)
        elif step == "begin":
            under_way.append((folds.moment(), fold(ply, change)))
        elif under_way:
            began, read = under_way.pop(0 if step == "end" else -1)
            folds.learn(known, read, began)
        now = known.fold
        if before is not None:
            assert now is not None
            assert now.ply >= before.ply
        if now is not None and now.match is not None:
            # A row that is kept is the one that stands.
            assert now.match.due_at == change
            assert now.ply == ply


def test_a_match_that_is_over_is_not_taken_for_one_that_runs() -> None:
    folds = Folds(Moments())
    known, began = folds.of(1), folds.moment()
    folds.learn(known, fold(9, status=Status.OVER), folds.moment())
    folds.learn(known, fold(8), began)
    assert known.as_of > began
    assert known.fold is None or known.fold.match is None


@given(
    one=st.tuples(st.integers(0, 9), st.integers(0, 9)), other=st.tuples(st.integers(0, 9), st.integers(0, 9))
)
def test_no_debt_makes_another_one_smaller(one: tuple[int, int], other: tuple[int, int]) -> None:
    mine, theirs = Owed(one[0], Moment(one[1])), Owed(other[0], Moment(other[1]))
    both = mine.and_also(theirs)
    assert both == theirs.and_also(mine)
    assert both.ply == max(mine.ply, theirs.ply)
    assert both.since == max(mine.since, theirs.since) >= BEFORE_ALL
    assert mine.and_also(None) == mine
