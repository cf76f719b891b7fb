"""A match as its channel sees it: challenge and cut, a sheet a deal, goals, period ends, the result."""

from collections.abc import Iterator
from functools import partial

import discord
from discord import ui

from bot.desk import LoadedMatch
from bot.outbox import Drawing, Wanted
from bot.words import Words, words_for
from cogs.faces.calls import chance_line, play_line, score_of
from cogs.faces.challenge import draw_challenge
from cogs.faces.parts import ago, button, buttons, card, label, look_id, name_of, period_name
from db.model import Status
from hockey.game import By, Call, Outcome, Phase, Result
from hockey.pile.view import PileView

ICE = discord.Colour(0x3B88C3)
VARIANTS = 3


def public_face(loaded: LoadedMatch, locale: str) -> list[Wanted]:
    """Every message that the channel should hold for this match, in the order of play."""
    words = words_for(locale)
    view = loaded.view(None)
    running = loaded.match.status is Status.RUNNING
    opening = loaded.match.status is Status.OPEN or (running and view.phase is Phase.CHOICE)
    return [
        Wanted(
            "challenge",
            partial(draw_challenge, words, loaded, view),
            final=not opening,
            edit_only=loaded.match.status not in (Status.OPEN, Status.RUNNING),
        ),
        *_periods(words, loaded, view),
        *_result(words, loaded, view),
    ]


def _periods(words: Words, loaded: LoadedMatch, view: PileView) -> Iterator[Wanted]:
    for period in range(1, view.period + 1):
        over = period < view.period or view.phase is Phase.OVER
        deals = view.deal if period == view.period else max(call.deal for call in view.calls_of(period))
        for deal in range(1, deals + 1):
            live = not over and deal == deals
            calls = view.calls_of(period, deal)
            yield Wanted(
                f"sheet:{period}:{deal}",
                partial(draw_sheet, words, loaded, view, (period, deal), live=live),
                final=not live,
                edit_only=not live and not calls,  # the match ended before anybody played in this deal
            )
            for call in calls:
                if call.result is Result.GOAL:
                    draw = partial(draw_goal, words, loaded, view, call)
                    yield Wanted(f"goal:{sum(call.score)}", draw, final=True)
        if period < view.period:
            yield Wanted(
                f"period:{period}", partial(draw_period_end, words, loaded, view, period), final=True
            )


def draw_sheet(
    words: Words, loaded: LoadedMatch, view: PileView, place: tuple[int, int], *, live: bool
) -> Drawing:
    """The sheet of one deal: score, plays with their calls, and while it is `live` what is asked of whom."""
    period, deal = place
    plays = [play_line(words, loaded, call) for call in view.calls_of(period, deal)]
    container = ui.Container[ui.LayoutView](accent_colour=ICE)
    container.add_item(ui.TextDisplay(_sheet_head(words, loaded, view, period, deal)))
    blocks = ["\n".join(plays), "\n".join(_sheet_state(words, loaded, view)) if live else ""]
    for block in filter(None, blocks):
        container.add_item(ui.Separator())
        container.add_item(ui.TextDisplay(block))
    layout = ui.LayoutView(timeout=None)
    layout.add_item(container)
    if live:
        row = ui.ActionRow[ui.LayoutView]()
        row.add_item(button(words("sheet-button-hand"), look_id(loaded.id), discord.ButtonStyle.primary))
        layout.add_item(row)
    return Drawing(view=layout)


def _sheet_head(words: Words, loaded: LoadedMatch, view: PileView, period: int, deal: int) -> str:
    title = words(
        "sheet-title",
        period=period_name(words, period, view.length),
        deal=deal,
        deals=view.deals if period == view.period else max(call.deal for call in view.calls_of(period)),
    )
    until = [call for call in view.calls if (call.period, call.deal) <= (period, deal)]
    return f"### {title}\n{score_table(words, loaded, view, until)}"


