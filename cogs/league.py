"""The leaderboards: of all games of two, or of one game, here or everywhere."""

from dataclasses import dataclass

from discord import app_commands, ui

from bot.client import Interaction
from bot.matches.games import PREFIX
from bot.replies import SorryError
from bot.words import Words
from cogs.asking import Offered, choices, game_among, games_offered, number, own_game, wording, words_of
from db.model.people import Standing
from faces.parts import button, buttons, label, plain
from faces.taps import TurnGamePage, TurnPage
from hockey.catalogue import CATALOGUE
from hockey.game import SIDES

PAGE = 10
SERVER, EVERYWHERE, ALL = "server", "everywhere", "all"
MOST_CHARACTERS = 2000
ROWS = ((32, True), (16, True), (8, True), (8, False))
"""How long names may be, and whether it is told how matches were won and lost: as much as fits."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A leaderboard as a button names it: `where` is a server's id or ALL; `game` None for all of two."""

    where: str
    game: Offered | None

    @property
    def server_id(self) -> int | None:
        return None if self.where == ALL else int(self.where)

    @property
    def game_id(self) -> str | None:
        return self.game.id if self.game else None

    @property
    def pairs(self) -> bool:
        return self.game is not None and self.game.game.seats > SIDES


@app_commands.command(name="leaderboard", description=wording("command-leaderboard"))
@app_commands.describe(
    scope=wording("command-leaderboard-scope"),
    game=wording("command-leaderboard-game"),
)
@app_commands.choices(
    scope=[
        app_commands.Choice(name=wording("scope-server"), value=SERVER),
        app_commands.Choice(name=wording("scope-everywhere"), value=EVERYWHERE),
    ]
)
async def leaderboard(interaction: Interaction, scope: str = SERVER, game: str | None = None) -> None:
    local = scope == SERVER and interaction.guild_id is not None
    asked = None if game is None else game_among(interaction, await _games(interaction, scope), game)
    chosen = Chosen(str(interaction.guild_id) if local else ALL, asked)
    note = words_of(interaction)("board-not-here") if scope == SERVER and not local else ""
    private = interaction.guild_id is None
    text, view = await draw(interaction, chosen, 1, private=private, note=note)
    await interaction.response.send_message(text, view=view)


@leaderboard.autocomplete("game")
async def leaderboard_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    scope = str(interaction.namespace.scope or SERVER)
    return choices(interaction, await _games(interaction, scope), typed)


async def _games(interaction: Interaction, scope: str) -> list[Offered]:
    """The games that a scope has boards of: a server's own are played nowhere else."""
    offered = await games_offered(interaction)
    return [each for each in offered if scope == SERVER or not each.id.startswith(PREFIX)]


async def turn_page(interaction: Interaction, tap: TurnPage) -> None:
    await _turn(interaction, tap, None)


async def turn_game_page(interaction: Interaction, tap: TurnGamePage) -> None:
    await _turn(interaction, tap, await _game_named(interaction, tap.where, tap.game))


async def _turn(interaction: Interaction, tap: TurnPage | TurnGamePage, game: Offered | None) -> None:
    """A tap below a leaderboard: its owner turns the page, anybody else gets a private copy of their own."""
    if tap.where not in (ALL, str(interaction.guild_id)):
        raise SorryError("sorry-button")
    chosen = Chosen(tap.where, game)
    mine, message = tap.reader == interaction.user.id, interaction.message
    private = not mine or interaction.guild_id is None or (message is not None and message.flags.ephemeral)
    text, view = await draw(interaction, chosen, tap.page, private=private)
    if mine:
        await interaction.response.edit_message(content=text, view=view)
    else:
        await interaction.response.send_message(text, view=view, ephemeral=True)


async def _game_named(interaction: Interaction, where: str, game_id: str) -> Offered:
    """The game that a button names; a server's own also after it was removed."""
    if game_id in CATALOGUE:
        return Offered(game_id, CATALOGUE[game_id])
    house_id = game_id.removeprefix(PREFIX)
    if house_id == game_id or where == ALL:
        raise SorryError("sorry-button")
    house = await interaction.client.store.houses.get(number(house_id))
    offered = own_game(house) if house is not None and str(house.server_id) == where else None
    if offered is None:
        raise SorryError("sorry-button")
    return offered


