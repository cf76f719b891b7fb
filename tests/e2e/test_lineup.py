"""Turn-Based by people who tap what they see, with a SIGKILL in the middle of a line and of a reveal."""

import re
from typing import Any

from tests.e2e.conftest import StartBot
from tests.e2e.ice import alts
from tests.e2e.lines import (
    Given,
    asked,
    begin,
    hand,
    is_placing,
    place,
    placed,
    play_out,
    ready,
    throw_in,
    told,
)
from tests.e2e.process import BotProcess
from tests.e2e.records import kept_record, replayed
from tests.e2e.rink import Rink, conversation
from tests.e2e.test_match import label

COMPARED = re.compile(
    r"^(?:## 🚨 )?(Jon|Darrell) (LW|RW) \+ C: \*\*(\d+)\*\* vs \*\*(\d+)\*\*\. (\*\*Scores!|No goal)",
    re.MULTILINE,
)


async def test_a_line_half_set_up_goes_through_a_kill_and_every_account_of_the_match_agrees(
    rink: Rink, start_bot: StartBot
) -> None:
    bot = await start_bot(REVEAL_TIME="0.5")
    given = Given()
    await begin(rink)
    await rink.world.until(lambda: all(conversation(person) for person in rink.people))
    for person in rink.people:
        await throw_in(rink, person, given)
    person = await rink.world.until(lambda: who if (who := asked(rink)) and is_placing(who) else None)
    await place(rink, person, 3)
    before = placed(person)
    await bot.kill()
    await bot.start()
    assert placed(person) == before
    await person.tap(hand(person), f"LW {before['LW']}")
    await person.tap(hand(person), "RD –")
    assert placed(person) == {"C": before["C"], "RW": before["RW"], "RD": before["LW"]}
    pictures = [alt for message in rink.channel.messages for alt in alts(message)]
    assert not [card for card in before.values() if card in "\n".join([told(rink), *pictures])]
    await place(rink, person, 3)
    await ready(rink, person, given)
    other = await rink.world.until(lambda: who if (who := asked(rink)) and is_placing(who) else None)
    await place(rink, other, 6)
    await ready(rink, other, given)
    await rink.world.until(lambda: "Next:" in told(rink))
    await bot.kill()
    await bot.start()
    result = await play_out(rink, given)
    *compared, outcome = await assert_accounts_agree(rink, bot, given)
    assert "Final" in result.text
    assert sum(line["result"] == "goal" for line in compared) == sum(outcome["score"])
    await rink.world.until(lambda: all("Final" in hand(person).text for person in rink.people))
    assert [len(conversation(person)) for person in rink.people] == [1, 1]


async def assert_accounts_agree(rink: Rink, bot: BotProcess, given: Given) -> list[dict[str, Any]]:
    """What was tapped, stored and shown in the channel; the lines of the record's replay."""
    record = await kept_record(bot, rink)
    lines = await replayed(record)
    picks = [period["faceoff"] for period in record["periods"] if "faceoff" in period]
    for seat, person in enumerate(rink.people):
        assert [sign(faceoff[seat]) for faceoff in picks] == given.picks[person.name]
        kept = [period["lines"][seat] for period in record["periods"]]
        assert [{at: sign(card) for at, card in line.items()} for line in kept] == [
            dict(line) for line in given.lines[person.name]
        ]
    names = [person.name for person in rink.people]
    await rink.world.until(lambda: len(COMPARED.findall(told(rink))) == len(lines) - 1)
    assert COMPARED.findall(told(rink)) == [
        (
            names[line["attack"]],
            line["wing"],
            *map(str, line["values"]),
            "**Scores!" if line["result"] else "No goal",
        )
        for line in lines[:-1]
    ]
    assert told(rink).count("Scores!") == sum(lines[-1]["score"])
    return lines


def sign(card: str) -> str:
    return "Joker" if card[0] == "*" else label(card)
