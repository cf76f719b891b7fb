"""What in a record proves that nothing was chosen afterwards: seal and cuts, and the digest of it all."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, Final

from hockey.fairness import SECRET_BYTES, Seal, is_cut
from hockey.game import NATURE, Game, IllegalMove, Move, Options
from hockey.notation import BadRecord, Flaw, exactly, fields

DEALS: Final = frozenset({"dealer", "overtime", "deck", "centre", "rows", "keepers", "stacks"})
"""The keys of a period that say how it was dealt, and nothing about how it was played."""
_SEAL: Final = ("match", "commitment", "secret")
_FALSE: Final[Mapping[str, StrEnum]] = {"cut": Flaw.FALSE_CUT, "dealer": Flaw.FALSE_DEALER}


def read_seal(header: Mapping[str, Any], seats: int) -> Seal | None:
    """The seal of a record, with a true commitment; None if it has none. BadRecord for any other."""
    if "seal" not in header:
        if "cuts" in header:
            raise BadRecord(Flaw.MISSING_KEY)
        return None
    if not {"cuts", "digest"} <= header.keys():
        raise BadRecord(Flaw.MISSING_KEY)
    told = fields(header["seal"], _SEAL, {*_SEAL, "board"})
    board = told.get("board")
    for number in (told["match"], told["match"] if board is None else board):
        exactly(int, number)
        if number < 1:
            raise BadRecord(Flaw.BAD_SEAL)
    exactly(str, told["commitment"])
    exactly(str, told["secret"])
    cuts = header["cuts"]
    exactly(list, cuts)
    if len(cuts) != seats or not all(cut is None or (isinstance(cut, str) and is_cut(cut)) for cut in cuts):
        raise BadRecord(Flaw.BAD_CUTS)
    try:
        secret = bytes.fromhex(told["secret"])
    except ValueError:
        raise BadRecord(Flaw.BAD_SEAL) from None
    if len(secret) != SECRET_BYTES or secret.hex() != told["secret"]:
        raise BadRecord(Flaw.BAD_SEAL)
    seal = Seal(told["match"], secret, tuple(cuts), board)
    if seal.commitment != told["commitment"]:
        raise BadRecord(Flaw.FALSE_COMMITMENT)
    return seal


def write_seal(seal: Seal) -> dict[str, Any]:
    """The keys of a record with its seal and cuts, and so every deck. Show them only after the match."""
    told: dict[str, Any] = {"match": seal.match}
    if seal.board is not None:
        told["board"] = seal.board
    told |= {"commitment": seal.commitment, "secret": seal.secret.hex()}
    return {"seal": told, "cuts": list(seal.cuts)}


def check_shuffles(game: Game[Any], options: Options, moves: Iterable[tuple[int, Move]], seal: Seal) -> None:
    """BadRecord with the period of the first cut, dealer or deck that doesn't follow from the seal."""
    state = game.new(options)
    for seat, move in moves:
        if seat == NATURE and not move.startswith("end "):
            occasion = game.occasion(state)
            if move != _due(game, state, seal, occasion):
                what, _, number = occasion.partition(" ")
                period = int(number) if what == "deck" else None
                raise BadRecord(_FALSE.get(what, Flaw.FALSE_DECK), period)
        state, _ = game.play(state, seat, move)


def _due(game: Game[Any], state: Any, seal: Seal, occasion: str) -> Move | None:
    try:
        return game.chance(state, seal.shuffle(occasion))
    except IllegalMove:
        return None


def digest_of(document: Mapping[str, Any]) -> str:
    """The fingerprint of a record: SHA-256 of its JSON without `digest`, keys sorted, no spaces."""
    told = {key: value for key, value in document.items() if key != "digest"}
    text = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
