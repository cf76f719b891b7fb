from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from hockey.cards import Card
from hockey.game import NATURE, IllegalMove, IllegalReason, Move
from hockey.notation import MOST_DRAWS, BadRecord, Flaw, cards, exactly, fields, texts
from hockey.pile.match import CHOICES, PileMatch, next_dealer, outcome, play, running
from hockey.pile.period import PilePeriod
from hockey.pile.rules import ContradictoryRules, PileRules
from hockey.pile.switches import BadSwitches, from_switches
from hockey.pile.table import deck_move

_REQUIRED = ("dealer", "overtime", "deck", "centre", "plays")


@dataclass(frozen=True, slots=True)
class PileNotation:
    rules: PileRules

    @property
    def keys(self) -> frozenset[str]:
        return frozenset({"deal"})

    def play(self, state: PileMatch, document: Mapping[str, Any]) -> PileMatch:
        if "deal" in document:
            state = _play_cut(self.rules, state, document["deal"])
        for number, entry in enumerate(document["periods"], start=1):
            state = _play_period(self.rules, state, number, entry)
        return state

    def write(self, state: PileMatch) -> dict[str, Any]:
        deal: dict[str, Any] = {"cut": [list(pair) for pair in state.cuts]}
        if state.choice is not None:
            deal["choice"] = state.choice
        periods = [_write_period(period) for period in state.periods]
        return {**({"deal": deal} if state.cuts else {}), "periods": periods}

    def lines(self, state: PileMatch) -> Iterator[dict[str, Any]]:
        for period in state.periods:
            for call in period.calls:
                yield {
                    "period": call.period,
                    "deal": call.deal,
                    "play": call.play,
                    "seat": call.seat,
                    "card": call.card,
                    "result": call.result,
                    "call": call.call,
                    "score": list(call.score),
                }

    def moves(self, state: PileMatch) -> Iterator[tuple[int, Move]]:
        """If a record has no cut, the dealer is just named."""
        for first, second in state.cuts:
            yield NATURE, f"cut {first} {second}"
        if state.choice is not None and state.chooser is not None:
            yield state.chooser, state.choice
        elif state.dealer is not None:
            yield NATURE, f"dealer {state.dealer}"
        for period in state.periods:
            yield NATURE, deck_move(period.centre, period.deck)
            for call in period.calls:
                yield call.seat, call.card


def read_rules(switches: object) -> PileRules:
    """The house rules that a record carries, or BadRecord."""
    try:
        return from_switches(switches)
    except BadSwitches:
        raise BadRecord(Flaw.BAD_RULES) from None
    except ContradictoryRules as refusal:
        raise BadRecord(refusal.contradictions[0]) from None


def _play_cut(rules: PileRules, match: PileMatch, value: object) -> PileMatch:
    """The cut for the deal, each time with a card for either side, and the winner's choice."""
    entry = fields(value, ("cut",), ("choice",))
    exactly(list, entry["cut"])
    if len(entry["cut"]) > MOST_DRAWS:
        raise BadRecord(IllegalReason.BAD_CUT)
    moves = [(NATURE, f"cut {' '.join(cards(pair, IllegalReason.BAD_CUT, None))}") for pair in entry["cut"]]
    try:
        for seat, move in moves:
            match, _ = play(rules, match, seat, move)
        if "choice" in entry:
            exactly(str, entry["choice"])
            if match.chooser is None or entry["choice"] not in CHOICES:
                raise BadRecord(IllegalReason.BAD_DEALER)
            match, _ = play(rules, match, match.chooser, entry["choice"])
    except IllegalMove as refusal:
        raise BadRecord(refusal.reason) from None
    return match


def _play_period(rules: PileRules, match: PileMatch, number: int, value: object) -> PileMatch:
    entry = fields(value, _REQUIRED, (), number)
    exactly(int, entry["dealer"], number)
    exactly(bool, entry["overtime"], number)
    centre = cards(entry["centre"], IllegalReason.BAD_CENTRE, number)
    deck = cards(entry["deck"], IllegalReason.BAD_DECK, number)
    match = _deal(rules, match, number, entry, deck_move(centre, deck))
    for count, text in enumerate(texts(entry["plays"], number), start=1):
        match = _play(rules, match, text, number, count)
    return match


def _write_period(period: PilePeriod) -> dict[str, Any]:
    return {
        "dealer": period.dealer,
        "overtime": period.overtime,
        "deck": list(period.deck),
        "centre": list(period.centre),
        "plays": [call.card for call in period.calls],
    }


def _deal(rules: PileRules, match: PileMatch, number: int, entry: dict[str, Any], deck: Move) -> PileMatch:
    if outcome(match) is not None:
        raise BadRecord(IllegalReason.MATCH_OVER, number)
    if running(match) is not None:
        raise BadRecord(Flaw.INCOMPLETE_PERIOD, number - 1)
    if entry["overtime"] is not (number > match.options.length):
        raise BadRecord(Flaw.BAD_OVERTIME, number)
    try:
        if match.dealer is None and not match.cuts:
            match, _ = play(rules, match, NATURE, f"dealer {entry['dealer']}")
        if entry["dealer"] != next_dealer(rules, match):
            raise BadRecord(IllegalReason.BAD_DEALER, number)
        return play(rules, match, NATURE, deck)[0]
    except IllegalMove as refusal:
        raise BadRecord(refusal.reason, number) from None


def _play(rules: PileRules, match: PileMatch, text: str, number: int, count: int) -> PileMatch:
    period = running(match)
    try:
        card = Card(text)
        seat = 0 if period is None else period.seat_at(rules, len(period.calls))
        return play(rules, match, seat, card)[0]
    except ValueError:
        raise BadRecord(IllegalReason.UNKNOWN_MOVE, number, count) from None
    except IllegalMove as refusal:
        raise BadRecord(refusal.reason, number, count) from None
