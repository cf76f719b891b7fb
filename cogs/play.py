"""Playing: taps on cards, the hand wherever it is asked for, one's matches, and leaving the ice."""

from contextlib import suppress
from enum import Enum, auto

import discord
from discord import app_commands, ui

from bot.client import Breakaway
from bot.desk import LoadedMatch, Refused, RefusedError
from bot.outbox import Drawing, Spot
from bot.publisher import PUBLIC, seat_lane
from bot.router import Interaction, Parts, SorryError, tell, tell_kept
from cogs.asking import wording, words_of
from cogs.challenge import link_to, show_challenge
from cogs.faces.parts import ago, button, buttons, label, look_id, name_of
from db.model import Match, Status
from hockey.game import RESIGN

MOST_BUTTONS = 25
MOST_LINES = 12
MOST_CHARACTERS = 1900  # of the 2,000 of a message, so that a title and a last line fit too


class Place(Enum):
    """Where a tap was made."""

    COMMAND = auto()
    CHANNEL = auto()
    DM = auto()
    PRIVATE = auto()


def place_of(interaction: Interaction) -> Place:
    message = interaction.message
    if message is None:
        return Place.COMMAND
    if message.flags.ephemeral:
        return Place.PRIVATE
    if isinstance(interaction.channel, discord.DMChannel):
        return Place.DM
    return Place.CHANNEL


async def play(interaction: Interaction, parts: Parts) -> None:
    """A tap on a card, or on a choice after the cut."""
    bot = interaction.client
    match_id, decision, move = parts.number(0), parts.number(1), parts.text(2)
    if move == RESIGN:  # no button says so: leaving the ice asks first
        raise SorryError("sorry-button")
    place = place_of(interaction)
    seat = (await bot.desk.load(match_id)).seat_of(interaction.user.id)
    lane = PUBLIC if place is Place.CHANNEL else seat_lane(seat)
    try:
        loaded = await bot.desk.play(match_id, interaction.user.id, decision, move, lane)
    except RefusedError as error:
        if place is Place.CHANNEL or error.reason not in (Refused.LATE, Refused.NOT_YOUR_TURN, Refused.OVER):
            raise
        await show_here(interaction, await bot.desk.load(match_id))
        if place is Place.DM or error.reason is Refused.LATE:
            await tell(interaction, words_of(interaction)(f"sorry-{error.reason}"))
        return
    if place is Place.CHANNEL:
        await show_challenge(interaction, loaded)
        return
    try:
        await show_here(interaction, loaded)
    except Exception as error:  # noqa: BLE001 - the publisher mends what is shown
        await tell_kept(interaction, error)


async def look(interaction: Interaction, parts: Parts) -> None:
    """A tap that asks for the hand as it stands: Show my hand, Refresh, a card out of turn."""
    loaded = await interaction.client.desk.load(parts.number(0))
    loaded.seat_of(interaction.user.id)
    await check_on_ice(interaction, loaded)
    await show_here(interaction, loaded)


async def check_on_ice(interaction: Interaction, loaded: LoadedMatch) -> None:
    status = loaded.match.status
    if status is Status.OPEN:
        seat = loaded.seat_of(interaction.user.id)
        link = await link_to(interaction.client, loaded.match)
        key = "hand-waiting-you" if seat else "hand-waiting"
        raise SorryError(key, opponent=name_of(loaded, 1 - seat), link=link)
    if status is Status.OVER and place_of(interaction) in (Place.CHANNEL, Place.COMMAND):
        raise RefusedError(Refused.OVER)
    if status not in (Status.RUNNING, Status.OVER):
        raise RefusedError(Refused.GONE)


async def show_here(interaction: Interaction, loaded: LoadedMatch) -> None:
    """Answer with the hand: on the message that was tapped if it is the reader's own, else on a new one."""
    bot = interaction.client
    seat = loaded.seat_of(interaction.user.id)
    place = place_of(interaction)
    channel_id = interaction.channel_id or 0

    async def respond(drawing: Drawing) -> Spot:
        if place in (Place.DM, Place.PRIVATE) and interaction.message is not None:
            await interaction.response.edit_message(**drawing.edit())
            return Spot(channel_id, interaction.message.id)
        sent = await interaction.response.send_message(**drawing.new(), ephemeral=True)
        return Spot(channel_id, sent.message_id or 0)

    try:
        await bot.hands.answer(loaded, seat, respond, None if place is Place.DM else interaction.token)
    finally:
        bot.publisher.mark_lane(loaded.id, seat_lane(seat))


@app_commands.command(name="hand", description=wording("command-hand"))
async def hand(interaction: Interaction) -> None:
    words = words_of(interaction)
    running, waiting = await matches_of(interaction)
    if len(running) == 1:
        await show_here(interaction, running[0])
    elif running:
        items = [
            button(
                words(
                    "hand-which-button",
                    opponent=label(opponent_of(loaded, interaction)),
                    server=label(await server_name(interaction.client, loaded.match)),
                ),
                look_id(loaded.id),
            )
            for loaded in running[:MOST_BUTTONS]
        ]
        await tell(interaction, words("hand-which"), buttons(*items))
    elif waiting:
        await check_on_ice(interaction, waiting[0])
    else:
        raise SorryError("hand-none")


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
        "opponent": name_of(loaded, 1 - seat),
        "game": words.game(loaded.match.game),
        "link": await link_to(interaction.client, loaded.match),
    }
    if loaded.match.status is Status.OPEN:
        key = "matches-open-theirs" if seat else "matches-open-mine"
        return words(key, until=ago(loaded.match.expires_at), **facts)
    key = "matches-running-turn" if loaded.to_act(seat) else "matches-running"
    return words(key, **score_facts(loaded, seat), **facts)


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
    items = [
        button(
            words(
                "resign-button-which",
                opponent=label(opponent_of(loaded, interaction)),
                **score_facts(loaded, loaded.seat_of(interaction.user.id)),
            ),
            f"resign:{loaded.id}:ask",
        )
        for loaded in running[:MOST_BUTTONS]
    ]
    await tell(interaction, words("resign-which"), buttons(*items))


def resign_question(interaction: Interaction, loaded: LoadedMatch) -> tuple[str, ui.View]:
    words = words_of(interaction)
    seat = loaded.seat_of(interaction.user.id)
    text = words("resign-ask", opponent=name_of(loaded, 1 - seat), **score_facts(loaded, seat))
    yes = button(words("resign-button-yes"), f"resign:{loaded.id}:yes", discord.ButtonStyle.danger)
    return text, buttons(yes, button(words("resign-button-no"), f"resign:{loaded.id}:no"))


async def answer_resign(interaction: Interaction, parts: Parts) -> None:
    """A tap below the question whether to resign, or which match."""
    words = words_of(interaction)
    desk = interaction.client.desk
    loaded = await desk.load(parts.number(0))
    seat = loaded.seat_of(interaction.user.id)
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
        done = words("resign-done", opponent=name_of(loaded, 1 - seat))
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


def opponent_of(loaded: LoadedMatch, interaction: Interaction) -> str:
    return loaded.match.seats[1 - loaded.seat_of(interaction.user.id)].name


def score_facts(loaded: LoadedMatch, seat: int) -> dict[str, int]:
    score = loaded.view(None).score
    return {"mine": score[seat % 2], "theirs": score[1 - seat % 2]}


async def server_name(bot: Breakaway, match: Match) -> str:
    name, _ = await bot.store.people.server(match.server_id)
    return name
