"""The table against an independent recount, written from the definitions alone."""

from dataclasses import replace
from fractions import Fraction
from itertools import groupby
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tournaments.playing import field_of, rounds, scored, won
from tournaments.model import Entrant, Format, How, Pairing
from tournaments.standings import standings

# An admin has ended the match of a duplicate.
NOBODY = (How.FORFEIT, None)


def recount(
    kind: Format, entrants: list[Entrant], pairings: list[Pairing]
) -> list[tuple[int | Fraction, ...]]:
    """For each entrant: played at all, points, Buchholz cut 1, Sonneborn-Berger, direct points, games, id.

    In a duplicate: played at all, score, boards, nothing, direct wins, nothing, id.
    """
    double = kind is Format.DUPLICATE
    if kind is Format.ROUND_ROBIN:
        pairings = [one for one in pairings if not set(one.entrants) & early_leavers(entrants, pairings)]
    rests = kind is Format.ROUND_ROBIN
    points = {
        each.id: len(
            [one for one in pairings if one.winner == each.id and not (rests and one.second is None)]
        )
        for each in entrants
    }
    rows = {}
    for each in entrants:
        mine = [one for one in pairings if each.id in one.entrants]
        beaten = [sum(one.entrants) - each.id for one in mine if one.winner == each.id and one.second]
        met = sorted(points.get(sum(one.entrants) - each.id, 0) for one in mine)
        rows[each.id] = (
            int(any(one.how is How.PLAYED or (came(one, each.id) and not double) for one in mine)),
            score(each.id, pairings) if double else points[each.id],
            len([one for one in mine if one.how is How.PLAYED])
            if double
            else sum(met[1:])
            if kind is Format.SWISS
            else 0,
            0 if double else sum(points[other] for other in beaten),
        )
    full: list[tuple[int | Fraction, ...]] = []
    for number, row in rows.items():
        equals = [other for other, its in rows.items() if its == row and other != number]
        wins = [one for one in pairings if one.winner == number]
        games = [
            one.wins if one.first == number else one.wins[::-1] for one in pairings if number in one.entrants
        ]
        direct = len([one for one in wins if set(one.entrants) & set(equals)])
        full.append((*row, direct, 0 if double else sum(won - lost for won, lost in games), number))
    return full


def score(entrant: int, pairings: list[Pairing]) -> Fraction:
    """Against the average of those who held the same cards: the same seat of the same round."""
    total = Fraction()
    for number in {each.round for each in pairings}:
        board = [each for each in pairings if each.round == number and each.how is How.PLAYED]
        for seat in (0, 1):
            goals = {each.entrants[seat]: each.wins[seat] - each.wins[1 - seat] for each in board}
            if entrant in goals:
                total += goals[entrant] - Fraction(sum(goals.values())) / len(goals)
        for each in pairings:
            if each.round == number and entrant in each.entrants and each.second and each not in board:
                total += 1 if each.winner == entrant else 0 if (each.how, each.winner) == NOBODY else -1
    return total


def came(pairing: Pairing, entrant: int) -> bool:
    if pairing.how is How.NO_SHOW:
        return pairing.winner == entrant
    return pairing.how in (How.PLAYED, How.DEADLINE)


def early_leavers(entrants: list[Entrant], pairings: list[Pairing]) -> set[int]:
    """Those who left before they had played half of their pairings."""
    return {
        each.id
        for each in entrants
        if each.out_after is not None
        and 2 * len([one for one in pairings if each.id in one.entrants and came(one, each.id)])
        < len(entrants) - 1
    }


