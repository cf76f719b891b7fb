"""A hint: which move, and why."""

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from faces.coach.reasons import reason_line
from faces.parts import card
from faces.pile.calls import rules_of
from faces.roster import manner_of
from hockey.cards import Card
from hockey.field.period import SIZES
from hockey.field.view import FieldView
from hockey.game import Move, Phase
from hockey.lineup.line import POSITIONS, Line
from hockey.lineup.view import LineupView
from hockey.pile.lookahead import prospects
from hockey.pile.view import PileView
from minds.door import Thought
from minds.reasons import Reason

KEEPERS = (0, len(SIZES) - 1)
"""The lines of a field that have goalies."""


def hint_text(words: Words, loaded: LoadedMatch, seat: int, thought: Thought) -> str:
    """What a seat should do now, and the reason if there is one."""
    move = _move(words, loaded, seat, thought.move)
    if thought.reason is None:
        return words("hint-bare", move=move)
    return words("hint", move=move, why=_why(words, loaded, seat, thought, thought.reason))


def _why(words: Words, loaded: LoadedMatch, seat: int, thought: Thought, reason: Reason) -> str:
    """The reason; for a matching card with its result, for a line with how many pairs it wins."""
    view = loaded.view(seat)
    if reason is Reason.WEAKEST_THAT_BEAT:
        facts = dict(thought.facts)
        # If no line comes after, no card is worth keeping, and only the number of wins counts.
        return words("hint-pairs-won" if facts["later"] else "hint-pairs-most", won=int(facts["pairs-won"]))
    if reason is Reason.MATCH and isinstance(view, PileView):
        prospect = prospects(rules_of(loaded), view)[Card(thought.move)]
        stops = "-stops" if prospect.stops else ""
        return words.of_game(f"reason-match-{prospect.result}{stops}", manner_of(loaded.game))
    return reason_line(words, loaded.game, reason)


def _move(words: Words, loaded: LoadedMatch, seat: int, move: Move) -> str:
    view = loaded.view(seat)
    if isinstance(view, PileView):
        return words(f"cut-button-{move}") if view.phase is Phase.CHOICE else card(words, Card(move))
    if isinstance(view, LineupView):
        return _line(words, move)
    return _place(words, view, int(move)) if isinstance(view, FieldView) else move


def _place(words: Words, view: FieldView, index: int) -> str:
    """A card of the next line as its button has it: by its number only while it's closed."""
    line = view.line or 0
    met = view.lines[line][index]
    if met is not None:
        return card(words, met)
    return words("hint-keeper" if line in KEEPERS else "hint-place", number=index + 1)


def _line(words: Words, move: Move) -> str:
    """The face-off's card, or six of them with their positions."""
    kind, *cards = move.split()
    if not cards:
        return card(words, Card(kind))
    return placed(words, Line(tuple(map(Card, cards))))


def placed(words: Words, line: Line) -> str:
    """Six cards, each with its position."""
    return ", ".join(
        words("hint-position", position=each, card=card(words, line[each])) for each in POSITIONS
    )
