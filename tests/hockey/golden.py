"""`python -m tests.hockey.golden`: a record of each game and its replay, kept so that no later version may
tell a match otherwise. Only those that are missing are written.
"""

import json
from itertools import count
from pathlib import Path
from typing import Any

from hockey.game import Game, Options
from hockey.record import lines, write
from tests.hockey.matches import ALL, from_log, log_of

DATA = Path(__file__).parent / "data" / "golden"
PLAYERS = ["Jon", "Darrell", "Ida", "Ralph"]
OPTIONS = {"field": Options(knockout=True), "lineup": Options(jokers=True)}
GOALS = 2


def golden(game: Game[Any]) -> tuple[str, str]:
    """The first random match that overtime decided after some goals, as a record and as its replay."""
    options = OPTIONS.get(game.id, Options())
    for seed in count(1961):
        record = from_log(game, options, log_of(game, seed, options), PLAYERS[: game.seats])
        paper = write(record)
        overtime = len(paper["periods"]) > (1 if game.id == "field" else options.length)
        if overtime and record.outcome.kind == "win" and sum(record.outcome.score) > GOALS:
            return json.dumps(paper) + "\n", "".join(json.dumps(line) + "\n" for line in lines(record))
    raise AssertionError


if __name__ == "__main__":
    for each in ALL:
        if not (DATA / f"{each.id}.json").exists():
            kept, told = golden(each)
            (DATA / f"{each.id}.json").write_text(kept)
            (DATA / f"{each.id}.jsonl").write_text(told)
