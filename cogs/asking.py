"""What commands ask people for: texts in the client's language, games of the catalogue."""

from discord import app_commands

from bot.router import Interaction, SorryError
from bot.words import DEFAULT, Words, words_for
from cogs.faces.parts import plain
from hockey.catalogue import CATALOGUE
from hockey.pile.game import PileGame

MOST_CHOICES = 25


def wording(key: str) -> app_commands.locale_str:
    """A command's text in English, carrying the key that the other languages are found by."""
    return app_commands.locale_str(words_for(DEFAULT)(key), key=key)


def words_of(interaction: Interaction) -> Words:
    """The words for somebody, in the language of their client."""
    return words_for(interaction.locale.value)


def games_of(seats: int | None = None) -> list[PileGame]:
    """The games of the catalogue, the default first; only those for so many people if `seats` is given."""
    return [game for game in CATALOGUE.values() if seats in (None, game.seats)]


def game_asked_for(interaction: Interaction, typed: str, seats: int | None = None) -> str:
    """The id of the game that somebody typed or picked. SorryError where there is none such."""
    words = words_of(interaction)
    wanted = typed.strip().casefold()
    for game in games_of(seats):
        if wanted in (game.id, words.game(game.id).casefold()):
            return game.id
    names = ", ".join(words.game(game.id) for game in games_of(seats))
    raise SorryError("challenge-game-unknown", game=plain(typed[:40]), games=names)


def matching_games(
    interaction: Interaction, typed: str, seats: int | None = None
) -> list[app_commands.Choice[str]]:
    """Choices for an option that asks for a game, given what has been typed of it."""
    words = words_of(interaction)
    wanted = typed.strip().casefold()
    fitting = [
        game for game in games_of(seats) if wanted in game.id or wanted in words.game(game.id).casefold()
    ]
    return [app_commands.Choice(name=words.game(game.id), value=game.id) for game in fitting[:MOST_CHOICES]]
