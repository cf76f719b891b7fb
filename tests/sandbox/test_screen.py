from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

if TYPE_CHECKING:
    from sandbox import Sandbox

SCREEN = """\
== Jon's screen ==
-- #rink --
Breakaway:
  The standings
  1. Jon
  [ Rules ]
  [ 🏒 Shoot ] ( Pass )
  [ Help -> https://example.com ]
  [ Pick a card v ]
Breakaway: (edited)
  Game on!
  <match.txt>
-- direct messages with Breakaway --
Jon:
  hello"""


def laid_out() -> ui.LayoutView:
    view = ui.LayoutView()
    rules: ui.Button[Any] = ui.Button(label="Rules", custom_id="rules")
    section: ui.Section[Any] = ui.Section(ui.TextDisplay("1. Jon"), accessory=rules)
    view.add_item(ui.Container(ui.TextDisplay("The standings"), ui.Separator(), section))
    first: ui.ActionRow[Any] = ui.ActionRow()
    first.add_item(ui.Button(label="Shoot", emoji="🏒", custom_id="shoot"))
    first.add_item(ui.Button(label="Pass", custom_id="pass", disabled=True))
    second: ui.ActionRow[Any] = ui.ActionRow()
    second.add_item(ui.Button(label="Help", url="https://example.com"))
    third: ui.ActionRow[Any] = ui.ActionRow()
    third.add_item(ui.Select(placeholder="Pick a card", options=[discord.SelectOption(label="Seven")]))
    for row in (first, second, third):
        view.add_item(row)
    return view


async def test_a_whole_screen_as_text(world: Sandbox, client: discord.Client) -> None:
    rink = world.guild("The Rink")
    jon, place = rink.person("Jon"), rink.channel("rink")
    rink.channel("empty")
    channel = client.get_partial_messageable(place.id)
    await channel.send("scrolled away")
    await channel.send(view=laid_out())
    file = discord.File(io.BytesIO(b"a record"), "match.txt")
    message = await channel.send("Game", file=file)
    await message.edit(content="Game on!")
    await jon.says(jon.dms(), "hello")
    assert jon.screen(last=2) == SCREEN
    assert "scrolled away" in jon.screen()
    assert [(b.label, b.row) for b in jon.sees(place)[1].buttons] == [
        ("Rules", 0),
        ("Shoot", 1),
        ("Pass", 1),
        ("Help", 2),
    ]
