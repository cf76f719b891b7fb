"""Two matches in a real browser, begun and played by clicking: one on a desktop, one on a phone.

`tests/sandbox/test_page.py` tests without a browser what the page shows and may ask for.
"""

import random
import re
from typing import Final, Literal

import pytest
from playwright.async_api import Locator, Page, expect

from sandbox import Sandbox
from sandbox.demo import Rink, guide
from sandbox.page import Guide, TourStep
from sandbox.page.keeper import Keeper
from sandbox.people import GuildPlace
from sandbox.words import word
from tests.e2e.rink import Rink as Tapping
from tests.page.screens import PHONE, Screen, Screens

FIRST_TAPS = 8
LAST_CARDS = 4  # in a hand
LAST_TAPS = 2 * LAST_CARDS + 1  # the last one finds that it is over
DEAL = re.compile(r"deal (\d+) of (\d+)")
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
READABLE = 4.5  # WCAG 2.2, 1.4.3
# How much each element's text stands out from what is behind it, including everything see-through.
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
NAMELESS = re.compile(
    r"^ *- (?:button|link|textbox|combobox|checkbox|spinbutton|tab|img)(?: \[.*\])?:?$", re.MULTILINE
)


@pytest.fixture
def steps(place: Rink) -> Guide:
    """Breakaway's own, and one that stays."""
    made = guide(place)
    made.steps.append(TourStep("Come back"))
    return made


async def expect_step(screen: Screen, text: str) -> None:
    current = screen.page.get_by_role("region", name="First steps").locator("[aria-current=step]")
    await expect(current).to_contain_text(text)


async def test_a_period_is_begun_and_ended_by_clicking(
    screens: Screens, keeper: Keeper, world: Sandbox, place: Rink
) -> None:
    await keeper.start()
    screen = await screens.open()
    await expect(screen.middle.get_by_role("heading", name="Welcome to #rink!")).to_be_visible()
    await close_dms(screen, "Darrell")
    await expect_step(screen, "tap /hockey practice")
    await challenge_by_keyboard(screen)
    await expect(screen.middle.get_by_text("Jon used /hockey challenge")).to_be_visible()
    await expect_step(screen, "Be Darrell")
    await screen.right.get_by_role("button", name="Darrell was mentioned in #rink").click()
    await expect(screen.right.get_by_role("button", name="Darrell was mentioned")).to_have_count(0)
    await screen.accept()
    await expect(screen.page.get_by_role("region", name="First steps")).to_be_hidden()
    await played(screen)
    await can_be_read_and_reached(screen.page)
    await the_focus_is_on_the_hand_after_a_card(screen)
    over = False
    while not over:  # once, or again with each overtime
        await screen.page.goto("about:blank")
        await play_to_the_last_cards(without_the_page(world, place))
        await screen.page.goto(world.url)
        over = await tapped(screen, LAST_TAPS)
    # The hands may show the end before the sheets do.
    await expect(screen.middle.get_by_role("button", name="Rematch")).to_be_visible()
    await expect_step(screen, "Come back")
    await expect(screen.middle.get_by_role("log").first).to_contain_text("Final:")
    await screen.keep("desktop-over")
    assert await screen.right.locator(".message:not(.ephemeral)").count() == 0


async def close_dms(screen: Screen, name: str) -> None:
    await screen.page.get_by_role("button", name=word("page.controls")).click()
    await screen.page.get_by_role("checkbox", name=f"{name} takes DMs").uncheck()
    await screen.page.get_by_role("button", name="Close").click()


async def challenge_by_keyboard(screen: Screen) -> None:
    keys = screen.page.keyboard
    await screen.middle.get_by_role("combobox", name="Message #rink").focus()
    await keys.type("/hockey cha")
    await expect(screen.middle.get_by_role("option", name="/hockey challenge")).to_be_visible()
    await keys.press("Enter")
    await expect(screen.middle.get_by_label("opponent")).to_be_focused()
    await keys.type("Darrell")
    await screen.middle.get_by_label("length").focus()
    await keys.type("Shift")
    await screen.middle.get_by_role("button", name="Send").focus()
    await keys.press("Enter")
    await screen.middle.get_by_role("button", name="Accept").wait_for()


async def played(screen: Screen) -> None:
    """Tap the first cards; Darrell, who takes no DMs, has his hand in the channel."""
    show = screen.middle.get_by_role("button", name="Show my hand").last
    await expect(screen.pressable().or_(show).first).to_be_visible()
    if not await show.count():
        await screen.play()
    await show.click()
    await expect(screen.right.locator(".message.ephemeral .button[data-id]").first).to_be_visible()
    await tapped(screen, FIRST_TAPS)
    await screen.keep("desktop-closed-dms")


async def can_be_read_and_reached(page: Page) -> None:
    """Cards that can't be played now can be read, and everything usable has a name."""
    await page.mouse.move(0, 0)
    waiting = page.locator(".message .button:disabled:visible")
    await waiting.first.wait_for()
    for scheme in SCHEMES:
        await page.emulate_media(color_scheme=scheme)
        assert [each for each in await waiting.evaluate_all(CONTRASTS) if each[1] < READABLE] == []
    await page.emulate_media(color_scheme="light")
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    tree = await page.locator("body").aria_snapshot()
    assert "- combobox" in tree
    assert NAMELESS.findall(tree) == []


