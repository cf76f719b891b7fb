"""A tournament as a value: what was announced, who has signed up, and what was decided."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from tournaments.model import Entrant, Format, How, Pairing

CHECK_IN_SECONDS = 900.0


class WhyOut(StrEnum):
    ABSENT = "absent"
    """They hadn't checked in at the start."""
    WITHDREW = "withdrew"
    LEFT = "left"
    """They left the server."""
    BANNED = "banned"
    FORGOTTEN = "forgotten"
    """They had their data deleted."""
    NO_SHOW = "no-show"
    """They hadn't begun when a round ended."""


class Stage(StrEnum):
    SIGN_UP = "sign-up"
    CHECK_IN = "check-in"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class NewTournament:
    """A tournament about to be announced. `most` are entrants; `bots` says whether bots fill up the field.

    With `drawn`, seeds are drawn by lot, else they follow the ratings. With `late`, late entries take the
    place of byes until the first round ends. `role_id` is the champion's, None if the server wants none.
    """

    server_id: int
    channel_id: int
    name: str
    format: Format
    game: str
    length: int
    best_of: int
    turn_seconds: float
    round_seconds: float
    most: int
    starts_at: float
    drawn: bool = False
    late: bool = False
    bots: bool = False
    role_id: int | None = None


@dataclass(frozen=True, slots=True)
class Person:
    player_id: int
    name: str
    agreed: bool
    checked_in: bool
    level: str | None = None
    """The level of the bot that plays; None for a human."""


@dataclass(frozen=True, slots=True)
class Signed:
    """An entrant as they signed up, by number. `seed` is None until the start."""

    number: int
    people: tuple[Person, ...]
    seed: int | None
    out_after: int | None
    why_out: WhyOut | None

    @property
    def humans(self) -> tuple[Person, ...]:
        return tuple(each for each in self.people if each.level is None)

    @property
    def agreed(self) -> bool:
        """False while a partner has yet to agree."""
        return all(each.agreed for each in self.people)

    @property
    def checked_in(self) -> bool:
        """True once all its people have checked in."""
        return all(each.checked_in for each in self.people)

    @property
    def entrant(self) -> Entrant:
        """The entrant, once seeds are given."""
        return Entrant(self.number, self.seed or 0, self.out_after)


@dataclass(frozen=True, slots=True)
class Round:
    number: int
    ends_at: float


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament with everything that was decided in it.

    `matches` are those of each pairing by (round, table), in order. `paused_at` is when an admin stopped it.
    `settled` means over, and shown everywhere as over. `message_id` is where it's shown.
    """

    id: int
    new: NewTournament
    created_at: float
    paused_at: float | None
    ended_at: float | None
    cancelled: bool
    settled: bool
    event_id: int | None
    message_id: int | None
    signed: tuple[Signed, ...] = ()
    rounds: tuple[Round, ...] = ()
    pairings: tuple[Pairing, ...] = ()
    matches: Mapping[tuple[int, int], tuple[int, ...]] = field(default_factory=dict)

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """Those who take part, or took part, by seed; empty before the start."""
        return tuple(sorted((s.entrant for s in self.signed if s.seed is not None), key=lambda e: e.seed))

    @property
    def begun(self) -> bool:
        """True once seeds are given. From then on, no one signs up or checks in."""
        return any(each.seed is not None for each in self.signed)

    @property
    def round(self) -> Round | None:
        """The current or last round."""
        return self.rounds[-1] if self.rounds else None

    @property
    def open(self) -> tuple[Pairing, ...]:
        """The pairings that aren't decided yet, all of the current round."""
        return tuple(each for each in self.pairings if each.how is None)

    @property
    def out(self) -> frozenset[int]:
        """The numbers of those who are out."""
        return frozenset(each.number for each in self.signed if each.out_after is not None)

    @property
    def player_ids(self) -> frozenset[int]:
        """All who have signed up, or were named as a partner."""
        return frozenset(person.player_id for each in self.signed for person in each.people)

    @property
    def check_in_at(self) -> float:
        """When players may check in: some minutes before the start."""
        return self.new.starts_at - min(CHECK_IN_SECONDS, (self.new.starts_at - self.created_at) / 2)

    def stage(self, now: float) -> Stage:
        if self.cancelled:
            return Stage.CANCELLED
        if self.ended_at is not None:
            return Stage.OVER
        if self.rounds:
            return Stage.RUNNING
        return Stage.SIGN_UP if now < self.check_in_at else Stage.CHECK_IN

    @property
    def late_place(self) -> Pairing | None:
        """The bye whose place a late entry takes while the first round goes on: its player is still in."""
        byes = (each for each in self.pairings if each.how is How.BYE and each.first not in self.out)
        return next(byes, None) if self.new.late and len(self.rounds) == 1 and self.open else None

    def signed_by(self, player_id: int) -> Signed | None:
        """The entrant of a player."""
        return next(
            (each for each in self.signed if any(one.player_id == player_id for one in each.people)), None
        )

    def person(self, player_id: int) -> Person | None:
        """A player as they signed up, or were named as a partner."""
        people = (one for each in self.signed for one in each.people)
        return next((each for each in people if each.player_id == player_id), None)

    def current(self, pairing: Pairing) -> Pairing:
        """What has become of a pairing."""
        return next(each for each in self.pairings if each.place == pairing.place)

    def deals(self, pairing: Pairing) -> bool:
        """True if a pairing's next game may begin: no one has won it by now, and the tournament goes on."""
        waiting = any(each.place == pairing.place and each.winner is None for each in self.open)
        return waiting and self.paused_at is None and self.ended_at is None

    def matches_in(self, number: int) -> tuple[int, ...]:
        """All matches of a round."""
        found = (ids for (round_, _), ids in self.matches.items() if round_ == number)
        return tuple(match_id for ids in found for match_id in ids)

    def matches_of(self, pairing: Pairing) -> tuple[int, ...]:
        return self.matches.get(pairing.place, ())
