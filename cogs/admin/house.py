"""A server's own rules: made, listed, removed."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from discord import ButtonStyle, app_commands, ui

from bot.client import Interaction
from bot.matches.games import PREFIX, id_of
from bot.replies import SorryError, tell
from bot.router import answers
from bot.words import DEFAULT as ENGLISH
from bot.words import Words, words_for
from cogs.admin.rules_draft import (
    FLAGS,
    THIRDS,
    Switches,
    decode,
    encode,
    read_deals,
    rules_of,
    with_pack_shared,
)
from cogs.admin.workshop import NAME, NameModal, draw_workshop
from cogs.asking import (
    Offered,
    choices,
    game_among,
    game_of_offer,
    games_offered,
    number,
    only,
    own_game,
    picked,
    terms_here,
    wording,
    words_of,
)
from cogs.choosing import Choosable, listed, meant
from cogs.permission import admins_server
from db.matches.houses import NameTakenError
from db.model.matches import House
from faces.layout import boxed
from faces.parts import button, buttons, flatten, plain
from faces.pile.rules import deals_line
from faces.taps.admin import MakeRules, RemoveRules, RulesDeals, RulesField, RulesFlag
from hockey.catalogue import CATALOGUE, DEFAULT, PILE_GAMES
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules
from hockey.pile.switches import to_switches

LONGEST_NAME = 32
MOST_HOUSES = 15

house = app_commands.Group(name="house", description=wording("command-house"))


@house.command(name="create", description=wording("command-house-create"))
@app_commands.describe(base=wording("command-house-create-base"))
async def create(interaction: Interaction, base: str | None = None) -> None:
    server_id = admins_server(interaction)
    await _check_room(interaction, server_id)
    view = draw_workshop(words_of(interaction), to_switches(await _base(interaction, base)))
    await interaction.response.send_message(view=view, ephemeral=True)


@create.autocomplete("base")
async def create_bases(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return choices(interaction, await _bases(interaction), typed)


@house.command(name="list", description=wording("command-house-list"))
async def list_houses(interaction: Interaction) -> None:
    words = words_of(interaction)
    houses = await interaction.client.store.houses.of(admins_server(interaction))
    if not houses:
        raise SorryError("house-none")
    lines = (_line(words, each) for each in houses)
    await tell(interaction, "\n".join([words("house-list"), *lines, words("house-list-more")]))


@house.command(name="remove", description=wording("command-house-remove"))
@app_commands.describe(name=wording("command-house-remove-name"))
async def remove(interaction: Interaction, name: str) -> None:
    words = words_of(interaction)
    houses = await interaction.client.store.houses.of(admins_server(interaction))
    fitting = meant(_choosable(houses), name)
    if not fitting:
        raise SorryError("house-unknown" if houses else "house-none", name=plain(name[:LONGEST_NAME]))
    found = fitting[0]
    yes = button(words("house-button-remove"), RemoveRules("remove", found.id), ButtonStyle.danger)
    no = button(words("house-button-keep"), RemoveRules("keep", found.id))
    await tell(interaction, words("house-remove-ask", name=plain(found.name)), buttons(yes, no))


@remove.autocomplete("name")
async def remove_names(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return listed(_choosable(await interaction.client.store.houses.of(interaction.guild_id or 0)), typed)


@answers(MakeRules)
async def make_rules(interaction: Interaction, tap: MakeRules) -> None:
    """Answers a tap, a choice or a name on the form."""
    server_id = admins_server(interaction)
    switches = decode(tap.rules)
    if tap.step == "name":
        _rules(words_of(interaction), switches)
        modal = NameModal(words_of(interaction), MakeRules("save", encode(switches)), LONGEST_NAME)
        await interaction.response.send_modal(modal)
    elif tap.step == "save":
        await _save(interaction, server_id, switches)
    else:
        changed = _after(tap.step, switches, picked(interaction))
        await interaction.response.edit_message(view=draw_workshop(words_of(interaction), changed))


def _after(step: RulesFlag | RulesDeals | RulesField, switches: Switches, values: list[str]) -> Switches:
    """The switches after a tap."""
    match step:
        case "g" | "i" | "s":
            changed = {**switches, FLAGS[step]: not switches[FLAGS[step]]}
        case "deals" | "overtime_deals":
            changed = {**switches, step: read_deals(only(values))}
        case "third":
            changed = {**switches, "third_card": THIRDS.get(only(values))}
        case "power":
            changed = {**switches, "power": values}
        case "centre":
            changed = with_pack_shared(switches, centre=number(only(values)))
        case "seats":
            changed = with_pack_shared(switches, seats=number(only(values)))
    # Read again: a client may send any values.
    return decode(encode(changed))


async def _save(interaction: Interaction, server_id: int, switches: Switches) -> None:
    bot, words = interaction.client, words_of(interaction)
    rules = _rules(words, switches)
    name = _name(interaction)
    await _check_room(interaction, server_id)
    try:
        made = await bot.store.houses.add(server_id, name, to_switches(rules), bot.clock.now())
    except NameTakenError:
        raise SorryError("house-name-taken", name=plain(name)) from None
    told = words("house-saved", name=plain(made.name), seats=rules.seats)
    await interaction.response.edit_message(view=boxed([ui.TextDisplay(told)]))


@answers(RemoveRules)
async def answer_removal(interaction: Interaction, tap: RemoveRules) -> None:
    """Answers the question if rules should be removed."""
    server_id = admins_server(interaction)
    bot, words, sure = interaction.client, words_of(interaction), tap.answer == "remove"
    known = await bot.store.houses.get(tap.house)
    if known is None or known.server_id != server_id:
        raise SorryError("sorry-button")
    if sure:
        await bot.store.houses.remove(server_id, known.id, bot.clock.now())
    key = "house-removed" if sure else "house-kept"
    await interaction.response.edit_message(content=words(key, name=plain(known.name)), view=None)


def _rules(words: Words, switches: Switches) -> PileRules:
    rules = rules_of(switches)
    if not isinstance(rules, PileRules):
        raise SorryError("house-not-yet", reason=words(f"house-not-{rules[0]}"))
    return rules


def _name(interaction: Interaction) -> str:
    """The name that was typed. SorryError if a game can't have it."""
    typed = next(_typed(interaction.data or {}), "")
    name = flatten(typed)
    unseen = name == flatten("") and name not in typed
    if unseen or len(name) > LONGEST_NAME:
        raise SorryError("house-name-length", most=LONGEST_NAME)
    english = words_for(ENGLISH)
    taken = {*CATALOGUE, *(english.game(game).casefold() for game in CATALOGUE.values())}
    if name.casefold() in taken or name.casefold().startswith(PREFIX):
        raise SorryError("house-name-taken", name=plain(name))
    return name


