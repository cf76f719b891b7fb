"""What the store hands out of those who watch a match."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Crowd:
    """Whom a match's result mentions, how many guesses it has settled, and who guessed right, by name."""

    followers: tuple[int, ...] = ()
    guessed: int = 0
    right: tuple[str, ...] = ()


NO_CROWD = Crowd()


@dataclass(frozen=True, slots=True)
class GuessRecord:
    """How many of somebody's guesses in a server were right, and how many have been settled."""

    right: int
    settled: int


@dataclass(frozen=True, slots=True)
class Guesser:
    player_id: int
    record: GuessRecord
