"""Who may make house rules, by which buttons; and that all of it fits Discord's limits."""

from typing import Any

from bot.words import words_for
from hockey.pile.rules import Contradiction
from tests.cogs.people import Person, sentence
from tests.cogs.rink import Rink
from tests.cogs.workshop import CREATE, Workshop, make_house

MAY_NOT = words_for("en")("admin-not-allowed")


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
        assert told == MAY_NOT
    sheet = await rink.challenge()
    code = "2-J-55556-444446-0-t"
    for custom_id in (f"house:name:{code}", f"house:name:{code}", "house:remove:1", "setup:threads:on"):
        assert sentence(await rink.jon.forge(sheet, custom_id)) == MAY_NOT
    assert sentence(await rink.jon.submit(rink.ice, f"house:save:{code}")) == MAY_NOT
    assert len(await rink.store.houses.of(rink.guild.id)) == 1


async def test_what_nobodys_button_says_is_refused(rink: Rink, ida: Person) -> None:
    workshop = await Workshop.open(rink, ida)
    for custom_id in (
        "house",
        "house:",
        "house:name",
        "house:name:",
        "house:name:2-J-55556-444446-0",
        "house:name:3-J-55556-444446-0-t",
        "house:name:2-X-55556-444446-0-t",
        "house:name:2-J-5555z-444446-0-t",
        "house:name:2-J-99a-444446-0-tq",
        "house:name:2-J-55556-444446-99-t",
        "house:name:2-J-55556-444446-0-",
        "house:chess:2-J-55556-444446-0-t",
        f"house:name:2-J-{'5' * 70}-444446-0-t",
        "house:third:2-J-55556-444446-0-t",
        "house:centre:2-J-55556-444446-0-t",
        "house:deals:2-J-55556-444446-0-t",
        "house:remove:99",
        "house:remove:x",
    ):
        assert "don't know this button" in sentence(await ida.forge(workshop.message, custom_id)), custom_id


async def test_every_contradiction_is_told_in_a_sentence_of_its_own(rink: Rink, ida: Person) -> None:
    """Those that no button leads to are told, too."""
    workshop = await Workshop.open(rink, ida)
    told = set()
    codes = ["2-JJ-55556-444446-0-t", "2-J-55550-444446-0-t", "2-J-55556-4-0-t", "2-J-5-444446-13-tis"]
    codes += ["2-23456789TJQKA-55556-444446-0-t"]
    for code in [*codes, "2--55556-444446-0-ns", "2-J-55556-444446-0-n"]:
        await ida.forge(workshop.message, f"house:power:{code}", *code.split("-")[1])
        told |= {line for line in workshop.message.lines if line.startswith("- ")}
    assert len(told) >= len(Contradiction) - 2  # seats and ranks are never another number
