"""The rounds of every format: nobody is paired twice, with someone who is out, or without need again."""

import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournaments.playing import better_seed, field_of, played, rounds, won
from tournaments.bracket import Side, State, bracket
from tournaments.model import Entrant, Format, How, Pairing
from tournaments.pairing import next_round, rounds_planned
from tournaments.standings import standings

SIZES = (3, 4, 5, 8, 11, 16, 33, 64)


@pytest.mark.parametrize("count", SIZES)
@pytest.mark.parametrize("kind", [each for each in Format if each is not Format.DUPLICATE])
def test_the_better_seeds_win(kind: Format, count: int) -> None:
    entrants = field_of(count)
    pairings = played(kind, entrants)
    order = standings(kind, entrants, pairings)
    assert order[0].entrant == entrants[0].id
    assert order[0].place == 1 < order[1].place
    assert max(each.round for each in pairings) <= rounds_planned(kind, count)


@pytest.mark.parametrize("count", SIZES)
def test_a_round_robin_has_every_pair_once(count: int) -> None:
    pairings = played(Format.ROUND_ROBIN, field_of(count))
    met = Counter(frozenset(each.entrants) for each in pairings if each.second)
    assert len(met) == count * (count - 1) // 2
    assert set(met.values()) == {1}


@pytest.mark.parametrize("count", SIZES)
def test_a_duplicate_has_no_rematch_and_both_seats_for_all(count: int) -> None:
    pairings = [each for each in played(Format.DUPLICATE, field_of(count)) if each.second]
    assert max(each.round for each in pairings) == min(5, count - 1)
    assert set(Counter(frozenset(each.entrants) for each in pairings).values()) == {1}
    for each in field_of(count):
        firsts = sum(one.first == each.id for one in pairings)
        seconds = sum(one.second == each.id for one in pairings)
        assert abs(firsts - seconds) <= 1 + count % 2


def test_two_whose_opponents_have_left_a_duplicate_meet() -> None:
    entrants = field_of(6)
    first = [won(each, each.first) for each in next_round(Format.DUPLICATE, entrants, [])]
    planned = next_round(Format.DUPLICATE, entrants, first)
    out, stay = zip(*(each.entrants for each in planned[:2]), strict=True)
    there = [replace(each, out_after=1) if each.id in out else each for each in entrants]
    assert set(next_round(Format.DUPLICATE, there, first)[1].entrants) == set(stay)


@pytest.mark.parametrize(("kind", "lives"), [(Format.KNOCK_OUT, 1), (Format.DOUBLE, 2)])
@pytest.mark.parametrize("count", SIZES)
def test_losers_of_a_knock_out_are_out(kind: Format, lives: int, count: int) -> None:
    pairings = played(kind, field_of(count))
    losses = Counter(each.loser for each in pairings if each.loser)
    assert set(losses.values()) <= {*range(1, lives + 1)}
    assert sum(losses[each.id] == lives for each in field_of(count)) == count - 1 or kind is Format.DOUBLE
    real = sum(each.second is not None for each in pairings)
    assert real in ({count - 1} if lives == 1 else {2 * count - 2, 2 * count - 1})


@pytest.mark.parametrize("count", [8, 16, 64])
def test_a_swiss_has_no_rematch_and_at_most_one_bye_each(count: int) -> None:
    pairings = played(Format.SWISS, field_of(count - 1))
    met = Counter(frozenset(each.entrants) for each in pairings)
    assert set(met.values()) == {1}
    byes = [each for each in pairings if each.how is How.BYE]
    assert [each.round for each in byes] == [*range(1, rounds_planned(Format.SWISS, count - 1) + 1)]
    for each in byes[1:]:
        before = [one for one in pairings if one.round < each.round]
        had = {one.first for one in before if one.how is How.BYE}
        order = [one.entrant for one in standings(Format.SWISS, field_of(count - 1), before)]
        assert each.first == next(one for one in reversed(order) if one not in had)


def test_the_second_final_is_played_if_the_best_of_the_losers_wins_the_first() -> None:
    entrants = field_of(4)
    seen: list[Pairing] = []
    for there, pairings, new in rounds(Format.DOUBLE, entrants, lambda each: won(each, max(each.entrants))):
        seen = pairings
        last = bracket(Format.DOUBLE, there, pairings)[-1]
        assert last.title is Side.FINAL
        assert len(new) >= 1
    finals = [each for each in seen if each.round >= 4]
    # Seed 4 never loses, so there's one final; with the better seed of the first final losing, there are two.
    assert len(finals) == 1
    turned = {5: max, 4: max}
    again = played(
        Format.DOUBLE, entrants, lambda each: won(each, turned.get(each.round, min)(each.entrants))
    )
    assert [each.entrants for each in again if each.round >= 4] == [(101, 102)] * 2
    assert standings(Format.DOUBLE, entrants, again)[0].entrant == 102


