"""What a seed has in store for a run."""

import random
from dataclasses import dataclass, field
from enum import StrEnum


class Kind(StrEnum):
    """The topic of a run."""

    ANY = "any"
    """Everything that can happen to a match."""
    TURNS = "turns"
    """One hand is played by DM, the other in the channel."""
    STORMS = "storms"
    """The same, with requests so slow that others stop waiting for them."""
    FIDGETS = "fidgets"
    """People change their tips as fast as they play, so hands are edited on their turn."""
    ERRANDS = "errands"
    """The same, with one hand in a DM and the other in the channel."""
    LOSSES = "losses"
    """Each turn has its own message, and many requests fail or lose their answer."""
    DEATHS = "deaths"
    """Two processes die again and again, and take over from each other."""
    PAUSES = "pauses"
    """Two processes; the one that plays falls asleep again and again, often past a takeover."""
    OUTAGES = "outages"
    """Two processes; the one that plays loses its database again and again, often past a takeover."""
    LINES = "lines"
    """Two lines of Turn-Based have just met when the bot starts, so it begins with the reveal."""
    PACKS = "packs"
    """The match ends soon and is packed at once, while processes die meanwhile."""
    CUPS = "cups"
    """A tournament, as in `cup.py`."""


@dataclass
class Plan:
    """What a seed has in store."""

    seed: int
    kind: Kind = Kind.ANY
    chance: random.Random = field(init=False)

    def __post_init__(self) -> None:
        chance = self.chance = random.Random(self.seed)
        self.wildness = chance.choice([0.0, 0.05, 0.3, 1.0])
        self.haste = chance.choice([0.0, 0.02, 0.3, 2.0])
        self.trouble = chance.choice([0.0, 0.0, 0.05, 0.3])
        self.slow_wire = chance.choice([0.0, 0.0, 0.02, 0.2])
        self.slow_disk = chance.choice([0.0, 0.0, 0.02, 0.2])
        self.throttled = chance.random() < 0.3
        self.processes = chance.choice([1, 1, 2]) and 1
        self.deaths = chance.choice([0, 0, 1, 3])
        self.shy = chance.random() < 0.15
        self.resigns = chance.random() < 0.15
        self.gentle = chance.random() < 0.3
        self.seconds = chance.choice([2.0, 3.0, 6.0])
        self.merge = chance.choice([0.0, 2.0])
        self.played = chance.choice([None, 0, chance.randrange(52), chance.randrange(40, 52)])
        self.game = chance.choice(["classic", "classic", "streak", "stockham"])
        self.takes_turns = False
        """True if one hand is played by DM and the other in the channel."""
        self.fidgets = False
        self.sleeps = False
        """True if processes fall asleep instead of dying."""
        self.loses_its_database = False
        """True if processes lose their database instead of dying."""
        self.last_card = 2.0
        self.length = 1
        self.packing = 120.0
        self.presence = 120.0
        self.slowest = 4.0
        match self.kind:
            case Kind.TURNS:
                self._let_them_take_turns()
            case Kind.STORMS:
                self._let_them_take_turns()
                self.slow_wire, self.slowest, self.seconds = 0.15, 9.0, 5.0
            case Kind.FIDGETS:
                self._let_them_fidget()
            case Kind.ERRANDS:
                self._let_them_take_turns()
                self._let_them_fidget()
            case Kind.LOSSES:
                self.processes, self.deaths, self.trouble, self.presence = 1, 0, 0.3, 0.0
                self.seconds = 5.0
            case Kind.DEATHS | Kind.PAUSES | Kind.OUTAGES:
                self._let_spares_take_over()
            case Kind.LINES:
                # A card each for the face-off, then both lines; two more periods follow.
                self.game, self.length, self.played = "lineup", 3, 3
            case Kind.PACKS:
                self._let_it_be_packed()
            case Kind.ANY | Kind.CUPS:
                pass

    def _let_them_take_turns(self) -> None:
        """Mostly over a wire that works: if a player waits, they wait for the bot."""
        self.takes_turns, self.processes = True, 1
        self._let_all_go_well()
        self.slow_wire = self.chance.choice([0.0, 0.0, 0.0, 0.05])
        self.haste = self.chance.choice([0.0, 0.02, 0.1])
        self.seconds = 2.5
        self.played = self.chance.randrange(40)
        self.last_card = 0.1

    def _let_them_fidget(self) -> None:
        """Over a wire that works: if a card comes back to a hand, it's the bot's fault."""
        self._let_all_go_well()
        self.fidgets, self.processes = True, 1
        self.slow_disk = 0.05
        self.haste, self.seconds = 0.02, 4.0
        self.played = self.chance.randrange(40)

    def _let_all_go_well(self) -> None:
        self.deaths, self.resigns, self.shy = 0, False, False
        self.trouble, self.slow_wire, self.slow_disk, self.throttled = 0.0, 0.0, 0.0, False

    def _let_spares_take_over(self) -> None:
        self.processes, self.deaths, self.seconds = 2, 3, 30.0
        self.sleeps = self.kind is Kind.PAUSES
        self.loses_its_database = self.kind is Kind.OUTAGES

    def _let_it_be_packed(self) -> None:
        self.deaths, self.gentle, self.seconds = 3, False, 6.0
        self.played, self.resigns, self.haste = self.chance.randrange(46, 52), True, 0.1
        self.merge, self.last_card, self.packing = 0.0, 0.1, 2.4

    @property
    def is_brisk(self) -> bool:
        """True if only the bot keeps players waiting."""
        return self.kind is Kind.TURNS and not self.slow_wire
