"""The whole path by clicking: an empty page, a challenge, cards, a finished match."""

import asyncio
import random
import re
from functools import partial

import pytest
from playwright.async_api import expect

from sandbox import Sandbox
from sandbox.demo import Rink, guide
from sandbox.page import Guide
from sandbox.page.keeper import Keeper
from sandbox.people import GuildPlace, Rendered
from tests.e2e.rink import Rink as Tapping
from tests.e2e.rink import done
from tests.page.screens import PHONE, Screen, Screens

FIRST_TAPS = 8
LAST_CARDS = 4  # in a hand
LAST_TAPS = 2 * LAST_CARDS + 1  # the last one finds that it is over
DEAL = re.compile(r"deal (\d+) of (\d+)")
TAPS_TO_A_HAND_IN_PLAY = 7
SHOT_SECONDS = 120.0
SCORES = "🥅"


@pytest.fixture
def steps(place: Rink) -> Guide:
    return guide(place)


async def expect_step(screen: Screen, text: str) -> None:
    current = screen.page.get_by_role("region", name="First steps").locator("[aria-current=step]")
    await expect(current).to_contain_text(text)


async def test_a_period_is_begun_and_ended_by_clicking_with_one_person_s_dms_closed(
    screens: Screens, keeper: Keeper, world: Sandbox, place: Rink
) -> None:
    await keeper.start()
    screen = await screens.open()
    await expect(screen.middle.get_by_role("heading", name="Welcome to #rink!")).to_be_visible()
    await screen.keep("desktop-empty")
    await close_dms(screen, "Darrell")
    await expect_step(screen, "send /hockey challenge as Jon, with Darrell")
    await screen.challenge()
    await screen.middle.get_by_role("button", name="Accept").wait_for()
    await expect(screen.middle.get_by_text("Jon used /hockey challenge")).to_be_visible()
    await expect_step(screen, "Be Darrell")
    await screen.keep("desktop-challenge")
    await screen.right.get_by_role("button", name="Darrell was mentioned in #rink").click()
    await expect(screen.right.get_by_role("button", name="Darrell was mentioned")).to_have_count(0)
    await screen.accept()
    await expect_step(screen, "Tap a card")
    await played(screen)
    over = False
    while not over:  # once, or again with each overtime
        await screen.page.goto("about:blank")
        await play_to_the_last_cards(without_the_page(world, place))
        await screen.page.goto(world.url)
        over = await tapped(screen, LAST_TAPS)
    # The hands may tell the end before the sheets do.
    await expect(screen.middle.get_by_role("button", name="Rematch")).to_be_visible()
    await expect(screen.page.get_by_role("region", name="First steps")).to_be_hidden()
    await expect(screen.middle.get_by_role("log").first).to_contain_text("Final:")
    await screen.keep("desktop-over")
    assert await screen.right.locator(".message:not(.ephemeral)").count() == 0


async def close_dms(screen: Screen, name: str) -> None:
    await screen.page.get_by_role("button", name="Trouble & tools").click()
    await screen.page.get_by_role("checkbox", name=f"{name} takes DMs").uncheck()
    await screen.keep("desktop-tools")
    await screen.page.get_by_role("button", name="Close").click()


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


def without_the_page(world: Sandbox, place: Rink) -> Tapping:
    """The same two people, who tap without the page: a click costs a browser much more.

    What nobody looks at it need not draw either, and so the tab is empty meanwhile.
    """
    (guild,) = world.store.guilds.values()
    people = place.first, place.second
    return Tapping(world, GuildPlace(world, guild), place.channel, people, random.Random(1961))


async def play_to_the_last_cards(playing: Tapping) -> None:
    """Until so few are left in a last deal that they may as well be clicked, or the match is over."""
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
    """Click so many cards, or fewer where the match is over before: whether it is."""
    for _ in range(most):
        if not await screen.play():
            return True
        await screen.answered()
    return False


async def test_a_goal_is_played_on_a_phone_tab_by_tab(
    screens: Screens, keeper: Keeper, world: Sandbox, place: Rink
) -> None:
    await keeper.start()
    screen = await screens.open(PHONE, "dark")
    page = screen.page
    await screen.keep("phone-empty")
    await screen.middle.get_by_role("button", name="Start: /hockey challenge").click()
    await screen.middle.get_by_label("opponent").select_option(label="Darrell")
    await screen.keep("phone-command")
    await screen.middle.get_by_role("button", name="Send").click()
    await page.get_by_role("button", name="Shift: one period").click()
    await page.get_by_role("menuitem", name="Match: three periods").click()
    await page.get_by_role("button", name="Challenge", exact=True).click()
    await expect(page.get_by_role("tab", name="Darrell")).to_have_accessible_name(
        "Darrell Unread mentions: 1"
    )
    await screen.accept()
    await played_tab_by_tab(screen, TAPS_TO_A_HAND_IN_PLAY)
    await expect(page.get_by_role("tab", name="#rink something new")).to_be_visible()
    await screen.keep("phone-hand")
    await page.goto("about:blank")
    shooter = await play_to_a_shot(world, place)
    await page.goto(world.url)
    await page.get_by_role("tab", name=shooter).click()
    await screen.pressable().filter(has_text=SCORES).first.click()
    await page.get_by_role("tab", name="#rink").click()
    await expect(screen.middle.locator(".messages")).to_contain_text("Scores!")
    await screen.keep("phone-goal")


