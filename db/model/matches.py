"""What the store hands out of matches: plain facts, detached from any connection."""

from dataclasses import dataclass, field
from enum import IntFlag, StrEnum
from secrets import token_bytes
from typing import Any

from db.model.minds import level_of
from db.model.people import NO_TEAMS, Home, Place, Preferences, SheetLook, Teams, Voice
from hockey.fairness import SECRET_BYTES, Seal
from hockey.game import Options

IN_DM = 0
"""The server's id of matches that are played in a DM."""


NO_BOT = 0.0
"""When somebody asked for a bot, of whom those across would rather not play against one."""


class Status(StrEnum):
    OPEN = "open"
    RUNNING = "running"
    OVER = "over"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"

    @property
    def live(self) -> bool:
        """Whether the same two may not start another one in this server."""
        return self in (Status.OPEN, Status.RUNNING)


class Ring(IntFlag):
    """What a message of a hand has notified its owner of, beside that it is their turn."""

    NONE = 0
    HALF_TIME = 1
    PAUSE = 2


@dataclass(frozen=True, slots=True)
class Seat:
    """`tapped_at` is when its owner was last seen, in UTC seconds.

    `accepted` says whether its owner has agreed to play, `dms_closed_at` how far the match had got when a DM
    was refused (0 where its owner wants none), None while none was, `draft` what they have prepared of their
    next decision, and `pause_seconds` how long a pause they have asked for or agreed to, None while none.
    `leaving_at` is when they told their partner that they want to leave the ice, None while they do not,
    and `left_at` when they were found to have left the server, None while they have not. `bot_asked_at` is
    when they asked those across to let a bot play in the place of a partner who wants to leave, None while
    they have not, and NO_BOT once those across would rather not.
    `locale` is theirs, None where it is not known, and `wants` what they want in every match. `shows_tips`
    says whether the cards of this match's hands are marked with what they would do. `cut` is the number that
    its owner has cut the deck with, None where that is drawn.
    """

    seat: int
    player_id: int
    name: str
    accepted: bool
    home: Home
    dms_closed_at: int | None
    tapped_at: float
    draft: str | None = field(default=None, repr=False)
    pause_seconds: float | None = None
    leaving_at: float | None = None
    bot_asked_at: float | None = None
    left_at: float | None = None
    locale: str | None = None
    wants: Preferences = field(default_factory=Preferences)
    shows_tips: bool = False
    cut: str | None = field(default=None, repr=False)

    @property
    def dms_closed(self) -> bool:
        return self.dms_closed_at is not None

    @property
    def level(self) -> str | None:
        """On which level a mind plays for it; None where a person sits."""
        return level_of(self.player_id)


@dataclass(frozen=True, slots=True)
class Tapped:
    """A seat whose owner was there, and where they had their hand: None where they tapped something else."""

    seat: int
    home: Home | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """`seats` are those that are taken: all of them once it has begun.

    `locale` is its server's, in a DM that of whose DM it is; `voice` is how its server has the play told,
    `look` whether with pictures, and `rings` says whether it has goals in messages of their own. `teams` are
    what the sides play for.

    `thread_id` is the thread that shows it where its `place` is one, None before that has been opened. It is
    `lost` while its channel cannot be written to. A turn takes `turn_seconds` at most and the present one
    ends at `due_at`, None while no turn is waited for. From `paused_at` to `paused_until` the clock stands:
    `due_at` moves on when it goes again. Its shuffles follow from `secret`. `taunts` says whether its server
    lets scorers taunt; `taunted` has for each goal which one they chose, or `-`. It is `settled` once it is
    over and everything shows that.
    """

    id: int
    server_id: int
    server_name: str
    locale: str
    channel_id: int
    place: Place
    thread_id: int | None
    lost: bool
    game: str
    rules: int
    options: Options
    status: Status
    rematch_of: int | None
    created_at: float
    expires_at: float
    ended_at: float | None
    seats: tuple[Seat, ...]
    turn_seconds: float
    secret: bytes = field(repr=False)
    due_at: float | None = None
    paused_at: float | None = None
    paused_until: float | None = None
    voice: Voice = Voice.TRADITIONAL
    rings: bool = False
    look: SheetLook = SheetLook.PICTURES
    teams: Teams = NO_TEAMS
    taunts: bool = True
    taunted: str = ""
    settled: bool = False

    @property
    def seal(self) -> Seal:
        """What its shuffles follow from, once all seats are taken. Only its commitment is for all eyes."""
        return Seal(self.id, self.secret, tuple(seat.cut for seat in self.seats))

    @property
    def length(self) -> int:
        return self.options.length

    @property
    def place_id(self) -> int:
        """The channel or thread that shows it."""
        return self.thread_id or self.channel_id

    @property
    def in_dm(self) -> bool:
        """Whether all of it is shown in the DM of its one person."""
        return self.server_id == IN_DM

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat.level is None)

    @property
    def minds(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat.level is not None)

    @property
    def practice(self) -> bool:
        """Whether a mind plays in it."""
        return bool(self.minds)

    @property
    def alone(self) -> bool:
        """Whether one person plays, with minds and against them."""
        return len(self.people) == 1 < len(self.seats)

    def at(self, seat: int) -> Seat | None:
        if len(self.seats) > seat and self.seats[seat].seat == seat:  # as all are, once it has begun
            return self.seats[seat]
        return next((taken for taken in self.seats if taken.seat == seat), None)

    def seat_of(self, player_id: int) -> int | None:
        return next((seat.seat for seat in self.seats if seat.player_id == player_id), None)


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A challenge about to be put up.

    `players` are (id, name at the time) by seat, the challenger first, None where anybody may sit down.
    """

    server_id: int
    channel_id: int
    game: str
    rules: int
    options: Options
    players: tuple[tuple[int, str] | None, ...]
    expires_at: float
    turn_seconds: float
    rematch_of: int | None = None
    place: Place = Place.CHANNEL
    secret: bytes = field(default_factory=lambda: token_bytes(SECRET_BYTES), repr=False)


@dataclass(frozen=True, slots=True)
class Ply:
    ply: int
    seat: int
    move: str = field(repr=False)  # a deck, or a card on its way
    at: float


@dataclass(frozen=True, slots=True)
class House:
    """A server's own rules under a name of its own. They never change: other rules are another house."""

    id: int
    server_id: int
    name: str
    switches: dict[str, Any]
    removed: bool
