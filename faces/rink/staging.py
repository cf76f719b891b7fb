"""Makes the scene of a pile game from what the public sees."""

from collections.abc import Sequence

from bot.words import Words
from faces.art.colours import Jersey
from faces.parts import RED, SUITS, card, period_name, rank_short
from faces.rink.scene import MomentKind, PiledCard, RinkBench, RinkMoment, RinkScene
from hockey.cards import Card
from hockey.game import SIDES, Call, CallCode, Phase, Result
from hockey.pile.view import PileView

TOP_CARDS = 4
"""How many of the pile's last cards are shown one by one."""
MISSES = (CallCode.BLOCK, CallCode.POST, CallCode.SAVE, CallCode.WIDE)


def scene_of(
    words: Words, view: PileView, jerseys: tuple[Jersey, Jersey], names: Sequence[str], *, game: str
) -> RinkScene:
    """The scene of a public `view`, with the players' `names` by seat, in the words of `game`."""
    if view.seat is not None:
        raise ValueError("not-public")
    calls = {call.card: call for call in view.calls_of(view.period)}
    shown = view.pile[-TOP_CARDS:]
    over = view.phase is Phase.OVER
    home, away = (
        RinkBench(jerseys[side], view.score[side], sum(view.cards_left[side::SIDES])) for side in range(SIDES)
    )
    return RinkScene(
        benches=(home, away),
        period=period_name(words, view.period, view.length),
        deal=words("rink-over") if over else words("rink-deal", deal=view.deal, deals=view.deals),
        pile=tuple(_played(words, value, calls.get(value), names) for value in shown),
        under=view.table - len(shown),
        breakaway=None if view.chance is None else view.chance.side,
        moment=_moment(words, view, names, game),
    )


def _moment(words: Words, view: PileView, names: Sequence[str], game: str) -> RinkMoment | None:
    """A goal comes before the breakaway that it may be, and that before a missed shot."""
    last = next(iter(view.calls_of(view.period)[-1:]), None)
    scored = None
    if last is None and view.last_call is not None and view.last_call.result is Result.GOAL:
        # It was the last card of a period, and only the next one has a picture.
        last = view.last_call
    if last is not None and last.result is Result.GOAL:
        kind, side = MomentKind.GOAL, last.seat % SIDES
        scored = _played(words, last.card, last, names)
    elif view.chance is not None:
        kind, side = MomentKind.CHANCE, view.chance.side
    elif last is not None and last.call in MISSES:
        kind, side = MomentKind(last.call), last.seat % SIDES
    else:
        return None
    return RinkMoment(kind, words.of_game(f"rink-moment-{kind}", game), side, scored)


def _played(words: Words, value: Card, call: Call | None, names: Sequence[str]) -> PiledCard:
    return PiledCard(
        text=card(words, value),
        rank=rank_short(words, value.rank),
        suit=SUITS[value.suit],
        red=value.suit in RED,
        seat=None if call is None else call.seat,
        player=None if call is None else names[call.seat],
        result=None if call is None else call.result,
    )
