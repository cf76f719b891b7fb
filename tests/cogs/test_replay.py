"""A match that is over, watched again: what is shown is what the channel saw, and nothing too early."""

import re
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path

import discord
import pytest
from simcord import InteractionResult

from bot.matches.reel import Reel, reel_of
from bot.words import words_for
from tests.cogs.ended import ended, play_out
from tests.cogs.four import seated
from tests.cogs.people import Message, messages, sentence
from tests.cogs.rink import Rink, rink_at
from tests.typeset import gist, together

WORDS = words_for("en")

pytestmark = pytest.mark.slow

SEED = 5  # a shift with a goal in it
STEPS = ["First", "◀ Back", "Next ▶", "Next goal", "Last"]


@pytest.fixture
async def rink(tmp_path: Path) -> AsyncIterator[Rink]:
    async with rink_at(tmp_path, SEED) as made:
        yield made


def seen(rink: Rink, result: InteractionResult) -> Message:
    """The private message that a person sees."""
    told = [*([result.response] if result.response else []), *result.followups][-1]
    assert told.ephemeral
    return Message(rink.env, told._message)


def place(replay: Message) -> str:
    """The line that says which play of which match it is."""
    (line,) = [line for line in replay.lines if line.startswith("**Replay")]
    return line


async def reel(rink: Rink) -> Reel:
    loaded = await rink.env.bot.matches.load(1)  # type: ignore[attr-defined]
    return reel_of(loaded, await rink.store.matches.log(1))


async def watched(rink: Rink) -> Message:
    """A match that is over, before its first card, as Jon watches it."""
    await ended(rink)
    return seen(rink, await rink.jon.click(rink.last(), label="Watch"))


@pytest.mark.slow
async def test_an_analysis_stays_while_its_reader_watches(rink: Rink) -> None:
    await ended(rink)
    await rink.jon.click(rink.last(), label=WORDS("final-button-analyse"))
    analysis = rink.jon.private(rink.ice)[-1]
    watch = next(label for label in analysis.labels if label.startswith("Watch "))
    replay = seen(rink, await rink.jon.click(analysis, label=watch))
    await rink.jon.click(replay, label="◀ Back")
    assert [message.id for message in rink.jon.private(rink.ice)][-2:] == [analysis.id, replay.id]


async def test_watch_begins_before_the_first_card_and_tells_no_end(rink: Rink) -> None:
    loaded = await ended(rink)
    result = rink.last()
    assert {WORDS("final-button-analyse"), "Watch", "Export"} <= set(result.labels)
    replay = seen(rink, await rink.darrell.click(result, label="Watch"))
    assert replay.labels == [
        *("◀ Back", "Next ▶", "Next goal", "First", "Last"),
        *("Show the hands", "Bookmark", "Post in the channel"),
    ]
    assert [replay.disabled(label) for label in STEPS] == [True, True, False, False, False]
    score = loaded.view(None).score
    assert sum(score)
    assert "Final" not in replay.everything
    assert "Deal, or play first?" in replay.everything
    assert "Time to choose" not in replay.everything
    assert together(f"{score[0]} – {score[1]}") not in replay.text
    assert str(loaded.ply) not in replay.everything


async def test_each_step_shows_the_sheet_that_the_channel_showed(rink: Rink) -> None:
    """Every line of play that stands in the channel at the end is seen in some step, in the same words."""
    await ended(rink)
    told = {
        line for sheet in rink.sheets() for line in sheet.lines if re.match(r"(Jon|Darrell) \S+ \*", line)
    }
    assert len(told) > 10
    replay = seen(rink, await rink.jon.click(rink.last(), label="Watch"))
    found: set[str] = set()
    while not replay.disabled("Next ▶"):
        await rink.jon.click(replay, label="Next ▶")
        found.update(replay.lines)
    assert told <= found
    assert "Final" in replay.text
    assert [replay.disabled(label) for label in STEPS] == [False, False, True, True, True]
    assert "Show my hand" not in replay.labels


