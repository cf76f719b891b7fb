"""A player's hockey team: named, neutralised, worn, left."""

import re
from dataclasses import replace

import pytest

from bot.words import words_for
from cogs.person.team import COLOURS
from db.model.people import Team
from faces.art.jersey import alike, colours_of, marks_of
from hockey.catalogue import CATALOGUE
from minds.levels import Level
from tests.cogs.drawn import Drawn, after, drawn, shift
from tests.cogs.ended import ended
from tests.cogs.people import sentence
from tests.cogs.rink import Rink
from tests.minds.ended import by_minds
from tests.typeset import together

TEAM = "hockey team"
WORDS = words_for("en")


async def test_a_match_wears_the_team_from_the_match_that_is_on(rink: Rink) -> None:
    sheet = await rink.face_off()
    assert "Moosers" not in sheet.text
    told = sentence(await rink.jon.slash(rink.ice, TEAM, name="Moosers", emoji="🫎", colour="green"))
    assert told == WORDS("team-yours", team="🫎\u00a0Moosers", colour=WORDS("colour-green"))
    assert together("**🫎 Moosers** (Jon) – Darrell") in sheet.text
    for person in rink.players:
        assert together("🫎 Moosers") in person.hand().content.splitlines()[0]
    await rink.restart()
    assert together("🫎 Moosers") in sentence(await rink.jon.slash(rink.ice, TEAM))
    message = rink.jon.private(rink.ice)[-1]
    for _ in range(2):
        await rink.jon.click(message, label="Leave the team") if message.labels else None
    assert message.text == WORDS("team-left")
    assert "Moosers" not in sheet.text
    assert WORDS("team-none") == sentence(await rink.jon.slash(rink.ice, TEAM))


async def test_what_is_typed_is_changed_part_by_part(rink: Rink) -> None:
    await rink.jon.slash(rink.ice, TEAM, name="Bears")
    told = sentence(await rink.jon.slash(rink.ice, TEAM, emoji="🐻"))
    assert told == WORDS("team-yours", team="🐻\u00a0Bears", colour=WORDS("colour-blue"))
    assert "in gold" in sentence(await rink.jon.slash(rink.ice, TEAM, colour="gold"))
    assert WORDS("team-none") == sentence(await rink.darrell.slash(rink.ice, TEAM))


async def test_what_is_no_emoji_is_refused_kindly(rink: Rink) -> None:
    letters = ("A", "bear", "🐻 bear", "<:bear:123>", "@everyone", "🐻" * 20, "**", " ")
    for emoji in (*letters, "🐻`", "🐻\u202e", "🐻\u0336", "\u2800", "\ufdfd"):
        told = sentence(await rink.jon.slash(rink.ice, TEAM, name="Bears", emoji=emoji))
        assert told == WORDS("team-emoji"), emoji
        assert WORDS("team-none") == sentence(await rink.jon.slash(rink.ice, TEAM))


async def test_emoji_of_several_letters_are_taken(rink: Rink) -> None:
    for emoji in ("🐻", "🏴‍☠️", "❄️", "🇨🇦", "🧑🏽‍🚒"):
        told = sentence(await rink.jon.slash(rink.ice, TEAM, name="Bears", emoji=emoji))
        assert f"**{emoji}\N{NO-BREAK SPACE}Bears**" in told


async def test_a_name_is_no_markup_and_no_mention(rink: Rink) -> None:
    told = sentence(await rink.jon.slash(rink.ice, TEAM, name="**<@1>** @everyone"))
    assert "@everyone" not in told
    assert r"\<@1>" in told
    assert r"\*\*" in told


def worn(match: Drawn, home: Team | None, away: Team | None) -> Drawn:
    return Drawn(replace(match.loaded, match=replace(match.loaded.match, teams=(home, away))))


BEARS, MOOSERS = Team("Bears", "🐻", 0xC8102E), Team("Moosers", "", 0x154734)


