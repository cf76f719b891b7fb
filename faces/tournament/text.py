"""Everything about a tournament as text, in pages: who has signed up; later the standings and all rounds."""

from collections.abc import Iterator

from bot.messages.drawing import Drawing
from bot.words import Words
from db.model.tournaments import Signed, Tournament
from faces.parts import button, buttons, plain
from faces.taps.tournament import TellTournament
from faces.tournament.naming import entrant_names, in_round, round_name, standings_of
from tournaments.model import Format, Pairing
from tournaments.standings import Standing

LINES = 16
"""About as many lines as a phone shows at a time."""
ROOM = 1500
"""The most characters of a page's lines: the rest of a message is for what is around them."""


def draw_text(words: Words, tournament: Tournament, number: int) -> Drawing:
    """The page with this number, from 0, or the last one."""
    pages = list(_pages(words, tournament))
    number = min(number, len(pages) - 1)
    title, lines = pages[number]
    head = words("tournament-text-title", name=plain(tournament.new.name), what=title)
    if len(pages) == 1:
        return Drawing("\n".join([head, *lines]))
    foot = words("history-page", page=number + 1, pages=len(pages))
    before, after = (
        TellTournament(tournament.id, max(number - 1, 0)),
        TellTournament(tournament.id, number + 1),
    )
    turn = buttons(
        button(words("board-previous"), before, disabled=number == 0),
        button(words("board-next"), after, disabled=number == len(pages) - 1),
    )
    return Drawing("\n".join([head, *lines, foot]), turn)


def _pages(words: Words, tournament: Tournament) -> Iterator[tuple[str, list[str]]]:
    """Titles and lines: the standings, then the rounds, the latest first."""
    names = {number: plain(name) for number, name in entrant_names(words, tournament).items()}
    if not tournament.rounds:
        told = [_signed(words, each, names) for each in tournament.signed]
        yield from _parted(words("tournament-text-signed"), told or [words("tournament-text-none")])
        return
    table = [_standing(words, tournament, each, names) for each in standings_of(tournament)]
    parts = list(_parted(words("tournament-text-standings"), table))
    if not tournament.new.format.has_bracket:
        parts[-1][1].append(words("tournament-ties", format=tournament.new.format))
    yield from parts
    for each in reversed(tournament.rounds):
        told = [_pairing(words, tournament, pairing, names) for pairing in in_round(tournament, each.number)]
        yield from _parted(round_name(words, tournament, each.number), told)


def _parted(title: str, lines: list[str]) -> Iterator[tuple[str, list[str]]]:
    """As many lines on a page as a phone shows and Discord takes."""
    page: list[str] = []
    for line in lines:
        if len(page) == LINES or sum(map(len, page)) + len(line) > ROOM:
            yield title, page
            page = []
        page.append(line)
    yield title, page


def _signed(words: Words, signed: Signed, names: dict[int, str]) -> str:
    agreed, here = (
        all(person.agreed for person in signed.people),
        all(person.checked_in for person in signed.people),
    )
    state = "in" if here else "waits" if agreed else "asked"
    return words("tournament-text-entry", player=names[signed.number], state=state)


def _standing(words: Words, tournament: Tournament, standing: Standing, names: dict[int, str]) -> str:
    facts: dict[str, str | float] = {
        "place": standing.place,
        "player": names[standing.entrant],
        "won": standing.won,
        "lost": standing.lost,
        "out": "no",
    }
    out_after = next(each.out_after for each in tournament.signed if each.number == standing.entrant)
    if tournament.new.format.has_bracket:
        return words("tournament-text-bracket-line", **facts)
    facts["out"] = "no" if out_after is None else "yes"
    facts |= {
        "points": standing.points,
        "sonneborn": standing.sonneborn_berger,
        "buchholz": standing.buchholz_cut_1,
        "format": "swiss" if tournament.new.format is Format.SWISS else "all",
    }
    return words("tournament-text-line", **facts)


def _pairing(words: Words, tournament: Tournament, pairing: Pairing, names: dict[int, str]) -> str:
    first, second = pairing.first, pairing.second
    winner, wins = pairing.winner, pairing.wins
    if winner is not None and winner == second:
        first, second, wins = second, pairing.first, (wins[1], wins[0])
    return words(
        "tournament-text-pairing",
        how="open" if pairing.how is None else pairing.how,
        first=names[first],
        second="" if second is None else names[second],
        scored="yes" if any(wins) and tournament.new.best_of > 1 else "no",
        wins=wins[0],
        losses=wins[1],
    )
