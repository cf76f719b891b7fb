from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from hockey.catalogue import CATALOGUE
from hockey.game import NATURE, Call, Game, IllegalMove, Move, Options, Outcome
from hockey.paper import BadRecord, Flaw, exactly, fields, load, texts
from hockey.pile.game import PileGame
from hockey.pile.match import Match
from hockey.pile.paper import Seal, play_period, write_period
from hockey.pile.rules import ContradictoryRules
from hockey.pile.switches import HOUSE, BadSwitches, from_switches, to_switches
from hockey.pile.table import deck_move

FORMAT: Final = "hockey-record/1"

_REQUIRED = ("format", "variant", "players", "periods")
_OPTIONAL = ("length", "knockout", "end", "rules")

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Record:
    """A match on paper, played through: who played what, its final state, and the seals of its periods."""

    game: PileGame
    players: tuple[str, ...]
    match: Match
    seals: tuple[Seal, ...] = ()

    @property
    def calls(self) -> tuple[Call, ...]:
        return tuple(call for period in self.match.periods for call in period.calls)

    @property
    def outcome(self) -> Outcome:
        """The match's outcome, "unfinished" where it was left in the middle."""
        return self.game.outcome(self.match) or Outcome("unfinished", None, self.match.score)


def read(source: str | bytes | Mapping[str, Any]) -> Record:
    """A record from its text or decoded JSON, played through by the rules; BadRecord if they refuse it."""
    document = load(source) if isinstance(source, (str, bytes)) else dict(source)
    header = fields(document, _REQUIRED, _OPTIONAL)
    if header["format"] != FORMAT:
        raise BadRecord(Flaw.UNKNOWN_FORMAT)
    game = _game(header)
    players = tuple(texts(header["players"]))
    if len(players) != game.seats:
        raise BadRecord(Flaw.BAD_PLAYERS)
    exactly(list, header["periods"])
    match, seals = game.new(_options(header)), []
    for number, entry in enumerate(header["periods"], start=1):
        match, seal = play_period(game.rules, match, number, entry)
        seals.append(seal)
    if "end" in header:
        match = _end(game, match, header["end"])
    return Record(game, players, match, tuple(seals))


def write(record: Record) -> dict[str, Any]:
    """The record as JSON. It tells every deck: of a running match, keep it from everybody."""
    game, match = record.game, record.match
    house = game.id not in CATALOGUE
    seals = (*record.seals, *[Seal()] * (len(match.periods) - len(record.seals)))
    document: dict[str, Any] = {"format": FORMAT, "variant": HOUSE if house else game.id}
    if house:
        document["rules"] = to_switches(game.rules)
    document["players"] = list(record.players)
    if match.options.length != Options().length:
        document["length"] = match.options.length
    if match.options.knockout:
        document["knockout"] = True
    document["periods"] = [write_period(*pair) for pair in zip(match.periods, seals, strict=True)]
    if match.end is not None:
        document["end"] = {"by": match.end[0], "winner": match.end[1]}
    return document


def lines(record: Record) -> Iterator[dict[str, Any]]:
    """One JSON object for each play, the outcome last."""
    for call in record.calls:
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
    outcome = record.outcome
    yield {"outcome": outcome.kind, "winner": outcome.winner, "score": list(outcome.score)}


def to_moves(record: Record) -> Iterator[tuple[int, Move]]:
    """The record as moves of the door with their seats. A record knows no cut: the dealer is just named."""
    match = record.match
    if match.dealer is not None:
        yield NATURE, f"dealer {match.dealer}"
    for period in match.periods:
        yield NATURE, deck_move(period.centre, period.deck)
        for call in period.calls:
            yield call.seat, call.card
    if match.end is not None:
        by, winner = match.end
        yield NATURE, f"end {by} {'-' if winner is None else winner}"


def fold(game: Game[S], options: Options, moves: Iterable[tuple[int, Move]]) -> S:
    """The state that a log of moves leads to."""
    state = game.new(options)
    for seat, move in moves:
        state, _ = game.play(state, seat, move)
    return state


def from_log(
    game: PileGame,
    options: Options,
    moves: Iterable[tuple[int, Move]],
    players: Sequence[str],
    seals: Sequence[Seal] = (),
) -> Record:
    """The record of a match kept as a log of moves; `players` by seat, `seals` by period."""
    return Record(game, tuple(players), fold(game, options, moves), tuple(seals))


def _game(header: dict[str, Any]) -> PileGame:
    variant = header["variant"]
    exactly(str, variant)
    if variant != HOUSE:
        if "rules" in header:
            raise BadRecord(Flaw.UNKNOWN_KEY)
        if variant not in CATALOGUE:
            raise BadRecord(Flaw.UNKNOWN_VARIANT)
        return CATALOGUE[variant]
    if "rules" not in header:
        raise BadRecord(Flaw.MISSING_KEY)
    try:
        return PileGame(from_switches(header["rules"]), HOUSE, "")
    except BadSwitches:
        raise BadRecord(Flaw.BAD_RULES) from None
    except ContradictoryRules as refusal:
        raise BadRecord(refusal.contradictions[0]) from None


def _options(header: dict[str, Any]) -> Options:
    length, knockout = header.get("length", Options().length), header.get("knockout", False)
    exactly(int, length)
    exactly(bool, knockout)
    try:
        return Options(length, knockout)
    except ValueError:
        raise BadRecord(Flaw.BAD_LENGTH) from None


def _end(game: PileGame, match: Match, value: object) -> Match:
    end = fields(value, ("by", "winner"))
    winner = end["winner"]
    if not isinstance(end["by"], str):
        raise BadRecord(Flaw.WRONG_TYPE)
    if winner is not None:
        exactly(int, winner)
    try:
        state, _ = game.play(match, NATURE, f"end {end['by']} {'-' if winner is None else winner}")
    except IllegalMove as refusal:
        raise BadRecord(refusal.reason) from None
    return state
