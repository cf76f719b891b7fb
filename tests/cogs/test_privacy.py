"""People can get everything the bot keeps about them, and delete it."""

import json
from typing import Any

import pytest

from bot.words import words_for
from cogs.person import handing_out
from db.model.matches import Ply
from db.schema import metadata
from tests.cogs.boards import rows
from tests.cogs.people import Message, Person
from tests.cogs.rink import Rink
from tests.db.stores import rows_of_each
from tests.typeset import gist

WORDS = words_for("en")


async def asked(rink: Rink, person: Person) -> Message:
    await person.slash(rink.ice, "hockey me privacy")
    return person.private(rink.ice)[-1]


async def exported(rink: Rink, person: Person) -> dict[str, Any]:
    result = await person.click(await asked(rink, person), label=gist("privacy-button-export"))
    assert result.response is not None
    (file,) = result.response.attachments
    told: dict[str, Any] = json.loads(rink.env.backend.cdn.get(file.url) or b"")
    return told


async def forgotten(rink: Rink, person: Person) -> None:
    question = await asked(rink, person)
    await person.click(question, label="Delete it")
    await person.click(person.private(rink.ice)[-1], label="Delete it all")


async def every_cell(rink: Rink) -> list[str]:
    """All that the database holds, as text."""
    queries = [f"SELECT * FROM {table.name}" for table in metadata.sorted_tables]  # noqa: S608 - our own tables
    tables = await rows_of_each(rink.settings.database, queries)
    return [str(cell) for table in tables for row in table for cell in row]


async def test_all_is_handed_out_and_nothing_of_a_running_deck(rink: Rink) -> None:
    await rink.face_off(length=1)
    for _ in range(3):
        await rink.play()
    person, other = rink.on_turn()
    told = await exported(rink, person)
    assert told["players"][0]["id"] == person.id
    (match,) = told["matches"]
    assert match["status"] == "running"
    own = {each["move"] for each in match["moves"] if len(each["move"]) == 2}
    assert len(own) == 1
    assert all(each["at"] for each in match["moves"])
    assert [row["player_id"] for row in told["seats"]] == [person.id]
    everything = json.dumps(told)
    assert "deck" not in everything
    assert all(sign_to_code(card) not in everything for card in other.hand().held)


def sign_to_code(label: str) -> str:
    return label.replace("10", "T")[:-1] + {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}[label[-1]]


async def test_a_match_that_is_over_is_handed_out_whole(rink: Rink) -> None:
    await rink.face_off(length=1)
    await rink.play()
    await rink.jon.resign(rink.ice)
    (match,) = (await exported(rink, rink.jon))["matches"]
    assert match["record"]["end"] == {"by": "resign", "winner": 1}
    assert len(match["record"]["periods"][0]["plays"]) == 1


async def test_a_player_who_has_played_a_thousand_matches_gets_them_in_several_files(
    rink: Rink, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        await rink.face_off(length=1)
        await rink.jon.resign(rink.ice)
    whole = await exported(rink, rink.jon)
    monkeypatch.setattr(handing_out, "LARGEST_FILE", 500)
    told = await rink.jon.click(await asked(rink, rink.jon), label=gist("privacy-button-export"))
    assert told.response is not None
    first, *more = [each.attachments[0] for each in (told.response, *told.followups)]
    assert first.filename == "breakaway.json"
    assert [each.filename for each in more] == [f"breakaway-{at}.json" for at in range(2, len(more) + 2)]
    parts = [json.loads(rink.env.backend.cdn.get(each.url) or b"") for each in (first, *more)]
    assert len(whole["matches"]) == 3
    for name in whole:
        assert [row for part in parts for row in part.get(name, [])] == whole[name]


async def test_a_player_who_is_forgotten_leaves_no_trace_and_their_opponents_keep_theirs(rink: Rink) -> None:
    ida = rink.person("Ida")
    await rink.face_off(length=1)
    await rink.jon.slash(rink.ice, "hockey me block", person=ida)
    await ida.slash(rink.ice, "hockey challenge", opponent=rink.darrell, length=3)
    await rink.jon.slash(rink.ice, "hockey challenge", opponent=ida, length=3)
    await forgotten(rink, rink.jon)
    assert "Darrell wins" in rink.public()[-1].text
    cells = await every_cell(rink)
    assert not [cell for cell in cells if str(rink.jon.id) in cell]
    assert "Jon" not in cells
    await ida.slash(rink.ice, "hockey leaderboard")
    table = rink.last()
    assert rows(table) == ["1 Darrell 2"]
    assert "Player" not in table.text


async def test_a_player_who_was_forgotten_may_come_back(rink: Rink) -> None:
    await rink.challenge()
    await forgotten(rink, rink.jon)
    await rink.restart()
    assert "Jon challenges you" in (await rink.challenge()).text
    await forgotten(rink, rink.jon)
    assert "Jon challenges you" in (await rink.challenge()).text


async def test_it_asks_before_anything_is_deleted(rink: Rink) -> None:
    question = await asked(rink, rink.jon)
    await rink.jon.click(question, label="Delete it")
    await rink.jon.click(rink.jon.private(rink.ice)[-1], label="Keep it")
    assert rink.jon.private(rink.ice)[-1].text == WORDS("privacy-kept")
    assert (await rink.store.privacy.kept_of(rink.jon.id))["players"]


async def test_matches_that_cannot_be_read_hold_no_player_back(rink: Rink) -> None:
    ida = rink.person("Ida")
    for opponent in (rink.darrell, ida):
        await rink.jon.slash(rink.ice, "hockey challenge", opponent=opponent, length=3)
        challenge = rink.last()
        await opponent.click(challenge, label="Accept")
    for live in await rink.store.matches.live_of(rink.jon.id):
        match, log = await rink.store.matches.read(live.id)
        assert match is not None
        await rink.store.matches.append(match, [Ply(len(log), 0, "ZZ", 0.0)])
    await rink.restart()
    assert all("cannot be shown" in line for line in rink.trouble.lines)
    rink.trouble.lines.clear()
    await forgotten(rink, rink.jon)
    assert rink.jon.private(rink.ice)[-1].text == WORDS("privacy-forgotten")
    assert not [cell for cell in await every_cell(rink) if str(rink.jon.id) in cell]
    for person in (rink.darrell, ida):
        assert not await rink.store.matches.live_of(person.id)
