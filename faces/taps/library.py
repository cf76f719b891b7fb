"""Taps about finished matches: the list, the replay, its bookmarks, the record."""

from typing import Literal

from bot.custom_id import CustomId

ReplayStep = Literal["first", "back", "on", "goal", "last", "at", "hands"]
HandsShown = Literal["open", "hidden"]


class Analyse(CustomId, template="analyse:<match>"):
    match: int


class Watch(CustomId, template="watch:<match>:<ply>"):
    match: int
    ply: int


class Replay(CustomId, template="replay:<match>:<step>:<ply>:<hands>"):
    match: int
    step: ReplayStep
    ply: int
    hands: HandsShown


class MarkPlay(CustomId, template="bookmark:<match>:<ply>:<hands>"):
    match: int
    ply: int
    hands: HandsShown


class UnmarkPlay(CustomId, template="unbookmark:<match>:<ply>:<hands>"):
    match: int
    ply: int
    hands: HandsShown


class PickMark(CustomId, template="bookmarks:<match>:<hands>"):
    match: int
    hands: HandsShown


class SharePlay(CustomId, template="share:<match>:<ply>"):
    match: int
    ply: int


class ExportMatch(CustomId, template="export:<match>"):
    match: int


class PickMatch(CustomId, template="history:pick"):
    pass


class TurnHistory(CustomId, template="past:<season>:<player>:<page>:<opponent>:<game...>"):
    """A page of a player's matches; 0 is any season and any opponent."""

    season: int
    player: int
    page: int
    opponent: int
    game: str


class Verify(CustomId, template="verify:<match>"):
    match: int