async def the_focus_is_on_the_hand_after_a_card(screen: Screen) -> None:
    card = screen.pressable().first
    hand = await card.evaluate("each => each.closest('.message').dataset.id")
    tapped_id = await card.get_attribute("data-id")
    await card.focus()
    await screen.page.keyboard.press("Enter")
    waiting = screen.page.locator(f'.message[data-id="{hand}"]')
    await expect(waiting.locator(f'[data-id="{tapped_id}"]')).to_have_count(0)
    # In a private hand, the next card has it: cards there can be tapped out of turn.
    await screen.page.wait_for_function(
        "hand => document.activeElement.closest('.message')?.dataset.id === hand", arg=hand
    )
    await screen.answered()


def without_the_page(world: Sandbox, place: Rink) -> Tapping:
    """The same two people, who tap without the page, because a click costs a browser much more.

    A page that no one looks at needn't draw either, so the tab is empty meanwhile.
    """
    (guild,) = world.store.guilds.values()
    people = place.first, place.second
    return Tapping(world, GuildPlace(world, guild), place.channel, people, random.Random(1961))


async def play_to_the_last_cards(playing: Tapping) -> None:
    """Until few enough are left in a last deal to click them, or the match is over."""
    while True:
        await playing.world.until(lambda: playing.turn() or playing.result())
        turn = playing.turn()
        if turn is None:
            return
        _, hand, cards = turn
        found = DEAL.search(hand.text)
        assert found, hand.text
        if found[1] == found[2] and len(cards) <= LAST_CARDS:
            return
        await playing.play(1)


async def tapped(screen: Screen, most: int) -> bool:
    """Click a number of cards, or fewer if the match ends before; True if it did."""
    for _ in range(most):
        if not await screen.play():
            return True
        await screen.answered()
    return False


async def test_the_field_is_played_on_a_phone_tab_by_tab(
    screens: Screens, keeper: Keeper, world: Sandbox
) -> None:
    for name in ("Wayne", "Mario"):
        GuildPlace(world, next(iter(world.store.guilds.values()))).person(name)
    await keeper.start()
    screen = await screens.open(PHONE, "dark")
    await screen.middle.get_by_role("button", name="/hockey challenge", exact=True).click()
    await screen.middle.get_by_label("opponent").select_option(label="Darrell")
    await screen.middle.get_by_role("combobox", name="game").fill("fie")
    offered = screen.middle.get_by_role("option", name="Field")
    await expect(offered).to_be_visible()
    assert await inside(offered.locator(".."))
    await offered.click()
    await screen.middle.get_by_role("button", name="Send").click()
    await expect(screen.page.get_by_role("tab", name="Darrell")).to_have_accessible_name(
        "Darrell Unread mentions: 1"
    )
    await all_is_in_view(screen)
    await the_answer_to_a_command_stays_in_view(screen)
    await screen.become("Darrell")
    await the_answer_to_a_command_stays_in_view(screen)
    await screen.middle.get_by_role("button", name="Accept").click()
    tab = screen.page.get_by_role("tab", name=word("page.turn"))
    await tab.click()
    beginner = (await tab.inner_text()).split()[0]
    await all_is_in_view(screen)
    await the_hand_has_the_whole_screen(screen)
    await screen.page.reload()
    await expect(tab).to_have_attribute("aria-selected", "true")
    await the_field_changes_with_a_tap(screen, screen.left if beginner == "Jon" else screen.right)
    await expect(screen.page.get_by_role("tab", name="#rink something new")).to_be_visible()


async def the_answer_to_a_command_stays_in_view(screen: Screen) -> None:
    """No keyboard comes up over it."""
    box = screen.middle.get_by_role("combobox", name="Message #rink")
    await box.fill("/hockey help")
    await screen.middle.get_by_role("option", name="/hockey help").tap()
    answer = screen.middle.locator(".message.ephemeral")
    await expect(answer.get_by_role("button").last).to_be_in_viewport()
    await expect(box).not_to_be_focused()


async def the_hand_has_the_whole_screen(screen: Screen) -> None:
    """What a command answered in the channel before the match stays there."""
    pane = screen.page.locator(".pane.current")
    await expect(pane.get_by_text("Your turn:")).to_be_in_viewport()
    await expect(pane.locator(".message.ephemeral")).to_have_count(0)


async def inside(locator: Locator) -> bool:
    box = await locator.bounding_box()
    assert box
    across = box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
    return across and box["y"] >= 0 and box["y"] + box["height"] <= PHONE["height"]


async def all_is_in_view(screen: Screen) -> None:
    """Four people leave room to say where one is."""
    pane = screen.page.locator(".pane.current")
    tabs = await screen.page.get_by_role("tab").all()
    assert len(tabs) == 5
    where = pane.get_by_role("combobox", name=word("page.place"))
    for each in (where, pane.locator("header .people"), *await pane.locator(".chip").all(), *tabs):
        assert not await each.is_visible() or await inside(each)


async def the_field_changes_with_a_tap(screen: Screen, pane: Locator) -> None:
    """The picture stands above its buttons, nearly as wide as the phone."""
    picture, lane = pane.get_by_role("img", name="goalies"), pane.get_by_role("button", name="1", exact=True)
    await expect(lane).to_be_visible()
    assert await picture.evaluate("async (each) => { await each.decode(); return each.naturalWidth }") == 800
    seen, button = await picture.bounding_box(), await lane.bounding_box()
    assert seen
    assert button
    assert seen["y"] + seen["height"] <= button["y"]
    assert seen["width"] > PHONE["width"] * 0.75
    await screen.keep("phone-field")
    alt = await picture.get_attribute("alt")
    await lane.click()
    await expect(picture).not_to_have_attribute("alt", alt or "")
