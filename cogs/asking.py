"""What commands ask people for: texts in the client's language, games, numbers, choices from a list."""

import logging
from collections.abc import Iterable, Iterator
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
from cogs.choosing import Choosable, listed, meant
from db.admission import Terms
from db.model.matches import House
from db.model.people import Pace
from faces.parts import plain
from hockey.catalogue import CATALOGUE
from hockey.game import Game

log = logging.getLogger(__name__)

LEFT_OUT: set[int] = set()
"""House rules that the log has already reported as not offered."""


def wording(key: str) -> app_commands.locale_str:
    """A command's text in English, with its key for the other languages."""
    return app_commands.locale_str(words_for(DEFAULT)(key), key=key)


def needed_to_write(channel: object) -> str:
    """The name of the permission to write there."""
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
    """What a person picked in a list; empty for a button. People can send any values."""
    return [str(value) for value in dict(interaction.data or {}).get("values", ())]  # type: ignore[attr-defined] # Discord's own list


def typed(interaction: Interaction) -> str:
    """What a person typed into the only field of a form; empty if there is none."""
    data: dict[str, Any] = dict(interaction.data or {})
    fields = [each.get("component", {}) for each in data.get("components", [])]
    return next((str(field.get("value") or "").strip() for field in fields), "")


def only(values: list[str]) -> str:
    if len(values) != 1:
        raise SorryError("sorry-button")
    return values[0]


def number(text: str) -> int:
    """A number that a person typed. SorryError if no database could store it."""
    try:
        return read_number(text)
    except ValueError:
        raise SorryError("sorry-button") from None


def words_of(interaction: Interaction) -> Words:
    """The words for a person, in their chosen language, else in their client's."""
    return words_for(language_of(interaction))


async def words_here(interaction: Interaction) -> Words:
    """The words for what everyone here reads, in the server's language; in a DM, the words for the person."""
    if interaction.guild_id is None:
        return words_of(interaction)
    _, language = await interaction.client.store.people.server(interaction.guild_id)
    return words_for(language)


@dataclass(frozen=True, slots=True)
class Offered:
    """A game that people can ask for; `id` is the one in its matches."""

    id: str
    game: Game[Any]


def games_with(houses: Iterable[House], seats: int | None = None) -> list[Offered]:
    """The games of the catalogue, then a server's own; with `seats` only those for that many people."""
    known = [Offered(game.id, game) for game in CATALOGUE.values()]
    known += filter(None, map(own_game, houses))
    return [each for each in known if seats in (None, each.game.seats)]


def own_game(house: House) -> Offered | None:
    """A server's own game, as commands offer it; None if this release can't play its rules."""
    try:
        return Offered(id_of(house), game_of(house))
    except ValueError as error:
        if house.id not in LEFT_OUT:
            LEFT_OUT.add(house.id)
            why = ", ".join(map(str, error.args)) or type(error).__name__
            log.warning("house rules %s make no game and are not offered: %s", house.id, why)
        return None


async def games_offered(interaction: Interaction, seats: int | None = None) -> list[Offered]:
    """The games that people can ask for where an interaction comes from."""
    server_id = interaction.guild_id
    houses = [] if server_id is None else await interaction.client.store.houses.of(server_id)
    return games_with(houses, seats)


async def game_asked_for(interaction: Interaction, typed: str, seats: int | None = None) -> Offered:
    """The game that a person typed or picked. SorryError if there is none like it."""
    return game_among(interaction, await games_offered(interaction, seats), typed)


def game_among(interaction: Interaction, offered: list[Offered], typed: str) -> Offered:
    words = words_of(interaction)
    for found in meant(_choosable(words, offered), typed):
        return found
    # A name may have its own comma.
    names = "; ".join(plain(words.game(each.game)) for each in offered)
    raise SorryError("challenge-game-unknown", game=plain(typed[:40]), games=names)


async def terms_here(interaction: Interaction) -> Terms:
    """The settings of an interaction's server, and its own rules."""
    server_id = interaction.guild_id
    return Terms() if server_id is None else await interaction.client.store.admission.terms(server_id)


def game_of_offer(interaction: Interaction, terms: Terms, typed: str | None, seats: int | None) -> Offered:
    """The requested game, else the server's, else the first one for that many people."""
    offered, setup = games_with(terms.houses, seats), terms.setup
    if typed is not None:
        return game_among(interaction, offered, typed)
    wanted = (each for each in offered if setup and each.id == setup.game)
    return next(wanted, offered[0])


async def matching_games(
    interaction: Interaction, typed: str, seats: int | None = None
) -> list[app_commands.Choice[str]]:
    """Choices for a game option, for what is typed so far."""
    return choices(interaction, await games_offered(interaction, seats), typed)


def choices(interaction: Interaction, offered: list[Offered], typed: str) -> list[app_commands.Choice[str]]:
    return listed(_choosable(words_of(interaction), offered), typed)


def _choosable(words: Words, offered: list[Offered]) -> Iterator[Choosable[Offered]]:
    """Games with their pitches, as far as these fit into a choice."""
    for each in offered:
        name, pitch = words.game(each.game), words.pitch(each.game)
        line = words("choice-game", game=name, pitch=pitch) if pitch else name
        yield Choosable(each, each.id, line, (name,), (name, each.id))
