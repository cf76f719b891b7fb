"""What a server's own rules may be called, and who sees the name."""

import pytest

from tests.cogs.people import Person, sentence
from tests.cogs.rink import Rink
from tests.cogs.workshop import CREATE, Workshop, make_house

LONGEST = "W" * 32


@pytest.fixture
def ida(rink: Rink) -> Person:
    return rink.admin("Ida")


@pytest.mark.parametrize(
    "name", ["Classic", "stockham", "ORIGINAL, 1961", "prairie", " Prairie\u200b ", "house:1"]
)
async def test_a_name_that_another_game_bears_is_refused(rink: Rink, ida: Person, name: str) -> None:
    await make_house(rink, ida, "Prairie")
    workshop = await Workshop.open(rink, ida)
    shown = await workshop.name(name)
    assert "the name of another game here" in sentence(shown)
    assert "Name them" in workshop.message.labels
    assert len(await rink.store.houses.of(rink.guild.id)) == 1


@pytest.mark.parametrize("name", ["", " ", "\u200b", LONGEST + "W"])
async def test_a_name_too_short_or_too_long_is_refused(rink: Rink, ida: Person, name: str) -> None:
    workshop = await Workshop.open(rink, ida)
    assert "1 to 32 characters" in sentence(await workshop.name(name))
    assert await rink.store.houses.of(rink.guild.id) == []


@pytest.mark.parametrize(("name", "shown"), [("*A* _B_", r"\*A\* \_B\_"), ("@everyone", "@\u200beveryone")])
async def test_a_name_is_shown_as_it_was_typed_and_does_nothing(
    rink: Rink, ida: Person, name: str, shown: str
) -> None:
    workshop = await Workshop.open(rink, ida)
    await workshop.name(name)
    assert workshop.message.text.startswith(f"**{shown}** is on offer")
    challenge = await rink.challenge(game=name)
    assert shown in challenge.text
    await ida.slash(rink.ice, "hockey rules", game=name)
    assert f"### {shown}" in ida.private(rink.ice)[-1].lines


async def test_another_server_may_use_the_name_and_never_sees_the_rules(rink: Rink, ida: Person) -> None:
    await make_house(rink, ida)
    regina = rink.env.create_guild("Regina")
    ice = regina.create_text_channel("ice")
    wayne = rink.admin("Wayne", regina)
    choices = await wayne.autocomplete(ice, "hockey rules", "game", "")
    assert not [choice for choice in choices if "Prairie" in choice["name"]]
    for asked in ("Prairie", "house:1"):
        assert "There is no game called" in sentence(await wayne.slash(ice, "hockey rules", game=asked))
    await wayne.slash(ice, CREATE)
    workshop = Workshop(wayne, wayne.private(ice)[-1])
    await workshop.name("Prairie")
    assert "is on offer" in workshop.message.text
    assert "don't know this button" in sentence(await wayne.forge(workshop.message, "house:remove:1"))
    assert len(await rink.store.houses.of(rink.guild.id)) == 1
