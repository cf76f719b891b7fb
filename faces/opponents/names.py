"""The bots' names, in the language of the player who reads them."""

from dataclasses import replace

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from db.model.matches import Match
from db.model.minds import copy_of, level_of


def mind_name(words: Words, level: str, copy: int = 0) -> str:
    """The name of a bot; all but the first of a level in a match have a number."""
    name = words(f"mind-{level}")
    return words("mind-again", name=name, number=copy + 1) if copy else name


def named_in(words: Words, loaded: LoadedMatch) -> LoadedMatch:
    """The match with its bots named in this language."""
    return replace(loaded, match=match_named_in(words, loaded.match)) if loaded.match.minds else loaded


def match_named_in(words: Words, match: Match) -> Match:
    def name_of(player_id: int, kept: str) -> str:
        level = level_of(player_id)
        return kept if level is None else mind_name(words, level, copy_of(player_id))

    seats = tuple(replace(seat, name=name_of(seat.player_id, seat.name)) for seat in match.seats)
    return replace(match, seats=seats)
