"""`make words`: a whole match in each voice, as its channel reads it. What nobody would say is heard aloud.

`python -m tests.cogs.aloud SEED [GAME] [LANGUAGE] [VOICE ...]`; two of the bot's own players play it.
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from bot.messages.room import MOST_TEXT
from bot.words import words_for
from db.model.people import Voice
from faces.field.commentary import told_plays as told_cards
from faces.field.story import runs_of
from faces.pile.commentary import told_plays
from hockey.catalogue import DEFAULT
from hockey.field.view import FieldView
from hockey.pile.view import PileView
from tests.cogs.drawn import Drawn, drawn
from tests.hockey.matches import ALL
from tests.minds.ended import by_minds


def aloud(match: Drawn) -> str:
    """Every part as it was told while it was played, and the channel as it stands in the end."""
    ended = ("\n".join(lines) for lines in match.public.values())
    return "\n\n".join([*_parts(match), "--- in the end ---", *ended])


def _parts(match: Drawn) -> Iterator[str]:
    """What the channel's sheets have folded since; those of lines and face-offs fold nothing."""
    loaded, view = match.loaded, match.loaded.view(None)
    plain = words_for(loaded.match.locale)
    words = plain.in_voice(loaded.match.voice)
    if isinstance(view, PileView) and loaded.match.voice is not Voice.QUIET:
        for (period, deal), calls in groupby(view.calls, key=lambda call: (call.period, call.deal)):
            told = told_plays(words, plain, loaded, view, list(calls))
            yield "\n".join([f"--- {period}, {deal} ---", *told])
    if isinstance(view, FieldView):
        for period in range(1, view.period + 1):
            for run in runs_of(view, period).values():
                yield from told_cards(words, plain, loaded, view, [run], MOST_TEXT)


def main(seed: str = "1961", name: str = DEFAULT, language: str = "en", *voices: str) -> None:
    game = next(game for game in ALL if game.id == name)
    log = by_minds(game, int(seed))
    for voice in map(Voice, voices or Voice):
        told = drawn(game, log, voice=voice, locale=language).loaded
        # Another match says the same calls in other words.
        match = Drawn(replace(told, match=replace(told.match, id=int(seed))))
        sys.stdout.write(f"\n===== {voice} =====\n\n{aloud(match)}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
