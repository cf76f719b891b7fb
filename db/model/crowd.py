"""What the store returns about bystanders."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Crowd:
    """Who a match's result mentions, how many guesses it settled, and who guessed right, by name."""

    followers: tuple[int, ...] = ()
    guessed: int = 0
    right: tuple[str, ...] = ()


NO_CROWD = Crowd()


@dataclass(frozen=True, slots=True)
class GuessRecord:
    """How many of a person's guesses in a server were right, and how many are settled."""

    right: int
    settled: int


@dataclass(frozen=True, slots=True)
class Guesser:
    player_id: int
    record: GuessRecord
