"""The next round of a tournament."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from tournaments import duplicate
from tournaments.bracket import fill
from tournaments.circle import circle
from tournaments.model import Entrant, Format, How, Pairing
from tournaments.standings import standings

# What a Swiss pairing costs, so that each line outweighs all sums of those below it.
_SECOND_BYE: Final = 10**16
_REMATCH: Final = 10**13
_BYE_ABOVE_LAST: Final = 10**10
_POINTS_APART: Final = 10**5


def next_round(
    format: Format,  # noqa: A002 - the field's word
    entrants: Sequence[Entrant],
    pairings: Sequence[Pairing],
) -> tuple[Pairing, ...]:
    """The pairings of the next round in the order of their tables; none if the tournament is over.

    In a knock-out, rounds in which no one would play are left out. ValueError while a pairing is open.
    """
    if any(each.how is None for each in pairings):
        message = "a pairing is still open"
        raise ValueError(message)
    number = max((each.round for each in pairings), default=0) + 1
    entrants = [each for each in entrants if each.took_part]
    there = [each for each in entrants if each.is_in(number)]
    if len(there) < 2:  # noqa: PLR2004
        return ()
    if format.has_bracket:
        return _in_bracket(format, entrants, pairings)
    if number > rounds_planned(format, len(entrants)):
        return ()
    if format is Format.SWISS:
        return _tables(number, _swiss(there, entrants, pairings))
    if format is Format.DUPLICATE:
        return _tables(number, duplicate.sides(number, entrants, pairings))
    return _circle(number, entrants)


def rounds_planned(format: Format, count: int) -> int:  # noqa: A002
    """How many rounds a tournament of `count` entrants has; in a double knock-out, the second final too."""
    doublings = (count - 1).bit_length()
    match format:
        case Format.ROUND_ROBIN:
            return count - 1 + count % 2
        case Format.DOUBLE:
            return 2 * doublings + 1
        case Format.DUPLICATE:
            return min(duplicate.MOST_ROUNDS, count - 1)
        case _:
            return doublings


def _in_bracket(
    format: Format,  # noqa: A002
    entrants: Sequence[Entrant],
    pairings: Sequence[Pairing],
) -> tuple[Pairing, ...]:
    filled = list(fill(format, entrants, pairings))
    number = min((each.spot.round for each in filled if each.is_to_play), default=None)
    if number is None:
        return ()
    known = {(each.round, entrant) for each in pairings for entrant in each.entrants}
    sides = [
        (each.present[0], each.present[1] if each.is_to_play else None)
        for each in filled
        if each.spot.round == number and each.present and (number, each.present[0]) not in known
    ]
    return _tables(number, sides)


def _swiss(
    there: Sequence[Entrant], entrants: Sequence[Entrant], pairings: Sequence[Pairing]
) -> list[tuple[int, int | None]]:
    """Equal points meet, the upper half of them the lower half, and no one the same opponent twice.

    With an odd number, the last who has had no bye has one. Each rule gives way only if there is no other
    way: first how far points are apart, then who has the bye, then rematches, then a second bye.
    """
    import networkx as nx  # noqa: PLC0415 - it needs 20 MB, so the bot loads it in another process

    ids = {each.id for each in there}
    order = [each for each in standings(Format.SWISS, entrants, pairings) if each.entrant in ids]
    equals = Counter(each.points for each in order)
    met = Counter(frozenset(each.entrants) for each in pairings if each.second is not None)
    byes = Counter(each.first for each in pairings if each.how is How.BYE)
    graph: nx.Graph[int] = nx.Graph()
    for (above, one), (below, two) in combinations(enumerate(order), 2):
        fold = 0 if one.points != two.points else abs(below - above - equals[one.points] // 2)
        cost: float = _REMATCH * met[frozenset((one.entrant, two.entrant))] + fold
        cost += _POINTS_APART * (one.points - two.points) ** 2
        graph.add_edge(above, below, weight=-cost)
    if len(order) % 2:
        for place, each in enumerate(order):
            cost = _SECOND_BYE * byes[each.entrant] + _BYE_ABOVE_LAST * (len(order) - place)
            graph.add_edge(place, len(order), weight=-cost)
    matched = nx.max_weight_matching(graph, maxcardinality=True)
    pairs = sorted((min(pair), max(pair)) for pair in matched)
    return [(order[one].entrant, order[two].entrant if two < len(order) else None) for one, two in pairs]


def _circle(number: int, entrants: Sequence[Entrant]) -> tuple[Pairing, ...]:
    """All meet once. Opponents of those who are out win without playing, see `standings`."""
    out = {each.id for each in entrants if not each.is_in(number)}
    sides: list[tuple[int, int | None]] = []
    for pair in circle(number, entrants):
        one, two = sorted(pair, key=lambda each: each is None or each.id in out)
        if one is not None and one.id not in out:
            sides.append((one.id, None if two is None else two.id))
    return tuple(
        replace(each, winner=each.first, how=How.FORFEIT) if each.second in out else each
        for each in _tables(number, sides)
    )


def _tables(number: int, sides: Sequence[tuple[int, int | None]]) -> tuple[Pairing, ...]:
    return tuple(
        Pairing(number, table, one, two, *((one, How.BYE) if two is None else ()))
        for table, (one, two) in enumerate(sides, start=1)
    )
