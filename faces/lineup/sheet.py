"""The channel's sheets: one for each period, goals, period ends, the shootout."""

from collections.abc import Iterable, Iterator
from functools import partial

from bot.appearance import want
from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing, Wanted
from bot.words import Words
from db.model.people import Voice
from faces.layout import add_hand_button, boxed, gallery_of, parted, texts
from faces.lineup.picture import lines_of
from faces.lineup.telling import (
    line_blocks,
    next_line,
    scores_words,
    told_comparisons,
    told_draw,
    told_faceoff,
)
from faces.parts import card, period_name, plain, setup_of
from faces.roster import Roster, roster_of
from faces.score_table import score_table, teams_line
from faces.tale.choosing import one_of
from faces.tale.meetings import met_line
from faces.tale.taunts import taunts_of
from hockey.game import Result, Score
from hockey.lineup.period import SEATS, Comparison, LineupPeriod, Stage
from hockey.lineup.view import LineupView

# How many rounds of a shootout fit into a message, however long the players' names are.
LAST_ROUNDS = 5


def draw_opening(words: Words, loaded: LoadedMatch, view: LineupView) -> Drawing:
    roster = roster_of(loaded)
    game, setup = plain(words.game(loaded.game)), setup_of(words, loaded)
    title = words("match-title", home=roster.names[0], away=roster.names[1], game=game, setup=setup)
    dealt = words("lineup-opening", jokers="yes" if view.options.jokers else "no")
    return Drawing("\n".join(filter(None, [title, met_line(words, loaded), dealt])))


def draw_told(words: Words, loaded: LoadedMatch, view: LineupView, *, pictures: bool) -> Iterator[Wanted]:
    """Every message of the play that the channel should have, in order."""
    for period in view.periods:
        comparing = _untold(view, period)
        live = view.outcome is None and (comparing is not None or not period.complete)
        yield want(
            loaded,
            f"sheet:{period.number}",
            partial(draw_sheet, words, loaded, view, period, live=live, pictures=pictures),
            final=not live,
            edit_only=not live and not period.complete,  # the match stopped in the middle of it
            fresh_from=loaded.compared.ply if comparing and loaded.compared else 0,
        )
        for told in period.comparisons:
            if told.result is Result.GOAL and loaded.match.rings:
                yield want(
                    loaded, f"goal:{sum(told.score)}", partial(draw_goal, words, loaded, told), final=True
                )
    if view.shootout:
        yield want(loaded, "shootout", partial(draw_shootout, words, loaded, view), final=not view.untold)


def _untold(view: LineupView, period: LineupPeriod) -> Comparison | None:
    """What the channel hears next of a period whose lines have met; None if it has heard all of it."""
    untold = view.untold[0] if view.untold else None
    return untold if isinstance(untold, Comparison) and untold.period == period.number else None


def _ends_by_itself(view: LineupView, period: LineupPeriod) -> bool:
    """True if there's more to say about a period's end than the result says."""
    return period.number < max(view.period, view.length)


def draw_sheet(
    words: Words,
    loaded: LoadedMatch,
    view: LineupView,
    period: LineupPeriod,
    *,
    live: bool,
    pictures: bool,
) -> Drawing:
    """One period; while it's `live`, also whose turn it is."""
    roster = roster_of(loaded)
    if untold := _untold(view, period):
        below: Iterable[str] = [next_line(words, roster, untold)]
    else:
        below = _state(words, loaded, view) if live else _period_end(words, loaded, view, period)
    picture = lines_of(words, loaded, view, period, pictures=pictures)
    # The picture shows the lines and the score.
    lines = () if picture else line_blocks(words, roster, period)
    blocks = [
        # The sheet of the period with those goals isn't edited any more.
        "\n".join(taunts_of(words, loaded, period.number - 1)),
        "\n".join([*told_faceoff(words, loaded, period), *lines]),
        "\n".join(_compared(words, loaded, view, period)),
    ]
    head, state = _head(words, loaded, view, period, scored=picture is None), "\n".join(below)
    if picture:
        layout = boxed([*parted(head, blocks), gallery_of(picture), *texts([state])])
    else:
        layout = boxed(parted(head, [*blocks, state]))
    if live:
        add_hand_button(layout, words, loaded)
    return Drawing(view=layout, picture=picture)


def _compared(words: Words, loaded: LoadedMatch, view: LineupView, period: LineupPeriod) -> Iterator[str]:
    """Each attack against its defence; once in a match, what their sums are made of."""
    yield from told_comparisons(words, loaded, view, period)
    if period.comparisons and period.number == 1 and loaded.match.voice is not Voice.QUIET:
        yield words("lineup-sums")


def _head(words: Words, loaded: LoadedMatch, view: LineupView, period: LineupPeriod, *, scored: bool) -> str:
    title = f"### {period_name(words, period.number, view.length)}"
    if not scored:
        return title
    goals = view.period_scores[: period.number]
    total = (sum(home for home, _ in goals), sum(away for _, away in goals))
    table = score_table(words, loaded, goals, total)
    return "\n".join(filter(None, [title, teams_line(words, loaded), table]))


def _state(words: Words, loaded: LoadedMatch, view: LineupView) -> Iterator[str]:
    roster = roster_of(loaded)
    asked = sorted(view.to_act)
    yield words(_asked(view), player=roster.names[asked[0]], other=roster.names[1 - asked[0]])
    told_before = sum(len(period.comparisons) + (not period.overtime) for period in view.periods[:-1])
    for seat in loaded.match.seats:
        # Told once: on the sheet on which it was found out.
        if seat.dms_closed_at is not None and seat.dms_closed_at >= told_before:
            yield words("sheet-closed", player=roster.names[seat.seat])


def _asked(view: LineupView) -> str:
    """The words for the players who still have to choose."""
    both = len(view.to_act) == len(SEATS)
    if view.stage is Stage.FACEOFF:
        return "lineup-both-faceoff" if both else "lineup-one-faceoff"
    if view.first is None:
        return "lineup-both-line" if both else "lineup-one-line"
    return "lineup-loser-line" if view.first in view.to_act else "lineup-winner-line"


def draw_goal(plain: Words, loaded: LoadedMatch, told: Comparison) -> Drawing:
    words, roster = plain.in_voice(loaded.match.voice), roster_of(loaded)
    text = words(
        "lineup-goal",
        scorer=roster.names[told.attack],
        defender=roster.names[1 - told.attack],
        winger=card(words, told.attackers.one),
        centre=card(words, told.attackers.other),
        value=told.attackers.value,
        against=told.defenders.value,
        call=scores_words(words, roster, told),
    )
    return Drawing(one_of(loaded.id, "lineup-goal", sum(told.score) - 1, text))


def _period_end(words: Words, loaded: LoadedMatch, view: LineupView, period: LineupPeriod) -> Iterator[str]:
    if not period.complete or period.overtime or not _ends_by_itself(view, period):
        return
    yield _what_next(words, roster_of(loaded), view, period, period.comparisons[-1].score)


def _what_next(words: Words, roster: Roster, view: LineupView, period: LineupPeriod, score: Score) -> str:
    if period.number == view.length:
        return words("lineup-overtime-next")
    if period.number < view.period:
        return words("lineup-period-next")
    return words("lineup-decided", player=roster.names[int(score[0] > score[1])])


def draw_shootout(words: Words, loaded: LoadedMatch, view: LineupView) -> Drawing:
    rounds = [told_draw(words, loaded, each) for each in view.shootout[-LAST_ROUNDS:]]
    return Drawing("\n".join([words("lineup-shootout"), *rounds]))
