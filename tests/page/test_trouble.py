"""What a tester does to this Discord from the page, and what people then see."""

import pytest
from playwright.async_api import Locator, expect

from sandbox import Sandbox
from sandbox.demo import Rink
from sandbox.page.keeper import Keeper
from tests.page.screens import Screen, Screens, async_fixture
from tests.page.test_rendering import last, say


@pytest.fixture
def keeper(world: Sandbox) -> Keeper:
    return Keeper(world, "tests.page.showcase", {})


@async_fixture
async def screen(screens: Screens, keeper: Keeper) -> Screen:
    await keeper.start()
    made = await screens.open()
    await made.page.get_by_role("button", name="Trouble & tools").click()
    return made


def tools(screen: Screen) -> Locator:
    return screen.page.get_by_role("complementary", name="Trouble & tools")


def articles(screen: Screen) -> Locator:
    return screen.middle.get_by_role("article")


async def test_somebody_joins_and_is_played_on_the_page(screen: Screen) -> None:
    await tools(screen).get_by_label("Name").fill("Wayne")
    await tools(screen).get_by_role("button", name="Add a person").click()
    await expect(tools(screen).get_by_role("checkbox", name="Wayne takes DMs")).to_be_checked()
    await screen.page.keyboard.press("Escape")
    await expect(tools(screen)).to_be_hidden()
    await screen.become("Wayne")
    await say(screen, "Hello!")
    await expect(last(screen).get_by_role("button", name="Wayne")).to_be_visible()
    await screen.right.get_by_role("button", name="Wayne").click()
    await expect(screen.right.get_by_role("log")).to_have_accessible_name("Messages, @Breakaway, as Wayne")


async def test_a_killed_bot_is_offline_and_comes_back(screen: Screen, keeper: Keeper) -> None:
    await tools(screen).get_by_role("button", name="Kill").click()
    await expect(screen.page.get_by_text("Breakaway is offline")).to_be_visible()
    assert not keeper.running
    await tools(screen).get_by_role("button", name="Start", exact=True).click()
    await expect(screen.page.get_by_text("Breakaway is online")).to_be_visible()
    await say(screen, "/classic")
    await expect(last(screen)).to_contain_text("Game over")


async def test_a_request_fails_or_is_throttled_as_was_asked_and_the_log_tells(
    screen: Screen, served: Sandbox
) -> None:
    await once_it_fails(screen, served)
    await once_it_comes_later(screen, served)


async def once_it_fails(screen: Screen, served: Sandbox) -> None:
    drawer = tools(screen)
    await drawer.get_by_label("Request", exact=True).select_option(
        label="POST /interactions/{interaction_id}/{interaction_token}/callback"
    )
    await drawer.get_by_label("Fail the next").fill("1")
    await drawer.get_by_label("with").select_option("404")
    await drawer.get_by_role("button", name="Fail", exact=True).click()
    await expect(drawer.get_by_text("404, 1 more")).to_be_visible()
    await say(screen, "/classic")
    await expect(drawer.get_by_role("row").nth(1)).to_contain_text("404")
    await expect(drawer.get_by_text("404, 1 more")).to_have_count(0)
    served.give_up()
    await expect(last(screen)).to_contain_text("The application did not respond")
    await screen.keep("desktop-log")
    await say(screen, "/classic")
    await expect(last(screen)).to_contain_text("Game over")


async def once_it_comes_later(screen: Screen, served: Sandbox) -> None:
    drawer, before = tools(screen), await articles(screen).count()
    await drawer.get_by_label("seconds of waiting").fill("0.2")
    await drawer.get_by_role("button", name="Throttle", exact=True).click()
    await say(screen, "/classic")
    await expect(articles(screen)).to_have_count(before + 1)
    await expect(last(screen)).to_contain_text("Game over")
    assert [entry.status for entry in served.journal.entries][-2:] == [429, 200]


