"""A hand as its owner sees it. The first lines are what a lock screen shows: never a card of the hand."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

import discord

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from bot.words import Words
from faces.art.cards import BACK
from faces.parts import (
    RED,
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
from faces.pile.calls import chance_line, play_line, rules_of
from faces.pile.counting import left_line
from faces.pile.cut import choice_buttons
from faces.pile.lesson import lesson_lines
from faces.pile.tips import card_label, shows_tips, tips_line, tips_of
from faces.roster import Roster, roster_of
from faces.taps.playing import MakeMove, ShowHand, WhatsGone
from hockey.cards import Card
from hockey.game import Call, Phase
from hockey.pile.lookahead import Prospect
from hockey.pile.rules import PileRules
from hockey.pile.view import PileView

LAST_CALLS = 4
MARKED_ROW = 4
TOLD_KEPT = 1024


def draw_hand(words: Words, loaded: LoadedMatch, view: PileView, title: str, *, private: bool) -> Drawing:
    """The hand of the view's seat, or the choice after the cut."""
    if view.phase is Phase.CHOICE:
        items = _choice_row(words, loaded, view.seat or 0, private=private)
        asked = _choice_line(words, loaded, view, view.seat or 0)
        return Drawing(f"{title}\n{asked}", buttons(*items))
    tips, roster = tips_of(loaded, view), roster_of(loaded)
    told = _last_calls(words, roster, view), lesson_lines(words, loaded, view)
    # Last, for it tells that there is such a card.
    lines = [*chain.from_iterable(told), tips_line(words, loaded, tips.values())]
    text = "\n".join([title, *_state(words, roster, view, rules_of(loaded)), *filter(None, lines)])
    return Drawing(text, buttons(*_cards(words, loaded, view, tips, private=private)))


def nudge_line(words: Words, view: PileView, facts: dict[str, str | int]) -> str:
    """What is asked of somebody, for everybody to read."""
    if view.phase is Phase.CHOICE:
        return words("hand-nudge-choice", **facts)
    if view.answer is None:
        return words("hand-nudge-empty" if view.calls_of(view.period) else "hand-nudge-lead", **facts)
    return words("hand-nudge", card=card(words, view.answer), **facts)


def _choice_line(words: Words, loaded: LoadedMatch, view: PileView, seat: int) -> str:
    cut, winner = view.cuts[-1], view.chooser or 0
    player = roster_of(loaded).names[winner]
    if seat >= len(cut):
        return words("hand-cut-watched", player=player)
    return words(
        "hand-cut-won" if winner == seat else "hand-cut-lost",
        mine=card(words, cut[seat]),
        theirs=card(words, cut[1 - seat]),
        player=player,
        seats=view.seats,
        until=ago(loaded.choice_due),
    )


def _choice_row(words: Words, loaded: LoadedMatch, seat: int, *, private: bool) -> list[Button]:
    choices = choice_buttons(words, loaded, seat) if loaded.to_act(seat) else []
    refresh = [refresh_button(words, loaded)] if private else []
    return [*choices, *refresh, *rink_buttons(words, loaded)]


def _state(words: Words, roster: Roster, view: PileView, rules: PileRules) -> Iterator[str]:
    """What is asked of whom, then where the match stands."""
    turn = next(iter(view.to_act))
    answer = None if view.answer is None else card(words, view.answer)
    if turn != view.seat:
        facts = {"player": roster.names[turn]}
        yield words("hand-wait-answer", card=answer, **facts) if answer else words("hand-wait", **facts)
    elif answer:
        yield words("hand-answer", card=answer)
    else:
        yield words("hand-empty" if view.calls_of(view.period) else "hand-lead")
    chance = chance_line(words, roster, view, rules)
    if chance:
        yield chance
    period = period_name(words, view.period, view.length)
    yield words("hand-period", period=period, deal=view.deal, deals=view.deals)
    yield left_line(words, roster, view)
    if len(view.centre) > 1:
        yield words("hand-centre", cards=", ".join(card(words, centre) for centre in view.centre))


def _last_calls(words: Words, roster: Roster, view: PileView) -> Iterator[str]:
    for call in view.calls[-LAST_CALLS:]:
        yield _told(words, roster, call)


# Each play stands in the hands that follow it as well.
@lru_cache(TOLD_KEPT)
def _told(words: Words, roster: Roster, call: Call) -> str:
    return f"> {play_line(words, roster, call)}"


def _cards(
    words: Words, loaded: LoadedMatch, view: PileView, tips: dict[Card, Prospect], *, private: bool
) -> Iterator[Button]:
    """A button per card of the deal, each in its place from the first play to the last."""
    # A phone has room for five bare cards beside each other. Places do not move as marks come and go.
    most = MARKED_ROW if shows_tips(loaded, view) else ROW
    width = len(view.dealt) if len(view.dealt) <= most else (len(view.dealt) + 1) // 2
    for slot, dealt in enumerate(view.dealt):
        label = card_label(words, dealt, tips)
        yield _card(words, loaded, view, dealt, label, row=slot // width, private=private)
    below = (len(view.dealt) - 1) // width + 1
    yield button(words("hand-button-gone"), WhatsGone(loaded.id), row=below)
    if private:
        yield refresh_button(words, loaded, row=below)
    yield from rink_buttons(words, loaded, row=below)


def _card(
    words: Words, loaded: LoadedMatch, view: PileView, dealt: Card, label: str, *, row: int, private: bool
) -> Button:
    my_turn = view.seat in view.to_act
    decision = view.decision or 0
    if dealt not in view.hand:
        gone = MakeMove(loaded.id, decision, dealt)
        return button(words("card-played"), gone, row=row, disabled=True, wears=BACK)
    # A private copy may be older than it looks: out of turn its cards look again instead of playing blind.
    tap = MakeMove(loaded.id, decision, dealt) if my_turn or not private else ShowHand(loaded.id, dealt)
    style = discord.ButtonStyle.danger if dealt.suit in RED else discord.ButtonStyle.secondary
    return button(label, tap, style, row=row, disabled=not (private or my_turn), wears=dealt)
