from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest
from discord import app_commands
from discord.http import Route

from sandbox import NotShownError

if TYPE_CHECKING:
    from sandbox import Sandbox
    from tests.sandbox.conftest import Connect

Json = dict[str, Any]


def option(**changes: Any) -> Json:
    return {"type": 3, "name": "game", "description": "Which"} | changes


def chat(**changes: Any) -> Json:
    return {"type": 1, "name": "hockey", "description": "Card hockey"} | changes


@pytest.mark.parametrize(
    "body",
    [
        chat(name="Hockey"),
        chat(name="card hockey"),
        chat(name="x" * 33),
        chat(description=""),
        chat(description="x" * 101),
        chat(options=[option(name=f"o{n}") for n in range(26)]),
        chat(options=[option(), option()]),
        chat(options=[option(required=False), option(name="other", required=True)]),
        chat(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
        chat(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])]),
        chat(options=[option(type=1), option(name="other")]),
        chat(description_localizations={"fr": "x" * 101}),
        {"type": 2, "name": "Challenge", "description": "no"},
        {"type": 2, "name": "x" * 33},
    ],
)
async def test_a_command_that_discord_refuses(world: Sandbox, client: discord.Client, body: Json) -> None:
    route = Route("POST", "/applications/{id}/commands", id=world.store.application_id)
    with pytest.raises(discord.HTTPException) as refused:
        await client.http.request(route, json=body)
    assert refused.value.code == 50035
    assert world.store.commands[None] == {}


async def test_overwriting_keeps_the_ids_of_what_stays(world: Sandbox, client: discord.Client) -> None:
    http, application = client.http, world.store.application_id
    first = await http.bulk_upsert_global_commands(application, [chat(), chat(name="league")])
    second = await http.bulk_upsert_global_commands(application, [chat(description="new")])
    assert [(c["id"], c["description"]) for c in second] == [(first[0]["id"], "new")]
    assert [c["name"] for c in await http.get_global_commands(application)] == ["hockey"]
    await http.edit_global_command(application, first[0]["id"], {"description": "newer"})
    assert (await http.get_global_command(application, first[0]["id"]))["description"] == "newer"
    await http.delete_global_command(application, first[0]["id"])
    assert await http.get_global_commands(application) == []


async def test_an_overwrite_must_not_leave_the_entry_point_command_out(
    world: Sandbox, client: discord.Client
) -> None:
    http, application = client.http, world.store.application_id
    world.switch_activities_on()
    (launch,) = await http.get_global_commands(application)
    assert (launch["type"], launch["name"]) == (4, "launch")
    with pytest.raises(discord.HTTPException) as refused:
        await http.bulk_upsert_global_commands(application, [chat()])
    assert (refused.value.status, refused.value.code) == (400, 50240)
    assert list(world.store.commands[None]) == [int(launch["id"])]
    kept = {"type": 4, "name": "launch", "handler": 2}
    both = await http.bulk_upsert_global_commands(application, [chat(), kept])
    assert [(each["type"], each["id"] == launch["id"]) for each in both] == [(1, False), (4, True)]
    # If it's deleted alone, it's gone, and may stay away.
    await http.delete_global_command(application, launch["id"])
    await http.bulk_upsert_global_commands(application, [chat()])


async def test_an_entry_point_command_needs_activities_and_there_is_one(
    world: Sandbox, client: discord.Client
) -> None:
    http, application = client.http, world.store.application_id
    route = Route("PUT", "/applications/{id}/commands", id=application)
    with pytest.raises(discord.HTTPException):
        await http.request(route, json=[{"type": 4, "name": "launch", "handler": 2}])
    world.switch_activities_on()
    with pytest.raises(discord.HTTPException):
        await http.request(route, json=[{"type": 4, "name": name, "handler": 2} for name in ("a", "b")])


async def test_what_is_listed_lacks_other_languages_unless_asked_for_and_what_is_not_set(
    world: Sandbox, client: discord.Client
) -> None:
    http, application = client.http, world.store.application_id
    french = {"fr": "Le hockey aux cartes"}
    options = [option(required=False, choices=[]), option(name="other", required=False, autocomplete=True)]
    body = chat(description_localizations=french, options=options)
    await http.bulk_upsert_global_commands(application, [body])
    route = Route("GET", "/applications/{id}/commands", id=application)
    (told,) = await http.request(route)
    assert "description_localizations" not in told
    assert [sorted(each) for each in told["options"]] == [
        ["description", "name", "type"],
        ["autocomplete", "description", "name", "type"],
    ]
    (told,) = await http.request(route, params={"with_localizations": "true"})
    assert told["description_localizations"] == french


async def test_a_command_of_one_server_is_there_alone(world: Sandbox, bot: Connect) -> None:
    rink, other = world.guild("The Rink"), world.guild("The Pond")
    jon = rink.person("Jon")
    other.join(jon)
    client = discord.Client(intents=discord.Intents(guilds=True))
    tree = app_commands.CommandTree(client)

    @tree.command(name="ice", description="Here alone", guild=discord.Object(rink.id))
    async def ice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("cold")

    await bot(client)
    await tree.sync(guild=discord.Object(rink.id))
    assert (await jon.command(rink.channel("a"), "ice")).text == "cold"
    with pytest.raises(NotShownError):
        await jon.command(other.channel("b"), "ice")
    rink.channel("a").deny(jon, "use_application_commands")
    with pytest.raises(NotShownError):
        await jon.command(rink.channel("a"), "ice")


async def test_contexts_and_default_permissions_decide_who_is_shown_a_command(
    world: Sandbox, bot: Connect
) -> None:
    rink = world.guild("The Rink")
    jon = rink.person("Jon")
    client = discord.Client(intents=discord.Intents(guilds=True))
    tree = app_commands.CommandTree(client)

    @tree.command(name="settings", description="For managers")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True)
    async def settings(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("set")

    @tree.command(name="help", description="For everybody")
    async def help_(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(str(interaction.guild_id))

    await bot(client)
    place = rink.channel("rink")
    for where in (place, jon.dms()):
        with pytest.raises(NotShownError):
            await jon.command(where, "settings")
    rink.role("Managers", jon, grants=("manage_guild",))
    assert (await jon.command(place, "settings")).text == "set"
    assert (await jon.command(jon.dms(), "help")).text == "None"


async def test_options_are_held_to_what_the_client_allows(world: Sandbox, bot: Connect) -> None:
    rink = world.guild("The Rink")
    jon = rink.person("Jon")
    client = discord.Client(intents=discord.Intents(guilds=True))
    tree = app_commands.CommandTree(client)

    @tree.command(name="play", description="Play")
    @app_commands.choices(game=[app_commands.Choice(name="Classic", value="c")])
    async def play(
        interaction: discord.Interaction,
        game: str,
        goals: app_commands.Range[int, 1, 3],
        *,
        ranked: bool = False,
        proof: discord.Attachment | None = None,
    ) -> None:
        await interaction.response.send_message(f"{game} {goals} {ranked} {proof}")

    await bot(client)
    place = rink.channel("rink")
    bad: list[Json] = [
        {"game": "Classic"},
        {"game": "Lineup", "goals": 1},
        {"game": "Classic", "goals": 4},
        {"game": "Classic", "goals": "1"},
        {"game": "Classic", "goals": 1, "lines": 3},
        {"game": "Classic", "goals": 1, "proof": "a file"},
    ]
    for values in bad:
        with pytest.raises(NotShownError):
            await jon.command(place, "play", **values)
    assert (await jon.command(place, "play", game="Classic", goals=3, ranked=True)).text == "c 3 True None"