async def test_a_permission_is_taken_and_given_back(screen: Screen, place: Rink) -> None:
    drawer = tools(screen)
    await drawer.get_by_label("Take away from").select_option(label="Jon")
    await drawer.get_by_role("button", name="Take away").click()
    await expect(drawer.get_by_text("Jon in #rink: no send messages")).to_be_visible()
    line = screen.middle.get_by_role("combobox", name="Jon may not write here")
    await line.fill("Hello?")
    await line.press("Enter")
    await expect(screen.page.get_by_text("That is not possible here any more.")).to_be_visible()
    await drawer.get_by_role("button", name="Give back").click()
    await say(screen, "Hello!")
    await expect(last(screen)).to_contain_text("Hello!")
    assert [message.content for message in place.channel.messages] == ["Hello!"]


async def test_a_permission_of_the_server_is_given_by_a_role_and_taken_back(
    screen: Screen, place: Rink
) -> None:
    drawer = tools(screen)
    await drawer.get_by_label("A new role").fill("Captain")
    await drawer.get_by_role("button", name="Add a role").click()
    await drawer.get_by_role("checkbox", name="Darrell is Captain").check()
    await drawer.get_by_label("Role", exact=True).select_option(label="Captain")
    await drawer.get_by_label("May, in the whole server").select_option(label="manage guild")
    await drawer.get_by_role("button", name="Allow", exact=True).click()
    taken = drawer.get_by_role("button", name="Allow Captain no more: manage guild")
    await expect(taken).to_be_visible()
    assert place.second.world.store.can(place.second.id, place.channel.channel, "manage_guild")
    await screen.keep("desktop-roles")
    await taken.click()
    await expect(taken).to_have_count(0)
    await drawer.get_by_role("checkbox", name="Jon is Manager").uncheck()
    await expect(drawer.get_by_role("checkbox", name="Jon is Manager")).not_to_be_checked()
    for person in (place.first, place.second):
        assert not person.world.store.can(person.id, place.channel.channel, "manage_guild")


async def test_somebody_leaves_and_comes_back(screen: Screen, place: Rink) -> None:
    drawer = tools(screen)
    await drawer.get_by_role("button", name="Darrell leaves the server").click()
    back = drawer.get_by_role("button", name="Darrell comes back to the server")
    await expect(back).to_be_visible()
    assert not place.second.sees(place.channel)
    await screen.page.keyboard.press("Escape")
    await screen.become("Darrell")
    await expect(screen.middle.get_by_role("log").first).to_have_accessible_name(
        "Messages, @Breakaway, as Darrell"
    )
    await screen.page.get_by_role("button", name="Trouble & tools").click()
    await back.click()
    await screen.page.keyboard.press("Escape")
    await screen.become("Jon")
    await say(screen, "Welcome back!")
    await screen.become("Darrell")
    await expect(last(screen)).to_contain_text("Welcome back!")


async def test_the_bot_is_removed_and_invited(screen: Screen, served: Sandbox) -> None:
    await tools(screen).get_by_role("button", name="Remove from server").click()
    await expect(screen.middle.get_by_text("The bot has not registered any command here.")).to_be_visible()
    await tools(screen).get_by_role("button", name="Invite to server").click()
    await expect(screen.middle.get_by_text("The bot has not registered any command here.")).to_be_hidden()
    await say(screen, "/classic")
    await expect(last(screen)).to_contain_text("Game over")
    assert served.gateway.identified == 1


async def test_a_language_and_time_are_what_was_chosen(screen: Screen, served: Sandbox, place: Rink) -> None:
    drawer = tools(screen)
    await drawer.get_by_label("Language of Jon").select_option("fr")
    await drawer.get_by_role("button", name="15 minutes").click()
    await expect(drawer.get_by_text("15 minutes ahead")).to_be_visible()
    assert place.first.user.locale == "fr"
    assert served.clock.ahead == 900
