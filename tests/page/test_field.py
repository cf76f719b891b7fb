"""A match with a picture, on a phone: seen, read out, and played by its buttons."""

import pytest
from playwright.async_api import expect

from sandbox.demo import Rink
from sandbox.page.keeper import Keeper
from tests.page.screens import PHONE, Screens


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_the_field_is_seen_above_the_buttons_and_changes_with_a_tap(
    screens: Screens, keeper: Keeper, place: Rink, scheme: str
) -> None:
    await keeper.start()
    screen = await screens.open(PHONE, scheme)
    await place.first.command(place.channel, "hockey challenge", opponent=place.second, game="field")
    await screen.become("Darrell")
    await screen.middle.get_by_role("button", name="Accept").click()
    sheet = screen.middle.get_by_role("img", name="goalkeepers")
    await expect(sheet).to_have_count(1)
    await expect(screen.middle.get_by_text("the first row is next")).to_be_visible()
    beginner = "Jon" if await screen.middle.get_by_text("Jon begins").count() else "Darrell"
    await screen.page.get_by_role("tab", name=beginner).click()
    pane = screen.left if beginner == "Jon" else screen.right
    picture, column = pane.get_by_role("img", name="goalkeepers"), pane.get_by_role("button", name="1 closed")
    await expect(column).to_be_visible()
    assert await picture.evaluate("async (each) => { await each.decode(); return each.naturalWidth }") == 800
    seen, button = await picture.bounding_box(), await column.bounding_box()
    assert seen
    assert button
    assert seen["y"] + seen["height"] <= button["y"]
    assert seen["width"] > PHONE["width"] * 0.75
    await screen.keep(f"phone-field-{scheme}")
    alt = await picture.get_attribute("alt")
    await column.click()
    await expect(picture).not_to_have_attribute("alt", alt or "")
    await expect(picture).to_have_count(1)
