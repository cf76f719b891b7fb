"""A hand as its owner sees it. The first lines are what a lock screen shows: never a card of the hand."""

from collections.abc import Iterator

import discord

from bot.desk import LoadedMatch
from bot.outbox import Drawing
from bot.words import Words, words_for
from cogs.faces.calls import chance_line, play_line
from cogs.faces.challenge import choice_buttons
from cogs.faces.channel import outcome_line
from cogs.faces.parts import (
    RED,
    ROW,
    Button,
    ago,
    button,
    buttons,
    card,
    link_button,
    look_id,
    message_link,
    move_id,
    period_name,
    plain,
)
from cogs.faces.roster import roster_of
from hockey.cards import Card
from hockey.game import Phase
from hockey.pile.view import PileView

LAST_CALLS = 4


class PileHandFace:
    def hand(
        self, loaded: LoadedMatch, seat: int, locale: str | None, server: str, *, private: bool
    ) -> Drawing:
        words = words_for(locale)
        view = loaded.view(seat)
        title = _title(words, loaded, view, server)
        if view.phase is Phase.OVER and view.outcome is not None:
            text = f"{title}\n{outcome_line(words, loaded, view, view.outcome)}"
            return Drawing(text, buttons(_rink_button(words, loaded, row=0)))
        if view.phase is Phase.CHOICE:
            items = _choice_row(words, loaded, seat, private=private)
            return Drawing(f"{title}\n{_choice_line(words, loaded, view, seat)}", buttons(*items))
        lines = [title, *_state(words, loaded, view), *_last_calls(words, loaded, view)]
        return Drawing("\n".join(lines), buttons(*_cards(words, loaded, view, private=private)))

    def elsewhere(
        self, loaded: LoadedMatch, seat: int, locale: str | None, channel_id: int | None, *, here: bool
    ) -> Drawing:
        words = words_for(locale)
        opponent = roster_of(loaded).across(words, seat)
        if channel_id is None:
            text = words("hand-elsewhere-private", opponent=opponent)
        elif here:
            text = words("hand-elsewhere-here", opponent=opponent)
        else:
            text = words("hand-elsewhere-dm", opponent=opponent, channel=f"<#{channel_id}>")
        return Drawing(text, buttons(button(words("hand-button-here"), look_id(loaded.id))))

    def nudge(self, loaded: LoadedMatch, seat: int, locale: str) -> Drawing:
        words = words_for(locale)
        view = loaded.view(None)
        player_id = loaded.match.seats[seat].player_id
        facts: dict[str, str | int] = {
            "mention": f"<@{player_id}>",
            "opponent": roster_of(loaded).across(words, seat),
            "homegoals": view.score[seat % 2],
            "awaygoals": view.score[1 - seat % 2],
        }
        if view.phase is Phase.CHOICE:
            text = words("hand-nudge-choice", **facts)
        elif view.answer is not None:
            text = words("hand-nudge", card=card(words, view.answer), **facts)
        else:
            text = words("hand-nudge-empty" if view.calls_of(view.period) else "hand-nudge-lead", **facts)
        show = button(words("sheet-button-hand"), look_id(loaded.id), discord.ButtonStyle.primary)
        return Drawing(text, buttons(show), pings=(player_id,))


def _title(words: Words, loaded: LoadedMatch, view: PileView, server: str) -> str:
    roster = roster_of(loaded)
    return words(
        "hand-title" if view.period else "hand-title-early",
        home=roster.side(words, 0),
        away=roster.side(words, 1),
        homegoals=view.score[0],
        awaygoals=view.score[1],
        server=plain(server),
    )


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
        until=ago(loaded.choice_due),
    )


def _choice_row(words: Words, loaded: LoadedMatch, seat: int, *, private: bool) -> list[Button]:
    choices = choice_buttons(words, loaded, seat) if loaded.to_act(seat) else []
    refresh = [_refresh_button(words, loaded, row=None)] if private else []
    return [*choices, *refresh, _rink_button(words, loaded, row=None)]


def _state(words: Words, loaded: LoadedMatch, view: PileView) -> Iterator[str]:
    """What is asked of whom, then where the match stands."""
    roster = roster_of(loaded)
    turn = next(iter(view.to_act))
    answer = None if view.answer is None else card(words, view.answer)
    if turn != view.seat:
        facts = {"player": roster.names[turn]}
        yield words("hand-wait-answer", card=answer, **facts) if answer else words("hand-wait", **facts)
    elif answer:
        yield words("hand-answer", card=answer)
    else:
        yield words("hand-empty" if view.calls_of(view.period) else "hand-lead")
    chance = chance_line(words, roster, view)
    if chance:
        yield chance
    period = period_name(words, view.period, view.length)
    yield words("hand-period", period=period, deal=view.deal, deals=view.deals)
    if len(view.centre) > 1:
        yield words("hand-centre", cards=", ".join(card(words, centre) for centre in view.centre))


def _last_calls(words: Words, loaded: LoadedMatch, view: PileView) -> Iterator[str]:
    roster = roster_of(loaded)
    for call in view.calls[-LAST_CALLS:]:
        yield f"> {play_line(words, roster, call)}"


def _cards(words: Words, loaded: LoadedMatch, view: PileView, *, private: bool) -> Iterator[Button]:
    """A button per card of the deal, each in its place from the first play to the last."""
    width = len(view.dealt) if len(view.dealt) <= ROW else (len(view.dealt) + 1) // 2
    for slot, dealt in enumerate(view.dealt):
        yield _card(words, loaded, view, dealt, row=slot // width, private=private)
    below = (len(view.dealt) - 1) // width + 1
    if private:
        yield _refresh_button(words, loaded, row=below)
    yield _rink_button(words, loaded, row=below)


def _card(
    words: Words, loaded: LoadedMatch, view: PileView, dealt: Card, *, row: int, private: bool
) -> Button:
    my_turn = view.seat in view.to_act
    decision = view.decision or 0
    if dealt not in view.hand:
        return button(words("card-played"), move_id(loaded.id, decision, dealt), row=row, disabled=True)
    # A private copy may be older than it looks: out of turn its cards look again instead of playing blind.
    custom_id = move_id(loaded.id, decision, dealt) if my_turn or not private else look_id(loaded.id, dealt)
    style = discord.ButtonStyle.danger if dealt.suit in RED else discord.ButtonStyle.secondary
    return button(card(words, dealt), custom_id, style, row=row, disabled=not (private or my_turn))


def _refresh_button(words: Words, loaded: LoadedMatch, *, row: int | None) -> Button:
    return button(words("hand-button-refresh"), look_id(loaded.id, "refresh"), row=row)


def _rink_button(words: Words, loaded: LoadedMatch, *, row: int | None) -> Button:
    url = message_link(loaded.match.server_id, loaded.match.channel_id)
    return link_button(words("hand-button-rink"), url, row=row)
