"""What the store hands out of people, servers and teams: plain facts, detached from any connection."""

from dataclasses import dataclass
from enum import StrEnum

from hockey.figures import NOTHING_COUNTED, Figures


class Home(StrEnum):
    """Where a seat's hand was last tapped, or where somebody wants it to come."""

    DM = "dm"
    PRIVATE = "private"


class Place(StrEnum):
    """Where a server wants its matches shown."""

    CHANNEL = "channel"
    THREAD = "thread"


class Pace(StrEnum):
    """How long a turn may take, by a name; the host's settings say how long each is."""

    LIVE = "live"
    RELAXED = "relaxed"

    @classmethod
    def read(cls, text: str) -> "Pace | int":
        """A pace by its name, or a server's own: so many seconds. ValueError where it is neither."""
        return int(text) if text.isdecimal() else cls(text)


class Voice(StrEnum):
    """In which manner a server has the play of its pile games told."""

    TRADITIONAL = "traditional"
    BROADCAST = "broadcast"
    QUIET = "quiet"


class SheetLook(StrEnum):
    """Whether a server's sheets carry pictures where a game can do without."""

    PICTURES = "pictures"
    TEXT = "text"


FIRST_MATCHES = 10
"""So many matches somebody plays with tips who has not said whether they want any."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """What somebody wants in every match: where the hand comes, and what need not be asked.

    `tips` says whether their cards are marked with what they would do, None where they have not chosen;
    `four_colours` whether clubs are green and diamonds blue on them. Whoever is `hidden` is on no leaderboard
    and among no records, and has no profile for others. `language` is a catalogue's name, None for their
    Discord's. In a match of somebody who wants no `taunts` nobody taunts.
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
    """Somebody as the books know them: `locale` is that of their client, `language` what they have chosen."""

    id: int
    name: str
    locale: str | None
    language: str | None


@dataclass(frozen=True, slots=True)
class Setup:
    """What a server wants; `challengers` is the role whose members may challenge, None for everybody.

    `pace` is one by its name, or so many seconds; `knockout` says whether a level match goes on, and
    `rings` whether a goal is a message of its own; `language` is a catalogue's name, None for the one that
    the server has at Discord. `taunts` says whether a scorer may taunt. `length` is how many periods a match
    takes where nobody says, None for what each way to offer one has.
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
    """A play of a match that somebody wants to find again: the length of the log after it."""

    match_id: int
    ply: int
    note: str


@dataclass(frozen=True, slots=True)
class Practised:
    """How somebody has done against minds of a level, and when the last such match ended (UTC seconds)."""

    level: str
    wins: int
    losses: int
    ties: int
    ended_at: float


@dataclass(frozen=True, slots=True)
class Practising:
    """A row of a server's leaderboard of practice; `points` weigh wins and ties by level."""

    player_id: int
    name: str
    points: float
    wins: int
    losses: int
    ties: int


@dataclass(frozen=True, slots=True)
class Standing:
    """A row of the leaderboard; `rank` counts from 1, equals share none.

    A pair's row has its `partner`. `mu` and `rated` are the player's rating, None without one.
    `won_by_walkover`, `won_by_resigning` and so on are parts of the wins and losses: those by the opponents'
    leaving the server or the ice or letting time pass, or by one's own.
    """

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
    """A player's team in one server; the player's matches there show it.

    `name` is what they have typed, so code that shows it neutralises it like any name. `emoji` is a single
    emoji, empty for none; `colour` is 0xRRGGBB.
    """

    name: str
    emoji: str
    colour: int


Teams = tuple[Team | None, Team | None]
"""By side, None where nobody of it has one; partners share one."""

NO_TEAMS: Teams = (None, None)
