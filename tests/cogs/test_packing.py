"""A match that was packed is told, watched, exported and analysed as before, and late taps are answered."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from tests.cogs.ended import ended
from tests.cogs.people import sentence
from tests.cogs.rink import Rink, rink_at
from tests.db.stores import rows

HOUR, TWO_HOURS = timedelta(hours=1), 7200.0
PLIES, PACKED = "SELECT count(*) FROM plies", "SELECT count(*) FROM logs"


@pytest.fixture
async def rink(tmp_path: Path) -> AsyncIterator[Rink]:
    async with rink_at(tmp_path, packing_time=HOUR) as made:
        yield made


async def counts(rink: Rink) -> tuple[object, object]:
    """How many plies lie there one by one, and how many matches are packed."""
    (plies,), (packed,) = [(await rows(rink.settings.database, query))[0] for query in (PLIES, PACKED)]
    return plies, packed


async def test_it_is_packed_once_it_has_been_over_for_a_while(rink: Rink) -> None:
    loaded = await ended(rink)
    assert await counts(rink) == (loaded.ply, 0)
    await rink.env.advance_time(TWO_HOURS)
    assert await counts(rink) == (0, 1)
    again = await rink.env.bot.desk.load(loaded.id)  # type: ignore[attr-defined]
    assert (again.ply, again.state) == (loaded.ply, loaded.state)


async def test_a_match_that_runs_is_not(rink: Rink) -> None:
    await rink.face_off(length=1)
    before = await counts(rink)
    await rink.env.advance_time(TWO_HOURS)
    assert (await counts(rink))[1] == 0
    assert await counts(rink) >= before
    await rink.play()


async def test_its_buttons_are_answered_as_before(rink: Rink) -> None:
    await ended(rink)
    hand, result = rink.jon.hand(), rink.last()
    await rink.env.advance_time(TWO_HOURS)
    assert await counts(rink) == (0, 1)
    posted = len(rink.public())
    for label in ("Watch", "Export", "Analyse"):
        before = len(rink.jon.private(rink.ice))
        await rink.jon.click(result, label=label)
        assert len(rink.jon.private(rink.ice)) > before, label
    assert len(rink.public()) == posted
    assert f"/{rink.ice.id}" in sentence(await rink.jon.click(hand, label="Rematch"))
    assert len(rink.public()) == posted + 1
