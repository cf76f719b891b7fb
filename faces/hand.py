"""A hand as its owner sees it. The first lines are what a lock screen shows: never a card of the hand."""

from dataclasses import replace

import discord
from discord import ui

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from bot.messages.emojis import Emojis
from bot.turns.telling import before_told, ends_untold
from bot.words import Words, words_for
from faces.deck import dress
from faces.face import face_of
from faces.leaving import leaving_line
from faces.parts import add_where_room, button, buttons, rink_buttons
from faces.result import outcome_line, rematch_buttons
from faces.roster import roster_of
from faces.tale.taunts import add_taunts
from faces.taps.playing import Hint, ShowHand
from faces.turn_clock import hand_with_clock, nudge_clock
from hockey.game import SIDES


class HandFace:
    def __init__(self, emojis: Emojis | None = None) -> None:
        """`emojis` are those of the cards, if Discord has them."""
        self._emojis = emojis or Emojis()

    def hand(self, loaded: LoadedMatch, seat: int, *, private: bool) -> Drawing:
        words = words_of_seat(loaded, seat)
        told = before_told(loaded)
        outcome = told.view(None).outcome
        if outcome is None:
            title = _title(words, told, scored=bool(told.view(None).period_scores))
            hand = face_of(loaded.game).hand(words, told, seat, title, private=private)
            clocked = hand_with_clock(words, told, seat, _with_hint(words, loaded, seat, hand))
            more = [leaving_line(words, loaded, seat), _lost(words, loaded)]
            if isinstance(clocked.view, ui.View):
                add_taunts(clocked.view, words, loaded, seat)
                dress(clocked.view, self._emojis, four_colours=loaded.match.seats[seat].wants.four_colours)
            return replace(clocked, content="\n".join(filter(None, [clocked.content, *more])))
        # In the bot's own DM the result stands beside it, with all its buttons.
        again = [] if private or loaded.match.in_dm else rematch_buttons(words, loaded)
        text = outcome_line(words, loaded, outcome)
        return Drawing(text, buttons(*again, *rink_buttons(words, loaded)))

    def elsewhere(self, loaded: LoadedMatch, seat: int, channel_id: int | None, *, here: bool) -> Drawing:
        words = words_of_seat(loaded, seat)
        opponent = roster_of(loaded).across(words, seat)
        if channel_id is None:
            text = words("hand-elsewhere-private", opponent=opponent)
        elif here:
            text = words("hand-elsewhere-here", opponent=opponent)
        else:
            text = words("hand-elsewhere-dm", opponent=opponent, channel=f"<#{channel_id}>")
        return Drawing(text, buttons(button(words("hand-button-here"), ShowHand(loaded.id))))

    def left(self, loaded: LoadedMatch, seat: int) -> Drawing:
        words = words_of_seat(loaded, seat)
        opponent = roster_of(loaded).across(words, seat)
        return Drawing(words("hand-left-to-bot", opponent=opponent))

    def nudge(self, loaded: LoadedMatch, seat: int, *, dms_down: bool = False) -> Drawing:
        words = words_for(loaded.match.locale)
        score = before_told(loaded).view(None).score
        player_id = loaded.match.seats[seat].player_id
        facts: dict[str, str | int] = {
            "mention": f"<@{player_id}>",
            "opponent": roster_of(loaded).across(words, seat),
            "homegoals": score[seat % SIDES],
            "awaygoals": score[1 - seat % SIDES],
        }
        if loaded.to_act(seat):
            told = [face_of(loaded.game).nudge(words, loaded, seat, facts), nudge_clock(words, loaded)]
        else:
            told = [words("pause-nudge", **facts)]
        if dms_down:
            told.append(words("nudge-dms-down"))
        text = " ".join(filter(None, told))
        show = button(words("sheet-button-hand"), ShowHand(loaded.id), discord.ButtonStyle.primary)
        return Drawing(text, buttons(show), pings=(player_id,))


def _lost(words: Words, loaded: LoadedMatch) -> str:
    """Where to play while the bot can't write to the match's place."""
    if not loaded.match.lost:
        return ""
    if loaded.match.in_dm:
        return words("hand-lost-dm")
    return words("hand-lost-thread" if loaded.match.thread_id else "hand-lost")


def _with_hint(words: Words, loaded: LoadedMatch, seat: int, hand: Drawing) -> Drawing:
    """The hint's button, for a player whose opponents are all bots."""
    asked = loaded.to_act(seat) and not ends_untold(loaded)
    if isinstance(hand.view, ui.View) and loaded.match.alone and asked:
        decision = loaded.game.decision(loaded.state, seat)
        add_where_room(hand.view, [button(words("hand-button-hint"), Hint(loaded.id, decision))])
    return hand


def words_of_seat(loaded: LoadedMatch, seat: int) -> Words:
    return words_for(loaded.match.seats[seat].locale)


def _title(words: Words, loaded: LoadedMatch, *, scored: bool) -> str:
    return words(
        "hand-title" if scored else "hand-title-early",
        **roster_of(loaded).score(words, loaded.view(None).score),
    )