def score_table(words: Words, loaded: LoadedMatch, view: PileView, until: list[Call]) -> str:
    """Goals by period up to a play, as a block that keeps its columns on a phone."""
    periods = max([view.length, *(call.period for call in until)])
    heads = [
        str(number) if number <= view.length else words("sheet-period-short-overtime")
        for number in range(1, periods + 1)
    ]
    names = [label(loaded.match.seats[side].name, 12).replace("`", "'") for side in (0, 1)]
    width = max(len(name) for name in names)
    reached = until[-1].period if until else 1
    rows = [" " * width + "".join(f"{head:>4}" for head in [*heads, words("sheet-total")])]
    for side, name in enumerate(names):
        goals = [
            str(sum(c.result is Result.GOAL and c.period == number and c.seat % 2 == side for c in until))
            if number <= reached
            else "-"
            for number in range(1, periods + 1)
        ]
        total = until[-1].score[side] if until else 0
        rows.append(f"{name:<{width}}" + "".join(f"{cell:>4}" for cell in [*goals, str(total)]))
    return "```\n" + "\n".join(rows) + "\n```"


def _sheet_state(words: Words, loaded: LoadedMatch, view: PileView) -> Iterator[str]:
    turn = next(iter(view.to_act))
    first = not view.calls_of(view.period)
    if view.top is not None:
        yield words("sheet-pile", card=card(words, view.top))
    elif first:
        yield words("sheet-pile-fresh", player=name_of(loaded, turn))
    else:
        yield words("sheet-pile-empty")
    chance = chance_line(words, loaded, view)
    if chance:
        yield chance
    yield words("sheet-turn", player=name_of(loaded, turn), since=ago(loaded.since))
    before = sum((call.period, call.deal) < (view.period, view.deal) for call in view.calls)
    for seat in loaded.match.seats:
        # Told once: on the sheet on which it was found out.
        if seat.dms_closed_at is not None and seat.dms_closed_at >= before:
            yield words("sheet-closed", player=name_of(loaded, seat.seat))


def draw_goal(words: Words, loaded: LoadedMatch, view: PileView, call: Call) -> Drawing:
    answered = view.calls[view.calls.index(call) - 1]
    text = words(
        "goal",
        variant=sum(call.score) % VARIANTS,
        scorer=name_of(loaded, call.seat),
        defender=name_of(loaded, answered.seat),
        card=card(words, call.card),
        answered=card(words, answered.card),
        score=score_of(call),
    )
    return Drawing(text)


def draw_period_end(words: Words, loaded: LoadedMatch, view: PileView, period: int) -> Drawing:
    score = view.calls_of(period)[-1].score
    number = period if period <= view.length else "overtime"
    lines = [words("period-over", period=number, **_score(loaded, score))]
    following = view.calls_of(period + 1)
    dealing = (following[0].seat - 1) % view.seats if following else view.dealer
    dealer = name_of(loaded, dealing or 0)
    overtime = period >= view.length
    lines.append(words("period-overtime-next" if overtime else "period-next", dealer=dealer))
    return Drawing("\n".join(lines))


def _score(loaded: LoadedMatch, score: tuple[int, int]) -> dict[str, str | int]:
    return {
        "home": name_of(loaded, 0),
        "away": name_of(loaded, 1),
        "homegoals": score[0],
        "awaygoals": score[1],
    }


def _result(words: Words, loaded: LoadedMatch, view: PileView) -> Iterator[Wanted]:
    if view.outcome is not None:
        yield Wanted("result", partial(draw_result, words, loaded, view, view.outcome), final=True)


def draw_result(words: Words, loaded: LoadedMatch, view: PileView, outcome: Outcome) -> Drawing:
    periods = ", ".join(words("final-period", home=home, away=away) for home, away in view.period_scores)
    lines = [outcome_line(words, loaded, view, outcome)]
    if periods:
        lines.append(words("final-periods", periods=periods))
    again = button(words("final-button-rematch"), f"rematch:{loaded.id}", discord.ButtonStyle.primary)
    return Drawing("\n".join(lines), buttons(again))


def outcome_line(words: Words, loaded: LoadedMatch, view: PileView, outcome: Outcome) -> str:
    """How the match ended, in a sentence."""
    score = _score(loaded, outcome.score)
    if outcome.winner is None:
        return words("final-tie" if outcome.kind == "tie" else "final-unfinished", **score)
    winner, loser = outcome.winner, 1 - outcome.winner
    names = {"winner": name_of(loaded, winner), "loser": name_of(loaded, loser)}
    if outcome.by is not By.PLAY:
        return words("final-resign", **names, **score)
    return words(
        "final-win",
        **names,
        goals=outcome.score[winner],
        conceded=outcome.score[loser],
        overtime="yes" if view.overtime else "no",
    )
