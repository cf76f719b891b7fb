"""A bot that isn't ours, in a real browser: what Discord shows of it, the page shows."""

import pytest
from playwright.async_api import Locator, expect

from sandbox import Sandbox
from sandbox.demo import Rink
from sandbox.page.keeper import Keeper
from sandbox.words import word
from tests.page.screens import Screen, Screens

# The page hears of it at the same time, and draws it one frame later.
HEARD = """text => new Promise(done => {
    const events = new EventSource("/page/events");
    events.onmessage = ({ data }) => {
        if (!data.includes(text)) return;
        events.close();
        requestAnimationFrame(() => requestAnimationFrame(done));
    };
})"""


@pytest.fixture
def keeper(world: Sandbox) -> Keeper:
    return Keeper(world, "tests.page.showcase", {})


async def say(screen: Screen, text: str) -> None:
    line = screen.middle.get_by_role("combobox", name="Message #rink")
    await line.fill(text)
    await line.press("Enter")


def last(screen: Screen) -> Locator:
    return screen.middle.get_by_role("article").last


async def test_all_that_a_bot_can_show_and_ask_is_shown_and_answered(
    screens: Screens, keeper: Keeper, world: Sandbox, place: Rink
) -> None:
    await keeper.start()
    screen = await screens.open()
    await a_layout_shows_all_its_parts(screen)
    await buttons_and_selects_are_answered_for_one_s_own_eyes(screen)
    await the_focus_stays_on_what_comes_in_a_button_s_place(screen)
    await a_command_is_typed_with_its_options(screen, place)
    await a_form_is_sent_once_and_filled_in(screen)
    await menus_on_people_and_messages(screen)
    await a_press_during_a_notification_still_changes_who_you_are(screen, place)
    await an_answer_that_never_comes(screen, world)
    await a_bot_that_is_killed_is_offline_and_comes_back(screen, keeper)


async def a_layout_shows_all_its_parts(screen: Screen) -> None:
    await say(screen, "/layouts")
    shown = last(screen)
    await expect(shown.get_by_role("heading", name="Standings")).to_be_visible()
    await expect(shown.get_by_role("img", name=":puck:")).to_be_visible()
    await shown.get_by_role("button", name="Spoiler").click()
    await expect(shown.get_by_text("secret")).to_be_visible()
    for name in ("Red in the gallery", "A red square"):
        picture = shown.get_by_role("img", name=name)
        assert await picture.evaluate("image => image.complete && image.naturalWidth") == 64
    await expect(shown.get_by_role("link", name="match.txt")).to_be_visible()
    await expect(shown.get_by_role("link", name="Rules")).to_have_attribute(
        "href", "https://example.com/rules"
    )
    await expect(shown.get_by_role("button", name="Danger")).to_be_disabled()
    await screen.keep("desktop-layout")


async def buttons_and_selects_are_answered_for_one_s_own_eyes(screen: Screen) -> None:
    shown = last(screen)
    whispers = screen.middle.locator(".message.ephemeral .text")
    layout = screen.page.locator(f'#pane-middle .message[data-id="{await shown.get_attribute("data-id")}"]')
    await layout.get_by_role("button", name="Go").click()
    await expect(whispers).to_have_text(["go: None"])
    await expect(whispers).to_be_in_viewport()
    await layout.get_by_role("button", name="Pick two").click()
    several = screen.page.get_by_role("dialog")
    await several.get_by_label("Ace").check()
    await expect(several.get_by_role("button", name="Submit")).to_be_disabled()
    await several.get_by_label("Queen").check()
    await several.get_by_role("button", name="Submit").click()
    await expect(whispers.last).to_have_text("ranks: ['ace', 'queen']")
    await layout.get_by_role("button", name="Pick somebody").click()
    await expect(screen.page.get_by_role("menuitem")).to_have_text(["@Darrell", "@Jon", "@Breakaway"])
    await screen.page.get_by_role("menuitem", name="@Darrell").click()
    await expect(whispers.last).to_contain_text("who: [")
    await screen.become("Darrell")
    await expect(whispers).to_have_count(0)
    await screen.become("Jon")
    await whispers.last.locator("xpath=../..").get_by_role("button", name="Dismiss message").click()
    await expect(whispers).to_have_count(2)


