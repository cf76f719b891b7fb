"""A person plays the bots alone, knowing only what is on their screen."""

import asyncio
import re
from collections.abc import Callable
from functools import partial

import pytest

from bot.words import words_for
from sandbox import Sandbox
from sandbox.people import ChannelPlace, Person, Rendered, ShownButton
from tests.e2e.conftest import StartBot
from tests.e2e.process import BotProcess
from tests.e2e.rink import Rink, cards_on, done
from tests.typeset import gist, together

WORDS = words_for("en")
PICKLES, DOC = (
    WORDS("practice-level", name=WORDS(f"mind-{level}"), level=WORDS(f"level-{level}"))
    for level in ("rookie", "pro")
)


def about(level: str) -> str:
    """What a match says of its bot."""
    return WORDS("practice-opening", name=together(WORDS(f"mind-{level}")), level=WORDS(f"level-{level}"))


QUICK = {"OPPONENT_TIME": "0", "LAST_CARD_TIME": "0.01"}
MOST_TAPS = 200
CALLBACK = ("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
UNKNOWN_MESSAGE = 10008


def result(person: Person, place: ChannelPlace) -> Rendered | None:
    return next((message for message in person.sees(place) if message.button("Rematch")), None)


def to_tap(person: Person) -> Callable[[], list[tuple[Rendered, ShownButton]]]:
    """What the person has to tap in the DM: the choice after the cut, or a card."""

    def found() -> list[tuple[Rendered, ShownButton]]:
        shown = person.sees(person.dms())
        choices = [(message, choice) for message in shown if (choice := message.button("Play first"))]
        hands = [message for message in shown if "Your turn" in message.text]
        return choices + [(message, card) for message in hands for card in cards_on(message)]

    return found


async def play_out(world: Sandbox, person: Person, place: ChannelPlace) -> Rendered:
    """Tap what is asked for until the result is there."""
    for _ in range(MOST_TAPS):
        await world.until(lambda: result(person, place) or to_tap(person)())
        if ended := result(person, place):
            return ended
        message, button = to_tap(person)()[0]
        handle = await person.tap(message, button=button)
        assert handle.acknowledged, world.describe()
    raise AssertionError(world.describe())


async def test_a_dm_is_a_rink_too_and_its_hand_stays_below_the_play(
    world: Sandbox, rink: Rink, start_bot: StartBot
) -> None:
    await start_bot(**QUICK)
    jon = rink.people[0]
    dms = jon.dms()
    menu = await jon.command(dms, "hockey practice")
    await done(partial(jon.tap, menu.messages[0], PICKLES))
    ended = None
    for _ in range(MOST_TAPS):
        # A hand above newer plays would be hard to find.
        await world.until(lambda: result(jon, dms) or asked_last(jon))
        if ended := result(jon, dms):
            break
        message, button = to_tap(jon)()[0]
        assert message.button("Go to the rink") is None
        await jon.tap(message, button=button)
        assert message.button("Go to the rink") is None
    assert ended is not None
    assert "Final:" in ended.text


def asked_last(person: Person) -> bool:
    """True if the newest message that stays in the DM is the one to tap."""
    asked = to_tap(person)()
    staying = [message for message in person.sees(person.dms()) if not message.ephemeral]
    return bool(asked) and asked[0][0].id == staying[-1].id


async def test_a_hand_in_a_dm_that_was_closed_says_so_and_still_plays(
    world: Sandbox, rink: Rink, start_bot: StartBot
) -> None:
    await start_bot(OPPONENT_TIME="0")
    jon = rink.people[0]
    dms = jon.dms()
    # The second period's sheet is the first message that must be sent once the DM is closed.
    await done(lambda: jon.command(dms, "hockey practice", level="rookie", length=3))
    await world.until(to_tap(jon))
    message, button = to_tap(jon)()[0]
    await jon.tap(message, button=button)
    await world.until(to_tap(jon))
    jon.close_dms()
    for _ in range(MOST_TAPS):
        message, button = to_tap(jon)()[0]
        handle = await jon.tap(message, button=button)
        assert handle.acknowledged
        await world.until(to_tap(jon))
        texts = [each.text for each in jon.sees(dms)]
        assert not any("its channel" in text for text in texts)
        if any(gist("hand-lost-dm") in text for text in texts):
            return
    raise AssertionError(world.describe())


async def test_a_late_tap_on_a_hand_that_has_just_been_replaced_is_told_that_it_came_late(
    world: Sandbox, rink: Rink, start_bot: StartBot
) -> None:
    """In a DM that happens often: the hand is sent again below each new sheet."""
    bot = await start_bot(OPPONENT_TIME="0")
    jon = rink.people[0]
    await done(lambda: jon.command(jon.dms(), "hockey practice", level="rookie"))
    while True:
        await world.until(to_tap(jon))
        message, button = to_tap(jon)()[0]
        await jon.tap(message, button=button)
        if cards_on(message):
            break
    world.faults.fail(*CALLBACK, status=404, code=UNKNOWN_MESSAGE)
    late = await jon.tap_stale(button)
    assert late.text == gist("sorry-late")
    assert "ERROR" not in bot.output.read_text()


@pytest.mark.parametrize("where", ["server", "dm"])
async def test_two_taps_on_an_opponent_begin_one_match(rink: Rink, start_bot: StartBot, where: str) -> None:
    await start_bot(**QUICK)
    jon = rink.people[0]
    place = rink.channel if where == "server" else jon.dms()
    menu = (await jon.command(place, "hockey practice")).messages[0]
    told = [each.text for each in await asyncio.gather(*(jon.tap(menu, DOC) for _ in range(3)))]
    assert sum("wins the cut" in text for text in told) == 1
    assert sum(gist("challenge-twice-running") in text for text in told) == len(told) - 1


@pytest.mark.parametrize("game", ["classic", "partners"])
async def test_two_taps_fill_a_table_once(rink: Rink, start_bot: StartBot, game: str) -> None:
    await start_bot(**QUICK)
    jon = rink.people[0]
    await done(lambda: jon.command(rink.channel, "hockey open", game=game))
    offer = jon.sees(rink.channel)[-1]
    told = await asyncio.gather(*(jon.tap(offer, "Fill with bots") for _ in range(3)))
    assert all(about("pro") in each.text for each in told), [each.text for each in told]


async def test_the_bot_itself_takes_up_a_challenge_and_a_rematch(
    world: Sandbox, rink: Rink, start_bot: StartBot
) -> None:
    await start_bot(**QUICK)
    jon = rink.people[0]
    await done(lambda: jon.command(rink.channel, "hockey challenge", opponent=world.bot, length=1))
    ended = await play_out(world, jon, rink.channel)
    assert "> Pickles\xa0🐣: “" in ended.text
    handle = await jon.tap(ended, "Rematch")
    assert "Pickles" in handle.text
    menu = await jon.command(rink.channel, "hockey practice")
    assert re.search(r"Pickles.*: \d\swon, \d\slost", menu.text)
    board = await jon.command(rink.channel, "hockey leaderboard")
    assert gist("board-empty", season="on") in board.text


async def test_for_the_bot_itself_its_players_sit_down_at_a_table_of_four(
    world: Sandbox, rink: Rink, start_bot: StartBot
) -> None:
    await start_bot(**QUICK)
    jon, darrell = rink.people
    across = {"opponent1": world.bot, "opponent2": world.bot}
    await done(lambda: jon.command(rink.channel, "hockey partners", partner=darrell, **across))
    offer = jon.sees(rink.channel)[-1]
    assert "**Doc\xa0🩺** ✅ and **Doc\xa0🩺\xa02** ✅" in offer.text
    begun = await darrell.tap(offer, "Accept")
    assert about("pro") in begun.text


async def test_a_move_that_is_thought_about_when_the_bot_dies_is_made_after_it(
    world: Sandbox, rink: Rink, start_bot: StartBot
) -> None:
    bot: BotProcess = await start_bot(OPPONENT_TIME="1", LAST_CARD_TIME="0.01")
    jon = rink.people[0]
    await done(lambda: jon.command(rink.channel, "hockey practice", level="legend"))
    for _ in range(2):
        await world.until(to_tap(jon))
        message, button = to_tap(jon)()[0]
        await jon.tap(message, button=button)
        await bot.kill()
        await bot.start()
    await world.until(to_tap(jon))
