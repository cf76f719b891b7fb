"""History, export and verification of matches that are over."""

import gzip
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult
from sqlalchemy import update

from bot.custom_id import LARGEST_NUMBER
from bot.matches import archive
from bot.matches.results import record_of
from cogs.admin import archiving
from db.model.people import Preferences
from db.schema import houses
from hockey.catalogue import PILE_GAMES
from hockey.fairness import Seal
from hockey.game import Options
from hockey.proof import digest_of
from hockey.record import verify, write
from tests.cogs.ended import ended, unreadable
from tests.cogs.people import sentence
from tests.cogs.rink import Rink, rink_at
from tests.cogs.test_house_contradictory import CONTRADICTORY
from tests.cogs.test_replay import seen
from tests.cogs.workshop import make_house
from tests.db.stores import execute
from tests.hockey.matches import from_log
from tests.hockey.sealed import PLAYERS, SECRET, sealed_log
from tests.typeset import gist, together

pytestmark = pytest.mark.slow


@pytest.fixture
async def rink(tmp_path: Path) -> AsyncIterator[Rink]:
    """One whose decks are sealed, as a host's are."""
    async with rink_at(tmp_path, None) as made:
        yield made


def files(rink: Rink, result: InteractionResult) -> dict[str, bytes]:
    told = [*([result.response] if result.response else []), *result.followups][-1]
    assert told.ephemeral
    return {file.filename: rink.env.backend.cdn.get(file.url) or b"" for file in told.attachments}


async def test_export_hands_out_a_record_that_is_true_and_a_box_score(rink: Rink) -> None:
    loaded = await ended(rink)
    given = files(rink, await rink.jon.click(rink.last(), label="Export"))
    assert list(given) == ["match-1.json", "match-1-box.txt"]
    record = verify(given["match-1.json"])
    assert record.players == ("Jon", "Darrell")
    assert record.state == loaded.state
    box = given["match-1-box.txt"].decode()
    assert box.startswith("Jon – Darrell: Classic\n")
    assert files(rink, await rink.darrell.slash(rink.ice, "hockey export", match="1")) == given


async def test_verify_checks_a_match_of_the_books_and_leads_to_where_its_seal_was_promised(
    rink: Rink,
) -> None:
    await ended(rink)
    told = sentence(await rink.jon.slash(rink.ice, "hockey verify"))
    assert f"/{rink.public()[0].id})" in told
    assert "Match 1 checks out" in told
    assert gist("verify-same") in told


async def test_verify_says_of_a_match_that_ended_before_its_first_card_that_there_is_nothing_to_check(
    rink: Rink,
) -> None:
    challenge = await rink.challenge()
    await rink.darrell.click(challenge, label="Accept")
    await rink.jon.resign(rink.ice)
    told = sentence(await rink.jon.slash(rink.ice, "hockey verify"))
    assert "Match 1 checks out" in told
    assert gist("verify-true", periods=0) in told


async def test_verify_checks_a_file_and_names_what_is_false(rink: Rink) -> None:
    await ended(rink)
    given = files(rink, await rink.jon.click(rink.last(), label="Export"))["match-1.json"]

    async def check(text: bytes) -> str:
        return sentence(await rink.jon.slash(rink.ice, "hockey verify", file=("match.json", text)))

    told = await check(given)
    assert gist("verify-same") in told
    assert told.startswith("Jon **")
    paper: dict[str, Any] = json.loads(given)
    for key, value in (("players", ["Darrell", "Jon"]), ("teams", ["Riders", "Wolves"])):
        renamed = {**paper, key: value}
        renamed["digest"] = digest_of(renamed)
        told = await check(json.dumps(renamed).encode())
        assert gist("verify-other") in told
        assert value[0] in told.splitlines()[0]
    paper["periods"][0]["deck"].reverse()
    assert f"Period 1: {gist('flaw-false-deck')}" in await check(json.dumps(paper).encode())
    paper = json.loads(given)
    paper["seal"]["commitment"] = "0" * 64
    assert gist("flaw-false-commitment") in await check(json.dumps(paper).encode())
    assert gist("flaw-not-json") in await check(b"{")
    nested = b",".join([b"[" * 500 + b"]" * 500] * 1_000)
    assert gist("verify-too-much") in await check(b'{"periods": [' + nested + b"]}")
    assert gist("verify-too-large") in await check(b" " * (2**20 + 1))


