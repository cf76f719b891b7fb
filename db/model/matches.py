"""What the store returns about matches: plain facts, detached from any connection."""

from dataclasses import dataclass, field
from enum import IntFlag, StrEnum
from secrets import token_bytes
from typing import Any

from db.model.minds import level_of
from db.model.people import NO_TEAMS, Home, Place, Preferences, SheetLook, Teams, Voice
from hockey.fairness import SECRET_BYTES, Seal
from hockey.game import Options

IN_DM = 0
"""The server id of matches played in a DM."""


NO_BOT = 0.0
"""Instead of the time when a bot was asked for, once the opponents have refused it."""


class Status(StrEnum):
    OPEN = "open"
    RUNNING = "running"
    OVER = "over"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"

    @property
    def live(self) -> bool:
        """True if the same two can't start another match in this server."""
        return self in (Status.OPEN, Status.RUNNING)


class Ring(IntFlag):
    """What a hand's message has notified its owner of, besides their turn."""

    NONE = 0
    HALF_TIME = 1
    PAUSE = 2


@dataclass(frozen=True, slots=True)
class Seat:
    """`tapped_at` is when its owner was last seen, in UTC seconds.

    `accepted` says whether its owner has agreed to play. `dms_closed_at` is how long the log was when a DM
    was refused, 0 if the owner wants no DMs, None if none was refused. `draft` is what they have prepared for
    their next decision. `pause_seconds` is the length of the pause they have asked for or agreed to, else
    None.

    `leaving_at` is when they told their partner that they want to leave, and `left_at` when they were found
    to have left the server; else None. `bot_asked_at` is when they asked the opponents for a bot in place of
    a partner who wants to leave, None if they haven't, NO_BOT once the opponents have refused.

    `locale` is theirs, None if unknown. `wants` are their settings. `shows_tips` says whether this match's
    hands are marked with what each card would do. `cut` is the number they cut with, None if the bot draws
    it.
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
        """The level of the bot that plays for it; None for a person."""
        return level_of(self.player_id)


@dataclass(frozen=True, slots=True)
class Tapped:
    """A seat whose owner was there, and where they had their hand; None if they tapped something else."""

    seat: int
    home: Home | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """`seats` are the taken ones: all of them once the match has begun.

    `locale` is its server's, or in a DM its player's. `voice` is how its server wants plays called, `look`
    whether with pictures, and `rings` whether goals get their own messages. `teams` are the sides' teams.

    `thread_id` is its thread if its `place` is one, None until it has been opened. It is `lost` while the bot
    can't write to its channel. A turn takes at most `turn_seconds`, and the current one ends at `due_at`,
    None if it has no limit. From `paused_at` to `paused_until` the clock stops, and `due_at` moves when it
    goes on. Its shuffles follow from `secret`. `taunts` says whether its server allows taunts. `taunted` has
    the chosen one for each goal, or `-`. It is `settled` once it's over and everything shows that.
    `tournament` is the id of the one it's played in, if any.

    In a duplicate, `board` is the number of the match whose cards it has. It's `covered` until all tables
    with these cards have ended: before that, no one but its players sees any cards.
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
    tournament: int | None = None
    tournament_name: str | None = None
    board: int | None = None
    covered: bool = False

    @property
    def seal(self) -> Seal:
        """What its shuffles follow from, once all seats are taken. Only its commitment is public."""
        return Seal(self.id, self.secret, tuple(seat.cut for seat in self.seats), self.board)

    @property
    def open(self) -> bool:
        """True if everyone may see all of it: it's over, also at the other tables with the same cards."""
        return self.status is Status.OVER and not self.covered

    @property
    def length(self) -> int:
        return self.options.length

    @property
    def place_id(self) -> int:
        """The channel or thread that shows it."""
        return self.thread_id or self.channel_id

    @property
    def in_dm(self) -> bool:
        """True if all of it is shown in the DM of its only person."""
        return self.server_id == IN_DM

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat.level is None)

    @property
    def minds(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat.level is not None)

    @property
    def practice(self) -> bool:
        """True if a bot plays in it."""
        return bool(self.minds)

    @property
    def alone(self) -> bool:
        """True if only one person plays, with bots and against them."""
        return len(self.people) == 1 < len(self.seats)

    def at(self, seat: int) -> Seat | None:
        if len(self.seats) > seat and self.seats[seat].seat == seat:  # as all are, once it has begun
            return self.seats[seat]
        return next((taken for taken in self.seats if taken.seat == seat), None)

    def seat_of(self, player_id: int) -> int | None:
        return next((seat.seat for seat in self.seats if seat.player_id == player_id), None)


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A challenge about to be offered.

    `players` are (id, name at the time) by seat, the challenger first, None for an open seat.
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
    """A server's own rules and their name. They never change: other rules are another house."""

    id: int
    server_id: int
    name: str
    switches: dict[str, Any]
    removed: bool
