"""Help and the rules."""

from discord import app_commands, ui

from bot.client import Interaction
from bot.host.registering import payload_of
from bot.messages.drawing import Drawing
from bot.replies import show_instead, show_privately
from bot.router import answers
from bot.words import Words
from cogs.asking import Offered, game_asked_for, matching_games, wording, words_of
from faces.face import face_of
from faces.guide.rulebook import draw_page
from faces.layout import boxed
from faces.opponents.offer import first_buttons
from faces.parts import button, link_button
from faces.taps.offering import ListCommands, TurnRules
from hockey.catalogue import DEFAULT

FOR_EVERYBODY = "hockey "


@app_commands.command(name="help", description=wording("command-help"))
async def help_command(interaction: Interaction) -> None:
    words, settings = words_of(interaction), interaction.client.settings
    first, more = ui.ActionRow[ui.LayoutView](), ui.ActionRow[ui.LayoutView]()
    for each in first_buttons(words):
        first.add_item(each)
    more.add_item(button(words("help-button-commands"), ListCommands()))
    pages = {
        "help-button-support": settings.support_url,
        "help-privacy-policy": settings.privacy_policy_url,
        "help-terms": settings.terms_url,
    }
    for key, address in pages.items():
        if address is not None:
            more.add_item(link_button(words(key), str(address)))
    await interaction.response.send_message(
        view=boxed([ui.TextDisplay(words("help")), first, more]), ephemeral=True
    )


@answers(ListCommands)
async def list_commands(interaction: Interaction, _tap: ListCommands) -> None:
    """A tap on All commands: each with what it does, as in Discord's own list."""
    bot, words = interaction.client, words_of(interaction)
    ids, lines = await bot.registering.ids(), list[str]()
    for command in bot.tree.walk_commands():
        if isinstance(command, app_commands.Command) and command.qualified_name.startswith(FOR_EVERYBODY):
            told = await payload_of(command, bot.tree)
            about = told["description_localizations"].get(words.locale, command.description)
            lines.append(f"{_called(words, command.qualified_name, ids)} {about}")
    await interaction.response.send_message(view=boxed([ui.TextDisplay("\n".join(lines))]), ephemeral=True)


def _called(words: Words, path: str, ids: dict[str, int]) -> str:
    """A command that can be tapped; just its name if Discord didn't send its id."""
    if path in ids:
        return f"</{path}:{ids[path]}>"
    return f"**/{' '.join(words(f'name-{part}') for part in path.split())}**"


@app_commands.command(name="rules", description=wording("command-rules"))
@app_commands.describe(game=wording("command-rules-game"))
async def rules(interaction: Interaction, game: str = DEFAULT) -> None:
    asked = await game_asked_for(interaction, game)
    await show_privately(interaction, _page(interaction, asked, 0))


@rules.autocomplete("game")
async def rules_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await matching_games(interaction, typed)


@answers(TurnRules)
async def turn_rules(interaction: Interaction, tap: TurnRules) -> None:
    """A tap on Previous or Next, or on a button that opens the rules."""
    page = _page(interaction, await game_asked_for(interaction, tap.game), tap.page)
    if tap.way == "first":
        await show_privately(interaction, page)
    else:
        await show_instead(interaction, page)


def _page(interaction: Interaction, asked: Offered, number: int) -> Drawing:
    words = words_of(interaction)
    pages = face_of(asked.game).rules(words, asked.game)
    pictures = interaction.app_permissions.attach_files
    return draw_page(words, asked.game, asked.id, pages, number, pictures=pictures)
