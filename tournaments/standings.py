"""The table of a tournament, and what decides between equals."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from tournaments import duplicate
from tournaments.bracket import fill
from tournaments.model import Entrant, Format, How, Pairing


@dataclass(frozen=True, slots=True)
class Standing:
    """An entrant's line. `place` counts from 1, and equals share it.

    `points` are pairings won, with byes except in a round robin; in a duplicate, they're its scores.
    `played`, `won` and `lost` are pairings; `game_wins` and `game_losses` are games in them, in a duplicate
    goals.

    `buchholz_cut_1`: the points of all opponents but the weakest. A bye is an opponent without points.
    `sonneborn_berger`: the points of the opponents that they won against.
    `head_to_head`: the points against those who are equal in everything before it, forfeits included.
    """

    entrant: int
    place: int
    points: float
    played: int
    won: int
    lost: int
    game_wins: int
    game_losses: int
    buchholz_cut_1: float
    sonneborn_berger: float
    head_to_head: int


def standings(
    format: Format,  # noqa: A002 - the field's word
    entrants: Sequence[Entrant],
    pairings: Sequence[Pairing],
) -> tuple[Standing, ...]:
    """All who took part, the best first.

    Those who have never played are below all who have. Then, in a Swiss and a round robin, these decide:
    points, Buchholz cut 1 (Swiss only), Sonneborn-Berger, head to head, game difference. In a duplicate: its
    scores, boards played to the end, head to head. In a knock-out, it's how far they came. Between equals,
    the better seed is first.

    If an entrant leaves a round robin before they have played half of it, none of their pairings counts.
    Else their other opponents win without playing. (The rule of Crenshaw and Berger.)
    """
    entrants = [each for each in entrants if each.took_part]
    count = _Count(format, entrants, pairings)
    seeds = {each.id: each.seed for each in entrants}
    key = _how_far(format, entrants, pairings) if format.has_bracket else count.key
    order = sorted(seeds, key=lambda each: (*(-part for part in key(each)), seeds[each]))
    lines: list[Standing] = []
    for _, equal in groupby(order, key):
        place = len(lines) + 1
        lines += [count.line(each, place) for each in equal]
    return tuple(lines)


class _Count:
    def __init__(self, format: Format, entrants: Sequence[Entrant], pairings: Sequence[Pairing]) -> None:  # noqa: A002
        gone = _annulled(entrants, pairings) if format is Format.ROUND_ROBIN else frozenset()
        self._format = format
        self._of: dict[int, list[Pairing]] = defaultdict(list)
        for pairing in pairings:
            for entrant in pairing.entrants:
                if pairing.how is not None and gone.isdisjoint(pairing.entrants):
                    self._of[entrant].append(pairing)
        self.points: dict[int, Fraction] = (
            duplicate.scores(entrants, pairings)
            if format is Format.DUPLICATE
            else {each.id: Fraction(sum(map(self._counts, self._won(each.id)))) for each in entrants}
        )
        self._first_keys = {each.id: self._first_key(each.id) for each in entrants}
        self._equals: dict[tuple[float | Fraction, ...], set[int]] = defaultdict(set)
        for entrant, key in self._first_keys.items():
            self._equals[key].add(entrant)

    def key(self, entrant: int) -> tuple[float | Fraction, ...]:
        """What the table is sorted by, the most first."""
        wins, losses = (0, 0) if self._format is Format.DUPLICATE else self._games(entrant)
        return (*self._first_keys[entrant], self.head_to_head(entrant), wins - losses)

    def line(self, entrant: int, place: int) -> Standing:
        real = [each for each in self._of[entrant] if each.second is not None]
        return Standing(
            entrant,
            place,
            _number(self.points[entrant]),
            len(real),
            sum(each.winner == entrant for each in real),
            sum(each.loser == entrant or each.how is How.VOID for each in real),
            *self._games(entrant),
            self.buchholz(entrant),
            self.sonneborn_berger(entrant),
            self.head_to_head(entrant),
        )

    def buchholz(self, entrant: int) -> float:
        met = sorted(0 if other is None else self.points[other] for other in self._opponents(entrant))
        return float(sum(met[1:]))

    def sonneborn_berger(self, entrant: int) -> float:
        beaten = (each.loser for each in self._won(entrant))
        return float(sum(self.points[each] for each in beaten if each is not None))

    def head_to_head(self, entrant: int) -> int:
        equals = self._equals[self._first_keys[entrant]]
        return sum(each.loser in equals for each in self._won(entrant))

    def _first_key(self, entrant: int) -> tuple[float | Fraction, ...]:
        """What decides before head to head, which counts only between those who have the same one."""
        if self._format is Format.DUPLICATE:
            boards = sum(each.how is How.PLAYED for each in self._of[entrant])
            return boards > 0, self.points[entrant], boards
        played = any(each.was_played_by(entrant) for each in self._of[entrant])
        buchholz = self.buchholz(entrant) if self._format is Format.SWISS else 0.0
        return played, self.points[entrant], buchholz, self.sonneborn_berger(entrant)

    def _opponents(self, entrant: int) -> list[int | None]:
        return [each.opponent_of(entrant) for each in self._of[entrant]]

    def _won(self, entrant: int) -> list[Pairing]:
        return [each for each in self._of[entrant] if each.winner == entrant]

    def _counts(self, pairing: Pairing) -> bool:
        return self._format is not Format.ROUND_ROBIN or pairing.how is not How.BYE

    def _games(self, entrant: int) -> tuple[int, int]:
        scores = [each.wins if entrant == each.first else each.wins[::-1] for each in self._of[entrant]]
        return sum(won for won, _ in scores), sum(lost for _, lost in scores)


def _number(points: Fraction) -> float:
    """Whole points as an int, so that they are written without a fraction."""
    return int(points) if points.denominator == 1 else float(points)


def _annulled(entrants: Sequence[Entrant], pairings: Sequence[Pairing]) -> frozenset[int]:
    """Those who left before they had played half of a round robin."""
    half = (len(entrants) - 1) / 2
    out = [each.id for each in entrants if each.out_after is not None]
    return frozenset(each for each in out if sum(one.was_played_by(each) for one in pairings) < half)


def _how_far(
    format: Format,  # noqa: A002
    entrants: Sequence[Entrant],
    pairings: Sequence[Pairing],
) -> Callable[[int], tuple[float, ...]]:
    """The key in a knock-out: when they went out, and whether they ever played."""
    allowed = 2 if format is Format.DOUBLE else 1
    played = {one for each in pairings for one in each.entrants if each.was_played_by(one)}
    lost = {(each.round, each.loser) for each in pairings}
    out: dict[int, float] = {
        # Players who leave without having lost came farther than those who lost in that round.
        each.id: each.out_after + 0.5 * (each.id in played and (each.out_after, each.id) not in lost)
        for each in entrants
        if each.out_after is not None
    }
    losses: dict[int, int] = defaultdict(int)
    for each in sorted(pairings, key=lambda one: one.round):
        if each.loser is not None:
            losses[each.loser] += 1
            if losses[each.loser] == allowed:
                out[each.loser] = each.round
        if each.how is How.VOID:
            # They came as far as those who lost the round before.
            out |= dict.fromkeys(each.entrants, each.round - 0.5)
    for last in [*fill(format, entrants, pairings)][-1:]:
        if isinstance(last.winner, int):
            # The last final is lost even by those who had no loss before, and won for good.
            out |= dict.fromkeys(last.present, last.spot.round)
            del out[last.winner]
    return lambda entrant: (out.get(entrant, float("inf")), entrant in played or entrant not in out)
