"""What becomes of each card, told step by step."""

from bot.words import Words
from faces.parts import card
from faces.roster import Roster
from hockey.field.period import Step, StepKind
from hockey.field.view import FieldView

VARIANTS = 3


def runs_of(view: FieldView, period: int) -> dict[int, list[Step]]:
    """The steps of each card of a period, by its play."""
    runs: dict[int, list[Step]] = {}
    for step in view.steps:
        if step.period == period:
            runs.setdefault(step.play, []).append(step)
    return runs


def play_line(words: Words, roster: Roster, steps: list[Step]) -> str:
    """One card's way as far as it has come."""
    first, last = steps[0], steps[-1]
    way = ", ".join(_step(words, roster, step) for step in steps)
    key = "field-play-on" if last.kind is StepKind.PASSES else "field-play"
    return words(key, player=roster.names[first.seat], card=card(words, first.card), way=way)


def score_of(step: Step) -> str:
    """The score as the scorer calls it: their own goals first."""
    return f"{step.score[step.seat]}-{step.score[1 - step.seat]}"


def _step(words: Words, roster: Roster, step: Step) -> str:
    return words(
        f"field-step-{step.kind}",
        variant=(step.play + step.line) % VARIANTS,
        opened="yes" if step.opened else "no",
        met=card(words, step.met),
        number=step.index + 1,
        score=score_of(step),
        scorer=roster.names[step.seat],
    )
