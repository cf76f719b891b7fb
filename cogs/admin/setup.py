"""`/hockey-admin setup`: the form of a server's settings."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, TypeVar

from discord import app_commands, ui

from bot.client import Interaction
from bot.replies import SorryError
from bot.router import answers
from bot.words import Words
from cogs.asking import game_asked_for, games_offered, number, only, picked, wording, words_of
from cogs.permission import admins_server
from cogs.speaking import language_list, language_picked
from db.model.people import Pace, Place, Setup, SheetLook, Voice
from faces.form import choice, draw_form, flipped, switch
from faces.layout import Item
from faces.parts import RoleSelect, button, plain
from faces.taps.admin import PickSetup, SetupSwitch, SwitchSetup
from faces.turn_clock import pace_of
from hockey.catalogue import CATALOGUE, DEFAULT

MINUTE, HOUR, DAY = 60, 3600, 86400
OWN_PACES = (
    *(minutes * MINUTE for minutes in (1, 2, 5, 10, 30)),
    *(hours * HOUR for hours in (1, 6, 12)),
    *(days * DAY for days in (3, 7)),
)
PACES: dict[str, Pace | int] = {str(pace): pace for pace in (*Pace, *OWN_PACES)}
LENGTHS = {"any": None, "3": 3, "1": 1}
VOICES = {voice.value: voice for voice in Voice}

T = TypeVar("T")


@app_commands.command(name="setup", description=wording("command-setup"))
async def setup(interaction: Interaction) -> None:
    server_id = admins_server(interaction)
    wanted = await interaction.client.store.wishes.of_server(server_id) or Setup(DEFAULT)
    await interaction.response.send_message(view=await _draw(interaction, wanted), ephemeral=True)


@answers(SwitchSetup)
async def switch_setup(interaction: Interaction, tap: SwitchSetup) -> None:
    """Flips a setting that is on or off."""
    on = tap.switch == "on"
    match tap.setting:
        case "threads":
            await _set(interaction, place=Place.THREAD if on else Place.CHANNEL)
        case "pictures":
            await _set(interaction, look=SheetLook.PICTURES if on else SheetLook.TEXT)
        case _:
            await _set(interaction, **{tap.setting: on})


@answers(PickSetup)
async def pick_setup(interaction: Interaction, tap: PickSetup) -> None:
    """Sets what was picked in a list."""
    admins_server(interaction)
    values = picked(interaction)
    value: object
    match tap.setting:
        case "game":
            value = (await game_asked_for(interaction, only(values))).id
        case "length":
            value = _known(LENGTHS, values)
        case "pace":
            value = _known(PACES, values)
        case "voice":
            value = _known(VOICES, values)
        case "language":
            value = language_picked(only(values))
        case "challengers":
            value = _role_picked(interaction, values)
    await _set(interaction, **{tap.setting: value})


def _known(options: dict[str, T], values: list[str]) -> T:
    value = only(values)
    if value not in options:
        raise SorryError("sorry-button")
    return options[value]


def _role_picked(interaction: Interaction, values: list[str]) -> int | None:
    """The role's id; None for everyone, which is what the button without values means."""
    role = interaction.guild.get_role(number(only(values))) if interaction.guild and values else None
    if values and role is None:
        raise SorryError("sorry-button")
    return None if role is None or role.is_default() else role.id


async def _set(interaction: Interaction, **changes: Any) -> None:
    """Change the setup and show it as it is now: another admin may have changed it, too."""
    server_id, bot = admins_server(interaction), interaction.client
    write = bot.store.wishes.set_server(
        server_id, lambda stands: replace(stands or Setup(DEFAULT), **changes)
    )
    wanted = await bot.matches.refresh_after(write, server_id=server_id)
    await interaction.response.edit_message(view=await _draw(interaction, wanted))


async def _draw(interaction: Interaction, wanted: Setup) -> ui.LayoutView:
    words, guild, host = words_of(interaction), interaction.guild, interaction.client.settings
    games = {each.id: words.game(each.game) for each in await games_offered(interaction)}
    # Paces may be equally long. The one that is set comes last and wins.
    seconds = {host.turn_seconds(pace): str(pace) for pace in (*PACES.values(), wanted.pace)}
    paces = {pace: pace_of(words, each) for each, pace in sorted(seconds.items())}
    # If the role was deleted, everyone may challenge.
    role = guild.get_role(wanted.challengers) if guild and wanted.challengers else None
    return draw_setup(words, wanted, games, paces, role.name if role else None)


def draw_setup(
    words: Words, wanted: Setup, games: dict[str, str], paces: dict[str, str], role: str | None
) -> ui.LayoutView:
    """`games` and `paces` are the options: labels by value."""
    lengths = {each: words(f"setup-length-{each}") for each in LENGTHS}
    voices = {each: words(f"voice-{each}") for each in VOICES}
    length = next(each for each, periods in LENGTHS.items() if periods == wanted.length)
    # If its rules were removed, the default is played.
    game = wanted.game if wanted.game in games else CATALOGUE[DEFAULT].id
    return draw_form(
        words("setup-title"),
        [
            choice(words, "setup-game", PickSetup("game"), games, game),
            choice(words, "setup-length", PickSetup("length"), lengths, length),
            choice(words, "setup-pace", PickSetup("pace"), paces, str(wanted.pace)),
            choice(words, "setup-voice", PickSetup("voice"), voices, wanted.voice),
            language_list(words, "setup-language", PickSetup("language"), wanted.language),
            _challengers(words, role),
            *_switches(words, wanted),
        ],
    )


def _challengers(words: Words, role: str | None) -> Item:
    """The list of roles, or the role that is set: in Discord's list, it couldn't name the setting."""
    tap = PickSetup("challengers")
    if role is None:
        return ui.ActionRow(RoleSelect(custom_id=tap.id, placeholder=words("setup-challengers")))
    text = words("setup-challengers-role", role=plain(role))
    return ui.Section(text, accessory=button(words("setup-button-everyone"), tap))


def _switches(words: Words, wanted: Setup) -> Iterator[Item]:
    states: dict[SetupSwitch, bool] = {
        "knockout": wanted.knockout,
        "threads": wanted.place is Place.THREAD,
        "rings": wanted.rings,
        "taunts": wanted.taunts,
        "pictures": wanted.look is SheetLook.PICTURES,
    }
    for setting, on in states.items():
        yield switch(words, words(f"setup-switch-{setting}"), SwitchSetup(setting, flipped(on=on)), on=on)
