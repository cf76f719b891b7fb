"""The channel's sheets: one for each period, one for all overtimes, and past deals in few words."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from bot.appearance import want
from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing, Wanted
from bot.messages.picture import Picture
from bot.messages.room import MOST_TEXT, size_of
from bot.words import Words
from db.model.people import Voice
from faces.layout import CLOCK_ROOM, add_hand_button, boxed, gallery_of, parted, texts
from faces.opponents.talk import goal_talk
from faces.parts import card, period_name
from faces.pile.calls import chance_line, rules_of, turn_line
from faces.pile.commentary import told_plays
from faces.pile.past import deals_name, folded_deals, goal_line, overtime_line, taunt_line
from faces.rink.picture import rink_of
from faces.roster import roster_of
from faces.score_table import score_table, teams_line
from faces.tale.folding import folded
from faces.terms import titled
from hockey.game import SIDES, Call, Phase, Result, Score
from hockey.pile.view import PileView

MOST_PLAYS = 2400
"""The room, by `size_of`, for the current deal's plays: its first ones are folded before."""


def sheet_name(chapter: int) -> str:
    """The post of a chapter."""
    return f"sheet:{chapter}"


def chapter_of(period: int, length: int) -> int:
    """The sheet of a period: one each, and one for all overtimes, however many there are."""
    return min(period, length + 1)


def draw_told(plain: Words, loaded: LoadedMatch, view: PileView, *, pictures: bool) -> Iterator[Wanted]:
    """Every message of the play that the channel should have, in order, in the voice of its server."""
    words = plain.in_voice(loaded.match.voice)
    reached = chapter_of(view.period, view.length)
    for chapter in range(1, reached + 1):
        newest = chapter == reached
        live = newest and view.phase is not Phase.OVER
        rink = partial(rink_of, words, loaded, view, pictures=pictures) if newest else None
        calls = [call for call in view.calls if chapter_of(call.period, view.length) == chapter]
        covered = partial(draw_covered, words, loaded, view, chapter, live=live)
        yield want(
            loaded,
            sheet_name(chapter),
            covered
            if loaded.match.covered
            else partial(draw_sheet, words, plain, loaded, view, chapter, live=live, rink=rink),
            final=not live and not loaded.match.covered,
            edit_only=not live and not calls,  # the match ended before the first card in it
            fresh_from=loaded.ply - len(view.calls_of(view.period, view.deal)) if live else 0,
        )
        if loaded.match.rings and loaded.match.board is None:
            for call in calls:
                if call.result is Result.GOAL:
                    draw = partial(draw_goal, words, loaded, view, call)
                    yield want(loaded, f"goal:{sum(call.score)}", draw, final=True)


def draw_sheet(
    words: Words,
    plain: Words,
    loaded: LoadedMatch,
    view: PileView,
    chapter: int,
    *,
    live: bool,
    rink: Callable[[], Picture | None] | None = None,
) -> Drawing:
    """A period so far: score, past deals, plays with their calls, and what is next.

    `words` are the server's voice, `plain` its language. Only while it's `live`, it says whose turn it is.
    `rink` is its picture, if any.
    """
    calls = [call for call in view.calls if chapter_of(call.period, view.length) == chapter]
    # A deal stays until the next one's first card, because its last one is worth a look, too.
    now = _place(calls[-1:]) if calls else (view.period, view.deal)
    quiet = loaded.match.voice is Voice.QUIET
    stands = live or not quiet
    past = [call for call in calls if _place([call]) != now or not stands]
    shown = [call for call in calls if _place([call]) == now and stands]
    if quiet:
        shown = [call for call in shown if call.result is Result.GOAL or call is shown[-1]]
    plays = list(_plays(words, plain, loaded, view, shown))
    if plays and live and now != (view.period, view.deal):
        period, deal = now
        plays[0] = f"**{deals_name(words, view, period, deal, deal)}**\n{plays[0]}"
    while len(plays) > 1 and sum(map(size_of, plays)) + len(plays) > MOST_PLAYS:
        past, shown, plays = [*past, shown[0]], shown[1:], plays[1:]
    on = (view.period, view.deal) if live else None
    picture = rink() if rink else None
    head = _sheet_head(words, loaded, view, chapter, on, scored=picture is None)
    below = _sheet_state(words, loaded, view) if live else _period_end(words, loaded, view, chapter)
    blocks = ["\n".join(plays), "\n".join(below)]
    room = MOST_TEXT - CLOCK_ROOM - sum(map(size_of, [head, *blocks]))
    before = _taunt_before(words, loaded, view, chapter)
    told = folded(words, list(folded_deals(words, loaded, view, past, now[0])), room - size_of(before) - 1)
    items = [*parted(head, ["\n".join(filter(None, [before, told])), blocks[0]])]
    if picture:
        items.append(gallery_of(picture))
    layout = boxed([*items, *texts(blocks[1:])])
    if live:
        add_hand_button(layout, words, loaded)
    return Drawing(view=layout, picture=picture)


