from random import Random

from hockey.field.match import FieldMatch
from hockey.field.period import FieldPeriod
from hockey.game import Score
from minds.analysis.goals import PeriodLuck, period_luck
from minds.field.board import Board


def periods_luck(match: FieldMatch, random: Random, times: int) -> list[PeriodLuck]:
    """Each field played out this many times, or once if the pro never had to pick among closed cards."""
    return [_of_period(period, random, times) for period in match.periods]


def _of_period(period: FieldPeriod, random: Random, times: int) -> PeriodLuck:
    """Plays only as many cards as the players did: all, unless the match stopped early."""
    start = Board.dealt(period)
    told = []
    for _ in range(max(times, 2)):
        scored, certain = _play_out(start.copy(), period.plays, random)
        told.append(scored)
        if certain:
            break
    return period_luck(period.number, period.goals, told)


def _play_out(board: Board, cards: int, random: Random) -> tuple[Score, bool]:
    """The goals by side of this many cards; whether the pro never had to choose among closed ones."""
    certain = True
    while cards:
        liked = board.liked()
        certain = certain and len(liked) == 1
        seat = board.seat
        board.play(liked[int(random.random() * len(liked))])
        cards -= board.seat != seat
    one, other = board.goals
    return (one, other), certain
