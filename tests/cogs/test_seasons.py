"""Seasons: begun and ended by an admin or the calendar, counted as windows, announced once."""

from bot.words import locales, words_for
from tests.cogs.boards import decided, rows, seen
from tests.cogs.forms import set_habit, set_up
from tests.cogs.people import Message, Person, messages, sentence
from tests.cogs.phone import lines_on_a_phone
from tests.cogs.rink import Rink
from tests.typeset import gist

SEASON = "hockey-admin season"
WORDS = words_for("en")
HOUR = 3600


async def shift(rink: Rink) -> None:
    """A match that Darrell wins, for Jon resigns."""
    await rink.face_off(length=1)
    await rink.jon.resign(rink.ice)


async def ended(rink: Rink, ida: Person, answer: str = "yes", **options: object) -> Message:
    """Asks to end the season, and answers."""
    sentence(await ida.slash(rink.ice, SEASON, **(options or {"end": True})))
    question = ida.private(rink.ice)[-1]
    await ida.click(question, label=WORDS(f"season-button-{answer}"))
    return question


def told(rink: Rink) -> list[str]:
    return [each.text for each in messages(rink.env, rink.ice) if "is over." in each.text]


async def test_a_season_is_a_window_and_its_close_is_told_once(rink: Rink, ida: Person) -> None:
    await shift(rink)
    await rink.env.advance_time(10)
    said = sentence(await ida.slash(rink.ice, SEASON, calendar="hand"))
    assert said.startswith("**Season 1** started")
    await shift(rink)
    await shift(rink)
    await rink.jon.slash(rink.ice, "hockey leaderboard", season="1")
    table = messages(rink.env, rink.ice)[-1]
    assert table.lines[0] == "**Leaderboard of Moose Jaw, season 1**"
    assert rows(table) == ["1 Darrell 4", "2 Jon 0"]
    await rink.env.advance_time(10)
    assert (await ended(rink, ida)).lines[0] == "**Season 1** is over."
    assert told(rink) == []
    await rink.env.advance_time(200)
    (text,) = told(rink)
    assert text.splitlines()[0] == "🏁 **Season 1 is over.**"
    assert text.splitlines()[1] == "🥇 **Darrell**, 4 points"
    await rink.restart()
    await rink.env.advance_time(400)
    assert told(rink) == [text]
    await rink.jon.slash(rink.ice, "hockey stats", player=rink.darrell)
    card = await numbers(rink)
    assert "**Badges**: 🥇 season 1" in card
    assert "**3 matches**: 3\xa0won" in card
    await rink.jon.slash(rink.ice, "hockey stats", player=rink.darrell, season="1")
    assert "**2 matches**: 2\xa0won" in await numbers(rink)
    choices = await rink.jon.autocomplete(rink.ice, "hockey leaderboard", "season", "")
    assert [choice["name"] for choice in choices] == ["Season 2 (on now)", "Season 1"]


async def test_nothing_ends_before_the_question_is_answered_for_the_same_season(
    rink: Rink, ida: Person
) -> None:
    await ida.slash(rink.ice, SEASON, calendar="hand")
    await shift(rink)
    await rink.env.advance_time(10)
    for options in ({"end": True}, {"calendar": "none"}):
        asked = sentence(await ida.slash(rink.ice, SEASON, **options))
        then = "none" if "calendar" in options else "hand"
        assert asked == WORDS("season-end-ask", number=1, next=2, calendar=then)
    late = ida.private(rink.ice)[-1].buttons[0]["custom_id"]
    assert "**Season 1** started" in (await ended(rink, ida, "no")).text
    await rink.env.advance_time(200)
    assert told(rink) == []
    question = await ended(rink, ida)
    await rink.env.advance_time(200)
    assert len(told(rink)) == 1
    await ida.forge(question, late)
    assert "**Season 2** started" in question.text
    assert WORDS("season-calendar", calendar="hand") in question.lines
    assert "don't know this button" in sentence(await ida.forge(question, "season:1:yes:never"))
    assert WORDS("admin-not-allowed") == sentence(await rink.jon.forge(rink.last(), "season:2:yes:hand"))


def test_the_question_is_three_lines_on_a_phone_in_every_language() -> None:
    for language in locales():
        for then in ("none", "hand"):
            asked = words_for(language)("season-end-ask", number=3, next=4, calendar=then)
            assert lines_on_a_phone(asked) <= 3, asked


async def test_a_month_ends_by_itself_and_one_without_matches_is_not_told_of(rink: Rink, ida: Person) -> None:
    assert "**Season 1** ends" in sentence(await ida.slash(rink.ice, SEASON, calendar="monthly"))
    # January has 31 days, of which most pass without a bot: each hour of one looks for seasons that are over.
    await rink.env.bot.close()
    now = rink.env.now()
    month_ends = now.replace(month=now.month + 1, day=1, hour=0, minute=0, second=0, microsecond=0)
    await rink.env.advance_time((month_ends - now).total_seconds() - HOUR)
    await rink.restart()
    await rink.env.advance_time(3 * HOUR)
    assert told(rink) == []
    assert "**Season 2** ends" in sentence(await ida.slash(rink.ice, SEASON))
    assert WORDS("season-calendar", calendar="none") in (await ended(rink, ida, calendar="none")).lines


