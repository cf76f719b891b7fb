"""The circle method, by which all meet once."""

from collections.abc import Sequence

from tournaments.model import Entrant


def circle(number: int, entrants: Sequence[Entrant]) -> list[tuple[Entrant | None, Entrant | None]]:
    """Who meets in that round; None is a bye.

    The best seed stays in its place, and the others move up one place a round.
    """
    by_seed: list[Entrant | None] = [*sorted(entrants, key=lambda each: each.seed)]
    fixed, *moving = by_seed + [None] * (len(by_seed) % 2)
    turn = (number - 1) % len(moving)
    places = [fixed, *moving[-turn:], *moving[:-turn]]
    half = len(places) // 2
    return list(zip(places[:half], reversed(places[half:]), strict=True))
