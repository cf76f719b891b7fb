"""One look at a seat, and what follows, above all whether its owner must hear that it's their turn."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.matches.live import LiveSeat, SeatNotes
from bot.matches.loaded import LoadedMatch
from bot.posts.names import is_of_a_hand
from bot.settings import Settings
from bot.turns.autoplay import Autoplay
from bot.turns.taunts import taunt_ends
from bot.turns.telling import told_at
from bot.turns.timing import half_time, is_half_over, is_paused, looks_different_at, must_answer_pause
from db.model.matches import Ring, Seat
from db.model.people import Home
from db.model.posts import Post
from hockey.game import Phase

QUIET_SECONDS = 900.0


@dataclass(frozen=True, slots=True)
class SeatLook:
    """One look at one seat: everything that decides what to do.

    `buried` is whether its hand in the DM is above newer plays. Until `quiet_until`, no new request for a
    pause notifies anyone: asking, taking it back and asking again doesn't ring each time.
    """

    loaded: LoadedMatch
    seat: Seat
    dm: Post
    private: Post
    nudge: Post
    reminder_at: float
    absent_at: float
    spared: bool
    buried: bool
    quiet_until: float

    @property
    def lives_in_dm(self) -> bool:
        # If asking for it privately failed, it never left the DM.
        return self.seat.home is Home.DM or self.private.message_id is None

    @property
    def hand(self) -> Post:
        """Where the hand itself is."""
        return self.dm if self.lives_in_dm else self.private

    @property
    def my_turn(self) -> bool:
        return self.loaded.to_act(self.seat.seat)

    @property
    def began(self) -> int:
        """The length of the log when this turn began."""
        return self.loaded.turn_of(self.seat.seat).ply

    @property
    def told(self) -> bool:
        """True if a message of this turn has already notified its owner."""
        return max(self.dm.sends.ply, self.nudge.sends.ply) >= self.began

    @property
    def waits(self) -> bool:
        """True if there's something to do that its owner may not know of."""
        return self.my_turn and not self.told and not self.spared

    @property
    def now(self) -> float:
        return self.loaded.now

    @property
    def absent(self) -> bool:
        return self.now >= self.absent_at

    @property
    def reminded(self) -> bool:
        """True if this turn's owner was notified of half time."""
        rung = (each.sends.rings for each in (self.dm, self.nudge) if each.sends.ply >= self.began)
        return any(Ring.HALF_TIME in Ring(rings) for rings in rung)

    @property
    def half_time(self) -> float | None:
        """When to remind this turn's owner that half of it is over; None once they were."""
        return half_time(self.loaded) if self.my_turn and not self.reminded else None

    @property
    def pause_asked(self) -> bool:
        """True if a request for a pause waits for this seat, and no message has notified its owner."""
        return must_answer_pause(self.loaded, self.seat.seat) and not self._pause_rung

    @property
    def pause_rings_at(self) -> float:
        """When to notify its owner of a pause that waits for them."""
        return max(self.absent_at, self.quiet_until)

    @property
    def settled(self) -> list[Post]:
        """Where its owner was notified of a request for a pause that is gone."""
        rung = self._pause_rung
        return [] if rung and must_answer_pause(self.loaded, self.seat.seat) else rung

    @property
    def _pause_rung(self) -> list[Post]:
        return [each for each in (self.dm, self.nudge) if each.sends.rings & Ring.PAUSE]

    @property
    def rings(self) -> Ring:
        """What a message sent now notifies of."""
        late = self.my_turn and (self.reminded or is_half_over(self.loaded))
        asked = must_answer_pause(self.loaded, self.seat.seat)
        return (Ring.HALF_TIME if late else Ring.NONE) | (Ring.PAUSE if asked else Ring.NONE)

    @property
    def must_tell(self) -> bool:
        turn = self.waits and (self.absent or self.now >= self.reminder_at)
        again = self.buried and self.my_turn
        return not is_paused(self.loaded) and (turn or again or self._must_tell_more)

    @property
    def must_nudge(self) -> bool:
        """The same for the channel, which gets it only after a turn has waited."""
        turn = self.waits and self.now >= self.reminder_at
        return not is_paused(self.loaded) and (turn or self._must_tell_more)

    @property
    def _must_tell_more(self) -> bool:
        half = self.half_time
        return (half is not None and self.now >= half) or (
            self.pause_asked and self.now >= self.pause_rings_at
        )

    @property
    def next_look(self) -> float | None:
        times = (
            self.reminder_at if self.waits else None,
            self.half_time,
            self.pause_rings_at if self.pause_asked else None,
            changes_at(self.loaded, self.seat.seat),
        )
        return _first(self.now, *times)


class SeatLooks:
    """Looks at seats of current matches."""

    def __init__(self, autoplay: Autoplay, settings: Settings) -> None:
        self._autoplay = autoplay
        self._settings = settings

    def at(self, loaded: LoadedMatch, seat: LiveSeat, posts: Mapping[str, Post]) -> SeatLook:
        mine, dm = loaded.match.seats[seat.number], seat.dm.stored
        shown = (each.message_id or 0 for each in posts.values() if not is_of_a_hand(each.name))
        reminder_at, autoplayed = self._reminder_at(loaded, mine), self._autoplay.due(loaded)
        return SeatLook(
            loaded=loaded,
            seat=mine,
            dm=dm,
            private=seat.private.stored,
            nudge=seat.nudge.stored,
            reminder_at=reminder_at,
            absent_at=mine.tapped_at + self._settings.presence_time.total_seconds(),
            spared=autoplayed is not None and autoplayed.seat == seat.number and autoplayed.at < reminder_at,
            buried=loaded.match.in_dm and dm.message_id is not None and max(shown, default=0) > dm.message_id,
            quiet_until=_quiet_until(loaded, mine, seat.notes),
        )

    def _reminder_at(self, loaded: LoadedMatch, mine: Seat) -> float:
        # A player who has tapped since their turn began knows of it, and may still be busy with it.
        quiet = max(loaded.turn_of(mine.seat).since, mine.tapped_at)
        patient = quiet + self._settings.reminder_time.total_seconds()
        half = half_time(loaded)
        if half is not None:
            # Half time notifies as well, so a reminder just before it would be one too many.
            return half if half - patient < self._settings.reminder_time.total_seconds() else patient
        if loaded.view(None).phase is not Phase.CHOICE:
            return patient
        # No reminder when the choice is about to be made for them.
        return min(patient, (loaded.since + loaded.choice_due) / 2)


def _quiet_until(loaded: LoadedMatch, mine: Seat, notes: SeatNotes) -> float:
    rung_at = notes.rung_at
    if rung_at is None or mine.tapped_at > rung_at or not rung_at <= loaded.now < rung_at + QUIET_SECONDS:
        notes.rung_at = None
        return 0.0
    return rung_at + QUIET_SECONDS


def changes_at(loaded: LoadedMatch, seat: int) -> float | None:
    """The next time at which a seat's hand looks different though nothing happens."""
    return _first(loaded.now, looks_different_at(loaded), told_at(loaded), taunt_ends(loaded, seat))


def _first(after: float, *times: float | None) -> float | None:
    return min((at for at in times if at is not None and at > after), default=None)
