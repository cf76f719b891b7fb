"""Who may sit down against a mind, and where."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.people import sentence
from tests.cogs.rink import Rink, rink_at


@pytest.fixture
async def narrow(tmp_path: Path) -> AsyncIterator[Rink]:
    """Where everybody has time for one match."""
    async with rink_at(tmp_path, most_matches=1) as made:
        yield made


@pytest.mark.parametrize(("command", "bots"), [("open", 1), ("partners", 3)])
async def test_whoever_offers_a_table_lets_bots_sit_down(rink: Rink, command: str, bots: int) -> None:
    await rink.jon.slash(rink.ice, f"hockey {command}")
    offer = rink.last()
    refused = await rink.darrell.click(offer, label="Fill with bots")
    assert "not yours" in sentence(refused)
    await rink.jon.click(offer, label="Fill with bots")
    opening = rink.public()[0].text
    assert opening.count("Doc 🩺") >= 1
    assert ("Doc 🩺 3" in opening) == (bots == 3)
    assert "is a bot. Level: Pro." in opening


async def test_bots_take_only_the_seats_that_nobody_took(rink: Rink) -> None:
    await rink.jon.slash(rink.ice, "hockey partners", partner=rink.darrell)
    offer = rink.last()
    refused = await rink.darrell.click(offer, label="Fill with bots")
    assert "Only whoever opened this table" in sentence(refused)
    await rink.jon.click(offer, label="Fill with bots")
    offer = rink.last()
    assert offer.text.count("✅") == 3
    assert "Fill with bots" not in offer.labels
    await rink.darrell.click(offer, label="Accept")
    assert "against" in rink.public()[0].text
    assert "Accept" not in rink.public()[0].labels


async def test_a_bot_has_time_for_everybody(narrow: Rink) -> None:
    await narrow.person("Ida").slash(narrow.ice, "hockey practice", level="pro")
    await narrow.jon.slash(narrow.ice, "hockey partners", partner=narrow.darrell)
    offer = narrow.last()
    await narrow.jon.click(offer, label="Fill with bots")
    await narrow.darrell.click(offer, label="Accept")
    assert "The cut:" in narrow.last().text


async def test_whoever_has_no_time_fills_no_table(narrow: Rink) -> None:
    await narrow.jon.slash(narrow.ice, "hockey open")
    offer = narrow.last()
    await narrow.jon.slash(narrow.ice, "hockey practice", level="rookie")
    assert "You have a match running already" in sentence(
        await narrow.jon.click(offer, label="Fill with bots")
    )


async def test_a_match_is_on_already_where_one_is_asked_for_again(rink: Rink) -> None:
    await rink.jon.slash(rink.ice, "hockey practice", level="rookie")
    assert "Go to the match" in sentence(await rink.jon.slash(rink.ice, "hockey practice", level="rookie"))
    other = await rink.jon.slash(rink.ice, "hockey practice", level="pro")
    assert other.response is not None
    assert not other.response.ephemeral


async def test_in_a_dm_a_challenge_offers_practice(rink: Rink) -> None:
    place = rink.jon.user.dm_channel
    told = await rink.jon.slash(place, "hockey open")
    assert "Here you can play against one of my own players." in sentence(told)
