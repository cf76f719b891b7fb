"""A hand as its owner sees it. The first lines are what a lock screen shows: never a card of the hand."""

from collections.abc import Iterator

import discord

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from bot.words import Words
from faces.lineup.controls import placing_view, position_label
from faces.lineup.placing import Placing
from faces.lineup.telling import ON_ICE, line_block, pair_table, public_view
from faces.parts import (
    ROW,
    Button,
    button,
    buttons,
    card,
    period_name,
    refresh_button,
    rink_buttons,
)
from faces.roster import Roster, roster_of
from faces.taps.playing import MakeMove, ShowHand
from hockey.cards import Card
from hockey.lineup.line import Line
from hockey.lineup.period import Stage
from hockey.lineup.view import LineupView


def draw_hand(
    words: Words, loaded: LoadedMatch, view: LineupView, seat: int, title: str, *, private: bool
) -> Drawing:
    told = public_view(loaded)
    if told.untold and view.beyond_regulation:
        return _until_told(words, loaded, told, seat, title, private=private)
    period = period_name(words, view.period, view.length)
    placing = Placing.of(view, loaded.match.seats[seat].draft)
    mine = view.lines[seat]
    lines = [title, _asked(words, roster_of(loaded), view, seat), period]
    if placing is not None:
        lines += _placing_lines(words, loaded, view, seat, placing)
        decision = view.decision or 0
        return Drawing("\n".join(lines), placing_view(words, loaded, decision, placing, private=private))
    if told.untold:
        lines.append(words("lineup-telling"))
    items = _line(words, loaded, mine) if mine else _cards(words, loaded, view, seat, private=private)
    return Drawing("\n".join(lines), buttons(*items, *_last(words, loaded, private=private)))


def _until_told(
    words: Words, loaded: LoadedMatch, told: LineupView, seat: int, title: str, *, private: bool
) -> Drawing:
    """The hand after the last period, until its goals are told: overtime would give away a tie."""
    waits = words("lineup-waits-told", opponent=roster_of(loaded).names[1 - seat])
    line = told.lines[seat]
    shown = _line(words, loaded, line) if line else ()
    text = "\n".join([title, waits, period_name(words, told.period, told.length)])
    return Drawing(text, buttons(*shown, *_last(words, loaded, private=private)))


def nudge_line(words: Words, view: LineupView, facts: dict[str, str | int]) -> str:
    """What a player has to do, for everyone to read."""
    faceoff = view.stage is Stage.FACEOFF
    return words("lineup-nudge-faceoff" if faceoff else "lineup-nudge-line", **facts)


def _asked(words: Words, roster: Roster, view: LineupView, seat: int) -> str:
    """What the reader has to do, or who they wait for."""
    opponent, mine = roster.names[1 - seat], seat in view.to_act
    if view.stage is Stage.FACEOFF:
        return words("lineup-asked-faceoff" if mine else "lineup-waits-faceoff", opponent=opponent)
    if view.faceoff is None or view.first is None:
        key = "lineup-asked-secret" if mine else "lineup-waits-secret"
        return words(key, opponent=opponent, why="level" if view.faceoff else "overtime")
    own, other = (card(words, view.faceoff.cards[each]) for each in (seat, 1 - seat))
    key = "lineup-asked" if mine else "lineup-waits"
    first = "lost" if view.first == seat else "won"
    return words(key, faceoff=first, opponent=opponent, own=own, other=other)


def _placing_lines(
    words: Words, loaded: LoadedMatch, view: LineupView, seat: int, placing: Placing
) -> Iterator[str]:
    theirs = view.lines[1 - seat]
    if theirs is not None:
        yield line_block(words, theirs)
    if not any(placing.draft.placed):
        yield words("lineup-how")
    if theirs is not None or any(matchup.pair for matchup in placing.draft.matchups()):
        yield pair_table(words, loaded, 1 - seat, placing.draft)


def _cards(
    words: Words, loaded: LoadedMatch, view: LineupView, seat: int, *, private: bool
) -> Iterator[Button]:
    """One button for each card, the highest first; a face-off card keeps its place."""
    given = view.pick if view.stage is Stage.FACEOFF else None
    held = sorted([*view.hand, *([given] if given else [])], key=lambda each: each.order, reverse=True)
    for slot, each in enumerate(held):
        yield _card(words, loaded, view, seat, each, row=slot // ROW, private=private)


def _card(
    words: Words, loaded: LoadedMatch, view: LineupView, seat: int, value: Card, *, row: int, private: bool
) -> Button:
    if value not in view.hand:
        return button(
            card(words, value),
            ShowHand(loaded.id, value),
            discord.ButtonStyle.success,
            row=row,
            disabled=True,
            wears=value,
        )
    my_turn = seat in view.to_act
    # A private copy may be old: while its owner waits, a tap on its cards shows the current hand.
    looks = private and not my_turn
    return button(
        card(words, value),
        ShowHand(loaded.id, value) if looks else MakeMove(loaded.id, view.decision or 0, value),
        row=row,
        disabled=not (private or my_turn),
        wears=value,
    )


def _line(words: Words, loaded: LoadedMatch, line: Line) -> Iterator[Button]:
    """The finished line, where its positions were tapped."""
    for number, row in enumerate(ON_ICE):
        for position in row:
            placed = line[position]
            yield button(
                position_label(words, position, placed),
                ShowHand(loaded.id, placed),
                row=number,
                disabled=True,
            )


def _last(words: Words, loaded: LoadedMatch, *, private: bool) -> Iterator[Button]:
    if private:
        yield refresh_button(words, loaded, row=ROW - 1)
    yield from rink_buttons(words, loaded, row=ROW - 1)
