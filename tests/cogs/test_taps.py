"""Every tap is answered, whatever it's on, whenever it comes; after a restart too."""

import json
import re
from typing import Any

from sqlalchemy import Engine, event

from tests.cogs.people import Person, sentence
from tests.cogs.rink import Rink
from tests.cogs.test_match import plays
from tests.typeset import gist

GARBAGE = [
    "",
    ":",
    "nonsense",
    "hockey",
    "hockey:1",
    "hockey:1:0",
    "hockey:one:0:2C",
    "hockey:1:-1:2C",
    "hockey:999:0:2C",
    f"hockey:{10**30}:0:2C",
    f"hockey:1:{10**30}:2C",
    "hockey:1:0:2C:more",
    "hockey:٣:0:2C",
    "hockey:1:²:2C",
    f"rematch:{'9' * 5000}",
    "draft:1:0:pick:XX",
    "draft:1:0:put:nobody",
    "draft:1:0:put:LW:2C:more",
    "draft:1:0:put:LW",
    "draft:1:0:clear",
    "clock:1:sleep",
    "pause:1:ask:2",
    "pause:1:ask",
    "privacy:1:export",
    "unblock:1",
    "end:1:yes",
    "more:1:more",
    "gone",
    "gone:999",
    "gone:1:more",
    "settings:hand:moon",
    "hockey:1:0:Z\N{SNOWMAN}",
    "look",
    "look:999",
    "look:x:here",
    "challenge:1",
    "challenge:1:eat",
    "challenge:999:accept",
    "rematch",
    "rematch:999",
    "resign:1",
    "resign:1:perhaps",
    "resign:999:yes",
    "board",
    "board:all:one:1",
    "board:x:1:1",
    "x" * 100,
]


async def test_garbage_is_answered_with_a_sentence_and_plays_nothing(rink: Rink) -> None:
    sheet = await rink.face_off()
    before = [message.everything for message in rink.public()]
    person, _ = rink.on_turn()
    held = person.hand().held
    for custom_id in GARBAGE:
        for message in (sheet, person.hand()):
            result = await person.forge(message, custom_id)
            assert result.acknowledged, custom_id
            assert result.response is not None, custom_id
    assert [message.everything for message in rink.public()] == before
    assert person.hand().held == held
    assert rink.on_turn()[0] is person


async def test_garbage_is_answered_before_there_is_any_match(rink: Rink) -> None:
    await rink.jon.slash(rink.ice, "hockey leaderboard")
    for custom_id in GARBAGE:
        assert sentence(await rink.jon.forge(rink.last(), custom_id)), custom_id


async def test_a_modal_that_nobody_opened_is_answered(rink: Rink) -> None:
    assert "/hockey" in sentence(await rink.jon.submit(rink.ice, "team:1"))


async def test_a_tap_from_another_match_is_refused(rink: Rink) -> None:
    await rink.face_off()
    person, other = rink.on_turn()
    paul, quinn = rink.person("Paul"), rink.person("Quinn")
    await paul.slash(rink.ice, "hockey challenge", opponent=quinn, length=3)
    await quinn.click(rink.last(), label="Accept")
    for button in [*person.hand().playable, *other.hand().cards]:
        assert gist("sorry-stranger") in sentence(await paul.forge(paul.hand(), button["custom_id"]))
    assert plays(rink.sheets()[0]) == []


class Album:
    """Every custom_id that any message has ever had."""

    def __init__(self, rink: Rink) -> None:
        self.rink = rink
        self.ids: dict[int, set[str]] = {}

    def note(self) -> None:
        for stored in self.rink.env.backend.messages.values():
            for message in stored.values():
                found = set(re.findall('"custom_id": "([^"]+)"', json.dumps(message.components)))
                self.ids.setdefault(message.id, set()).update(found)

    async def tap_all(self, person: Person) -> list[tuple[str, bool]]:
        """Tap everything that was ever on what this person still sees: which it was, and if answered."""
        taps = []
        for message in (*self.rink.public(), *person.dms(), *person.private(self.rink.ice)):
            for custom_id in sorted(self.ids.get(message.id, set())):
                if message.id not in self.rink.env.backend.messages[message.channel_id]:
                    break  # a private copy goes when another one is asked for
                result = await person.forge(message, custom_id)
                taps.append((custom_id, result.acknowledged))
        return taps


async def test_after_a_restart_every_button_that_ever_was_answers(rink: Rink) -> None:
    album = Album(rink)
    challenge = await rink.challenge(length=1)
    album.note()
    await rink.darrell.click(challenge, label="Accept")
    album.note()
    await rink.chooser(challenge).click(challenge, label="Deal")
    for _ in range(3):
        album.note()
        await rink.play()
    await rink.jon.click(rink.sheets()[-1], label="Show my hand")
    await rink.darrell.slash(rink.ice, "hockey match resign")
    album.note()
    await rink.jon.slash(rink.ice, "hockey leaderboard")
    await rink.restart()
    album.note()
    stranger = rink.person("Paul")
    for person in (stranger, *rink.players):
        taps = await album.tap_all(person)
        assert len(taps) > (5 if person is stranger else 10)
        assert all(answered for _, answered in taps), taps
    assert rink.over
    for person in (stranger, *rink.players):
        assert all(answered for _, answered in await album.tap_all(person))


async def test_a_match_is_played_on_by_old_buttons_after_each_restart(rink: Rink) -> None:
    challenge = await rink.challenge(length=1)
    await rink.restart()
    await rink.darrell.click(challenge, label="Accept")
    await rink.restart()
    await rink.chooser(challenge).click(challenge, label="Deal")
    for _ in range(4):
        before = [message.everything for message in rink.public()]
        await rink.restart()
        assert [message.everything for message in rink.public()] == before
        await rink.play()
    await rink.jon.click(rink.sheets()[-1], label="Show my hand")
    (copy,) = rink.jon.private(rink.ice)
    await rink.restart()
    if rink.on_turn()[0] is not rink.jon:
        await rink.play()
        assert "**Your turn:**" in copy.content
    await rink.jon.click(copy, custom_id=copy.playable[0]["custom_id"])
    assert rink.on_turn()[0] is rink.darrell
    question = await rink.jon.asked_to_resign(rink.ice)
    await rink.restart()
    await rink.jon.click(question, label="I resign")
    assert rink.over
    await rink.restart()
    await rink.darrell.click(rink.last(), label="Rematch")
    assert rink.last().labels == ["Accept", "Decline", "Withdraw", "Cut the deck"]


async def test_the_first_card_after_a_start_waits_for_no_name_and_no_language(rink: Rink) -> None:
    await rink.face_off()
    await rink.restart()
    asked: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        asked.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        await rink.play()
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    assert not [each for each in asked if re.match("INSERT INTO players|SELECT preferences", each)]
