"""Every card of a league against the recount; a difference is a line that says where."""

import tomllib
from collections.abc import AsyncIterator, Iterator, Sequence
from itertools import combinations
from typing import Any

from sandbox.people import ChannelPlace, Person
from tests.e2e.process import ROOT
from tests.hockey.oracle_figures import lines_of
from tests.league import boards, cards, reading
from tests.league.ledger import Ledger, Row, points
from tests.league.plan import GAMES
from tests.typeset import together

PAGE = 10
MOST_CLIMBERS = 3
EVERY_GAME = (*GAMES, "partners")
TITLES = tomllib.loads((ROOT / "hockey" / "faces.toml").read_text())
Window = tuple[float, float]

BY = {"resign": ", by resignation", "walkover": ", by walkover", "clock": ", on time"}


class Checks:
    """`told` are the lines of the server's export, `seasons` the windows of its seasons by number."""

    def __init__(
        self,
        place: ChannelPlace,
        people: Sequence[Person],
        told: list[dict[str, Any]],
        seasons: dict[int, Window],
    ) -> None:
        self._place, self._people, self._told = place, people, told
        self._windows: list[tuple[int | None, Window | None]] = [(None, None), *seasons.items()]
        self._ledger = Ledger(told)
        self._begun = max((since for since, _ in seasons.values()), default=0.0)
        self._before = Ledger([each for each in told if each["ended"] < self._begun])
        self._names = {person.id: person.name for person in people}
        self.looked_at = 0

    async def everything(self, games: Sequence[str | None] = (None, *EVERY_GAME)) -> list[str]:
        found = []
        for check in (
            self.cards_of_people(games),
            self.rivalries(),
            self.records(games),
            self.tables(games),
            self.history(),
        ):
            found += [difference async for difference in check]
        return found + [difference async for difference in self.results()]

    async def cards_of_people(self, games: Sequence[str | None]) -> AsyncIterator[str]:
        for person in self._people:
            for number, window in self._windows:
                for game in games if number is None else (None, games[-1]):
                    rows = self._ledger.of(person.id, game, window)
                    card = await self._ask(person, "hockey stats", number, game)
                    asked = await reading.tapped(person, card, "More numbers")
                    wanted = [
                        *cards.ratings(self._ledger, person.id, game),
                        *cards.somebody(rows, self._names),
                    ]
                    where = f"stats of {person.name}, season {number}, {game}"
                    told = [
                        line for line in reading.lines(asked)[1:] if not line.startswith(("Badges:", "-# "))
                    ]
                    for difference in _compared(wanted, told):
                        yield f"{where}: {difference}"
                    picture = reading.alt(person, asked)
                    if picture != cards.curve(rows, person.name):
                        yield f"{where}: the picture says {picture!r}, not {cards.curve(rows, person.name)!r}"

    async def rivalries(self) -> AsyncIterator[str]:
        for one, other in combinations(self._people, 2):
            for number, window in self._windows:
                mine, theirs = (
                    [row for row in self._ledger.of(who.id, window=window) if whom.id in row.against]
                    for who, whom in ((one, other), (other, one))
                )
                asked = await self._ask(self._people[0], "hockey rivalry", number, None, a=one, b=other)
                wanted = list(cards.rivalry(mine, theirs, (one.name, other.name)))
                for difference in _compared(wanted, reading.lines(asked)[1:]):
                    yield f"rivalry of {one.name} and {other.name}, season {number}: {difference}"

    async def records(self, games: Sequence[str | None]) -> AsyncIterator[str]:
        for number, window in self._windows:
            for game in games:
                asked = await self._ask(self._people[0], "hockey records", number, game)
                wanted = list(cards.records(self._ledger.of(game=game, window=window), self._names))
                told = reading.lines(asked)[1:]
                fits = len(told) == len(wanted) and all(
                    line in each for line, each in zip(told, wanted, strict=True)
                )
                if not fits:
                    yield f"records, season {number}, {game}: {told}, not {wanted}"

    async def tables(self, games: Sequence[str | None]) -> AsyncIterator[str]:
        for number, window in self._windows:
            for game in games:
                for order in boards.ORDERS:
                    asked = boards.Asked(order, game, window)
                    async for difference in self._board(number, asked):
                        yield f"board by {order}, season {number}, {game}: {difference}"

    async def _board(self, number: int | None, asked: boards.Asked) -> AsyncIterator[str]:
        table = boards.table(self._ledger, asked)
        options = self._options(number, asked.game) | {"order": asked.order}
        pages = await reading.pages(self._people[0], self._place, "hockey leaderboard", **options)
        self.looked_at += len(pages)
        if len(pages) != max(1, -(-len(table) // PAGE)):
            yield f"{len(pages)} pages of {len(table)} rows"
            return
        for page, told in enumerate(pages):
            rows = table[page * PAGE : (page + 1) * PAGE]
            before, _, rest = told.text.partition("```")
            drawn, _, after = rest.partition("```")
            lines = drawn.strip().splitlines()[1:]
            if len(lines) != len(rows):
                yield f"{len(lines)} rows on page {page + 1}, not {len(rows)}: {before}{after}"
                return
            for row, line in zip(rows, lines, strict=True):
                names = [self._names[who] for who in row.players]
                for difference in boards.in_table(row, names, line):
                    yield difference
            for difference in self._own(table, after.replace("**", "")):
                yield difference
            if (climbing := self._climbing(asked, table)) != _climbing_told(after):
                yield f"not {climbing!r}: {after}"

    def _own(self, table: Sequence[boards.Line], told: str) -> Iterator[str]:
        """The asking player's row is below in full; for pairs, their best one."""
        me = self._people[0]
        own = next((row for row in table if me.id in row.players), None)
        if own is not None:
            for pattern in boards.in_full(own, told):
                yield f"of {me.name}: no {pattern} in {told}"

    def _climbing(self, asked: boards.Asked, table: Sequence[boards.Line]) -> str:
        """Who has climbed on a board of all time since the current season began."""
        if asked.pairs or asked.window is not None:
            return ""
        latest = self._ledger.of(game=asked.game, window=(self._begun, float("inf")))
        played = {row.player for row in latest if row.partner is None}
        found = boards.climbing(boards.table(self._before, asked), table, played)
        return ", ".join(
            together(f"{self._names[who]} {before} → {now}")
            for place, (who, before, now) in enumerate(found)
            if place < MOST_CLIMBERS or who == self._people[0].id
        )

    async def history(self) -> AsyncIterator[str]:
        for person in self._people:
            for number, window in self._windows:
                since, until = window or (0.0, float("inf"))
                mine = [
                    each
                    for each in sorted(self._told, key=lambda one: (-one["ended"], -one["match"]))
                    if person.id in each["players"] and since <= each["ended"] < until
                ]
                options = self._options(number, None)
                pages = await reading.pages(person, self._place, "hockey history", **options)
                self.looked_at += len(pages)
                told = [line for page in pages for line in reading.lines(page)]
                wanted = [_past(each, person.id) for each in mine]
                count = cards.counted(len(mine), "match", "matches")
                title = f"{person.name}: {count}" + (f", season {number}" if number else "")
                if mine and told[0] != title:
                    yield f"history of {person.name}: {told[0]}, not {title}"
                lines = [line.rpartition("\xa0· ")[0] for line in told if " against " in line]
                for difference in _compared(wanted, lines):
                    yield f"history of {person.name}, season {number}: {difference}"

    async def results(self) -> AsyncIterator[str]:
        """What is below each result about its ratings."""
        store = self._people[0].world.store
        for each in self._told:
            channel = store.channels[each["channel"]]
            text = "\n".join(message.text for message in self._people[0].sees(channel))
            rows = [row for row in self._ledger.rows if row.match == each["match"] and row.mu is not None]
            for row in rows:
                line = moved(row, self._names[row.player])
                if line not in text:
                    yield f"result of match {row.match}: no {line}"
            if not rows and "Rating: " in text:
                yield f"result of match {each['match']}: it tells ratings, and moves none"

    async def exports(self) -> AsyncIterator[str]:
        """True if each player gets what the server's export has."""
        by_id = {person.id: person for person in self._people}
        for each in self._told:
            person = next(by_id[who] for who in each["players"] if who in by_id)
            if await reading.of_match(person, self._place, each["match"]) != each["record"]:
                yield f"export of match {each['match']}: not what the server's export has"

    async def _ask(
        self, person: Person, words: str, number: int | None, game: str | None, **options: object
    ) -> Any:
        self.looked_at += 1
        return await reading.ask(person, self._place, words, **options, **self._options(number, game))

    @staticmethod
    def _options(number: int | None, game: str | None) -> dict[str, object]:
        options: dict[str, object] = {} if number is None else {"season": str(number)}
        return options | ({} if game is None else {"game": game})


def moved(row: Row, name: str) -> str:
    """What a result says of a rating."""
    assert row.mu is not None
    assert row.mu_before is not None
    after = points(row.mu)
    by = after - points(row.mu_before)
    how = f"+{by}" if by > 0 else f"−{-by}" if by < 0 else "same"
    return f"{name}\N{NO-BREAK SPACE}{after}\N{NO-BREAK SPACE}({how})"


def _compared(wanted: Sequence[str], told: Sequence[str]) -> Iterator[str]:
    """Lines that differ; alternatives for a line are in one, separated by breaks."""
    if len(wanted) != len(told):
        yield f"{told}, not {wanted}"
        return
    for line, one in zip(told, wanted, strict=True):
        if line not in one.splitlines():
            yield f"{line!r}, not {one!r}"


def _past(told: dict[str, Any], player: int) -> str:
    """A line of a history, without when it was."""
    record, seat = told["record"], told["players"].index(player)
    end = lines_of(record)[-1]
    others = " and ".join(record["players"][1 - seat % 2 :: 2])
    name = TITLES[told["game"]]["name"]
    if end["outcome"] == "unfinished":
        return f"– against {others}\xa0· {name}"
    letter = "T" if end["winner"] is None else "W" if end["winner"] == seat % 2 else "L"
    mine, theirs = end["score"][seat % 2], end["score"][1 - seat % 2]
    by = BY[record["end"]["by"]] if "end" in record else ""
    return together(f"{letter} {mine} – {theirs} against {others}{by}\xa0· {name}")


def _climbing_told(text: str) -> str:
    lines = [line for line in text.splitlines() if line.startswith("📈")]
    return lines[0].partition(": ")[2] if lines else ""
