"""Names and languages are written once, and the matches of these people are drawn again."""

from typing import NoReturn

import pytest

from bot.known_people import KnownPeople
from bot.matches.live import LiveMatches
from db.engine.database import BusyError
from db.store import Store
from tests.bot.matches import accepted
from tests.db.stores import JON


async def busy(*_: object, **__: object) -> NoReturn:
    raise BusyError


@pytest.mark.parametrize("failing", ["saw_player", "unsettled"])
async def test_a_language_that_could_not_be_written_or_shown_is_new_at_the_next_tap(
    store: Store, matches: LiveMatches, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    people, loaded = KnownPeople(store, matches), await accepted(matches, store)
    with monkeypatch.context() as failure:
        failure.setattr(store.people if failing == "saw_player" else store.matches, failing, busy)
        with pytest.raises(BusyError):
            await people.remember_name(JON, "Jon", "fr")
    await people.remember_name(JON, "Jon", "fr")
    assert (await matches.load(loaded.id)).match.seats[0].locale == "fr"
