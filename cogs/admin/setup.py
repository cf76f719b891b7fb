"""What a server wants for its matches: which game, where, and who may challenge."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands, ui

from bot.client import Interaction
from bot.replies import SorryError
from cogs.admin.permission import admins_server
from cogs.asking import (
    LENGTH_CHOICES,
    LENGTHS,
    MATCH,
    SHIFT,
    game_asked_for,
    games_offered,
    matching_games,
    only,
    picked,
    wording,
    words_of,
)
from cogs.speaking import LANGUAGE_CHOICES, language_list, language_name, language_picked
from db.model.people import Pace, Place, Setup, SheetLook, Voice
from faces.parts import Button, Select, button, buttons, plain
from faces.taps.admin import (
    LetEverybody,
    SetKnockout,
    SetLength,
    SetLook,
    SetPace,
    SetPlace,
    SetRings,
    SetServerLanguage,
    SetTaunts,
    SetVoice,
)
from faces.taps.switch import Switch
from faces.turn_clock import span
from hockey.catalogue import CATALOGUE, DEFAULT

MINUTE, HOUR, DAY = 60, 3600, 86400
OWN_PACES = (
    *(minutes * MINUTE for minutes in (1, 2, 5, 10, 30)),
    *(hours * HOUR for hours in (1, 6, 12)),
    *(days * DAY for days in (3, 7)),
)
PACES: tuple[Pace | int, ...] = (*Pace, *OWN_PACES)

PLACE_CHOICES: list[app_commands.Choice[str | int | float]] = [
    app_commands.Choice(name=wording(f"place-{place}"), value=place.value) for place in Place
]
PACE_CHOICES: list[app_commands.Choice[str | int | float]] = [
    app_commands.Choice(name=wording(f"pace-{pace}"), value=str(pace)) for pace in PACES
]

VOICE_CHOICES: list[app_commands.Choice[str | int | float]] = [
    app_commands.Choice(name=wording(f"voice-{voice}"), value=voice.value) for voice in Voice
]
LOOK_CHOICES: list[app_commands.Choice[str | int | float]] = [
    app_commands.Choice(name=wording(f"look-{look}"), value=look.value) for look in SheetLook
]


@app_commands.command(name="setup", description=wording("command-setup"))
@app_commands.describe(
    game=wording("command-setup-game"),
    place=wording("command-setup-place"),
    pace=wording("command-setup-pace"),
    challengers=wording("command-setup-challengers"),
    knockout=wording("command-setup-knockout"),
    voice=wording("command-setup-voice"),
    ring=wording("command-setup-ring"),
    look=wording("command-setup-look"),
    language=wording("command-setup-language"),
    taunts=wording("command-setup-taunts"),
    length=wording("command-setup-length"),
)
@app_commands.choices(
    place=PLACE_CHOICES,
    pace=PACE_CHOICES,
    voice=VOICE_CHOICES,
    look=LOOK_CHOICES,
    language=LANGUAGE_CHOICES,
    length=LENGTH_CHOICES,
)
async def setup(  # noqa: PLR0917 - an option of the command each, as discord.py reads them
    interaction: Interaction,
    game: str | None = None,
    place: str | None = None,
    pace: str | None = None,
    challengers: discord.Role | None = None,
    knockout: bool | None = None,
    voice: str | None = None,
    ring: bool | None = None,
    look: str | None = None,
    language: str | None = None,
    taunts: bool | None = None,
    length: int | None = None,
) -> None:
    server_id = admins_server(interaction)
    named: dict[str, Any] = {
        "place": place and Place(place),
        "pace": pace and _pace(pace),
        "knockout": knockout,
        "voice": voice and Voice(voice),
        "rings": ring,
        "look": look and SheetLook(look),
        "taunts": taunts,
        "length": length,
    }
    changes = {name: value for name, value in named.items() if value is not None}
    if game is not None:
        changes["game"] = (await game_asked_for(interaction, game)).id
    if challengers is not None:
        changes["challengers"] = None if challengers.is_default() else challengers.id
    if language is not None:
        changes["language"] = language_picked(language)
    if changes:
        wanted = await _change(interaction, server_id, lambda stands: replace(stands, **changes))
    else:
        wanted = await interaction.client.store.wishes.of_server(server_id) or Setup(DEFAULT)
    text, view = await _draw(interaction, wanted)
    await interaction.response.send_message(text, view=view, ephemeral=True)


@setup.autocomplete("game")
async def setup_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await matching_games(interaction, typed)


async def set_place(interaction: Interaction, tap: SetPlace) -> None:
    await _set(interaction, lambda wanted: replace(wanted, place=tap.place))


async def set_pace(interaction: Interaction, _tap: SetPace) -> None:
    await _set(interaction, lambda wanted: replace(wanted, pace=_pace(only(picked(interaction)))))


async def set_knockout(interaction: Interaction, tap: SetKnockout) -> None:
    await _set(interaction, lambda wanted: replace(wanted, knockout=tap.switch == "on"))


async def set_rings(interaction: Interaction, tap: SetRings) -> None:
    await _set(interaction, lambda wanted: replace(wanted, rings=tap.switch == "on"))


async def set_voice(interaction: Interaction, _tap: SetVoice) -> None:
    await _set(interaction, lambda wanted: replace(wanted, voice=_voice(only(picked(interaction)))))


async def set_language(interaction: Interaction, _tap: SetServerLanguage) -> None:
    language = language_picked(only(picked(interaction)))
    await _set(interaction, lambda wanted: replace(wanted, language=language))


async def set_taunts(interaction: Interaction, tap: SetTaunts) -> None:
    await _set(interaction, lambda wanted: replace(wanted, taunts=tap.switch == "on"))


async def set_length(interaction: Interaction, tap: SetLength) -> None:
    if tap.length not in LENGTHS:
        raise SorryError("sorry-button")
    await _set(interaction, lambda wanted: replace(wanted, length=tap.length))


async def set_look(interaction: Interaction, tap: SetLook) -> None:
    await _set(interaction, lambda wanted: replace(wanted, look=tap.look))


async def let_everybody(interaction: Interaction, _tap: LetEverybody) -> None:
    await _set(interaction, lambda wanted: replace(wanted, challengers=None))


async def _set(interaction: Interaction, change: Callable[[Setup], Setup]) -> None:
    """A tap below what the server has set."""
    server_id = admins_server(interaction)
    wanted = await _change(interaction, server_id, change)
    text, view = await _draw(interaction, wanted)
    await interaction.response.edit_message(content=text, view=view)


def _pace(text: str) -> Pace | int:
    found = next((pace for pace in PACES if str(pace) == text), None)
    if found is None:
        raise SorryError("sorry-button")
    return found


def _voice(text: str) -> Voice:
    if text not in set(Voice):
        raise SorryError("sorry-button")
    return Voice(text)


async def _change(interaction: Interaction, server_id: int, change: Callable[[Setup], Setup]) -> Setup:
    bot = interaction.client
    write = bot.store.wishes.set_server(server_id, lambda stands: change(stands or Setup(DEFAULT)))
    return await bot.matches.refresh_after(write, server_id=server_id)


async def _draw(interaction: Interaction, wanted: Setup) -> tuple[str, ui.View]:
    words, guild = words_of(interaction), interaction.guild
    offered = {each.id: each.game for each in await games_offered(interaction)}
    # A role that was deleted since binds nobody, and rules that were removed are played no more.
    role = guild.get_role(wanted.challengers) if guild and wanted.challengers else None
    seconds = interaction.client.settings.turn_seconds(wanted.pace)
    lines = [
        words("setup-title"),
        words("setup-game", game=plain(words.game(offered.get(wanted.game, CATALOGUE[DEFAULT])))),
        words("setup-place", place=wanted.place),
        words("setup-length", length=wanted.length or 0),
        words("setup-pace", time=span(words, seconds)),
        words("setup-level", knockout="on" if wanted.knockout else "off"),
        words("setup-voice", voice=wanted.voice),
        words("setup-ring", ring="on" if wanted.rings else "off"),
        words("setup-taunts" if wanted.taunts else "setup-taunts-none"),
        words("setup-look", look=wanted.look),
        words("setup-language", language=language_name(words, wanted.language)),
        words("setup-challengers-role", role=plain(role.name)) if role else words("setup-challengers"),
        words("setup-how"),
    ]
    other = Place.CHANNEL if wanted.place is Place.THREAD else Place.THREAD
    paces = [
        discord.SelectOption(label=words(f"pace-{pace}"), value=str(pace), default=pace == wanted.pace)
        for pace in PACES
    ]
    voices = [
        discord.SelectOption(label=words(f"voice-{voice}"), value=voice.value, default=voice is wanted.voice)
        for voice in Voice
    ]
    items: list[Button | Select] = [
        Select(custom_id=SetPace().id, options=paces, row=0),
        Select(custom_id=SetVoice().id, options=voices, row=1),
        language_list(words, SetServerLanguage().id, wanted.language, row=2),
        button(words(f"setup-button-{other}"), SetPlace(other), row=3),
    ]
    switched: Switch = "off" if wanted.knockout else "on"
    items.append(button(words(f"setup-button-knockout-{switched}"), SetKnockout(switched), row=3))
    rings: Switch = "off" if wanted.rings else "on"
    items.append(button(words(f"setup-button-ring-{rings}"), SetRings(rings), row=3))
    unseen = SheetLook.TEXT if wanted.look is SheetLook.PICTURES else SheetLook.PICTURES
    items.append(button(words(f"setup-button-look-{unseen}"), SetLook(unseen), row=3))
    taunting: Switch = "off" if wanted.taunts else "on"
    items.append(button(words(f"setup-button-taunts-{taunting}"), SetTaunts(taunting), row=3))
    length = MATCH if wanted.length == SHIFT else SHIFT
    items.append(button(words(f"setup-button-length-{length}"), SetLength(length), row=4))
    if role:
        items.append(button(words("setup-button-everybody"), LetEverybody(), row=4))
    return "\n".join(lines), buttons(*items)
