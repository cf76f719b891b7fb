"""The controls for setting a line: one button for each position, a list of cards, Ready."""

from collections.abc import Iterator

import discord
from discord import ui

from bot.custom_id import CustomId
from bot.matches.loaded import LoadedMatch
from bot.words import Words
from faces.lineup.placing import Placing
from faces.lineup.telling import ON_ICE, pair_name
from faces.parts import Button, Buttons, Select, button, card, refresh_button, rink_buttons
from faces.taps.playing import (
    ClearLine,
    MakeMove,
    PickPosition,
    PutCard,
    PutChosen,
    PutDown,
    PutNowhere,
    TakeLine,
)
from hockey.cards import Card
from hockey.game import Move
from hockey.lineup.chemistry import card_value
from hockey.lineup.draft import Matchup
from hockey.lineup.line import Position

OFF = "off"
NOBODY = "nobody"


def placing_view(
    words: Words, loaded: LoadedMatch, decision: int, placing: Placing, *, private: bool
) -> ui.View:
    view = Buttons()
    for number, row in enumerate(ON_ICE):
        for position in row:
            view.add_item(_position(words, loaded.id, decision, placing, position, row=number))
    below = len(ON_ICE)
    view.add_item(_cards(words, loaded.id, decision, placing, row=below))
    for item in _last_row(words, loaded, decision, placing, private=private):
        item.row = below + 1
        view.add_item(item)
    return view


def use_button(words: Words, match_id: int, decision: int, move: Move) -> Button | None:
    """Uses the line of a hint; None below any other hint."""
    if not move.startswith("line "):
        return None
    code = "".join(move.split()[1:])
    return button(words("lineup-button-use"), TakeLine(match_id, decision, code), discord.ButtonStyle.primary)


def position_label(words: Words, position: Position, placed: Card | None) -> str:
    name = words(f"position-{position}")
    if placed is None:
        return words("lineup-button-empty", position=name)
    return words("lineup-button-placed", position=name, card=card(words, placed))


def _position(
    words: Words, match_id: int, decision: int, placing: Placing, position: Position, *, row: int
) -> Button:
    placed, holding = placing.draft[position], placing.holding
    if holding is not None and position == placing.picked:
        tap: CustomId = PutDown(match_id, decision)
    elif holding is not None:
        tap = PutCard(match_id, decision, position, holding)
    else:
        tap = PickPosition(match_id, decision, position)
    style = discord.ButtonStyle.primary if position == placing.at else discord.ButtonStyle.secondary
    return button(position_label(words, position, placed), tap, style, row=row)


def _cards(words: Words, match_id: int, decision: int, placing: Placing, *, row: int) -> Select:
    """The bench for the picked position; always there, so that nothing below it jumps."""
    position, bench = placing.at, placing.draft.bench
    tap = PutChosen(match_id, decision, position) if position else PutNowhere(match_id, decision)
    shown = Select(custom_id=tap.id, row=row)
    placed = None if position is None else placing.draft[position]
    if position is None or not (bench or placed):
        shown.placeholder = words("lineup-cards-tap" if bench else "lineup-cards-none")
        shown.options = [discord.SelectOption(label=shown.placeholder, value=NOBODY)]
        shown.disabled = True
        return shown
    shown.placeholder = _placeholder(words, position, placed)
    shown.options = [_option(words, placing, position, each) for each in reversed(bench)]
    if placed is not None:
        label = words("lineup-cards-off", card=card(words, placed))
        shown.options.append(discord.SelectOption(label=label, value=OFF))
    return shown


def _placeholder(words: Words, position: Position, placed: Card | None) -> str:
    if placed is None:
        return words("lineup-cards", position=words(f"position-{position}-name"))
    return words("lineup-cards-move", card=card(words, placed))


def _option(words: Words, placing: Placing, position: Position, value: Card) -> discord.SelectOption:
    """A card with what its pairs would be worth there."""
    after = placing.draft.place(value, position)
    pairs = [_worth(words, each) for each in after.matchups() if position in each.positions and each.pair]
    told = ", ".join(pairs) or words("lineup-option-alone", value=card_value(value))
    return discord.SelectOption(label=card(words, value), value=value, description=told[:100])


def _worth(words: Words, matchup: Matchup) -> str:
    pair = matchup.pair
    facts: dict[str, str | int] = {
        "pair": pair_name(words, matchup.positions),
        "value": pair.value if pair else 0,
        "chemistry": int(pair.chemistry) if pair else 0,
    }
    if matchup.against is None:
        return words("lineup-option", **facts)
    return words("lineup-option-against", against=matchup.against.value, **facts)


def _last_row(
    words: Words, loaded: LoadedMatch, decision: int, placing: Placing, *, private: bool
) -> Iterator[Button]:
    line = placing.draft.line
    yield button(
        words("lineup-button-ready"),
        MakeMove(loaded.id, decision, line.move if line else NOBODY),
        discord.ButtonStyle.success,
        disabled=line is None,
    )
    yield button(words("lineup-button-clear"), ClearLine(loaded.id, decision))
    if private:
        yield refresh_button(words, loaded)
    yield from rink_buttons(words, loaded)
