"""Taps on leaderboards and cards."""

from typing import Literal

from bot.custom_id import CustomId
from db.model.league import Order

BoardPlace = Literal["here", "all"]


class TurnPage(CustomId, template="board:<where>:<page>:<reader>"):
    where: str
    page: int
    reader: int


class TurnGamePage(CustomId, template="board:<where>:<page>:<reader>:<game...>"):
    where: str
    page: int
    reader: int
    game: str


class TurnTable(CustomId, template="table:<where>:<page>:<reader>:<order>:<season>:<game...>"):
    where: BoardPlace
    page: int
    reader: int
    order: Order
    season: int
    game: str


class FindOwnRow(CustomId, template="row:<where>:<reader>:<order>:<season>:<game...>"):
    where: BoardPlace
    reader: int
    order: Order
    season: int
    game: str


class TellMeaning(CustomId, template="card:meaning"): ...


class TellNumbers(CustomId, template="card:numbers:<player>:<season>:<game...>"):
    player: int
    season: int
    game: str
