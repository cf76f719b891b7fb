"""Playing: taps on cards, and the hand where it's asked for."""

from discord import app_commands

from bot.client import Interaction
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from bot.replies import SorryError, tell, tell_kept
from bot.router import answers
from cogs.asking import wording, words_of
from cogs.playing.own_matches import matches_of, opponents
from cogs.playing.showing import TapOrigin, home_of, origin_of, refuse, show_here
from cogs.public import link_to, show_challenge
from db.model.matches import Status
from faces.challenge import is_duel
from faces.parts import MOST_BUTTONS, button, buttons, label, name_of, place_name
from faces.taps.playing import MakeMove, ShowHand
from hockey.game import RESIGN


@answers(MakeMove, of_players=True)
async def play(interaction: Interaction, tap: MakeMove) -> None:
    """A tap on a card, or on a choice after the cut."""
    bot = interaction.client
    if tap.move == RESIGN:  # no button says so: resigning asks first
        raise SorryError("sorry-button")
    origin = origin_of(interaction)
    home = None if origin is TapOrigin.CHANNEL else home_of(origin)
    try:
        await bot.matches.of(tap.match).play(interaction.user.id, tap.decision, tap.move, home)
    except RefusedError as error:
        await refuse(interaction, tap.match, error, tap.move)
        return
    if origin is TapOrigin.CHANNEL:
        await show_challenge(interaction, tap.match)
        return
    try:
        await show_here(interaction, tap.match, noted=True)
    except Exception as error:  # noqa: BLE001 - the publisher mends what is shown
        await tell_kept(interaction, error, "sorry-kept")


@answers(ShowHand)
async def look(interaction: Interaction, tap: ShowHand) -> None:
    """A tap that asks for the current hand: Show my hand, Refresh, a card out of turn."""
    loaded = await interaction.client.matches.load(tap.match)
    seat = loaded.seat_of(interaction.user.id)
    await check_on_ice(interaction, loaded)
    await show_here(interaction, tap.match)
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
    if status is Status.OVER and origin_of(interaction) in (TapOrigin.CHANNEL, TapOrigin.COMMAND):
        raise RefusedError(Refused.OVER)
    if status not in (Status.RUNNING, Status.OVER):
        raise RefusedError(Refused.GONE)


@app_commands.command(name="hand", description=wording("command-hand"))
async def hand(interaction: Interaction) -> None:
    words = words_of(interaction)
    running, waiting = await matches_of(interaction)
    if len(running) == 1:
        await show_here(interaction, running[0].id)
    elif running:
        items = [
            button(
                words(
                    "hand-which-button",
                    opponent=opponents(interaction, loaded, on_button=True),
                    server=label(place_name(words, loaded)),
                ),
                ShowHand(loaded.id),
            )
            for loaded in running[:MOST_BUTTONS]
        ]
        await tell(interaction, words("hand-which"), buttons(*items))
    elif waiting:
        await check_on_ice(interaction, waiting[0])
    else:
        raise SorryError("hand-none")