async def test_the_next_goal_back_first_and_last(rink: Rink) -> None:
    replay, reel_ = await watched(rink), await reel(rink)
    await rink.jon.click(replay, label="Next goal")
    assert "Scores!" in replay.text
    assert place(replay).endswith(f" play {reel_.number(reel_.goals[0])}")
    await rink.jon.click(replay, label="◀ Back")
    assert "Scores!" not in replay.text
    await rink.jon.click(replay, label="Last")
    assert "Final" in replay.text
    await rink.jon.click(replay, label="First")
    assert replay.disabled("First")


async def test_hands_are_open_to_those_who_open_them(rink: Rink) -> None:
    replay = await watched(rink)
    await rink.jon.click(replay, label="Next ▶")
    hidden = replay.text
    await rink.jon.click(replay, label="Show the hands")
    loaded = (await reel(rink)).at(3)
    assert [line for line in replay.lines if line.count("♣") + line.count("♥") and line.startswith("Jon: ")]
    await rink.jon.click(replay, label="Hide the hands")
    assert replay.text == hidden
    assert loaded.view(0).outcome is None


@pytest.mark.parametrize("game", ["lineup", "field"])
async def test_every_game_is_stepped_through(rink: Rink, game: str) -> None:
    await ended(rink, game=game, length=3)
    replay = seen(rink, await rink.jon.click(rink.last(), label="Watch"))
    texts = [replay.text]
    while not replay.disabled("Next ▶"):
        await rink.jon.click(replay, label="Next ▶")
        texts.append(replay.text)
    assert all(one != other for one, other in pairwise(texts))
    assert "Final" in texts[-1]


async def test_the_last_step_tells_of_ratings_as_the_result_did(rink: Rink) -> None:
    await ended(rink)
    moved = re.compile(r"(?:Jon|Darrell)\s\d+\s\([^)]+\)")
    told = moved.findall(rink.last().text)
    assert len(told) == 2
    replay = seen(rink, await rink.jon.click(rink.last(), label="Watch"))
    await rink.jon.click(replay, label="Last")
    assert moved.findall(replay.text) == told
    await rink.jon.click(replay, label="◀ Back")
    assert not moved.findall(replay.text)


async def test_a_match_of_partners_is_stepped_through_with_all_four_hands(rink: Rink) -> None:
    await seated(rink, length=1)
    await play_out(rink)
    while not rink.over:
        await rink.env.advance_time(1)
    paul = rink.person("Paul")
    replay = seen(rink, await paul.click(rink.last(), label="Watch"))
    await paul.click(replay, label="Next ▶")
    await paul.click(replay, label="Show the hands")
    hands = [line.split(":")[0] for line in replay.lines if sum(map(line.count, "♠♥♦♣")) > 1]
    assert hands[-4:] == ["Jon", "Darrell", "Ida", "Ralph"]
    await paul.click(replay, label="Last")
    assert "Jon and Ida" in replay.text
    assert "Darrell and Ralph" in replay.text
    assert len(re.findall(r"\s1000\s\(same\)", replay.text)) == 4


async def test_a_bookmark_is_found_again_and_let_go(rink: Rink) -> None:
    replay = await watched(rink)
    await rink.jon.click(replay, label="Next goal")
    await rink.jon.fill(replay, await rink.jon.click(replay, label="Bookmark"), "what a *shot*")
    assert r"🔖 what a \*shot\*" in replay.text
    await rink.jon.click(replay, label="First")
    (option,) = replay.options
    assert option["label"].endswith("what a *shot*")
    await rink.jon.select(replay, [option["value"]])
    assert "🔖" in replay.text
    theirs = seen(rink, await rink.darrell.click(rink.last(), label="Watch"))
    assert not theirs.options
    await found_from_the_command(rink, place(replay))
    await rink.jon.click(replay, label=gist("replay-button-unmark"))
    assert "🔖" not in replay.text
    assert not replay.options
    assert gist("replay-button-unmark") not in replay.labels


