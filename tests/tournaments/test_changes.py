"""What players, admins and the bot change in a tournament, and what is refused."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from tournaments import changes
from tournaments.changes import Named, Refusal, RefusedError
from tournaments.model import Format, How, Pairing
from tournaments.tournament import NewTournament, Person, Tournament, WhyOut

STARTS = 7200.0
EARLY, CHECK_IN = 10.0, STARTS - 10
JON, DARRELL, IDA, RALPH = (1001, "Jon"), (1002, "Darrell"), (1003, "Ida"), (1004, "Ralph")
FINAL, BYE = Pairing(1, 1, 1, 2), Pairing(1, 2, 3, None, 3, How.BYE)
BOTS = [Person(number, "pro", agreed=True, checked_in=True, level="pro") for number in range(5, 9)]


def announced(**other: Any) -> Tournament:
    usual: dict[str, Any] = {
        "server_id": 1,
        "channel_id": 2,
        "name": "Cup",
        "format": Format.KNOCK_OUT,
        "game": "classic",
        "length": 1,
        "best_of": 1,
        "turn_seconds": 60.0,
        "round_seconds": 3600.0,
        "most": 8,
        "starts_at": STARTS,
    }
    new = NewTournament(**usual | other)
    return Tournament(1, new, 0.0, None, None, False, False, None, None)  # noqa: FBT003


def signed(tournament: Tournament, *sides: Sequence[Named], now: float = CHECK_IN) -> Tournament:
    for side in sides:
        tournament = changes.sign_up(tournament, side, now)
    return tournament


def started(tournament: Tournament, bots: Sequence[Person] = ()) -> Tournament:
    """Seeds as they have signed up; drawn ones the other way round."""
    return changes.start(tournament, bots, lambda each: -each.number, list.reverse)


def begun(**other: Any) -> Tournament:
    """The first of three has a bye."""
    return changes.pair(
        started(signed(announced(**other), [JON], [DARRELL], [IDA])), [FINAL, BYE], STARTS + 3600
    )


def refused(change: Callable[[], Tournament]) -> Refusal | None:
    try:
        change()
    except RefusedError as error:
        return error.why
    return None


def ids(tournament: Tournament) -> list[list[int]]:
    return [[each.player_id for each in side.people] for side in tournament.signed]


def test_who_signs_up_is_in_once_and_until_it_is_full() -> None:
    cup = signed(announced(most=2), [JON], now=EARLY)
    sign = partial(changes.sign_up, cup, now=EARLY)
    assert refused(lambda: sign([JON])) is Refusal.ALREADY_IN
    assert refused(lambda: sign([DARRELL, JON])) is Refusal.PARTNER_TAKEN
    full = signed(cup, [DARRELL, IDA], now=EARLY)
    assert refused(lambda: changes.sign_up(full, [RALPH], EARLY)) is Refusal.FULL
    assert ids(full) == [[JON[0]], [DARRELL[0], IDA[0]]]
    assert [each.agreed for each in full.signed] == [True, False]


def test_signing_up_is_checking_in_only_during_the_check_in() -> None:
    early, late = (signed(announced(), [JON], now=now).signed[0] for now in (EARLY, CHECK_IN))
    assert (early.checked_in, late.checked_in) == (False, True)


def test_a_partner_agrees_once_and_alone() -> None:
    cup = signed(announced(), [JON, DARRELL], now=EARLY)
    assert refused(lambda: changes.agree(cup, JON[0], EARLY)) is Refusal.PARTNER_WAITS
    early, late = (changes.agree(cup, DARRELL[0], now).signed[0] for now in (EARLY, CHECK_IN))
    assert [(each.agreed, each.people[1].checked_in) for each in (early, late)] == [
        (True, False),
        (True, True),
    ]


def test_who_checks_in_agrees_to_play() -> None:
    cup = signed(announced(), [JON, DARRELL], now=EARLY)
    assert refused(lambda: changes.check_in(cup, JON[0], EARLY)) is Refusal.CHECK_IN_CLOSED
    assert refused(lambda: changes.check_in(cup, IDA[0], CHECK_IN)) is Refusal.NOT_IN
    (pair,) = changes.check_in(changes.check_in(cup, JON[0], CHECK_IN), DARRELL[0], CHECK_IN).signed
    assert (pair.agreed, pair.checked_in) == (True, True)


def test_once_seeds_are_given_no_one_is_told_that_they_are_in() -> None:
    cup = started(signed(signed(announced(), [JON], [DARRELL]), [IDA], now=EARLY))
    assert refused(lambda: changes.sign_up(cup, [RALPH], CHECK_IN)) is Refusal.CLOSED
    assert refused(lambda: changes.check_in(cup, IDA[0], CHECK_IN)) is Refusal.CHECK_IN_CLOSED


@pytest.mark.parametrize(("drawn", "seeds"), [(False, [1, 2, None]), (True, [2, 1, None])])
def test_those_who_are_there_get_seeds_and_the_others_are_out(drawn: bool, seeds: list[int | None]) -> None:
    cup = started(signed(signed(announced(drawn=drawn), [JON], [DARRELL]), [IDA], now=EARLY))
    assert [each.seed for each in cup.signed] == seeds
    assert (cup.signed[2].out_after, cup.signed[2].why_out) == (0, WhyOut.ABSENT)
    assert started(replace(cup, new=replace(cup.new, drawn=not drawn))).entrants == cup.entrants


@pytest.mark.parametrize(
    ("format_", "most", "bots"),
    [(Format.KNOCK_OUT, 8, 1), (Format.SWISS, 8, 1), (Format.KNOCK_OUT, 3, 0)],
)
def test_bots_take_the_places_that_would_be_byes(format_: Format, most: int, bots: int) -> None:
    cup = started(signed(announced(bots=True, format=format_, most=most), [JON], [DARRELL], [IDA]), BOTS)
    assert [each.people[0] for each in cup.signed[3:]] == BOTS[:bots]
    assert [each.seed for each in cup.signed] == list(range(1, 4 + bots))


def test_two_bots_make_a_pair_and_none_comes_where_nobody_is() -> None:
    cup = signed(announced(bots=True), [JON, DARRELL])
    cup = started(changes.agree(cup, DARRELL[0], CHECK_IN), BOTS)
    assert [each.people for each in cup.signed[1:]] == [tuple(BOTS[:2]), tuple(BOTS[2:])]
    assert started(announced(bots=True), BOTS).signed == ()


def test_a_round_is_paired_once_and_with_nobody_who_has_gone() -> None:
    cup = begun()
    assert changes.pair(cup, [FINAL, BYE], STARTS + 9000) == cup
    cup = changes.decide(cup, replace(FINAL, winner=1, how=How.PLAYED, wins=(1, 0)))
    gone = changes.withdraw(cup, IDA[0], WhyOut.LEFT)
    assert changes.pair(gone, [Pairing(2, 1, 1, 3)], STARTS + 9000) == gone
    assert len(changes.pair(cup, [Pairing(2, 1, 1, 3)], STARTS + 9000).rounds) == 2


def test_a_pairing_is_decided_once() -> None:
    won = replace(FINAL, winner=1, how=How.PLAYED, wins=(1, 0))
    cup = changes.decide(changes.score(begun(), replace(FINAL, wins=(1, 0))), won)
    assert cup.pairings[0] == won
    assert refused(lambda: changes.decide(cup, replace(FINAL, winner=2, how=How.FORFEIT))) is Refusal.DECIDED
    assert changes.score(cup, replace(FINAL, wins=(1, 1))) == cup


def test_if_both_leave_the_last_to_leave_has_won() -> None:
    cup = begun()
    for player_id, _ in (DARRELL, JON):
        cup = changes.withdraw(cup, player_id, WhyOut.WITHDREW)
    assert cup.open == (replace(FINAL, winner=1),)
    assert changes.decide(cup, replace(cup.open[0], how=How.FORFEIT)).pairings[0].loser == 2


def test_who_leaves_before_the_start_was_never_there() -> None:
    cup = changes.withdraw(signed(announced(), [JON, DARRELL], [IDA]), DARRELL[0], WhyOut.WITHDREW)
    assert ids(cup) == [[IDA[0]]]
    assert refused(lambda: changes.withdraw(cup, JON[0], WhyOut.WITHDREW)) is Refusal.NOT_IN


def test_a_void_pairing_puts_both_out() -> None:
    cup = changes.decide(begun(), replace(FINAL, how=How.VOID))
    no_show, still_in = (1, WhyOut.NO_SHOW), (None, None)
    assert [(each.out_after, each.why_out) for each in cup.signed] == [no_show, no_show, still_in]


def test_who_goes_out_was_in_that_round_though_numbers_before_it_are_missing() -> None:
    cup = changes.decide(begun(), replace(FINAL, winner=1, how=How.PLAYED, wins=(1, 0)))
    third = Pairing(3, 1, 1, 3)
    cup = changes.pair(cup, [third], STARTS + 9000)
    assert changes.pair(cup, [Pairing(3, 1, 3, 1)], STARTS + 9999) == cup
    void = changes.decide(cup, replace(third, how=How.VOID))
    left = changes.withdraw(cup, IDA[0], WhyOut.LEFT)
    assert [each.out_after for each in void.signed] == [3, None, 3]
    assert left.signed[2].out_after == 3


def test_a_late_entry_takes_the_place_of_a_bye() -> None:
    late = partial(changes.sign_up, people=[RALPH], now=STARTS + 1)
    assert refused(lambda: late(begun())) is Refusal.CLOSED
    cup = late(begun(late=True))
    assert cup.pairings[1] == Pairing(1, 2, 3, 4)
    assert cup.entrants[-1].id == 4
    assert refused(lambda: late(cup)) is Refusal.ALREADY_IN
    gone = changes.withdraw(cup, RALPH[0], WhyOut.WITHDREW)
    assert refused(lambda: late(gone)) is Refusal.CLOSED


def test_nobody_comes_late_to_play_one_who_has_left() -> None:
    cup = changes.withdraw(begun(late=True), IDA[0], WhyOut.WITHDREW)
    assert refused(lambda: changes.sign_up(cup, [RALPH], STARTS + 1)) is Refusal.CLOSED


def test_who_missed_the_check_in_may_come_late() -> None:
    cup = signed(signed(announced(late=True), [JON], [DARRELL], [IDA]), [RALPH], now=EARLY)
    cup = changes.pair(started(cup), [FINAL, BYE], STARTS + 3600)
    assert [each.why_out for each in changes.sign_up(cup, [RALPH], STARTS + 1).signed] == [None] * 4


def test_another_takes_a_place_until_its_first_match() -> None:
    cup = replace(begun(), matches={(1, 1): (7,)})
    swap = partial(changes.replace, cup)
    assert refused(lambda: swap(JON[0], RALPH)) is Refusal.REPLACED_LATE
    assert refused(lambda: swap(IDA[0], JON)) is Refusal.IN_TWICE
    assert refused(lambda: swap(RALPH[0], (1005, "Wayne"))) is Refusal.NOT_REPLACED
    swapped = swap(IDA[0], RALPH)
    assert [each.name for each in swapped.signed[2].people] == ["Ralph"]
    gone = changes.withdraw(swapped, RALPH[0], WhyOut.WITHDREW)
    assert refused(lambda: changes.replace(gone, RALPH[0], IDA)) is Refusal.REPLACED_LATE


def test_what_is_over_stays_over() -> None:
    cup = changes.end(begun(), STARTS + 60, cancelled=True)
    for change in (
        partial(changes.end, now=STARTS + 70),
        partial(changes.extend, seconds=60),
        partial(changes.pause, now=STARTS + 70),
    ):
        assert refused(partial(change, cup)) is Refusal.OVER
    assert refused(lambda: changes.withdraw(cup, JON[0], WhyOut.LEFT)) is Refusal.NOT_IN
    assert changes.pair(cup, [Pairing(2, 1, 1, 3)], STARTS + 9000) == cup
