"""A bot of somebody else's on the page: what Discord shows of it, the page shows."""

import re

import pytest
from playwright.async_api import Locator, expect

from sandbox import Sandbox
from sandbox.demo import Rink
from sandbox.page.keeper import Keeper
from sandbox.service import messages
from tests.page.screens import Screen, Screens, async_fixture


@pytest.fixture
def keeper(world: Sandbox) -> Keeper:
    return Keeper(world, "tests.page.showcase", {})


@async_fixture
async def screen(screens: Screens, keeper: Keeper) -> Screen:
    await keeper.start()
    return await screens.open()


async def say(screen: Screen, text: str) -> None:
    line = screen.middle.get_by_role("combobox", name="Message #rink")
    await line.fill(text)
    await line.press("Enter")


def last(screen: Screen) -> Locator:
    return screen.middle.get_by_role("article").last


async def test_a_layout_shows_all_its_parts(screen: Screen) -> None:
    await say(screen, "/layouts")
    shown = last(screen)
    await expect(shown.get_by_role("heading", name="Standings")).to_be_visible()
    await expect(shown.get_by_role("button", name="@Breakaway")).to_be_visible()
    await expect(shown.get_by_role("img", name=":puck:")).to_be_visible()
    spoiler = shown.get_by_role("button", name="Spoiler")
    await spoiler.click()
    await expect(shown.get_by_text("secret")).to_be_visible()
    for name in ("Red in the gallery", "A red square"):
        picture = shown.get_by_role("img", name=name)
        assert await picture.evaluate("image => image.complete && image.naturalWidth") == 64
    await expect(shown.get_by_text("https://example.com/far.png")).to_be_visible()
    await expect(shown.get_by_role("link", name="match.txt")).to_be_visible()
    await expect(shown.get_by_role("link", name="Rules")).to_have_attribute(
        "href", "https://example.com/rules"
    )
    await expect(shown.get_by_role("button", name="Danger")).to_be_disabled()
    await screen.keep("desktop-layout-light")
    await screen.page.emulate_media(color_scheme="dark")
    await screen.keep("desktop-layout-dark")


async def test_buttons_and_selects_are_answered_for_one_s_own_eyes(screen: Screen) -> None:
    await say(screen, "/layouts")
    shown = screen.middle.get_by_role("article").first
    whispers = screen.middle.locator(".message.ephemeral .text")
    # Two answers stand in the order in which the bot gave them, and this one takes it longer.
    await expect(shown.get_by_role("button", name="Go")).to_be_visible()
    await say(screen, "/classic")
    await expect(last(screen)).to_contain_text("Game over")
    await shown.get_by_role("button", name="Go").click()
    await expect(whispers).to_have_text(["go: None"])
    await expect(whispers).to_be_in_viewport()
    await shown.get_by_role("button", name="Pick a rank").click()
    await screen.page.get_by_role("menuitem", name="King").click()
    await expect(whispers).to_have_text(["go: None", "rank: ['king']"])
    await shown.get_by_role("button", name="Pick two").click()
    several = screen.page.get_by_role("dialog")
    await several.get_by_label("Ace").check()
    await expect(several.get_by_role("button", name="Submit")).to_be_disabled()
    await several.get_by_label("Queen").check()
    await several.get_by_role("button", name="Submit").click()
    await expect(whispers.last).to_have_text("ranks: ['ace', 'queen']")
    await shown.get_by_role("button", name="Pick somebody").click()
    await expect(screen.page.get_by_role("menuitem")).to_have_text(["@Darrell", "@Jon", "@Breakaway"])
    await screen.page.get_by_role("menuitem", name="@Darrell").click()
    await expect(whispers.last).to_contain_text("who: [")
    await expect(screen.left.get_by_text("who: [")).to_have_count(0)
    await screen.become("Darrell")
    await expect(whispers).to_have_count(0)
    await expect(screen.left.get_by_text("who: [")).to_be_in_viewport()
    await screen.become("Jon")
    await whispers.nth(3).locator("xpath=../..").get_by_role("button", name="Dismiss message").click()
    await expect(whispers).to_have_count(3)


async def test_the_focus_stays_on_what_comes_in_a_button_s_place_or_on_its_message(screen: Screen) -> None:
    await say(screen, "/count")
    shown, keys = last(screen), screen.page.keyboard
    await shown.get_by_role("button", name="More").focus()
    for count in ("1", "2"):
        await keys.press("Enter")
        await expect(shown.locator(".text")).to_have_text(count)
        await expect(shown.get_by_role("button", name="More")).to_be_focused()
    less = shown.get_by_role("button", name="Less")
    await less.focus()
    await keys.press("Enter")
    await expect(shown.locator(".text")).to_have_text("1")
    await expect(less).to_be_focused()
    await keys.press("Enter")
    await expect(less).to_be_disabled()
    await expect(shown).to_be_focused()


async def test_classic_content_an_embed_and_an_attachment(screen: Screen) -> None:
    await say(screen, "/classic")
    shown = last(screen)
    for text in ("Game over", "The league", "Final", "2-1", "Season one", "Jon used /classic"):
        await expect(shown.get_by_text(text).first).to_be_visible()
    await expect(shown.get_by_role("img", name="A blue square")).to_be_visible()
    await screen.keep("desktop-embed")


async def test_a_form_is_filled_in(screen: Screen) -> None:
    await say(screen, "/ask")
    form = screen.page.get_by_role("dialog", name="Your team")
    await form.get_by_label("Name").fill("Bears")
    await form.get_by_label("Rank").select_option(label="King")
    line = form.get_by_role("group", name="Line")
    await line.get_by_label("Darrell").check()
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_be_visible()
    await line.get_by_label("Jon").check()
    await expect(line.get_by_label("Breakaway")).to_be_disabled()
    await screen.keep("desktop-modal")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(last(screen)).to_contain_text("Team Bears, King: Darrell and Jon")


