"""What the entrants and rounds of a tournament are called."""

from collections.abc import Callable, Iterable, Iterator
from functools import reduce

from bot.words import Words
from db.model.league import Badge
from db.model.minds import copy_of
from faces.parts import flatten
from faces.short import short_names
from hockey.game import Game
from tournaments.bracket import Filled, Side, fill
from tournaments.model import Format, Pairing
from tournaments.pairing import rounds_planned
from tournaments.standings import Standing, standings
from tournaments.tournament import Person, Signed, Tournament, WhyOut

PODIUM = 3
NAMED_ROUNDS = {0: "final", 1: "semi", 2: "quarter"}
"""The rounds of a knockout that have a name, by how many follow."""
FINALS = {1: "final", 2: "final-again"}
"""Those of a double knockout."""


def entrant_names(
    words: Words, tournament: Tournament, write: Callable[[int, Person], str] | None = None
) -> dict[int, str]:
    """The players of each entrant by number, without markup; or as `write` writes each, by that number."""
    write = write or (lambda _number, person: person_name(words, person))
    return {
        signed.number: reduce(
            lambda first, second: words("sheet-side", first=first, second=second),
            (write(signed.number, person) for person in signed.people),
        )
        for signed in tournament.signed
    }


def short_entrant_names(words: Words, tournament: Tournament, longest: int) -> dict[int, str]:
    """The same with each player's name cut to a number of characters, and still distinct."""
    short = short_people(words, tournament, longest)
    return entrant_names(words, tournament, lambda _number, person: short[person_name(words, person)])


def short_people(words: Words, tournament: Tournament, longest: int) -> dict[str, str]:
    """Those short names, by the whole ones."""
    people = (person for signed in tournament.signed for person in signed.people)
    whole = sorted({person_name(words, person) for person in people})
    return dict(zip(whole, short_names(whole, longest), strict=True))


def terms_of(words: Words, tournament: Tournament, game: Game[object]) -> str:
    """How it's played, without the name of the game."""
    new = tournament.new
    told = [words(f"tournament-format-{new.format}")]
    if new.best_of > 1:
        told.append(words("tournament-best-of", games=new.best_of))
    if "length" in game.options:
        told.append(words(f"length-{new.length}-phrase"))
    return ", ".join(told)


def round_name(words: Words, tournament: Tournament, number: int) -> str:
    """A round by its name, such as the final, or by its number."""
    form, known, stage = tournament.new.format, 0, "round"
    if form is Format.DOUBLE:
        # How many rounds it has depends on how the final ends.
        finals = [each.spot for each in _filled(tournament) if each.spot.side is Side.FINAL]
        stage = next((FINALS[each.number] for each in finals if each.round == number), stage)
    else:
        known = rounds_planned(form, sum(each.took_part for each in tournament.entrants))
    if form is Format.KNOCK_OUT:
        stage = NAMED_ROUNDS.get(known - number, stage)
    return words("tournament-round-name", stage=stage, number=number, rounds=known)


def sides_of(tournament: Tournament) -> dict[tuple[int, int], Side]:
    """In a double knockout, the bracket of everyone's pairing by round and entrant, but for the finals."""
    if tournament.new.format is not Format.DOUBLE:
        return {}
    spots = ((each.spot, entrant) for each in _filled(tournament) for entrant in each.present)
    return {(spot.round, entrant): spot.side for spot, entrant in spots if spot.side is not Side.FINAL}


def _filled(tournament: Tournament) -> Iterator[Filled]:
    return fill(tournament.new.format, tournament.entrants, tournament.pairings)


def points_of(words: Words, form: Format, points: float) -> str:
    """Points as the table shows them; the scores of a duplicate have a sign."""
    return signed_number(words, points) if form is Format.DUPLICATE else str(points)


def signed_number(words: Words, value: float) -> str:
    """A number of more or less than others."""
    number = round(value, 2)
    sign = "plus" if number > 0 else "minus" if number < 0 else "none"
    return words("tournament-score", sign=sign, number=abs(number))


def standings_of(tournament: Tournament) -> tuple[Standing, ...]:
    return standings(tournament.new.format, tournament.entrants, tournament.pairings)


def podium_of(tournament: Tournament) -> Iterator[tuple[int, list[int]]]:
    """The entrants at each of the first places. No-shows have none, and nobody who left without playing."""
    absent = {each.number for each in tournament.signed if each.why_out is WhyOut.NO_SHOW}
    table = [
        each
        for each in standings_of(tournament)
        if (each.played or each.won or each.entrant not in tournament.out) and each.entrant not in absent
    ]
    for place in range(1, PODIUM + 1):
        if entrants := [each.entrant for each in table if each.place == place]:
            yield place, entrants


def badges_in(ended: Iterable[Tournament], player_id: int) -> list[Badge]:
    """A player's places on the podiums of tournaments that are over."""
    found = []
    for each in ended:
        signed = each.signed_by(player_id)
        places = [place for place, numbers in podium_of(each) if signed and signed.number in numbers]
        found += [Badge(each.new.server_id, each.id, place, each.new.name) for place in places]
    return found


def people_of(tournament: Tournament, number: int) -> tuple[Person, ...]:
    return next(signed.people for signed in tournament.signed if signed.number == number)


def missing_of(signed: Signed) -> list[Person]:
    """Who of an entrant has yet to agree to be a partner; once they have, who has yet to check in."""
    return [each for each in signed.people if not (each.checked_in if signed.agreed else each.agreed)]


def in_round(tournament: Tournament, number: int) -> list[Pairing]:
    return [each for each in tournament.pairings if each.round == number]


def person_name(words: Words, person: Person) -> str:
    if person.level is None:
        return flatten(person.name)
    return words.mind(person.level, copy_of(person.player_id))
