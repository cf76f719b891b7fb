"""The page without a browser: what it shows of each person's screen, and what it does for them."""

from __future__ import annotations

import base64
import io
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord import app_commands, ui

from sandbox import Sandbox
from sandbox.page import Guide, PageServer
from sandbox.page.acts import Acts
from sandbox.page.controls import Controls
from sandbox.page.guide import TourStep
from sandbox.page.view import state
from sandbox.words import word
from tests.page.showcase import picture
from tests.sandbox.bots.commanded import bot_with, command

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sandbox.people import ChannelPlace, GuildPlace, Person
    from tests.sandbox.conftest import Connect

Interaction = discord.Interaction[Any]
RED = picture((200, 40, 40))


def world_of(person: Person) -> Sandbox:
    assert isinstance(person.world, Sandbox)
    return person.world


def told(person: Person) -> list[Any]:
    """A person's messages on the page, in order."""
    mine = f"message:{person.id}:"
    return [value for key, value in state(world_of(person)).items() if key.startswith(mine)]


def place_of(person: Person, place: ChannelPlace) -> Any:
    return state(world_of(person))[f"place:{person.id}:{place.id}"]


async def test_a_layout_is_told_as_html_with_a_word_for_each_picture(
    client: discord.Client, rink: GuildPlace, place: ChannelPlace
) -> None:
    jon = rink.person("Jon")
    view = ui.LayoutView()
    view.add_item(ui.Container(ui.TextDisplay("## Standings <@1>"), accent_colour=1))
    view.add_item(ui.Section(ui.TextDisplay("**Aside**"), accessory=ui.Thumbnail("attachment://red.png")))
    own = discord.MediaGalleryItem("attachment://red.png", description="Red in the gallery")
    gallery: ui.MediaGallery[Any] = ui.MediaGallery(
        own, discord.MediaGalleryItem("https://example.com/far.png")
    )
    view.add_item(gallery)
    file = discord.File(io.BytesIO(RED), "red.png", description="A red square")
    await client.get_partial_messageable(place.id).send(view=view, file=file)
    (shown,) = told(jon)
    box, section, pictures = shown["components"]
    assert box["components"][0]["html"].startswith("<h2>Standings")
    assert "<strong>Aside</strong>" in section["components"][0]["html"]
    assert section["accessory"]["description"] == "A red square"
    assert [item["description"] for item in pictures["items"]] == ["Red in the gallery", None]
    assert shown["files"] == []


async def test_content_an_embed_a_reply_and_a_thread_are_told(
    bot: Connect, rink: GuildPlace, place: ChannelPlace
) -> None:
    jon = rink.person("Jon")
    made = await bot(bot_with())
    channel = made.get_channel(place.id)
    assert isinstance(channel, discord.TextChannel)
    embed = discord.Embed(title="*Final*", description="**2-1**").add_field(name="Jon", value="`2`")
    first = await channel.send(
        "Game <@1> over\nand out", embed=embed, file=discord.File(io.BytesIO(b"x"), "x.txt")
    )
    reply = await first.reply(f"{jon.mention}!")
    await reply.edit(content=f"{jon.mention}?")
    await first.create_thread(name="bench")
    over, answer = told(jon)[:2]
    assert "<strong>2-1</strong>" in over["embeds"][0]["description"]
    assert "<em>Final</em>" in over["embeds"][0]["title"]
    assert "<code>2</code>" in over["embeds"][0]["fields"][0]["value"]
    assert [each["filename"] for each in over["files"]] == ["x.txt"]
    assert over["thread"]["name"] == "bench"
    assert over["author"] == {"id": str(rink.world.bot.id), "name": "Breakaway", "bot": True}
    assert answer["reply"]["text"] == "Game @1 over"
    assert answer["mentions_me"]
    assert answer["edited"]
    await first.delete()
    assert told(jon)[0]["reply"] == {"id": None, "by": None, "text": ""}


async def test_nobody_is_told_what_another_person_alone_may_see(
    bot: Connect, rink: GuildPlace, place: ChannelPlace
) -> None:
    async def whisper(interaction: Interaction) -> None:
        await interaction.response.send_message("Psst", ephemeral=True)

    await bot(bot_with(command(whisper, "whisper")))
    jon, darrell = rink.person("Jon"), rink.person("Darrell")
    secret = rink.channel("secret")
    secret.deny(darrell, "view_channel")
    handle = await jon.command(place, "whisper")
    await jon.says(secret, "Our lines")
    (shown,) = [each for each in told(jon) if each["ephemeral"]]
    assert shown["used"] == {"by": {"id": str(jon.id), "name": "Jon"}, "name": "whisper"}
    assert told(darrell) == []
    assert not [key for key in state(world_of(darrell)) if key.startswith(f"place:{darrell.id}:{secret.id}")]
    assert handle.acknowledged


