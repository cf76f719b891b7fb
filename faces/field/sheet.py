"""The play as its channel sees it: a sheet for every ten cards, the newest with the field, and goals."""

from collections.abc import Iterator
from functools import partial

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing, Wanted
from bot.publishing.want import want
from bot.words import Words
from faces.field.picture import picture_of
from faces.field.story import VARIANTS, play_line, runs_of, score_of
from faces.layout import add_hand_button, boxed, gallery_of, parted, texts
from faces.parts import card, name_of, plain
from faces.roster import roster_of
from faces.terms import terms_of, titled
from hockey.field.period import SIZES, Step, StepKind
from hockey.field.view import FieldView
from hockey.game import Phase

PLAYS = 10
ARROWS = ("▲", "▼")


def draw_opening(words: Words, loaded: LoadedMatch, view: FieldView) -> Drawing:
    roster = roster_of(loaded)
    dealer = ((view.dealer or 0) + 1 - max(view.period, 1)) % view.seats
    title = words(
        "match-title",
        home=name_of(loaded, 0),
        away=name_of(loaded, 1),
        game=plain(words.game(loaded.game)),
        setup=terms_of(words, loaded),
    )
    lot = words("field-lot", dealer=roster.names[dealer], other=roster.names[1 - dealer])
    return Drawing(f"{title}\n{lot}")


def sheet_name(period: int, sheet: int) -> str:
    return f"sheet:{period}:{sheet}"


def sheet_of_step(step: Step) -> str:
    """The surface that tells of a step."""
    return sheet_name(step.period, (step.play - 1) // PLAYS + 1)


def draw_told(words: Words, loaded: LoadedMatch, view: FieldView) -> Iterator[Wanted]:
    """Every message of the play that the channel should hold, in order."""
    for period in range(1, view.period + 1):
        runs = runs_of(view, period)
        done = sum(run[-1].kind is not StepKind.PASSES for run in runs.values())
        sheets = min(done // PLAYS, (cards_of(view) - 1) // PLAYS) + 1
        for sheet in range(1, sheets + 1):
            newest = period == view.period and sheet == sheets
            live = newest and view.phase is not Phase.OVER
            told = [runs[play] for play in runs if (play - 1) // PLAYS == sheet - 1]
            yield want(
                loaded,
                sheet_name(period, sheet),
                partial(draw_sheet, words, loaded, view, (period, sheet), newest=newest),
                final=not live,
                edit_only=not live and not told,  # the match ended before anybody played here
            )
            for goal in (run[-1] for run in told if run[-1].kind is StepKind.GOAL):
                draw = partial(draw_goal, words, loaded, goal)
                yield want(loaded, f"goal:{sum(goal.score)}", draw, final=True)


def cards_of(view: FieldView) -> int:
    """How many cards are played on one field."""
    return view.options.cards - sum(SIZES)


def draw_sheet(
    words: Words, loaded: LoadedMatch, view: FieldView, place: tuple[int, int], *, newest: bool
) -> Drawing:
    """Ten cards' ways; on the `newest` sheet the field, and while the match is on what is asked of whom."""
    live = newest and view.phase is not Phase.OVER
    picture = picture_of(words, loaded, view, 0) if newest else None
    items = [*parted(_head(words, loaded, view, place), ["\n".join(_plays(words, loaded, view, place))])]
    if picture:
        items.append(gallery_of(picture))
    if live:
        items += texts(["\n".join(_state(words, loaded, view, place))])
    layout = boxed(items)
    if live:
        add_hand_button(layout, words, loaded)
    return Drawing(view=layout, picture=picture)


def _until(view: FieldView, place: tuple[int, int]) -> list[Step]:
    """The steps up to a sheet's last one."""
    return [step for step in view.steps if (step.period, (step.play - 1) // PLAYS + 1) <= place]


def _head(words: Words, loaded: LoadedMatch, view: FieldView, place: tuple[int, int]) -> str:
    period, sheet = place
    until = _until(view, place)
    title = words(
        "field-sheet-title" if period == 1 else "field-sheet-title-again",
        first=(sheet - 1) * PLAYS + 1,
        last=min(sheet * PLAYS, cards_of(view)),
        cards=cards_of(view),
        period=period,
    )
    score = roster_of(loaded).score(words, until[-1].score if until else (0, 0))
    home, away = ARROWS
    return f"### {titled(words, loaded, title)}\n{words('field-sheet-score', up=home, down=away, **score)}"


def _plays(words: Words, loaded: LoadedMatch, view: FieldView, place: tuple[int, int]) -> list[str]:
    period, sheet = place
    runs, roster = runs_of(view, period), roster_of(loaded)
    return [play_line(words, roster, runs[play]) for play in runs if (play - 1) // PLAYS == sheet - 1]


def _state(words: Words, loaded: LoadedMatch, view: FieldView, place: tuple[int, int]) -> Iterator[str]:
    roster = roster_of(loaded)
    turn = next(iter(view.to_act))
    yield words(
        "field-turn",
        player=roster.names[turn],
        card=card(words, view.drawn) if view.drawn else "",
        arrow=ARROWS[turn],
        stage=len(view.path),
    )
    period, sheet = place
    before = len(_until(view, (period, sheet - 1)))
    for seat in loaded.match.seats:
        # Told once: on the sheet on which it was found out.
        if seat.dms_closed_at is not None and seat.dms_closed_at >= before:
            yield words("sheet-closed", player=roster.names[seat.seat])


def draw_goal(words: Words, loaded: LoadedMatch, step: Step) -> Drawing:
    names = roster_of(loaded).names
    text = words(
        "field-goal",
        variant=sum(step.score) % VARIANTS,
        scorer=names[step.seat],
        defender=names[1 - step.seat],
        card=card(words, step.card),
        met=card(words, step.met),
        score=score_of(step),
    )
    return Drawing(text)
