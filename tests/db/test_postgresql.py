"""What can happen to a server, and to the way to it."""

import traceback
from collections.abc import AsyncIterator

import pytest
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from db.engine.database import BusyError, Database
from db.model.posts import Owner, Post, Sends
from db.store import Store
from tests.db.server import END_EVERY_OTHER
from tests.db.stores import SERVER, execute, running_match, store_at

pytestmark = pytest.mark.parametrize("backend", ["postgresql"], scope="session")


@pytest.fixture
async def database(url: URL) -> AsyncIterator[Database]:
    made = Database(url)
    yield made
    await made.close()


async def test_after_a_restart_of_the_server_it_connects_again(url: URL, store: Store) -> None:
    before = await store.people.server(SERVER)
    await execute(url, END_EVERY_OTHER)
    assert await store.people.server(SERVER) == before
    await execute(url, END_EVERY_OTHER)
    await store.people.saw_server(SERVER, "Renamed", "fr")
    assert await store.people.server(SERVER) == ("Renamed", "fr")


async def test_a_connection_that_is_lost_in_the_middle_is_a_matter_of_trying_again(
    url: URL, database: Database
) -> None:
    async def lose_it() -> None:
        async with database.write() as connection:
            await connection.exec_driver_sql("SELECT 1")
            await execute(url, END_EVERY_OTHER)
            await connection.exec_driver_sql("SELECT 1")

    with pytest.raises(BusyError):
        await lose_it()


async def test_a_statement_that_takes_too_long_is_given_up(database: Database) -> None:
    async def take_long() -> None:
        async with database.read() as connection:
            await connection.exec_driver_sql("SELECT pg_sleep(60)")

    with pytest.raises(BusyError):
        await take_long()


async def test_a_server_that_is_not_there_is_a_matter_of_trying_again(url: URL) -> None:
    with pytest.raises(BusyError):
        await store_at(url.set(host="127.0.0.1", port=1, query={}))


async def test_a_refused_user_reads_why_but_not_the_password(url: URL) -> None:
    wrong = url.set(username="nobody_at_all", password="a-password-that-nobody-may-read")  # noqa: S106 - made up
    with pytest.raises(DBAPIError, match="nobody_at_all") as refused:
        await store_at(wrong)
    assert "a-password" not in "".join(traceback.format_exception(refused.value))


async def test_a_database_that_is_not_there_is_named(url: URL) -> None:
    with pytest.raises(DBAPIError, match="no_such_rink"):
        await store_at(url.set(database="no_such_rink"))


async def test_what_stands_behind_the_question_mark_is_for_the_driver(url: URL, store: Store) -> None:
    known = {"sslmode": "disable", "channel_binding": "prefer", "application_name": "breakaway"}
    again = await store_at(url.update_query_dict(known))
    assert await again.people.server(SERVER) == await store.people.server(SERVER)
    await again.close()
    with pytest.raises(DBAPIError, match="sslmode"):
        await store_at(url.update_query_dict({"sslmode": "perhaps"}))


async def test_no_error_tells_an_argument_that_cannot_be_written(store: Store) -> None:
    match = await running_match(store)
    secret = "a-token-that-nobody-may-read"  # noqa: S105 - made up for this test
    wrong = Post("private:0", sends=Sends(secret))  # type: ignore[arg-type] # what cannot be written
    with pytest.raises(DBAPIError) as failed:
        await store.posts.save(Owner.match(match.id), Post("private:0"), wrong)
    assert secret not in "".join(traceback.format_exception(failed.value))
