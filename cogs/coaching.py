"""The coach: a hint in practice, and what to learn from a finished match."""

import asyncio
import logging
from collections.abc import Awaitable
from typing import TypeVar

from discord import app_commands

from bot.client import Interaction
from bot.kit.processes import NoAnswerError, Processes, StoppedError
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from bot.opponents.opponents import memory_of
from bot.opponents.reviews import TooManyReviewsError
from bot.replies import SorryError, tell
from bot.router import answers
from cogs.asking import wording, words_of
from cogs.ended import ended_choices, ended_match, seen_ended
from db.model.matches import Status
from db.model.posts import Owner, Post
from faces.coach.hint import hint_text
from faces.coach.plays import sheet_of
from faces.coach.review import draw_review
from faces.lineup.controls import use_button
from faces.parts import buttons, message_link
from faces.taps.library import Analyse
from faces.taps.playing import Hint
from minds.analysis.report import PlayFacts
from minds.coach import hint, luck_of_hint
from minds.door import Thought

log = logging.getLogger(__name__)

T = TypeVar("T")

LONGEST_HINT_SECONDS = 10.0
# Of the three seconds that Discord gives an answer: what takes longer is announced first.
PROMPT_SECONDS = 1.5


@answers(Hint, of_players=True)
async def give_hint(interaction: Interaction, tap: Hint) -> None:
    """A tap on Hint, below a hand in practice."""
    bot, words = interaction.client, words_of(interaction)
    loaded, seat = await _asked_about(interaction, tap)
    memory = await memory_of(bot.store, loaded, seat)
    about = loaded.game, loaded.view(seat), memory, luck_of_hint(loaded.id, seat, tap.decision)
    thought = await _thought(interaction, _hinted(bot.thinking, *about))
    # It may have had to wait for a free process, and another play came meanwhile.
    await _asked_about(interaction, tap)
    use = use_button(words, loaded.id, tap.decision, thought.move)
    await tell(interaction, hint_text(words, loaded, seat, thought), *([buttons(use)] if use else []))


async def _asked_about(interaction: Interaction, tap: Hint) -> tuple[LoadedMatch, int]:
    """The match and the seat that a hint is for. RefusedError if its decision isn't due any more."""
    loaded = await interaction.client.matches.load(tap.match)
    seat = loaded.seat_of(interaction.user.id)
    if loaded.match.status is not Status.RUNNING:
        raise RefusedError(Refused.OVER)
    if not loaded.match.alone:
        raise SorryError("hint-not-here")
    if not loaded.to_act(seat) or loaded.game.decision(loaded.state, seat) != tap.decision:
        raise RefusedError(Refused.LATE)
    return loaded, seat


async def _hinted(thinking: Processes, *about: object) -> Thought:
    """A hint; asked for once more if a process has died or was too slow, because then there's another one."""
    try:
        return await thinking.ask(hint, *about, longest=LONGEST_HINT_SECONDS)
    except StoppedError:
        raise
    except NoAnswerError as error:
        log.warning("a hint is worked out again (%s)", error)
        return await thinking.ask(hint, *about, longest=LONGEST_HINT_SECONDS)


async def _thought(interaction: Interaction, thinking: Awaitable[T]) -> T:
    """The result of thinking; if that takes a while, the person sees that the bot thinks. SorryError."""
    thought = asyncio.ensure_future(thinking)
    try:
        await asyncio.wait({thought}, timeout=PROMPT_SECONDS)
        if not thought.done() and not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=True)
        return await thought
    except TooManyReviewsError:
        raise SorryError("coach-busy") from None
    except NoAnswerError as error:
        log.error("the coach could not think (%s)", error)  # noqa: TRY400 - where it was asked says nothing
        raise SorryError("coach-silent") from None
    finally:
        thought.cancel()


@answers(Analyse)
async def analyse(interaction: Interaction, tap: Analyse) -> None:
    """A tap on Analyse, below a result."""
    await _show(interaction, await seen_ended(interaction, tap.match))


@app_commands.command(name="analysis", description=wording("command-analysis"))
@app_commands.describe(match=wording("command-analysis-match"))
async def analysis(interaction: Interaction, match: str | None = None) -> None:
    await _show(interaction, await ended_match(interaction, match, "analysis-none"))


@analysis.autocomplete("match")
async def analysis_matches(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await ended_choices(interaction, typed)


async def _show(interaction: Interaction, loaded: LoadedMatch) -> None:
    """Show the analysis. It takes a while to find out."""
    bot, match = interaction.client, loaded.match
    await interaction.response.defer(ephemeral=True, thinking=True)
    review = await _thought(interaction, bot.reviews.of(loaded))
    if not review.analysis.swings:
        raise SorryError("analysis-no-plays")
    posts = await bot.store.posts.of(Owner.match(match.id))

    def link(play: PlayFacts) -> str:
        sheet = posts.get(sheet_of(play, match.length), Post(""))
        return message_link(match.server_id, sheet.channel_id or match.place_id, sheet.message_id)

    words, reader = words_of(interaction), match.seat_of(interaction.user.id)
    drawing = draw_review(words, loaded, review, link, reader)
    sent = await interaction.followup.send(
        **await drawing.new(interaction.client.painter.draw), ephemeral=True, wait=True
    )
    bot.drafts.note(sent.id, interaction)  # or it would stand between the reader and the next match's hand
