"""Keeping a player out: a server's ban, a moderator's time-out, an offensive team name."""

from datetime import timedelta

import pytest

from bot.words import words_for
from tests.cogs.ended import ended
from tests.cogs.people import Person, sentence
from tests.cogs.rink import Rink
from tests.cogs.test_taunts import lists, scored
from tests.typeset import gist, together

WORDS = words_for("en")
GUESS = "guess:1:0"


async def keep_out(rink: Rink, boss: Person, person: Person, how: str) -> str:
    """What that person reads at every door."""
    if how == "banned":
        told = sentence(await boss.slash(rink.ice, "hockey-admin ban", person=person))
        assert told == WORDS("ban-done", player=person.name)
        return gist("sorry-banned")
    until = (rink.env.now() + timedelta(hours=1)).isoformat()
    await rink.env.bot.http.edit_member(rink.guild.id, person.id, communication_disabled_until=until)
    await rink.env.settle()
    return WORDS("sorry-timed-out", at=f"<t:{int(rink.clock.now()) + 3600}:T>")


@pytest.mark.parametrize("how", ["banned", "timed out"])
async def test_every_door_is_closed_but_a_running_match_goes_on(rink: Rink, how: str) -> None:
    boss, paul, ida = rink.admin("Boss"), rink.person("Paul"), rink.person("Ida")
    sheet = await rink.face_off()
    await ida.slash(rink.ice, "hockey open")
    table = rink.last()
    closed = await keep_out(rink, boss, paul, how)
    assert closed in sentence(await paul.click(table, label=gist("challenge-button-sit")))
    assert closed in sentence(await paul.forge(sheet, GUESS))
    commands: dict[str, dict[str, object]] = {
        "challenge": {"opponent": ida, "length": 3},
        "open": {},
        "practice": {"level": "rookie"},
        "team": {"name": "Bears"},
    }
    for command, options in commands.items() if how == "banned" else ():
        # Discord itself keeps commands from a person who is timed out.
        assert closed in sentence(await paul.slash(rink.ice, f"hockey {command}", **options))
    if how == "banned":
        told = sentence(await ida.slash(rink.ice, "hockey challenge", opponent=paul, length=3))
        assert told == WORDS("challenge-no-time", opponent="Paul")
    closed = await keep_out(rink, boss, rink.jon, how)
    before = sheet.text
    await rink.play()
    await rink.play()
    assert sheet.text != before


@pytest.mark.parametrize("how", ["banned", "timed out"])
async def test_neither_a_taunt_by_dm_nor_a_rematch_gets_through(rink: Rink, how: str) -> None:
    boss = rink.admin("Boss")
    scorer, other = await scored(rink)
    closed = await keep_out(rink, boss, scorer, how)
    [taunts] = lists(scorer.hand())
    before = rink.last().text
    assert closed in sentence(await scorer.select(scorer.hand(), ["0"], custom_id=taunts))
    assert rink.last().text == before
    await other.resign(rink.ice)
    assert closed in sentence(await scorer.click(rink.last(), label="Rematch"))


@pytest.mark.parametrize("way", ["reminded", "by the button", "closed DMs"])
async def test_who_is_timed_out_with_a_private_hand_plays_on_in_the_dm(rink: Rink, way: str) -> None:
    boss = rink.admin("Boss")
    if way == "closed DMs":
        rink.jon.close_dms()
        rink.darrell.close_dms()
    await rink.face_off()
    other, person = rink.on_turn()
    await person.click(rink.sheets()[-1], label=gist("sheet-button-hand"))
    await keep_out(rink, boss, person, "timed out")
    if way == "by the button":
        await person.click(person.hand(), label=gist("hand-button-here"))
    for each in (other, person):
        if way == "closed DMs":
            await each.slash(each.user.dm_channel, "hockey hand")
        elif way == "reminded":
            await rink.env.advance_time(180)
        hand = each.private(each.user.dm_channel)[-1] if way == "closed DMs" else each.hand()
        before = rink.sheets()[-1].text
        await each.click(hand, custom_id=hand.playable[0]["custom_id"])
        assert rink.sheets()[-1].text != before


async def test_a_ban_outlives_the_persons_data_and_ends_by_a_choice(rink: Rink) -> None:
    boss, paul = rink.admin("Boss"), rink.person("Paul")
    assert WORDS("unban-none") == sentence(await boss.slash(rink.ice, "hockey-admin unban", person="Paul"))
    await keep_out(rink, boss, paul, "banned")
    [choice] = await boss.autocomplete(rink.ice, "hockey-admin unban", "person", "pa")
    assert choice["name"] == "Paul"
    await rink.store.privacy.forget(paul.id, "Player")
    [choice] = await boss.autocomplete(rink.ice, "hockey-admin unban", "person", "")
    assert choice["name"] == WORDS("player-nameless", id=str(paul.id))
    assert gist("sorry-banned") in sentence(await paul.slash(rink.ice, "hockey open"))
    assert WORDS("unban-unknown") == sentence(await boss.slash(rink.ice, "hockey-admin unban", person="Ida"))
    await boss.slash(rink.ice, "hockey-admin unban", person=choice["value"])
    await paul.slash(rink.ice, "hockey open")
    assert gist("challenge-button-sit") in rink.last().labels


async def test_only_admins_ban_unban_and_reset_teams(rink: Rink) -> None:
    rink.let_everybody_use("hockey-admin")
    for command, person in (("ban", rink.darrell), ("unban", "Darrell"), ("team reset", rink.darrell)):
        told = sentence(await rink.jon.slash(rink.ice, f"hockey-admin {command}", person=person))
        assert told == WORDS("admin-not-allowed")
    assert await rink.jon.autocomplete(rink.ice, "hockey-admin unban", "person", "") == []
    boss = rink.admin("Boss")
    told = sentence(await boss.slash(rink.ice, "hockey-admin ban", person=boss))
    assert told == WORDS("block-nobody")


async def test_a_team_that_is_reset_leaves_the_sheet_and_all_that_is_told_of_finished_matches(
    rink: Rink,
) -> None:
    boss = rink.admin("Boss")
    await rink.jon.slash(rink.ice, "hockey team", name="Moosers", emoji="🫎")
    await ended(rink)
    sheet = await rink.face_off()
    assert together("🫎 Moosers") in sheet.text

    async def telling() -> set[str]:
        """The commands whose answer names the team."""
        named = set()
        for command in ("replay", "history", "stats", "leaderboard", "records", "rivalry"):
            about = {"rivalry": {"a": rink.jon}, "stats": {"player": rink.jon}}.get(command, {})
            await rink.darrell.slash(rink.ice, f"hockey {command}", **about)
            newest = max((rink.last(), *rink.darrell.private(rink.ice)[-1:]), key=lambda each: each.id)
            alts = [each.description for each in newest.attachments]
            named |= {command} if "Moosers" in f"{newest.everything} {alts}" else set()
        return named

    assert await telling() == {"replay", "stats"}
    told = sentence(await boss.slash(rink.ice, "hockey-admin team reset", person=rink.jon))
    assert told == WORDS("team-reset-done", player="Jon")
    assert "Moosers" not in sheet.text
    assert not await telling()
    assert WORDS("team-none") == sentence(await rink.jon.slash(rink.ice, "hockey team"))
