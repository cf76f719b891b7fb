from random import Random
from typing import Any

from hockey.game import Game, Options
from minds.analysis.ended import AnalysedMatch, Log
from minds.analysis.lineup.chances import swings
from minds.analysis.lineup.lessons import mistakes
from minds.analysis.lineup.spots import told_of
from minds.analysis.report import Analysis

_WORLDS_A_DEAL = 6
"""How many worlds of the budget one imagined deal costs, because it takes so long to play out."""


def analyse(
    game: Game[Any], options: Options, log: Log, over: AnalysedMatch, random: Random, budget: int
) -> Analysis:
    events, choices = told_of(game, options, log)
    deals = budget // _WORLDS_A_DEAL
    return Analysis(
        tuple(swings(events, over, deals // 3, random)),
        over.end,
        tuple(mistakes(choices, deals - deals // 3, random)),
    )
