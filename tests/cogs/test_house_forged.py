"""Who may make house rules, by which buttons; and that all of it fits Discord's limits."""

from typing import Any

import pytest

from hockey.pile.rules import Contradiction
from tests.cogs.people import Person, sentence
from tests.cogs.rink import Rink
from tests.cogs.workshop import CREATE, Workshop, make_house


@pytest.fixture
def ida(rink: Rink) -> Person:
    return rink.admin("Ida")


async def test_only_who_may_manage_the_server_gets_anywhere(rink: Rink, ida: Person) -> None:
    await make_house(rink, ida)
    commands: list[tuple[str, dict[str, Any]]] = [
        (CREATE, {}),
        ("hockey-admin house list", {}),
        ("hockey-admin house remove", {"name": "Prairie"}),
        ("hockey-admin setup", {}),
    ]
    rink.let_everybody_use("hockey-admin")
    for command, options in commands:
        told = sentence(await rink.jon.slash(rink.ice, command, **options))
        assert "who may manage the server" in told
    sheet = await rink.challenge()
    code = "2-J-55556-444446-0-t"
    for custom_id in (f"house:play:{code}", f"house:name:{code}", "house:remove:1", "setup:place:thread"):
        assert "who may manage the server" in sentence(await rink.jon.forge(sheet, custom_id))
    assert "who may manage" in sentence(await rink.jon.submit(rink.ice, f"house:save:{code}"))
    assert len(await rink.store.houses.of(rink.guild.id)) == 1


@pytest.mark.parametrize(
    "custom_id",
    [
        "house",
        "house:",
        "house:play",
        "house:play:",
        "house:play:2-J-55556-444446-0",
        "house:play:3-J-55556-444446-0-t",
        "house:play:2-X-55556-444446-0-t",
        "house:play:2-J-5555z-444446-0-t",
        "house:play:2-J-99a-444446-0-tq",
        "house:play:2-J-55556-444446-99-t",
        "house:play:2-J-55556-444446-0-",
        "house:chess:2-J-55556-444446-0-t",
        f"house:play:2-J-{'5' * 70}-444446-0-t",
        "house:third:2-J-55556-444446-0-t",
        "house:centre:2-J-55556-444446-0-t",
        "house:deals:2-J-55556-444446-0-t",
        "house:remove:99",
        "house:remove:x",
    ],
)
async def test_what_nobodys_button_says_is_refused(rink: Rink, ida: Person, custom_id: str) -> None:
    workshop = await Workshop.open(rink, ida)
    assert "don't know this button" in sentence(await ida.forge(workshop.message, custom_id))


async def test_every_contradiction_is_told_in_a_sentence_of_its_own(rink: Rink, ida: Person) -> None:
    """Those that no button leads to are told, too."""
    workshop = await Workshop.open(rink, ida)
    told = set()
    codes = ["2-JJ-55556-444446-0-t", "2-J-55550-444446-0-t", "2-J-55556-4-0-t", "2-J-5-444446-13-tis"]
    codes += ["2-23456789TJQKA-55556-444446-0-t"]
    for code in [*codes, "2--55556-444446-0-ns", "2-J-55556-444446-0-n"]:
        await ida.forge(workshop.message, f"house:play:{code}")
        told |= {line for line in workshop.message.lines if line.startswith("- ")}
    assert len(told) >= len(Contradiction) - 2  # seats and ranks are never another number


async def test_every_code_fits_and_no_message_is_too_long(rink: Rink, ida: Person) -> None:
    workshop = await Workshop.open(rink, ida, base="partners")
    await workshop.choose("power", *[option["label"] for option in workshop.select("power")["options"]])
    for page in ("Next", "Back"):
        assert len(workshop.message.text) <= 2000
        assert all(len(part["custom_id"]) <= 100 for part in workshop.message.parts if "custom_id" in part)
        assert len(workshop.message.components) <= 5
        await workshop.tap(page)
