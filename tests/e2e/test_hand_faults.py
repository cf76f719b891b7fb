"""If a hand is drawn twice at once, or its message gets lost, its owner sees one true hand."""

from functools import partial

import pytest

from sandbox.ground.call import ApiCall
from sandbox.people import Person, Rendered
from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink, by_dm_to, cards_on, conversation

# The simulation checks the same in every run.
pytestmark = pytest.mark.soak
SEND = ("POST", "/channels/{channel_id}/messages")
EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
DELETE = ("DELETE", "/channels/{channel_id}/messages/{message_id}")
CALLBACK = ("POST", "/interactions/{interaction_id}/{interaction_token}/callback")


async def test_a_hand_whose_sending_was_lost_rings_again_at_the_next_turn(
    rink: Rink, start_bot: StartBot
) -> None:
    bot = await start_bot()
    await until_a_turn_that_did_not_ring(rink)
    await bot.kill()

    def by_dm(call: ApiCall) -> bool:
        return call.args["channel_id"] != str(rink.channel.id)

    rink.world.faults.fail(*SEND, reset=True, after_effect=True, when=by_dm)
    deletion = rink.world.faults.hold(*DELETE)
    await bot.start(REMINDER_TIME="0.6")
    person, first, second_hand = await rink.world.until(lambda: twice_shown(rink))
    await rink.tap(person, second_hand, cards_on(second_hand))
    deletion.release()
    await rink.world.until(lambda: has_one_true_hand(rink, person))
    await rink.play(1)
    third = await rink.world.until(lambda: only(rink.hands_of(person), but={first.id, second_hand.id}))
    assert third.id in {rung.message_id for rung in person.notifications}
    await rink.world.until(lambda: has_one_true_hand(rink, person))


async def test_a_word_in_the_channel_that_was_refused_once_rings_at_the_next_turn(
    rink: Rink, start_bot: StartBot
) -> None:
    for person in rink.people:
        person.close_dms()
    bot = await start_bot()
    await rink.face_off()
    await shown(rink, rink.people[0], "Show my hand")
    await bot.kill()

    def is_nudge(call: ApiCall) -> bool:
        return "your turn" in str(call.body)

    refused = rink.world.faults.fail(*SEND, status=403, code=50013, when=is_nudge)
    await bot.start(REMINDER_TIME="0.7")
    await rink.world.until(lambda: refused.hits)
    heard = rung(rink)
    for person in rink.people:
        await person.tap(await shown(rink, person, "Show my hand"), "Show my hand")
    for _ in range(2):
        owner, _, _ = await rink.world.until(rink.turn)
        await rink.world.until(partial(has_rung, owner, heard[owner.id]))
        heard = rung(rink)
        await rink.play(1)


async def test_a_hand_that_cannot_be_edited_keeps_no_turn_silent(rink: Rink, start_bot: StartBot) -> None:
    bot = await start_bot()
    await rink.face_off()
    person, _, _ = await rink.world.until(rink.turn)
    await bot.kill()
    await bot.start(REMINDER_TIME="0.7")
    person.close_dms()
    rink.world.faults.fail(*EDIT, status=403, code=50007, times=None, when=by_dm_to(person))
    await rink.play(2)
    await rink.world.until(
        lambda: (
            any(person.name in m.text and "your turn" in m.text for m in person.sees(rink.channel)) or None
        )
    )


async def until_a_turn_that_did_not_ring(rink: Rink) -> None:
    """It's the turn of a player who already had a hand: an edit has told them so."""
    await rink.face_off()
    await rink.world.until(lambda: all(map(holds_cards, rink.people)))
    await rink.play(1)
    await rink.world.until(rink.turn)


def holds_cards(person: Person) -> bool:
    return any(", deal 1 of " in message.text for message in conversation(person))


async def shown(rink: Rink, person: Person, label: str) -> Rendered:
    return await rink.world.until(
        lambda: next((m for m in person.sees(rink.channel) if m.button(label)), None)
    )


def rung(rink: Rink) -> dict[int, int]:
    """How many notifications everyone got."""
    return {person.id: len(person.notifications) for person in rink.people}


def has_rung(person: Person, before: int) -> bool:
    return any("your turn" in each.text for each in person.notifications[before:])


def twice_shown(rink: Rink) -> tuple[Person, Rendered, Rendered] | None:
    """A player with two hands on the screen for a moment, the older and the newer."""
    for person in rink.people:
        hands = [m for m in conversation(person) if "Your turn" in m.text and cards_on(m)]
        if len(hands) > 1:
            return person, hands[0], hands[1]
    return None


def only(messages: list[Rendered], but: set[int]) -> Rendered | None:
    """The only message, if it's none of those."""
    return messages[0] if len(messages) == 1 and messages[0].id not in but else None


def has_one_true_hand(rink: Rink, person: Person) -> bool:
    """True if a person has one message, and it shows the same turn as the sheet."""
    messages = conversation(person)
    mine = f"{person.name} to play" in rink.sheets()[-1].text
    return len(messages) == 1 and ("Your turn" in messages[0].text) == mine
