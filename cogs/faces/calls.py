"""The calls, in words."""

from bot.desk import LoadedMatch
from bot.words import Words
from cogs.faces.parts import card, name_of, rank_word
from hockey.game import Call
from hockey.pile.view import PileView


def play_line(words: Words, loaded: LoadedMatch, call: Call) -> str:
    """One play and its call, as one would hear it: "Darrell: Q♥ Hits the post!"."""
    facts = {
        "player": name_of(loaded, call.seat),
        "card": card(words, call.card),
        "call": call_words(words, loaded, call),
    }
    if call.caller != call.seat:
        return words("play-called", caller=name_of(loaded, call.caller), **facts)
    return words("play", **facts)


def call_words(words: Words, loaded: LoadedMatch, call: Call) -> str:
    return words.of_game(
        f"call-{call.call}",
        loaded.match.game,
        rank=rank_word(words, call.card.rank),
        score=score_of(call),
        scorer=name_of(loaded, call.seat),
    )


def score_of(call: Call) -> str:
    """The score as the scorer calls it: their own goals first."""
    side = call.seat % 2
    return f"{call.score[side]}-{call.score[1 - side]}"


def chance_line(words: Words, loaded: LoadedMatch, view: PileView) -> str | None:
    """Who may score with the next card, as the view's reader is told it; None where nobody may."""
    if view.chance is None:
        return None
    if view.seat is not None and view.chance.side == view.seat % 2:
        return words.of_game("on-chance-you", loaded.match.game)
    return words.of_game("on-chance", loaded.match.game, player=name_of(loaded, view.chance.seat))
