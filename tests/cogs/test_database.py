"""A database that does not answer: people are told, and nothing that was told is lost."""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from db.engine.database import BusyError
from tests.cogs.people import sentence
from tests.cogs.rink import Rink, rink_at
from tests.db.stores import written_elsewhere
from tests.typeset import gist

pytestmark = pytest.mark.slow


@pytest.fixture
async def rink(tmp_path: Path) -> AsyncIterator[Rink]:
    async with rink_at(tmp_path, patient=False) as made:
        yield made


@contextmanager
def locked(rink: Rink) -> Iterator[None]:
    """Another process writes, and does not come to an end."""
    with written_elsewhere(Path(rink.settings.database.database or "")):
        yield
    rink.forgive(BusyError)


def lock_at_the_next_accept(rink: Rink, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same, for as long as it takes to store that a player agrees."""
    accept: Callable[..., Awaitable[object]] = rink.store.challenges.accept

    async def accept_while_locked(*facts: object) -> object:
        monkeypatch.undo()
        with written_elsewhere(Path(rink.settings.database.database or "")):
            return await accept(*facts)

    monkeypatch.setattr(rink.store.challenges, "accept", accept_while_locked)
    rink.forgive(BusyError)


@contextmanager
def without(rink: Rink, table: str) -> Iterator[None]:
    """A table that cannot be found for a while."""
    other = sqlite3.connect(str(rink.settings.database.database), isolation_level=None)
    other.execute("PRAGMA legacy_alter_table = ON")
    other.execute(f"ALTER TABLE {table} RENAME TO away")
    try:
        yield
    finally:
        other.execute(f"ALTER TABLE away RENAME TO {table}")
        other.close()
        rink.forgive(OperationalError)


def all_is_well(rink: Rink) -> None:
    """Work that failed meanwhile may have left its line in the log."""
    rink.trouble.lines.clear()


async def test_a_card_tapped_while_the_database_is_locked_can_be_tapped_again(rink: Rink) -> None:
    await rink.face_off()
    person, other = rink.on_turn()
    before = [message.everything for message in (*rink.public(), *person.dms(), *other.dms())]
    card = person.hand().playable[0]["custom_id"]
    with locked(rink):
        assert gist("sorry-busy") in sentence(await person.click(person.hand(), custom_id=card))
    assert [message.everything for message in (*rink.public(), *person.dms(), *other.dms())] == before
    all_is_well(rink)
    await person.click(person.hand(), custom_id=card)
    assert rink.on_turn() == (other, person)


async def test_practice_that_was_put_up_as_the_database_got_locked_begins_later(
    rink: Rink, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock_at_the_next_accept(rink, monkeypatch)
    assert "busy" in sentence(await rink.jon.slash(rink.ice, "hockey practice", level="rookie"))
    all_is_well(rink)
    await rink.env.advance_time(60)
    assert "wins the cut" in rink.public()[0].text


async def test_a_seat_that_was_taken_as_the_database_got_locked_is_shown_later(
    rink: Rink, monkeypatch: pytest.MonkeyPatch
) -> None:
    await rink.jon.slash(rink.ice, "hockey open", length=3)
    (table,) = rink.public()
    lock_at_the_next_accept(rink, monkeypatch)
    assert "busy" in sentence(await rink.darrell.click(table, label=gist("challenge-button-sit")))
    all_is_well(rink)
    await rink.env.advance_time(60)
    await rink.darrell.click(table, label="Accept")
    assert "wins the cut" in table.text


async def test_every_command_is_answered_while_a_table_is_missing(rink: Rink) -> None:
    await rink.face_off()
    person, _ = rink.on_turn()
    commands = {
        "seats": ("hand", "match list", "match resign"),
        "totals": ("leaderboard",),
        "matches": ("hand", "match list", "match resign"),
        "players": ("leaderboard",),
    }
    for table, names in commands.items():
        with without(rink, table):
            for name in names:
                result = await person.slash(rink.ice, f"hockey {name}")
                assert result.acknowledged, (table, name)
                assert sentence(result), (table, name)
    all_is_well(rink)
    await rink.play()
    assert len(person.hand().held) == 4


async def test_a_play_that_could_not_be_shown_is_shown_later(rink: Rink) -> None:
    """The move is stored; only the answer failed, and the publisher retries that by itself."""
    await rink.face_off()
    person, other = rink.on_turn()
    card = person.hand().playable[0]
    with without(rink, "posts"):
        result = await person.click(person.hand(), custom_id=card["custom_id"])
        assert result.acknowledged
    await rink.env.advance_time(120)
    all_is_well(rink)
    assert rink.on_turn() == (other, person)
    assert other.hand().lines[1] == f"**Your turn:** answer **{card['label']}**."
    assert len(other.dms()) == 1


async def test_a_sheet_that_discord_refused_for_a_while_is_made_good(rink: Rink) -> None:
    await rink.face_off()
    person, other = rink.on_turn()
    rink.env.inject_error("PATCH", f"/channels/{rink.ice.id}/messages/*", status=500, times=2)
    _, card = await rink.play()
    assert f"**{card}**" not in rink.sheets()[-1].text
    await rink.env.advance_time(30)
    all_is_well(rink)
    assert f"**{card}**" in rink.sheets()[-1].text
    assert rink.on_turn() == (other, person)
    assert len(rink.sheets()) == 1


async def test_a_sheet_that_is_too_old_to_be_edited_is_replaced(rink: Rink) -> None:
    """Discord lets few edits through to messages older than an hour; sends are not counted with them."""
    old = await rink.face_off()
    await rink.env.advance_time(2 * 3600)
    rink.env.inject_error("PATCH", f"/channels/{rink.ice.id}/messages/{old.id}", status=429, code=30046)
    _, card = await rink.play()
    (sheet,) = rink.sheets()
    assert sheet.id != old.id
    assert f"**{card}**" in sheet.text


async def test_a_young_sheet_that_discord_refuses_for_a_while_stays_where_it_is(rink: Rink) -> None:
    sheet = await rink.face_off()
    rink.env.inject_error("PATCH", f"/channels/{rink.ice.id}/messages/{sheet.id}", status=429, code=30046)
    _, card = await rink.play()
    await rink.env.advance_time(30)
    all_is_well(rink)
    (after,) = rink.sheets()
    assert after.id == sheet.id
    assert f"**{card}**" in after.text


async def test_a_sheet_that_a_moderator_deleted_is_posted_again(rink: Rink) -> None:
    sheet = await rink.face_off()
    person, _ = rink.on_turn()
    rink.env.backend.delete_message(rink.ice.id, sheet.id)
    await person.click(person.hand(), custom_id=person.hand().playable[0]["custom_id"])
    (after,) = rink.sheets()
    assert after.id != sheet.id
    assert after.text.count("Turn ends") == after.labels.count("⋯ More") == 1


async def test_the_bot_ends_while_the_database_is_locked(rink: Rink) -> None:
    heart = rink.env.bot.heart  # type: ignore[attr-defined]
    await rink.face_off()
    await heart.beat()
    assert heart.steady
    with locked(rink):
        await rink.env.bot.close()
    assert rink.env.bot.is_closed()
    assert rink.trouble.lines == []
