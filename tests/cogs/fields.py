"""Matches on a field of cards, and all that is drawn of them."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from discord.ui import TextDisplay

from bot.messages.drawing import Drawing
from bot.messages.picture import Picture
from db.model.matches import Status
from hockey.catalogue import CATALOGUE
from hockey.field.game import FieldGame
from hockey.field.match import FieldMatch
from hockey.game import NATURE, Options
from tests.cogs.drawn import NAMES, Drawn, drawn
from tests.hockey.matches import Log

_known = CATALOGUE["field"]
assert isinstance(_known, FieldGame)
FIELD = _known
SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def label(card: str) -> str:
    return card[0].replace("T", "10") + SUITS[card[1]]


def played(seed: int, **setup: Any) -> Log:
    """A match by two who go where an open card lets them pass, else anywhere."""
    rng, state = random.Random(seed), FIELD.new(Options(**setup))
    log: Log = []
    while FIELD.outcome(state) is None:
        (seat,) = FIELD.to_act(state)
        move = FIELD.chance(state, rng.shuffle) if seat == NATURE else rng.choice(ways(state, seat))
        state, _ = FIELD.play(state, seat, move)
        log.append((seat, move))
    return log


def ways(state: FieldMatch, seat: int) -> list[str]:
    view = FIELD.view(state, seat)
    assert view.line is not None
    assert view.drawn is not None
    opened = enumerate(view.lines[view.line])
    fitting = [str(n) for n, card in opened if card and {*card} & {*view.drawn}]
    return fitting or list(view.moves)


def stages(log: Log, names: tuple[str, ...] = NAMES, **setup: Any) -> Iterator[Drawn]:
    """The match as it stands from the first deck on, after every move."""
    now = drawn(FIELD, log[:2], names, **setup)
    yield now
    for length, (seat, move) in enumerate(log[2:], start=3):
        state, _ = FIELD.play(now.loaded.state, seat, move)
        status = Status.RUNNING if FIELD.outcome(state) is None else Status.OVER
        match = replace(now.loaded.match, status=status)
        now = Drawn(replace(now.loaded, match=match, state=state, ply=length, _views={}))
        yield now


def texts(drawing: Drawing) -> list[str]:
    found = [drawing.content] if drawing.content else []
    walked = drawing.view.walk_children() if drawing.view else ()
    return [*found, *(part.content for part in walked if isinstance(part, TextDisplay))]


def everything(drawing: Drawing) -> str:
    """All that is sent of a message, and all that its picture is made of."""
    components = json.dumps(drawing.view.to_components() if drawing.view else [], ensure_ascii=False)
    picture = drawing.picture
    return "\n".join([*texts(drawing), components, *([picture.alt, picture.key] if picture else [])])


def picture_of(now: Drawn, name: str) -> Picture:
    picture = now.drawings()[name].picture
    assert picture
    return picture


def buttons(now: Drawn, seat: int) -> list[dict[str, Any]]:
    view = now.drawings()[f"hand:{seat}"].view
    assert view
    return [{"custom_id": None} | button for row in view.to_components() for button in row["components"]]


def places(now: Drawn, seat: int) -> list[dict[str, Any]]:
    """The buttons that a card is played with, in their order."""
    return [button for button in buttons(now, seat) if (button["custom_id"] or "").startswith("hockey:")]