async def played_tab_by_tab(screen: Screen, taps: int) -> None:
    looks = 0
    while taps:
        await screen.page.get_by_role("tab", name=("Jon", "Darrell")[looks % 2]).click()
        looks += 1
        if await screen.try_to_play():
            await screen.answered()
            taps -= 1


async def play_to_a_shot(world: Sandbox, place: Rink) -> str:
    """Who has a card that scores, once the same two have tapped so far without the page.

    A match may end without one: then they play another.
    """
    asking, asked, ended = place.first, place.second, set[int]()
    async with asyncio.timeout(SHOT_SECONDS):
        while True:
            playing = without_the_page(world, place)
            if shooter := await shooter_of(playing, ended):
                return shooter
            result = await world.until(partial(result_but, playing, ended))
            ended.add(result.id)
            # Whoever has offered a match has to wait before offering the next one.
            asked, asking = asking, asked
            await done(partial(asking.tap, result, "Rematch"))
            await playing.accept(asked)
            await playing.choose()


async def shooter_of(playing: Tapping, ended: set[int]) -> str | None:
    """Who has a card that scores once it comes to that in this match, None where it ends without one."""
    while True:
        await playing.world.until(lambda: playing.turn() or result_but(playing, ended))
        turn = playing.turn()
        if turn is None:
            return None
        person, hand, _ = turn
        if SCORES in hand.text:
            return person.name
        await playing.play(1)


def result_but(playing: Tapping, ended: set[int]) -> Rendered | None:
    """The result in the channel, none that stood there before."""
    result = playing.result()
    return None if result is None or result.id in ended else result


async def test_a_match_begins_by_keyboard_alone(screens: Screens, keeper: Keeper) -> None:
    await keeper.start()
    screen = await screens.open()
    keys = screen.page.keyboard
    await screen.middle.get_by_role("combobox", name="Message #rink").focus()
    await keys.type("/hockey cha")
    await expect(screen.middle.get_by_role("option", name="/hockey challenge")).to_be_visible()
    await keys.press("Enter")
    await expect(screen.middle.get_by_label("opponent")).to_be_focused()
    await keys.type("Darrell")
    await keys.press("Tab")
    await keys.type("cla")
    await screen.middle.get_by_role("option", name="Classic").first.wait_for()
    await keys.press("Enter")
    await keys.press("Enter")
    accept = screen.middle.get_by_role("button", name="Accept")
    await accept.wait_for()
    await screen.middle.get_by_role("button", name="Darrell").first.focus()
    await keys.press("Enter")
    await accept.focus()
    await keys.press("Enter")
    deal = screen.page.locator("#pane-left, #pane-right").get_by_role("button", name="Deal", exact=True)
    await deal.focus()
    await keys.press("Enter")
    await expect(screen.middle.locator(".messages")).to_contain_text("plays first")
    await screen.pressable().first.focus()
    await keys.press("Enter")
    await expect(screen.middle.locator(".messages")).to_contain_text("On the pile")


async def test_whoever_manages_the_server_sets_the_bot_up(screens: Screens, keeper: Keeper) -> None:
    await keeper.start()
    screen = await screens.open()
    line = screen.middle.get_by_role("combobox", name="Message #rink")
    await line.fill("/hockey-admin setup")
    await line.press("Enter")
    await screen.middle.get_by_label("place").select_option(index=1)
    await screen.middle.get_by_role("button", name="Send").click()
    await expect(screen.middle.locator(".message.ephemeral").last).to_be_visible()
    await screen.become("Darrell")
    await line.fill("/hockey-admin setup")
    await line.press("Enter")
    await expect(screen.middle.get_by_text("There is no /hockey-admin setup here.")).to_be_visible()


async def test_somebody_alone_finds_an_opponent_in_the_empty_channel(
    screens: Screens, keeper: Keeper
) -> None:
    await keeper.start()
    screen = await screens.open(PHONE)
    await screen.middle.get_by_role("button", name="Start: /hockey practice").click()
    await screen.middle.get_by_role("button", name="Send").click()
    await screen.middle.get_by_role("button", name="My first match, explained").click()
    log = screen.middle.locator(".messages")
    await expect(log).to_contain_text("is a bot. Level: Rookie.")
    choice = screen.middle.get_by_role("button", name="Play first")
    await expect(choice.or_(log.get_by_text("plays first")).first).to_be_visible()
    if await choice.count():
        await choice.click()
    await screen.page.get_by_role("tab", name="Jon").click()
    await expect(screen.hands().first).to_be_visible()
    await screen.keep("phone-first-match")
    await screen.play()
    await expect(screen.left.locator(".messages")).to_contain_text(re.compile("Jon: .+[♠♥♦♣]"))
