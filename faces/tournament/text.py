"""Everything about a tournament as text, in pages: who has signed up; later the standings and all rounds."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from bot.messages.drawing import Drawing
from bot.words import Words
from db.model.tournaments import Signed, Tournament
from faces.parts import Button, button, buttons, plain
from faces.result import MOST_CONTENT
from faces.taps.tournament import TellTournament
from faces.tournament.naming import in_round, points_of, round_name, short_entrant_names, standings_of
from tournaments.model import Format, How, Pairing
from tournaments.standings import Standing

LINES = 15
"""How many lines a page has: about what a phone shows at a time."""
LENGTHS = (32, 16, 8)
"""How long a name may be: shorter if a page has no room for all of it."""

Names = dict[int, str]
Section = tuple[str, Sequence[Any], Callable[[Names, Any], str]]
"""A title, what it tells of, and how it tells one of them."""


def draw_text(words: Words, tournament: Tournament, number: int) -> Drawing:
    """The page with this number, from 0, or the last one."""
    pages = list(_pages(words, tournament))
    number = min(number, len(pages) - 1)
    title, told, line = pages[number]
    head = words("tournament-text-title", name=plain(tournament.new.name), what=title)
    foot = words("history-page", page=number + 1, pages=len(pages)) if len(pages) > 1 else ""
    content = ""
    for longest in LENGTHS:
        short = short_entrant_names(words, tournament, longest)
        names = {entrant: plain(name) for entrant, name in short.items()}
        content = "\n".join(filter(None, [head, *(line(names, each) for each in told), foot]))
        if len(content) <= MOST_CONTENT:
            break
    return Drawing(content, buttons(*_turning(words, tournament, number, len(pages))) if foot else None)


def _turning(words: Words, tournament: Tournament, number: int, count: int) -> Iterator[Button]:
    before, after = (TellTournament(tournament.id, at) for at in (max(number - 1, 0), number + 1))
    yield button(words("board-previous"), before, disabled=number == 0)
    yield button(words("board-next"), after, disabled=number == count - 1)


def _pages(words: Words, tournament: Tournament) -> Iterator[Section]:
    for title, told, line in _sections(words, tournament):
        for start in range(0, max(1, len(told)), LINES):
            yield title, told[start : start + LINES], line


def _sections(words: Words, tournament: Tournament) -> Iterator[Section]:
    """The standings, then the rounds, the latest first."""
    if not tournament.rounds:
        key = "tournament-text-signed" if tournament.signed else "tournament-text-none"
        yield words(key), tournament.signed, partial(_signed, words)
        return
    standings: list[Standing | None] = [*standings_of(tournament)]
    # The last line says what decides between equals.
    standings += [] if tournament.new.format.has_bracket else [None]
    yield words("tournament-text-standings"), standings, partial(_standing, words, tournament)
    for each in reversed(tournament.rounds):
        pairings = in_round(tournament, each.number)
        yield round_name(words, tournament, each.number), pairings, partial(_pairing, words, tournament)


def _signed(words: Words, names: Names, signed: Signed) -> str:
    state = "in" if signed.checked_in else "waits" if signed.agreed else "asked"
    return words("tournament-text-entry", player=names[signed.number], state=state)


def _standing(words: Words, tournament: Tournament, names: Names, standing: Standing | None) -> str:
    form = tournament.new.format
    if standing is None:
        return words(
            "tournament-ties-duplicate" if form is Format.DUPLICATE else "tournament-ties", format=form
        )
    player = names[standing.entrant]
    facts = {"place": standing.place, "won": standing.won, "lost": standing.lost}
    if form.has_bracket:
        return words("tournament-text-bracket-line", player=player, **facts)
    return words(
        "tournament-text-line",
        player=player,
        out="yes" if standing.entrant in tournament.out else "no",
        points=standing.points,
        score=points_of(words, form, standing.points),
        sonneborn=standing.sonneborn_berger,
        buchholz=standing.buchholz_cut_1,
        format=form,
        **facts,
    )


def _pairing(words: Words, tournament: Tournament, names: Names, pairing: Pairing) -> str:
    first, second = pairing.first, pairing.second
    winner, wins = pairing.winner, pairing.wins
    if winner is not None and winner == second:
        first, second, wins = second, pairing.first, (wins[1], wins[0])
    nobody = {How.PLAYED: "tied", How.FORFEIT: "ended"} if winner is None else {How.NO_SHOW: "deadline"}
    played = tournament.new.format is Format.DUPLICATE and pairing.how is How.PLAYED
    return words(
        "tournament-text-pairing",
        how="open" if pairing.how is None else nobody.get(pairing.how, pairing.how),
        first=names[first],
        second="" if second is None else names[second],
        scored="yes" if played or (any(wins) and tournament.new.best_of > 1) else "no",
        wins=wins[0],
        losses=wins[1],
    )
