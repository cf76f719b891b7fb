"""The form of house rules: every switch, and the rules that they make."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from bot.words import Words
from cogs.admin.rules_draft import (
    CENTRES,
    DEALS,
    FLAGS,
    SEATS,
    THIRDS,
    Switches,
    encode,
    presets,
    read_deals,
    rules_of,
    write_deals,
)
from faces.form import choice, draw_form, switch
from faces.layout import Item
from faces.parts import Select, button, rank_word
from faces.pile.rules import deals_line, summary
from faces.taps.admin import MakeRules, RulesDeals
from hockey.cards import RANKS
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules

NAME = "name"


def draw_workshop(words: Words, switches: Switches) -> ui.LayoutView:
    """The form, and below it the rules that it makes, or why it makes none."""
    rules, code = rules_of(switches), encode(switches)
    if isinstance(rules, PileRules):
        told = summary(words, PileGame(rules, "", ""))
    else:
        told = "\n".join([words("house-not"), *(f"- {words(f'house-not-{each}')}" for each in rules)])
    save = button(
        words("house-button-name"),
        MakeRules("name", code),
        discord.ButtonStyle.primary,
        disabled=not isinstance(rules, PileRules),
    )
    flags = (
        switch(words, words(f"house-{name}"), MakeRules(letter, code), on=switches[name])
        for letter, name in FLAGS.items()
    )
    rows = [*_lists(words, switches, code), *flags, ui.ActionRow(save), ui.TextDisplay(told)]
    return draw_form(words("house-making"), rows)


def _lists(words: Words, switches: Switches, code: str) -> Iterator[Item]:
    seats = {str(count): str(count) for count in SEATS}
    yield choice(words, "house-seats", MakeRules("seats", code), seats, str(switches["seats"]))
    yield ui.ActionRow(_power(words, switches, code))
    for name in DEALS:
        yield _deals(words, switches, code, name)
    centres = sorted({*CENTRES, switches["centre"]})
    piles = {str(cards): words("house-centre-cards", cards=cards) for cards in centres}
    yield choice(words, "house-centre", MakeRules("centre", code), piles, str(switches["centre"]))
    thirds = {letter: words(f"house-third-{card or 'none'}") for letter, card in THIRDS.items()}
    now = next(letter for letter, card in THIRDS.items() if card == switches["third_card"])
    yield choice(words, "house-third", MakeRules("third", code), thirds, now)


def _power(words: Words, switches: Switches, code: str) -> Select:
    """The list of ranks, of which any number can be power cards."""
    ranks = []
    for rank in RANKS:
        name, on = rank_word(words, rank), rank in switches["power"]
        label = words("house-power", rank=name) if on else name
        ranks.append(discord.SelectOption(label=label, value=rank, default=on))
    return Select(
        custom_id=MakeRules("power", code).id,
        placeholder=words("house-power-none"),
        min_values=0,
        max_values=len(ranks),
        options=ranks,
    )


def _deals(words: Words, switches: Switches, code: str, name: RulesDeals) -> Item:
    now = write_deals(switches[name])
    fitting = map(write_deals, presets(switches["seats"], switches["centre"]))
    options = {deals: deals_line(tuple(read_deals(deals))) for deals in dict.fromkeys([now, *fitting])}
    return choice(words, f"house-{name}", MakeRules(name, code), options, now)


class NameModal(ui.Modal):
    """Asks for the name. Its custom_id says everything, so any process can read the answer."""

    def __init__(self, words: Words, tap: MakeRules, longest: int) -> None:
        super().__init__(title=words("house-name-title"), custom_id=tap.id)
        field: ui.TextInput[Any] = ui.TextInput(custom_id=NAME, min_length=1, max_length=longest)
        self.add_item(
            ui.Label(text=words("house-name"), description=words("house-name-about"), component=field)
        )

    def is_finished(self) -> bool:
        """Nothing waits for it in this process."""
        return True
