"""Learns by play what the start of a deal is worth: python -m minds.pile.train (`make train`)."""

import json
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

from hockey.catalogue import PILE_GAMES
from hockey.pile.rules import PileRules
from hockey.pile.table import lay_out, read_deck
from minds.pile.model import DealState, deal, facts_of, rank_of
from minds.pile.style import liked
from minds.pile.values import FILE, key_of, traits_of

SEED: Final = 1961
PERIODS: Final = 20_000
_DOUBT: Final = 30  # how many deals without a goal every entry begins with, so that few deals say little

Start = tuple[str, int, int]
"""The key of a deal's start, the side to play first, and the lead of side 0."""


def learn(rules: PileRules, periods: int, random: Random) -> dict[str, Any]:
    """The entry of `values.json` for these rules, from this many periods of Basic Strategy against itself."""
    sums: defaultdict[str, list[float]] = defaultdict(lambda: [0.0, _DOUBT])
    goals = deals = 0
    for _ in range(periods):
        for (key, side, before), (_, _, after) in pairwise(_starts(rules, random)):
            sums[key][0] += (after - before) * (1 - 2 * side)
            sums[key][1] += 1
            goals += abs(after - before)
            deals += 1
    leads = {key: round(total / count, 3) for key, (total, count) in sorted(sums.items())}
    return {"traits": traits_of(rules), "rate": round(goals / deals / 2, 4), "leads": leads}


def _starts(rules: PileRules, random: Random) -> list[Start]:
    """Where the deals of a period begin, and its end."""
    centre, deck = read_deck(rules, lay_out(rules, random.shuffle).removeprefix("deck "))
    ranks = [rank_of(card) for card in (*centre, *deck)]
    position = deal(facts_of(rules), ranks, random.randrange(rules.seats), overtime=random.random() < 1 / 5)
    starts, deals = list[Start](), -1
    while position.left:
        if len(position.deals) != deals:
            deals = len(position.deals)
            starts.append((key_of(position), position.seat & 1, _lead(position)))
        position.play(random.choice(liked(position)))
    return [*starts, ("", 0, _lead(position))]


def _lead(position: DealState) -> int:
    return position.goals[0] - position.goals[1]


def main() -> None:
    entries = [learn(game.rules, PERIODS, Random(SEED)) for game in PILE_GAMES.values()]
    text = ",\n".join(json.dumps(entry) for entry in entries)
    Path(__file__).with_name(FILE).write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
