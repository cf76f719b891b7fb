"""Steps through a finished match."""

import re
from dataclasses import replace

from discord import app_commands

from bot.client import Interaction
from bot.matches.loaded import LoadedMatch
from bot.matches.reel import Reel, reel_of
from bot.replies import SorryError, show_instead, show_privately
from bot.router import answers
from cogs.asking import number, only, picked, wording, words_of
from cogs.choosing import MOST_CHOICES, Choosable, listed, meant
from cogs.ended import ended_choices, ended_match, seen_ended
from db.model.people import Bookmark
from faces.book.replay import ReplayStop, draw_stop
from faces.taps.library import HandsShown, PickMark, Replay, Watch

BOOKMARKED = re.compile(r"(\d+):(\d+)")
MOST_BOOKMARKS = 10
"""How many bookmarks a list offers: below them are the player's latest matches."""


@app_commands.command(name="replay", description=wording("command-replay"))
@app_commands.describe(match=wording("command-replay-match"), play=wording("command-replay-play"))
async def replay(
    interaction: Interaction,
    match: str | None = None,
    play: app_commands.Range[int, 1, 100_000] | None = None,
) -> None:
    mark = await _marked(interaction, (match or "").strip())
    loaded = await ended_match(interaction, str(mark.match_id) if mark else match, "replay-none")
    reel = await _reel(interaction, loaded.id)
    ply = mark.ply if mark else reel.first
    await _begin(interaction, reel, reel.numbered(play) if play else reel.nearest(ply))


@replay.autocomplete("match")
async def replay_matches(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """A player's bookmarks, the newest first, then their latest matches."""
    marks = listed(await _bookmarks(interaction), typed)[:MOST_BOOKMARKS]
    return [*marks, *await ended_choices(interaction, typed)][:MOST_CHOICES]


async def _marked(interaction: Interaction, typed: str) -> Bookmark | None:
    """The play of a choice, or of one of the reader's latest bookmarks by its note. None for a match."""
    if found := BOOKMARKED.fullmatch(typed):
        return Bookmark(number(found[1]), number(found[2]), "")
    if not typed or typed.isdecimal():
        return None
    return next(iter(meant(await _bookmarks(interaction), typed)), None)


async def _bookmarks(interaction: Interaction) -> list[Choosable[Bookmark]]:
    words, me = words_of(interaction), interaction.user.id
    return [
        Choosable(
            mark,
            f"{mark.match_id}:{mark.ply}",
            words("replay-choice-mark", note=mark.note, match=str(mark.match_id)),
            (mark.note,),
        )
        for mark in await interaction.client.store.bookmarks.latest(me, MOST_CHOICES)
    ]


async def begin(interaction: Interaction, match_id: int) -> None:
    """Watch a match from its first play on."""
    reel = await _reel(interaction, match_id)
    await _begin(interaction, reel, reel.first)


@answers(Watch)
async def watch(interaction: Interaction, tap: Watch) -> None:
    """A tap on Watch: the player's own replay begins at this play."""
    reel = await _reel(interaction, tap.match)
    await _begin(interaction, reel, reel.nearest(tap.ply))
    if interaction.message is not None:
        # An analysis: its reader comes back to it after the replay.
        interaction.client.drafts.spare(interaction.message.id)


@answers(Replay)
async def step(interaction: Interaction, tap: Replay) -> None:
    """A tap below a replay: it shows another play, or the hands."""
    reel = await _reel(interaction, tap.match)
    ply = reel.nearest(tap.ply)
    there = {
        "first": reel.first,
        "back": reel.back(ply),
        "on": reel.on(ply),
        "goal": reel.next_goal(ply),
        "last": reel.last,
        "at": ply,
        "hands": ply,
    }
    await show(interaction, reel, there[tap.step], tap.hands)


@answers(PickMark)
async def pick_mark(interaction: Interaction, tap: PickMark) -> None:
    """A bookmark was picked in the list."""
    reel = await _reel(interaction, tap.match)
    await show(interaction, reel, reel.nearest(number(only(picked(interaction)))), tap.hands)


async def show(interaction: Interaction, reel: Reel, ply: int, hands: HandsShown) -> None:
    """Let the tapped message show another play."""
    drawing = draw_stop(words_of(interaction), await _stop(interaction, reel, ply, hands))
    await show_instead(interaction, drawing)


async def _begin(interaction: Interaction, reel: Reel, ply: int) -> None:
    drawing = draw_stop(words_of(interaction), await _stop(interaction, reel, ply, "hidden"))
    await show_privately(interaction, drawing)


async def _stop(interaction: Interaction, reel: Reel, ply: int, hands: HandsShown) -> ReplayStop:
    marks = await interaction.client.store.bookmarks.of(interaction.user.id, reel.match.id)
    return ReplayStop(reel, ply, hands, marks)


async def _reel(interaction: Interaction, match_id: int) -> Reel:
    loaded = await seen_ended(interaction, match_id)
    if not loaded.ply:
        raise SorryError("replay-nothing")
    return await reel_for(interaction, loaded)


async def reel_for(interaction: Interaction, ended: LoadedMatch) -> Reel:
    """A whole finished match, with all that the channel saw besides its plays."""
    store = interaction.client.store
    moved = await store.statistics.moved_by(ended.id)
    met = await store.statistics.met_before(ended.match)
    return reel_of(replace(ended, moved=moved, met=met), await store.matches.log(ended.id))
