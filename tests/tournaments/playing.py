"""Plays a whole tournament from drawn results."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from tournaments.model import Entrant, Format, How, Pairing
from tournaments.pairing import next_round

Decide = Callable[[Pairing], Pairing]


def field_of(count: int) -> list[Entrant]:
    return [Entrant(100 + seed, seed) for seed in range(1, count + 1)]


def won(pairing: Pairing, winner: int, how: How = How.PLAYED) -> Pairing:
    wins = (1, 0) if winner == pairing.first else (0, 1)
    return replace(pairing, winner=winner, how=how, wins=wins if how is How.PLAYED else (0, 0))


def scored(pairing: Pairing, first: int, second: int) -> Pairing:
    """Played to the end in a duplicate, where a tie has no winner."""
    winner = None if first == second else pairing.entrants[first < second]
    return replace(pairing, winner=winner, how=How.PLAYED, wins=(first, second))


def better_seed(pairing: Pairing) -> Pairing:
    """The first one has the lower id, so the better seed, or not."""
    return won(pairing, min(pairing.entrants))


def rounds(
    kind: Format,
    entrants: Sequence[Entrant],
    decide: Decide = better_seed,
    leave: Callable[[int, list[Entrant]], list[Entrant]] = lambda _, entrants: entrants,
) -> Iterator[tuple[list[Entrant], list[Pairing], tuple[Pairing, ...]]]:
    """After each round: the entrants, all pairings, and the round's; `leave` says who is out after it."""
    there, pairings = list(entrants), list[Pairing]()
    while new := next_round(kind, there, pairings):
        decided = [each if each.how else decide(each) for each in new]
        pairings += decided
        void = {one for each in decided if each.how is How.VOID for one in each.entrants}
        number = new[0].round
        there = [replace(each, out_after=number) if each.id in void else each for each in there]
        there = leave(number, there)
        yield there, pairings, tuple(decided)


def played(kind: Format, entrants: Sequence[Entrant], decide: Decide = better_seed) -> list[Pairing]:
    """All pairings of a tournament in which nobody leaves."""
    last: list[Pairing] = []
    for _, pairings, _ in rounds(kind, entrants, decide):
        last = pairings
    return last
