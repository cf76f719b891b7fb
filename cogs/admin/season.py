"""`/hockey-admin season`: when this server's seasons end."""

from discord import app_commands

from bot.client import Interaction
from bot.replies import SorryError, tell
from bot.words import Words
from cogs.admin.permission import admins_server
from cogs.asking import wording, words_of
from db.model.league import Calendar, Season
from faces.parts import date

CALENDARS: list[app_commands.Choice[str | int | float]] = [
    app_commands.Choice(name=wording(f"calendar-{calendar}"), value=calendar.value) for calendar in Calendar
]


@app_commands.command(name="season", description=wording("command-season"))
@app_commands.describe(calendar=wording("command-season-calendar"), end=wording("command-season-end"))
@app_commands.choices(calendar=CALENDARS)
async def season(interaction: Interaction, calendar: str | None = None, end: bool = False) -> None:
    server_id, bot = admins_server(interaction), interaction.client
    seasons, now, words = bot.store.seasons, bot.clock.now(), words_of(interaction)
    if end and not await seasons.end(server_id, now):
        raise SorryError("season-none-to-end")
    if calendar is not None:
        await seasons.arrange(server_id, Calendar(calendar), now)
    bot.seasons.look()
    lines = [words("season-title"), words("season-calendar", calendar=await seasons.calendar(server_id))]
    lines += [_told(words, each, now) for each in (await seasons.of(server_id))[:1]]
    await tell(interaction, "\n".join([*lines, words("season-how")]))


def _told(words: Words, last: Season, now: float) -> str:
    until = last.window.until
    how = "open" if until is None else "ends" if until > now else "over"
    return words(
        "season-now", number=last.number, how=how, since=date(last.window.since), end=date(until or 0.0)
    )
