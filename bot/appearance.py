"""The look of everything that the bot shows by itself.

`faces` knows how it looks, and `bot` must not import `faces`. So the client gets an `Appearance` in its
constructor, and passes its fields to the parts that draw.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from discord import ui

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing, Wanted
from bot.messages.emojis import Emojis
from bot.words import Words
from db.model.league import Podium
from db.model.matches import Ring, Seat
from db.model.posts import MessageRef, Owner
from hockey.game import Game
from tournaments.tournament import Tournament


def want(
    loaded: LoadedMatch,
    name: str,
    draw: Callable[[], Drawing],
    *,
    channel_id: int | None = None,
    final: bool = False,
    edit_only: bool = False,
    rings: int = Ring.NONE,
    fresh_from: int = 0,
) -> Wanted:
    """The drawing for a post of a match; without `channel_id` it goes to the match's place."""
    place_id = loaded.match.place_id if channel_id is None else channel_id
    return Wanted(
        Owner.match(loaded.id), name, loaded.ply, place_id, draw, final, edit_only, rings, fresh_from
    )


class PublicDrawings(Protocol):
    """How a match looks in a channel."""

    def wanted(self, loaded: LoadedMatch, *, pictures: bool = True) -> list[Wanted]:
        """Every message that the channel should have for this match, in the order of play.

        Without `pictures`, only the pictures that the game can't do without.
        """

    def thread_name(self, loaded: LoadedMatch) -> str:
        """The name of a thread that is opened for the match, at most 100 characters."""


class HandDrawings(Protocol):
    """How a hand looks to its owner."""

    def hand(self, loaded: LoadedMatch, seat: int, *, private: bool) -> Drawing:
        """The hand itself; if the match is over, how it ended."""

    def elsewhere(self, loaded: LoadedMatch, seat: int, channel_id: int | None, *, here: bool) -> Drawing:
        """The line in place of the hand, in the message where it was before.

        The hand is in the DM now, or with `channel_id` in a private message there; `here` if that is the DM.
        """

    def left(self, loaded: LoadedMatch, seat: int) -> Drawing:
        """The line in place of the hand after its player has left the match."""

    def nudge(self, loaded: LoadedMatch, seat: int, *, dms_down: bool = False) -> Drawing:
        """The reminder in the channel for a player who takes no DMs, or while the bot can send none."""


DrawEmojis = Callable[[], Mapping[str, bytes]]
"""Draws every emoji as a PNG, by its key of letters and digits. It takes long, so the painter does it."""

Greeting = Callable[[Words], ui.View]
"""The buttons below the greeting to a new server."""

DrawPodium = Callable[[str, Podium], str]
"""The close of a season, in the server's language."""

AskLeftBehind = Callable[[Words, LoadedMatch, int, Seat], tuple[str, ui.View]]
"""The question to a seat after another seat's player has left the server."""


@dataclass(frozen=True, slots=True)
class TournamentNames:
    """What a tournament's message names: the game, and by match its first message.

    A match that isn't shown yet is missing.
    """

    game: Game[Any]
    messages: Mapping[int, MessageRef] = field(default_factory=dict)


class DrawTournament(Protocol):
    """How a tournament looks."""

    def message(
        self,
        words: Words,
        tournament: Tournament,
        names: TournamentNames,
        now: float,
        *,
        pictures: bool = True,
    ) -> Drawing:
        """The one message of a tournament, edited from its announcement to its podium."""

    def round_post(self, words: Words, tournament: Tournament, number: int) -> str:
        """The post when a round begins."""

    def podium(self, words: Words, tournament: Tournament) -> Drawing:
        """The post when it's over, which notifies the champion."""


@dataclass(frozen=True, slots=True)
class Appearance:
    public: PublicDrawings
    hand: Callable[[Emojis], HandDrawings]
    emojis: DrawEmojis
    greeting: Greeting
    season_close: DrawPodium
    left_behind: AskLeftBehind
    tournament: DrawTournament