@pytest.mark.parametrize(
    "number", [LARGEST_NUMBER, LARGEST_NUMBER + 1, 10**3000], ids=["last", "next", "longest"]
)
async def test_verify_checks_a_file_whose_number_no_books_can_have(rink: Rink, number: int) -> None:
    game, options, seal = PILE_GAMES["classic"], Options(length=1), Seal(number, SECRET, (None, None))
    paper = write(from_log(game, options, sealed_log(game, seal, 1, options), PLAYERS[:2], seal))
    file = ("match.json", json.dumps(paper).encode())
    told = sentence(await rink.jon.slash(rink.ice, "hockey verify", file=file))
    assert f"Match {str(number)[:30]}" in told
    assert "checks out" in told
    assert gist("verify-stranger") in told


async def test_a_file_whose_seal_was_taken_off_is_not_called_true(rink: Rink) -> None:
    loaded = await ended(rink)
    paper = write(replace(record_of(loaded), seal=None))
    file = ("match.json", json.dumps(paper).encode())
    assert "Not sealed" in sentence(await rink.jon.slash(rink.ice, "hockey verify", file=file))


async def test_history_lists_ones_matches_and_opens_one(rink: Rink) -> None:
    loaded = await ended(rink)
    page = seen(rink, await rink.jon.slash(rink.ice, "hockey history"))
    mine, theirs = loaded.view(None).score
    assert page.lines[0] == "**Jon: 1 match**"
    assert together(f"{mine} – {theirs} against Darrell · Classic") in page.lines[1]
    replay = seen(rink, await rink.jon.select(page, [page.options[0]["value"]]))
    assert "Replay of match 1" in replay.text


async def test_history_of_others_is_that_of_this_server_with_filters(rink: Rink) -> None:
    await ended(rink)
    paul = rink.person("Paul")
    page = seen(rink, await paul.slash(rink.ice, "hockey history", player=rink.darrell))
    assert "against Jon" in page.text
    asked = {"player": rink.darrell, "opponent": rink.jon, "game": "Classic"}
    assert "against Jon" in seen(rink, await paul.slash(rink.ice, "hockey history", **asked)).text
    for nothing in ({"opponent": paul}, {"game": "Streak"}):
        told = await paul.slash(rink.ice, "hockey history", player=rink.darrell, **nothing)
        assert gist("history-none-of", which="some") in sentence(told)
    assert gist("history-none", which="all") in sentence(await paul.slash(rink.ice, "hockey history"))
    other = rink.env.create_guild("Elsewhere")
    hall = other.create_text_channel("hall")
    other.add_member(rink.darrell.user)
    stranger = rink.person("Ralph", guild=other)
    told = await stranger.slash(hall, "hockey history", player=rink.darrell.user)
    assert gist("history-none-of", which="all") in sentence(told)


async def test_an_admin_has_all_matches_of_the_server_as_lines_of_json(rink: Rink) -> None:
    ida = rink.admin()
    assert "No match" in sentence(await ida.slash(rink.ice, "hockey-admin export"))
    await ended(rink)
    await rink.jon.slash(rink.ice, "hockey challenge", opponent=rink.darrell)  # one that is not over
    await rink.store.privacy.forget(rink.darrell.id, "Player")
    result = await ida.slash(rink.ice, "hockey-admin export")
    answers = [*([result.response] if result.response else []), *result.followups]
    (file,) = [file for told in answers for file in told.attachments]
    (line,) = gzip.decompress(rink.env.backend.cdn.get(file.url) or b"").splitlines()
    told = json.loads(line)
    assert (told["match"], told["players"]) == (1, [rink.jon.id, None])
    assert verify(told["record"]).players == ("Jon", "Player")
    assert "Darrell" not in line.decode()
    assert "That's all: 1 match." in sentence(result)
    assert "No match" in sentence(await ida.slash(rink.ice, "hockey-admin export", after=1))


