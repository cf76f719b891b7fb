"""`/hockey me block`: keeps a player from challenging you."""

import discord
from discord import app_commands, ui

from bot.client import Interaction
from bot.replies import SorryError, tell
from bot.router import answers
from cogs.asking import wording, words_of
from faces.parts import MOST_BUTTONS, button, buttons, known_name, label, plain
from faces.taps.person import Unblock


@app_commands.command(name="block", description=wording("command-block"))
@app_commands.describe(person=wording("command-block-person"))
async def block(interaction: Interaction, person: discord.Member | discord.User | None = None) -> None:
    bot = interaction.client
    if person is None:
        text, view = await _list(interaction)
        await tell(interaction, text, view)
        return
    if person.id == interaction.user.id or person.bot:
        raise SorryError("block-nobody")
    await bot.people.remember_person(person)
    await bot.store.people.block(interaction.user.id, person.id)
    text, view = await _list(interaction, person.id)
    done = words_of(interaction)("block-done", player=plain(person.display_name))
    await tell(interaction, f"{done}\n{text}", view)


@answers(Unblock)
async def unblock(interaction: Interaction, tap: Unblock) -> None:
    """Unblocks the player whose name was tapped."""
    if tap.reader != interaction.user.id:
        raise SorryError("sorry-button")
    await interaction.client.store.people.unblock(interaction.user.id, tap.player)
    text, view = await _list(interaction)
    await interaction.response.edit_message(content=text, view=view)


async def _list(interaction: Interaction, first: int | None = None) -> tuple[str, ui.View]:
    """The blocked players, as many as there is room for. `first` is a player to show in any case."""
    words, me = words_of(interaction), interaction.user.id
    blocked = await interaction.client.store.people.blocked_by(me)
    names = {each: label(known_name(words, each, name)) for each, name in blocked.items()}
    items = [
        button(words("block-button", player=names[each]), Unblock(me, each))
        for each in sorted(names, key=lambda each: each != first)[:MOST_BUTTONS]
    ]
    text = words("block-list" if items else "block-empty")
    if more := len(blocked) - len(items):
        text += "\n" + words("block-more", count=more)
    return text, buttons(*items)