def test_calls_sheets_goals_and_results_wear_it_and_plays_keep_the_name() -> None:
    match = worn(after("classic", "J 4 4"), BEARS, MOOSERS)
    assert together("## 🚨 Jon 4♦ *Scores! 1-0 🐻 Bears!*") in match.sheet
    assert together("**🐻 Bears** (Jon) – **Moosers** (Darrell)") in match.sheet
    assert match.goals[0][0].startswith(together("🚨 **Scores! 1-0 🐻 Bears!** Jon"))
    assert match.hand(0)[0].startswith(together("**🐻 Bears 1 – 0 Moosers**"))


@pytest.mark.parametrize("game", ["lineup", "field"])
def test_a_goal_is_the_teams_in_the_games_without_a_pile_too(game: str) -> None:
    match = worn(drawn(CATALOGUE[game], by_minds(CATALOGUE[game], 1961, level=Level.ROOKIE)), BEARS, MOOSERS)
    told = "\n".join(line for lines in match.public.values() for line in lines)
    called = {*re.findall(r"Scores!\xa0(?:It's )?\d\S+ (.*?)!", told)}
    assert called
    assert called <= {"🐻\xa0Bears", "Moosers"}


def test_a_team_is_plural_with_any_number_of_players() -> None:
    over = shift("J 7 7 J J 7 7 J")
    assert worn(over, BEARS, None).public["result"][0].endswith(together("🐻 Bears win!"))
    assert worn(over, None, BEARS).public["result"][0].endswith("Jon wins!")


CHOICES = [None, *(Team(name, "", colour) for name, colour in COLOURS.items())]


@pytest.mark.parametrize("home", CHOICES, ids=lambda team: team.name if team else "none")
def test_no_two_sides_look_alike_and_a_team_keeps_its_colour_beside_none(home: Team | None) -> None:
    for away in CHOICES:
        worn = colours_of((home, away))
        assert not alike(*worn)
        assert len({*marks_of((home, away))}) == 2
        if home is None and away is not None:
            assert worn[1] == f"#{away.colour:06X}"
        elif home is not None:
            assert worn[0] == f"#{home.colour:06X}"


def test_navy_against_sky_blue_is_not_blue_against_blue() -> None:
    navy, sky = Team("Navy", "", COLOURS["blue"]), Team("Sky", "", COLOURS["sky"])
    assert marks_of((navy, sky)) == ("🔵", "🔴")
    assert marks_of((None, navy)) == ("🔴", "🔵")


def test_words_name_the_colours_that_the_picture_wears() -> None:
    match = worn(after("partners", "7 7 4 4"), Team("Moosers", "", COLOURS["green"]), None)
    told = "\n".join(match.sheet)
    assert together("🔵 Ralph 4♦ *Scores!") in told
    assert "🟢\N{NO-BREAK SPACE}Jon" in told
    picture = next(each.picture for each in match.drawings().values() if each.picture)
    assert f"colour='#{COLOURS['green']:06X}'" in picture.key


def test_partners_share_one() -> None:
    match = worn(after("partners", "7 7 4 4"), None, BEARS)
    assert together("## 🚨 🐻 Ralph 4♦ *Scores! 1-0 🐻 Bears!*") in match.sheet
    assert together("🔵 Jon and Ida – **🐻 Bears** (Darrell and Ralph)") in match.sheet


async def test_a_match_that_is_over_keeps_the_team_it_ended_with_until_its_player_is_gone(rink: Rink) -> None:
    await rink.jon.slash(rink.ice, TEAM, name="Moosers", emoji="🫎", colour="green")
    await ended(rink)
    await rink.jon.slash(rink.ice, TEAM, name="Bears", emoji="🐻", colour="gold")
    await rink.jon.slash(rink.ice, "hockey replay")
    replay = rink.jon.private(rink.ice)[-1]
    assert together("🫎 Moosers") in replay.text
    assert "Bears" not in replay.text
    await rink.store.privacy.forget(rink.jon.id, "Player")
    await rink.darrell.slash(rink.ice, "hockey replay")
    assert "Moosers" not in rink.darrell.private(rink.ice)[-1].text
    assert "Moosers" not in str(await rink.store.privacy.kept_of(-1))
