"""What is tapped in the list of matches that are over."""

from bot.custom_id import CustomId


class TurnHistory(CustomId, template="past:<season>:<player>:<page>:<opponent>:<game...>"):
    """A page of somebody's matches; 0 is any season and any opponent."""

    season: int
    player: int
    page: int
    opponent: int
    game: str
