"""What the store returns about people, servers and teams: plain facts, detached from any connection."""

from dataclasses import dataclass
from enum import StrEnum

from hockey.figures import NOTHING_COUNTED, Figures


class Home(StrEnum):
    """Where a player's hand was last tapped, or where they want it."""

    DM = "dm"
    PRIVATE = "private"


class Place(StrEnum):
    """Where a server wants its matches shown.

    Only a match can be `LEFT`: its thread was deleted, so it's shown where it was offered.
    """

    CHANNEL = "channel"
    THREAD = "thread"
    LEFT = "left"


class Pace(StrEnum):
    """How long a turn may take, by name; the host's settings say how long each is."""

    LIVE = "live"
    RELAXED = "relaxed"

    @classmethod
    def read(cls, text: str) -> "Pace | int":
        """A pace by its name, or a server's own number of seconds. ValueError if it's neither."""
        return int(text) if text.isdecimal() else cls(text)


class Voice(StrEnum):
    """How a server wants the plays of its pile games called."""

    TRADITIONAL = "traditional"
    BROADCAST = "broadcast"
    QUIET = "quiet"


class SheetLook(StrEnum):
    """Whether a server's sheets have pictures, in games that can do without."""

    PICTURES = "pictures"
    TEXT = "text"


FIRST_MATCHES = 10
"""How many matches a player gets tips in, unless they have chosen."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """A player's settings: where the hand comes, and what the bot doesn't need to ask.

    `tips` says whether their cards are marked with what they would do, None if they haven't chosen.
    `four_colours` says whether clubs are green and diamonds blue. A `hidden` player is on no leaderboard, in
    no records, and has no card for others. `language` is a catalogue's name, None for their Discord's. If a
    player wants no `taunts`, no one taunts in their matches.
    """

    hand: Home = Home.DM
    always_deal: bool = False
    last_card: bool = True
    tips: bool | None = None
    talk: bool = True
    four_colours: bool = False
    hidden: bool = False
    language: str | None = None
    taunts: bool = True


@dataclass(frozen=True, slots=True)
class KnownPlayer:
    """A player as the database knows them: `locale` is their client's, `language` their choice."""

    id: int
    name: str
    locale: str | None
    language: str | None


@dataclass(frozen=True, slots=True)
class Setup:
    """A server's settings; `challengers` is the role whose members may challenge, None for everyone.

    `pace` is a name or a number of seconds. `knockout` says whether a tied match goes on, and `rings` whether
    a goal gets its own message. `language` is a catalogue's name, None for the server's language at Discord.
    `taunts` says whether a scorer may taunt. `length` is the usual number of periods, None for the default of
    each way to offer a match.
    """

    game: str
    place: Place = Place.CHANNEL
    challengers: int | None = None
    pace: Pace | int = Pace.RELAXED
    knockout: bool = False
    voice: Voice = Voice.TRADITIONAL
    rings: bool = False
    look: SheetLook = SheetLook.PICTURES
    language: str | None = None
    taunts: bool = True
    length: int | None = None


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What a match left for one seat: `goals_for` and `goals_against` are its side's."""

    seat: int
    player_id: int
    result: str
    ended_by: str
    goals_for: int
    goals_against: int
    partner_id: int | None = None
    figures: Figures = NOTHING_COUNTED


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A play of a match that a player wants to find again, by the length of the log after it."""

    match_id: int
    ply: int
    note: str


@dataclass(frozen=True, slots=True)
class Practised:
    """A player's record against bots of a level, and when the last match ended (UTC seconds)."""

    level: str
    wins: int
    losses: int
    ties: int
    ended_at: float


@dataclass(frozen=True, slots=True)
class Practising:
    """A row of a server's leaderboard of practice; `points` weigh wins and ties by level.

    Rows with the same numbers share a `rank`.
    """

    rank: int
    player_id: int
    name: str
    points: float
    wins: int
    losses: int
    ties: int


@dataclass(frozen=True, slots=True)
class Standing:
    """A row of the leaderboard: its place counts from 1; rows with the same numbers share a `rank`.

    A pair's row has its `partner`. `mu` and `rated` are the player's rating, None without one.
    `won_by_walkover`, `won_by_resigning` and so on are parts of the wins and losses: the opponents, or the
    player, left the server, resigned or let time run out.
    """

    place: int
    rank: int
    player_id: int
    name: str
    games: int
    wins: int
    losses: int
    ties: int
    goals_for: int
    goals_against: int
    won_by_walkover: int = 0
    lost_by_walkover: int = 0
    won_by_resigning: int = 0
    lost_by_resigning: int = 0
    won_by_clock: int = 0
    lost_by_clock: int = 0
    partner_id: int | None = None
    partner: str | None = None
    mu: float | None = None
    rated: int | None = None

    @property
    def points(self) -> int:
        return 2 * self.wins + self.ties


@dataclass(frozen=True, slots=True)
class Team:
    """A player's team in one server, shown in the player's matches there.

    `name` is what they typed, so code that shows it must neutralise it like any name. `emoji` is a single
    emoji, empty for none; `colour` is 0xRRGGBB.
    """

    name: str
    emoji: str
    colour: int


Teams = tuple[Team | None, Team | None]
"""By side, None for a side without a team; partners share one."""

NO_TEAMS: Teams = (None, None)
