"""Sealed matches to test with; and a shuffle by docs/fairness.md, without a line of our own code."""

import hashlib
import hmac
import random
from itertools import count
from typing import Any

from hockey.fairness import Seal
from hockey.game import NATURE, Game, Options
from hockey.record import Record, write
from tests.hockey.matches import Log, from_log

PLAYERS = ["Jon", "Darrell", "Ida", "Ralph"]
SECRET = bytes(range(32))


def sealed_log(game: Game[Any], seal: Seal, seed: int, options: Options) -> Log:
    """A match whose chance follows from the seal, with random play."""
    rng, state, log = random.Random(seed), game.new(options), []
    while acting := game.to_act(state):
        seat = rng.choice(sorted(acting))
        due = game.chance(state, seal.shuffle(game.occasion(state))) if seat == NATURE else ""
        log.append((seat, due or rng.choice(game.moves(state, seat))))
        state, _ = game.play(state, *log[-1])
    return log


def sealed(game: Game[Any], seed: int = 1, options: Options | None = None) -> Record[Any]:
    """A finished match in which only seat 0 has cut."""
    how = options or Options()
    seal = Seal(17, SECRET, ("271828", *[None] * (game.seats - 1)))
    return from_log(game, how, sealed_log(game, seal, seed, how), PLAYERS[: game.seats], seal)


def sealed_paper(game: Game[Any], seed: int = 1, options: Options | None = None) -> dict[str, Any]:
    return write(sealed(game, seed, options))


def _fields(*values: str | bytes) -> bytes:
    told = b""
    for value in values:
        part = value.encode() if isinstance(value, str) else value
        told += len(part).to_bytes(4, "big") + part
    return told


def shuffled_by_hand(
    secret: bytes, match: int, occasion: str, cuts: list[str | None], cards: list[str]
) -> list[str]:
    def mac(message: bytes) -> bytes:
        return hmac.new(secret, message, hashlib.sha256).digest()

    told = [
        cut or str(int.from_bytes(mac(_fields("hockey-cut/1", str(match), str(seat)))[:8], "big"))
        for seat, cut in enumerate(cuts)
    ]
    start = _fields("hockey-deck/1", str(match), occasion, *told)
    numbers = (
        int.from_bytes(mac(start + _fields(str(block)))[at : at + 4], "big")
        for block in count()
        for at in range(0, 32, 4)
    )
    deck = list(cards)
    for last in reversed(range(1, len(deck))):
        size = last + 1
        number = next(numbers)
        while number >= 2**32 // size * size:
            number = next(numbers)
        deck[last], deck[number % size] = deck[number % size], deck[last]
    return deck
