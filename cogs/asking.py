"""What commands ask people for: texts in the client's language, games, numbers, choices of a list."""

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.client import Interaction
from bot.custom_id import read_number
from bot.known_people import language_of
from bot.matches.games import game_of, id_of
from bot.replies import SorryError
from bot.words import DEFAULT, Words, words_for
from db.admission import Terms
from db.model.matches import House
from db.model.people import Pace
from faces.parts import label, plain
from hockey.catalogue import CATALOGUE
from hockey.game import Game

log = logging.getLogger(__name__)

LEFT_OUT: set[int] = set()
"""House rules of which the log has been told that they are not offered."""

MOST_CHOICES = 25
LONGEST_CHOICE = 100


def wording(key: str) -> app_commands.locale_str:
    """A command's text in English, carrying the key that the other languages are found by."""
    return app_commands.locale_str(words_for(DEFAULT)(key), key=key)


def needed_to_write(channel: object) -> str:
    """The name of the permission with which one may write there."""
    return "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"


USUAL_PACE = "usual"
LENGTHS = MATCH, SHIFT = 3, 1
LENGTH_CHOICES: list[app_commands.Choice[str | int | float]] = [
    app_commands.Choice(name=wording(f"length-{length}"), value=length) for length in LENGTHS
]
PACE_CHOICES: list[app_commands.Choice[str | int | float]] = [
    app_commands.Choice(name=wording(f"pace-{pace}"), value=str(pace)) for pace in (*Pace, USUAL_PACE)
]


def picked(interaction: Interaction) -> list[str]:
    """What was picked in a list; nothing where a button was tapped. Anybody may send any values."""
    return [str(value) for value in dict(interaction.data or {}).get("values", ())]  # type: ignore[attr-defined] # Discord's own list


def typed(interaction: Interaction) -> str:
    """What was typed into the one field of a form; nothing where there is none."""
    data: dict[str, Any] = dict(interaction.data or {})
    fields = [each.get("component", {}) for each in data.get("components", [])]
    return next((str(field.get("value") or "").strip() for field in fields), "")


def only(values: list[str]) -> str:
    if len(values) != 1:
        raise SorryError("sorry-button")
    return values[0]


def number(text: str) -> int:
    """What somebody sent as a number. SorryError where no database could keep it."""
    try:
        return read_number(text)
    except ValueError:
        raise SorryError("sorry-button") from None


def words_of(interaction: Interaction) -> Words:
    """The words for somebody, in the language that they have chosen, else in that of their client."""
    return words_for(language_of(interaction))


@dataclass(frozen=True, slots=True)
class Offered:
    """A game that may be asked for; `id` is what its matches carry."""

    id: str
    game: Game[Any]


def games_with(houses: Iterable[House], seats: int | None = None) -> list[Offered]:
    """The games of the catalogue, then a server's own; with `seats` only those for so many people."""
    known = [Offered(game.id, game) for game in CATALOGUE.values()]
    known += filter(None, map(own_game, houses))
    return [each for each in known if seats in (None, each.game.seats)]


def own_game(house: House) -> Offered | None:
    """None for rules that a later release of the games holds for contradictory, or knows nothing of."""
    try:
        return Offered(id_of(house), game_of(house))
    except ValueError as error:
        if house.id not in LEFT_OUT:
            LEFT_OUT.add(house.id)
            why = ", ".join(map(str, error.args)) or type(error).__name__
            log.warning("house rules %s make no game and are not offered: %s", house.id, why)
        return None


async def games_offered(interaction: Interaction, seats: int | None = None) -> list[Offered]:
    """The games that may be asked for where an interaction comes from."""
    server_id = interaction.guild_id
    houses = [] if server_id is None else await interaction.client.store.houses.of(server_id)
    return games_with(houses, seats)


async def game_asked_for(interaction: Interaction, typed: str, seats: int | None = None) -> Offered:
    """The game that somebody typed or picked. SorryError where there is none such."""
    return game_among(interaction, await games_offered(interaction, seats), typed)


def game_among(interaction: Interaction, offered: list[Offered], typed: str) -> Offered:
    words = words_of(interaction)
    wanted = typed.strip().casefold()
    for each in offered:
        if wanted in (each.id, words.game(each.game).casefold()):
            return each
    # A name may have a comma of its own.
    names = "; ".join(plain(words.game(each.game)) for each in offered)
    raise SorryError("challenge-game-unknown", game=plain(typed[:40]), games=names)


async def terms_here(interaction: Interaction) -> Terms:
    """What the server of an interaction has set, and its own rules."""
    server_id = interaction.guild_id
    return Terms() if server_id is None else await interaction.client.store.admission.terms(server_id)


def game_of_offer(interaction: Interaction, terms: Terms, typed: str | None, seats: int | None) -> Offered:
    """The game that was asked for, else the server's, else the first that so many people play."""
    offered, setup = games_with(terms.houses, seats), terms.setup
    if typed is not None:
        return game_among(interaction, offered, typed)
    wanted = (each for each in offered if setup and each.id == setup.game)
    return next(wanted, offered[0])


async def matching_games(
    interaction: Interaction, typed: str, seats: int | None = None
) -> list[app_commands.Choice[str]]:
    """Choices for an option that asks for a game, given what has been typed of it."""
    return choices(interaction, await games_offered(interaction, seats), typed)


def choices(interaction: Interaction, offered: list[Offered], typed: str) -> list[app_commands.Choice[str]]:
    words = words_of(interaction)
    wanted = typed.strip().casefold()
    fitting = [each for each in offered if wanted in each.id or wanted in words.game(each.game).casefold()]
    return [_choice(words, each) for each in fitting[:MOST_CHOICES]]


def _choice(words: Words, offered: Offered) -> app_commands.Choice[str]:
    """A game with what it is about, as far as that goes into a choice."""
    name, pitch = words.game(offered.game), words.pitch(offered.game)
    text = words("choice-game", game=name, pitch=pitch) if pitch else name
    return app_commands.Choice(name=label(text, LONGEST_CHOICE), value=offered.id)
