"""The calls, in words."""

from bot.words import Words
from cogs.faces.parts import card, rank_word
from cogs.faces.roster import SIDES, Roster
from hockey.game import Call
from hockey.pile.view import PileView


def play_line(words: Words, roster: Roster, call: Call) -> str:
    """One play and its call, as one would hear it: "Darrell: Q♥ Hits the post!"."""
    facts = {
        "player": roster.names[call.seat],
        "card": card(words, call.card),
        "call": call_words(words, roster, call),
    }
    if call.caller != call.seat:
        return words("play-called", caller=roster.names[call.caller], **facts)
    return words("play", **facts)


def call_words(words: Words, roster: Roster, call: Call) -> str:
    return words.of_game(
        f"call-{call.call}",
        roster.game,
        rank=rank_word(words, call.card.rank),
        score=score_of(call),
        scorer=roster.side(words, call.seat % SIDES),
    )


def score_of(call: Call) -> str:
    """The score as the scorer calls it: their own goals first."""
    side = call.seat % SIDES
    return f"{call.score[side]}-{call.score[1 - side]}"


def chance_line(words: Words, roster: Roster, view: PileView) -> str | None:
    """Who may score with their next card, as the view's reader is told it; None where nobody may."""
    if view.chance is None:
        return None
    maker = view.chance.seat
    shooter = (maker + SIDES) % view.seats
    if view.seat == shooter:
        now = "yes" if shooter in view.to_act else "no"
        return words.of_game("on-chance-you", roster.game, now=now, player=roster.names[maker])
    return words.of_game(
        "on-chance",
        roster.game,
        player=roster.names[maker],
        shooter=roster.names[shooter],
        own="yes" if view.seat == maker else "no",
    )
