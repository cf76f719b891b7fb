"""Tournaments as they stand at a stage: some people, and rounds whose winners chance has drawn."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.appearance import TournamentNames
from bot.messages.drawing import Drawing
from bot.words import words_for
from db.model.posts import MessageRef
from faces.tournament.message import TournamentFace
from faces.tournament.text import draw_text
from hockey.catalogue import CATALOGUE
from hockey.game import SIDES
from tests.cogs.drawn import Drawn, drawn
from tests.hockey.matches import log_of
from tournaments.model import Format, How, Pairing
from tournaments.pairing import next_round
from tournaments.tournament import NewTournament, Person, Round, Signed, Tournament

NOW, HOUR = 1_800_000_000.0, 3600.0
SERVER, CHANNEL, MESSAGE = 11, 12, 13
NAMES = ("Jon", "Darrell", "Maximilian von Hohenstein", "Ида", "Zoé", "東京タワー選手権大会", "Ralph", "Ida")
LONG = ("W" * 32,)


def new(form: Format, **changes: object) -> NewTournament:
    made = NewTournament(
        SERVER, CHANNEL, "Friday Night Cup", form, "classic", 1, 3, 600.0, HOUR, 64, starts_at=NOW + HOUR
    )
    return replace(made, **changes)  # type: ignore[arg-type] # a field's name and value


def signing_up(
    made: NewTournament, count: int, names: Sequence[str] = NAMES, **changes: object
) -> Tournament:
    """So many entrants, of as many people as the game takes on a side."""
    pair = CATALOGUE[made.game].seats > SIDES

    def person(number: int) -> Person:
        again, place = divmod(number, len(names))
        name = f"{names[place][:29]} {again + 1}" if again else names[place]
        return Person(100 + number, name, agreed=True, checked_in=number % 3 > 0)

    signed = tuple(
        Signed(
            number,
            (person(2 * number - 2), person(2 * number - 1)) if pair else (person(number - 1),),
            None,
            None,
            None,
        )
        for number in range(1, count + 1)
    )
    begun = Tournament(
        id=7,
        new=made,
        created_at=NOW - 24 * HOUR,
        paused_at=None,
        ended_at=None,
        cancelled=False,
        settled=False,
        message_id=MESSAGE,
        event_id=None,
        signed=signed,
    )
    return replace(begun, **changes)  # type: ignore[arg-type] # a field's name and value


def half_there(signed: Tournament) -> Tournament:
    """Of the first pair, the partner has yet to agree; of the others, one has checked in."""
    asked, *others = signed.signed
    one, two = asked.people
    here = [
        replace(
            each, people=(replace(each.people[0], checked_in=True), replace(each.people[1], checked_in=False))
        )
        for each in others
    ]
    return replace(signed, signed=(replace(asked, people=(one, replace(two, agreed=False))), *here))


def played(signed: Tournament, rounds: int, *, decided: int | None = None, seed: int = 1) -> Tournament:
    """Some rounds of it, the last one with so many of its pairings decided; its end if there are no more."""
    chance, now = random.Random(seed), signed
    now = replace(now, signed=tuple(replace(each, seed=each.number) for each in signed.signed), matches={})
    for number in range(1, rounds + 1):
        paired = next_round(now.new.format, now.entrants, now.pairings)
        if not paired:
            return replace(now, ended_at=NOW)
        last = number == rounds and decided is not None
        duplicate = now.new.format is Format.DUPLICATE
        closed = [
            _tabled(chance, each) if duplicate else _closed(chance, each, now.new.best_of) for each in paired
        ]
        open_from = decided if last and decided is not None else len(paired)
        kept = [
            done if at < open_from else each
            for at, (each, done) in enumerate(zip(paired, closed, strict=True))
        ]
        begun = Round(number, NOW + number * HOUR)
        matches = {each.place: (1000 * number + each.table,) for each in paired if each.second}
        now = replace(
            now,
            rounds=(*now.rounds, begun),
            pairings=(*now.pairings, *kept),
            matches={**(now.matches or {}), **matches},
        )
    return now


def _closed(chance: random.Random, pairing: Pairing, best_of: int) -> Pairing:
    if pairing.second is None:
        return pairing
    first, needed = chance.random() < 0.6, best_of // 2 + 1
    wins = (needed, chance.randrange(needed)) if first else (chance.randrange(needed), needed)
    how = chance.choice((How.PLAYED, How.PLAYED, How.PLAYED, How.FORFEIT, How.DEADLINE))
    wins = wins if how is How.PLAYED else (0, 0)
    return replace(pairing, winner=pairing.first if first else pairing.second, how=how, wins=wins)


def _tabled(chance: random.Random, pairing: Pairing) -> Pairing:
    """A table of a duplicate: its goals, or an admin has ended it."""
    if pairing.second is None:
        return pairing
    if chance.random() < 0.1:
        return replace(pairing, how=How.FORFEIT)
    wins = chance.randrange(4), chance.randrange(4)
    ahead = None if wins[0] == wins[1] else pairing.entrants[wins[0] < wins[1]]
    return replace(pairing, winner=ahead, how=How.PLAYED, wins=wins)


def names_of(tournament: Tournament) -> TournamentNames:
    """Each match but every fifth is shown somewhere."""
    matches = [match for dealt in (tournament.matches or {}).values() for match in dealt]
    return TournamentNames(
        CATALOGUE[tournament.new.game], {each: MessageRef(each, each) for each in matches if each % 5}
    )


def stages() -> Iterator[Tournament]:
    """One after the other, as they are worth a look."""
    cup = new(Format.KNOCK_OUT)
    yield signing_up(cup, 0)
    yield signing_up(cup, 16)
    yield signing_up(cup, 5, paused_at=NOW)
    soon = signing_up(replace(cup, starts_at=NOW + 300.0), 11)
    yield soon
    yield played(signing_up(cup, 11), 1, decided=2)
    yield played(signing_up(cup, 16), 3, decided=1)
    yield played(signing_up(replace(cup, best_of=1), 8), 9)
    yield played(signing_up(cup, 32), 1, decided=9)
    yield played(signing_up(replace(cup, late=True), 64, LONG), 1, decided=0)
    double = new(Format.DOUBLE)
    for rounds in (1, 2, 4, 99):
        yield played(signing_up(double, 8), rounds, decided=1 if rounds < 99 else None)
    swiss = new(Format.SWISS, best_of=1)
    yield played(signing_up(swiss, 7), 2, decided=1)
    yield replace(played(signing_up(swiss, 16), 3, decided=0), paused_at=NOW)
    yield played(signing_up(swiss, 40), 99)
    pairs = new(Format.ROUND_ROBIN, game="partners")
    yield signing_up(pairs, 4)
    yield half_there(signing_up(replace(pairs, starts_at=NOW + 300.0), 4))
    yield played(signing_up(pairs, 4), 99)
    yield played(signing_up(pairs, 4), 2, decided=1)
    duplicate = new(Format.DUPLICATE, best_of=1)
    yield signing_up(duplicate, 3)
    yield played(signing_up(duplicate, 11), 3, decided=2)
    yield played(signing_up(duplicate, 6), 99)
    yield replace(signing_up(cup, 5), cancelled=True)


def tournaments(language: str) -> Iterator[Drawing]:
    words, face = words_for(language), TournamentFace()
    for each in stages():
        yield face.message(words, each, names_of(each), NOW)
    told = played(signing_up(new(Format.SWISS, best_of=1), 7), 99)
    yield Drawing(face.round_post(words, told, 2))
    yield face.podium(words, told)
    yield draw_text(words, signing_up(new(Format.KNOCK_OUT), 5))
    yield draw_text(words, half_there(signing_up(new(Format.SWISS, game="partners"), 5)))
    for form, count, rounds in (
        (Format.KNOCK_OUT, 11, 2),
        (Format.DOUBLE, 8, 4),
        (Format.SWISS, 16, 3),
        (Format.DUPLICATE, 6, 3),
        (Format.ROUND_ROBIN, 64, 30),
    ):
        tournament = played(signing_up(new(form, best_of=1), count), rounds, decided=1)
        yield draw_text(words, tournament)
        yield draw_text(words, tournament, f"{rounds}:0")
    yield from _of_match(language)


def _of_match(language: str) -> Iterator[Drawing]:
    """A match of one: its first message, and its result."""
    game = CATALOGUE["classic"]
    told = drawn(game, log_of(game, 1), locale=language)
    match = replace(told.loaded.match, tournament=7, tournament_name="Friday Night Cup")
    messages = Drawn(replace(told.loaded, match=match)).drawings()
    yield from (messages[name] for name in ("challenge", "result"))
    covered = Drawn(replace(told.loaded, match=replace(match, board=match.id, covered=True))).drawings()
    yield from (covered[name] for name in ("sheet:1", "result"))
