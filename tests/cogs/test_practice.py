"""Who may sit down against a mind, and where."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from simcord.builders import UserHandle

from bot.client import Breakaway
from bot.words import words_for
from db.model.minds import LEVELS, mind_id
from tests.cogs.boards import decided
from tests.cogs.people import Person, sentence
from tests.cogs.rink import Rink, rink_at
from tests.typeset import gist, together

WORDS = words_for("en")


class Mind(NamedTuple):
    id: int
    name: str


@pytest.fixture
async def narrow(tmp_path: Path) -> AsyncIterator[Rink]:
    """Where everybody has time for one match."""
    async with rink_at(tmp_path, most_matches=1) as made:
        yield made


@pytest.mark.parametrize(("command", "bots"), [("open", 1), ("partners", 3)])
async def test_a_player_who_offers_a_table_lets_bots_sit_down(rink: Rink, command: str, bots: int) -> None:
    await rink.jon.slash(rink.ice, f"hockey {command}")
    offer = rink.last()
    refused = await rink.darrell.click(offer, label="Fill with bots")
    assert gist("sorry-stranger") in sentence(refused)
    await rink.jon.click(offer, label="Fill with bots")
    opening = rink.public()[0].text
    assert opening.count("Doc\xa0🩺") >= 1
    assert ("Doc\xa0🩺\xa03" in opening) == (bots == 3)
    assert WORDS("practice-opening", name=together("Doc 🩺"), level="Pro") in opening


async def test_bots_take_only_the_seats_that_nobody_took(rink: Rink) -> None:
    await rink.jon.slash(rink.ice, "hockey partners", partner=rink.darrell)
    offer = rink.last()
    refused = await rink.darrell.click(offer, label="Fill with bots")
    assert gist("table-fill-not-yours") in sentence(refused)
    await rink.jon.click(offer, label="Fill with bots")
    offer = rink.last()
    assert offer.text.count("✅") == 3
    assert "Fill with bots" not in offer.labels
    await rink.darrell.click(offer, label="Accept")
    assert "wins the cut" in rink.public()[0].text
    assert "Accept" not in rink.public()[0].labels


async def test_a_bot_has_time_for_everybody(narrow: Rink) -> None:
    await narrow.person("Ida").slash(narrow.ice, "hockey practice", level="pro")
    await narrow.jon.slash(narrow.ice, "hockey partners", partner=narrow.darrell)
    offer = narrow.last()
    await narrow.jon.click(offer, label="Fill with bots")
    await narrow.darrell.click(offer, label="Accept")
    assert "wins the cut" in narrow.last().text


async def test_a_player_who_has_no_time_fills_no_table(narrow: Rink) -> None:
    await narrow.jon.slash(narrow.ice, "hockey open")
    offer = narrow.last()
    await narrow.jon.slash(narrow.ice, "hockey practice", level="rookie")
    assert gist("challenge-most-matches", count=1) in sentence(
        await narrow.jon.click(offer, label="Fill with bots")
    )


async def test_a_match_is_on_already_where_one_is_asked_for_again(rink: Rink) -> None:
    await rink.jon.slash(rink.ice, "hockey practice", level="rookie")
    assert "Go to the match" in sentence(await rink.jon.slash(rink.ice, "hockey practice", level="rookie"))
    other = await rink.jon.slash(rink.ice, "hockey practice", level="pro")
    assert other.response is not None
    assert not other.response.ephemeral


@pytest.mark.parametrize("locale", ["fr", "ru"])
async def test_a_bot_has_one_name_in_a_match_in_the_server_s_language(rink: Rink, locale: str) -> None:
    rink.env.languages[rink.jon.id] = locale
    theirs, ours = (together(words_for(each)("mind-rookie")) for each in (locale, "en"))
    await rink.jon.slash(rink.ice, "hockey practice", level="rookie")
    await rink.jon.slash(rink.ice, "hockey match list")
    public = "".join(message.text for message in rink.public())
    for told in (rink.jon.dms()[-1].text, rink.jon.private(rink.ice)[-1].text, public):
        assert ours in told
        assert theirs not in told


async def test_in_a_dm_a_bot_has_its_name_in_the_player_s_language(rink: Rink) -> None:
    place, name = rink.jon.user.dm_channel, together(words_for("fr")("mind-rookie"))
    rink.env.languages[rink.jon.id] = "fr"
    await rink.jon.slash(place, "hockey practice", level="rookie")
    assert all(name in message.text for message in rink.jon.dms())


async def test_in_a_dm_a_challenge_offers_practice(rink: Rink) -> None:
    place = rink.jon.user.dm_channel
    told = await rink.jon.slash(place, "hockey open")
    assert gist("challenge-not-here") in sentence(told)


async def test_three_who_practise_in_a_server_are_ranked_below_the_menu(rink: Rink) -> None:
    ida, doc = rink.person("Ida"), Mind(mind_id("pro"), "Doc 🩺")
    await rink.store.people.saw_player(doc.id, doc.name)
    people = [rink.jon, rink.darrell, ida]
    for count, person in enumerate(people):
        await rink.store.people.saw_player(person.id, person.name)
        assert WORDS("practice-board", days=30) not in await menu_of(rink, person)
        await practised(rink, person, doc, won=count)
    text = await menu_of(rink, rink.darrell)
    assert text.split(WORDS("practice-board", days=30) + "\n")[1].splitlines() == [
        "1. Ida, 4 points: 2\xa0won, 0\xa0lost",
        "2. Darrell (you), 2 points: 1\xa0won, 0\xa0lost",
        "3. Jon, 0 points: 0\xa0won, 1\xa0lost",
        WORDS("practice-board-points"),
    ]


async def menu_of(rink: Rink, person: Person) -> str:
    await person.slash(rink.ice, "hockey practice")
    return person.private(rink.ice)[-1].text


async def practised(rink: Rink, person: Person, mind: Mind, won: int) -> None:
    """A number of matches won against a bot, or one lost, as the database has it."""
    for _ in range(max(won, 1)):
        result, goals = ("win", (1, 0)) if won else ("loss", (0, 1))
        await decided(rink, person, mind, result, goals, at=rink.clock.now())


async def test_the_question_who_to_play_is_gone_once_it_is_answered(rink: Rink) -> None:
    await rink.jon.slash(rink.ice, "hockey practice")
    asked = rink.jon.private(rink.ice)[-1]
    await rink.jon.click(asked, label=WORDS("practice-level", name="Pickles 🐣", level="Rookie"))
    assert asked.id not in [message.id for message in rink.jon.private(rink.ice)]
    assert "wins the cut" in rink.last().text


@pytest.mark.parametrize(("game", "levels"), [("field", 2), ("lineup", 3), ("classic", 4)])
async def test_a_game_offers_only_the_levels_that_differ(rink: Rink, game: str, levels: int) -> None:
    await rink.jon.slash(rink.ice, "hockey practice", game=game)
    names = [WORDS(f"mind-{level}") for level in LEVELS]
    labels = together(" ".join(rink.jon.private(rink.ice)[-1].labels))
    assert [together(name) in labels for name in names] == [number < levels for number in range(4)]
    await rink.jon.slash(rink.ice, "hockey practice", level="legend", game=game)
    assert together(names[levels - 1]) in rink.public()[0].text


async def test_a_table_is_filled_though_one_practises_against_the_first_of_them(rink: Rink) -> None:
    await rink.jon.slash(rink.ice, "hockey practice", level="pro")
    await rink.jon.slash(rink.ice, "hockey open")
    offer = rink.last()
    await rink.jon.click(offer, label="Fill with bots")
    assert "Doc\xa0🩺\xa02" in offer.text
    assert "Fill with bots" not in offer.labels


def the_bot(rink: Rink) -> UserHandle:
    assert rink.env.bot.user is not None
    return UserHandle(rink.env, rink.env.backend.users[rink.env.bot.user.id])


async def test_in_a_dm_the_bot_itself_can_be_challenged_by_the_form(rink: Rink) -> None:
    place = rink.jon.user.dm_channel
    await rink.jon.slash(place, "hockey challenge", opponent=the_bot(rink))
    form = rink.jon.private(place)[-1]
    await rink.jon.click(form, label="Challenge")
    assert any("wins the cut" in message.text for message in rink.jon.dms())


async def test_a_hint_that_comes_after_the_next_card_is_none(
    rink: Rink, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it waits for a free process, its person plays on."""
    await rink.jon.slash(rink.jon.user.dm_channel, "hockey practice", level="rookie")
    hand = next(each for each in rink.jon.dms() if "Hint" in each.labels)
    bot = rink.env.bot
    assert isinstance(bot, Breakaway)
    ask = bot.thinking.ask

    async def ask_and_play(*about: Any, **how: Any) -> Any:
        thought = await ask(*about, **how)
        monkeypatch.setattr(bot.thinking, "ask", ask)
        view = (await bot.matches.load(1)).view(0)
        assert view.decision is not None
        await bot.matches.of(1).play(rink.jon.id, view.decision, view.moves[0])
        return thought

    monkeypatch.setattr(bot.thinking, "ask", ask_and_play)
    assert sentence(await rink.jon.click(hand, label="Hint")) == gist("sorry-late")
