from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord
import pytest
from discord import app_commands, ui

from tests.sandbox.bots.commanded import bot_with, command

if TYPE_CHECKING:
    from sandbox import Sandbox
    from sandbox.people import ChannelPlace, GuildPlace
    from tests.sandbox.conftest import Connect

Interaction = discord.Interaction[Any]


async def test_what_the_bot_is_told(
    world: Sandbox, bot: Connect, rink: GuildPlace, place: ChannelPlace
) -> None:
    seen: list[Interaction] = []

    async def play(
        interaction: Interaction, opponent: discord.Member, home: discord.TextChannel | None = None
    ) -> None:
        seen.append(interaction)
        await interaction.response.send_message(f"{opponent.resolved_permissions.view_channel} {home}")  # type: ignore[union-attr] # a resolved member carries it

    await bot(bot_with(command(play)))
    jon, darrell = rink.person("Jon", locale="de"), rink.person("Darrell", nick="D")
    assert (await jon.command(place, "play", opponent=darrell, home=place)).text == "True rink"
    place.deny(darrell, "view_channel")
    assert (await jon.command(place, "play", opponent=darrell)).text == "False None"
    told = seen[0]
    assert (told.locale, told.guild_locale) == (discord.Locale.german, discord.Locale.french)
    assert told.permissions.use_application_commands
    assert told.app_permissions.send_messages
    assert told.context.guild
    assert told.is_guild_integration()
    assert told.user.id == jon.id
    assert world.journal.of("POST", "/interactions/{interaction_id}/{interaction_token}/callback")


async def test_an_answer_after_three_seconds_is_too_late(
    world: Sandbox, bot: Connect, rink: GuildPlace, place: ChannelPlace
) -> None:
    codes: asyncio.Queue[int] = asyncio.Queue()

    async def play(interaction: Interaction) -> None:
        world.clock.advance(3)
        try:
            await interaction.response.send_message("late")
        except discord.NotFound as error:
            codes.put_nowait(error.code)

    await bot(bot_with(command(play)))
    handle = await rink.person("Jon").command(place, "play")
    assert handle.failed
    assert not handle.acknowledged
    assert await asyncio.wait_for(codes.get(), 10) == 10062
    assert place.messages == []


async def test_a_second_answer_is_refused(bot: Connect, rink: GuildPlace, place: ChannelPlace) -> None:
    codes: asyncio.Queue[int] = asyncio.Queue()

    async def play(interaction: Interaction) -> None:
        await interaction.response.send_message("one")
        interaction.response._response_type = None
        try:
            await interaction.response.send_message("two")
        except discord.HTTPException as error:
            codes.put_nowait(error.code)

    await bot(bot_with(command(play)))
    handle = await rink.person("Jon").command(place, "play")
    assert await asyncio.wait_for(codes.get(), 10) == 40060
    assert [message.text for message in handle.messages] == ["one"]


async def test_a_deferred_answer_is_filled_in_and_notifies_nobody(
    world: Sandbox, bot: Connect, rink: GuildPlace, place: ChannelPlace
) -> None:
    go = asyncio.Event()

    async def play(interaction: Interaction, opponent: discord.Member) -> None:
        await interaction.response.defer(thinking=True)
        await go.wait()
        # The first follow-up after a deferral fills it in.
        await interaction.followup.send(f"{opponent.mention} is challenged", ephemeral=True)
        await interaction.followup.send(f"{opponent.mention} again")

    await bot(bot_with(command(play)))
    jon, darrell = rink.person("Jon"), rink.person("Darrell")
    handle = await jon.command(place, "play", opponent=darrell)
    assert handle.messages[0].thinking
    go.set()
    await world.until(lambda: len(handle.messages) == 2)
    assert [message.text for message in darrell.sees(place)] == ["@Darrell is challenged", "@Darrell again"]
    assert not handle.messages[0].edited
    assert [each.text for each in darrell.notifications] == ["@Darrell again"]


