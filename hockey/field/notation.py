from collections.abc import Iterator, Mapping
from typing import Any

from hockey.cards import Card
from hockey.field.match import FieldMatch, next_dealer, outcome, play, running
from hockey.field.period import SIZES, FieldPeriod, Step
from hockey.field.table import deck_move
from hockey.game import NATURE, IllegalMove, IllegalReason, Move
from hockey.notation import BadRecord, Flaw, cards, exactly, fields, texts

_REQUIRED = ("dealer", "rows", "keepers", "stacks", "plays")


class FieldNotation:
    @property
    def keys(self) -> frozenset[str]:
        return frozenset()

    def play(self, state: FieldMatch, document: Mapping[str, Any]) -> FieldMatch:
        for number, entry in enumerate(document["periods"], start=1):
            state = _play_period(state, number, entry)
        return state

    def write(self, state: FieldMatch) -> dict[str, Any]:
        return {"periods": [_write_period(period) for period in state.periods]}

    def lines(self, state: FieldMatch) -> Iterator[dict[str, Any]]:
        """One for each card played, also for one that was still on the field when the match ended."""
        for period in state.periods:
            for steps in period.runs():
                last = steps[-1]
                yield {
                    "seat": last.seat,
                    "card": last.card,
                    "path": _path(steps),
                    "result": last.result,
                    "score": list(last.score),
                }

    def moves(self, state: FieldMatch) -> Iterator[tuple[int, Move]]:
        if state.dealer is not None and state.options.first is None:
            yield NATURE, f"dealer {state.dealer}"
        for period in state.periods:
            yield NATURE, deck_move(period.lines, period.stacks)
            for step in period.steps:
                yield step.seat, str(step.index)


def _path(steps: tuple[Step, ...]) -> list[int]:
    return [step.index for step in steps]


def _write_period(period: FieldPeriod) -> dict[str, Any]:
    home, *rows, away = period.lines
    return {
        "dealer": period.dealer,
        "rows": [list(row) for row in rows],
        "keepers": [list(home), list(away)],
        "stacks": [list(stack) for stack in period.stacks],
        "plays": [_path(steps) for steps in period.runs()],
    }


def _play_period(match: FieldMatch, number: int, value: object) -> FieldMatch:
    entry = fields(value, _REQUIRED, (), number)
    exactly(int, entry["dealer"], number)
    half = (match.options.cards - sum(SIZES)) // 2
    rows = _groups(entry["rows"], SIZES[1:4], number)
    home, away = _groups(entry["keepers"], (SIZES[0], SIZES[4]), number)
    first, second = _groups(entry["stacks"], (half, half), number)
    match = _deal(match, number, entry["dealer"], deck_move((home, *rows, away), (first, second)))
    exactly(list, entry["plays"], number)
    for count, path in enumerate(entry["plays"], start=1):
        match = _play(match, path, number, count, last=count == len(entry["plays"]))
    return match


def _deal(match: FieldMatch, number: int, dealer: int, deck: Move) -> FieldMatch:
    if outcome(match) is not None:
        raise BadRecord(IllegalReason.MATCH_OVER, number)
    if running(match) is not None:
        raise BadRecord(Flaw.INCOMPLETE_PERIOD, number - 1)
    try:
        if match.dealer is None:
            match, _ = play(match, NATURE, f"dealer {dealer}")
        if dealer != next_dealer(match):
            raise BadRecord(IllegalReason.BAD_DEALER, number)
        return play(match, NATURE, deck)[0]
    except IllegalMove as refusal:
        raise BadRecord(refusal.reason, number) from None


def _play(match: FieldMatch, path: object, number: int, count: int, *, last: bool) -> FieldMatch:
    if not isinstance(path, list) or not all(type(index) is int for index in path):
        raise BadRecord(Flaw.WRONG_TYPE, number, count)
    seat = match.periods[-1].seat
    for place, index in enumerate(path):
        if place and not match.periods[-1].path:
            raise BadRecord(Flaw.OVERLONG_PLAY, number, count)
        try:
            match, _ = play(match, seat, str(index))
        except IllegalMove as refusal:
            raise BadRecord(refusal.reason, number, count) from None
    if not path or (match.periods[-1].path and not last):
        raise BadRecord(Flaw.INCOMPLETE_PLAY, number, count)
    return match


def _groups(value: object, sizes: tuple[int, ...], number: int) -> list[tuple[Card, ...]]:
    """Cards in groups of these sizes, else BadRecord."""
    if not isinstance(value, list):
        raise BadRecord(Flaw.WRONG_TYPE, number)
    if [len(texts(group, number)) for group in value] != list(sizes):
        raise BadRecord(IllegalReason.BAD_DECK, number)
    return [cards(group, IllegalReason.BAD_DECK, number) for group in value]
