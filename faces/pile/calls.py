"""The calls, in words."""

from collections.abc import Callable
from functools import reduce

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from faces.parts import card, rank_short, rank_word
from faces.roster import Roster, score_called
from hockey.game import SIDES, Call, CallCode
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules
from hockey.pile.view import PileView

Choose = Callable[[str], str]
"""Takes one of several lines, each a way to say the same."""

SHOTS = frozenset({CallCode.GOAL, CallCode.POST, CallCode.SAVE, CallCode.WIDE})
"""The calls of a card that was meant to score."""
MISSES = SHOTS - {CallCode.GOAL}


def play_line(words: Words, roster: Roster, call: Call, choose: Choose = str, told: str = "") -> str:
    """One play and its call: "Darrell Q♥ *Hits the post!*".

    `told` is the text of `told_as`, if it's told together with what came before.
    """
    return words(
        "play",
        player=roster.player(words, call.seat),
        card=card(words, call.card),
        call=choose(call_words(words, roster, call, told or call.call)),
    )


def headed(words: Words, call: Call, play: str) -> str:
    """A play among others: a goal is a heading."""
    return words("play-goal", play=play) if call.call is CallCode.GOAL else play


def call_words(words: Words, roster: Roster, call: Call, told: str) -> str:
    shooter, defender = _duel(call, len(roster.names))
    return words.of_game(
        f"call-{told}",
        roster.game,
        player=roster.player(words, call.seat),
        shooter=roster.player(words, shooter),
        defender=roster.player(words, defender),
        rank=rank_word(words, call.card.rank),
        score=score_called(words, roster, call.score, call.seat),
    )


def told_as(rules: PileRules, length: int, before: Call | None, call: Call) -> str:
    """A call by its result after the one before: a breakaway may already be another player's.

    Words about the card alone would contradict the call just heard, for example a shot from close range once
    the puck was cleared. `length` is the match's, in periods.
    """
    if before is None or before.period != call.period:
        return call.call
    if before.call is CallCode.CLEARS and call.call in MISSES:
        return f"{call.call}-cleared"
    if before.call is CallCode.CHANCE and call.call is CallCode.CHANCE:
        return "taken"
    threat = before.call is CallCode.CHANCE or (before.call is CallCode.GOAL and rules.goal_is_chance)
    if threat and call.call is CallCode.RANK:
        return "waits" if left_after(rules, length, call) else "expires"
    return call.call


def left_after(rules: PileRules, length: int, call: Call) -> int:
    """How many cards of the period are still to be played after this one."""
    return sum(rules.deals_of(overtime=call.period > length)) * rules.seats - call.play


def _duel(call: Call, seats: int) -> tuple[int, int]:
    """Who shoots, and who is in the way: on a breakaway the next player, on a plain card no one yet."""
    before, after = (call.seat - 1) % seats, (call.seat + 1) % seats
    if call.call in SHOTS:
        return call.seat, before
    if call.call is CallCode.CHANCE:
        return (call.seat + SIDES) % seats, after
    return after, call.seat


def power_facts(words: Words, ranks: str) -> dict[str, str | int]:
    """Power ranks for sentences: "Jack or Two", "a Jack or a Two", and how many they are."""
    named = [words("rules-power-named", rank=rank_word(words, rank)) for rank in ranks]
    single = [words("rules-power-a", code=rank, rank=rank_word(words, rank)) for rank in ranks]
    return {"power": _any_of(words, named), "apower": _any_of(words, single), "powers": len(ranks)}


def _any_of(words: Words, names: list[str]) -> str:
    return reduce(lambda first, second: words("rules-power-or", first=first, second=second), names or [""])


def rules_of(loaded: LoadedMatch) -> PileRules:
    if not isinstance(loaded.game, PileGame):
        raise TypeError(loaded.game.id)
    return loaded.game.rules


def turn_line(words: Words, roster: Roster, view: PileView, rules: PileRules) -> str:
    """What the player on turn has to do, for the view's reader."""
    turn = next(iter(view.to_act))
    if view.answer is None:
        kind = "empty" if view.calls_of(view.period) else "first"
    else:
        kind = "shot" if _shooter(view) == turn else "answer"
    scoring = rules.power if rules.power_scores else ""
    return words(
        f"your-turn-{kind}" if turn == view.seat else f"turn-{kind}",
        player=roster.names[turn],
        card=card(words, view.answer) if view.answer else "",
        rank=rank_short(words, view.answer.rank) if view.answer else "",
        **power_facts(words, scoring),
    )


def chance_line(words: Words, roster: Roster, view: PileView, rules: PileRules) -> str:
    """Who may score with the card after the next one, for the view's reader; else empty.

    If the next card is the shot, `turn_line` says so.
    """
    shooter = _shooter(view)
    if view.chance is None or shooter in view.to_act:
        return ""
    if _ends_before_shot(view, rules):
        return words("on-chance-late")
    maker = view.chance.seat
    if view.seat == shooter:
        return words.of_game("on-chance-you", roster.game, player=roster.names[maker])
    return words.of_game(
        "on-chance",
        roster.game,
        player=roster.names[maker],
        shooter=roster.names[shooter or 0],
        own="yes" if view.seat == maker else "no",
    )


def _shooter(view: PileView) -> int | None:
    """The seat that may score."""
    return None if view.chance is None else (view.chance.seat + SIDES) % view.seats


def _ends_before_shot(view: PileView, rules: PileRules) -> bool:
    """True if a chance comes to nothing: the period's last card is due, and it's the other side's."""
    last, chance = view.last_call, view.chance
    if last is None or chance is None or left_after(rules, view.length, last) > 1:
        return False
    return all(seat % SIDES != chance.side for seat in view.to_act)
