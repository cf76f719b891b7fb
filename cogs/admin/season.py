"""`/hockey-admin season`: when the server's seasons end."""

from discord import ButtonStyle, app_commands

from bot.client import Interaction
from bot.replies import SorryError, tell
from bot.router import answers
from cogs.asking import wording, words_of
from cogs.permission import admins_server
from db.model.league import Calendar, Season
from faces.parts import button, buttons, date
from faces.taps.admin import EndSeason

CALENDARS: list[app_commands.Choice[str | int | float]] = [
    app_commands.Choice(name=wording(f"calendar-{calendar}"), value=calendar.value) for calendar in Calendar
]


@app_commands.command(name="season", description=wording("command-season"))
@app_commands.describe(calendar=wording("command-season-calendar"), end=wording("command-season-end"))
@app_commands.choices(calendar=CALENDARS)
async def season(interaction: Interaction, calendar: str | None = None, end: bool = False) -> None:
    server_id, seasons = admins_server(interaction), interaction.client.store.seasons
    wanted = await seasons.calendar(server_id) if calendar is None else Calendar(calendar)
    last = await _last(interaction)
    on = last is not None and _is_on(interaction, last)
    # An ended season closes a minute later, and says that it's over until then.
    if end and not on and (last is None or last.closed):
        raise SorryError("season-none-to-end")
    if last is not None and on and (end or wanted is Calendar.NONE):
        await _ask(interaction, last.number, wanted)
        return
    if calendar is not None:
        await seasons.arrange(server_id, wanted, interaction.client.clock.now())
        interaction.client.seasons.look()
    await tell(interaction, await _told(interaction))


async def _ask(interaction: Interaction, number: int, then: Calendar) -> None:
    """Ask before the season ends. Nothing changes until the answer."""
    words = words_of(interaction)
    yes = button(words("season-button-yes"), EndSeason(number, "yes", then), ButtonStyle.danger)
    no = button(words("season-button-no"), EndSeason(number, "no", then))
    text = words("season-end-ask", number=number, next=number + 1, calendar=then)
    await tell(interaction, text, buttons(yes, no))


@answers(EndSeason)
async def answer_season(interaction: Interaction, tap: EndSeason) -> None:
    """Answers that question. If that season is already over, nothing happens to the next one."""
    server_id, bot = admins_server(interaction), interaction.client
    last = await _last(interaction)
    if tap.answer == "yes" and last and last.number == tap.number and _is_on(interaction, last):
        await bot.store.seasons.end(server_id, bot.clock.now())
        await bot.store.seasons.arrange(server_id, tap.calendar, bot.clock.now())
        bot.seasons.look()
    await interaction.response.edit_message(content=await _told(interaction), view=None)


async def _last(interaction: Interaction) -> Season | None:
    return next(iter(await interaction.client.store.seasons.of(interaction.guild_id or 0)), None)


def _is_on(interaction: Interaction, last: Season) -> bool:
    until = last.window.until
    return not last.closed and (until is None or until > interaction.client.clock.now())


async def _told(interaction: Interaction) -> str:
    """The current or last season, and when seasons end."""
    words, last = words_of(interaction), await _last(interaction)
    calendar = await interaction.client.store.seasons.calendar(interaction.guild_id or 0)
    lines = [words("season-calendar", calendar=calendar)]
    if last is not None:
        until = last.window.until
        how = "over" if not _is_on(interaction, last) else "open" if until is None else "ends"
        facts = {"since": date(last.window.since), "end": date(until or 0.0)}
        lines.insert(0, words("season-now", number=last.number, how=how, **facts))
    return "\n".join(lines)
