"""What is asked and answered keeps to Discord's limits in each language, with the longest names, uncut."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.settings import LONGEST_LINK
from bot.words import locales, words_for
from hockey.catalogue import CATALOGUE
from tests.cogs.ended import play_out
from tests.cogs.forms import set_up
from tests.cogs.limits import assert_all_fit, assert_form_fits
from tests.cogs.people import Message, Person, messages
from tests.cogs.rink import Rink, rink_at
from tests.cogs.workshop import Workshop

pytestmark = pytest.mark.slow

LONGEST = "W" * 32
DISCORDS = {"en": "en-US"}
COMMANDS = (
    *("help", "rules", "practice", "leaderboard", "hand"),
    *("match list", "match pause", "match resign", "match analysis"),
    *("me settings", "me block", "me privacy"),
)


@pytest.fixture(params=sorted(locales()))
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
async def rink(tmp_path: Path, language: str) -> AsyncIterator[Rink]:
    """The host has every link, the players have the longest names, and all speak the language."""
    link = "https://example.org/" + (LONGEST_LINK - 20) * "x"
    links: dict[str, Any] = dict.fromkeys(("privacy_policy_url", "terms_url", "support_url"), link)
    async with rink_at(tmp_path, None, locale=DISCORDS.get(language, language), **links) as made:
        made.jon, made.darrell = (made.person(letter * 32) for letter in "WM")
        speak(made, language, *made.players)
        yield made


def speak(rink: Rink, language: str, *people: Person) -> None:
    rink.env.languages |= {person.id: language for person in people}


def tapped(message: Message, says: str) -> str:
    """The custom_id of the button that says this to the bot: its label is in any language."""
    return next(
        str(each["custom_id"]) for each in message.buttons if each.get("custom_id", "").startswith(says)
    )


async def test_answers_to_commands_fit(rink: Rink) -> None:
    await rink.jon.slash(rink.ice, "hockey me block", person=rink.darrell)
    for command in COMMANDS:
        await rink.jon.slash(rink.ice, f"hockey {command}")
        await rink.jon.slash(rink.jon.user.dm_channel, f"hockey {command}")
    assert_all_fit(rink.jon.private(rink.ice))
    assert_all_fit(rink.jon.private(rink.jon.user.dm_channel))


async def test_what_admins_are_shown_fits(rink: Rink, language: str) -> None:
    ida = rink.admin(LONGEST)
    speak(rink, language, ida)
    workshop = await Workshop.open(rink, ida)
    assert_all_fit([workshop.message])
    form = await ida.click(workshop.message, custom_id=tapped(workshop.message, "house:name"))
    assert_form_fits(form.modal)
    await ida.fill(workshop.message, form, LONGEST)
    await set_up(rink, ida, game="house:1", challengers=rink.guild.create_role(LONGEST))
    await ida.slash(rink.ice, "hockey-admin house list")
    assert_all_fit(ida.private(rink.ice))


async def test_questions_about_a_challenge_fit_and_each_game_s_pitch_is_whole(
    rink: Rink, language: str
) -> None:
    await rink.jon.slash(rink.ice, "hockey challenge", opponent=rink.darrell)
    question = rink.jon.private(rink.ice)[-1]
    assert_all_fit([question])
    words = words_for(language)
    pitches = {each.get("description") for each in question.options}
    assert {words.pitch(game) for game in CATALOGUE.values() if game.seats == 2} <= pitches
    offered = await rink.jon.autocomplete(rink.ice, "hockey rules", "game", "")
    told = (
        words("choice-game", game=words.game(game), pitch=words.pitch(game)) for game in CATALOGUE.values()
    )
    assert [choice["name"].split() for choice in offered] == [each.split() for each in told]


async def test_what_is_kept_of_a_match_fits_with_its_lists_and_forms(rink: Rink) -> None:
    challenge = await rink.challenge(length=1)
    assert_form_fits((await rink.jon.click(challenge, custom_id=tapped(challenge, "cut:"))).modal)
    await rink.darrell.click(challenge, custom_id=tapped(challenge, "challenge:"))
    await play_out(rink)
    await rink.jon.slash(rink.ice, "hockey replay")
    replay = rink.jon.private(rink.ice)[-1]
    form = await rink.jon.click(replay, custom_id=tapped(replay, "bookmark:"))
    assert_form_fits(form.modal)
    await rink.jon.fill(replay, form, 2 * LONGEST)
    assert [option["label"].split()[-1] for option in replay.options] == [2 * LONGEST]
    for command in ("history", "stats", "records", "rivalry", "verify"):
        given = {"a": rink.darrell} if command == "rivalry" else {}
        await rink.jon.slash(rink.ice, f"hockey {command}", **given)
    shown = messages(rink.env, rink.ice, rink.jon.id)
    assert_all_fit([*shown, *rink.jon.dms()])
    # Bookmarks, and the matches of the history and of the records.
    assert sum(len(message.selects) for message in shown) == 3
    # Anything longer is cut to this length.
    assert all(len(option["label"]) < 100 for message in shown for option in message.options)
