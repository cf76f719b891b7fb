"""`make words`: a whole match in each voice, as its channel reads it. What nobody would say is heard aloud.

`python -m tests.cogs.aloud SEED [GAME] [LANGUAGE] [VOICE ...]`; two of the bot's own players play it.
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from random import Random

from bot.words import words_for
from db.model.people import Voice
from faces.pile.commentary import told_plays
from hockey.catalogue import DEFAULT, PILE_GAMES
from hockey.game import NATURE, Options
from hockey.pile.game import PileGame
from hockey.pile.view import PileView
from minds.levels import BUDGETS, Level, mind_of
from minds.memory import Memory
from tests.cogs.drawn import Drawn, drawn
from tests.hockey.matches import Log


def played(game: PileGame, seed: int) -> Log:
    """The log of a match between minds."""
    rng, log, state = Random(seed), Log(), game.new(Options())
    mind = mind_of(game, Level.PRO)
    while acting := game.to_act(state):
        seat = next(iter(acting))
        if seat == NATURE:
            move = game.chance(state, rng.shuffle)
        else:
            move = mind.choose(game, game.view(state, seat), Memory(), rng, BUDGETS[Level.PRO])
        log.append((seat, move))
        state, _ = game.play(state, seat, move)
    return log


def aloud(match: Drawn) -> str:
    """Every deal as it was told while it was played, and the channel as it stands in the end."""
    ended = ("\n".join(lines) for lines in match.public.values())
    return "\n\n".join([*_deals(match), "--- in the end ---", *ended])


def _deals(match: Drawn) -> Iterator[str]:
    loaded, view = match.loaded, match.loaded.view(None)
    if not isinstance(view, PileView) or loaded.match.voice is Voice.QUIET:
        return
    plain = words_for(loaded.match.locale)
    words = plain.in_voice(loaded.match.voice)
    for (period, deal), calls in groupby(view.calls, key=lambda call: (call.period, call.deal)):
        told = told_plays(words, plain, loaded, view, list(calls))
        yield "\n".join([f"--- {period}, {deal} ---", *told])


def main(seed: str = "1961", name: str = DEFAULT, language: str = "en", *voices: str) -> None:
    game = PILE_GAMES[name]
    log = played(game, int(seed))
    for voice in map(Voice, voices or Voice):
        told = drawn(game, log, voice=voice, locale=language).loaded
        # Another match says the same calls in other words.
        match = Drawn(replace(told, match=replace(told.match, id=int(seed))))
        sys.stdout.write(f"\n===== {voice} =====\n\n{aloud(match)}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
