"""Taunting after a goal: a tap on the list below the scorer's hand."""

from bot.client import Interaction
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from bot.replies import SorryError, tell_kept
from bot.router import answers
from bot.turns.taunts import TAUNTS, are_wanted, goal_to_taunt, goals_of
from cogs.asking import only, picked
from cogs.offering.admission import check_admitted
from cogs.playing.showing import show_here
from db.model.matches import Status
from faces.taps.playing import Taunt


@answers(Taunt)
async def taunt(interaction: Interaction, tap: Taunt) -> None:
    """A tap on one of the three: it's stored before it's shown."""
    bot, chosen = interaction.client, only(picked(interaction))
    if chosen not in map(str, range(TAUNTS)):
        raise SorryError("sorry-button")

    await check_admitted(interaction, (await bot.matches.load(tap.match)).match.server_id)

    async def say(loaded: LoadedMatch) -> None:
        _check(loaded, loaded.seat_of(interaction.user.id), tap.goal)
        if not await bot.store.taunts.say(tap.match, tap.goal, chosen):
            raise SorryError("taunt-twice")

    await bot.matches.of(tap.match).change(say)
    try:
        await show_here(interaction, tap.match)
    except Exception as error:  # noqa: BLE001 - the publisher mends what is shown
        await tell_kept(interaction, error)


def _check(loaded: LoadedMatch, seat: int, goal: int) -> None:
    """Say why it can't be said, if it can't."""
    goals = goals_of(loaded)
    if loaded.match.status is not Status.RUNNING:
        raise RefusedError(Refused.OVER)
    if not 0 < goal <= len(goals):
        raise SorryError("sorry-button")
    if goals[goal - 1].seat != seat:
        raise SorryError("taunt-not-yours")
    if not are_wanted(loaded):
        raise SorryError("taunt-unwanted")
    if loaded.match.taunted[goal - 1 : goal].isdecimal():
        raise SorryError("taunt-twice")
    latest = goal_to_taunt(loaded, seat)
    if latest is None or latest.number != goal:
        raise SorryError("taunt-late")
