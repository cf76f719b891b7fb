"""A player's own matches: the list, and the question whether to leave one."""

from functools import partial

from discord import app_commands

from bot.client import Interaction
from bot.matches.loaded import LoadedMatch
from bot.messages.room import MOST_CONTENT
from bot.replies import SorryError, tell
from cogs.asking import wording, words_of
from cogs.playing.own_matches import ask_of_one, matches_of, opponents, score_facts
from cogs.public import link_to
from db.model.matches import Status
from faces.challenge import is_duel
from faces.leaving import leaving_question
from faces.parts import ago, name_of, plain
from faces.taps.playing import Leave

MOST_LINES = 12
MOST_CHARACTERS = MOST_CONTENT - 100  # a title and a last line fit too


@app_commands.command(name="list", description=wording("command-matches"))
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
    words, me = words_of(interaction), interaction.user.id
    await ask_of_one(
        interaction,
        lambda loaded: leaving_question(words, loaded, loaded.seat_of(me)),
        none=SorryError("resign-none"),
        which=words("resign-which"),
        tap_on=partial(Leave, answer="ask"),
    )