def draw_covered(words: Words, loaded: LoadedMatch, view: PileView, chapter: int, *, live: bool) -> Drawing:
    """A period without its cards, because other tables still play them: the score, and whose turn it is."""
    on = (view.period, view.deal) if live else None
    turn = [words("turn-covered", player=roster_of(loaded).names[seat]) for seat in view.to_act if live]
    head = _sheet_head(words, loaded, view, chapter, on, scored=True)
    layout = boxed(parted(head, ["\n".join([*turn, words("cards-covered")])]))
    if live:
        add_hand_button(layout, words, loaded)
    return Drawing(view=layout)


def _place(calls: Sequence[Call]) -> tuple[int, int]:
    """The deal of the first of them."""
    return next(((call.period, call.deal) for call in calls), (0, 0))


def _taunt_before(words: Words, loaded: LoadedMatch, view: PileView, chapter: int) -> str:
    """The taunt after a goal that ended the chapter before, whose sheet isn't edited any more."""
    earlier = [call for call in view.calls if chapter_of(call.period, view.length) < chapter]
    goal = earlier[-1] if earlier and earlier[-1].result is Result.GOAL else None
    return taunt_line(words, loaded, goal) if goal else ""


def _plays(
    words: Words, plain: Words, loaded: LoadedMatch, view: PileView, shown: Sequence[Call]
) -> Iterator[str]:
    for call, play in zip(shown, told_plays(words, plain, loaded, view, shown), strict=True):
        if call.result is Result.GOAL:
            talk = goal_talk(words, loaded, call.seat % SIDES, sum(call.score))
            ends = call.period > view.length and loaded.match.voice is not Voice.QUIET
            over = overtime_line(words, loaded, view, call) if ends else ""
            taunt = taunt_line(words, loaded, call)
            yield "\n".join(filter(None, [play, over, talk, taunt]))
        else:
            yield play


def _sheet_head(
    words: Words,
    loaded: LoadedMatch,
    view: PileView,
    chapter: int,
    now: tuple[int, int] | None,
    *,
    scored: bool,
) -> str:
    """The title, and the score if it's wanted (`scored`): a picture has its own.

    `now` is the current deal, None if the chapter is over.
    """
    until = [call for call in view.calls if chapter_of(call.period, view.length) <= chapter]
    period, deal = now or (max(chapter, until[-1].period) if until else chapter, 0)
    title = words(
        "sheet-title" if now else "sheet-title-over",
        period=period_name(words, period, view.length),
        deal=deal,
        deals=view.deals,
    )
    total = until[-1].score if until else (0, 0)
    table = score_table(words, loaded, _goals_by_period(until), total) if scored else ""
    return "\n".join(filter(None, [f"### {titled(words, loaded, title)}", teams_line(words, loaded), table]))


def _goals_by_period(until: list[Call]) -> list[Score]:
    reached = until[-1].period if until else 1
    goals = [(call.period, call.seat % SIDES) for call in until if call.result is Result.GOAL]
    return [(goals.count((number, 0)), goals.count((number, 1))) for number in range(1, reached + 1)]


def _sheet_state(words: Words, loaded: LoadedMatch, view: PileView) -> Iterator[str]:
    roster, rules = roster_of(loaded), rules_of(loaded)
    if view.top is not None and not view.calls_of(view.period):
        yield words("sheet-centre", card=card(words, view.top), others=view.table - 1)
    more = _last_deals_more(rules.deals_of(overtime=view.overtime))
    if view.deal == view.deals and more > 0 and loaded.match.voice is not Voice.QUIET:
        yield words("sheet-last-minute", count=more)
    if chance := chance_line(words, roster, view, rules):
        yield chance
    yield turn_line(words, roster, view, rules)
    before = sum((call.period, call.deal) < (view.period, view.deal) for call in view.calls)
    for seat in loaded.match.seats:
        # Told once: in the deal in which it was found out.
        if seat.dms_closed_at is not None and seat.dms_closed_at >= before:
            yield words("sheet-closed", player=roster.names[seat.seat])


def _last_deals_more(deals: Sequence[int]) -> int:
    """How many more cards a period's last deal has than any before it; 0 if there is none before it."""
    return deals[-1] - max(deals[:-1], default=deals[-1])


def draw_goal(words: Words, loaded: LoadedMatch, view: PileView, call: Call) -> Drawing:
    """A goal in its own message, for servers that want one."""
    return Drawing(goal_line(words, loaded, view, call))


def _period_end(words: Words, loaded: LoadedMatch, view: PileView, chapter: int) -> Iterator[str]:
    """How a period ended that isn't the last: the match's end has its own message."""
    if chapter >= chapter_of(view.period, view.length):
        return
    yield words("period-over", period="only" if view.length == 1 else chapter)
    following = view.calls_of(chapter + 1)
    dealing = (following[0].seat - 1) % view.seats if following else view.dealer
    overtime = chapter == view.length
    dealer = roster_of(loaded).names[dealing or 0]
    yield words("period-overtime-next" if overtime else "period-next", dealer=dealer)