async def test_a_large_server_is_handed_out_in_parts_that_go_on_where_the_last_one_ended(
    rink: Rink, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archiving, "LARGEST_PART", 1)
    monkeypatch.setattr(archive, "MATCHES_AT_ONCE", 2)
    for _ in range(5):
        await rink.face_off(length=1)
        await rink.jon.resign(rink.ice)
    result = await rink.admin().slash(rink.ice, "hockey-admin export")
    answers = [*([result.response] if result.response else []), *result.followups]
    given = {file.filename: file for told in answers for file in told.attachments}
    assert list(given) == ["matches-1-2.jsonl.gz", "matches-3-4.jsonl.gz", "matches-5-5.jsonl.gz"]
    told = [
        json.loads(line)
        for file in given.values()
        for line in gzip.decompress(rink.env.backend.cdn.get(file.url) or b"").splitlines()
    ]
    assert [each["match"] for each in told] == [1, 2, 3, 4, 5]
    assert not any(each["practice"] for each in told)
    assert "That's all: 5 matches." in sentence(result)


async def test_history_of_a_season_has_what_ended_in_it(rink: Rink) -> None:
    ida = rink.admin()
    await rink.env.advance_time(10)
    await ended(rink)
    await rink.env.advance_time(10)
    await ida.slash(rink.ice, "hockey-admin season", calendar="hand")
    await rink.env.advance_time(10)
    assert gist("history-none", which="some") in sentence(
        await rink.jon.slash(rink.ice, "hockey history", season="1")
    )
    assert "no such season" in sentence(await rink.jon.slash(rink.ice, "hockey history", season="2"))
    await rink.face_off(length=1)
    await rink.jon.resign(rink.ice)
    page = seen(rink, await rink.jon.slash(rink.ice, "hockey history", season="1"))
    assert page.lines[0] == "**Jon: 1 match, season 1**"
    assert page.lines[1].startswith(together("**L** 0 – 0 against Darrell, by resignation · Classic"))
    assert "2 matches" in seen(rink, await rink.jon.slash(rink.ice, "hockey history")).text


async def test_a_match_that_cannot_be_read_is_on_the_list_with_all_others(rink: Rink) -> None:
    boss = rink.admin("Boss")
    await unreadable(rink)
    rink.trouble.lines.clear()
    await boss.slash(rink.ice, "hockey-admin end", match="1")
    await boss.click(boss.private(rink.ice)[-1], label="End it")
    await ended(rink)
    told = seen(rink, await rink.jon.slash(rink.ice, "hockey history"))
    assert told.lines[0] == "**Jon: 2 matches**"
    assert gist("history-line-unfinished") in told.lines[2]


async def test_a_match_by_rules_that_are_none_any_more_is_on_the_list(rink: Rink) -> None:
    await make_house(rink, rink.admin("Ida"))
    await ended(rink, game="Prairie")
    await execute(rink.settings.database, update(houses).values(switches=json.dumps(CONTRADICTORY)))
    await rink.restart()
    (line,) = seen(rink, await rink.jon.slash(rink.ice, "hockey history")).lines[1:]
    assert together(f"against Darrell · {gist('history-game-gone')}") in line


@pytest.mark.parametrize("locale", ["en-US", "fr", "ru"])
async def test_a_number_that_history_shows_is_one_that_can_be_typed(tmp_path: Path, locale: str) -> None:
    async with rink_at(tmp_path, None) as rink:
        await execute(rink.settings.database, "INSERT INTO sqlite_sequence VALUES ('matches', 12344)")
        await ended(rink)
        rink.env.languages[rink.jon.id] = locale
        (shown,) = seen(rink, await rink.jon.slash(rink.ice, "hockey history")).options
        assert "12345" in shown["label"]
        assert "12345" in sentence(await rink.person("Paul").slash(rink.ice, "hockey export", match="12345"))


async def test_a_player_who_hides_has_no_history_for_others(rink: Rink) -> None:
    await ended(rink)
    await rink.store.wishes.set_player(rink.jon.id, lambda _: Preferences(hidden=True))
    told = await rink.darrell.slash(rink.ice, "hockey history", player=rink.jon)
    assert gist("history-hidden") in sentence(told)
    assert "Jon" in seen(rink, await rink.jon.slash(rink.ice, "hockey history")).text
