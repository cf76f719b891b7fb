import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from dataclasses import fields as fields_of
from importlib.resources import files
from typing import Any, Final, Generic, TypeVar

from hockey.catalogue import CATALOGUE
from hockey.fairness import Seal
from hockey.game import NATURE, SIDES, By, Game, IllegalMove, Move, Options, Outcome, end_move
from hockey.notation import BadRecord, Flaw, exactly, fields, load, texts
from hockey.pile.game import PileGame
from hockey.pile.notation import read_rules
from hockey.pile.switches import HOUSE, to_switches
from hockey.proof import DEALS, check_shuffles, digest_of, read_seal, write_seal

FORMAT: Final = "hockey-record/1"

LARGEST: Final = 2**20
"""The most bytes of a record; a match needs more than a thousand periods for that."""
SCHEMA: Final[Mapping[str, Any]] = json.loads(
    files("hockey").joinpath("record.schema.json").read_text(encoding="utf-8")
)
"""The record's shape as a JSON Schema: its keys, and the order in which they are written."""

_KEYS: Final = tuple(SCHEMA["properties"])
_REQUIRED: Final = tuple(SCHEMA["required"])
_DEFAULTS = Options()
# An option is a key of the record, left out if it has its default.
_OPTIONS = tuple(option.name for option in fields_of(Options))
_OF_EVERY_GAME = frozenset({"end", "rules", "teams", "tournament", "seal", "cuts", "digest"})

TeamNames = tuple[str | None, str | None]

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Record(Generic[S]):
    """A recorded match, played through: who played what, its final state, and what its decks follow from.

    `teams` are the sides' hockey teams, `tournament` is the name of the tournament that it was part of. A
    record without a `seal` is from before there were seals, or from a match played with paper and cards.
    """

    game: Game[S]
    players: tuple[str, ...]
    state: S
    seal: Seal | None = None
    teams: TeamNames = (None, None)
    tournament: str | None = None

    @property
    def outcome(self) -> Outcome:
        """The match's outcome, "unfinished" if it stopped in the middle."""
        public = self.game.view(self.state, None)
        return public.outcome or Outcome("unfinished", None, public.score)


def read(source: str | bytes | Mapping[str, Any]) -> Record[Any]:
    """A record from its text or decoded JSON, played through by the rules; BadRecord if they refuse it."""
    document = load(source) if isinstance(source, (str, bytes)) else dict(source)
    header = fields(document, _REQUIRED, _KEYS)
    if header["format"] != FORMAT:
        raise BadRecord(Flaw.UNKNOWN_FORMAT)
    game = _game(header)
    fields(header, _REQUIRED, {*game.options, *game.notation.keys, *_OF_EVERY_GAME})
    players = tuple(texts(header["players"]))
    if len(players) != game.seats:
        raise BadRecord(Flaw.BAD_PLAYERS)
    exactly(list, header["periods"])
    teams = _teams(header.get("teams", [None, None]))
    seal = read_seal(header, game.seats)
    state = _play(game, header, seal)
    tournament = header.get("tournament")
    if "tournament" in header:
        exactly(str, tournament)
    record = Record(game, players, state, seal, teams, tournament)
    if seal is not None:
        check_shuffles(game, _options(header), to_moves(record), seal)
    if "digest" in header and header["digest"] != digest_of(header):
        raise BadRecord(Flaw.FALSE_DIGEST)
    return record


def verify(source: str | bytes | Mapping[str, Any]) -> Record[Any]:
    """A sealed record in which everything is true; BadRecord names the first thing that isn't."""
    record = read(source)
    if record.seal is None:
        raise BadRecord(Flaw.NOT_SEALED)
    return record


def judge(source: str | bytes | Mapping[str, Any]) -> Record[Any] | BadRecord:
    """What `verify` returns or raises, as a value, so that another process can send it back."""
    try:
        return verify(source)
    except BadRecord as flaw:
        return flaw


def write(record: Record[Any]) -> dict[str, Any]:
    """The record as JSON. It has every deck, so show no one a running match's."""
    game, public = record.game, record.game.view(record.state, None)
    document: dict[str, Any] = {"format": FORMAT, "variant": game.id}
    if isinstance(game, PileGame) and game.id == HOUSE:
        document["rules"] = to_switches(game.rules)
    document["players"] = list(record.players)
    for name in _OPTIONS:
        value = getattr(public.options, name)
        if name in game.options and value != getattr(_DEFAULTS, name):
            document[name] = value
    if record.teams != (None, None):
        document["teams"] = list(record.teams)
    if record.tournament is not None:
        document["tournament"] = record.tournament
    document |= game.notation.write(record.state)
    outcome = public.outcome
    if outcome is not None and outcome.by is not By.PLAY:
        document["end"] = {"by": outcome.by, "winner": outcome.winner}
    if record.seal is not None:
        document |= write_seal(record.seal)
        document["digest"] = digest_of(document)
    return {key: document[key] for key in _KEYS if key in document}


def lines(record: Record[Any]) -> Iterator[dict[str, Any]]:
    """The game's own JSON objects (in a pile game, one for each play), the outcome last."""
    yield from record.game.notation.lines(record.state)
    outcome = record.outcome
    yield {"outcome": outcome.kind, "winner": outcome.winner, "score": list(outcome.score)}


def to_moves(record: Record[Any]) -> Iterator[tuple[int, Move]]:
    """The record as moves of the Game, with their seats."""
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
        default = getattr(_DEFAULTS, name)
        exactly(int if default is None else type(default), value)
    try:
        return Options(**given)
    except ValueError as refusal:
        raise BadRecord(Flaw(str(refusal))) from None


def _teams(value: object) -> TeamNames:
    if not isinstance(value, list) or len(value) != SIDES:
        raise BadRecord(Flaw.BAD_TEAMS)
    if not all(team is None or isinstance(team, str) for team in value):
        raise BadRecord(Flaw.BAD_TEAMS)
    return value[0], value[1]


def _play(game: Game[S], header: dict[str, Any], seal: Seal | None) -> S:
    """The match played through. A false deck is named before the plays that it made impossible."""
    options = _options(header)
    try:
        state = game.notation.play(game.new(options), header)
    except BadRecord as flaw:
        if seal is not None and flaw.period is not None:
            _check_deals(game, options, header, flaw.period, seal)
        raise
    return _end(game, state, header["end"]) if "end" in header else state


def _check_deals(game: Game[Any], options: Options, header: dict[str, Any], until: int, seal: Seal) -> None:
    """BadRecord if a shuffle is false up to this period, in whose plays there is a flaw."""
    periods = header["periods"][:until]
    if isinstance(periods[-1], dict):
        dealt = {key: value for key, value in periods[-1].items() if key in DEALS}
        periods[-1] = dealt | ({"plays": []} if "plays" in periods[-1] else {})
    before = {key: value for key, value in header.items() if key != "shootout"} | {"periods": periods}
    try:
        state = game.notation.play(game.new(options), before)
    except BadRecord:
        return  # Not even the deals are readable: the flaw itself is all there is to say.
    check_shuffles(game, options, game.notation.moves(state), seal)


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
