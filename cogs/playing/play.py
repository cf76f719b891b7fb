"""Playing: taps on cards, and the hand wherever it is asked for."""

from enum import Enum, auto

import discord
from discord import app_commands

from bot.client import Interaction
from bot.marks.keys import seat_lane
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from bot.messages.drawing import Drawing
from bot.messages.order import MessageRef
from bot.replies import SorryError, tell, tell_kept
from cogs.asking import wording, words_of
from cogs.offering.answers import show_challenge
from cogs.offering.offer import link_to
from cogs.playing.mine import matches_of, opponents
from db.model import Home, Status
from faces.challenge import is_duel
from faces.parts import MOST_BUTTONS, button, buttons, label, name_of
from faces.taps import Look, Play
from hockey.game import RESIGN


class Origin(Enum):
    """Where a tap was made."""

    COMMAND = auto()
    CHANNEL = auto()
    DM = auto()
    PRIVATE = auto()


def origin_of(interaction: Interaction) -> Origin:
    message = interaction.message
    if message is None:
        return Origin.COMMAND
    if message.flags.ephemeral:
        return Origin.PRIVATE
    if isinstance(interaction.channel, discord.DMChannel):
        return Origin.DM
    return Origin.CHANNEL


def home_of(origin: Origin) -> Home:
    """Where a hand lives that was tapped, or asked for, there."""
    return Home.DM if origin is Origin.DM else Home.PRIVATE


async def play(interaction: Interaction, tap: Play) -> None:
    """A tap on a card, or on a choice after the cut."""
    bot = interaction.client
    if tap.move == RESIGN:  # no button says so: leaving the ice asks first
        raise SorryError("sorry-button")
    origin = origin_of(interaction)
    home = None if origin is Origin.CHANNEL else home_of(origin)
    try:
        loaded = await bot.desk.play(tap.match, interaction.user.id, tap.decision, tap.move, home)
    except RefusedError as error:
        await refuse(interaction, tap.match, error)
        return
    if origin is Origin.CHANNEL:
        await show_challenge(interaction, loaded)
        return
    try:
        await show_here(interaction, loaded)
    except Exception as error:  # noqa: BLE001 - the publisher mends what is shown
        await tell_kept(interaction, error)


async def refuse(interaction: Interaction, match_id: int, error: RefusedError) -> None:
    """Bring a hand that was tapped too late, or too early, up to date, and say so."""
    origin = origin_of(interaction)
    if origin is Origin.CHANNEL or error.reason not in (Refused.LATE, Refused.NOT_YOUR_TURN, Refused.OVER):
        raise error
    await show_here(interaction, await interaction.client.desk.load(match_id))
    if origin is Origin.DM or error.reason is Refused.LATE:
        await tell(interaction, words_of(interaction)(f"sorry-{error.reason}"))


async def look(interaction: Interaction, tap: Look) -> None:
    """A tap that asks for the hand as it stands: Show my hand, Refresh, a card out of turn."""
    loaded = await interaction.client.desk.load(tap.match)
    seat = loaded.seat_of(interaction.user.id)
    await check_on_ice(interaction, loaded)
    await show_here(interaction, loaded)
    waited_for = loaded.view(None).to_act
    if tap.of_card and loaded.match.status is Status.RUNNING and seat not in waited_for:
        player = name_of(loaded, min(waited_for))
        await tell(interaction, words_of(interaction)("hand-not-yet", player=player))


async def check_on_ice(interaction: Interaction, loaded: LoadedMatch) -> None:
    status = loaded.match.status
    if status is Status.OPEN:
        taken = loaded.match.at(loaded.seat_of(interaction.user.id))
        link = await link_to(interaction.client, loaded.match)
        if not is_duel(loaded):
            waits = taken is None or taken.accepted
            raise SorryError("hand-waiting-table" if waits else "hand-waiting-table-you", link=link)
        key = "hand-waiting" if taken and taken.accepted else "hand-waiting-you"
        raise SorryError(key, opponent=opponents(interaction, loaded), link=link)
    if status is Status.OVER and origin_of(interaction) in (Origin.CHANNEL, Origin.COMMAND):
        raise RefusedError(Refused.OVER)
    if status not in (Status.RUNNING, Status.OVER):
        raise RefusedError(Refused.GONE)


async def show_here(interaction: Interaction, loaded: LoadedMatch) -> None:
    """Answer with the hand: on the message that was tapped if it is the reader's own, else on a new one."""
    bot = interaction.client
    seat = loaded.seat_of(interaction.user.id)
    origin = origin_of(interaction)
    channel_id = interaction.channel_id or 0

    async def respond(drawing: Drawing) -> MessageRef:
        if origin in (Origin.DM, Origin.PRIVATE) and interaction.message is not None:
            await interaction.response.edit_message(**await drawing.edit())
            return MessageRef(channel_id, interaction.message.id)
        sent = await interaction.response.send_message(**await drawing.new(), ephemeral=True)
        return MessageRef(channel_id, sent.message_id or 0)

    try:
        await bot.hands.answer(loaded, seat, respond, interaction.token, home_of(origin))
    finally:
        bot.publisher.mark_lane(loaded.id, seat_lane(seat), loaded)


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
                    opponent=opponents(interaction, loaded, on_button=True),
                    server=label(loaded.match.server_name),
                ),
                Look(loaded.id),
            )
            for loaded in running[:MOST_BUTTONS]
        ]
        await tell(interaction, words("hand-which"), buttons(*items))
    elif waiting:
        await check_on_ice(interaction, waiting[0])
    else:
        raise SorryError("hand-none")
