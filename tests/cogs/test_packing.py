"""A match that was packed is told, watched, exported and analysed as before, and late taps are answered."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.words import words_for
from tests.cogs.ended import ended, play_out
from tests.cogs.people import Message, Person, sentence
from tests.cogs.rink import Rink, rink_at
from tests.db.stores import rows

WORDS = words_for("en")

pytestmark = pytest.mark.slow

KINDS = 10
"""At least this many kinds of buttons are tapped."""
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


Tap = tuple[Person, Message, str]


def taps(person: Person, *shown: Message) -> list[Tap]:
    """Every button of messages that a person sees, as it can be pressed now and later."""
    found = [(message, each) for message in shown for each in message.buttons]
    return [(person, message, each["custom_id"]) for message, each in found if "custom_id" in each]


async def test_buttons_of_every_moment_of_it_are_answered_and_change_nothing(rink: Rink) -> None:
    """Cards and answers of the running match, and what stands below the result but for Rematch."""
    await rink.face_off(length=1)
    late = [tap for person in rink.players for tap in taps(person, *rink.public(), *person.dms())]
    for person in rink.players:
        for command in ("hand", "match resign", "match pause"):
            await person.slash(rink.ice, f"hockey {command}")
        late += taps(person, person.hand(), *person.private(rink.ice))
    loaded = await play_out(rink)
    while not rink.over:
        await rink.env.advance_time(1)
    for person in rink.players:
        late += [tap for tap in taps(person, *rink.public(), *person.dms()) if "rematch" not in tap[2]]
    await rink.env.advance_time(TWO_HOURS)
    assert await counts(rink) == (0, 1)
    assert len({custom_id.split(":")[0] for *_, custom_id in late}) >= KINDS
    shown = [message.everything for message in rink.public()]
    for person, message, custom_id in late:
        assert (await person.forge(message, custom_id)).acknowledged, custom_id
    await rink.env.advance_time(1)
    assert [message.everything for message in rink.public()] == shown
    again = await rink.env.bot.matches.load(loaded.id)  # type: ignore[attr-defined]
    assert (again.ply, again.state) == (loaded.ply, loaded.state)
    assert await counts(rink) == (0, 1)


@pytest.mark.soak
async def test_its_buttons_are_answered_as_before(rink: Rink) -> None:
    await ended(rink)
    hand, result = rink.jon.hand(), rink.last()
    await rink.env.advance_time(TWO_HOURS)
    assert await counts(rink) == (0, 1)
    posted = len(rink.public())
    for label in ("Watch", "Export", WORDS("final-button-analyse")):
        before = len(rink.jon.private(rink.ice))
        await rink.jon.click(result, label=label)
        assert len(rink.jon.private(rink.ice)) > before, label
    assert len(rink.public()) == posted
    assert f"/{rink.ice.id}" in sentence(await rink.jon.click(hand, label="Rematch"))
    assert len(rink.public()) == posted + 1
