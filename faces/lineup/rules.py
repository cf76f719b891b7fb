"""The rules, and a period to learn them from: only the cards are given, the game plays them."""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from bot.messages.picture import Picture
from bot.words import Words
from faces.guide.rulebook import RulePage
from faces.lineup.picture import picture_of
from faces.lineup.telling import comparison_line, faceoff_line, line_blocks
from faces.roster import Roster
from hockey.cards import cards_of, pack
from hockey.game import NATURE, Options
from hockey.lineup.game import LineupGame
from hockey.lineup.line import Line
from hockey.lineup.match import DEALT
from hockey.lineup.period import SEATS, LineupPeriod
from hockey.lineup.view import LineupView, told_until
from hockey.record import fold

OF_CHALLENGER = 2
"""How many comparisons are the challenger's attacks, which come first: our own decision."""


def rule_pages(words: Words, game: LineupGame) -> list[RulePage]:
    played = _played(game)
    example = "\n".join([words("lineup-example"), *_example(words, game)])
    return [
        RulePage(words("lineup-rules"), None, _picture(words, _played(game, lines=1))),
        RulePage(words("lineup-rules-details"), "lineup-rules-tip-play", None),
        RulePage(example, "lineup-rules-tip-example", _picture(words, played)),
        RulePage(
            words("lineup-rules-decisions"),
            "lineup-rules-tip-decisions",
            _picture(words, told_until(played, OF_CHALLENGER)),
        ),
    ]


def _picture(words: Words, view: LineupView) -> Picture:
    names = [words(f"example-player-{seat}") for seat in SEATS]
    return picture_of(words, view, view.periods[0], names)


def _example(words: Words, game: LineupGame) -> Iterator[str]:
    roster = Roster(game.id, tuple(words(f"example-player-{seat}") for seat in SEATS))
    period = example_of(game)
    if period.faceoff is not None:
        yield faceoff_line(words, roster, period.faceoff)
    yield from line_blocks(words, roster, period)
    yield from (f"> {comparison_line(words, roster, told, sums=True)}" for told in period.comparisons)


def example_of(game: LineupGame) -> LineupPeriod:
    """A first period in which each seat plays what the example gives it."""
    return _played(game).periods[0]


def _played(game: LineupGame, lines: int = len(SEATS)) -> LineupView:
    """What everyone sees once this many lines are set."""
    told = _told()
    picks = cards_of(told["faceoff"])
    given = [Line(cards_of(line.split())) for line in told["lines"]]
    hands = [[pick, *line.cards] for pick, line in zip(picks, given, strict=True)]
    rest = [card for card in pack() if not any(card in hand for hand in hands)]
    more = DEALT - len(hands[0])
    dealt = [[*hand, *rest[seat * more : (seat + 1) * more]] for seat, hand in enumerate(hands)]
    deck = [card for both in zip(*dealt, strict=True) for card in both]
    state = fold(game, Options(), [(NATURE, " ".join(["deck", *deck, *rest[2 * more :]])), *enumerate(picks)])
    for _ in range(lines):
        seat = min(game.to_act(state))
        state, _ = game.play(state, seat, given[seat].move)
    return game.view(state, None)


@cache
def _told() -> dict[str, list[str]]:
    return tomllib.loads(files("faces.lineup").joinpath("example.toml").read_text(encoding="utf-8"))
