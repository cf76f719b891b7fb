"""The cards of a sheet, in the words of its server's voice, with a second voice's remarks."""

from collections.abc import Iterator, Sequence

from bot.matches.loaded import LoadedMatch
from bot.messages.room import size_of
from bot.words import Words
from db.model.people import Voice
from faces.field.remarks import asides_on
from faces.field.story import chosen, play_line
from faces.roster import roster_of
from faces.tale.asides import with_aside
from hockey.field.period import Step, StepKind
from hockey.field.view import FieldView


def told_plays(
    words: Words, plain: Words, loaded: LoadedMatch, view: FieldView, runs: Sequence[list[Step]], room: int
) -> list[str]:
    """A line for each of these cards, within this much `room` by `size_of`.

    If that is too long, the first ones use `plain` words, and if necessary the fewest.
    """
    told = list(_told(words, loaded, view, runs))
    for fewer in (plain, plain.in_voice(Voice.QUIET)):
        for number, run in enumerate(runs):
            if sum(map(size_of, told)) + len(told) <= room:
                return told
            (told[number],) = _told(fewer, loaded, view, [run])
    return told


def _told(words: Words, loaded: LoadedMatch, view: FieldView, runs: Sequence[list[Step]]) -> Iterator[str]:
    roster, choose, asides = roster_of(loaded), chosen(loaded, view), asides_on(view)
    for run in runs:
        play, scores = play_line(words, roster, run, choose), run[-1].kind is StepKind.GOAL
        yield with_aside(words, loaded, play, asides.get(run[-1]), below=scores)
