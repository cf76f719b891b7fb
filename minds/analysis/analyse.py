from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from hockey.game import By, Game, Options
from hockey.pile.game import PileGame
from minds.analysis.chances import guesses
from minds.analysis.lessons import mistakes
from minds.analysis.replay import Finished, Kinds, Log, Play, finished, plays_of
from minds.analysis.report import Analysis, Estimate, NotAnalysed, Swing

WORLDS: Final = 24_000
"""Worlds that are looked at in a match by default, whatever its length."""


def analyse(
    game: Game[Any], options: Options, log: Log, random: Random, budget: int = WORLDS
) -> Analysis | NotAnalysed:
    """What there was to win and to lose in a match that is over; ValueError where it still runs.

    `budget` counts worlds in all, so a long match takes hardly longer, and is told less surely. What comes
    back tells every hand.
    """
    over = finished(game, options, log)
    if not isinstance(game, PileGame):
        return NotAnalysed(game.id)
    plays, kinds = plays_of(game.rules, over), Kinds()
    for_chances = budget // 3
    return Analysis(
        tuple(_swings(plays, kinds, over, for_chances, random)),
        _end(over),
        tuple(mistakes(plays, kinds, budget - for_chances, random)),
    )


def _end(over: Finished) -> float:
    winner = over.outcome.winner
    return 0.5 if winner is None else 1.0 - winner


def _swings(plays: Sequence[Play], kinds: Kinds, over: Finished, budget: int, random: Random) -> list[Swing]:
    spots = list(dict.fromkeys(spot for play in plays for spot in (play.spot, play.after)))
    estimates = guesses([(spot, kinds.at(spot)) for spot in spots], budget, random)
    told = dict(zip(spots, estimates, strict=True))
    swings = [Swing(play.ply, play.call, told[play.spot], told[play.after]) for play in plays]
    if swings and over.outcome.by is By.PLAY:
        swings[-1] = replace(swings[-1], after=Estimate(_end(over), exact=True))
    return swings
