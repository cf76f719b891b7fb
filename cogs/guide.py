"""Help and the rules."""

from discord import app_commands

from bot.client import Interaction
from bot.replies import tell
from cogs.asking import game_asked_for, matching_games, wording, words_of
from faces.face import face_of
from faces.opponents.offer import practice_offer
from faces.parts import link_button
from faces.pile.rules import voices_line
from hockey.catalogue import DEFAULT, PILE_GAMES


@app_commands.command(name="help", description=wording("command-help"))
async def help_command(interaction: Interaction) -> None:
    words, settings = words_of(interaction), interaction.client.settings
    text = words("help", voices=voices_line(words, PILE_GAMES[DEFAULT]))
    if settings.support_url is not None:
        text += "\n\n" + words("help-support", address=str(settings.support_url))
    papers = {"help-privacy-policy": settings.privacy_policy_url, "help-terms": settings.terms_url}
    links = [link_button(words(key), str(address)) for key, address in papers.items() if address is not None]
    view = practice_offer(words)
    for each in links:
        view.add_item(each)
    await tell(interaction, text, view)


@app_commands.command(name="rules", description=wording("command-rules"))
@app_commands.describe(game=wording("command-rules-game"))
async def rules(interaction: Interaction, game: str = DEFAULT) -> None:
    asked = (await game_asked_for(interaction, game)).game
    layout = face_of(asked).rules(words_of(interaction), asked)
    await interaction.response.send_message(view=layout, ephemeral=True)


@rules.autocomplete("game")
async def rules_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await matching_games(interaction, typed)
