"""Buttons, selects, modals and menus: only what is on the screen can be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest
from discord import app_commands, ui

from sandbox import NotShownError
from tests.sandbox.bots.commanded import bot_with, command

if TYPE_CHECKING:
    from sandbox import Sandbox
    from sandbox.people import ChannelPlace, GuildPlace
    from tests.sandbox.conftest import Connect

Interaction = discord.Interaction[Any]


async def test_a_modal_is_filled_by_its_labels(bot: Connect, rink: GuildPlace, place: ChannelPlace) -> None:
    class Report(ui.Modal, title="Report"):
        what: ui.Label[Any] = ui.Label(text="What", component=ui.TextInput(max_length=10))
        who: ui.Label[Any] = ui.Label(
            text="Who", component=ui.UserSelect(required=False, min_values=2, max_values=3)
        )
        which: ui.Label[Any] = ui.Label(
            text="Which", component=ui.Select(options=[discord.SelectOption(label="Classic", value="c")])
        )

        async def on_submit(self, interaction: Interaction) -> None:
            what, who, which = self.what.component, self.who.component, self.which.component
            assert isinstance(what, ui.TextInput)
            assert isinstance(who, ui.UserSelect)
            assert isinstance(which, ui.Select)
            names = [player.display_name for player in who.values]
            await interaction.response.send_message(f"{what.value} {names} {which.values}")

    async def play(interaction: Interaction) -> None:
        await interaction.response.send_modal(Report())

    await bot(bot_with(command(play)))
    jon = rink.person("Jon")
    opened = await jon.command(place, "play")
    assert opened.modal is not None
    assert opened.modal.title == "Report"
    assert [field.label for field in opened.modal.fields] == ["What", "Who", "Which"]
    with pytest.raises(NotShownError):
        await jon.fill(opened, {"What": "x" * 11, "Which": ["Classic"]})
    with pytest.raises(NotShownError):
        await jon.fill(opened, {"What": "x", "Which": ["Lineup"]})
    with pytest.raises(NotShownError):
        await jon.fill(opened, {"What": "x", "Who": [jon], "Which": ["Classic"]})
    people = [jon, rink.person("Darrell", nick="D")]
    sent = await jon.fill(opened, {"What": "a lag", "Who": people, "Which": ["Classic"]})
    assert sent.text == "a lag ['Jon', 'D'] ['c']"


async def test_selects_take_what_they_offer(
    world: Sandbox, bot: Connect, rink: GuildPlace, place: ChannelPlace
) -> None:
    class Lineup(ui.View):
        @ui.select(
            options=[discord.SelectOption(label=f"Card {n}", value=str(n)) for n in range(3)], max_values=2
        )
        async def cards(self, interaction: Interaction, select: ui.Select[Any]) -> None:
            await interaction.response.edit_message(content=",".join(select.values))

        @ui.select(cls=ui.UserSelect, max_values=2)
        async def whom(self, interaction: Interaction, select: ui.UserSelect[Any]) -> None:
            await interaction.response.defer()
            names = ",".join(player.display_name for player in select.values)
            await interaction.edit_original_response(content=names, view=None)

    async def play(interaction: Interaction) -> None:
        await interaction.response.send_message("pick", view=Lineup())

    await bot(bot_with(command(play)))
    jon, darrell = rink.person("Jon"), rink.person("Darrell", nick="D")
    message = (await jon.command(place, "play")).messages[0]
    assert [option.label for option in message.selects[0].options] == ["Card 0", "Card 1", "Card 2"]
    with pytest.raises(NotShownError):
        await jon.choose(message, ["Card 0", "Card 1", "Card 2"])
    await jon.choose(message, ["Card 2", "Card 0"])
    assert jon.sees(place)[0].text == "2,0"
    await jon.choose(message, [darrell, jon], select=message.selects[1])
    await world.until(lambda: jon.sees(place)[0].text == "D,Jon")
    with pytest.raises(NotShownError):
        await jon.choose(message, ["Card 1"])


async def test_menus_on_people_and_messages(bot: Connect, rink: GuildPlace, place: ChannelPlace) -> None:
    async def challenge(interaction: Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"{member.display_name}!")

    async def quote(interaction: Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"> {message.content}", ephemeral=True)

    await bot(
        bot_with(
            app_commands.ContextMenu(name="Challenge to hockey", callback=challenge),
            app_commands.ContextMenu(name="Quote", callback=quote),
        )
    )
    jon, darrell = rink.person("Jon"), rink.person("Darrell")
    assert (await jon.context_menu(place, "Challenge to hockey", darrell)).text == "Darrell!"
    said = await darrell.says(place, "I skate")
    assert (await jon.context_menu(place, "Quote", said)).text == "> I skate"
    with pytest.raises(NotShownError):
        await jon.context_menu(place, "Quote", darrell)


class Once(ui.View):
    """A button that replaces itself by a disabled one."""

    @ui.button(label="Tap", custom_id="tap:1")
    async def tap(self, interaction: Interaction, button: ui.Button[Any]) -> None:
        button.disabled = True
        button.custom_id = "tap:2"
        await interaction.response.edit_message(content="tapped", view=self)


async def test_only_what_is_on_the_screen_is_tapped(
    bot: Connect, rink: GuildPlace, place: ChannelPlace
) -> None:
    late: list[Interaction] = []

    async def play(interaction: Interaction) -> None:
        await interaction.response.send_message("tap it", view=Once())

    client = bot_with(command(play))

    async def on_interaction(interaction: Interaction) -> None:
        if interaction.data and interaction.data.get("custom_id") == "tap:1":
            late.append(interaction)
            if len(late) > 1:
                await interaction.response.send_message("too late", ephemeral=True)

    client.event(on_interaction)
    await bot(client)
    jon, darrell = rink.person("Jon"), rink.person("Darrell")
    message = (await jon.command(place, "play")).messages[0]
    old = message.buttons[0]
    with pytest.raises(NotShownError):
        await jon.tap(message, "Shoot")
    await jon.tap(message, "Tap")
    for attempt in (jon.tap(message, "Tap"), jon.tap(message, button=old)):
        with pytest.raises(NotShownError):
            await attempt
    assert (await darrell.tap_stale(old)).text == "too late"
    place.delete_message(message.id)
    with pytest.raises(NotShownError):
        await jon.tap_stale(old)


async def test_a_button_of_a_hand_by_dm_is_its_owners(bot: Connect, rink: GuildPlace) -> None:
    client = await bot(bot_with())
    jon, darrell = rink.person("Jon"), rink.person("Darrell")
    view = ui.View()
    view.add_item(ui.Button(label="Seven", custom_id="seven"))
    await (await client.fetch_user(jon.id)).send("your hand", view=view)
    hand = jon.sees(jon.dms())[0]
    with pytest.raises(NotShownError):
        await darrell.tap(hand, "Seven")
