from random import Random

from hockey.pile.rules import PileRules
from minds.analysis.ended import AnalysedMatch
from minds.analysis.pile.lessons import mistakes
from minds.analysis.pile.replay import Kinds, plays_of
from minds.analysis.pile.swings import swings
from minds.analysis.report import Analysis


def analyse(rules: PileRules, over: AnalysedMatch, random: Random, budget: int) -> Analysis:
    plays, kinds = plays_of(rules, over), Kinds()
    for_chances = budget // 3
    return Analysis(
        tuple(swings(plays, kinds, over, for_chances, random)),
        over.end,
        tuple(mistakes(plays, kinds, budget - for_chances, random)),
    )
