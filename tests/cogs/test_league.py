"""A small league: what cards and the leaderboard say is what its exported records come to, counted again."""

import gzip
import json
import random
import re
from collections import defaultdict
from itertools import combinations
from typing import Any

from simcord import InteractionResult

from bot.matches.desk import RULES_VERSION
from db.model.matches import NewMatch, Status
from hockey.game import Options
from tests.cogs.people import Person
from tests.cogs.rink import Rink
from tests.cogs.test_leaderboard import board, rows
from tests.hockey.oracle import VARIANTS, replay
from tests.hockey.test_figures_oracle import recount

GAMES = ("classic", "streak")
HAT_TRICK = 3


async def league(rink: Rink) -> list[Person]:
    """Four people, each against each other twice, played out by chance."""
    people = [rink.jon, rink.darrell, rink.person("Mia"), rink.person("Ralph")]
    for person in people:
        await rink.store.people.saw_player(person.id, person.name, "en-US")
    await rink.store.people.saw_server(rink.guild.id, "Moose Jaw", "en-US")
    for game in GAMES:
        for number, pair in enumerate(combinations(people, 2)):
            await play(rink, game, pair, random.Random(number))
    await rink.env.settle()
    return people


async def play(rink: Rink, game: str, pair: tuple[Person, Person], chance: random.Random) -> None:
    bot: Any = rink.env.bot
    new = NewMatch(
        server_id=rink.guild.id,
        channel_id=rink.ice.id,
        game=game,
        rules=RULES_VERSION,
        options=Options(length=1),
        players=tuple((person.id, person.name) for person in pair),
        expires_at=rink.clock.now() + 60,
        turn_seconds=86400.0,
    )
    match = await rink.store.challenges.create(new, rink.clock.now())
    loaded = await bot.lobby.accept(match.id, pair[1].id)
    while loaded.match.status is Status.RUNNING:
        seat = min(loaded.game.to_act(loaded.state))
        move = chance.choice(loaded.game.moves(loaded.state, seat))
        decision = loaded.game.decision(loaded.state, seat)
        loaded = await bot.desk.play(match.id, loaded.match.seats[seat].player_id, decision, move)


def exported(rink: Rink, result: InteractionResult) -> list[dict[str, Any]]:
    answers = [*([result.response] if result.response else []), *result.followups]
    (file,) = [file for told in answers for file in told.attachments]
    return [
        json.loads(line) for line in gzip.decompress(rink.env.backend.cdn.get(file.url) or b"").splitlines()
    ]


def counted(matches: list[dict[str, Any]]) -> dict[int, dict[str, float]]:
    """What each player's matches come to, from the records alone."""
    sums: dict[int, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for match in matches:
        record = match["record"]
        rules = VARIANTS[record["variant"]]
        score = replay(record, rules)[-1]["score"]
        for seat, (player, figures) in enumerate(zip(match["players"], recount(record, rules), strict=True)):
            total, mine, theirs = sums[player], score[seat], score[1 - seat]
            for name in ("goals", "shots", "faced", "posts", "takeovers", "expected", "expected_against"):
                total[name] += figures[name]
            total["games"] += 1
            total["wins"] += mine > theirs
            total["losses"] += mine < theirs
            total["ties"] += mine == theirs
            total["against"] += theirs
            total["shutouts"] += mine > theirs == 0
            total["hats"] += figures["goals"] >= HAT_TRICK
            total["longest"] = max(total["longest"], figures["plays"])
    return sums


def public(result: InteractionResult) -> str:
    assert result.response is not None
    return str(result.response.content)


def numbers(line: str) -> list[float]:
    return [float(each) for each in re.findall(r"\d+(?:\.\d+)?", line)]


async def test_cards_and_board_say_what_the_exported_records_come_to(rink: Rink) -> None:
    people, ida = await league(rink), rink.admin()
    told = exported(rink, await ida.slash(rink.ice, "hockey-admin export"))
    assert len(told) == len(GAMES) * 6
    sums = counted(told)
    for person in people:
        mine = sums[person.id]
        card = public(await person.slash(rink.ice, "hockey stats"))
        said = {line.split(":")[0].split(" ")[0]: numbers(line) for line in card.splitlines()}
        assert said["6"] == [mine[name] for name in ("games", "wins", "losses", "ties")]
        assert said["Goals"] == [mine["goals"], mine["goals"], mine["against"]]
        assert said["Shots"][0] == mine["shots"]
        assert abs(said["Shots"][1] - 100 * mine["goals"] / mine["shots"]) <= 0.5
        own, against = said["Expected"]
        assert abs(own - mine["expected"]) <= 0.006
        assert abs(against - mine["expected_against"]) <= 0.006
        assert said["Posts"] == [mine[name] for name in ("posts", "takeovers", "shutouts", "hats")]
        assert said["Longest"][0] == mine["longest"]
    table = rows(await board(rink, rink.jon))
    points = {person.name: 2 * sums[person.id]["wins"] + sums[person.id]["ties"] for person in people}
    for name, worth in points.items():
        (row,) = [line for line in table if name in line]
        assert numbers(row)[-1] == worth
