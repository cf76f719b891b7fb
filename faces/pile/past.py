"""Past deals, and goals, on a sheet."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from faces.parts import card, plain
from faces.roster import Roster, roster_of, score_called, score_of
from faces.short import SHORTEST_NAME, short_names
from faces.tale.choosing import one_of
from faces.tale.folding import Part, ToldGoal, joined
from faces.tale.taunts import told_taunt
from hockey.game import Call, CallCode, Result
from hockey.pile.view import PileView

COUNTED = (CallCode.CHANCE, CallCode.BLOCK, CallCode.POST, CallCode.SAVE, CallCode.WIDE)


def folded_deals(
    words: Words, loaded: LoadedMatch, view: PileView, calls: Sequence[Call], reached: int
) -> Iterator[Part]:
    """The deals of the `reached` period as one; before them, as one too, overtimes, which had no goal."""
    before = [call for call in calls if view.length < call.period < reached]
    if before:
        name = words("fold-overtimes", count=reached - 1 - view.length)
        yield Part(name, (), _counts(words, roster_of(loaded), before))
    late = [call for call in calls if call.period == reached]
    if late:
        name = deals_name(words, view, reached, late[0].deal, late[-1].deal)
        yield _part(words, loaded, view, name, late)


def deals_name(words: Words, view: PileView, period: int, first: int, last: int) -> str:
    """Deals as the sheet of their period calls them; several overtimes share one sheet."""
    facts = {"first": first, "last": last, "count": last - first + 1}
    if view.length < period and view.length + 1 < view.period:
        return words("fold-overtime-deals", number=period - view.length, **facts)
    return words("fold-deals", **facts)


def _part(words: Words, loaded: LoadedMatch, view: PileView, name: str, calls: Sequence[Call]) -> Part:
    roster = roster_of(loaded)
    cut = short_names([seat.name for seat in loaded.match.seats], SHORTEST_NAME)
    goals = [
        ToldGoal(
            "\n".join(filter(None, [goal_line(words, loaded, view, call), taunt_line(words, loaded, call)])),
            words(
                "fold-goal",
                score=score_of(words, call.score, call.seat),
                scorer=roster.player(words, call.seat),
            ),
            words("fold-goal", score=score_of(words, call.score, call.seat), scorer=plain(cut[call.seat])),
        )
        for call in calls
        if call.result is Result.GOAL
    ]
    return Part(name, goals, _counts(words, roster, calls))


def _counts(words: Words, roster: Roster, calls: Sequence[Call]) -> str:
    counted = Counter(call.call for call in calls)
    told = [
        words.of_game(f"fold-{kind}", roster.game, count=counted[kind]) for kind in COUNTED if counted[kind]
    ]
    return joined(lambda first, second: words("fold-and", first=first, second=second), told)


def taunt_line(words: Words, loaded: LoadedMatch, goal: Call) -> str:
    """The scorer's taunt after a goal."""
    return told_taunt(words, loaded, goal.seat, sum(goal.score))


def goal_line(words: Words, loaded: LoadedMatch, view: PileView, call: Call) -> str:
    """A goal in a sentence or two, for its own message, and for its sheet once its deal is over."""
    roster = roster_of(loaded)
    at = view.calls.index(call)
    chance, answered = view.calls[at - 2 : at]
    text = words.of_game(
        "goal-again" if chance.result is Result.GOAL else "goal",
        roster.game,
        scorer=roster.names[call.seat],
        maker=roster.names[chance.seat],
        defender=roster.names[answered.seat],
        card=card(words, call.card),
        answered=card(words, answered.card),
        score=score_called(words, roster, call.score, call.seat),
    )
    return one_of(loaded.id, "goal", sum(call.score) - 1, text)


def overtime_line(words: Words, loaded: LoadedMatch, view: PileView, call: Call) -> str:
    """What a goal that ends a match in overtime is worth."""
    roster = roster_of(loaded)
    answered = view.calls[view.calls.index(call) - 1]
    text = words(
        "overtime-goal",
        scorer=roster.player(words, call.seat),
        defender=roster.player(words, answered.seat),
    )
    return one_of(loaded.id, "overtime", 0, text)