async def the_focus_stays_on_what_comes_in_a_button_s_place(screen: Screen) -> None:
    await say(screen, "/count")
    shown, keys = last(screen), screen.page.keyboard
    await shown.get_by_role("button", name="More").focus()
    await keys.press("Enter")
    await expect(shown.locator(".text")).to_have_text("1")
    await expect(shown.get_by_role("button", name="More")).to_be_focused()
    less = shown.get_by_role("button", name="Less")
    await less.focus()
    await keys.press("Enter")
    await expect(less).to_be_disabled()
    await expect(shown).to_be_focused()


async def a_command_is_typed_with_its_options(screen: Screen, place: Rink) -> None:
    """A mistyped name loses nothing."""
    typed = "/optoins game:sas katoon count: 2"
    await say(screen, typed)
    hint = screen.middle.get_by_role("alert").filter(has_text="There is no /optoins here.")
    await expect(hint).to_be_visible()
    await expect(screen.middle.get_by_role("combobox", name="Message #rink")).to_have_value(typed)
    await hint.get_by_role("button", name="/options").click()
    await screen.middle.get_by_label("loud").select_option(label="No")
    await screen.middle.get_by_role("button", name="Send").click()
    await expect(last(screen)).to_contain_text("sas katoon 2 False")
    assert all(message.author_id != place.first.id for message in place.channel.messages)


async def a_form_is_sent_once_and_filled_in(screen: Screen) -> None:
    await say(screen, "/ask")
    form = screen.page.get_by_role("dialog", name="Your team")
    await form.get_by_label("Name").fill("Bears")
    await form.get_by_label("Rank").select_option(label="King")
    line = form.get_by_role("group", name="Line")
    for name in ("Darrell", "Jon"):
        await line.get_by_label(name).check()
    await expect(line.get_by_label("Breakaway")).to_be_disabled()
    await form.locator("form").evaluate("form => { form.requestSubmit(); form.requestSubmit(); }")
    await expect(form).to_have_count(0)
    await expect(last(screen)).to_contain_text("Team Bears, King: Darrell and Jon")
    await expect(screen.page.locator("#toast")).to_be_empty()


async def menus_on_people_and_messages(screen: Screen) -> None:
    await screen.middle.get_by_role("button", name="People here").click()
    await screen.page.get_by_role("menuitem", name="Poke").nth(2).click()
    await expect(last(screen)).to_contain_text("@Darrell, poked.")
    await say(screen, "Game on!")
    await expect(last(screen)).to_contain_text("Game on!")
    await last(screen).hover()
    await last(screen).get_by_role("button", name="Apps for this message").click()
    await screen.page.get_by_role("menuitem", name="Quote").click()
    await expect(last(screen).locator("blockquote")).to_have_text("Game on!")


async def a_press_during_a_notification_still_changes_who_you_are(screen: Screen, place: Rink) -> None:
    await screen.chip("Darrell").hover()
    await screen.page.mouse.down()
    await place.first.says(place.channel, f"Hey <@{place.second.id}>!")
    await screen.page.evaluate(HEARD, "Hey")
    await screen.page.mouse.up()
    await expect(screen.chip("Darrell")).to_have_attribute("aria-pressed", "true")
    await screen.become("Jon")


async def an_answer_that_never_comes(screen: Screen, world: Sandbox) -> None:
    before = len(world.interactions)
    await say(screen, "/silence")
    await world.until(lambda: len(world.interactions) > before)
    world.give_up()
    await expect(last(screen)).to_contain_text("The application did not respond")
    await screen.answered()
    stick = screen.middle.get_by_role("button", name="🏒")
    await stick.click()
    await expect(stick).to_have_attribute("aria-busy", "true")
    await world.until(lambda: len(world.interactions) == before + 2)
    world.give_up()
    told = screen.middle.get_by_role("alert").filter(has_text="This interaction failed")
    await expect(told).to_be_visible()


async def a_bot_that_is_killed_is_offline_and_comes_back(screen: Screen, keeper: Keeper) -> None:
    await screen.page.get_by_role("button", name=word("page.controls")).click()
    tools = screen.page.get_by_role("complementary", name=word("page.controls"))
    await expect(tools.get_by_role("row").nth(1)).to_be_visible()
    await tools.get_by_role("button", name="Kill").click()
    await expect(screen.page.get_by_text(word("page.bot_offline", bot="Breakaway"))).to_be_visible()
    assert not keeper.running
    await tools.get_by_role("button", name="Start", exact=True).click()
    await expect(screen.page.get_by_text(word("page.bot_online", bot="Breakaway"))).to_be_visible()