def test_a_bracket_shows_the_rounds_to_come() -> None:
    entrants = field_of(6)
    columns = bracket(Format.KNOCK_OUT, entrants, [])
    assert [len(each.slots) for each in columns] == [4, 2, 1]
    assert (columns[0].slots[0].first, columns[0].slots[0].second) == (101, None)
    assert [slot.state for slot in columns[0].slots].count(State.EMPTY) == 2
    assert columns[1].slots[0].first == 101
    assert columns[2].slots[0] == replace(columns[2].slots[0], first=None, second=None, state=State.WAITING)


def test_a_late_entry_in_place_of_a_bye_goes_on_like_all() -> None:
    entrants = field_of(7)
    first = next_round(Format.KNOCK_OUT, entrants, [])
    bye = next(each for each in first if each.how is How.BYE)
    late = Entrant(200, 8)
    table = [replace(each, second=200, winner=None, how=None) if each is bye else each for each in first]
    decided = [won(each, 200 if 200 in each.entrants else min(each.entrants)) for each in table]
    second = next_round(Format.KNOCK_OUT, [*entrants, late], decided)
    assert 200 in second[0].entrants
    assert all(each.how is None for each in second)


def test_a_round_waits_for_all_pairings() -> None:
    with pytest.raises(ValueError, match="open"):
        next_round(Format.SWISS, field_of(4), next_round(Format.SWISS, field_of(4), []))


def test_a_void_pairing_lets_the_next_opponent_go_on() -> None:
    entrants = field_of(4)
    void = {(101, 104)}
    last: list[Pairing] = []
    for _, pairings, _ in rounds(
        Format.KNOCK_OUT,
        entrants,
        lambda each: replace(each, how=How.VOID) if each.entrants in void else better_seed(each),
    ):
        last = pairings
    assert max(each.round for each in last) == 1
    there = [replace(each, out_after=1) if each.id in (101, 104) else each for each in entrants]
    assert standings(Format.KNOCK_OUT, there, last)[0].entrant == 102


def test_leaving_and_coming_back_earns_no_bye() -> None:
    """They get no point for the rounds that they missed, and no second bye before everyone has had one."""
    entrants = field_of(5)
    pairings = [each if each.how else better_seed(each) for each in next_round(Format.SWISS, entrants, [])]
    farmer = next(each.first for each in pairings if each.how is How.BYE)
    away = [replace(each, out_after=1) if each.id == farmer else each for each in entrants]
    pairings += map(better_seed, next_round(Format.SWISS, away, pairings))
    third = next_round(Format.SWISS, entrants, pairings)
    assert next(each.first for each in third if each.how is How.BYE) != farmer
    assert (
        next(each.points for each in standings(Format.SWISS, entrants, pairings) if each.entrant == farmer)
        == 1
    )


@pytest.mark.parametrize("kind", Format)
def test_nobody_is_paired_once_all_have_left(kind: Format) -> None:
    entrants = field_of(5)
    pairings = [each if each.how else better_seed(each) for each in next_round(kind, entrants, [])]
    assert next_round(kind, [replace(each, out_after=1) for each in entrants], pairings) == ()
    last = [replace(each, out_after=None if each.id == 101 else 1) for each in entrants]
    assert next_round(kind, last, pairings) == ()
    # In a duplicate, the scores alone decide.
    assert kind is Format.DUPLICATE or standings(kind, last, pairings)[0].entrant == 101


def test_the_champion_is_known_for_good() -> None:
    """Even if they leave later. If they leave before the second final, the other one wins."""
    entrants = field_of(4)
    pairings = played(Format.KNOCK_OUT, entrants)
    gone = [replace(each, out_after=2) if each.id == 101 else each for each in entrants]
    assert [each.place for each in standings(Format.KNOCK_OUT, gone, pairings)] == [1, 2, 3, 3]
    lost = played(Format.DOUBLE, entrants, lambda each: won(each, (min, max)[each.round > 3](each.entrants)))
    until = [each for each in lost if each.round <= 4]
    final = until[-1]
    left = [replace(each, out_after=4) if each.id == final.winner else each for each in entrants]
    assert len(lost) > len(until)
    assert next_round(Format.DOUBLE, left, until) == ()
    assert standings(Format.DOUBLE, left, until)[0].entrant == final.loser


def test_the_bot_itself_does_without_networkx() -> None:
    """It needs 20 MB. Another process loads it for a Swiss round."""
    asked = "import sys, tournaments.pairing, tournaments.export; sys.exit('networkx' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0


