"""One's own matches: which there are, and leaving the ice."""

from contextlib import suppress

import discord
from discord import app_commands, ui

from bot.loaded import LoadedMatch
from bot.refusal import Refused, RefusedError
from bot.router import Interaction, Parts, SorryError, tell, tell_kept
from cogs.asking import wording, words_of
from cogs.faces.lobby import is_duel
from cogs.faces.parts import MOST_BUTTONS, ago, button, buttons, label, name_of, plain
from cogs.offer import link_to
from db.model import Status
from hockey.game import SIDES

MOST_LINES = 12
MOST_CHARACTERS = 1900  # of the 2,000 of a message, so that a title and a last line fit too


@app_commands.command(name="matches", description=wording("command-matches"))
async def matches(interaction: Interaction) -> None:
    words = words_of(interaction)
    running, waiting = await matches_of(interaction)
    if not running and not waiting:
        raise SorryError("matches-none")
    mine = [*running, *waiting]
    lines = [await match_line(interaction, loaded) for loaded in mine[:MOST_LINES]]
    while sum(map(len, lines)) > MOST_CHARACTERS:
        lines.pop()
    if len(mine) > len(lines):
        lines.append(words("matches-more", count=len(mine) - len(lines)))
    await tell(interaction, "\n".join([words("matches-title"), *lines]))


async def match_line(interaction: Interaction, loaded: LoadedMatch) -> str:
    words = words_of(interaction)
    seat = loaded.seat_of(interaction.user.id)
    facts = {
        "opponent": opponents(interaction, loaded),
        "game": plain(words.game(loaded.game)),
        "link": await link_to(interaction.client, loaded.match),
    }
    if loaded.match.status is Status.OPEN:
        asked = "matches-open-theirs" if seat else "matches-open-mine"
        key = asked if is_duel(loaded) else "matches-open-table"
        return words(key, until=ago(loaded.match.expires_at), **facts)
    key = "matches-running-turn" if loaded.to_act(seat) else "matches-running"
    turn = ", ".join(name_of(loaded, each) for each in sorted(loaded.asked))
    return words(key, player=turn, **score_facts(loaded, seat), **facts)


@app_commands.command(name="resign", description=wording("command-resign"))
async def resign(interaction: Interaction) -> None:
    words = words_of(interaction)
    running, _ = await matches_of(interaction)
    if not running:
        raise SorryError("resign-none")
    if len(running) == 1:
        text, view = resign_question(interaction, running[0])
        await tell(interaction, text, view)
        return
    await tell(interaction, words("resign-which"), which_match(interaction, running, "resign:{}:ask"))


def resign_question(interaction: Interaction, loaded: LoadedMatch) -> tuple[str, ui.View]:
    words = words_of(interaction)
    seat = loaded.seat_of(interaction.user.id)
    text = words("resign-ask", **_against(interaction, loaded), **score_facts(loaded, seat))
    yes = button(words("resign-button-yes"), f"resign:{loaded.id}:yes", discord.ButtonStyle.danger)
    return text, buttons(yes, button(words("resign-button-no"), f"resign:{loaded.id}:no"))


async def answer_resign(interaction: Interaction, parts: Parts) -> None:
    """A tap below the question whether to resign, or which match."""
    words = words_of(interaction)
    desk = interaction.client.desk
    loaded = await desk.load(parts.number(0))
    loaded.seat_of(interaction.user.id)  # strangers stop here
    if parts.text(1) == "no":
        await interaction.response.edit_message(content=words("resign-kept"), view=None)
        return
    if loaded.match.status is not Status.RUNNING:
        raise RefusedError(Refused.OVER)
    if parts.text(1) == "ask":
        text, view = resign_question(interaction, loaded)
        await interaction.response.edit_message(content=text, view=view)
    elif parts.text(1) == "yes":
        await desk.resign(loaded.id, interaction.user.id)
        done = words("resign-done", **_against(interaction, loaded))
        try:
            await interaction.response.edit_message(content=done, view=None)
        except Exception as error:  # noqa: BLE001 - the match is over, whatever became of this answer
            await tell_kept(interaction, error, "sorry-kept-resigned")
    else:
        raise SorryError("sorry-button")


async def matches_of(interaction: Interaction) -> tuple[list[LoadedMatch], list[LoadedMatch]]:
    """Somebody's running matches and their open challenges; those of the channel they ask in come first."""
    bot = interaction.client
    live = await bot.store.matches.live_of(interaction.user.id)
    live.sort(key=lambda match: (match.channel_id != interaction.channel_id, match.id))
    loaded = []
    for match in live:
        # One that cannot be read must not stand between somebody and their other matches.
        with suppress(RefusedError):
            loaded.append(await bot.desk.load(match.id))
    running = [match for match in loaded if match.match.status is Status.RUNNING]
    return running, [match for match in loaded if match.match.status is Status.OPEN]


def which_match(interaction: Interaction, running: list[LoadedMatch], custom_id: str) -> ui.View:
    """A button for each of somebody's running matches; `custom_id` has room for the match's id."""
    words = words_of(interaction)
    items = [
        button(
            words(
                "resign-button-which",
                opponent=opponents(interaction, loaded, on_button=True),
                **score_facts(loaded, loaded.seat_of(interaction.user.id)),
            ),
            custom_id.format(loaded.id),
        )
        for loaded in running[:MOST_BUTTONS]
    ]
    return buttons(*items)


def opponents(interaction: Interaction, loaded: LoadedMatch, *, on_button: bool = False) -> str:
    """Whom somebody plays against; before a match has begun perhaps nobody yet."""
    words = words_of(interaction)
    side = loaded.seat_of(interaction.user.id) % SIDES
    against = [taken.name for taken in loaded.match.seats if taken.seat % SIDES != side]
    names = [label(name) if on_button else plain(name) for name in against] or [words("anybody")]
    return names[0] if len(names) == 1 else words("side-names", first=names[0], second=names[1])


def _against(interaction: Interaction, loaded: LoadedMatch) -> dict[str, str | int]:
    return {"opponent": opponents(interaction, loaded), "players": loaded.game.seats // SIDES}


def score_facts(loaded: LoadedMatch, seat: int) -> dict[str, int]:
    score = loaded.view(None).score
    return {"mine": score[seat % SIDES], "theirs": score[1 - seat % SIDES]}