async def test_an_ephemeral_answer_is_one_persons_alone(
    bot: Connect, rink: GuildPlace, place: ChannelPlace
) -> None:
    answered: asyncio.Queue[discord.InteractionMessage] = asyncio.Queue()

    async def play(interaction: Interaction) -> None:
        sent = await interaction.response.send_message("only you", ephemeral=True)
        assert isinstance(sent.resource, discord.InteractionMessage)
        answered.put_nowait(sent.resource)

    client = await bot(bot_with(command(play)))
    jon, darrell = rink.person("Jon"), rink.person("Darrell")
    handle = await jon.command(place, "play")
    assert handle.messages[0].ephemeral
    assert darrell.sees(place) == []
    answer = await asyncio.wait_for(answered.get(), 10)
    channel = client.get_channel(place.id)
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.NotFound) as refused:
        await channel.fetch_message(answer.id)
    assert refused.value.code == 10008
    await answer.edit(content="still only you")
    assert handle.text == "still only you"
    second = await jon.command(place, "play")
    jon.dismiss(handle.messages[0])
    assert [message.id for message in jon.sees(place)] == [second.messages[0].id]
    jon.restart_client()
    assert jon.sees(place) == []


async def test_the_token_expires_after_a_quarter_of_an_hour(
    world: Sandbox, bot: Connect, rink: GuildPlace, place: ChannelPlace
) -> None:
    seen: asyncio.Queue[Interaction] = asyncio.Queue()

    async def play(interaction: Interaction) -> None:
        await interaction.response.send_message("now")
        seen.put_nowait(interaction)

    await bot(bot_with(command(play)))
    handle = await rink.person("Jon").command(place, "play")
    interaction = await asyncio.wait_for(seen.get(), 10)
    world.clock.advance(14 * 60)
    await interaction.edit_original_response(content="later")
    world.clock.advance(2 * 60)
    with pytest.raises(discord.HTTPException) as refused:
        await interaction.edit_original_response(content="too late")
    assert (refused.value.status, refused.value.code) == (401, 50027)
    assert handle.text == "later"


async def test_a_tap_that_nobody_answers_fails_after_three_seconds(
    world: Sandbox, client: discord.Client, rink: GuildPlace
) -> None:
    jon = rink.person("Jon")
    view = ui.View()
    view.add_item(ui.Button(label="Seven", custom_id="seven"))
    await (await client.fetch_user(jon.id)).send("your hand", view=view)
    tap = asyncio.create_task(jon.tap(jon.sees(jon.dms())[0], "Seven"))
    await world.until(lambda: world.interactions)
    (interaction,) = world.interactions.values()
    world.clock.advance(interaction.created + 2.5 - world.clock.now())
    assert not interaction.failed
    world.clock.advance(0.5)
    assert (await tap).failed


async def test_a_patient_person_waits_longer_and_may_give_up(
    world: Sandbox, client: discord.Client, rink: GuildPlace
) -> None:
    world.answer_seconds = 60.0
    jon, view = rink.person("Jon"), ui.View()
    view.add_item(ui.Button(label="Seven", custom_id="seven"))
    await (await client.fetch_user(jon.id)).send("your hand", view=view)
    tap = asyncio.create_task(jon.tap(jon.sees(jon.dms())[0], "Seven"))
    await world.until(lambda: world.interactions)
    world.clock.advance(50)
    (interaction,) = world.interactions.values()
    assert not interaction.failed
    world.give_up()
    assert (await tap).failed


async def test_an_answer_to_a_deleted_channel(
    world: Sandbox, bot: Connect, rink: GuildPlace, place: ChannelPlace
) -> None:
    codes: asyncio.Queue[int] = asyncio.Queue()

    async def play(interaction: Interaction) -> None:
        await interaction.response.defer()
        place.delete()
        try:
            await interaction.followup.send("where to?")
        except discord.NotFound as error:
            codes.put_nowait(error.code)

    await bot(bot_with(command(play)))
    await rink.person("Jon").command(place, "play")
    assert await asyncio.wait_for(codes.get(), 10) == 10003
    assert world.journal.of("POST", "/webhooks/{webhook_id}/{webhook_token}")[0].args.keys() == {"webhook_id"}


async def test_at_most_25_choices_complete_an_option(
    bot: Connect, rink: GuildPlace, place: ChannelPlace
) -> None:
    codes: asyncio.Queue[int] = asyncio.Queue()

    async def play(interaction: Interaction, game: str) -> None:
        await interaction.response.send_message(game)

    made = command(play)

    @made.autocomplete("game")
    async def games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        choices = [app_commands.Choice(name=f"{typed} {n}", value=str(n)) for n in range(26)]
        try:
            await interaction.response.autocomplete(choices)
        except discord.HTTPException as error:
            codes.put_nowait(error.code)
        return choices[:25]

    await bot(bot_with(made))
    offered = await rink.person("Jon").autocomplete(place, "play", focus="game", typed="Lineup")
    assert await asyncio.wait_for(codes.get(), 10) == 50035
    assert len(offered) == 25
    assert offered[3] == {"name": "Lineup 3", "value": "3"}
