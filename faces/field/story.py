"""Each card, told step by step; and ten cards, in few words."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from faces.parts import card, plain
from faces.roster import Roster, roster_of, score_called, score_of
from faces.short import SHORTEST_NAME, short_names
from faces.tale.choosing import one_of
from faces.tale.folding import Part, ToldGoal, joined
from faces.tale.taunts import told_taunt
from hockey.field.period import Step, StepKind
from hockey.field.view import FieldView

PLAYS = 10
"""How many cards are told one by one, before they are folded."""
AT_ROWS = (StepKind.PASSES, StepKind.THROWN)
"""The result of a card at a row; the words say whether the card there was open."""
TakesLine = Callable[[Step, str], str]
"""Takes one of several lines for a card's result at a step."""
Ten = tuple[int, int]
"""The period and the number of its ten cards, both from 1."""


def runs_of(view: FieldView, period: int) -> dict[int, list[Step]]:
    """The steps of each card of a period, by its play."""
    runs: dict[int, list[Step]] = {}
    for step in view.steps:
        if step.period == period:
            runs.setdefault(step.play, []).append(step)
    return runs


def chosen(loaded: LoadedMatch, view: FieldView) -> TakesLine:
    """For a match, by what was said before: no line comes back soon, and each stays as it was."""
    said: Counter[str] = Counter()
    nth: dict[Step, tuple[str, int]] = {}
    for step in view.steps:
        # The words for a shot are the same whether its goalie lay open or closed.
        key = f"field-{step.kind}-{step.opened}" if step.kind in AT_ROWS else f"field-{step.kind}"
        nth[step] = key, said[key]
        said[key] += 1
    return lambda step, text: one_of(loaded.id, *nth[step], text)


def first_of(step: Step, text: str) -> str:  # noqa: ARG001 - whatever the step is
    """For an example, which is always told the same way."""
    return text.partition("\n")[0]


def play_line(words: Words, roster: Roster, steps: list[Step], choose: TakesLine = first_of) -> str:
    """One card's way so far; a goal is a heading below it."""
    first, last = steps[0], steps[-1]
    facts = {"player": roster.names[first.seat], "card": card(words, first.card)}
    *way, end = (choose(step, _step(words, roster, step)) for step in steps)
    if last.kind is StepKind.GOAL:
        return words("field-play-goal", way=", ".join(way), end=end, **facts)
    key = "field-play-on" if last.kind is StepKind.PASSES else "field-play"
    return words(key, way=", ".join([*way, end]), **facts)


def last_line(words: Words, roster: Roster, steps: Sequence[Step]) -> str:
    """One card's way in the fewest words; a goal is a heading."""
    last = steps[-1]
    facts = {
        "player": roster.names[last.seat],
        "card": card(words, last.card),
        "met": card(words, last.met),
    }
    if last.kind is StepKind.GOAL:
        return words("field-last-goal", **facts)
    passed = [card(words, step.met) for step in steps if step.passes]
    way = words("field-last", passed=len(passed), cards=", ".join(passed), end=last.kind, **facts)
    return f"> {way}"


def goal_line(words: Words, loaded: LoadedMatch, step: Step) -> str:
    """A goal in a sentence or two."""
    roster = roster_of(loaded)
    text = words(
        "field-goal",
        scorer=roster.names[step.seat],
        defender=roster.names[1 - step.seat],
        card=card(words, step.card),
        met=card(words, step.met),
        score=score_called(words, roster, step.score, step.seat),
    )
    return one_of(loaded.id, "field-goal", sum(step.score) - 1, text)


def taunt_line(words: Words, loaded: LoadedMatch, step: Step) -> str:
    """The taunt after a goal, if this is one and there was any."""
    return told_taunt(words, loaded, step.seat, sum(step.score)) if step.kind is StepKind.GOAL else ""


def ten_of(step: Step) -> Ten:
    return step.period, (step.play - 1) // PLAYS + 1


def folded_tens(words: Words, loaded: LoadedMatch, steps: Sequence[Step]) -> Iterator[Part]:
    """The given tens of steps, in order."""
    roster = roster_of(loaded)
    cut = short_names([seat.name for seat in loaded.match.seats], SHORTEST_NAME)
    for (period, ten), group in groupby(steps, key=ten_of):
        made = list(group)
        last = max(step.play for step in made)
        key = "fold-cards" if period == 1 else "fold-field-cards"
        name = words(key, field=period, first=(ten - 1) * PLAYS + 1, last=last)
        goals = [
            ToldGoal(
                "\n".join(filter(None, [goal_line(words, loaded, step), taunt_line(words, loaded, step)])),
                words(
                    "fold-goal", score=score_of(words, step.score, step.seat), scorer=roster.names[step.seat]
                ),
                words(
                    "fold-goal", score=score_of(words, step.score, step.seat), scorer=plain(cut[step.seat])
                ),
            )
            for step in made
            if step.kind is StepKind.GOAL
        ]
        yield Part(name, goals, _counts(words, made))


def _counts(words: Words, steps: Sequence[Step]) -> str:
    counted = Counter(step.kind for step in steps)
    kinds = [kind for kind in (StepKind.THROWN, StepKind.SAVE) if counted[kind]]
    told = [words(f"fold-{kind}", count=counted[kind]) for kind in kinds]
    return joined(lambda first, second: words("fold-and", first=first, second=second), told)


def _step(words: Words, roster: Roster, step: Step) -> str:
    return words(
        f"field-step-{step.kind}",
        defender=roster.names[1 - step.seat],
        opened="yes" if step.opened else "no",
        met=card(words, step.met),
        score=score_called(words, roster, step.score, step.seat),
    )
