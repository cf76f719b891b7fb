"""Knock-outs: asked for, usual in a server, shown in the match, and played until there's a winner."""

from typing import Any

import pytest

from bot.words import words_for
from hockey.pile.view import PileView
from tests.cogs.ended import newest, play_out
from tests.cogs.forms import set_up
from tests.cogs.people import Person, sentence
from tests.cogs.rink import Rink

pytestmark = pytest.mark.slow

WORDS = words_for("en")
KNOCKOUT = WORDS("setup-knockout")
NO_TIES: dict[str, Any] = {"no-ties": True}
# The third period of a match of one.
SECOND_OVERTIME = 3


@pytest.mark.parametrize("game", ["classic", "field"])
async def test_a_knock_out_is_said_on_the_offer_the_opening_and_the_sheet(rink: Rink, game: str) -> None:
    challenge = await rink.challenge(game=game, **NO_TIES)
    assert KNOCKOUT in challenge.text
    await rink.darrell.click(challenge, label="Accept")
    if game == "classic":
        await rink.chooser(challenge).click(challenge, label="Play first")
    assert KNOCKOUT in challenge.text
    assert rink.sheets()[-1].lines[1].endswith(f"({KNOCKOUT})")


async def test_what_is_no_knock_out_does_not_speak_of_it(rink: Rink) -> None:
    sheet = await rink.face_off(**NO_TIES | {"no-ties": False})
    assert not any(KNOCKOUT in message.text for message in rink.public())
    assert sheet.lines[1].endswith("deal 1 of 5")


async def test_tables_may_be_knock_outs(rink: Rink) -> None:
    await rink.jon.slash(rink.ice, "hockey open", **NO_TIES)
    assert KNOCKOUT in rink.last().text
    await rink.jon.slash(rink.ice, "hockey partners", partner=rink.darrell, **NO_TIES)
    assert KNOCKOUT in rink.last().text


@pytest.mark.parametrize("command", ["hockey challenge", "hockey open"])
async def test_where_a_shootout_decides_a_knock_out_is_skipped(rink: Rink, command: str) -> None:
    whom = {"opponent": rink.darrell} if command == "hockey challenge" else {}
    told = sentence(await rink.jon.slash(rink.ice, command, game="lineup", **NO_TIES, **whom))
    assert told == words_for("en")("challenge-knockout", game="Turn-Based")
    assert "Turn-Based" in rink.last().text
    assert KNOCKOUT not in rink.last().text


async def test_a_server_may_play_knock_outs_where_the_game_knows_them(rink: Rink, ida: Person) -> None:
    await set_up(rink, ida, knockout=True)
    await rink.restart()
    for options, knockout in (({}, True), ({"no-ties": False}, False), ({"game": "lineup"}, False)):
        challenge = await rink.challenge(**options)
        assert (KNOCKOUT in challenge.text) is knockout, options
        await rink.jon.click(challenge, label="Withdraw")
    await rink.jon.context_menu(rink.ice, "Challenge to hockey", rink.darrell)
    await rink.jon.click(rink.jon.private(rink.ice)[-1], label="Challenge")
    assert KNOCKOUT in rink.last().text


async def test_a_rematch_of_a_knock_out_is_one(rink: Rink) -> None:
    await rink.face_off(length=1, **NO_TIES)
    await rink.jon.resign(rink.ice)
    await rink.darrell.click(rink.last(), label="Rematch")
    assert KNOCKOUT in rink.last().text


async def play_safely(rink: Rink) -> None:
    """Play into the second overtime without a goal: by cards of another rank than that on the pile.

    What every card draws is seen elsewhere: here nobody looks before the end.
    """
    loaded, matches = await newest(rink), rink.env.bot.matches  # type: ignore[attr-defined]
    while True:
        (seat,) = loaded.view(None).to_act
        view = loaded.view(seat)
        assert isinstance(view, PileView)
        if view.period == SECOND_OVERTIME:
            break
        safe = [card for card in view.moves if view.top is None or card[0] != view.top.rank]
        player_id = loaded.match.seats[seat].player_id
        with rink.as_bot():
            loaded = await matches.of(loaded.id).play(player_id, view.decision, (safe or view.moves)[0])
    await rink.env.settle()
    while "Overtime 2" not in title(rink):
        await rink.env.advance_time(1)


def title(rink: Rink) -> str:
    return rink.sheets()[-1].lines[1]


@pytest.mark.parametrize("seed", [2])
async def test_overtime_follows_overtime_until_a_goal(rink: Rink) -> None:
    await rink.face_off(length=1, **NO_TIES)
    await play_safely(rink)
    shift, _ = rink.sheets()
    assert "**End of the shift.**" in shift.lines
    assert any("Overtime: the next goal wins." in line for line in shift.lines)
    for first, last in ((1, 5), (6, 6)):
        deals = WORDS("fold-overtime-deals", number=1, first=first, last=last, count=last - first + 1)
        assert f"**{deals}" in rink.sheets()[-1].text, "below the title of the second overtime"
    await rink.play()
    assert rink.sheets()[-1].lines[2].startswith(f"-# **{WORDS('fold-overtimes', count=1)}:**")
    await play_out(rink)
    while not rink.over:
        await rink.env.advance_time(1)
    assert "in overtime!" in rink.last().text
    # The result says how it ended; on the sheet, nothing follows.
    assert not [line for line in rink.sheets()[-1].lines if "End of " in line or "deals next" in line]
    assert "a tie" not in rink.last().text
    (row,) = await rink.store.results.standings(rink.guild.id, offset=0, limit=1)
    assert (row.wins, row.ties) == (1, 0)
