"""Cards of a player, of two players and of a server: each number is what was played."""

import io
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PIL import Image

from bot.words import locales, words_for
from db.league.summary import Tally, sum_up
from db.model.league import Badge, Rating, Season, Window
from db.model.people import Team
from faces.league.card import Heading, Profile, draw_card
from faces.parts import plain
from faces.taps.league import TellNumbers
from hockey.catalogue import CATALOGUE
from tests.cogs.boards import decided, seen
from tests.cogs.forms import set_habit, set_up
from tests.cogs.people import Message, Person, messages, sentence
from tests.cogs.phone import lines_on_a_phone
from tests.cogs.rink import Rink
from tests.typeset import together

MOST_BYTES, MOST_ALT, WIDTH = 40_000, 1024, 640
WORDS = words_for("en")


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


async def numbers(rink: Rink, person: Person, **options: object) -> Message:
    """What is behind the button of a hockey card."""
    await person.click(await card(rink, person, "stats", **options), label=WORDS("card-button-numbers"))
    return person.private(rink.ice)[-1]


async def test_a_hockey_card_shows_what_a_player_has_done_here(rink: Rink) -> None:
    await played(rink)
    await rink.jon.slash(rink.ice, "hockey team", name="Moosers", emoji="🫎", colour="green")
    told = await card(rink, rink.darrell, "stats", player=rink.jon)
    assert told.text == "**Jon**: Moose Jaw"
    (picture,) = told.attachments
    alt = (picture.description or "").replace("\xa0", " ")
    assert alt.startswith("Hockey card of Jon, 🫎 Moosers. 4 matches: 2 won, 1 lost, 1 tied. Won: 50%.")
    assert f"Goals: 0. {WORDS('card-big-streak')}: 2." in alt
    assert "L W W T. Pile games: rating 10" in alt
    assert "Badges: 2 shutouts." in alt


async def test_behind_its_button_are_all_numbers(rink: Rink) -> None:
    await played(rink)
    told = await numbers(rink, rink.darrell, player=rink.jon)
    assert told.lines[0] == "**Jon**: Moose Jaw"
    assert told.lines[1].startswith(together("**Pile games**: rating 10"))
    assert together("(provisional, 4 of 10), give or take") in told.lines[1]
    assert "**4 matches**: 2\xa0won, 1\xa0lost, 1\xa0tied" in told.text
    assert "**Form**: L\xa0W\xa0W\xa0T · tied the last one · most wins in a row:\xa02" in told.text
    assert "**Top rival**: Darrell, 4 matches, 2\xa0won, 1\xa0lost, 1\xa0tied" in told.text
    assert together("shutouts 2") in told.text
    assert "you" not in told.text.lower()
    assert [file.filename for file in told.attachments] == ["rating.png"]
    await rink.darrell.click(told, label=WORDS("card-button-meaning"))
    assert rink.darrell.private(rink.ice)[-1].text == WORDS("statistics")


async def test_without_pictures_the_numbers_are_told_at_once(rink: Rink, ida: Person) -> None:
    await played(rink)
    await set_up(rink, ida, pictures=False)
    told = await card(rink, rink.jon, "stats")
    assert "**4 matches**" in told.text
    assert not told.attachments
    await set_up(rink, ida, pictures=True)
    assert (await card(rink, rink.jon, "stats")).attachments
    rink.go_where_the_bot_may_not(attach_files=False)
    told = await card(rink, rink.jon, "stats")
    assert "**4 matches**" in told.text
    assert not told.attachments


async def test_a_player_who_has_not_played_has_a_card_that_says_how_to_begin(rink: Rink) -> None:
    await seen(rink.jon)
    told = await card(rink, rink.jon, "stats")
    assert WORDS("card-no-matches") in told.text
    assert "0 matches: 0 won" in (told.attachments[0].description or "").replace("\xa0", " ")


@pytest.mark.parametrize("language", sorted(locales()))
def test_beside_a_hockey_card_stand_three_lines_at_most(language: str) -> None:
    words = words_for(language)
    heading = Heading("Moose Jaw", words.game(CATALOGUE["lineup"]), Season(1, 12, Window(0.0)))
    drawing = draw_card(words, heading, Profile("Darrell", {}, (), None), sum_up([]), TellNumbers(1, 0, "-"))
    assert lines_on_a_phone(drawing.content or "") <= 3


@pytest.mark.parametrize("language", sorted(locales()))
def test_a_hockey_card_is_small_and_told_in_few_words_whatever_names_are_on_it(language: str) -> None:
    words, more = words_for(language), TellNumbers(1, 0, "-")
    heading = Heading("Ж" * 100, "W" * 40, Season(1, 12, Window(0.0)))
    titles = [Badge(1, 1, 1, "W" * 40), Badge(1, 2, 3, "飞 *Cup*")]
    badges = [*titles, *(Badge(1, number, 1 + number % 3) for number in range(9))]
    done = replace(sum_up([]), hat_tricks=1234, shutouts=56, posts=789, record=Tally(8765, 4321, 987))
    team = Team("W" * 24, "🐻", 0xF5F0C8)
    for name, handle in (("M" * 32, "m"), ("Ж" * 32, "z"), ("🏒🏒", "jon_88"), ("飞 Jon", "feiyu")):
        profile = Profile(name, {"lineup": Rating(25.0, 8.3)}, badges, None, team=team, handle=handle)
        for whose, summary in ((profile, done), (replace(profile, team=None, badges=()), sum_up([]))):
            picture = draw_card(words, heading, whose, summary, more).picture
            assert picture
            assert len(picture.alt) <= MOST_ALT
            assert name in picture.alt
            drawn = picture.render()
            assert len(drawn) <= MOST_BYTES
            assert Image.open(io.BytesIO(drawn)).width == WIDTH
            assert ("name='" + handle in picture.key) == (name in ("🏒🏒", "飞 Jon"))


