"""News that come while something on the page is pressed: whoever presses it gets what they pressed."""

from playwright.async_api import expect

from sandbox.demo import Rink
from tests.page.screens import Screens

# The page hears of the same at the same time, and has drawn it one frame later.
HEARD = """text => new Promise(done => {
    const events = new EventSource("/page/events");
    events.onmessage = ({ data }) => {
        if (!data.includes(text)) return;
        events.close();
        requestAnimationFrame(() => requestAnimationFrame(done));
    };
})"""


async def test_who_is_rung_while_their_button_is_pressed_is_whom_one_becomes(
    screens: Screens, place: Rink
) -> None:
    screen = await screens.open()
    await screen.chip("Darrell").hover()
    await screen.page.mouse.down()
    await place.first.says(place.channel, f"Hey <@{place.second.id}>!")
    await screen.page.evaluate(HEARD, "Hey")
    await screen.page.mouse.up()
    await expect(screen.chip("Darrell")).to_have_attribute("aria-pressed", "true")
    await expect(screen.middle.get_by_text("Hey")).to_be_visible()
