"""How a finished match went: its chances, its luck, and what there was to learn."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from bot.messages.picture import Picture
from bot.messages.room import MOST_CONTENT
from bot.opponents.reviews import Review
from bot.words import Words
from faces.art.drawing import draw
from faces.art.jersey import jerseys_of, on_one_line
from faces.coach.curve_in_words import curve_in_words, points
from faces.coach.plays import advice_of, place_of, play_of
from faces.coach.reasons import reason_line
from faces.coach.scene import Curve
from faces.parts import button, buttons, label, period_name
from faces.roster import manner_of, roster_of
from faces.taps.library import Watch
from hockey.field.period import Step
from hockey.game import SIDES
from minds.analysis.goals import Luck
from minds.analysis.report import LESSONS, Analysis, Estimate, Fault, Mistake, PlayFacts, Swing

NAME = "chances.png"
TENTH = 0.1

LinkToPlay = Callable[[PlayFacts], str]
"""Where the sheet with a play is."""
Lesson = tuple[int, Mistake]
"""With its number in the message."""


def draw_review(
    words: Words, loaded: LoadedMatch, review: Review, link: LinkToPlay, reader: int | None = None
) -> Drawing:
    """What everyone may know, because nothing in a finished match is secret; its `reader` is "you"."""
    text, shown = "", list[Lesson]()
    for most in range(LESSONS, -1, -1):
        shown = _lessons(loaded, review.analysis, most)
        text = "\n".join(_lines(words, loaded, review, link, shown, reader))
        if len(text) <= MOST_CONTENT:
            break
    watch = (
        button(words("review-button-watch", number=number), Watch(loaded.id, mistake.ply))
        for number, mistake in shown
    )
    return Drawing(text, buttons(*watch) if shown else None, picture=_picture(words, loaded, review.analysis))


def _lessons(loaded: LoadedMatch, analysis: Analysis, most: int) -> list[Lesson]:
    """At most this many for each player, numbered through."""
    told = (mistake for seat in loaded.match.people for mistake in analysis.lessons(seat.seat)[:most])
    return list(enumerate(told, start=1))


def _lines(
    words: Words,
    loaded: LoadedMatch,
    review: Review,
    link: LinkToPlay,
    shown: Sequence[Lesson],
    reader: int | None,
) -> Iterator[str]:
    roster, analysis = roster_of(loaded), review.analysis
    yield words("review-title", **roster.score(words, loaded.view(None).score))
    for side in range(SIDES):
        expected, goals = _one(review.luck.expected[side].value), review.luck.goals[side]
        yield words("review-luck", side=roster.side(words, side), expected=expected, goals=goals)
    if analysis.turning_point is not None:
        yield _turning(words, loaded, analysis.turning_point, link)
    for seat in loaded.match.people:
        told = [(number, mistake) for number, mistake in shown if mistake.seat == seat.seat]
        key = "review-lessons" if analysis.lessons(seat.seat) else "review-no-lessons"
        # A separate line, or it would look like part of the lessons above.
        yield f"\n{words(key, player=roster.names[seat.seat])}"
        yield from _counts(words, analysis, seat.seat)
        for number, mistake in told:
            why, you = _why(words, loaded, mistake), seat.seat == reader
            yield words(
                "review-lesson",
                number=number,
                place=place_of(words, loaded, mistake.play, link(mistake.play)),
                advice=advice_of(words, mistake, why, you=you),
                cost=points(mistake.cost.value),
            )
    yield words("review-sure", error=points(_doubt(analysis)), spread=_spread(review.luck))


def _counts(words: Words, analysis: Analysis, seat: int) -> Iterator[str]:
    """How often it was one of the two things that decide most matches, also beyond the worst few."""
    missed, given = (
        sum(mistake.seat == seat for mistake in of_a_kind)
        for of_a_kind in (analysis.missed_chances, analysis.safeties_given_up)
    )
    if missed or given:
        yield words("review-counts", missed=missed, given=given)


def _turning(words: Words, loaded: LoadedMatch, swing: Swing, link: LinkToPlay) -> str:
    roster, side = roster_of(loaded), 0 if swing.change > 0 else 1
    before, after = (each.value if side == 0 else 1 - each.value for each in (swing.before, swing.after))
    return words(
        "review-turning",
        place=place_of(words, loaded, swing.play, link(swing.play)),
        play=play_of(words, roster, swing.play),
        side=roster.side(words, side),
        before=points(before),
        after=points(after),
    )


def _why(words: Words, loaded: LoadedMatch, mistake: Mistake) -> str:
    if mistake.fault is Fault.OTHER:
        return reason_line(words, loaded.game, mistake.reason)
    return words.of_game(f"fault-{mistake.fault}", manner_of(loaded.game))


def _doubt(analysis: Analysis) -> float:
    """The largest typical error of a chance on the curve."""
    told: list[Estimate] = [swing.before for swing in analysis.swings]
    return max((each.error for each in told if not each.exact), default=0.0)


def _spread(luck: Luck) -> float:
    """The error of a side's expected goals, in tenths, as they are shown."""
    error = max(expected.error for expected in luck.expected)
    return max(_one(error), TENTH) if error else 0


def _one(number: float) -> float:
    return round(number, 1)


def _picture(words: Words, loaded: LoadedMatch, analysis: Analysis) -> Picture:
    swings, length = analysis.swings, loaded.match.length
    names = [label(seat.name) for seat in loaded.match.seats]
    home, away = (
        (on_one_line(words, jersey), jersey.colour) for jersey in jerseys_of(words, names, loaded.match.teams)
    )
    begins = [0, *(n for n, (one, other) in enumerate(pairwise(swings), 1) if _turned(one, other))]
    curve = Curve(
        title=words("review-curve"),
        sides=(home, away),
        chances=tuple(round(chance, 3) for chance in analysis.curve),
        goals=tuple(
            (place + 1, 0 if swing.goals[0] >= swing.goals[1] else 1)
            for place, swing in enumerate(swings)
            if any(swing.goals)
        ),
        periods=tuple(
            (place, *_period(words, swings[place].play, length)) for place in begins[: len(swings)]
        ),
    )
    alt = curve_in_words(words, loaded, analysis)
    return Picture(NAME, alt, repr(curve), partial(draw, "coach.curve", curve))


def _turned(one: Swing, other: Swing) -> bool:
    return one.play.period != other.play.period


def _period(words: Words, play: PlayFacts, length: int) -> tuple[str, str]:
    """A period's name, and its short form; for a field its number."""
    number, overtime = str(play.period), words("sheet-period-short-overtime")
    if isinstance(play, Step):
        return number, number
    return period_name(words, play.period, length), number if play.period <= length else overtime
