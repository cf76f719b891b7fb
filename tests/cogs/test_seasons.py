"""Seasons: begun and ended by an admin or the calendar, counted as windows, told of once."""

from tests.cogs.boards import rows
from tests.cogs.people import messages, sentence
from tests.cogs.rink import Rink

SEASON = "hockey-admin season"
HOUR = 3600


async def shift(rink: Rink) -> None:
    """A match that Darrell wins, for Jon resigns."""
    await rink.face_off(length=1)
    await rink.jon.slash(rink.ice, "hockey match resign")
    await rink.jon.click(rink.jon.private(rink.ice)[-1], label="I resign")


def told(rink: Rink) -> list[str]:
    return [each.text for each in messages(rink.env, rink.ice) if "is over." in each.text]


async def test_a_season_is_a_window_and_its_close_is_told_once(rink: Rink) -> None:
    ida = rink.admin("Ida")
    await shift(rink)
    await rink.env.advance_time(10)
    said = sentence(await ida.slash(rink.ice, SEASON, calendar="hand"))
    assert "Season 1 has been on since" in said
    await shift(rink)
    await shift(rink)
    await rink.jon.slash(rink.ice, "hockey leaderboard", season="1")
    table = messages(rink.env, rink.ice)[-1]
    assert table.lines[0] == "**Leaderboard of Moose Jaw, season 1**"
    assert rows(table) == ["1 Darrell 4", "2 Jon 0"]
    await rink.env.advance_time(10)
    assert "Season 1" in sentence(await ida.slash(rink.ice, SEASON, end=True))
    assert told(rink) == []
    await rink.env.advance_time(200)
    (text,) = told(rink)
    assert text.splitlines()[0] == "🏁 **Season 1 is over.**"
    assert text.splitlines()[1] == "🥇 **Darrell**, 4 points"
    await rink.restart()
    await rink.env.advance_time(400)
    assert told(rink) == [text]
    await rink.jon.slash(rink.ice, "hockey stats", player=rink.darrell)
    card = messages(rink.env, rink.ice)[-1].text
    assert "**Badges**: 🥇 season 1" in card
    assert "**3 matches**: 3\xa0won" in card
    await rink.jon.slash(rink.ice, "hockey stats", player=rink.darrell, season="1")
    assert "**2 matches**: 2\xa0won" in messages(rink.env, rink.ice)[-1].text
    choices = await rink.jon.autocomplete(rink.ice, "hockey leaderboard", "season", "")
    assert [choice["name"] for choice in choices] == ["Season 2 (on now)", "Season 1"]


async def test_a_month_ends_by_itself_and_one_without_matches_is_not_told_of(rink: Rink) -> None:
    ida = rink.admin("Ida")
    assert "Season 1 began" in sentence(await ida.slash(rink.ice, SEASON, calendar="monthly"))
    # January has 31 days, of which most pass without a bot: each hour of one looks for seasons that are over.
    await rink.env.bot.close()
    now = rink.env.now()
    month_ends = now.replace(month=now.month + 1, day=1, hour=0, minute=0, second=0, microsecond=0)
    await rink.env.advance_time((month_ends - now).total_seconds() - HOUR)
    await rink.restart()
    await rink.env.advance_time(3 * HOUR)
    assert told(rink) == []
    assert "Season 2 began" in sentence(await ida.slash(rink.ice, SEASON))
    assert "There are none" in sentence(await ida.slash(rink.ice, SEASON, calendar="none"))


async def test_what_is_not_there_is_told_kindly(rink: Rink) -> None:
    ida = rink.admin("Ida")
    assert "no season on" in sentence(await ida.slash(rink.ice, SEASON, end=True))
    for command in ("leaderboard", "stats", "records"):
        said = sentence(await rink.jon.slash(rink.ice, f"hockey {command}", season="7"))
        assert "no seasons" in said
    await ida.slash(rink.ice, SEASON, calendar="hand")
    assert "no such season" in sentence(await rink.jon.slash(rink.ice, "hockey stats", season="7"))
    said = sentence(await rink.jon.slash(rink.ice, "hockey leaderboard", season="7", scope="everywhere"))
    assert "Seasons are a server's own" in said
