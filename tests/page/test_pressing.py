"""News that come while something on the page is pressed: whoever presses it gets what they pressed."""

from playwright.async_api import Locator, Page, expect

from sandbox.demo import Rink
from tests.page.screens import Screen, Screens

# The page hears of the same at the same time, and has drawn it one frame later.
HEARD = """text => new Promise(done => {
    const events = new EventSource("/page/events");
    events.onmessage = ({ data }) => {
        if (!data.includes(text)) return;
        events.close();
        requestAnimationFrame(() => requestAnimationFrame(done));
    };
})"""


async def press(page: Page, button: Locator) -> None:
    """Press it and do not let go yet."""
    box = await button.bounding_box()
    assert box
    await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await page.mouse.down()


def chip(screen: Screen, name: str) -> Locator:
    """The button in the channel that lets one be somebody."""
    return screen.middle.get_by_role("group", name="Who you are here").get_by_role("button", name=name)


async def test_who_is_rung_while_their_button_is_pressed_is_whom_one_becomes(
    screens: Screens, place: Rink
) -> None:
    screen = await screens.open()
    await press(screen.page, chip(screen, "Darrell"))
    await place.first.says(place.channel, f"Hey <@{place.second.id}>!")
    await screen.page.evaluate(HEARD, "Hey")
    await screen.page.mouse.up()
    await expect(chip(screen, "Darrell")).to_have_attribute("aria-pressed", "true")
    await expect(screen.middle.get_by_text("Hey")).to_be_visible()
