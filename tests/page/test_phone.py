"""The page on a phone with more people than two: everything that is used is in view."""

import pytest
from playwright.async_api import Locator, expect

from sandbox import Sandbox
from sandbox.demo import Rink
from sandbox.page.keeper import Keeper
from sandbox.people import GuildPlace
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


@pytest.mark.parametrize("tab", ["Jon", "#rink"])
async def test_four_people_leave_room_to_say_where(screen: Screen, tab: str) -> None:
    await screen.page.get_by_role("tab", name=tab).click()
    pane = screen.page.locator(".pane.current")
    await expect(pane.get_by_role("button", name="Mario")).to_be_visible()
    await screen.keep(f"phone-four-{tab.strip('#').lower()}")
    where = pane.get_by_role("combobox", name="Where you are")
    assert await where.evaluate("each => each.clientWidth") >= NARROWEST
    for each in (where, pane.locator("header .people"), *await pane.locator(".chip").all()):
        assert not await each.is_visible() or await inside(each)
    head = await pane.locator(":scope > header").bounding_box()
    assert head
    assert head["height"] < TALLEST_HEAD


async def test_what_is_offered_while_typing_stays_on_the_screen(screen: Screen) -> None:
    await screen.middle.get_by_role("button", name="Start: /hockey challenge").click()
    await screen.middle.get_by_role("combobox", name="game").focus()
    offered = screen.middle.get_by_role("option", name="Classic").locator("..")
    await expect(offered).to_be_visible()
    await screen.keep("phone-offered")
    assert await inside(offered)
