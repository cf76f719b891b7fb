"""Another bot, not ours: everything that a message can hold, and every way to ask and answer."""

import io
import struct
import zlib
from typing import Any

import discord
from discord import app_commands, ui

from tests.sandbox.bots.connect import Bot, run

client = Bot(intents=discord.Intents(guilds=True))
client.tree = app_commands.CommandTree(client)
tree = client.tree


def picture(colour: tuple[int, int, int]) -> bytes:
    """A square of one colour as PNG."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + bytes(colour) * 64) * 64
    head = struct.pack(">IIBBBBB", 64, 64, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


def files() -> list[discord.File]:
    red, blue = picture((200, 40, 40)), picture((40, 60, 200))
    return [
        discord.File(io.BytesIO(red), "red.png", description="A red square"),
        discord.File(io.BytesIO(blue), "blue.png", description="A blue square"),
        discord.File(io.BytesIO(b"8H 8S"), "match.txt"),
    ]


async def layout() -> ui.LayoutView:
    puck = await client.create_application_emoji(name="puck", image=picture((20, 20, 20)))
    view = ui.LayoutView()
    go: ui.Button[Any] = ui.Button(label="Go", style=discord.ButtonStyle.primary, custom_id="go")
    box: ui.Container[Any] = ui.Container(accent_colour=0x3B88C3)
    box.add_item(
        ui.TextDisplay(f"## Standings\n**1.** <@{client.application_id}> {puck} ||secret||\n-# fine print")
    )
    box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
    box.add_item(ui.Section(ui.TextDisplay("With a button"), accessory=go))
    box.add_item(ui.Section(ui.TextDisplay("With a picture"), accessory=ui.Thumbnail("attachment://red.png")))
    view.add_item(box)
    gallery: ui.MediaGallery[Any] = ui.MediaGallery(
        discord.MediaGalleryItem("attachment://red.png", description="Red in the gallery"),
        discord.MediaGalleryItem("https://example.com/far.png"),
    )
    view.add_item(gallery)
    view.add_item(ui.File("attachment://match.txt"))
    row: ui.ActionRow[Any] = ui.ActionRow()
    for style in (discord.ButtonStyle.secondary, discord.ButtonStyle.success, discord.ButtonStyle.danger):
        row.add_item(
            ui.Button(label=style.name.title(), style=style, custom_id=style.name, disabled=style.value == 4)
        )
    row.add_item(ui.Button(emoji="🏒", custom_id="stick"))
    row.add_item(ui.Button(label="Rules", url="https://example.com/rules"))
    view.add_item(row)
    for select in selects():
        line: ui.ActionRow[Any] = ui.ActionRow()
        line.add_item(select)
        view.add_item(line)
    # Otherwise discord.py answers for everything that doesn't answer itself.
    view.stop()
    return view


def selects() -> list[ui.Select[Any] | ui.UserSelect[Any]]:
    ranks = [
        discord.SelectOption(label=n, value=n.lower(), description=f"The {n}")
        for n in ("Ace", "King", "Queen")
    ]
    one: ui.Select[Any] = ui.Select(placeholder="Pick a rank", options=ranks, custom_id="rank")
    some: ui.Select[Any] = ui.Select(
        placeholder="Pick two", options=ranks, custom_id="ranks", min_values=2, max_values=2
    )
    who: ui.UserSelect[Any] = ui.UserSelect(placeholder="Pick somebody", custom_id="who")
    return [one, some, who]


@tree.command(description="Everything at once")
async def layouts(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=await layout(), files=files())


@tree.command(description="Content, an embed and an attachment")
async def classic(interaction: discord.Interaction) -> None:
    embed = discord.Embed(title="Final", description="**2-1**", colour=0xAA3300, timestamp=None)
    embed.set_author(name="The league").set_footer(text="Season one")
    embed.add_field(name="Jon", value="2").add_field(name="Darrell", value="1")
    await interaction.response.send_message("Game over", embed=embed, file=files()[1])


@tree.command(description="Whispers, then speaks up")
async def tell(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Psst", ephemeral=True)
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.channel.send("Aloud")


@tree.command(description="Says nothing at all")
async def silence(interaction: discord.Interaction) -> None:
    """Left without an answer."""


def counter(count: int) -> ui.View:
    view = ui.View()
    for label, to in (("Less", count - 1), ("More", count + 1), ("Again", 0)):
        view.add_item(
            ui.Button(label=label, custom_id=f"count {label} {to}", disabled=to < 0 or label == "Again")
        )
    view.stop()
    return view


@tree.command(description="Counts, by buttons that are others each time")
async def count(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("0", view=counter(0))


@tree.command(description="Takes one of each")
@app_commands.describe(game="Which", count="How many", loud="Loudly")
async def options(
    interaction: discord.Interaction, game: str, count: app_commands.Range[int, 1, 5], *, loud: bool = False
) -> None:
    await interaction.response.send_message(f"{game} {count} {loud} {interaction.locale}")


@options.autocomplete("game")
async def games(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    names = ["Classic", "Saskatchewan", "Stockham"]
    return [app_commands.Choice(name=n, value=n.lower()) for n in names if typed.lower() in n.lower()]


class Ask(ui.Modal, title="Your team"):
    name: ui.Label[Any] = ui.Label(
        text="Name", description="As on the sheet", component=ui.TextInput(max_length=20)
    )
    rank: ui.Label[Any] = ui.Label(
        text="Rank",
        component=ui.Select(options=[discord.SelectOption(label="Ace"), discord.SelectOption(label="King")]),
    )

    line: ui.Label[Any] = ui.Label(
        text="Line", component=ui.UserSelect(min_values=2, max_values=2, required=True)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, rank, line = self.name.component, self.rank.component, self.line.component
        assert isinstance(name, ui.TextInput)
        assert isinstance(rank, ui.Select)
        assert isinstance(line, ui.UserSelect)
        players = " and ".join(player.display_name for player in line.values)
        await interaction.response.send_message(f"Team {name.value}, {rank.values[0]}: {players}")


@tree.command(description="Asks by a form")
async def ask(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Ask())


@tree.command(description="Starts threads")
async def threads(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("Period one")
    thread = await message.create_thread(name="play-by-play")
    await thread.send("Face-off")
    await channel.create_thread(name="bench", type=discord.ChannelType.public_thread)
    await interaction.delete_original_response()


@tree.context_menu(name="Poke")
async def poke(interaction: discord.Interaction, who: discord.Member) -> None:
    await interaction.response.send_message(f"{who.mention}, poked.")


@tree.context_menu(name="Quote")
async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"> {message.content}")


@client.event
async def on_interaction(interaction: discord.Interaction) -> None:
    data: dict[str, Any] = dict(interaction.data or {})
    name, *told = str(data.get("custom_id")).split()
    if name == "count":
        await interaction.response.edit_message(content=told[-1], view=counter(int(told[-1])))
    elif interaction.type is discord.InteractionType.component and name != "stick":
        await interaction.response.send_message(f"{data['custom_id']}: {data.get('values')}", ephemeral=True)


if __name__ == "__main__":
    run(client)