async def test_threads_are_gone_into_from_where_they_began(screen: Screen) -> None:
    await say(screen, "/threads")
    await expect(screen.middle.get_by_text("started a thread:")).to_be_visible()
    await expect(screen.middle.get_by_role("button", name="🧵 bench")).to_be_visible()
    await screen.middle.get_by_role("button", name="🧵 play-by-play").click()
    await expect(screen.middle.get_by_role("log").first).to_have_accessible_name(
        "Messages, 🧵 play-by-play, as Jon"
    )
    await expect(last(screen)).to_contain_text("Face-off")


async def test_a_command_is_picked_typed_with_its_options_or_not_there(screen: Screen, place: Rink) -> None:
    await options_are_offered(screen)
    await options_are_typed(screen)
    await nothing_is_lost_of_what_is_not_there(screen, place)


async def options_are_offered(screen: Screen) -> None:
    """Options of every kind, with what is offered while typing."""
    await say(screen, "/options")
    await screen.middle.get_by_role("combobox", name="game").fill("sas")
    await screen.middle.get_by_role("option", name="Saskatchewan").click()
    await screen.middle.get_by_label("count").fill("3")
    await screen.middle.get_by_label("loud").select_option(label="Yes")
    await screen.middle.get_by_role("button", name="Send").click()
    await expect(last(screen)).to_contain_text("saskatchewan 3 True en-US")


async def options_are_typed(screen: Screen) -> None:
    line = screen.middle.get_by_role("combobox", name="Message #rink")
    await line.fill("/options game:sas katoon count: 2")
    await line.press("Enter")
    await screen.middle.get_by_label("loud").select_option(label="No")
    await screen.middle.get_by_role("button", name="Send").click()
    await expect(last(screen)).to_contain_text("sas katoon 2 False")


async def nothing_is_lost_of_what_is_not_there(screen: Screen, place: Rink) -> None:
    typed = "/optoins game:stockham count: 2"
    await say(screen, typed)
    hint = screen.middle.get_by_role("alert").filter(has_text="There is no /optoins here.")
    await expect(hint).to_be_visible()
    await expect(screen.middle.get_by_role("combobox", name="Message #rink")).to_have_value(typed)
    await hint.get_by_role("button", name="/options").click()
    await screen.middle.get_by_role("button", name="Send").click()
    await expect(last(screen)).to_contain_text("stockham 2 False")
    assert all(message.author_id != place.first.id for message in place.channel.messages)


async def test_what_is_said_aloud_after_a_whisper_shows_who_says_it(screen: Screen) -> None:
    await say(screen, "/tell")
    await expect(last(screen)).to_contain_text("Aloud")
    await expect(last(screen).get_by_role("button", name="Breakaway")).to_be_visible()


async def test_whatever_can_be_used_has_a_name(screen: Screen) -> None:
    await say(screen, "/layouts")
    await last(screen).get_by_role("button", name="Go").wait_for()
    await screen.page.get_by_role("button", name="Trouble & tools").click()
    await screen.middle.get_by_role("combobox", name="Message #rink").fill("/options")
    await screen.page.keyboard.press("Enter")
    await screen.middle.get_by_label("count").wait_for()
    tree = await screen.page.locator("body").aria_snapshot()
    nameless = re.findall(
        r"^ *- (?:button|link|textbox|combobox|checkbox|spinbutton|tab|img)(?: \[.*\])?:?$",
        tree,
        re.MULTILINE,
    )
    assert nameless == []
    assert "- combobox" in tree


async def test_menus_on_people_and_on_messages(screen: Screen) -> None:
    await screen.middle.get_by_role("button", name="People here").click()
    await screen.page.get_by_role("menuitem", name="Poke").nth(2).click()
    await expect(last(screen)).to_contain_text("@Darrell, poked.")
    await expect(screen.middle.get_by_label("Unread mentions: 1")).to_be_visible()
    await say(screen, "Game on!")
    await expect(last(screen)).to_contain_text("Game on!")
    await last(screen).hover()
    await last(screen).get_by_role("button", name="Apps for this message").click()
    await screen.page.get_by_role("menuitem", name="Quote").click()
    await expect(last(screen).locator("blockquote")).to_have_text("Game on!")
    await screen.become("Darrell")
    await expect(screen.middle.locator(".message.pinged")).to_have_count(1)


async def test_an_answer_that_is_only_thought_about_and_one_that_never_comes(
    screen: Screen, served: Sandbox, place: Rink
) -> None:
    await say(screen, "/think")
    await expect(last(screen)).to_contain_text("Breakaway is thinking…")
    await say(screen, "/silence")
    await served.until(lambda: len(served.interactions) == 2)
    served.give_up()
    await expect(last(screen)).to_contain_text("The application did not respond")
    await screen.answered()
    await say(screen, "/layouts")
    stick = last(screen).get_by_role("button", name="🏒")
    await stick.click()
    await expect(stick).to_have_attribute("aria-busy", "true")
    await served.until(lambda: len(served.interactions) == 4)
    *_, layout = served.store.messages[place.channel.id].values()
    messages.edit(served, layout, {}, {})
    await expect(last(screen).get_by_text("edited")).to_be_visible()
    await expect(stick).to_have_attribute("aria-busy", "true")
    served.give_up()
    await expect(last(screen).get_by_role("alert")).to_have_text("This interaction failed")
    await screen.keep("desktop-failed")
