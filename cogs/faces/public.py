"""A match as its channel sees it, whatever is played: the challenge, the play, the result."""

from functools import partial

from bot.desk import LoadedMatch
from bot.outbox import Wanted
from bot.words import words_for
from cogs.faces.face import face_of
from cogs.faces.lobby import draw_challenge
from cogs.faces.result import draw_result
from db.model import Status


def public_face(loaded: LoadedMatch, locale: str) -> list[Wanted]:
    """Every message that the channel should hold for this match, in the order of play."""
    words = words_for(locale)
    status = loaded.match.status
    begun = status in (Status.RUNNING, Status.OVER)
    face = face_of(loaded.game)
    opening = status is Status.OPEN or (status is Status.RUNNING and not face.opening_stands(loaded))
    wanted = [
        Wanted(
            "challenge",
            partial(draw_challenge, words, loaded),
            final=not opening,
            edit_only=status not in (Status.OPEN, Status.RUNNING),
            channel_id=loaded.match.channel_id,
        )
    ]
    if begun:
        wanted += face.told(words, loaded)
    outcome = loaded.view(None).outcome if begun else None
    if outcome is not None:
        wanted.append(Wanted("result", partial(draw_result, words, loaded, outcome), final=True))
    return wanted
