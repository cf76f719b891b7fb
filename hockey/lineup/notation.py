from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from hockey.cards import Card
from hockey.game import NATURE, IllegalMove, IllegalReason, Move
from hockey.lineup.line import POSITIONS, Line
from hockey.lineup.match import LineupMatch, outcome, play, running
from hockey.lineup.period import SEATS, LineupPeriod, Stage
from hockey.notation import MOST_DRAWS, BadRecord, Flaw, cards, exactly, fields


@dataclass(frozen=True, slots=True)
class LineupNotation:
    """A match as a record: `deck` after each shuffle, `faceoff`, `lines`, and at the top `shootout`.

    Leaves out what isn't open yet: a face-off until both cards are in, lines until both are set. An open line
    has null beside it until the other one is set. A choice that is still secret isn't in the record, nor is a
    last period with nothing open.
    """

    @property
    def keys(self) -> frozenset[str]:
        return frozenset({"shootout"})

    def play(self, state: LineupMatch, document: Mapping[str, Any]) -> LineupMatch:
        for number, entry in enumerate(document["periods"], start=1):
            state = _play_period(state, number, entry)
        shootout = document.get("shootout", [])
        exactly(list, shootout)
        if len(shootout) > MOST_DRAWS:
            raise BadRecord(IllegalReason.BAD_DECK)
        for number, value in enumerate(shootout, start=1):
            one, other = _pair(value, IllegalReason.BAD_DECK, None, number)
            state = _play(state, NATURE, f"shootout {one} {other}", None, number)
        return state

    def write(self, state: LineupMatch) -> dict[str, Any]:
        entries = [_write_period(state, period) for period in state.periods]
        if entries and not entries[-1]:
            entries.pop()
        shootout = [list(draw.cards) for draw in state.shootout]
        return {"periods": entries, **({"shootout": shootout} if shootout else {})}

    def lines(self, state: LineupMatch) -> Iterator[dict[str, Any]]:
        for period in state.periods:
            for comparison in period.comparisons:
                yield {
                    "period": comparison.period,
                    "attack": comparison.attack,
                    "wing": comparison.wing,
                    "values": list(comparison.values),
                    "result": comparison.result,
                    "score": list(comparison.score),
                }

    def moves(self, state: LineupMatch) -> Iterator[tuple[int, Move]]:
        """Without choices that are still secret: the record does not have them either."""
        for period in state.periods:
            if deck := _deck_of(state, period):
                yield NATURE, f"deck {' '.join(deck)}"
            yield from enumerate(period.faceoff.cards if period.faceoff else ())
            for seat in period.order:
                if line := period.shown[seat]:
                    yield seat, line.move
        for draw in state.shootout:
            yield NATURE, f"shootout {draw.cards[0]} {draw.cards[1]}"


def _deck_of(match: LineupMatch, period: LineupPeriod) -> tuple[Card, ...]:
    if period.overtime:
        return match.decks[1] if len(match.decks) > 1 else ()
    return match.decks[0] if period.number == 1 else ()


def _write_period(match: LineupMatch, period: LineupPeriod) -> dict[str, Any]:
    entry: dict[str, Any] = {}
    if deck := _deck_of(match, period):
        entry["deck"] = list(deck)
    if period.faceoff:
        entry["faceoff"] = list(period.faceoff.cards)
    if period.shown != (None, None):
        entry["lines"] = [
            line and dict(zip(map(str, POSITIONS), line.cards, strict=True)) for line in period.shown
        ]
    return entry


def _play_period(match: LineupMatch, number: int, value: object) -> LineupMatch:
    entry = fields(value, (), ("deck", "faceoff", "lines"), number)
    if outcome(match) is not None:
        raise BadRecord(IllegalReason.MATCH_OVER, number)
    if number > match.options.length + 1:
        raise BadRecord(Flaw.BAD_OVERTIME, number)
    due = running(match)
    if due is not None and due.number < number:
        raise BadRecord(Flaw.INCOMPLETE_PERIOD, due.number)
    if "deck" in entry:
        deck = cards(entry["deck"], IllegalReason.BAD_DECK, number)
        match = _play(match, NATURE, f"deck {' '.join(deck)}", number)
    period = running(match)
    if period is None:
        raise BadRecord(Flaw.MISSING_KEY, number)
    if "faceoff" in entry:
        match = _play_faceoff(match, period, entry["faceoff"])
    return _play_lines(match, number, entry["lines"]) if "lines" in entry else match


def _play_faceoff(match: LineupMatch, period: LineupPeriod, value: object) -> LineupMatch:
    if period.overtime:
        raise BadRecord(Flaw.UNKNOWN_KEY, period.number)
    for seat, card in enumerate(_pair(value, IllegalReason.UNKNOWN_MOVE, period.number)):
        match = _play(match, seat, card, period.number)
    return match


def _play_lines(match: LineupMatch, number: int, value: object) -> LineupMatch:
    period = running(match)
    if period is None or period.stage is Stage.FACEOFF:
        raise BadRecord(Flaw.MISSING_KEY, number)
    if not isinstance(value, list) or len(value) != len(SEATS):
        raise BadRecord(Flaw.WRONG_TYPE, number)
    for seat in period.order:
        # Only an open line can be there without the other.
        if value[seat] is None and period.first == 1 - seat:
            continue
        line = fields(value[seat], POSITIONS, (), number)
        six = cards([line[position] for position in POSITIONS], IllegalReason.UNKNOWN_MOVE, number)
        match = _play(match, seat, Line(six).move, number)
    return match


def _pair(
    value: object, otherwise: IllegalReason, number: int | None, play: int | None = None
) -> tuple[Card, ...]:
    pair = cards(value, otherwise, number, play)
    if len(pair) != len(SEATS):
        raise BadRecord(otherwise, number, play)
    return pair


def _play(
    match: LineupMatch, seat: int, move: Move, number: int | None, count: int | None = None
) -> LineupMatch:
    try:
        return play(match, seat, move)[0]
    except IllegalMove as refusal:
        raise BadRecord(refusal.reason, number, count) from None
