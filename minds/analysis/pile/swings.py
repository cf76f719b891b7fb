from collections.abc import Sequence
from dataclasses import replace
from random import Random

from hockey.game import By
from minds.analysis.ended import AnalysedMatch
from minds.analysis.pile.chances import guesses
from minds.analysis.pile.replay import Kinds, Play
from minds.analysis.report import Estimate, Swing


def swings(
    plays: Sequence[Play], kinds: Kinds, over: AnalysedMatch, budget: int, random: Random
) -> list[Swing]:
    """The chances before and after each play, with this many worlds in all."""
    spots = list(dict.fromkeys(spot for play in plays for spot in (play.spot, play.after)))
    estimates = guesses([(spot, kinds.at(spot)) for spot in spots], budget, random)
    told = dict(zip(spots, estimates, strict=True))
    found = [Swing(play.ply, play.call, told[play.spot], told[play.after]) for play in plays]
    if found and over.outcome.by is By.PLAY:
        found[-1] = replace(found[-1], after=Estimate(over.end, exact=True))
    return found
