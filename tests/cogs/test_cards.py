"""Cards of somebody, of two and of a server: each number is what was played."""

from datetime import UTC, datetime

import pytest

from bot.words import words_for
from hockey.catalogue import CATALOGUE
from tests.cogs.boards import decided, seen
from tests.cogs.people import Message, Person, messages, sentence
from tests.cogs.rink import Rink
from tests.typeset import together


async def card(rink: Rink, person: Person, command: str, **options: object) -> Message:
    result = await person.slash(rink.ice, f"hockey {command}", **options)
    assert result.response is not None
    return messages(rink.env, rink.ice, person.id)[-1]


async def played(rink: Rink) -> None:
    """Jon resigns one, and the books have three more."""
    await rink.face_off(length=1)
    for _ in range(6):
        await rink.play()
    await rink.jon.resign(rink.ice)
    for result in ("win", "win", "tie"):
        await decided(rink, rink.jon, rink.darrell, result, (2, 2) if result == "tie" else (3, 0))


async def test_somebodys_card_tells_of_their_matches_here(rink: Rink) -> None:
    await played(rink)
    told = await card(rink, rink.darrell, "stats", player=rink.jon)
    assert told.lines[0] == "**Jon**: Moose Jaw"
    assert told.lines[1].startswith(together("**Pile games**: rating 10"))
    assert together("(provisional, 4 of 10), give or take") in told.lines[1]
    assert "**4 matches**: 2\xa0won, 1\xa0lost, 1\xa0tied" in told.text
    assert "**Form**: L\xa0W\xa0W\xa0T · tied the last one · most wins in a row:\xa02" in told.text
    assert "**Best rival**: Darrell, 4 matches, 2\xa0won, 1\xa0lost, 1\xa0tied" in told.text
    assert together("shutouts 2") in told.text
    assert "you" not in told.text.lower()
    await rink.darrell.click(told, label="What is counted?")
    assert "Hat trick" in rink.darrell.private(rink.ice)[-1].text


async def test_whoever_has_not_played_has_a_card_that_says_how_to_begin(rink: Rink) -> None:
    await seen(rink.jon)
    assert "/hockey challenge" in (await card(rink, rink.jon, "stats")).text


async def test_whoever_hides_is_on_no_board_and_no_card_for_others(rink: Rink) -> None:
    await played(rink)
    await rink.jon.slash(rink.ice, "hockey me settings")
    await rink.jon.click(rink.jon.private(rink.ice)[-1], label="Hidden from boards: off")
    assert "on no leaderboard" in rink.jon.private(rink.ice)[-1].text
    assert "Jon" not in (await card(rink, rink.darrell, "leaderboard")).text
    assert "to themselves" in sentence(await rink.darrell.slash(rink.ice, "hockey stats", player=rink.jon))
    assert "to themselves" in sentence(await rink.darrell.slash(rink.ice, "hockey rivalry", a=rink.jon))
    own = sentence(await rink.jon.slash(rink.ice, "hockey stats"))
    assert "4 matches" in own
    records = (await card(rink, rink.darrell, "records")).text
    assert "Jon" not in records.replace("in it", "")
    others = (await card(rink, rink.darrell, "stats")).text
    assert "4 matches" in others
    assert "Jon" not in others


async def test_whoever_has_not_shot_reads_so_in_words(rink: Rink) -> None:
    for person in (rink.jon, rink.darrell):
        await seen(person)
    await decided(rink, rink.jon, rink.darrell, "tie", (0, 0))
    assert "**Shots**: none · none against" in (await card(rink, rink.jon, "stats")).text
    assert (
        together("**Jon**: no shots · posts 0")
        in (await card(rink, rink.darrell, "rivalry", a=rink.jon)).text
    )


async def test_two_have_a_rivalry(rink: Rink) -> None:
    await played(rink)
    told = await card(rink, rink.darrell, "rivalry", a=rink.jon)
    assert told.lines[0] == "**Jon against Darrell**: Moose Jaw"
    assert told.lines[1] == "**4 matches**: 2\xa0won by Jon, 1 by Darrell, 1\xa0tied"
    assert "takes two" in sentence(await rink.jon.slash(rink.ice, "hockey rivalry", a=rink.jon))


async def test_whoever_lost_has_no_biggest_win_however_far_ahead_they_were(rink: Rink) -> None:
    await played(rink)
    await decided(rink, rink.jon, rink.darrell, "loss", (5, 0), by="resign")
    assert together("Biggest win: **3–0** by Jon") in (await card(rink, rink.darrell, "records")).text


async def test_a_server_has_records(rink: Rink) -> None:
    await played(rink)
    told = await card(rink, rink.darrell, "records")
    assert told.lines[0] == "**Records**: Moose Jaw"
    assert together("Biggest win: **3–0** by Jon") in told.text
    assert "Most wins in a row: **2**, Jon" in told.text
    options = told.options
    assert len({each["value"] for each in options}) == len(options)
    shown = next(each for each in options if each["label"] == "Biggest win: 3–0 by Jon, Jan 1, 1970")
    await rink.darrell.select(told, [shown["value"]])
    assert rink.darrell.private(rink.ice)
    dm = await rink.jon.slash(rink.jon.user.dm_channel, "hockey records")
    assert "server" in sentence(dm)


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-US", "Biggest win: 3–0 by Jon, Dec 6, 2026"),
        ("fr", "La plus grosse victoire : 3–0, Jon, 6 déc. 2026"),
        ("ru", "Самая крупная победа: 3:0, Jon, 6 дек. 2026 г."),
    ],
)
async def test_a_list_has_days_as_its_reader_s_language_writes_them(
    rink: Rink, locale: str, told: str
) -> None:
    """In texts Discord's clients write them; in a list nobody does but the bot."""
    for person in rink.players:
        await seen(person)
    rink.env.languages[rink.jon.id] = locale
    day = datetime(2026, 12, 6, 12, tzinfo=UTC)
    await decided(rink, rink.jon, rink.darrell, "win", (3, 0), at=day.timestamp())
    (option,) = (await card(rink, rink.jon, "records")).options
    assert option["label"] == told


async def test_a_board_by_rating_tells_who_is_provisional(rink: Rink) -> None:
    await played(rink)
    told = await card(rink, rink.darrell, "leaderboard", order="rating")
    assert together("(provisional, 4 of 10)") in told.text
    assert "With a ? it is provisional" in told.text


@pytest.mark.parametrize(
    ("locale", "name"), [("en", "Longest match"), ("fr", "Match le plus long"), ("ru", "Самый долгий матч")]
)
def test_what_is_counted_of_the_longest_match_is_told_of_turn_based_too(locale: str, name: str) -> None:
    words = words_for(locale)
    _, told = words("statistics").split(f"**{name}**")
    assert words.game(CATALOGUE["lineup"]) in told.splitlines()[0]
