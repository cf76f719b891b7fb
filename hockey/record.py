from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from dataclasses import fields as fields_of
from typing import Any, Final, Generic, TypeVar

from hockey.catalogue import CATALOGUE
from hockey.game import NATURE, By, Game, IllegalMove, Move, Options, Outcome, end_move
from hockey.notation import BadRecord, Flaw, exactly, fields, load, texts
from hockey.pile.game import PileGame
from hockey.pile.notation import read_rules
from hockey.pile.switches import HOUSE, to_switches

FORMAT: Final = "hockey-record/1"

_REQUIRED = ("format", "variant", "players", "periods")
_DEFAULTS = Options()
# An option is a key of the record, left out at its default.
_OPTIONS = tuple(option.name for option in fields_of(Options))
_OPTIONAL = frozenset({*_OPTIONS, "end", "rules"}.union(*(game.notation.keys for game in CATALOGUE.values())))

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Seal:
    """How a period's deck was promised before it was dealt and can be checked afterwards."""

    salt: str | None = field(default=None, repr=False)
    commitment: str | None = None


@dataclass(frozen=True, slots=True)
class Record(Generic[S]):
    """A match on paper, played through: who played what, its final state, and the seals of its periods."""

    game: Game[S]
    players: tuple[str, ...]
    state: S
    seals: tuple[Seal, ...] = ()

    @property
    def outcome(self) -> Outcome:
        """The match's outcome, "unfinished" where it was left in the middle."""
        public = self.game.view(self.state, None)
        return public.outcome or Outcome("unfinished", None, public.score)


def read(source: str | bytes | Mapping[str, Any]) -> Record[Any]:
    """A record from its text or decoded JSON, played through by the rules; BadRecord if they refuse it."""
    document = load(source) if isinstance(source, (str, bytes)) else dict(source)
    header = fields(document, _REQUIRED, _OPTIONAL)
    if header["format"] != FORMAT:
        raise BadRecord(Flaw.UNKNOWN_FORMAT)
    game = _game(header)
    fields(header, _REQUIRED, {*game.options, *game.notation.keys, "end", "rules"})
    players = tuple(texts(header["players"]))
    if len(players) != game.seats:
        raise BadRecord(Flaw.BAD_PLAYERS)
    exactly(list, header["periods"])
    options = _options(header)
    opened = [_unseal(entry, number) for number, entry in enumerate(header["periods"], start=1)]
    state = game.notation.play(game.new(options), {**header, "periods": [entry for entry, _ in opened]})
    if "end" in header:
        state = _end(game, state, header["end"])
    return Record(game, players, state, tuple(seal for _, seal in opened))


def write(record: Record[Any]) -> dict[str, Any]:
    """The record as JSON. It tells every deck: of a running match, keep it from everybody."""
    game, public = record.game, record.game.view(record.state, None)
    document: dict[str, Any] = {"format": FORMAT, "variant": game.id}
    if isinstance(game, PileGame) and game.id == HOUSE:
        document["rules"] = to_switches(game.rules)
    document["players"] = list(record.players)
    for name in _OPTIONS:
        value = getattr(public.options, name)
        if name in game.options and value != getattr(_DEFAULTS, name):
            document[name] = value
    document |= game.notation.write(record.state)
    for entry, seal in zip(document["periods"], record.seals, strict=False):
        entry |= {key: value for key, value in asdict(seal).items() if value is not None}
    outcome = public.outcome
    if outcome is not None and outcome.by is not By.PLAY:
        document["end"] = {"by": outcome.by, "winner": outcome.winner}
    return document


def lines(record: Record[Any]) -> Iterator[dict[str, Any]]:
    """The game's own JSON objects (each play's, of a pile game), the outcome last."""
    yield from record.game.notation.lines(record.state)
    outcome = record.outcome
    yield {"outcome": outcome.kind, "winner": outcome.winner, "score": list(outcome.score)}


def to_moves(record: Record[Any]) -> Iterator[tuple[int, Move]]:
    """The record as moves of the door with their seats."""
    yield from record.game.notation.moves(record.state)
    outcome = record.outcome
    if outcome.by is not By.PLAY:
        yield NATURE, end_move(outcome.by, outcome.winner)


def fold(game: Game[S], options: Options, moves: Iterable[tuple[int, Move]]) -> S:
    """The state that a log of moves leads to."""
    state = game.new(options)
    for seat, move in moves:
        state, _ = game.play(state, seat, move)
    return state


def from_log(
    game: Game[S],
    options: Options,
    moves: Iterable[tuple[int, Move]],
    players: Sequence[str],
    seals: Sequence[Seal] = (),
) -> Record[S]:
    """The record of a match kept as a log of moves; `players` by seat, `seals` by period."""
    return Record(game, tuple(players), fold(game, options, moves), tuple(seals))


def _game(header: dict[str, Any]) -> Game[Any]:
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
    return PileGame(read_rules(header["rules"]), HOUSE, "")


def _options(header: dict[str, Any]) -> Options:
    given = {name: header[name] for name in _OPTIONS if name in header}
    for name, value in given.items():
        exactly(type(getattr(_DEFAULTS, name)), value)
    try:
        return Options(**given)
    except ValueError as refusal:
        raise BadRecord(Flaw(str(refusal))) from None


def _unseal(entry: object, number: int) -> tuple[object, Seal]:
    """A period as its game knows it, and its seal."""
    if not isinstance(entry, dict):
        return entry, Seal()
    seal = {key: entry[key] for key in ("salt", "commitment") if key in entry}
    for text in seal.values():
        exactly(str, text, number)
    return {key: value for key, value in entry.items() if key not in seal}, Seal(**seal)


def _end(game: Game[S], state: S, value: object) -> S:
    end = fields(value, ("by", "winner"))
    winner = end["winner"]
    if not isinstance(end["by"], str):
        raise BadRecord(Flaw.WRONG_TYPE)
    if winner is not None:
        exactly(int, winner)
    try:
        state, _ = game.play(state, NATURE, f"end {end['by']} {'-' if winner is None else winner}")
    except IllegalMove as refusal:
        raise BadRecord(refusal.reason) from None
    return state
