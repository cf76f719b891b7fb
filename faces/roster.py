"""Who plays what: the names in sentences about plays."""

from dataclasses import dataclass
from typing import Any
from unicodedata import category

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from db.model.people import NO_TEAMS, Team, Teams
from faces.art.jersey import marks_of
from faces.parts import name_of, plain
from hockey.catalogue import CATALOGUE, PILE_GAMES
from hockey.game import SIDES, Game, Score
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules

# Where Unicode has its emoji, and what joins and varies them: a joiner, two looks, a keycap, flags.
EMOJI = range(0x1F000, 0x1FB00)
SIGNS = (range(0xA9, 0xAF), range(0x2100, 0x2500), range(0x25A0, 0x2800), range(0x2900, 0x3300))
JOINING = frozenset({0x200D, 0xFE0E, 0xFE0F, 0x20E3, *range(0xE0020, 0xE0080)})
TEAM = 2
"""The fewest players of a team, for words."""


@dataclass(frozen=True, slots=True)
class Roster:
    """The game whose words are used, and the players' names by seat, as they are in a message."""

    game: str
    names: tuple[str, ...]
    teams: Teams = NO_TEAMS

    def side(self, words: Words, side: int) -> str:
        """A side by its team, else by its players."""
        team = self.teams[side]
        return self.people(words, side) if team is None else team_name(words, team)

    def people(self, words: Words, side: int) -> str:
        """A side by the names of its players and its colour; of one player, just the name."""
        return self._marked(words, side, self.members(words, side))

    def members(self, words: Words, side: int) -> str:
        """The names of a side's players, after words that say whose they are."""
        name, *partners = self.names[side::SIDES]
        for partner in partners:
            name = words("side-names", first=name, second=partner)
        return name

    def player(self, words: Words, seat: int) -> str:
        """A player's name; if sides have several players, with the side's colour."""
        return self._marked(words, seat % SIDES, self.names[seat])

    def _marked(self, words: Words, side: int, name: str) -> str:
        """A name with its team's emoji, else with its side's colour in pictures."""
        if len(self.names) == SIDES:
            return name
        marks = [seen_of_emoji(team.emoji) if team else "" for team in self.teams]
        if marks[side] and marks[side] != marks[1 - side]:
            return words("team", emoji=marks[side], name=name)
        return in_colours(words, self.teams, side, name)

    def number(self, side: int) -> int:
        """The number that verbs take after a side's name: a team is plural, with any number of players."""
        players = len(self.names) // SIDES
        return players if self.teams[side] is None else max(players, TEAM)

    def across(self, words: Words, seat: int) -> str:
        """The side that a seat plays against."""
        return self.people(words, 1 - seat % SIDES)

    def score(self, words: Words, score: Score) -> dict[str, str | int]:
        """A score in the same order in every message, the challenger's side first."""
        return {
            "home": self.side(words, 0),
            "away": self.side(words, 1),
            "homegoals": score[0],
            "awaygoals": score[1],
        }


def score_of(words: Words, score: Score, seat: int) -> str:
    """The score as its scorer calls it: their own side's goals first, without a line break."""
    side = seat % SIDES
    return words("score", own=score[side], other=score[1 - side])


def score_called(words: Words, roster: Roster, score: Score, seat: int) -> str:
    """The score after a goal of a seat, said like a commentator: who leads, or that it's tied."""
    own, other = score[seat % SIDES], score[1 - seat % SIDES]
    lead = "tied" if own == other else "ahead" if own > other else "behind"
    said = words("score", own=max(score), other=min(score))
    side = roster.side(words, int(score[1] > score[0]))
    return words("score-called", lead=lead, score=said, own=own, side=side)


def team_name(words: Words, team: Team) -> str:
    """A team in a message; what a player has typed is no markup."""
    emoji, name = seen_of_emoji(team.emoji), plain(team.name)
    return words("team", emoji=emoji, name=name) if emoji else name


def is_picture(letter: str) -> bool:
    # New emoji come each year, and this Python may not know the newest.
    return ord(letter) in EMOJI or (category(letter) == "So" and any(ord(letter) in each for each in SIGNS))


def seen_of_emoji(typed: str) -> str:
    """Whatever emoji are made of, without anything that would mark up or reverse the text beside them."""
    return "".join(letter for letter in typed if is_picture(letter) or ord(letter) in JOINING)


def in_colours(words: Words, teams: Teams, side: int, name: str) -> str:
    return words("team", emoji=marks_of(teams)[side], name=name)


def roster_of(loaded: LoadedMatch) -> Roster:
    names = tuple(name_of(loaded, seat) for seat in range(loaded.game.seats))
    return Roster(manner_of(loaded.game), names, loaded.match.teams)


def manner_of(game: Game[Any]) -> str:
    """The game of the catalogue whose words a game uses; a server's own sounds like its nearest."""
    if game.id in CATALOGUE or not isinstance(game, PileGame):
        return game.id
    return by_likeness(game)[0].id


def by_likeness(game: PileGame) -> list[PileGame]:
    """The pile games of the catalogue, most similar first."""
    return sorted(PILE_GAMES.values(), key=lambda known: _strangeness(known.rules, game.rules))


def _strangeness(known: PileRules, rules: PileRules) -> tuple[bool, bool, bool, bool]:
    """In which facts two games differ, the most important for words first."""
    return (
        known.seats != rules.seats,
        known.clears_ice != rules.clears_ice,
        known.third_card != rules.third_card,
        known.goal_is_chance != rules.goal_is_chance,
    )
