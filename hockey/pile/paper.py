from dataclasses import dataclass, field
from typing import Any

from hockey.cards import Card
from hockey.game import NATURE, IllegalMove, Move, Reason
from hockey.paper import BadRecord, Flaw, exactly, fields, texts
from hockey.pile.match import Match, next_dealer, outcome, play, running
from hockey.pile.period import Period
from hockey.pile.rules import PileRules
from hockey.pile.table import deck_move

_REQUIRED = ("dealer", "overtime", "deck", "centre", "plays")


@dataclass(frozen=True, slots=True)
class Seal:
    """How a period's deck was promised before it was dealt and can be checked afterwards."""

    salt: str | None = field(default=None, repr=False)
    commitment: str | None = None


def play_period(rules: PileRules, match: Match, number: int, value: object) -> tuple[Match, Seal]:
    """The match after one period of a record was played on top of it, or BadRecord."""
    entry = fields(value, _REQUIRED, ("salt", "commitment"), number)
    exactly(int, entry["dealer"], number)
    exactly(bool, entry["overtime"], number)
    for key in entry.keys() & {"salt", "commitment"}:
        exactly(str, entry[key], number)
    centre = _cards(entry["centre"], number, Reason.BAD_CENTRE)
    deck = _cards(entry["deck"], number, Reason.BAD_DECK)
    match = _deal(rules, match, number, entry, deck_move(centre, deck))
    for count, text in enumerate(texts(entry["plays"], number), start=1):
        match = _play(rules, match, text, number, count)
    return match, Seal(entry.get("salt"), entry.get("commitment"))


def write_period(period: Period, seal: Seal) -> dict[str, Any]:
    """One period of a record, stock and hands included."""
    entry = {
        "dealer": period.dealer,
        "overtime": period.overtime,
        "deck": list(period.deck),
        "centre": list(period.centre),
        "plays": [call.card for call in period.calls],
        "salt": seal.salt,
        "commitment": seal.commitment,
    }
    return {key: value for key, value in entry.items() if value is not None}


def _deal(rules: PileRules, match: Match, number: int, entry: dict[str, Any], deck: Move) -> Match:
    if outcome(match) is not None:
        raise BadRecord(Reason.MATCH_OVER, number)
    if running(match) is not None:
        raise BadRecord(Flaw.INCOMPLETE_PERIOD, number - 1)
    if entry["overtime"] is not (number > match.options.length):
        raise BadRecord(Flaw.BAD_OVERTIME, number)
    try:
        if match.dealer is None:
            match, _ = play(rules, match, NATURE, f"dealer {entry['dealer']}")
        if entry["dealer"] != next_dealer(rules, match):
            raise BadRecord(Reason.BAD_DEALER, number)
        return play(rules, match, NATURE, deck)[0]
    except IllegalMove as refusal:
        raise BadRecord(refusal.reason, number) from None


def _play(rules: PileRules, match: Match, text: str, number: int, count: int) -> Match:
    period = running(match)
    try:
        card = Card(text)
        seat = 0 if period is None else period.seat_at(rules, len(period.calls))
        return play(rules, match, seat, card)[0]
    except ValueError:
        raise BadRecord(Reason.UNKNOWN_MOVE, number, count) from None
    except IllegalMove as refusal:
        raise BadRecord(refusal.reason, number, count) from None


def _cards(value: object, number: int, reason: Reason) -> tuple[Card, ...]:
    try:
        return tuple(Card(text) for text in texts(value, number))
    except BadRecord:
        raise
    except ValueError:
        raise BadRecord(reason, number) from None