@given(
    kind=st.sampled_from([Format.ROUND_ROBIN, Format.SWISS, Format.DUPLICATE]),
    count=st.integers(3, 12),
    drawn=st.randoms(use_true_random=False),
)
def test_the_table_is_that_of_the_recount(kind: Format, count: int, drawn: Random) -> None:
    def decide(pairing: Pairing) -> Pairing:
        how = drawn.choice([How.PLAYED] * 6 + [How.DEADLINE, How.NO_SHOW, How.FORFEIT, How.VOID])
        if how is How.VOID or (kind is Format.DUPLICATE and how is How.FORFEIT and drawn.random() < 0.5):
            return replace(pairing, how=how)
        if kind is Format.DUPLICATE and how is How.PLAYED:
            return scored(pairing, drawn.randrange(5), drawn.randrange(5))
        return won(pairing, drawn.choice(pairing.entrants), how)

    def leave(number: int, there: list[Entrant]) -> list[Entrant]:
        return [
            replace(each, out_after=number) if each.out_after is None and drawn.random() < 0.05 else each
            for each in there
        ]

    for there, pairings, _ in rounds(kind, field_of(count), decide, leave):
        ours = standings(kind, there, pairings)
        theirs = sorted(
            recount(kind, there, pairings), key=lambda row: (*(-part for part in row[:-1]), row[-1])
        )
        assert [each.entrant for each in ours] == [row[-1] for row in theirs]
        places: list[int] = []
        for _, equal in groupby(theirs, key=lambda row: row[:-1]):
            places += [len(places) + 1] * len(list(equal))
        assert [each.place for each in ours] == places


def test_a_table_is_compared_with_those_who_held_the_same_cards() -> None:
    pairings = [scored(Pairing(1, 1, 101, 102), 3, 0), scored(Pairing(1, 2, 103, 104), 1, 1)]
    lines = standings(Format.DUPLICATE, field_of(4), pairings)
    assert [(each.entrant, each.points, each.place) for each in lines] == [
        (101, 1.5, 1),
        (104, 1.5, 1),
        (102, -1.5, 3),
        (103, -1.5, 3),
    ]
    tied = lines[1]
    assert (tied.played, tied.won, tied.lost, tied.game_wins, tied.game_losses) == (1, 0, 0, 1, 1)


def test_a_forfeit_counts_between_two_equals() -> None:
    """101 and 102 have one point each, from opponents with one; 101 won more games, 102 against 101."""
    results = [(102, 101), (101, 103), (103, 104), (106, 102), (106, 107)]
    pairings = [
        won(Pairing(1, 1, *pair), pair[0], How.FORFEIT if pair == (102, 101) else How.PLAYED)
        for pair in results
    ]
    lines = standings(Format.ROUND_ROBIN, field_of(7), pairings)
    assert [(each.entrant, each.points, each.head_to_head) for each in lines[:3]] == [
        (106, 2, 0),
        (102, 1, 1),
        (101, 1, 0),
    ]


@pytest.mark.parametrize("how", [How.FORFEIT, How.NO_SHOW])
@pytest.mark.parametrize("kind", Format)
def test_whoever_never_came_is_below_all_who_played(kind: Format, how: How) -> None:
    entrants = field_of(4)
    absent = entrants[0].id

    def decide(pairing: Pairing) -> Pairing:
        if absent in pairing.entrants:
            return (
                won(pairing, absent, How.FORFEIT)
                if pairing.round == 1
                else won(pairing, next(one for one in pairing.entrants if one != absent), how)
            )
        return won(pairing, max(pairing.entrants))

    last: tuple[list[Entrant], list[Pairing]] = ([], [])
    for there, pairings, _ in rounds(kind, entrants, decide):
        last = (there, pairings)
    order = [each.entrant for each in standings(kind, *last)]
    if not kind.has_bracket:
        assert order[-1] == absent
    assert order[0] != absent


@pytest.mark.parametrize("kind", [Format.KNOCK_OUT, Format.DOUBLE])
def test_a_finalist_who_leaves_before_the_final_is_second(kind: Format) -> None:
    entrants = field_of(4)
    last = max(pairings[-1].round for _, pairings, _ in rounds(kind, entrants))

    def leave(number: int, there: list[Entrant]) -> list[Entrant]:
        away = number == last - 1
        return [replace(each, out_after=number) if away and each.seed == 1 else each for each in there]

    *_, (there, pairings, _) = rounds(kind, entrants, leave=leave)
    assert [each.entrant for each in standings(kind, there, pairings)][:2] == [102, 101]
    assert [each.place for each in standings(kind, there, pairings)][:3] == [1, 2, 3]
