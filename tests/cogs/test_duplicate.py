"""A duplicate night: every table of a round plays the same cards, which stay covered until the last one."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.matches.archive import Archive
from bot.matches.results import record_of
from bot.words import words_for
from faces.hand import HandFace
from hockey.record import verify, write
from tests.cogs.ended import play_out
from tests.cogs.people import Message, sentence
from tests.cogs.rink import Rink, rink_at
from tests.cogs.test_tournament import CREATE, MINUTE, TEXT, begun, called_off
from tests.typeset import gist

WORDS = words_for("en")
CARD = re.compile("[2-9TJQKA10]+[♣♦♥♠]")


@pytest.fixture
async def rink(tmp_path: Path) -> AsyncIterator[Rink]:
    """One whose decks are sealed, as a host's are."""
    async with rink_at(tmp_path, None) as made:
        yield made


def sheets(rink: Rink) -> list[Message]:
    return [each for each in rink.sheets() if not TEXT.intersection(each.labels)]


async def one_card(rink: Rink, match_id: int) -> None:
    """A player plays a card; a reminder in the channel doesn't tell which one has to be answered."""
    live = rink.env.bot.matches.of(match_id)  # type: ignore[attr-defined]
    loaded = await live.state()
    assert loaded.view(None).choice == "deal"  # or players in the same seat would have different hands
    (seat,) = loaded.game.to_act(loaded.state)
    decision = loaded.game.decision(loaded.state, seat)
    with rink.as_bot():
        played = await live.play(
            loaded.match.seats[seat].player_id, decision, loaded.game.moves(loaded.state, seat)[0]
        )
    await rink.env.settle()
    assert not CARD.search(HandFace().nudge(played, 1 - seat).content or "")


async def test_all_tables_have_the_same_cards_and_show_them_after_the_last(rink: Rink) -> None:
    ida, ralph = rink.admin("Ida"), rink.person("Ralph")
    await begun(rink, ida, rink.jon, rink.darrell, ralph, ida, format="duplicate", length=1)
    one, two = sorted(await rink.store.matches.live_in(rink.guild.id), key=lambda match: match.id)
    assert one.seal.commitment == two.seal.commitment
    await one_card(rink, two.id)
    first = await play_out(rink, one.id)
    await rink.env.advance_time(MINUTE)
    assert [sheet.text for sheet in sheets(rink) if CARD.search(sheet.text)] == []
    result = rink.last()
    assert gist("cards-covered") in result.text
    assert result.labels == []
    archive = [part.count async for part in Archive(rink.store).parts(rink.guild.id, 0, 1)]
    assert archive == [0]
    for command in ("replay", "export", "match analysis", "verify"):
        said = sentence(await rink.jon.slash(rink.ice, f"hockey {command}", match=f"#{one.id}"))
        assert gist("ended-covered") in said
    second = await play_out(rink, two.id, seed=2)
    await rink.env.advance_time(MINUTE)
    for sheet in sheets(rink)[:2]:
        assert CARD.search(sheet.text)
    assert WORDS("final-button-watch") in next(each for each in rink.public() if each.id == result.id).labels
    matches = rink.env.bot.matches  # type: ignore[attr-defined]
    papers = [write(record_of(await matches.load(each.id))) for each in (one, two)]
    assert papers[0]["periods"][0]["deck"] == papers[1]["periods"][0]["deck"]
    assert papers[0]["periods"][0]["dealer"] == papers[1]["periods"][0]["dealer"]
    assert [paper["seal"]["board"] for paper in papers] == [one.id, one.id]
    assert verify(papers[1]).seal == second.match.seal
    found = await rink.store.tournaments.get(1)
    assert found is not None
    assert [each.wins for each in found.pairings[:2]] == [
        each.view(None).period_scores[0] for each in (first, second)
    ]
    assert len(found.rounds) == 2


async def test_the_cards_of_one_that_is_called_off_wait_for_its_last_table(rink: Rink) -> None:
    ida, ralph = rink.admin("Ida"), rink.person("Ralph")
    await begun(rink, ida, rink.jon, rink.darrell, ralph, ida, format="duplicate", length=1)
    await rink.jon.resign(rink.ice)  # against Ida
    await called_off(rink, ida)
    said = sentence(await rink.jon.slash(rink.ice, "hockey verify", match="#1"))
    assert gist("ended-covered") in said
    await rink.darrell.resign(rink.ice)
    await rink.env.advance_time(MINUTE)
    assert gist("cards-covered") not in "".join(each.text for each in rink.public())


@pytest.mark.parametrize("asked", [{"game": "lineup"}, {"game": "partners"}, {"best-of": 3}, {"most": 3}])
async def test_only_games_of_two_hands_are_played_as_a_duplicate(
    rink: Rink, asked: dict[str, object]
) -> None:
    options = {
        "name": "Night",
        "starts": "1h",
        "round": "1h",
        "game": "classic",
        "format": "duplicate",
    } | asked
    said = sentence(await rink.admin("Ida").slash(rink.ice, CREATE, **options))
    assert gist("tournament-duplicate-terms") in said