def _typed(part: Mapping[str, Any]) -> Iterator[str]:
    """What was typed into the fields of a modal, as Discord nests them."""
    if part.get("custom_id") == NAME and isinstance(part.get("value"), str):
        yield part["value"]
    for below in [*part.get("components", ()), *filter(None, [part.get("component")])]:
        yield from _typed(below)


async def _check_room(interaction: Interaction, server_id: int) -> None:
    if len(await interaction.client.store.houses.of(server_id)) >= MOST_HOUSES:
        raise SorryError("house-too-many", most=MOST_HOUSES)


async def _base(interaction: Interaction, typed: str | None) -> PileRules:
    """The rules to start from: the ones asked for, else the server's game, else the default."""
    if typed is not None:
        game = game_among(interaction, await _bases(interaction), typed).game
    else:
        game = game_of_offer(interaction, await terms_here(interaction), None, None).game
    return game.rules if isinstance(game, PileGame) else PILE_GAMES[DEFAULT].rules


async def _bases(interaction: Interaction) -> list[Offered]:
    return [each for each in await games_offered(interaction) if isinstance(each.game, PileGame)]


def _choosable(houses: Iterable[House]) -> Iterator[Choosable[House]]:
    return (Choosable(each, id_of(each), each.name) for each in houses)


def _line(words: Words, each: House) -> str:
    offered = own_game(each)
    if offered is None or not isinstance(offered.game, PileGame):
        return words("house-line-none", name=plain(each.name))
    rules = offered.game.rules
    return words("house-line", name=plain(each.name), seats=rules.seats, deals=deals_line(rules.deals))
