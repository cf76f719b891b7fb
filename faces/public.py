"""A match as its channel sees it, in any game: the challenge, the play, the result."""

from dataclasses import replace
from functools import partial

from bot.appearance import want
from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing, Wanted
from bot.posts.names import CHALLENGE
from bot.turns.telling import as_told
from bot.words import Words, words_for
from db.model.matches import Status
from db.model.people import Place
from faces.challenge import draw_challenge
from faces.face import face_of
from faces.result import draw_result
from faces.short import side_labels
from faces.tale.crowd import sheet_for_crowd
from faces.turn_clock import sheet_with_clock

LONGEST_SIDE = 40


class PublicFace:
    def wanted(self, loaded: LoadedMatch, *, pictures: bool = True) -> list[Wanted]:
        return _wanted(words_for(loaded.match.locale), loaded, pictures=pictures)

    def thread_name(self, loaded: LoadedMatch) -> str:
        words = words_for(loaded.match.locale)
        names = [seat.name for seat in loaded.match.seats]
        home, away = side_labels(words, names, LONGEST_SIDE)
        return words("thread-name", home=home, away=away)


def _with_more(words: Words, loaded: LoadedMatch, told: LoadedMatch, wanted: Wanted) -> Wanted:
    """A sheet of a running match with whose turn it is, and the bystanders' buttons."""

    def draw() -> Drawing:
        # A new sheet each time: more is added to it, and what goes to another place is drawn once more.
        return sheet_for_crowd(words, loaded, sheet_with_clock(words, told, wanted.draw()))

    return replace(wanted, draw=draw)


def _wanted(words: Words, loaded: LoadedMatch, *, pictures: bool) -> list[Wanted]:
    original, loaded = loaded, as_told(loaded)
    status = loaded.match.status
    begun = status in (Status.RUNNING, Status.OVER)
    face = face_of(loaded.game)
    # If the match has its own thread, the channel sees the result under the challenge.
    changes = loaded.match.place is not Place.CHANNEL or not face.opening_stands(loaded) if begun else True
    opening = status is Status.OPEN or (status is Status.RUNNING and changes)
    wanted = [
        want(
            loaded,
            CHALLENGE,
            partial(draw_challenge, words, loaded),
            final=not opening,
            edit_only=status not in (Status.OPEN, Status.RUNNING),
            channel_id=loaded.match.channel_id,
        )
    ]
    if begun:
        told = list(face.told(words, loaded, pictures=pictures))
        # While a match is covered, its earlier sheets aren't final either.
        newest = next((each for each in reversed(told) if not each.final), None)
        wanted += (_with_more(words, original, loaded, each) if each is newest else each for each in told)
    outcome = loaded.view(None).outcome if begun else None
    if outcome is not None:
        result = partial(draw_result, words, loaded, outcome)
        wanted.append(want(loaded, "result", result, final=not loaded.match.covered))
    return wanted
