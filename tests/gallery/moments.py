"""Matches at the moments that are worth a look: from the challenge to the result."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from bot.messages.drawing import Drawing
from db.model.matches import Status
from db.model.teams import Team
from faces.hand import HandFace
from faces.public import PublicFace
from hockey.game import NATURE, Game, Move, Options
from minds.levels import BUDGETS, Level, mind_of
from minds.memory import Memory
from tests.cogs.drawn import NAMES, Drawn, drawn
from tests.hockey.matches import Log

SEED = 1961
TEAMS = (Team("Moose Jaw Warriors", "🫎", 0x1F9254), None)
# Of a match's plays: those after which all of its messages are looked at.
SHARES = (0.0, 0.08, 0.2, 0.45, 0.75, 1.0)


def moments(game: Game[Any], locale: str) -> Iterator[Drawn]:
    """A match as it stands at its moments; in some its home side plays for a team."""
    log = played(game)
    begun = next(n for n, (seat, _) in enumerate(log) if seat != NATURE)
    for number, share in enumerate(SHARES):
        length = begun + round(share * (len(log) - begun))
        told = drawn(game, log[:length], NAMES, tips=number % 2 == 0, locale=locale).loaded
        teams = TEAMS if number % 2 else told.match.teams
        yield Drawn(replace(told, match=replace(told.match, id=number + 1, teams=teams)))


def offered(now: Drawn) -> Drawn:
    """The same match while it is a challenge that waits for its answer."""
    seats = tuple(replace(seat, accepted=seat.seat == 0) for seat in now.loaded.match.seats)
    return Drawn(replace(now.loaded, match=replace(now.loaded.match, status=Status.OPEN, seats=seats)))


def public(now: Drawn) -> Iterator[Drawing]:
    return (wanted.drawing for wanted in PublicFace().wanted(now.loaded) if not wanted.edit_only)


def private(now: Drawn, seat: int, face: HandFace) -> Iterator[Drawing]:
    yield face.hand(now.loaded, seat, private=False)
    yield face.hand(now.loaded, seat, private=True)
    yield face.elsewhere(now.loaded, seat, None, here=False)
    if now.loaded.to_act(seat):
        yield face.nudge(now.loaded, seat)


def played(game: Game[Any]) -> Log:
    """The log of a shift between minds."""
    rng, log, state = Random(SEED), Log(), game.new(options(game))
    mind = mind_of(game, Level.ROOKIE)
    while acting := game.to_act(state):
        seat = next(iter(acting))
        move: Move = (
            game.chance(state, rng.shuffle)
            if seat == NATURE
            else mind.choose(game, game.view(state, seat), Memory(), rng, BUDGETS[Level.ROOKIE])
        )
        log.append((seat, move))
        state, _ = game.play(state, seat, move)
    return log


def options(_game: Game[Any]) -> Options:
    return Options()
