"""Why a move is good, in words."""

from typing import Any

from bot.words import Words
from faces.roster import manner_of
from hockey.game import Game
from hockey.pile.game import PileGame
from hockey.pile.rules import ThirdCard
from minds.reasons import Reason


def reason_line(words: Words, game: Game[Any], reason: Reason) -> str:
    """A clause that says what is good about a move, by the rules of its game."""
    blocks = isinstance(game, PileGame) and game.rules.third_card is ThirdCard.BLOCKS
    kind = "power-blocks" if blocks and reason is Reason.POWER_STOPS else reason
    return words.of_game(f"reason-{kind}", manner_of(game))
