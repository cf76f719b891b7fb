"""The page on a phone with more people than two: everything that is used is in view."""

import json
from pathlib import Path

from playwright.async_api import Locator, expect

from hockey.catalogue import CATALOGUE
from hockey.game import Options
from sandbox import Sandbox
from sandbox.demo import Rink
from sandbox.page.keeper import Keeper
from sandbox.people import GuildPlace
from tests.hockey.sealed import sealed_paper
from tests.page.screens import PHONE, Screen, Screens, async_fixture

NARROWEST = 80
TALLEST_HEAD = 80  # two lines


@async_fixture
async def screen(screens: Screens, keeper: Keeper, served: Sandbox, place: Rink) -> Screen:
    guild = GuildPlace(served, served.store.guilds[place.channel.channel.guild_id or 0])
    for name in ("Wayne", "Mario"):
        guild.person(name)
    await keeper.start()
    return await screens.open(PHONE)


async def inside(locator: Locator) -> bool:
    box = await locator.bounding_box()
    assert box
    across = box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
    return across and box["y"] >= 0 and box["y"] + box["height"] <= PHONE["height"]


async def test_four_people_leave_room_to_say_where(screen: Screen) -> None:
    for tab in ("Jon", "#rink"):
        await screen.page.get_by_role("tab", name=tab).click()
        await all_is_in_view(screen, f"phone-four-{tab.strip('#').lower()}")


async def all_is_in_view(screen: Screen, name: str) -> None:
    pane = screen.page.locator(".pane.current")
    await expect(pane.get_by_role("button", name="Mario")).to_be_visible()
    await screen.keep(name)
    where = pane.get_by_role("combobox", name="Where you are")
    assert await where.evaluate("each => each.clientWidth") >= NARROWEST
    for each in (where, pane.locator("header .people"), *await pane.locator(".chip").all()):
        assert not await each.is_visible() or await inside(each)
    head = await pane.locator(":scope > header").bounding_box()
    assert head
    assert head["height"] < TALLEST_HEAD


async def test_a_file_is_attached_to_a_command(screen: Screen, tmp_path: Path) -> None:
    paper = sealed_paper(CATALOGUE["classic"], options=Options(length=1))
    file = tmp_path / "match-17.json"
    line = screen.middle.get_by_role("combobox", name="Message #rink")
    for commitment, told in ((paper["seal"]["commitment"], "Match 17 checks out."), ("0" * 64, "Not true.")):
        file.write_text(json.dumps({**paper, "seal": {**paper["seal"], "commitment": commitment}}))
        await line.fill("/hockey verify")
        await line.press("Enter")
        await screen.middle.get_by_label("file").set_input_files(file)
        await screen.keep("phone-attached")
        await screen.middle.get_by_role("button", name="Send").click()
        await expect(screen.middle.locator(".message.ephemeral").last).to_contain_text(told)


async def test_what_is_offered_while_typing_stays_on_the_screen(screen: Screen) -> None:
    await screen.middle.get_by_role("button", name="Start: /hockey challenge").click()
    await screen.middle.get_by_role("combobox", name="game").focus()
    offered = screen.middle.get_by_role("option", name="Classic").locator("..")
    await expect(offered).to_be_visible()
    await screen.keep("phone-offered")
    assert await inside(offered)
