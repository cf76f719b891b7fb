"""The policy template says of each table what is really stored, handed out and deleted."""

import re
from pathlib import Path

import pytest
from sqlalchemy import Table, select
from sqlalchemy.engine import URL

from db.engine.database import Database
from db.schema import metadata
from tests.db.leagues import fill_every_table
from tests.db.stores import JON, blank, store_at

DOCS = Path(__file__).parents[2] / "docs"
POLICY = (DOCS / "privacy-policy.md").read_text(encoding="utf-8")
# Servers aren't people, and a process's notes about itself name no one.
OF_NOBODY = {"servers", "setups", "houses", "holder"}
OF_NOBODY |= {"calendars", "seasons", "editions"}
OF_NOBODY |= {"tournaments", "entrants", "rounds", "pairings", "pairing_matches"}
ROWS = {
    name: (given, after)
    for name, given, after in re.findall(
        r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \| ([^|]+) \|$", POLICY, re.MULTILINE
    )
}


def holds_of(row: dict[str, object], player_id: int, name: str) -> bool:
    """True if a row says anything about a person, even in the middle of a text."""
    words = re.compile(rf"\b({player_id}|{name})\b")
    return any(words.search(str(value)) for value in row.values())


async def contents(url: URL) -> dict[str, list[dict[str, object]]]:
    database = Database(url)
    found = {}
    async with database.read() as connection:
        for table in metadata.sorted_tables:
            found[table.name] = [dict(row) for row in (await connection.execute(select(table))).mappings()]
    await database.close()
    return found


def names_a_person(table: Table) -> bool:
    return any(column.name.endswith(("player_id", "partner_id", "blocked_id")) for column in table.columns)


def test_every_table_is_named_or_known_to_hold_no_personal_data() -> None:
    assert set(ROWS) | OF_NOBODY == set(metadata.tables)
    assert not set(ROWS) & OF_NOBODY
    assert not [table for table in metadata.sorted_tables if names_a_person(table) and table.name not in ROWS]


@pytest.mark.parametrize("backend", ["sqlite"], scope="session")
async def test_what_it_says_is_handed_out_and_deleted_is(backend: str) -> None:
    async with blank(backend) as url:
        store = await store_at(url)
        await fill_every_table(store)
        before = await contents(url)
        kept = await store.privacy.kept_of(JON)
        assert all(kept.values())
        assert {name for name, (given, _) in ROWS.items() if given not in {"no", "as your matches"}} == set(
            kept
        )
        mine = {each.id for each in await store.privacy.matches_of(JON)}
        await store.privacy.forget(JON, "Player")
        after = await contents(url)
        await store.close()
    for name, (_, fate) in ROWS.items():
        if fate == "your id stays, without your name":
            assert after[name] == before[name]
            assert not [row for row in after[name] if holds_of(row, 0, "Jon")]
            continue
        if fate == "yours are deleted; in those by others your id stays, without your name":
            assert after[name] == [row for row in before[name] if row["player_id"] != JON] != before[name]
            assert [row for row in after[name] if holds_of(row, JON, "Jon")]
            assert not [row for row in after[name] if holds_of(row, 0, "Jon")]
            continue
        assert not [row for row in after[name] if holds_of(row, JON, "Jon")]
        if fate == "those to you alone deleted":
            places = {(row["owner_id"], row["name"]) for row in kept[name]}
            assert not [row for row in after[name] if (row["owner_id"], row["name"]) in places]
            assert len(after[name]) == len(before[name]) - len(places)
            continue
        others = [row for row in before[name] if not holds_of(row, JON, "Jon")]
        if fate == "deleted":
            assert len(others) < len(before[name])
            assert all(row in after[name] for row in others)
        else:
            assert fate == "kept without you"
            assert len(after[name]) == len(before[name])
    assert mine
    assert not [row for row in after["posts"] if row["owner_id"] in mine and row["token"] is not None]
