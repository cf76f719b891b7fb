"""What happens when time runs out."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from bot.kit.clock import Clock
from bot.matches.live import LiveMatches
from bot.matches.loaded import LoadedMatch
from bot.matches.lobby import Lobby
from bot.matches.refusal import Refused, RefusedError
from bot.turns.autoplay import DEAL, Autoplay
from bot.turns.heart import Heart
from bot.turns.timekeeper import Timekeeper
from bot.turns.timing import claimant, forfeited_at
from db.model.matches import Status
from hockey.game import By, Move, Phase

# rules.md of every pile game: a player who doesn't choose in time deals.
CHOICE_BY_DEFAULT = DEAL


class TurnClock:
    def __init__(
        self,
        matches: LiveMatches,
        lobby: Lobby,
        autoplay: Autoplay,
        timekeeper: Timekeeper,
        heart: Heart,
        clock: Clock,
    ) -> None:
        self._matches = matches
        self._lobby = lobby
        self._autoplay = autoplay
        self._timekeeper = timekeeper
        self._heart = heart
        self._clock = clock

    async def look(self, loaded: LoadedMatch) -> float | None:
        """Act if the time is up; else return when it will be (UTC seconds), None if nothing has a limit."""
        forfeited, wanted = forfeited_at(loaded), self._autoplay.due(loaded)
        times: list[tuple[float | None, Callable[[], Awaitable[object]]]] = [
            (offer_ends_at(loaded), partial(self._lobby.expire, loaded.id)),
            (choice_ends_at(loaded), partial(self._choose, loaded)),
            (pause_ends_at(loaded), partial(self._timekeeper.go_on, loaded.id)),
            (forfeited, partial(self._matches.of(loaded.id).end_when, By.CLOCK, forfeit)),
        ]
        if wanted is not None:
            times.append((wanted.at, partial(self._move, loaded, wanted.seat, wanted.move)))
        dues = [(at, act) for at, act in times if at is not None]
        if not dues:
            return None
        at, act = min(dues, key=lambda due: due[0])
        now = self._clock.now()
        if now < at:
            return at
        if at == forfeited and not self._heart.steady:
            # The time the bot itself was away, which hasn't been given back yet.
            return now + self._heart.patience
        with suppress(RefusedError):  # a player acted at the last moment
            await act()
        return None

    async def _choose(self, loaded: LoadedMatch) -> None:
        (seat,) = loaded.view(None).to_act
        await self._move(loaded, seat, CHOICE_BY_DEFAULT)

    async def _move(self, loaded: LoadedMatch, seat: int, move: Move) -> None:
        decision = loaded.game.decision(loaded.state, seat)
        await self._matches.of(loaded.id).choose_for(seat, decision, move)


def offer_ends_at(loaded: LoadedMatch) -> float | None:
    return loaded.match.expires_at if loaded.match.status is Status.OPEN else None


def choice_ends_at(loaded: LoadedMatch) -> float | None:
    choosing = loaded.match.status is Status.RUNNING and loaded.view(None).phase is Phase.CHOICE
    return loaded.choice_due if choosing else None


def pause_ends_at(loaded: LoadedMatch) -> float | None:
    return loaded.match.paused_until if loaded.match.status is Status.RUNNING else None


def forfeit(loaded: LoadedMatch) -> int | None:
    """The side that wins because no one has played or claimed the win; None if both are late."""
    at = forfeited_at(loaded)
    if at is None or loaded.now < at:
        raise RefusedError(Refused.LATE)
    return claimant(loaded)