async def draw(
    interaction: Interaction, chosen: Chosen, page: int, *, private: bool, note: str = ""
) -> tuple[str, ui.View]:
    """A page of the table with the asker's own row, and the buttons to the others.

    The row is theirs by name where others read it too, and `private` it says so.
    """
    results, words = interaction.client.store.results, words_of(interaction)
    which, pairs, me = (chosen.server_id, chosen.game_id), chosen.pairs, interaction.user.id
    count = await results.count(*which, pairs=pairs)
    pages = max(1, -(-count // PAGE))
    page = min(max(page, 1), pages)
    rows = await results.standings(*which, pairs=pairs, offset=(page - 1) * PAGE, limit=PAGE)
    mine = await results.standing_of(me, *which, pairs=pairs)
    title = await _title(interaction, words, chosen)
    below = [_points(words, page, pages) if rows else words("board-empty")]
    if chosen.game is None and await results.has_pairs(chosen.server_id):
        below.append(words("board-pairs"))
    for longest, whole in ROWS:
        told = [_row(words, row, me if private else None, longest, whole=whole) for row in rows]
        if mine is not None and mine not in rows:
            told += ["…", _row(words, mine, me if private else None, longest, whole=whole)]
        text = "\n".join(filter(None, [note, title, *told, *below]))
        if len(text) <= MOST_CHARACTERS:
            break
    return text, _buttons(words, chosen, page, pages, me)


async def _title(interaction: Interaction, words: Words, chosen: Chosen) -> str:
    game = {
        "which": "all" if chosen.game is None else "one",
        "game": "" if chosen.game is None else plain(words.game(chosen.game.game)),
    }
    if chosen.server_id is None:
        return words("board-title", scope="everywhere", server="", **game)
    name, _ = await interaction.client.store.people.server(chosen.server_id)
    return words("board-title", scope="server", server=plain(name), **game)


def _points(words: Words, page: int, pages: int) -> str:
    return words("board-page", page=page, pages=pages) if pages > 1 else words("board-points")


def _row(words: Words, row: Standing, reader: int | None, longest: int, *, whole: bool) -> str:
    """A row as everybody reads it, or its only reader; only the `whole` one tells how matches were won."""
    name = plain(label(row.name, longest))
    if row.partner is not None:
        name = words("side-names", first=name, second=plain(label(row.partner, longest)))
    key = "board-row-you" if reader is not None and row.is_of(reader) else "board-row"
    head = words(key, rank=row.rank, player=name, points=row.points)
    won = _otherwise(words, "won", row.won_by_walkover, row.won_by_resigning, row.won_by_clock)
    lost = _otherwise(words, "lost", row.lost_by_walkover, row.lost_by_resigning, row.lost_by_clock)
    record = words(
        "board-record",
        games=row.games,
        wins=row.wins,
        won=won if whole else "",
        losses=row.losses,
        lost=lost if whole else "",
        ties=row.ties,
        **{"for": row.goals_for, "against": row.goals_against},
    )
    return f"{head}\n{record}"


def _otherwise(words: Words, how: str, walkovers: int, resigned: int, clock: int) -> str:
    """How many of the wins or losses were not played out, in brackets; nothing where none were."""
    pieces = [words("board-walkovers", count=walkovers)] if walkovers else []
    if resigned:
        pieces.append(words(f"board-{how}-resigned", count=resigned))
    if clock:
        pieces.append(words("board-clock", count=clock))
    return words("board-otherwise", pieces=", ".join(pieces)) if pieces else ""


def _buttons(words: Words, chosen: Chosen, page: int, pages: int, owner: int) -> ui.View:
    if pages == 1:
        return buttons()
    turns = (("previous", page - 1, page == 1), ("next", page + 1, page == pages))
    return buttons(
        *(button(words(f"board-{name}"), _tap(chosen, to, owner), disabled=end) for name, to, end in turns)
    )


def _tap(chosen: Chosen, page: int, owner: int) -> TurnPage | TurnGamePage:
    if chosen.game is None:
        return TurnPage(chosen.where, page, owner)
    return TurnGamePage(chosen.where, page, owner, chosen.game.id)
