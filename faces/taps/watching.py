"""Bystanders' taps."""

from bot.custom_id import CustomId


class Follow(CustomId, template="follow:<match>"):
    match: int


class GuessWinner(CustomId, template="guess:<match>:<side>"):
    """Guesses that a side wins the match."""

    match: int
    side: int


class PostAgain(CustomId, template="again:<match>"):
    """Posts the play-by-play in the channel, after the match's thread was deleted."""

    match: int
