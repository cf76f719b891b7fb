"""Asking for a pause again: whoever is away is told of each, and not out of bed each minute."""

import pytest

from tests.cogs.people import Person
from tests.cogs.rink import Rink
from tests.cogs.test_reminders import sent
from tests.cogs.test_turn_clock import HOUR, waiting


async def asks(rink: Rink, person: Person) -> None:
    await person.slash(rink.ice, "hockey match pause")
    await person.click(person.private(rink.ice)[-1], label="A day")


async def takes_back(rink: Rink, person: Person) -> None:
    await person.slash(rink.ice, "hockey match pause")
    await person.click(person.private(rink.ice)[-1], label="Take it back")


@pytest.mark.parametrize("how", ["refused", "taken back"])
async def test_a_pause_that_is_asked_for_again_rings_again(rink: Rink, how: str) -> None:
    person, other = await waiting(rink)
    await rink.env.advance_time(HOUR)
    for _ in range(2):
        rung = len(sent(rink, other))
        await asks(rink, person)
        assert len(sent(rink, other)) == rung + 1
        if how == "refused":
            await other.click(rink.sheets()[-1], label="No pause")
        else:
            await takes_back(rink, person)
        await rink.env.advance_time(HOUR)


async def test_whoever_asks_again_and_again_rings_once_in_a_quarter_of_an_hour(rink: Rink) -> None:
    person, other = await waiting(rink)
    await rink.env.advance_time(HOUR)
    rung = len(sent(rink, other))
    for _ in range(3):
        await asks(rink, person)
        await takes_back(rink, person)
    await asks(rink, person)
    assert len(sent(rink, other)) == rung + 1
    await rink.env.advance_time(14 * 60)
    assert len(sent(rink, other)) == rung + 1
    await rink.env.advance_time(2 * 60)
    assert len(sent(rink, other)) == rung + 2
