"""The leaderboard."""

from discord import app_commands, ui

from bot.client import Breakaway
from bot.router import Interaction, Parts, SorryError
from bot.words import Words
from cogs.asking import wording, words_of
from cogs.faces.parts import button, buttons, plain
from db.model import Standing

PAGE = 10
EVERYWHERE = "all"


@app_commands.command(name="leaderboard", description=wording("command-leaderboard"))
@app_commands.describe(scope=wording("command-leaderboard-scope"))
@app_commands.choices(
    scope=[
        app_commands.Choice(name=wording("scope-server"), value="server"),
        app_commands.Choice(name=wording("scope-everywhere"), value="everywhere"),
    ]
)
async def leaderboard(interaction: Interaction, scope: str = "server") -> None:
    local = scope == "server" and interaction.guild_id is not None
    where = str(interaction.guild_id) if local else EVERYWHERE
    text, view = await draw(interaction, where, 1)
    if scope == "server" and not local:
        text = f"{words_of(interaction)('board-not-here')}\n{text}"
    await interaction.response.send_message(text, view=view)


async def turn_page(interaction: Interaction, parts: Parts) -> None:
    """A tap below a leaderboard: its owner turns the page, anybody else gets a private copy of their own."""
    where, page, owner = parts.text(0), parts.number(1), parts.number(2)
    if where not in (EVERYWHERE, str(interaction.guild_id)):
        raise SorryError("sorry-button")
    text, view = await draw(interaction, where, page)
    if owner == interaction.user.id:
        await interaction.response.edit_message(content=text, view=view)
    else:
        await interaction.response.send_message(text, view=view, ephemeral=True)


async def draw(interaction: Interaction, where: str, page: int) -> tuple[str, ui.View]:
    """A page of the table with the asker's own row, and the buttons to the others."""
    results, words = interaction.client.store.results, words_of(interaction)
    server_id = None if where == EVERYWHERE else int(where)
    count = await results.count(server_id)
    title = await _title(interaction.client, words, server_id)
    if count == 0:
        return f"{title}\n{words('board-empty')}", buttons()
    pages = -(-count // PAGE)
    page = min(max(page, 1), pages)
    me = interaction.user.id
    rows = await results.standings(server_id, offset=(page - 1) * PAGE, limit=PAGE)
    lines = [title, *(_row(words, row, me) for row in rows)]
    mine = await results.standing_of(me, server_id)
    if mine is not None and mine not in rows:
        lines += ["…", _row(words, mine, me)]
    lines.append(words("board-page", page=page, pages=pages) if pages > 1 else words("board-points"))
    return "\n".join(lines), _buttons(words, where, page, pages, me)


async def _title(bot: Breakaway, words: Words, server_id: int | None) -> str:
    if server_id is None:
        return words("board-title", scope="everywhere", server="")
    name, _ = await bot.store.people.server(server_id)
    return words("board-title", scope="server", server=plain(name))


def _row(words: Words, row: Standing, me: int) -> str:
    key = "board-row-you" if row.player_id == me else "board-row"
    head = words(key, rank=row.rank, player=plain(row.name), points=row.points)
    record = words(
        "board-record",
        games=row.games,
        wins=row.wins,
        losses=row.losses,
        ties=row.ties,
        **{"for": row.goals_for, "against": row.goals_against},
    )
    return f"{head}\n{record}"


def _buttons(words: Words, where: str, page: int, pages: int, owner: int) -> ui.View:
    if pages == 1:
        return buttons()
    turns = (("previous", page - 1, page == 1), ("next", page + 1, page == pages))
    return buttons(
        *(
            button(words(f"board-{name}"), f"board:{where}:{to}:{owner}", disabled=end)
            for name, to, end in turns
        )
    )