async def test_a_player_who_hides_is_on_no_board_and_no_card_for_others(rink: Rink) -> None:
    await played(rink)
    shown = await card(rink, rink.darrell, "stats", player=rink.jon)
    await set_habit(rink.jon, "hidden")
    assert "Jon" not in (await card(rink, rink.darrell, "leaderboard")).text
    hidden = WORDS("card-hidden", player="Jon")
    assert sentence(await rink.darrell.slash(rink.ice, "hockey stats", player=rink.jon)) == hidden
    assert sentence(await rink.darrell.slash(rink.ice, "hockey rivalry", a=rink.jon)) == hidden
    assert sentence(await rink.darrell.forge(shown, f"card:numbers:{rink.jon.id}:0:-")) == hidden
    nobody = await rink.darrell.forge(shown, "card:numbers:999:0:-")
    assert sentence(nobody) == WORDS("sorry-button")
    assert sentence(await rink.jon.slash(rink.ice, "hockey stats")) == "**Jon**: Moose Jaw"
    await rink.jon.click(rink.jon.private(rink.ice)[-1], label=WORDS("card-button-numbers"))
    assert "4 matches" in rink.jon.private(rink.ice)[-1].text
    records = (await card(rink, rink.darrell, "records")).text
    assert "Jon" not in records.replace("in it", "")
    others = (await numbers(rink, rink.darrell)).text
    assert "4 matches" in others
    assert "Jon" not in others


async def test_a_player_who_has_not_shot_reads_so_in_words(rink: Rink) -> None:
    for person in (rink.jon, rink.darrell):
        await seen(person)
    await decided(rink, rink.jon, rink.darrell, "tie", (0, 0))
    assert "**Shots**: none · none against" in (await numbers(rink, rink.jon)).text
    assert (
        together("**Jon**: no shots · posts 0")
        in (await card(rink, rink.darrell, "rivalry", a=rink.jon)).text
    )


async def test_two_have_a_rivalry(rink: Rink) -> None:
    await played(rink)
    told = await card(rink, rink.darrell, "rivalry", a=rink.jon)
    assert told.lines[0] == WORDS("rivalry-title", one="Jon", other="Darrell", what="Moose Jaw")
    assert told.lines[1] == "**4 matches**: 2\xa0won by Jon, 1 by Darrell, 1\xa0tied"
    assert "takes two" in sentence(await rink.jon.slash(rink.ice, "hockey rivalry", a=rink.jon))


async def test_a_player_who_lost_has_no_biggest_win_however_far_ahead_they_were(rink: Rink) -> None:
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
        ("en", "Biggest win: 3–0 by Jon, Dec 6, 2026"),
        ("fr", "La plus grosse victoire : 3–0, Jon, 6 déc. 2026"),
        ("ru", "Самая крупная победа: 3:0, Jon, 6 дек. 2026 г."),
    ],
)
async def test_a_list_has_days_as_its_server_s_language_writes_them(
    rink: Rink, ida: Person, locale: str, told: str
) -> None:
    """In texts Discord's clients write them; in a list nobody does but the bot."""
    for person in rink.players:
        await seen(person)
    await set_up(rink, ida, language=locale)
    day = datetime(2026, 12, 6, 12, tzinfo=UTC)
    await decided(rink, rink.jon, rink.darrell, "win", (3, 0), at=day.timestamp())
    (option,) = (await card(rink, rink.jon, "records")).options
    assert option["label"] == told


async def test_a_board_by_rating_tells_who_is_provisional(rink: Rink) -> None:
    await played(rink)
    told = await card(rink, rink.darrell, "leaderboard", order="rating")
    assert together("(provisional, 4 of 10)") in told.text
    assert words_for("en")("board-by-rating", needed=10) in told.text


async def test_what_everyone_sees_is_in_the_server_s_language(rink: Rink) -> None:
    await played(rink)
    asked: dict[str, dict[str, object]] = {
        "stats": {"game": "field"},
        "rivalry": {"a": rink.darrell, "game": "field"},
        "records": {"game": "field"},
        "leaderboard": {"game": "field"},
    }
    told = [await _everything(rink, command, asked[command]) for command in asked]
    rink.env.languages[rink.jon.id] = "fr"
    assert [await _everything(rink, command, asked[command]) for command in asked] == told


async def _everything(rink: Rink, command: str, options: dict[str, object]) -> tuple[str, list[str], str]:
    """The text, the buttons and the picture of the answer that Jon gets."""
    shown = await card(rink, rink.jon, command, **options)
    assert not shown.ephemeral
    return shown.text, shown.labels, "".join(file.description or "" for file in shown.attachments)


async def test_what_only_its_reader_sees_is_in_theirs(rink: Rink) -> None:
    await played(rink)
    rink.env.languages[rink.jon.id] = "fr"
    french = words_for("fr")
    await rink.jon.click(await card(rink, rink.jon, "stats"), label=WORDS("card-button-numbers"))
    assert french("card-button-meaning") in rink.jon.private(rink.ice)[-1].labels
    await set_habit(rink.jon, "hidden")
    assert french("card-button-numbers") in (await card(rink, rink.jon, "stats")).labels
    rivals = await card(rink, rink.jon, "rivalry", a=rink.darrell, game="field")
    assert plain(french.game(CATALOGUE["field"])) in rivals.text