@pytest.mark.parametrize("kind", Format)
def test_who_left_before_the_first_round_is_not_in_it(kind: Format) -> None:
    entrants = [replace(each, out_after=0) if each.seed > 2 else each for each in field_of(5)]
    assert [each.entrants for each in next_round(kind, entrants, [])] == [(101, 102)]
    assert [each.entrant for each in standings(kind, entrants, [])] == [101, 102]
    assert standings(kind, entrants[2:], []) == ()
    assert bracket(kind, [], []) == ()
    assert next_round(kind, [], []) == ()


@given(count=st.integers(4, 7), drawn=st.randoms(use_true_random=False))
def test_a_swiss_has_a_rematch_only_if_it_must(count: int, drawn: Random) -> None:
    """All ways to pair a round are tried. In a Swiss of so few, players meet all others if it goes on."""
    entrants, before = field_of(count), list[Pairing]()
    for _, pairings, new in rounds(
        Format.SWISS, entrants, lambda each: won(each, drawn.choice(each.entrants)), some_leave(drawn, 0.15)
    ):
        met = {frozenset(each.entrants) for each in before if each.second}
        byes = Counter(each.first for each in before if each.how is How.BYE)
        ids = [one for each in new for one in each.entrants]
        fewest = min(byes[each] for each in ids)
        with_bye = [each.first for each in new if each.how is How.BYE]
        assert [byes[each] for each in with_bye] == [fewest] * (len(ids) % 2)
        rematches = sum(frozenset(each.entrants) in met for each in new)
        possible = (
            sum(pair in met for pair in way)
            for bye in ([each for each in ids if byes[each] == fewest] if with_bye else [0])
            for way in ways_to_pair([each for each in ids if each != bye])
        )
        assert rematches == min(possible)
        before = list(pairings)


def ways_to_pair(ids: list[int]) -> Iterator[list[frozenset[int]]]:
    if not ids:
        yield []
        return
    first, *others = ids
    for other in others:
        for rest in ways_to_pair([each for each in others if each != other]):
            yield [frozenset((first, other)), *rest]


@pytest.mark.parametrize(("count", "first_rematch"), [(8, 3), (16, 4), (32, 5), (64, 6)])
@given(drawn=st.randoms(use_true_random=False))
@settings(max_examples=10)
def test_losers_of_a_double_knock_out_meet_others_first(
    count: int, first_rematch: int, drawn: Random
) -> None:
    pairings = played(Format.DOUBLE, field_of(count), lambda each: won(each, drawn.choice(each.entrants)))
    met = Counter(frozenset(each.entrants) for each in pairings if each.round <= first_rematch)
    assert set(met.values()) == {1}


def some_leave(drawn: Random, share: float) -> Callable[[int, list[Entrant]], list[Entrant]]:
    def leave(number: int, there: list[Entrant]) -> list[Entrant]:
        return [
            replace(each, out_after=number) if each.out_after is None and drawn.random() < share else each
            for each in there
        ]

    return leave


@given(
    kind=st.sampled_from(Format),
    count=st.integers(3, 24),
    drawn=st.randoms(use_true_random=False),
)
def test_every_tournament_ends(kind: Format, count: int, drawn: Random) -> None:
    def decide(pairing: Pairing) -> Pairing:
        how = drawn.choice([How.PLAYED, How.PLAYED, How.PLAYED, How.DEADLINE, How.FORFEIT, How.VOID])
        if how is How.VOID:
            return replace(pairing, how=how)
        return won(pairing, drawn.choice(pairing.entrants), how)

    before = some_leave(drawn, 0.1)(0, field_of(count))
    start = sum(each.took_part for each in before)
    last = 0
    for there, pairings, new in rounds(kind, before, decide, some_leave(drawn, 0.05)):
        number = new[0].round
        assert last < number <= rounds_planned(kind, start)
        ids = [one for each in new for one in each.entrants]
        was_in = {each.id for each in before if each.is_in(number)}
        forfeits = {each.second for each in new if kind is Format.ROUND_ROBIN and each.how is How.FORFEIT}
        assert len(ids) == len(set(ids))
        assert set(ids) <= was_in | forfeits
        # All who are still in a table's tournament are in every round of it.
        assert kind.has_bracket or was_in <= set(ids)
        before, last = there, number
        places = [each.place for each in standings(kind, there, pairings)]
        assert places == sorted(places)
        assert len(places) == start
        if kind.has_bracket:
            slots = [slot for column in bracket(kind, there, pairings) for slot in column.slots]
            shown = Counter(
                frozenset((slot.first, slot.second)) for slot in slots if slot.state is State.DECIDED
            )
            assert shown == Counter(frozenset(each.entrants) for each in pairings if each.second)
            losses = Counter(each.loser for each in pairings)
            lives = 2 if kind is Format.DOUBLE else 1
            still = [each.id for each in there if each.is_in(number + 1) and losses[each.id] < lives]
            leaders = [each.entrant for each in standings(kind, there, pairings) if each.place == 1]
            assert not still or sorted(leaders) == still
