"""A whole Classic match by people who tap what they see, with a SIGKILL in the second period.

Jon's hand is in his DMs. Darrell takes none, and plays by the private one in the channel.
"""

import re

from tests.e2e.conftest import StartBot
from tests.e2e.records import kept_record, replayed
from tests.e2e.rink import Rink, Tap, conversation
from tests.e2e.test_closed_dms import live_sheet
from tests.typeset import together

SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
PERIOD = 52
CANNOT_WRITE_TO_THEM = 50007  # https://discord.com/developers/docs/topics/opcodes-and-status-codes


async def test_a_match_goes_through_a_kill_and_every_account_of_it_agrees(
    rink: Rink, start_bot: StartBot
) -> None:
    jon, darrell = rink.people
    darrell.close_dms()
    bot = await start_bot()
    await rink.face_off()
    sheet = await rink.world.until(lambda: live_sheet(rink, darrell))
    await darrell.tap(sheet, "Show my hand")
    await rink.play(PERIOD + 17)
    await bot.kill()
    await bot.start()
    result = await rink.play_out()
    lines = await replayed(await kept_record(bot, rink))

    assert rink.is_told()
    assert rink.taps == [Tap(rink.people[line["seat"]].name, label(line["card"])) for line in lines[:-1]]
    score = lines[-1]["score"]
    assert told_score(result.text) == score
    said = [m.text for m in jon.sees(rink.channel)]
    assert sum(text.count("Scores!") for text in said) == sum(score)
    ends = [found[0] for text in said if (found := re.search(r"\*\*End of the \w+", text))]
    assert ends[:2] == ["**End of the first", "**End of the second"]
    await rink.world.until(lambda: not any(rink.hands_of(person) for person in rink.people))
    assert_one_hand_each(rink)
    await assert_leaderboard(rink, score)


async def assert_leaderboard(rink: Rink, score: list[int]) -> None:
    asked = await rink.people[0].command(rink.channel, "hockey leaderboard")
    _, table, below = asked.text.split("```")
    for side, person in enumerate(rink.people):
        won, tied = int(score[side] > score[1 - side]), int(score[0] == score[1])
        row = next(row for row in table.splitlines() if person.name in row).split()
        assert row[1:4] == [person.name, str(2 * won + tied), f"{won}-{1 - won - tied}-{tied}"]
        if side == 0:
            assert (
                together(f"{won} won, {1 - won - tied} lost, {tied} tied · goals {score[0]}–{score[1]}")
                in below
            )


def assert_one_hand_each(rink: Rink) -> None:
    """What is left of each hand is one message that says how it ended; a DM was tried once."""
    jon, darrell = rink.people
    assert [("Final" in m.text) for m in conversation(jon)] == [True]
    assert not darrell.sees(darrell.dms())
    assert sum(entry.code == CANNOT_WRITE_TO_THEM for entry in rink.world.journal.entries) == 1
    finals = [m for m in darrell.sees(rink.channel) if "Final" in m.text]
    assert sorted(m.ephemeral for m in finals) == [False, True]


def told_score(text: str) -> list[int]:
    """The score of a result, Jon's goals first."""
    by_name = dict(re.findall(r"(Jon|Darrell)\s(\d+)", told(text)))
    return [int(by_name["Jon"]), int(by_name["Darrell"])]


def told(text: str) -> str:
    return text.splitlines()[0]


def label(card: str) -> str:
    rank, suit = card[0], card[1]
    return {"T": "10"}.get(rank, rank) + SUITS[suit]