async def test_a_command_that_nobody_answers_is_told_as_failed(
    world: Sandbox, rink: GuildPlace, place: ChannelPlace, bot: Connect
) -> None:
    async def silence(_: Interaction) -> None:
        world.give_up()

    await bot(bot_with(command(silence, "silence")))
    jon = rink.person("Jon")
    assert (await jon.command(place, "silence")).failed
    assert place_of(jon, place)["failure"] == {"silent": True, "message": None}


def test_the_page_itself_says_little_on_the_way_to_a_goal() -> None:
    shown = "bot_online controls empty_channel_title write send only_you dismiss turn"
    names = {"bot": "Breakaway", "name": "rink", "first": "Jon", "second": "Darrell", "place": "#rink"}
    said = [word(f"page.{key}", **names) for key in shown.split()]
    assert len(" ".join(said).split()) <= 30


class Page:
    """What the page does for a person, and its answer."""

    def __init__(self, person: Person, place: ChannelPlace, guide: Guide | None = None) -> None:
        self._acts = Acts(world_of(person), guide or Guide())
        self._at = {"person": str(person.id), "place": str(place.id)}
        self.person = person

    async def act(self, do: str, **body: Any) -> Any:
        return await self._acts.act({"do": do} | self._at | body)

    async def command(self, name: str, **options: Any) -> Any:
        return await self.act("command", name=name, options=options)


async def test_options_are_sent_as_the_kinds_that_the_bot_declared(
    bot: Connect, rink: GuildPlace, place: ChannelPlace
) -> None:
    async def options(
        interaction: Interaction,
        who: discord.Member,
        count: app_commands.Range[int, 1, 5],
        loud: bool,
        proof: discord.Attachment,
    ) -> None:
        read = (await proof.read()).decode()
        await interaction.response.send_message(f"{who.display_name} {count} {loud} {read}")

    await bot(bot_with(command(options, "options")))
    jon, darrell = rink.person("Jon"), rink.person("Darrell")
    page = Page(jon, place)
    file = {"name": "proof.txt", "data": base64.b64encode(b"a record").decode()}
    values = {"who": str(darrell.id), "count": "3", "loud": "true", "proof": file}
    assert await page.command("options", **values) == {"failed": False}
    assert told(jon)[-1]["html"] == "<p>Darrell 3 True a record</p>\n"
    for wrong in ({"count": "x"}, {"count": "9"}, {"who": "1"}):
        assert await page.command("options", **values | wrong) == {"refused": True}
    (declared,) = state(world_of(jon))[f"commands:{jon.id}:{place.id}"]["chat"]
    assert [(each["name"], each["required"]) for each in declared["options"]] == [
        (name, True) for name in ("who", "count", "loud", "proof")
    ]


async def test_what_is_on_the_screen_is_tapped_chosen_and_dismissed_and_nothing_else(
    bot: Connect, rink: GuildPlace, place: ChannelPlace
) -> None:
    class Board(ui.View):
        @ui.button(label="Go", custom_id="go")
        async def go(self, interaction: Interaction, _: ui.Button[Any]) -> None:
            await interaction.response.send_message("gone", ephemeral=True)

        @ui.select(custom_id="rank", options=[discord.SelectOption(label="King", value="k")])
        async def rank(self, interaction: Interaction, select: ui.Select[Any]) -> None:
            await interaction.response.edit_message(content=select.values[0])

        @ui.select(custom_id="who", cls=ui.UserSelect)
        async def who(self, interaction: Interaction, select: ui.UserSelect[Any]) -> None:
            await interaction.response.edit_message(content=select.values[0].display_name)

    async def board(interaction: Interaction) -> None:
        await interaction.response.send_message("Standings", view=Board())

    await bot(bot_with(command(board, "board")))
    jon, steps = rink.person("Jon"), Guide([TourStep("Look", command="board"), TourStep("Go", button="Go")])
    page = Page(jon, place, steps)
    await page.command("board")
    message = told(jon)[0]["id"]
    assert [step["done"] for step in steps.state()] == [True, False]
    assert await page.act("tap", message=message, custom_id="go") == {"failed": False}
    assert [step["done"] for step in steps.state()] == [True, False], "only Jon sees the answer"
    assert await page.act("choose", message=message, custom_id="rank", values=["k"]) == {"failed": False}
    assert told(jon)[0]["html"] == "<p>k</p>\n"
    assert await page.act("choose", message=message, custom_id="who", values=[str(jon.id)]) == {
        "failed": False
    }
    assert told(jon)[0]["html"] == "<p>Jon</p>\n"
    assert await page.act("tap", message=message, custom_id="gone") == {"refused": True}
    assert await page.act("tap", message="1", custom_id="go") == {"refused": True}
    await page.act("dismiss", message=told(jon)[1]["id"])
    assert [each["id"] for each in told(jon)] == [message]


