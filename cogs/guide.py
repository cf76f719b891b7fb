"""Help and the rules."""

import re

from discord import app_commands, ui

from bot.client import Interaction
from bot.messages.drawing import Drawing
from bot.words import Words
from cogs.asking import Offered, game_asked_for, matching_games, wording, words_of
from faces.face import face_of
from faces.guide.rulebook import draw_page
from faces.layout import boxed
from faces.opponents.offer import first_match_button, opponents_button
from faces.parts import button, link_button
from faces.pile.rules import voices_line
from faces.taps.offering import TurnRules
from hockey.catalogue import DEFAULT, PILE_GAMES


@app_commands.command(name="help", description=wording("command-help"))
async def help_command(interaction: Interaction) -> None:
    words, settings = words_of(interaction), interaction.client.settings
    text = words("help", voices=voices_line(words, PILE_GAMES[DEFAULT]))
    if settings.support_url is not None:
        text += "\n\n" + words("help-support", address=str(settings.support_url))
    text = clickable(words, text, await interaction.client.registering.ids())
    papers = {"help-privacy-policy": settings.privacy_policy_url, "help-terms": settings.terms_url}
    row = ui.ActionRow[ui.LayoutView]()
    row.add_item(button(words("help-button-rules"), TurnRules(0, "first", DEFAULT)))
    for each in (first_match_button(words), opponents_button(words)):
        row.add_item(each)
    for key, address in papers.items():
        if address is not None:
            row.add_item(link_button(words(key), str(address)))
    await interaction.response.send_message(view=boxed([ui.TextDisplay(text), row]), ephemeral=True)


def clickable(words: Words, text: str, ids: dict[str, int]) -> str:
    """A text in which commands, as they are called in its language, are such that a tap begins them.

    `ids` are Discord's, by the whole name of a command in English; one without stays text.
    """
    known = {" ".join(words(f"name-{part}") for part in path.split()): path for path in ids}
    if not known:
        return text
    names = "|".join(re.escape(name) for name in sorted(known, key=len, reverse=True))
    return re.sub(
        rf"(\*\*)?/({names})(?(1)\*\*|\b)",
        lambda found: f"</{known[found[2]]}:{ids[known[found[2]]]}>",
        text,
    )


@app_commands.command(name="rules", description=wording("command-rules"))
@app_commands.describe(game=wording("command-rules-game"))
async def rules(interaction: Interaction, game: str = DEFAULT) -> None:
    asked = await game_asked_for(interaction, game)
    await interaction.response.send_message(**await _page(interaction, asked, 0).new(), ephemeral=True)


@rules.autocomplete("game")
async def rules_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await matching_games(interaction, typed)


async def turn_rules(interaction: Interaction, tap: TurnRules) -> None:
    """A tap below a page of the rules, or on what opens them."""
    page = _page(interaction, await game_asked_for(interaction, tap.game), tap.page)
    if tap.way == "first":
        await interaction.response.send_message(**await page.new(), ephemeral=True)
    else:
        await interaction.response.edit_message(**await page.edit())


def _page(interaction: Interaction, asked: Offered, number: int) -> Drawing:
    words = words_of(interaction)
    pages = face_of(asked.game).rules(words, asked.game)
    pictures = interaction.app_permissions.attach_files
    return draw_page(words, asked.game, asked.id, pages, number, pictures=pictures)
