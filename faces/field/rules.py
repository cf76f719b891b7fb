"""The rules of the field, and cards to learn from: only the cards are given, the game plays them."""

import tomllib
from importlib.resources import files
from itertools import chain

from bot.words import Words
from faces.field.picture import seen_by
from faces.field.story import play_line, runs_of
from faces.guide.rulebook import RulePage
from faces.roster import Roster
from hockey.cards import cards_of
from hockey.field.game import FieldGame
from hockey.field.period import SIZES
from hockey.field.table import deck_move, field_pack
from hockey.field.view import FieldView
from hockey.game import FIELD_PACKS, NATURE, Options
from hockey.record import fold

FEW = 2
"""After this many taps a card is on its way, and most of the field is closed."""
TO_GOAL = 4
"""After this many the first card has met a goalie, who stays open: our own decision."""


def rule_pages(words: Words, game: FieldGame) -> list[RulePage]:
    small, large = ((cards - sum(SIZES)) // 2 for cards in (FIELD_PACKS[0], FIELD_PACKS[-1]))
    told = "\n".join(_example(words, game)).splitlines()
    example = "\n".join([words("field-rules-example"), *(f"> {line}" for line in told)])
    players = [words(f"example-player-{seat}") for seat in range(game.seats)]
    return [
        RulePage(
            words("field-rules"),
            None,
            seen_by(words, example_of(game, taps=FEW), players, 0),
        ),
        RulePage(words("field-rules-details", small=small, large=large), "field-rules-tip-play", None),
        RulePage(example, "field-rules-tip-example", seen_by(words, example_of(game), players, 0)),
        RulePage(
            words("field-rules-decisions"),
            "field-rules-tip-decisions",
            seen_by(words, example_of(game, taps=TO_GOAL), players, 0),
        ),
    ]


def _example(words: Words, game: FieldGame) -> list[str]:
    roster = Roster(game.id, tuple(words(f"example-player-{seat}") for seat in range(game.seats)))
    return [play_line(words, roster, run) for run in runs_of(example_of(game), 1).values()]


def example_of(game: FieldGame, taps: int | None = None) -> FieldView:
    """A field after this many taps of the example, or all; cards it doesn't name stay in the stacks."""
    told = tomllib.loads(files("faces.field").joinpath("example.toml").read_text(encoding="utf-8"))
    lines = tuple(cards_of(line.split()) for line in told["lines"])
    stacks = [cards_of(stack.split()) for stack in told["stacks"]]
    named = {*chain(*lines), *chain(*stacks)}
    rest = [card for card in field_pack(FIELD_PACKS[0]) if card not in named]
    half = (FIELD_PACKS[0] - sum(SIZES)) // 2
    first, second = ((*stack, *(rest.pop() for _ in range(half - len(stack)))) for stack in stacks)
    tapped = [(seat % 2, tap) for seat, each in enumerate(told["taps"]) for tap in each][:taps]
    log = [(NATURE, "dealer 1"), (NATURE, deck_move(lines, (first, second))), *tapped]
    return game.view(fold(game, Options(), log), None)
