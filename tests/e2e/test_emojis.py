"""Cards as the application's emojis: uploaded once, replaced if they look different, and done without."""

import re

import pytest

from sandbox import Sandbox
from sandbox.ground.models import Emoji
from sandbox.people import Person
from tests.e2e.conftest import StartBot
from tests.e2e.rink import SORRY, Rink
from tests.typeset import gist

CREATE = ("POST", "/applications/{application_id}/emojis")
CARD = re.compile(r"card(\w+)_[0-9a-f]{6}")
EVERY = 52 + 2 + 1 + 26
ON = {"CARD_EMOJIS": "on"}


def names(world: Sandbox) -> list[str]:
    return [emoji.name for emoji in world.store.emojis.values()]


def worn(rink: Rink, person: Person) -> list[tuple[str, str]]:
    """What the cards of a hand say, and the key of each one's emoji."""
    hand = person.sees(person.dms())[-1]
    found = []
    for row in rink.world.store.messages[hand.channel_id][hand.id].components:
        for each in row["components"]:
            if emoji := each.get("emoji"):
                name = CARD.fullmatch(rink.world.store.emojis[int(emoji["id"])].name)
                assert name
                found.append((each["label"], name[1]))
    return found


async def test_every_card_is_sent_up_once_and_worn_beside_its_name(rink: Rink, start_bot: StartBot) -> None:
    bot = await start_bot(**ON)
    await rink.world.until(lambda: len(rink.world.store.emojis) == EVERY)
    before = dict(rink.world.store.emojis)
    await rink.face_off()
    person, _, _ = await rink.world.until(rink.turn)
    told = worn(rink, person)
    assert len(told) == 5
    assert {label.split()[0] for label, _ in told} == {shown(key) for _, key in told}
    await bot.kill()
    await bot.start()
    await rink.play(2)
    assert rink.world.store.emojis == before
    assert ("–", "back") in worn(rink, person)


def told_to(person: Person) -> list[str]:
    return [message.text for message in person.sees(person.dms())]


def shown(key: str) -> str:
    return key[0].replace("T", "10") + {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}[key[1]]


async def test_art_that_has_changed_replaces_itself_and_what_is_the_hosts_stays(
    rink: Rink, start_bot: StartBot
) -> None:
    world = rink.world
    for number, name in enumerate(("card8C_000000", "card8C_mine", "puck")):
        world.store.emojis[number + 1] = Emoji(number + 1, name, animated=False, image=b"")
    await start_bot(**ON)
    await world.until(lambda: "card8C_000000" not in names(world))
    assert {"card8C_mine", "puck"} <= {*names(world)}
    assert len(names(world)) == EVERY + 2


async def test_where_discord_refuses_them_cards_stay_text_and_the_log_says_so_once(
    rink: Rink, start_bot: StartBot
) -> None:
    refused = rink.world.faults.fail(*CREATE, status=403, code=50013, message="no", times=None)
    bot = await start_bot(**ON)
    await rink.world.until(lambda: refused.hits)
    await rink.face_off()
    person, _, _ = await rink.world.until(rink.turn)
    assert worn(rink, person) == []
    await rink.play(2)
    assert bot.output.read_text().count(gist("host-emojis-refused")) == 1


async def test_emojis_that_vanish_while_a_match_is_on_take_no_hand_with_them(
    rink: Rink, start_bot: StartBot
) -> None:
    await start_bot(**ON)
    await rink.world.until(lambda: len(rink.world.store.emojis) == EVERY)
    await rink.face_off()
    await rink.play(1)
    rink.world.store.emojis.clear()
    await rink.play(2)
    assert not [told for person in rink.people for told in told_to(person) if told.startswith(SORRY)]
    # They are uploaded again meanwhile, and used again.
    await rink.world.until(lambda: len(rink.world.store.emojis) == EVERY)
    await rink.play(1)
    await rink.world.until(lambda: all(worn(rink, each) for each in rink.people))


@pytest.mark.soak
async def test_hands_that_were_drawn_before_they_were_found_wear_them_later(
    rink: Rink, start_bot: StartBot
) -> None:
    bot = await start_bot(**ON)
    await rink.world.until(lambda: len(rink.world.store.emojis) == EVERY)
    await rink.face_off()
    await rink.play(1)
    await bot.kill()
    rink.world.faults.fail("GET", CREATE[1], status=503, message="no", times=3)
    await bot.start()
    await rink.world.until(lambda: not any(worn(rink, each) for each in rink.people))
    await rink.world.until(lambda: all(worn(rink, each) for each in rink.people))
