from collections.abc import Callable

from db.model.people import KnownPlayer, Pace, Place, Preferences, Setup
from db.store import Store
from tests.db.stores import DARRELL, IDA, JON, OTHER_SERVER, SERVER, locale_of, running_match


async def test_the_latest_name_and_language_of_a_server_win(store: Store) -> None:
    await store.people.saw_server(SERVER, "Patinoire", "fr")
    assert await store.people.server(SERVER) == ("Patinoire", "fr")
    assert await store.people.server(OTHER_SERVER) == ("The Pond", "en-US")


async def test_a_language_is_remembered_until_another_is_seen(store: Store) -> None:
    assert [await locale_of(store, player_id) for player_id in (JON, DARRELL)] == [None, None]
    await store.people.saw_player(JON, "Jon", "fr")
    await store.people.saw_player(JON, "Jon B.")  # seen as an opponent: Discord tells no language then
    await store.people.saw_player(DARRELL, "Darrell", "en-GB")
    assert [await locale_of(store, player_id) for player_id in (JON, DARRELL)] == ["fr", "en-GB"]
    await store.people.saw_player(JON, "Jon", "de")
    assert await locale_of(store, JON) == "de"


async def test_names_are_kept_as_they_are_written(store: Store) -> None:
    for name in ("'; DROP TABLE players; --", "\u202edesrever", "Ида", "a" * 100):
        await store.people.saw_server(SERVER, name, "ru")
        assert (await store.people.server(SERVER))[0] == name
    assert await locale_of(store, IDA) is None


def placed(place: Place) -> Callable[[Setup | None], Setup]:
    return lambda _: Setup("classic", place, None, Pace.LIVE)


async def test_servers_that_want_threads_are_known(store: Store) -> None:
    assert await store.wishes.servers_with_threads() == set()
    for server_id, place in ((SERVER, Place.CHANNEL), (OTHER_SERVER, Place.THREAD)):
        await store.wishes.set_server(server_id, placed(place))
    assert await store.wishes.servers_with_threads() == {OTHER_SERVER}


async def test_who_plays_is_known_by_name_and_language(store: Store) -> None:
    await store.people.saw_player(JON, "Jon", "fr")
    await store.wishes.set_player(JON, lambda _: Preferences(language="ru"))
    match = await running_match(store)
    assert sorted(await store.people.who_play(), key=lambda each: each.name) == [
        KnownPlayer(DARRELL, "Darrell", None, None),
        KnownPlayer(JON, "Jon", "fr", "ru"),
    ]
    await store.matches.settle(match.id)
    assert await store.people.who_play() == []


async def test_a_server_of_which_nothing_is_told_stays_what_it_was(store: Store) -> None:
    await store.people.saw_server(SERVER, "Patinoire", "fr")
    for server_id in (SERVER, 99):
        await store.people.met_server(server_id, "", "en-US")
    assert await store.people.server(SERVER) == ("Patinoire", "fr")
    assert await store.people.server(99) == ("", "en-US")
