"""Taps on the turn clock: claim or give more time, pause or go on; and the small menu behind More."""

from functools import partial

import discord
from discord import app_commands, ui

from bot.client import Interaction
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from bot.replies import SorryError, tell
from bot.router import answers
from bot.turns.timing import is_paused, must_answer_pause, pause_asked
from bot.words import Words
from cogs.asking import wording, words_of
from cogs.playing.own_matches import ask_of_one, opponents, score_facts
from db.model.matches import Status
from faces.parts import Button, ago, button, buttons, date
from faces.taps.playing import AnswerClock, AnswerPause, AskPause, Leave, More, PauseAnswer
from faces.turn_clock import span

DAY = 86400
PAUSES = (1, 3, 7)
"""How many days a pause can take."""


@answers(AnswerClock)
async def answer_clock(interaction: Interaction, tap: AnswerClock) -> None:
    """A tap on Claim the win or Give more time."""
    bot, words = interaction.client, words_of(interaction)
    if not bot.heart.steady:
        await bot.heart.beat()
    if not bot.heart.steady:
        raise SorryError("clock-unsteady")
    if tap.answer == "claim":
        loaded = await bot.timekeeper.claim(tap.match, interaction.user.id)
        await tell(interaction, words("clock-claimed", opponent=opponents(interaction, loaded)))
    else:
        loaded = await bot.timekeeper.wait_on(tap.match, interaction.user.id)
        await tell(interaction, words("clock-waits", until=ago(loaded.match.due_at or 0)))


@answers(AskPause)
async def ask_pause(interaction: Interaction, tap: AskPause) -> None:
    """A tap on how long a pause should be."""
    if tap.days not in PAUSES:
        raise SorryError("sorry-button")
    timekeeper = interaction.client.timekeeper
    loaded = await timekeeper.ask_pause(tap.match, interaction.user.id, tap.days * DAY)
    await interaction.response.edit_message(content=_told(words_of(interaction), loaded), view=None)


@answers(AnswerPause)
async def answer_pause(interaction: Interaction, tap: AnswerPause) -> None:
    """A tap on anything else about a pause: the menu, to agree or not, to go on."""
    timekeeper, words = interaction.client.timekeeper, words_of(interaction)
    player_id = interaction.user.id
    match tap.answer:
        case "menu":
            loaded = await _of_mine(interaction, tap.match)
            text, view = pause_menu(interaction, loaded)
            await interaction.response.edit_message(content=text, view=view)
        case "agree":
            await tell(interaction, _told(words, await timekeeper.agree_to_pause(tap.match, player_id)))
        case "refuse":
            await timekeeper.refuse_pause(tap.match, player_id)
            await tell(interaction, words("pause-refused"))
        case "resume":
            await timekeeper.resume(tap.match, player_id)
            await tell(interaction, words("pause-over"))


def _told(words: Words, loaded: LoadedMatch) -> str:
    """What happened to a request for a pause."""
    if is_paused(loaded):
        return words("pause-begins", until=date(loaded.match.paused_until or 0))
    return words("pause-waits", time=span(words, pause_asked(loaded) or 0))


@answers(More)
async def more(interaction: Interaction, tap: More) -> None:
    """A tap on More: rare actions, shown privately."""
    words = words_of(interaction)
    loaded = await _of_mine(interaction, tap.match)
    resign = button(words("more-button-resign"), Leave(loaded.id, "ask"), discord.ButtonStyle.danger)
    pause = button(words("more-button-pause"), AnswerPause(loaded.id, "menu"))
    facts = score_facts(loaded, loaded.seat_of(interaction.user.id))
    text = words("more", opponent=opponents(interaction, loaded), **facts)
    await tell(interaction, text, buttons(pause, resign))


@app_commands.command(name="pause", description=wording("command-pause"))
async def pause(interaction: Interaction) -> None:
    await ask_of_one(
        interaction,
        partial(pause_menu, interaction),
        none=SorryError("pause-none"),
        which=words_of(interaction)("pause-which"),
        tap_on=partial(AnswerPause, answer="menu"),
    )


def pause_menu(interaction: Interaction, loaded: LoadedMatch) -> tuple[str, ui.View]:
    """What a player can do about a pause right now."""
    words, asked = words_of(interaction), pause_asked(loaded)
    if is_paused(loaded):
        until = date(loaded.match.paused_until or 0)
        return words("pause-stands", until=until), buttons(_button(words, loaded, "resume"))
    if asked is None:
        items = [button(words("pause-button-ask", days=days), AskPause(loaded.id, days)) for days in PAUSES]
        return words("pause-ask"), buttons(*items)
    if must_answer_pause(loaded, loaded.seat_of(interaction.user.id)):
        items = [_button(words, loaded, "agree"), _button(words, loaded, "refuse")]
        return words("pause-agree", time=span(words, asked)), buttons(*items)
    back = button(words("pause-button-back"), AnswerPause(loaded.id, "refuse"))
    return words("pause-waits", time=span(words, asked)), buttons(back)


def _button(words: Words, loaded: LoadedMatch, answer: PauseAnswer) -> Button:
    return button(words(f"pause-button-{answer}"), AnswerPause(loaded.id, answer))


async def _of_mine(interaction: Interaction, match_id: int) -> LoadedMatch:
    """A running match of the tapper's."""
    loaded = await interaction.client.matches.load(match_id)
    loaded.seat_of(interaction.user.id)
    if loaded.match.status is not Status.RUNNING:
        raise RefusedError(Refused.OVER)
    return loaded
