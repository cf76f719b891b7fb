"""Matches at the moments that are worth a look: from the challenge to the result."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.messages.drawing import Drawing
from db.model.crowd import Crowd
from db.model.matches import NO_BOT, Match, Status
from db.model.people import Place, Team
from faces.hand import HandFace
from faces.lineup.placing import Placing
from faces.public import PublicFace
from hockey.game import NATURE, SIDES, Game, View
from hockey.lineup.line import POSITIONS
from hockey.lineup.view import LineupView
from minds.levels import Level
from tests.cogs.drawn import NAMES, Drawn, drawn
from tests.hockey.matches import Log
from tests.minds.ended import by_minds

SEED = 1961
TEAMS = (Team("Moose Jaw Warriors", "🫎", 0x1F9254), None)
# Of a match's plays: those after which all of its messages are looked at.
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
SHARES = (0.0, 0.08, 0.2, 0.45, 0.75, 1.0)


def moments(game: Game[Any], locale: str, people: Sequence[int]) -> Iterator[Drawn]:
    """A match as it stands at its moments, with its clock; in some its home side plays for a team.

    `people` are the players' Discord ids by seat.
    """
    log = by_minds(game, SEED, level=Level.ROOKIE)
    begun = next(n for n, (seat, _) in enumerate(log) if seat != NATURE)
    shares = {begun + round(share * (len(log) - begun)) for share in SHARES}
    for number, length in enumerate(sorted({*shares, _first_goal(game, log)})):
        told = drawn(game, log[:length], NAMES, tips=number % 2 == 0, locale=locale).loaded
        teams = TEAMS if number % 2 else told.match.teams
        now = time.time()
        seats = tuple(replace(seat, player_id=people[seat.seat]) for seat in told.match.seats)
        match = replace(told.match, id=number + 1, teams=teams, seats=seats)
        match = replace(match, expires_at=now + DAY, due_at=now + DAY if number else None)
        crowd = Crowd(tuple(people[:1]), 3, ("Ruth", "Paul")) if length == len(log) else told.crowd
        yield Drawn(
            replace(told, match=match, since=now, choice_seconds=MINUTE, now=now, scored_at=now, crowd=crowd)
        )


def _first_goal(game: Game[Any], log: Log) -> int:
    """How long the log is then; of a match without goals, all of it."""
    lengths = range(1, len(log) + 1)
    return next((n for n in lengths if any(drawn(game, log[:n]).loaded.view(None).score)), len(log))


def held_up(now: Drawn) -> Iterator[Drawn]:
    """The same match while something is up: with the time, a pause, a partner, or a player's DMs."""
    loaded, time_now = now.loaded, now.loaded.now
    match, (first, *others) = loaded.match, loaded.match.seats
    for changed in (
        replace(match, due_at=time_now - MINUTE),
        replace(match, due_at=time_now + HOUR),
        replace(match, paused_at=time_now, paused_until=time_now + DAY),
        replace(match, seats=(replace(first, pause_seconds=DAY), *others)),
        replace(match, seats=(replace(first, dms_closed_at=loaded.ply), *others)),
        replace(match, seats=(replace(first, left_at=time_now), *others)),
        replace(match, seats=(replace(first, leaving_at=time_now), *others)),
        replace(match, lost=True),
        replace(match, lost=True, place=Place.THREAD, thread_id=1),
        replace(match, place=Place.LEFT),
        *_bot_asked_for(match, time_now),
    ):
        yield Drawn(replace(loaded, match=changed))


def _bot_asked_for(match: Match, at: float) -> Iterator[Match]:
    """Of partners: the first wants to leave, and theirs would play on with a bot, or may not."""
    if len(match.seats) > SIDES:
        first, second, partner, *others = match.seats
        leaver = replace(first, leaving_at=at)
        for asked_at in (at, NO_BOT):
            asking = replace(partner, bot_asked_at=asked_at)
            yield replace(match, seats=(leaver, second, asking, *others))


def half_set_up(now: Drawn) -> Drawn:
    """The same match with four cards in each line that is due."""
    match = now.loaded.match
    seats = tuple(replace(seat, draft=_four_placed(now.loaded.view(seat.seat))) for seat in match.seats)
    return Drawn(replace(now.loaded, match=replace(match, seats=seats)))


def _four_placed(view: View) -> str | None:
    placing = Placing.of(view, None) if isinstance(view, LineupView) else None
    if placing is None:
        return None
    for position, card in zip(POSITIONS[:4], placing.draft.hand[::3], strict=False):
        placing = placing.place(card, position)
    return placing.kept(view.decision or 0)


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
