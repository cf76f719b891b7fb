"""The message on which house rules are made: every switch, and what they come to in plain words."""

from typing import Any, get_args

import discord
from discord import ui

from bot.words import Words
from cogs.admin.rules_draft import (
    CENTRES,
    DEALS,
    FLAGS,
    THIRDS,
    Switches,
    encode,
    presets,
    rules_of,
    write_deals,
)
from faces.parts import Button, Select, button, buttons, rank_word
from faces.pile.rules import deals_line, summary
from faces.taps.admin import MakeRules, RulesPage
from hockey.cards import RANKS
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules

NAME = "name"
PAGES: tuple[RulesPage, ...] = get_args(RulesPage)


def draw_workshop(words: Words, switches: Switches, page: RulesPage) -> tuple[str, ui.View]:
    """A page of switches: the cards, or what they do in play."""
    rules = rules_of(switches)
    title = words("house-making", page=PAGES.index(page) + 1, pages=len(PAGES), which=page)
    if isinstance(rules, PileRules):
        lines = [title, summary(words, PileGame(rules, "", ""))]
    else:
        lines = [title, words("house-not"), *(f"- {words(f'house-not-{each}')}" for each in rules)]
    controls = _cards(words, switches) if page == "cards" else _play(words, switches, ready=len(lines) == 2)  # noqa: PLR2004 - title and summary
    return "\n".join(lines), buttons(*controls)


def _cards(words: Words, switches: Switches) -> list[Button | Select]:
    code, seats = encode(switches), switches["seats"]
    ranks = [
        discord.SelectOption(
            label=words("house-power", rank=rank_word(words, rank)),
            value=rank,
            default=rank in switches["power"],
        )
        for rank in RANKS
    ]
    centres = [
        _option(words("house-centre", cards=cards), str(cards), cards == switches["centre"])
        for cards in sorted({*CENTRES, switches["centre"]})
    ]
    return [
        Select(
            custom_id=MakeRules("power", code).id,
            placeholder=words("house-power-none"),
            min_values=0,
            max_values=len(ranks),
            options=ranks,
            row=0,
        ),
        *(
            Select(custom_id=MakeRules(name, code).id, options=_deals(words, switches, name), row=row)
            for row, name in enumerate(DEALS, start=1)
        ),
        Select(custom_id=MakeRules("centre", code).id, options=centres, row=3),
        button(words("house-button-seats", seats=seats), MakeRules("seats", code), row=4),
        button(words("house-button-next"), MakeRules("play", code), discord.ButtonStyle.primary, row=4),
    ]


def _deals(words: Words, switches: Switches, name: str) -> list[discord.SelectOption]:
    now = switches[name]
    fitting = presets(switches["seats"], switches["centre"])
    known = fitting if now in fitting else [now, *fitting]
    return [
        _option(words(f"house-{name}", deals=deals_line(tuple(deals))), write_deals(deals), deals == now)
        for deals in known
    ]


def _play(words: Words, switches: Switches, *, ready: bool) -> list[Button | Select]:
    code = encode(switches)
    thirds = [
        _option(words(f"house-third-{card or 'none'}"), letter, card == switches["third_card"])
        for letter, card in THIRDS.items()
    ]
    flags = [
        button(
            words(f"house-button-{name}", on=words("house-on" if switches[name] else "house-off")),
            MakeRules(letter, code),
            discord.ButtonStyle.success if switches[name] else discord.ButtonStyle.secondary,
            row=1,
        )
        for letter, name in FLAGS.items()
    ]
    primary = discord.ButtonStyle.primary
    return [
        Select(custom_id=MakeRules("third", code).id, options=thirds, row=0),
        *flags,
        button(words("house-button-back"), MakeRules("cards", code), row=2),
        button(words("house-button-name"), MakeRules("name", code), primary, row=2, disabled=not ready),
    ]


def _option(label: str, value: str, default: bool) -> discord.SelectOption:
    return discord.SelectOption(label=label, value=value, default=default)


class NameModal(ui.Modal):
    """Asks for the name. Its custom_id says all, so that any process may read the answer."""

    def __init__(self, words: Words, tap: MakeRules, longest: int) -> None:
        super().__init__(title=words("house-name-title"), custom_id=tap.id)
        field: ui.TextInput[Any] = ui.TextInput(custom_id=NAME, min_length=1, max_length=longest)
        self.add_item(
            ui.Label(text=words("house-name"), description=words("house-name-about"), component=field)
        )

    def is_finished(self) -> bool:
        """Nothing waits for it in this process."""
        return True
