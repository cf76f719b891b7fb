from random import Random

from hockey.field.game import FieldGame
from hockey.game import Options
from minds.analysis.ended import AnalysedMatch, Log
from minds.analysis.field.chances import swings
from minds.analysis.field.lessons import mistakes
from minds.analysis.field.spots import meetings
from minds.analysis.report import Analysis


def analyse(
    game: FieldGame, options: Options, log: Log, over: AnalysedMatch, random: Random, budget: int
) -> Analysis:
    met, for_chances = meetings(game, options, log), budget // 2
    return Analysis(
        tuple(swings(met, over, for_chances, random)),
        over.end,
        tuple(mistakes(met, budget - for_chances, random)),
    )