async def test_a_form_is_filled_in_by_who_opened_it_and_once(
    bot: Connect, rink: GuildPlace, place: ChannelPlace
) -> None:
    class Ask(ui.Modal, title="Your team"):
        name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput())
        who: ui.Label[Any] = ui.Label(text="Who", component=ui.UserSelect())

        async def on_submit(self, interaction: Interaction) -> None:
            assert isinstance(self.name.component, ui.TextInput)
            assert isinstance(self.who.component, ui.UserSelect)
            names = [each.display_name for each in self.who.component.values]
            await interaction.response.send_message(f"{self.name.component.value} {names[0]}")

    async def ask(interaction: Interaction) -> None:
        await interaction.response.send_modal(Ask())

    await bot(bot_with(command(ask, "ask")))
    jon, darrell = rink.person("Jon"), rink.person("Darrell")
    page = Page(jon, place)
    opened = (await page.command("ask"))["modal"]
    assert opened["title"] == "Your team"
    values = {"Name": "Bears", "Who": [str(darrell.id)]}
    stranger = {"person": str(darrell.id), "modal": opened["key"], "values": values}
    assert await page.act("fill", **stranger) == {"refused": True}
    assert await page.act("fill", modal=opened["key"], values={"Name": "", "Who": []}) == {"refused": True}
    assert await page.act("fill", modal=opened["key"], values=values) == {"failed": False}
    assert told(jon)[-1]["html"] == "<p>Bears Darrell</p>\n"
    assert await page.act("fill", modal=opened["key"], values=values) == {"refused": True}


async def test_a_tester_changes_people_roles_permissions_faults_and_time(
    world: Sandbox, rink: GuildPlace, place: ChannelPlace
) -> None:
    jon, controls = rink.person("Jon"), Controls(world, None)

    async def control(do: str, **body: object) -> Any:
        return await controls.control({"do": do, "person": str(jon.id), "place": str(place.id)} | body)

    wayne = (await control("add", name="  Wayne  Gretzky "))["id"]
    assert [each["name"] for each in told_world(world)["people"]] == ["Jon", "Wayne Gretzky"]
    await control("dms", open=False)
    await control("locale", locale="de")
    await control("permission", who=str(jon.id), name="send_messages", taken=True)
    assert not place_of(jon, place)["writable"]
    assert told_world(world)["denied"] == [f"{place.id}:{jon.id}:send_messages"]
    await control("permission", who=str(jon.id), name="send_messages", taken=False)
    assert place_of(jon, place)["writable"]
    captain = (await control("role", name="Captain"))["id"]
    await control("assign", person=wayne, role=captain, assigned=True)
    await control("grant", role=captain, name="manage_guild", granted=True)
    assert world.store.can(int(wayne), place.channel, "manage_guild")
    await control("grant", role=captain, name="manage_guild", granted=False)
    assert not world.store.can(int(wayne), place.channel, "manage_guild")
    await control("fail", method="POST", route="/x", status="404", times="2")
    await control("throttle", method="POST", route="/x", seconds="0.2", times="1")
    assert [(each["status"], each["throttled"]) for each in planned(controls)] == [(404, False), (None, True)]
    await control("clear")
    assert planned(controls) == []
    await control("advance", seconds=900)
    await control("install", installed=False)
    await control("member", member=False)
    now = told_world(world)
    assert now["ahead"] == 900
    assert not now["guilds"][0]["bot"]
    gone = {"name": "Jon", "locale": "de", "dms_open": False, "member": False}
    assert now["people"][0].items() >= gone.items()
    await control("install", installed=True)
    await control("member", member=True)
    assert told_world(world)["guilds"][0]["bot"]
    assert told_world(world)["people"][0]["member"]


def told_world(world: Sandbox) -> Any:
    return state(world)["world"]


def planned(controls: Controls) -> list[Any]:
    found: list[Any] = controls.state()["controls"]["planned"]
    return found


@asynccontextmanager
async def followed(world: Sandbox) -> AsyncIterator[Any]:
    """Reads what the page is told next."""
    async with aiohttp.ClientSession() as session, session.get(world.url + "/page/events") as got:

        async def next_told() -> Any:
            while not (line := await got.content.readuntil(b"\n\n")).startswith(b"data: "):
                continue
            return json.loads(line.removeprefix(b"data: "))

        yield next_told


async def test_the_page_is_told_everything_once_and_then_what_has_changed() -> None:
    world = Sandbox()
    rink = world.guild("The Rink")
    jon, place = rink.person("Jon"), rink.channel("rink")
    said = await jon.says(place, "Game on!")
    key = f"message:{jon.id}:{said.id}"
    async with world.running(mount=PageServer(world).mount), followed(world) as next_told:
        whole = await next_told()
        assert whole["fresh"]
        assert {"world", key} <= whole["set"].keys()
        place.delete_message(said.id)
        changed = await next_told()
    assert (changed["fresh"], changed["gone"]) == (False, [key])
    assert "world" not in changed["set"]
    assert changed["count"] > whole["count"]