@pytest.mark.parametrize("typed", ["", "  "])
async def test_an_empty_note_leaves_the_bookmark_as_it_was(rink: Rink, typed: str) -> None:
    """A phone may show the form as it was at first, with an empty field."""
    replay = await watched(rink)
    await rink.jon.fill(replay, await rink.jon.click(replay, label="Bookmark"), typed)
    assert "🔖" not in replay.text
    await rink.jon.fill(replay, await rink.jon.click(replay, label="Bookmark"), "the post")
    await rink.jon.fill(replay, await rink.jon.click(replay, label="Bookmark"), typed)
    assert "🔖 the post" in replay.text
    await rink.jon.fill(replay, await rink.jon.click(replay, label="Bookmark"), "no, the *other* one")
    assert r"🔖 no, the \*other\* one" in replay.text


async def found_from_the_command(rink: Rink, where: str) -> None:
    """The command offers its reader's bookmarks by their notes, and opens there."""
    asked = rink.ice, "hockey replay", "match"
    mark, match = await rink.jon.autocomplete(*asked, "")
    assert mark["name"] == "🔖 what a *shot* · match 1"
    assert match["name"] == "Match 1 against Darrell"
    assert await rink.jon.autocomplete(*asked, "SHOT") == [mark]
    opened = seen(rink, await rink.jon.slash(rink.ice, "hockey replay", match=mark["value"]))
    assert place(opened) == where
    assert [each["value"] for each in await rink.darrell.autocomplete(*asked, "")] == ["1"]


async def test_in_a_thread_those_who_may_write_in_threads_show_plays(rink: Rink) -> None:
    await ended(rink)
    for in_channel, in_threads in ((False, True), (True, False)):
        rights = discord.PermissionOverwrite(send_messages=in_channel, send_messages_in_threads=in_threads)
        channel = rink.guild.create_text_channel("stands", overwrites={rink.jon: rights})
        rink.env.backend.create_thread(channel.id, "corner", rink.darrell.id)
        opened = seen(rink, await rink.jon.slash(channel.threads[0], "hockey replay", match="1"))
        told = (await rink.jon.click(opened, label="Post in the channel")).response
        assert told is not None
        assert ("Jon shows play" in told.content) == in_threads, told.content


async def test_a_play_is_shown_to_the_channel_once_and_opens_there(rink: Rink) -> None:
    replay = await watched(rink)
    await rink.jon.click(replay, label="Post in the channel")
    shown = rink.last()
    assert "of match 1, Jon against Darrell." in shown.content
    opened = seen(rink, await rink.person("Paul").click(shown, label="Watch"))
    assert place(opened) == place(replay)
    told = sentence(await rink.jon.click(replay, label="Post in the channel"))
    assert told == gist("replay-shared-already")
    assert rink.last().id == shown.id
    await rink.jon.click(replay, label="Next goal")
    await rink.jon.click(replay, label="Post in the channel")
    another = rink.last()
    assert another.id != shown.id
    await rink.env.advance_time(600)
    await rink.jon.click(replay, label="Post in the channel")
    assert rink.last().id != another.id


async def test_the_command_goes_to_a_play(rink: Rink) -> None:
    await ended(rink)
    reel_ = await reel(rink)
    replay = seen(rink, await rink.jon.slash(rink.ice, "hockey replay", play=7))
    assert "play 7" in place(replay)
    replay = seen(rink, await rink.jon.slash(rink.ice, "hockey replay", match="1", play=100_000))
    assert f"play {reel_.number(reel_.last)}" in place(replay)
    assert gist("replay-none") in sentence(await rink.person("Paul").slash(rink.ice, "hockey replay"))
    assert messages(rink.env, rink.ice)
