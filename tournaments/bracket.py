"""A knock-out's bracket: every spot, who is in it, and when it's played.

A spot gets its two sides from seeds, or from winners and losers of earlier spots. Where nobody comes from
there, because of a bye or because both sides are out, the other side goes on without playing.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import Final, Literal

from tournaments.model import Entrant, Format, Pairing

Came = int | None | Literal["nobody"]
"""Who comes to a spot: an entrant's id, None while it isn't known, or nobody."""

NOBODY: Final = "nobody"


class Side(StrEnum):
    WINNERS = "winners"
    """The only side of a single knock-out."""
    LOSERS = "losers"
    FINAL = "final"
    """In a double knock-out: the best of the winners against the best of the losers, twice if need be."""


class State(StrEnum):
    WAITING = "waiting"
    """Someone isn't known yet, or its round has not begun."""
    OPEN = "open"
    DECIDED = "decided"
    EMPTY = "empty"
    """Nobody plays here: a bye, or both sides are out."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A spot as it is now; `first` and `second` are None if unknown, or if nobody comes."""

    first: int | None
    second: int | None
    winner: int | None
    wins: tuple[int, int]
    state: State


@dataclass(frozen=True, slots=True)
class Column:
    """What one side plays in a round."""

    title: Side
    round: int
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class From:
    """Where a side of a spot comes from: that spot's winner, or its loser."""

    spot: "Spot"
    wins: bool = True


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """`round` is when it's played. `sources` are None in the first round, where the seeds are."""

    side: Side
    number: int
    round: int
    sources: tuple[From, From] | None = None


@dataclass(frozen=True, slots=True)
class Filled:
    """Who is in a spot, and what came of it. `pairing` is None before it's paired, and if nobody plays."""

    spot: Spot
    came: tuple[Came, Came]
    winner: Came
    loser: Came
    pairing: Pairing | None = None

    @property
    def present(self) -> list[int]:
        """The entrants in it."""
        return [each for each in self.came if isinstance(each, int)]

    @property
    def is_to_play(self) -> bool:
        return self.pairing is None and len(self.present) == len(self.came)


def places(count: int) -> list[tuple[int, int]]:
    """The seeds of the first round, in the bracket's order: the best two meet last.

    Above `count` there's no entrant: those opponents have a bye.

    >>> places(5)
    [(1, 8), (4, 5), (2, 7), (3, 6)]
    """
    order = [1, 2]
    while len(order) < count:
        size = 2 * len(order)
        order = [seed for top in order for seed in (top, size + 1 - top)]
    return list(zip(order[::2], order[1::2], strict=True))


def bracket(
    format: Format,  # noqa: A002 - the field's word
    entrants: Sequence[Entrant],
    pairings: Sequence[Pairing],
) -> tuple[Column, ...]:
    """The bracket, with the rounds to come. A second final is in it once it's needed."""
    columns = groupby(fill(format, entrants, pairings), lambda each: (each.spot.side, each.spot.round))
    return tuple(Column(*title, tuple(map(_slot, filled))) for title, filled in columns)


def fill(
    format: Format,  # noqa: A002
    entrants: Sequence[Entrant],
    pairings: Sequence[Pairing],
) -> Iterator[Filled]:
    """Every spot of the bracket, as far as it's known, in an order in which sources come first."""
    by_id = {each.id: each for each in entrants if each.took_part}
    if not by_id:
        return
    played = {(each.round, entrant): each for each in pairings for entrant in each.entrants}
    found: dict[Spot, Filled] = {}
    first = _first_round([*by_id.values()], pairings)
    seeded = iter(first)
    for spot in _spots(format, len(first)):
        came = next(seeded) if spot.sources is None else _came(found, spot.sources)
        # The first round was paired when all were there.
        there = came if spot.sources is None else _those_in(came, by_id, spot.round)
        found[spot] = _decided(spot, there, played)
        yield found[spot]
    if format is Format.DOUBLE:
        yield from _second_final(found[spot], by_id, played)


