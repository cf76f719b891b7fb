"""A hand as its owner sees it. The first lines are what a lock screen shows: never a card of the hand."""

from collections.abc import Iterator
from functools import lru_cache

import discord

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from bot.words import Words
from faces.art.cards import BACK
from faces.parts import (
    ROW,
    Button,
    ago,
    button,
    buttons,
    card,
    period_name,
    refresh_button,
    rink_buttons,
)
from faces.pile.calls import chance_line, headed, play_line, rules_of, turn_line
from faces.pile.cut import choice_buttons, cut_cards
from faces.pile.lesson import lesson_lines
from faces.pile.tips import card_label, card_style, shows_tips, tips_line, tips_of
from faces.roster import Roster, roster_of
from faces.taps.playing import MakeMove, ShowHand, WhatsGone
from hockey.cards import Card
from hockey.game import Call, Phase, Result
from hockey.pile.lookahead import Prospect
from hockey.pile.rules import PileRules
from hockey.pile.view import PileView

LAST_CALLS = 2
"""How many plays are told: one fewer if more than the state is above the cards."""
SHOWN_CENTRE = 2
"""From this many cards on, the centre is more than the card to match."""
MARKED_ROW = 4
TOLD_KEPT = 1024


def draw_hand(words: Words, loaded: LoadedMatch, view: PileView, title: str, *, private: bool) -> Drawing:
    """The hand of the view's seat, or the choice after the cut."""
    if view.phase is Phase.CHOICE:
        items = _choice_row(words, loaded, view.seat or 0, private=private)
        asked = _choice_line(words, loaded, view, view.seat or 0)
        return Drawing(f"{title}\n{asked}", buttons(*items))
    tips, roster = tips_of(loaded, view), roster_of(loaded)
    # Last, because it shows that there is such a card.
    below = [
        _centre(words, view),
        *lesson_lines(words, loaded, view),
        tips_line(words, loaded, tips.values()),
    ]
    more = [line for line in below if line]
    # A goal needs the room of two plays.
    scored = view.last_call is not None and view.last_call.result is Result.GOAL
    shown = LAST_CALLS - bool(more or scored)
    calls = [_told(words, roster, call) for call in view.calls[-shown:]]
    state = _state(words, roster, view, rules_of(loaded))
    text = "\n".join([title, *state, *calls, _deal(words, view), *more])
    return Drawing(text, buttons(*_cards(words, loaded, view, tips, private=private)))


def nudge_line(words: Words, view: PileView, facts: dict[str, str | int]) -> str:
    """What a player has to do, for everyone to read."""
    if view.phase is Phase.CHOICE:
        return words("hand-nudge-choice", **facts)
    if view.answer is None:
        return words("hand-nudge-empty" if view.calls_of(view.period) else "hand-nudge-lead", **facts)
    return words("hand-nudge", card=card(words, view.answer), **facts)


def _choice_line(words: Words, loaded: LoadedMatch, view: PileView, seat: int) -> str:
    cards = cut_cards(words, view)
    if view.chooser == seat:
        return words("hand-cut-won", until=ago(loaded.choice_due), **cards)
    return words("hand-cut-lost", player=roster_of(loaded).names[view.chooser or 0], **cards)


def _choice_row(words: Words, loaded: LoadedMatch, seat: int, *, private: bool) -> list[Button]:
    choices = choice_buttons(words, loaded, seat) if loaded.to_act(seat) else []
    refresh = [refresh_button(words, loaded)] if private else []
    return [*choices, *refresh, *rink_buttons(words, loaded)]


def _state(words: Words, roster: Roster, view: PileView, rules: PileRules) -> Iterator[str]:
    """What the player on turn has to do, then who may score after that."""
    yield turn_line(words, roster, view, rules)
    if chance := chance_line(words, roster, view, rules):
        yield chance


def _deal(words: Words, view: PileView) -> str:
    period = period_name(words, view.period, view.length)
    return words("hand-period", period=period, deal=view.deal, deals=view.deals)


def _centre(words: Words, view: PileView) -> str:
    if len(view.centre) < SHOWN_CENTRE:
        return ""
    return words("hand-centre", cards=", ".join(card(words, centre) for centre in view.centre))


# Each play is in all the hands after it as well.
@lru_cache(TOLD_KEPT)
def _told(words: Words, roster: Roster, call: Call) -> str:
    play = play_line(words, roster, call)
    return headed(words, call, play) if call.result is Result.GOAL else f"> {play}"


def _cards(
    words: Words, loaded: LoadedMatch, view: PileView, tips: dict[Card, Prospect], *, private: bool
) -> Iterator[Button]:
    """One button for each card of the deal, each in its place from the first play to the last."""
    # A phone has room for five bare cards side by side. Places don't move as marks come and go.
    most = MARKED_ROW if shows_tips(loaded, view) else ROW
    width = len(view.dealt) if len(view.dealt) <= most else (len(view.dealt) + 1) // 2
    for slot, dealt in enumerate(view.dealt):
        label, style = card_label(words, dealt, tips), card_style(dealt, tips)
        yield _card(words, loaded, view, dealt, label, style, row=slot // width, private=private)
    below = (len(view.dealt) - 1) // width + 1
    yield button(words("hand-button-gone"), WhatsGone(loaded.id), row=below)
    if private:
        yield refresh_button(words, loaded, row=below)
    yield from rink_buttons(words, loaded, row=below)


def _card(
    words: Words,
    loaded: LoadedMatch,
    view: PileView,
    dealt: Card,
    label: str,
    style: discord.ButtonStyle,
    *,
    row: int,
    private: bool,
) -> Button:
    my_turn = view.seat in view.to_act
    decision = view.decision or 0
    if dealt not in view.hand:
        gone = MakeMove(loaded.id, decision, dealt)
        return button(words("card-played"), gone, row=row, disabled=True, wears=BACK)
    # A private copy may be old: out of turn, a tap on its cards shows the current hand.
    tap = MakeMove(loaded.id, decision, dealt) if my_turn or not private else ShowHand(loaded.id, dealt)
    return button(label, tap, style, row=row, disabled=not (private or my_turn), wears=dealt)
