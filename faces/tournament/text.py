"""Everything about a tournament as text, in pages: who has signed up; later the standings and all rounds."""

from collections.abc import Iterator, Sequence
from itertools import groupby, islice
from typing import Any, NamedTuple

import discord

from bot.messages.drawing import Drawing
from bot.messages.room import MOST_CONTENT
from bot.words import Words
from faces.parts import Select, buttons, plain
from faces.taps.tournament import TellTournament
from faces.tournament.naming import (
    in_round,
    missing_of,
    person_name,
    points_of,
    round_name,
    short_entrant_names,
    short_people,
    sides_of,
    signed_number,
    standings_of,
)
from tournaments.model import Format, How, Pairing
from tournaments.standings import Standing
from tournaments.tournament import Signed, Tournament

LINES = 18
"""How many players or pairings a page has: about what a phone shows at a time."""
LENGTHS = (32, 16, 8)
"""How long a name may be: shorter if a page has no room for all of it."""
MOST_PAGES = 25
"""The options of a list (Discord's limit). The first rounds of a large round robin are left out."""

STANDINGS = 0
Names = dict[int, str]


class Page(NamedTuple):
    """A round's page, or one of `STANDINGS`: its value and title in the list of pages, what it tells of."""

    round: int
    value: str
    title: str
    told: Sequence[Any]


def draw_text(words: Words, tournament: Tournament, value: str = "") -> Drawing:
    """The page with this value, or the first one; above a list of all pages."""
    pages = list(islice(_pages(words, tournament), MOST_PAGES))
    page = next((each for each in pages if each.value == value), pages[0])
    head = words("tournament-text-title", name=plain(tournament.new.name), what=page.title)
    content = ""
    for longest in LENGTHS:
        content = "\n".join([head, *_lines(words, tournament, page, longest)])
        if len(content) <= MOST_CONTENT:
            break
    options = [
        discord.SelectOption(label=each.title, value=each.value, default=each is page) for each in pages
    ]
    pick = Select(custom_id=TellTournament(tournament.id).id, options=options)
    return Drawing(content, buttons(pick) if len(pages) > 1 else None)


def _pages(words: Words, tournament: Tournament) -> Iterator[Page]:
    """The pages of each section: if it's long, several with about as much on each."""
    for number, title, told in _sections(words, tournament):
        count = max(1, -(-len(told) // LINES))
        for part in range(count):
            start, end = (len(told) * each // count for each in (part, part + 1))
            named = words("tournament-text-part", what=title, page=part + 1, pages=count)
            yield Page(number, f"{number}:{part}", named, told[start:end])


def _sections(words: Words, tournament: Tournament) -> Iterator[tuple[int, str, Sequence[Any]]]:
    """The standings, then the rounds, the latest first."""
    if not tournament.rounds:
        key = "tournament-text-signed" if tournament.signed else "tournament-text-none"
        yield STANDINGS, words(key), tournament.signed
        return
    yield STANDINGS, words("tournament-text-standings"), standings_of(tournament)
    for each in reversed(tournament.rounds):
        yield each.number, round_name(words, tournament, each.number), in_round(tournament, each.number)


def _lines(words: Words, tournament: Tournament, page: Page, longest: int) -> Iterator[str]:
    short = short_entrant_names(words, tournament, longest)
    names = {number: plain(name) for number, name in short.items()}
    if not tournament.rounds:
        people = short_people(words, tournament, longest)
        for each in page.told:
            yield _signed(words, names, people, each)
    elif page.round == STANDINGS:
        for each in page.told:
            yield _standing(words, tournament, names, each)
        if not tournament.new.format.has_bracket:
            yield words("tournament-ties", format=tournament.new.format)
    else:
        sides = sides_of(tournament)
        for side, pairings in groupby(page.told, lambda each: sides.get((each.round, each.first))):
            if side is not None:
                yield words("tournament-side", side=side)
            for each in pairings:
                yield tell_pairing(words, tournament, names, each)


def _signed(words: Words, names: Names, people: dict[str, str], signed: Signed) -> str:
    """An entrant; of two partners, the one who has yet to do something."""
    missing = missing_of(signed)
    alone = len(missing) < len(signed.people)
    return words(
        "tournament-text-entry",
        player=names[signed.number],
        state="in" if not missing else "asked" if not signed.agreed else "absent" if alone else "waits",
        who=", ".join(plain(people[person_name(words, each)]) for each in missing),
    )


def _standing(words: Words, tournament: Tournament, names: Names, standing: Standing) -> str:
    form, place, player = tournament.new.format, standing.place, names[standing.entrant]
    won, lost = standing.won, standing.lost
    if form.has_bracket:
        # All who are still in share the first place.
        place = 0 if place == 1 and tournament.ended_at is None else place
        return words("tournament-text-bracket-line", place=place, player=player, won=won, lost=lost)
    return words(
        "tournament-text-line",
        place=place,
        player=player,
        out="yes" if standing.entrant in tournament.out else "no",
        points=standing.points,
        score=points_of(words, form, standing.points),
        buchholz=standing.buchholz_cut_1,
        sonneborn=standing.sonneborn_berger,
        games=signed_number(words, standing.game_wins - standing.game_losses),
        format=form,
        won=won,
        lost=lost,
    )


def tell_pairing(words: Words, tournament: Tournament, names: Names, pairing: Pairing) -> str:
    """What came of a pairing, with the names as they're written there."""
    first, second = pairing.first, pairing.second
    winner, wins = pairing.winner, pairing.wins
    if winner is not None and winner == second:
        first, second, wins = second, pairing.first, (wins[1], wins[0])
    duplicate = tournament.new.format is Format.DUPLICATE
    played = duplicate and pairing.how is How.PLAYED
    if winner is None:
        special = {How.PLAYED: "tied", How.FORFEIT: "ended"}
    else:
        special = {How.FORFEIT: "unfinished"} if duplicate else {}
    return words(
        "tournament-text-pairing",
        how="open" if pairing.how is None else special.get(pairing.how, pairing.how),
        first=names[first],
        second="" if second is None else names[second],
        scored="yes" if played or (any(wins) and tournament.new.best_of > 1) else "no",
        wins=wins[0],
        losses=wins[1],
    )
