"""What a match tells of the matches that its two players had before it."""

import pytest

from bot.matches.books import Books
from db.model.league import NEVER_MET, Met
from db.model.people import Preferences
from db.store import Store
from tests.db.stores import DARRELL, JON, NOW, match_of, meet, new_match
from tests.db.test_results import enter, game

pytestmark = pytest.mark.usefixtures("one_thread")


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
async def test_whoever_hides_in_the_middle_of_a_match_is_told_of_no_more(store: Store) -> None:
    await meet(store)
    await enter(store, [game(JON, DARRELL, score=(1, 0))])
    match, books = await store.challenges.create(new_match(JON, DARRELL), NOW + 100), Books(store)
    assert await books.met_before(match) == Met((1, 0), 0, 1)
    await store.wishes.set_player(DARRELL, lambda _: Preferences(hidden=True))
    hidden = await match_of(store, match.id)
    assert hidden
    assert await books.met_before(hidden) == NEVER_MET