def _first_round(entrants: Sequence[Entrant], pairings: Sequence[Pairing]) -> list[tuple[Came, Came]]:
    paired = sorted((each for each in pairings if each.round == 1), key=lambda each: each.table)
    if paired:
        return [(each.first, NOBODY if each.second is None else each.second) for each in paired]
    by_seed = sorted(entrants, key=lambda each: each.seed)
    ids: dict[int, Came] = dict(enumerate((each.id for each in by_seed), start=1))
    return [(ids[one], ids.get(two, NOBODY)) for one, two in places(len(entrants))]


def _spots(format: Format, count: int) -> Iterator[Spot]:  # noqa: A002
    """The spots of a bracket whose first round has `count` of them, sources first."""
    winners = [Spot(Side.WINNERS, 1, 1) for _ in range(count)]
    yield from winners
    if format is Format.KNOCK_OUT:
        for number in range(2, count.bit_length() + 1):
            winners = [Spot(Side.WINNERS, number, number, each) for each in _meet(map(From, winners))]
            yield from winners
        return
    left = [From(each, wins=False) for each in winners]
    for number in range(2, count.bit_length() + 1):
        # The losers' side has two rounds for each one of the winners' side.
        winners = [Spot(Side.WINNERS, number, 2 * number - 2, each) for each in _meet(map(From, winners))]
        yield from winners
        losers = [Spot(Side.LOSERS, 2 * number - 3, 2 * number - 2, each) for each in _meet(left)]
        yield from losers
        dropped = [From(each, wins=False) for each in _crossed(winners, number)]
        met = zip(map(From, losers), dropped, strict=True)
        losers = [Spot(Side.LOSERS, 2 * number - 2, 2 * number - 1, each) for each in met]
        yield from losers
        left = [From(each) for each in losers]
    yield Spot(Side.FINAL, 1, 2 * count.bit_length(), (From(winners[0]), left[0]))


def _meet(sources: Iterable[From]) -> Iterator[tuple[From, From]]:
    each = iter(sources)
    return zip(each, each, strict=True)


def _crossed(spots: list[Spot], number: int) -> list[Spot]:
    """In another order each time, so that losers don't soon meet the same opponents again."""
    half = len(spots) // 2
    return spots[::-1] if number % 2 == 0 else spots[half:] + spots[:half]


def _came(found: Mapping[Spot, Filled], sources: tuple[From, From]) -> tuple[Came, Came]:
    one, two = (found[each.spot].winner if each.wins else found[each.spot].loser for each in sources)
    return one, two


def _those_in(came: tuple[Came, Came], by_id: Mapping[int, Entrant], number: int) -> tuple[Came, Came]:
    one, two = (NOBODY if isinstance(each, int) and not by_id[each].is_in(number) else each for each in came)
    return one, two


def _decided(spot: Spot, came: tuple[Came, Came], played: Mapping[tuple[int, int], Pairing]) -> Filled:
    one, two = came
    if one is None or two is None:
        return Filled(spot, came, None, None)
    if NOBODY in came:
        return Filled(spot, came, two if one == NOBODY else one, NOBODY)
    pairing = played.get((spot.round, int(one)))
    if pairing is None or pairing.how is None:
        return Filled(spot, came, None, None, pairing)
    if pairing.winner is None:
        return Filled(spot, came, NOBODY, NOBODY, pairing)
    return Filled(spot, came, pairing.winner, pairing.loser, pairing)


def _second_final(
    final: Filled, by_id: Mapping[int, Entrant], played: Mapping[tuple[int, int], Pairing]
) -> Iterator[Filled]:
    """The winners' best has lost for the first time: they meet again."""
    if final.pairing is None or final.winner != final.came[1]:
        return
    spot = Spot(Side.FINAL, 2, final.spot.round + 1)
    yield _decided(spot, _those_in(final.came, by_id, spot.round), played)


def _slot(filled: Filled) -> Slot:
    one, two = (each if isinstance(each, int) else None for each in filled.came)
    winner = filled.winner if isinstance(filled.winner, int) else None
    if NOBODY in filled.came:
        state = State.EMPTY
    elif filled.winner is not None:
        state = State.DECIDED
    else:
        state = State.OPEN if filled.pairing else State.WAITING
    pairing = filled.pairing
    wins = (0, 0) if pairing is None else pairing.wins if pairing.first == one else pairing.wins[::-1]
    return Slot(one, two, winner, wins, state)
