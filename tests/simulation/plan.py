"""What a seed has in store for a run."""

import random
from dataclasses import dataclass, field


@dataclass
class Plan:
    """What a seed has in store."""

    seed: int
    turns: bool = False
    """Whether two processes take turns in the match: one hand is played by DM, the other in the channel."""
    lines: bool = False
    """Whether two lines of Turn-Based Hockey have met just when the bot starts: it tells how that goes."""
    packs: bool = False
    """Whether the match ends soon and is packed at once, while processes die over it."""
    chance: random.Random = field(init=False)

    def __post_init__(self) -> None:
        chance = self.chance = random.Random(self.seed)
        self.wildness = chance.choice([0.0, 0.05, 0.3, 1.0])
        self.haste = chance.choice([0.0, 0.02, 0.3, 2.0])
        self.trouble = chance.choice([0.0, 0.0, 0.05, 0.3])
        self.slow_wire = chance.choice([0.0, 0.0, 0.02, 0.2])
        self.slow_disk = chance.choice([0.0, 0.0, 0.02, 0.2])
        self.throttled = chance.random() < 0.3
        self.processes = chance.choice([1, 1, 2])
        self.deaths = chance.choice([0, 0, 1, 3])
        self.shy = chance.random() < 0.15
        self.resigns = chance.random() < 0.15
        self.gentle = chance.random() < 0.3
        self.seconds = chance.choice([3.0, 6.0, 12.0])
        self.merge = chance.choice([0.0, 2.0])
        self.played = chance.choice([None, 0, chance.randrange(52), chance.randrange(40, 52)])
        self.game = chance.choice(["classic", "classic", "streak", "stockham"])
        self.guild_id: int | None = None
        self.last_card = 2.0
        self.length = 1
        self.packing = 120.0
        if self.packs:
            self._let_it_be_packed()
        if self.turns:
            self._let_two_take_turns()
        if self.lines:
            # A card each for the face-off, then both lines; two more periods follow.
            self.game, self.length, self.played = "lineup", 3, 3

    def _let_two_take_turns(self) -> None:
        """Two processes that live, mostly over a wire that works: whoever waits, waits for the bot."""
        self.processes, self.deaths, self.resigns, self.shy = 2, 0, False, False
        self.trouble, self.slow_disk, self.throttled = 0.0, 0.0, False
        self.slow_wire = self.chance.choice([0.0, 0.0, 0.0, 0.05])
        self.haste = self.chance.choice([0.0, 0.02, 0.1])
        self.seconds = 5.0
        self.played = self.chance.randrange(40)
        self.last_card = 0.1
        # DMs come by shard 0, and the server's events by shard 1.
        self.guild_id = 1001 << 22

    def _let_it_be_packed(self) -> None:
        self.deaths, self.gentle, self.seconds = 3, False, 6.0
        self.played, self.resigns, self.haste = self.chance.randrange(46, 52), True, 0.1
        self.merge, self.last_card, self.packing = 0.0, 0.1, 2.4

    @property
    def is_brisk(self) -> bool:
        """Whether nothing but the bot keeps anybody waiting."""
        return self.turns and not self.slow_wire
