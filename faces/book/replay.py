"""One play of a finished match, told and drawn as the channel saw it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import discord
from discord import ui

from bot.appearance import want
from bot.matches.loaded import LoadedMatch
from bot.matches.reel import Reel
from bot.messages.drawing import Drawing, Wanted
from bot.messages.room import MOST_TEXT, size_of, texts_of
from bot.words import Words, words_for
from db.model.people import Bookmark
from faces.face import face_of
from faces.layout import Item, boxed
from faces.parts import Layout, Select, button, card, label, plain
from faces.result import draw_result
from faces.roster import roster_of
from faces.taps.library import HandsShown, MarkPlay, PickMark, Replay, ReplayStep, SharePlay, UnmarkPlay
from hockey.cards import Card

STEPS: tuple[tuple[ReplayStep, ...], ...] = (("back", "on", "goal"), ("first", "last"))
"""Buttons in a row: a phone has no room for more."""
LONGEST_NOTE = 100
MOST_SEEN = MOST_TEXT - 1000
"""The room, by `size_of`, for what the channel saw, without heading and hands."""
MOST_MARKS = 25


@dataclass(frozen=True, slots=True)
class ReplayStop:
    """What a person looks at: a stop of a reel, with the hands open or hidden, and their own bookmarks."""

    reel: Reel
    ply: int
    hands: HandsShown = "hidden"
    marks: Sequence[Bookmark] = field(default=())


def draw_stop(words: Words, stop: ReplayStop) -> Drawing:
    """For one reader: what the channel saw is in its language, the rest in the reader's."""
    reel, loaded = stop.reel, stop.reel.at(stop.ply)
    layout = Layout()
    note = next((mark.note for mark in stop.marks if mark.ply == stop.ply), "")
    head = words("replay-title", match=str(reel.match.id), play=reel.number(stop.ply))
    lines = [head, words("replay-note", note=plain(note)) if note else ""]
    layout.add_item(ui.TextDisplay("\n".join(filter(None, lines))))
    drawings = _with_room(list(_seen(stop, loaded)))
    for drawing in drawings:
        for item in _items(drawing):
            layout.add_item(item)
    if stop.hands == "open" and (hands := list(_hands(words, loaded))):
        layout.add_item(ui.TextDisplay("\n".join(hands)))
    for row in _controls(words, stop, loaded):
        layout.add_item(row)
    pictures = [drawing.picture for drawing in drawings if drawing.picture]
    return Drawing(view=layout, picture=pictures[-1] if pictures else None)


def _seen(stop: ReplayStop, loaded: LoadedMatch) -> Iterator[Drawing]:
    """The messages that this play changed or brought, in order; of two with a picture, the newer one."""
    before = stop.reel.back(stop.ply)
    earlier = {} if before == stop.ply else _digests(stop.reel.at(before))
    changed = [
        wanted.drawing
        for wanted in _told(loaded)
        if not (wanted.edit_only and wanted.final) and earlier.get(wanted.name) != wanted.drawing.digest()
    ]
    pictured = [drawing for drawing in changed if drawing.picture]
    yield from (drawing for drawing in changed if not drawing.picture or drawing is pictured[-1])


def _with_room(drawings: list[Drawing]) -> list[Drawing]:
    """The newest of them that fit into one message."""
    while len(drawings) > 1 and sum(map(_size, drawings)) > MOST_SEEN:
        drawings = drawings[1:]
    return drawings


def _size(drawing: Drawing) -> int:
    texts = texts_of(drawing.view) if isinstance(drawing.view, ui.LayoutView) else []
    return sum(map(size_of, [drawing.content or "", *texts]))


def _digests(loaded: LoadedMatch) -> dict[str, str]:
    # Everything this play can have changed is among the last ones.
    return {wanted.name: wanted.drawing.digest() for wanted in _told(loaded)}


def _told(loaded: LoadedMatch) -> list[Wanted]:
    """The messages of the play, the opening before anything was played, and at the end the result."""
    words, face = words_for(loaded.match.locale), face_of(loaded.game)
    outcome = loaded.view(None).outcome
    told = list(face.told(words, loaded, pictures=True))
    if not loaded.view(None).facts:
        told.insert(0, want(loaded, "opening", lambda: face.opening(words, loaded)))
    if outcome is not None:
        told.append(want(loaded, "result", lambda: draw_result(words, loaded, outcome)))
    return told


def _items(drawing: Drawing) -> Iterator[Item]:
    """What a message shows, without its buttons: there's nothing to play any more."""
    if drawing.content:
        yield from boxed([ui.TextDisplay(drawing.content)]).children
    if isinstance(drawing.view, ui.LayoutView):
        for item in list(drawing.view.children):
            if isinstance(item, ui.ActionRow):
                continue
            if isinstance(item, ui.Container):
                for inner in [each for each in item.children if isinstance(each, ui.ActionRow)]:
                    item.remove_item(inner)
            drawing.view.remove_item(item)
            yield item


def _hands(words: Words, loaded: LoadedMatch) -> Iterator[str]:
    roster = roster_of(loaded)
    for seat in range(loaded.game.seats):
        hand: Sequence[Card] = getattr(loaded.view(seat), "hand", ())
        if hand:
            cards = " ".join(card(words, each) for each in hand)
            yield words("replay-hand", player=roster.names[seat], cards=cards)


def _controls(words: Words, stop: ReplayStop, loaded: LoadedMatch) -> Iterator[ui.ActionRow[Layout]]:
    reel, ply, hands = stop.reel, stop.ply, stop.hands
    ends: dict[str, bool] = dict.fromkeys(("first", "back"), ply == reel.first)
    ends |= dict.fromkeys(("on", "goal", "last"), ply == reel.last)
    row = ui.ActionRow[Layout]()
    for steps in STEPS:
        row = ui.ActionRow[Layout]()
        for step in steps:
            style = discord.ButtonStyle.primary if step == "on" else discord.ButtonStyle.secondary
            tap = Replay(reel.match.id, step, ply, hands)
            row.add_item(button(words(f"replay-button-{step}"), tap, style, disabled=ends[step]))
        if steps is not STEPS[-1]:
            yield row
    if hasattr(loaded.view(0), "hand"):
        other: HandsShown = "hidden" if hands == "open" else "open"
        tap = Replay(reel.match.id, "hands", ply, other)
        row.add_item(button(words(f"replay-button-hands-{other}"), tap))
    yield row
    more = ui.ActionRow[Layout]()
    more.add_item(button(words("replay-button-mark"), MarkPlay(reel.match.id, ply, hands)))
    if any(mark.ply == ply for mark in stop.marks):
        more.add_item(button(words("replay-button-unmark"), UnmarkPlay(reel.match.id, ply, hands)))
    if not reel.match.in_dm:
        more.add_item(button(words("replay-button-share"), SharePlay(reel.match.id, ply)))
    yield more
    if stop.marks:
        yield _marks(words, stop)


def _marks(words: Words, stop: ReplayStop) -> ui.ActionRow[Layout]:
    row = ui.ActionRow[Layout]()
    options = [
        discord.SelectOption(
            label=label(words("replay-mark", play=stop.reel.number(mark.ply), note=mark.note), LONGEST_NOTE),
            value=str(mark.ply),
            default=mark.ply == stop.ply,
        )
        for mark in stop.marks[:MOST_MARKS]
    ]
    tap = PickMark(stop.reel.match.id, stop.hands)
    row.add_item(Select(custom_id=tap.id, placeholder=words("replay-marks"), options=options))
    return row
