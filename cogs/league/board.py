"""A page of a leaderboard: which one it is, its queries, and the buttons to the others."""

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ui

from bot.client import Interaction
from bot.words import Words
from cogs.asking import Offered, words_here, words_of
from cogs.league.climbers import climbers
from db.league.statistics import Which
from db.model.league import FEWEST_GAMES, PROVISIONAL, Order, Season
from db.model.people import Standing
from db.store import Store
from faces.league.row import RowStyle
from faces.league.table import draw_table
from faces.parts import button, buttons, plain
from faces.taps.league import BoardPlace, FindOwnRow, TurnGamePage, TurnPage, TurnTable
from hockey.game import SIDES

PAGE = 10
ALL = "all"
ALL_GAMES, ALL_TIME = "-", 0
OWN_ROW = 0
"""Instead of a page: the one with the reader's row."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A leaderboard as a button names it: `where` is a server's id or ALL; `game` None for all of two.

    `season` is one of the server's, None for all time.
    """

    where: str
    game: Offered | None
    order: Order = Order.POINTS
    season: Season | None = None

    @property
    def server_id(self) -> int | None:
        return None if self.where == ALL else int(self.where)

    @property
    def game_id(self) -> str | None:
        return self.game.id if self.game else None

    @property
    def pairs(self) -> bool:
        return self.game is not None and self.game.game.seats > SIDES


async def draw_board(
    interaction: Interaction, chosen: Chosen, page: int, *, private: bool, note: str = ""
) -> tuple[str, ui.View]:
    """A page of the table, the asker's own row in full below it, and the buttons to the other pages.

    If others read it too, it's in the server's language, and the row has the player's name; if `private`, it
    says "you".
    """
    store, me = interaction.client.store, interaction.user.id
    words = words_of(interaction) if private else await words_here(interaction)
    board = _Board(store, chosen)
    count, mine = await board.count(), await board.row_of(me)
    pages = max(1, -(-count // PAGE))
    own = 1 if mine is None else -(-mine.place // PAGE)
    page = own if page == OWN_ROW else min(max(page, 1), pages)
    rows = await board.page(page)
    mine = await board.as_of(rows, mine)
    over = chosen.season is not None and chosen.season.closed
    nobody = words("board-empty", season="over" if over else "on")
    told = await _told(board, words, rows, mine, private=private) if rows else [nobody]
    if chosen.server_id is not None and not chosen.pairs:
        of = chosen.server_id, chosen.game_id, chosen.order, chosen.season
        told.append(await climbers(interaction, words, *of))
    legend = [_legend(words, chosen, page, pages)] if rows else []
    if chosen.game is None and await store.results.has_pairs(chosen.server_id):
        legend.append(words("board-pairs"))
    small = f"-# {' '.join(legend)}" if legend else ""
    text = "\n".join(filter(None, [note, await _title(interaction, words, chosen), *told, small]))
    return text, _buttons(words, chosen, page, pages, me, own if mine and mine not in rows else None)


async def _told(
    board: "_Board", words: Words, rows: Sequence[Standing], mine: Standing | None, *, private: bool
) -> list[str]:
    """The table, and the reader's own row if they have one."""
    told = [draw_table(words, board.order, rows, await board.forms(rows))]
    if mine is not None:
        told.append(RowStyle(words, board.order, private).row(mine))
    return told


class _Board:
    """The questions to the store for one leaderboard."""

    def __init__(self, store: Store, chosen: Chosen) -> None:
        self._store = store
        self._of = chosen.server_id, chosen.game_id
        self._window = chosen.season.window if chosen.season else None
        self._pairs, self.order = chosen.pairs, chosen.order

    async def count(self) -> int:
        return await self._store.results.count(*self._of, pairs=self._pairs, window=self._window)

    async def row_of(self, player_id: int) -> Standing | None:
        return await self._store.results.standing_of(
            player_id, *self._of, pairs=self._pairs, order=self.order, window=self._window
        )

    async def as_of(self, rows: Sequence[Standing], mine: Standing | None) -> Standing | None:
        """A player's row from a page that was read later: a match may have ended in between."""
        if mine is None or not rows:
            return mine
        for row in rows:
            if (row.player_id, row.partner) == (mine.player_id, mine.partner):
                return row
        passed = rows[0].place <= mine.place <= rows[-1].place
        return await self.row_of(mine.player_id) if passed else mine

    async def page(self, page: int) -> list[Standing]:
        return await self._store.results.standings(
            *self._of,
            pairs=self._pairs,
            order=self.order,
            window=self._window,
            offset=(page - 1) * PAGE,
            limit=PAGE,
        )

    async def forms(self, rows: Sequence[Standing]) -> dict[int, list[str]]:
        """The results of the players in the table, the latest last; none for pairs."""
        if self._pairs:
            return {}
        which = Which(*self._of, self._window)
        return await self._store.statistics.outcomes_of([row.player_id for row in rows], which)


async def _title(interaction: Interaction, words: Words, chosen: Chosen) -> str:
    game = {
        "which": "all" if chosen.game is None else "one",
        "game": "" if chosen.game is None else plain(words.game(chosen.game.game)),
    }
    season = {"season": chosen.season.number if chosen.season else ALL_TIME}
    if chosen.server_id is None:
        return words("board-title", scope="everywhere", server="", **game, **season)
    name, _ = await interaction.client.store.people.server(chosen.server_id)
    return words("board-title", scope="server", server=plain(name), **game, **season)


def _legend(words: Words, chosen: Chosen, page: int, pages: int) -> str:
    """What decides, and which page it is."""
    told = words(f"board-by-{chosen.order}", games=FEWEST_GAMES, needed=PROVISIONAL)
    return words("board-page", page=page, pages=pages, legend=told) if pages > 1 else told


def _buttons(
    words: Words, chosen: Chosen, page: int, pages: int, owner: int, own_page: int | None
) -> ui.View:
    """To the pages before and after, and to the one with the reader's row, if that is another one."""
    if pages == 1:
        return buttons()
    turns = (("previous", page - 1, page == 1), ("next", page + 1, page == pages))
    told = [button(words(f"board-{name}"), _tap(chosen, to, owner), disabled=end) for name, to, end in turns]
    if own_page is not None:
        told.append(button(words("board-own"), FindOwnRow(_place(chosen), owner, *_of(chosen))))
    return buttons(*told)


def _place(chosen: Chosen) -> BoardPlace:
    return "all" if chosen.server_id is None else "here"


def _of(chosen: Chosen) -> tuple[Order, int, str]:
    season = chosen.season.number if chosen.season else ALL_TIME
    return chosen.order, season, chosen.game_id or ALL_GAMES


def _tap(chosen: Chosen, page: int, owner: int) -> TurnPage | TurnGamePage | TurnTable:
    if chosen.order is not Order.POINTS or chosen.season is not None:
        return TurnTable(_place(chosen), page, owner, *_of(chosen))
    if chosen.game is None:
        return TurnPage(chosen.where, page, owner)
    return TurnGamePage(chosen.where, page, owner, chosen.game.id)
