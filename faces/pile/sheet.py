"""The play as its channel sees it: a sheet a deal, goals, period ends."""

from collections.abc import Callable, Iterator
from functools import partial

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing, Wanted
from bot.messages.picture import Picture, Pictures
from bot.publishing.want import want
from bot.words import Words
from db.model.people import Voice
from faces.layout import add_hand_button, boxed, gallery_of, parted, texts
from faces.opponents.talk import goal_talk
from faces.parts import card, period_name
from faces.pile.calls import chance_line, rules_of, score_of
from faces.pile.commentary import one_of, told_plays
from faces.rink.picture import rink_of
from faces.roster import roster_of
from faces.table import score_table
from faces.terms import titled
from hockey.game import SIDES, Call, Phase, Result, Score
from hockey.pile.view import PileView

VARIANTS = 3


def sheet_name(period: int, deal: int) -> str:
    """The surface that tells of a deal."""
    return f"sheet:{period}:{deal}"


def draw_told(plain: Words, loaded: LoadedMatch, view: PileView, pictures: Pictures) -> Iterator[Wanted]:
    """Every message of the play that the channel should hold, in order, in the voice of its server."""
    words = plain.in_voice(loaded.match.voice)
    for period in range(1, view.period + 1):
        over = period < view.period or view.phase is Phase.OVER
        deals = view.deal if period == view.period else max(call.deal for call in view.calls_of(period))
        for deal in range(1, deals + 1):
            live = not over and deal == deals
            newest = period == view.period and deal == deals
            rink = partial(rink_of, words, loaded, view, pictures=pictures) if newest else None
            calls = view.calls_of(period, deal)
            yield want(
                loaded,
                sheet_name(period, deal),
                partial(draw_sheet, words, plain, loaded, view, (period, deal), live=live, rink=rink),
                final=not live,
                edit_only=not live and not calls,  # the match ended before anybody played in this deal
            )
            for call in calls:
                if call.result is Result.GOAL:
                    draw = partial(draw_goal, words, loaded, view, call)
                    yield want(loaded, f"goal:{sum(call.score)}", draw, final=True)
        if period < view.period:
            yield want(
                loaded, f"period:{period}", partial(draw_period_end, words, loaded, view, period), final=True
            )


def draw_sheet(
    words: Words,
    plain: Words,
    loaded: LoadedMatch,
    view: PileView,
    place: tuple[int, int],
    *,
    live: bool,
    rink: Callable[[], Picture | None] | None = None,
) -> Drawing:
    """The sheet of one deal: score, plays with their calls, and while it is `live` what is asked of whom.

    `words` are those of the server's voice, `plain` those of its language. `rink` is its picture, if any.
    """
    period, deal = place
    calls = view.calls_of(period, deal)
    shown = calls[-1:] if loaded.match.voice is Voice.QUIET else calls
    plays = told_plays(words, plain, loaded, view, shown)
    picture = rink() if rink else None
    items = [*parted(_sheet_head(words, loaded, view, period, deal), ["\n".join(plays)])]
    if picture:
        items.append(gallery_of(picture))
    if live:
        items += texts(["\n".join(_sheet_state(words, loaded, view))])
    layout = boxed(items)
    if live:
        add_hand_button(layout, words, loaded)
    return Drawing(view=layout, picture=picture)


def _sheet_head(words: Words, loaded: LoadedMatch, view: PileView, period: int, deal: int) -> str:
    title = words(
        "sheet-title",
        period=period_name(words, period, view.length),
        deal=deal,
        deals=view.deals if period == view.period else max(call.deal for call in view.calls_of(period)),
    )
    until = [call for call in view.calls if (call.period, call.deal) <= (period, deal)]
    total = until[-1].score if until else (0, 0)
    return f"### {titled(words, loaded, title)}\n{score_table(words, loaded, _goals_by_period(until), total)}"


def _goals_by_period(until: list[Call]) -> list[Score]:
    reached = until[-1].period if until else 1
    goals = [(call.period, call.seat % SIDES) for call in until if call.result is Result.GOAL]
    return [(goals.count((number, 0)), goals.count((number, 1))) for number in range(1, reached + 1)]


def _sheet_state(words: Words, loaded: LoadedMatch, view: PileView) -> Iterator[str]:
    roster = roster_of(loaded)
    turn = roster.names[next(iter(view.to_act))]
    first = not view.calls_of(view.period)
    if first and view.top is not None:
        yield words("sheet-centre", card=card(words, view.top), others=view.table - 1)
    elif view.top is not None:
        yield words("sheet-pile", card=card(words, view.top))
    elif not first:
        yield words("sheet-pile-empty")
    chance = chance_line(words, roster, view, rules_of(loaded))
    if chance:
        yield chance
    yield words("sheet-turn-first" if first else "sheet-turn", player=turn)
    before = sum((call.period, call.deal) < (view.period, view.deal) for call in view.calls)
    for seat in loaded.match.seats:
        # Told once: on the sheet on which it was found out.
        if seat.dms_closed_at is not None and seat.dms_closed_at >= before:
            yield words("sheet-closed", player=roster.names[seat.seat])


def draw_goal(words: Words, loaded: LoadedMatch, view: PileView, call: Call) -> Drawing:
    roster = roster_of(loaded)
    at = view.calls.index(call)
    chance, answered = view.calls[at - 2 : at]
    text = words.of_game(
        "goal-again" if chance.result is Result.GOAL else "goal",
        roster.game,
        variant=sum(call.score) % VARIANTS,
        scorer=roster.names[call.seat],
        maker=roster.names[chance.seat],
        defender=roster.names[answered.seat],
        card=card(words, call.card),
        answered=card(words, answered.card),
        score=score_of(call),
        side=roster.side(words, call.seat % SIDES),
    )
    told = one_of(loaded.id, "goal", sum(call.score) - 1, text)
    talk = goal_talk(words, loaded, call.seat % SIDES, sum(call.score))
    return Drawing("\n".join(filter(None, [told, talk])))


def draw_period_end(words: Words, loaded: LoadedMatch, view: PileView, period: int) -> Drawing:
    score = view.calls_of(period)[-1].score
    number = "overtime" if period > view.length else "only" if view.length == 1 else period
    roster = roster_of(loaded)
    lines = [words("period-over", period=number, **roster.score(words, score))]
    following = view.calls_of(period + 1)
    dealing = (following[0].seat - 1) % view.seats if following else view.dealer
    dealer = roster.names[dealing or 0]
    overtime = period >= view.length
    lines.append(words("period-overtime-next" if overtime else "period-next", dealer=dealer))
    return Drawing("\n".join(lines))
