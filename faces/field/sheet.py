"""The channel's sheet: the field and the newest ten cards, the others folded."""

from collections.abc import Iterator
from functools import partial

from bot.appearance import want
from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing, Wanted
from bot.messages.room import MOST_TEXT, size_of
from bot.words import Words
from faces.field.commentary import told_plays
from faces.field.picture import picture_of
from faces.field.story import PLAYS, Ten, folded_tens, goal_line, runs_of, taunt_line, ten_of
from faces.layout import CLOCK_ROOM, add_hand_button, boxed, gallery_of, parted, texts
from faces.parts import card, name_of, plain
from faces.roster import roster_of
from faces.tale.folding import folded
from faces.tale.meetings import met_line
from faces.terms import terms_of, titled
from hockey.field.period import SIZES, Step, StepKind
from hockey.field.view import FieldView
from hockey.game import Phase

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
    lot = None  # the title says who starts
    if view.options.first is None:
        lot = words("field-lot", dealer=roster.names[dealer], other=roster.names[1 - dealer])
    return Drawing("\n".join(filter(None, [title, met_line(words, loaded), lot])))


def draw_told(plain: Words, loaded: LoadedMatch, view: FieldView) -> Iterator[Wanted]:
    """Every message of the play that the channel should have: a sheet, and one for all further fields."""
    words = plain.in_voice(loaded.match.voice)
    for chapter in range(1, chapter_of(view.period) + 1):
        newest = chapter == chapter_of(view.period)
        live = newest and view.phase is not Phase.OVER
        steps = [step for step in view.steps if chapter_of(step.period) == chapter]
        yield want(
            loaded,
            sheet_name(chapter),
            partial(draw_sheet, words, plain, loaded, view, chapter, newest=newest),
            final=not live,
            edit_only=not live and not steps,  # the match ended before the first card here
            fresh_from=loaded.ply - sum(ten_of(step) == ten_of(steps[-1]) for step in steps) if live else 0,
        )
        if loaded.match.rings:
            for goal in (step for step in steps if step.kind is StepKind.GOAL):
                yield want(
                    loaded, f"goal:{sum(goal.score)}", partial(draw_goal, words, loaded, goal), final=True
                )


def sheet_name(chapter: int) -> str:
    """The post of a chapter."""
    return f"sheet:{chapter}"


def chapter_of(period: int) -> int:
    """The sheet of a field: the first one has its own, all further ones share the second."""
    return min(period, 2)


def cards_of(view: FieldView) -> int:
    """How many cards are played on one field."""
    return view.options.cards - sum(SIZES)


def draw_sheet(
    words: Words, plain: Words, loaded: LoadedMatch, view: FieldView, chapter: int, *, newest: bool
) -> Drawing:
    """The last ten cards' ways, and those before them folded.

    The `newest` sheet also has the field itself, and during the match whose turn it is. `words` are the
    server's voice, `plain` its language.
    """
    live = newest and view.phase is not Phase.OVER
    steps = [step for step in view.steps if chapter_of(step.period) == chapter]
    now = ten_of(steps[-1]) if steps else (chapter, 1)
    runs = [run for run in runs_of(view, now[0]).values() if ten_of(run[0]) == now]
    head = _head(words, loaded, view, now, steps, scored=not newest)
    before = _taunt_before(words, loaded, view, chapter)
    state = "\n".join(_state(words, loaded, view, now)) if live else ""
    tens = list(folded_tens(words, loaded, [step for step in steps if ten_of(step) < now]))
    taunts = [taunt_line(words, loaded, run[-1]) for run in runs]
    room = MOST_TEXT - CLOCK_ROOM - sum(map(size_of, (head, before, state))) - len(runs) - 1
    least = room - size_of(folded(words, tens, 0))
    plays = told_plays(words, plain, loaded, view, runs, least - sum(map(size_of, taunts)))
    taunts = _with_room(taunts, least - sum(map(size_of, plays)) - len(plays))
    told = "\n".join(line for both in zip(plays, taunts, strict=True) for line in both if line)
    left = room - sum(map(size_of, [*plays, *taunts])) - len(plays)
    past = "\n".join(filter(None, [before, folded(words, tens, left)]))
    picture = picture_of(words, loaded, view, 0) if newest else None
    items = [*parted(head, [past, told])]
    if picture:
        items.append(gallery_of(picture))
    if live:
        items += texts([state])
    layout = boxed(items)
    if live:
        add_hand_button(layout, words, loaded)
    return Drawing(view=layout, picture=picture)


def _with_room(taunts: list[str], room: int) -> list[str]:
    """The taunts without the first ones, as far as those don't fit."""
    for number in range(len(taunts)):
        if sum(map(size_of, taunts)) <= room:
            break
        taunts = [*[""] * (number + 1), *taunts[number + 1 :]]
    return taunts


def _taunt_before(words: Words, loaded: LoadedMatch, view: FieldView, chapter: int) -> str:
    """A taunt about the goal that ended the last sheet, shown here: that one isn't edited any more."""
    earlier = [step for step in view.steps if chapter_of(step.period) < chapter]
    return taunt_line(words, loaded, earlier[-1]) if earlier else ""


def _head(
    words: Words, loaded: LoadedMatch, view: FieldView, now: Ten, steps: list[Step], *, scored: bool
) -> str:
    """The title, `scored` if no picture shows the score."""
    period, ten = now
    title = words(
        "field-sheet-title" if period == 1 else "field-sheet-title-again",
        first=(ten - 1) * PLAYS + 1,
        last=min(ten * PLAYS, cards_of(view)),
        cards=cards_of(view),
        period=period,
    )
    head = f"### {titled(words, loaded, title)}"
    if not scored:
        return head
    score = roster_of(loaded).score(words, steps[-1].score if steps else (0, 0))
    return f"{head}\n{words('field-sheet-score', **score)}"


def _state(words: Words, loaded: LoadedMatch, view: FieldView, now: Ten) -> Iterator[str]:
    roster = roster_of(loaded)
    turn = next(iter(view.to_act))
    yield words(
        "field-turn",
        player=roster.names[turn],
        card=card(words, view.drawn) if view.drawn else "",
        arrow=ARROWS[turn],
        stage=len(view.path),
    )
    before = sum(ten_of(step) < now for step in view.steps)
    for seat in loaded.match.seats:
        # Told once: among the ten cards at which it was found out.
        if seat.dms_closed_at is not None and seat.dms_closed_at >= before:
            yield words("sheet-closed", player=roster.names[seat.seat])


def draw_goal(words: Words, loaded: LoadedMatch, step: Step) -> Drawing:
    """A goal in its own message, for servers that want one."""
    return Drawing(goal_line(words, loaded, step))
