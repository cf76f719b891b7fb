"""Who sees little, or uses no mouse: what can be read, told apart and reached."""

from typing import Final, Literal

from playwright.async_api import Page, expect

from sandbox.demo import Rink
from sandbox.page.keeper import Keeper
from tests.page.screens import Screen, Screens, async_fixture

SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
READABLE = 4.5  # WCAG 2.2, 1.4.3
# How much each element's text stands out from what is behind it, all that is see-through counted in.
CONTRASTS = """elements => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const rgba = colour => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
    };
    const over = ([r, g, b, a], below) => [r, g, b].map((each, index) => each * a + below[index] * (1 - a));
    const light = colour => colour
        .map(each => each / 255)
        .map(each => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4)
        .reduce((sum, each, index) => sum + each * [0.2126, 0.7152, 0.0722][index], 0);
    const behind = element => {
        if (!element) return [255, 255, 255];
        const [r, g, b, a] = rgba(getComputedStyle(element).backgroundColor);
        return over([r, g, b, a * getComputedStyle(element).opacity], behind(element.parentElement));
    };
    return elements.map(element => {
        const [r, g, b, a] = rgba(getComputedStyle(element).color);
        const below = behind(element);
        const text = over([r, g, b, a * getComputedStyle(element).opacity], below);
        const [bright, dark] = [light(text), light(below)].sort((one, other) => other - one);
        return [element.innerText, (bright + 0.05) / (dark + 0.05)];
    });
}"""
CARDS = 3  # then the next one answers the third
BORDERS = """elements => elements
    .filter(each => ["0px", ""].includes(getComputedStyle(each).borderTopWidth))
    .map(each => each.innerText)"""


@async_fixture
async def screen(screens: Screens, keeper: Keeper) -> Screen:
    """Some cards lie, and the next one is to be answered."""
    await keeper.start()
    made = await screens.open()
    await made.challenge()
    await made.accept()
    for _ in range(CARDS):
        await made.play()
        await made.answered()
    await made.pressable().first.wait_for()
    await made.page.mouse.move(0, 0)
    return made


async def test_a_match_in_play_can_be_read_told_apart_and_reached(screen: Screen, place: Rink) -> None:
    page = screen.page
    for scheme in SCHEMES:
        await page.emulate_media(color_scheme=scheme)
        await screen.keep(f"desktop-waiting-{scheme}")
        await nothing_is_too_faint(page)
    assert place.first.sees(place.channel)
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await page.emulate_media(forced_colors="active")
    # Until the browser has taken that up, the page is asked for nothing.
    await page.wait_for_function("matchMedia('(forced-colors: active)').matches")
    await screen.keep("desktop-forced-colours")
    await buttons_have_an_edge(page)
    await page.emulate_media(color_scheme="light", forced_colors="none")
    await page.wait_for_function("!matchMedia('(forced-colors: active)').matches")
    await the_focus_is_on_the_hand_after_a_card(screen)


async def nothing_is_too_faint(page: Page) -> None:
    """Cards that cannot be played now can be read."""
    waiting = page.locator(".message .button:disabled:visible")
    assert await waiting.count()
    assert [each for each in await waiting.evaluate_all(CONTRASTS) if each[1] < READABLE] == []


async def buttons_have_an_edge(page: Page) -> None:
    """Where the colours are somebody's own."""
    assert await page.locator(".button:visible, .chip:visible").evaluate_all(BORDERS) == []


async def the_focus_is_on_the_hand_after_a_card(screen: Screen) -> None:
    card = screen.pressable().first
    hand = await card.evaluate("each => each.closest('.message').dataset.id")
    await card.focus()
    await screen.page.keyboard.press("Enter")
    waiting = screen.page.locator(f'.message[data-id="{hand}"]')
    await expect(waiting.locator("button.button[data-id]:enabled").filter(has_text="♠").first).to_be_hidden()
    await expect(waiting).to_be_focused()