async def numbers(rink: Rink) -> str:
    """Those behind the button of the last card."""
    await rink.jon.click(messages(rink.env, rink.ice)[-1], label="More numbers")
    return rink.jon.private(rink.ice)[-1].text


async def test_what_is_not_there_is_told_kindly(rink: Rink, ida: Person) -> None:
    assert sentence(await ida.slash(rink.ice, SEASON, end=True)) == WORDS("season-none-to-end")
    for command in ("leaderboard", "stats", "records"):
        said = sentence(await rink.jon.slash(rink.ice, f"hockey {command}", season="7"))
        assert said == WORDS("season-none")
    alone = sentence(await rink.jon.slash(rink.jon.user.dm_channel, "hockey stats", season="7"))
    assert alone == WORDS("season-not-here")
    await ida.slash(rink.ice, SEASON, calendar="hand")
    said = sentence(await rink.jon.slash(rink.ice, "hockey stats", season="7"))
    assert said == WORDS("season-unknown")
    said = sentence(await rink.jon.slash(rink.ice, "hockey leaderboard", season="7", scope="everywhere"))
    assert said == WORDS("season-everywhere")


async def test_a_season_that_is_ended_stays_so_whatever_is_said_of_the_next(rink: Rink, ida: Person) -> None:
    await ida.slash(rink.ice, SEASON, calendar="hand")
    await shift(rink)
    await rink.env.advance_time(10)
    assert "**Season 1** is over." in (await ended(rink, ida)).lines
    assert "**Season 1** is over." in sentence(await ida.slash(rink.ice, SEASON, end=True))
    assert "**Season 1** is over." in sentence(await ida.slash(rink.ice, SEASON, calendar="monthly"))
    await rink.env.advance_time(200)
    (text,) = told(rink)
    assert text.splitlines()[1] == "🥇 **Darrell**, 2 points"
    said = sentence(await ida.slash(rink.ice, SEASON))
    assert "**Season 2** ends" in said


async def test_a_season_by_hand_begins_when_it_is_asked_for(rink: Rink, ida: Person) -> None:
    await ida.slash(rink.ice, SEASON, calendar="hand")
    await rink.env.advance_time(10)
    await ended(rink, ida, calendar="none")
    await rink.env.advance_time(200)
    await shift(rink)
    await rink.env.advance_time(10)
    assert "**Season 2** started" in sentence(await ida.slash(rink.ice, SEASON, calendar="hand"))
    await rink.jon.slash(rink.ice, "hockey leaderboard", season="2")
    assert rows(messages(rink.env, rink.ice)[-1]) == []


async def test_a_close_is_told_where_the_league_was_played_and_in_the_servers_language(rink: Rink) -> None:
    ida, elsewhere = rink.admin("Ida"), rink.guild.create_text_channel("practice-rink")
    await ida.slash(rink.ice, SEASON, calendar="hand")
    await shift(rink)
    await rink.env.advance_time(10)
    await rink.jon.slash(elsewhere, "hockey practice", level="rookie")
    await rink.jon.resign(elsewhere)
    assert "Jon: 2 matches" in sentence(await rink.jon.slash(elsewhere, "hockey history"))
    await set_up(rink, ida, language="fr")
    await rink.env.advance_time(10)
    await ended(rink, ida)
    await rink.env.advance_time(200)
    assert messages(rink.env, rink.ice)[-1].lines[0] == "🏁 **La saison 1 est finie.**"


async def test_a_season_whose_players_stand_on_no_podium_is_told_of_too(rink: Rink, ida: Person) -> None:
    await ida.slash(rink.ice, SEASON, calendar="hand")
    await shift(rink)
    for person in (rink.jon, rink.darrell):
        await set_habit(person, "hidden")
    await rink.env.advance_time(10)
    await ended(rink, ida)
    await rink.env.advance_time(200)
    (text,) = told(rink)
    assert text == "🏁 **Season 1 is over.**"
    await rink.jon.slash(rink.ice, "hockey leaderboard", season="1")
    assert gist("board-empty", season="over") in messages(rink.env, rink.ice)[-1].text


async def test_players_who_tie_share_a_place(rink: Rink, ida: Person) -> None:
    await seen(rink.jon, rink.darrell)
    await ida.slash(rink.ice, SEASON, calendar="hand")
    await rink.env.advance_time(10)
    await decided(rink, rink.jon, rink.darrell, "tie", (1, 1), at=rink.env.now().timestamp())
    await rink.env.advance_time(10)
    await ended(rink, ida)
    await rink.env.advance_time(200)
    assert told(rink)[0].splitlines()[1:3] == ["🥇 **Jon**, 1 point", "🥇 **Darrell**, 1 point"]
