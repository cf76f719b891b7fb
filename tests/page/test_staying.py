"""What somebody is at stays as it is while news come, and a press counts once."""

from playwright.async_api import expect

from sandbox import Sandbox
from sandbox.demo import Rink
from sandbox.page.keeper import Keeper
from sandbox.people import GuildPlace
from tests.page.screens import Screens

TWICE = "form => { form.requestSubmit(); form.requestSubmit(); }"


def joins(served: Sandbox, place: Rink, name: str) -> None:
    GuildPlace(served, served.store.guilds[place.channel.channel.guild_id or 0]).person(name)


async def test_what_stands_beside_messages_keeps_the_focus_while_news_come(
    screens: Screens, keeper: Keeper, served: Sandbox, place: Rink
) -> None:
    await keeper.start()
    screen = await screens.open()
    start = screen.middle.get_by_role("button", name="Start: /hockey challenge")
    await start.focus()
    joins(served, place, "Wayne")
    await expect(screen.chip("Wayne")).to_be_visible()
    await expect(start).to_be_focused()
    await screen.challenge()
    notice = screen.right.get_by_role("button", name="Darrell was mentioned in #rink")
    await notice.focus()
    joins(served, place, "Mario")
    await expect(screen.chip("Mario")).to_be_visible()
    await expect(notice).to_be_focused()


async def test_a_form_is_sent_once_and_gives_the_focus_back(screens: Screens, keeper: Keeper) -> None:
    await keeper.start()
    screen = await screens.open()
    await screen.challenge()
    cut = screen.middle.get_by_role("button", name="Cut the deck")
    await cut.focus()
    await screen.page.keyboard.press("Enter")
    form = screen.page.get_by_role("dialog")
    await form.get_by_role("textbox").fill("27")
    await form.locator("form").evaluate(TWICE)
    await expect(form).to_have_count(0)
    await expect(screen.middle.get_by_text("Jon has cut the deck.")).to_be_visible()
    await expect(cut).to_be_focused()
    await expect(screen.page.locator("#toast")).to_be_empty()


async def test_a_finger_that_scrolls_what_is_offered_sends_nothing(screens: Screens, keeper: Keeper) -> None:
    await keeper.start()
    screen = await screens.open()
    line = screen.middle.get_by_role("combobox", name="Message #rink")
    await line.press_sequentially("/hockey ")
    hand = screen.middle.get_by_role("option", name="/hockey hand")
    await hand.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True})
    await expect(hand).to_be_visible()
    await expect(line).to_have_value("/hockey ")
    await hand.click()
    await expect(screen.middle.get_by_role("article")).to_have_count(1)


async def test_what_was_read_is_read_after_the_page_is_opened_again(
    screens: Screens, keeper: Keeper, place: Rink
) -> None:
    await keeper.start()
    screen = await screens.open()
    await place.first.says(place.channel, f"Hey <@{place.second.id}>!")
    rung = screen.right.get_by_role("button", name="Darrell was mentioned in #rink")
    await rung.click()
    await expect(rung).to_have_count(0)
    await screen.page.reload()
    await expect(screen.middle.get_by_text("Hey")).to_be_visible()
    await expect(rung).to_have_count(0)


async def test_a_name_with_which_nothing_can_be_done_is_no_button(screens: Screens, keeper: Keeper) -> None:
    await keeper.start()
    screen = await screens.open()
    await screen.challenge()
    await screen.accept()
    await screen.hands().first.wait_for()
    await expect(screen.middle.get_by_role("button", name="Breakaway", exact=True).first).to_be_visible()
    await expect(screen.page.locator("#pane-left .author, #pane-right .author").first).to_have_text(
        "Breakaway"
    )
    await expect(screen.left.locator("button.author")).to_have_count(0)


async def test_a_bot_that_ends_by_itself_can_be_started_again(screens: Screens, keeper: Keeper) -> None:
    """It leaves the gateway first, and ends some time after that."""
    await keeper.start()
    screen = await screens.open()
    await screen.page.get_by_role("button", name="Trouble & tools").click()
    assert keeper._process
    keeper._process.terminate()
    tools = screen.page.get_by_role("complementary", name="Trouble & tools")
    await tools.get_by_role("button", name="Start", exact=True).click()
    await expect(screen.page.get_by_text("Breakaway is online")).to_be_visible()
