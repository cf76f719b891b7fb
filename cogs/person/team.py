"""`/hockey team`: a player's team in a server. Matches show its name, emoji and colour."""

from dataclasses import replace

from discord import app_commands, ui

from bot.client import Interaction
from bot.replies import SorryError, tell
from bot.router import answers
from bot.words import Words
from cogs.asking import wording, words_of
from cogs.offering.admission import check_admitted
from db.model.people import Team
from faces.parts import button, buttons, flatten
from faces.roster import is_picture, seen_of_emoji, team_name
from faces.taps.person import LeaveTeam

LONGEST = 24
MOST_LETTERS = 12
COLOURS = {
    "red": 0xC8102E,
    "orange": 0xF47A38,
    "gold": 0xFFB81C,
    "green": 0x154734,
    "teal": 0x006D75,
    "sky": 0x6CACE4,
    "blue": 0x00205B,
    "purple": 0x512D6D,
    "pink": 0xD5408C,
    "black": 0x111111,
    "silver": 0xA2AAAD,
    "brown": 0x6F4E37,
}
COLOUR_CHOICES: list[app_commands.Choice[str | int | float]] = [
    app_commands.Choice(name=wording(f"colour-{name}"), value=name) for name in COLOURS
]


@app_commands.command(name="team", description=wording("command-team"))
@app_commands.describe(
    name=wording("command-team-name"),
    emoji=wording("command-team-emoji"),
    colour=wording("command-team-colour"),
)
@app_commands.choices(colour=COLOUR_CHOICES)
async def team(
    interaction: Interaction,
    name: app_commands.Range[str, 1, LONGEST] | None = None,
    emoji: str | None = None,
    colour: str | None = None,
) -> None:
    words, store, me = words_of(interaction), interaction.client.store, interaction.user
    if (server_id := interaction.guild_id) is None:
        raise SorryError("team-not-here")
    now = await store.teams.of(server_id, me.id)
    if name is None and now is None:
        raise SorryError("team-none")
    wanted = now or Team("", "", COLOURS["blue"])
    if name is not None:
        wanted = replace(wanted, name=flatten(name)[:LONGEST])
    if emoji is not None:
        wanted = replace(wanted, emoji=_emoji(emoji))
    if colour is not None:
        wanted = replace(wanted, colour=COLOURS[colour])
    if wanted != now:
        await check_admitted(interaction, server_id)
        await interaction.client.people.remember_person(me)
        join = store.teams.join(server_id, me.id, wanted)
        await interaction.client.matches.refresh_after(join, server_id=server_id, player_id=me.id)
    await tell(interaction, *_draw(words, wanted))


@answers(LeaveTeam)
async def leave_team(interaction: Interaction, _tap: LeaveTeam) -> None:
    """Leaves the team. A second tap is safe."""
    bot, server_id, me = interaction.client, interaction.guild_id or 0, interaction.user.id
    leave = bot.store.teams.leave(server_id, me)
    await bot.matches.refresh_after(leave, server_id=server_id, player_id=me)
    await interaction.response.edit_message(content=words_of(interaction)("team-left"), view=None)


def _draw(words: Words, wanted: Team) -> tuple[str, ui.View]:
    name = next((key for key, value in COLOURS.items() if value == wanted.colour), "blue")
    text = words("team-yours", team=team_name(words, wanted), colour=words(f"colour-{name}"))
    return text, buttons(button(words("team-button-leave"), LeaveTeam()))


def _emoji(text: str) -> str:
    letters = text.strip()
    if (
        not 0 < len(letters) <= MOST_LETTERS
        or not is_picture(letters[0])
        or seen_of_emoji(letters) != letters
    ):
        raise SorryError("team-emoji")
    return letters
