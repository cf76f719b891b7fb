"""The one message of a tournament, and the posts for its rounds and its podium."""

from collections.abc import Iterator, Sequence

import discord
from discord import ui

from bot.appearance import TournamentNames
from bot.messages.drawing import Drawing
from bot.words import Words
from faces.layout import Item, boxed, gallery_of, texts
from faces.league.card import MEDALS
from faces.parts import Button, ago, button, clock_time, date, message_link, plain
from faces.taps.tournament import CheckIn, JoinTournament, LeaveTournament, TellTournament
from faces.tournament.naming import (
    entrant_names,
    in_round,
    missing_of,
    people_of,
    person_name,
    podium_of,
    round_name,
    short_entrant_names,
    short_people,
    terms_of,
)
from faces.tournament.picture import picture_of
from hockey.game import SIDES
from tournaments.model import Format, How, Pairing
from tournaments.tournament import Person, Signed, Stage, Tournament

LONGEST_NAME = 14
"""How much of a name a line has room for, with another one beside it."""
MOST_AT_A_PLACE = 10
"""How many of those who share a place are named: sixty-four may, if an admin ends it early."""
NAMES_ROOM = 56
"""About two lines of names on a phone."""
MOST_SHOWN, MOST_PAIRS_SHOWN = 4, 2
"""How many pairings are listed."""
GREEN = discord.ButtonStyle.success


class TournamentFace:
    """What the bot draws of tournaments by itself."""

    def message(
        self,
        words: Words,
        tournament: Tournament,
        names: TournamentNames,
        now: float,
        *,
        pictures: bool = True,
    ) -> Drawing:
        """The message as it looks now; the picture comes with the first round."""
        stage = tournament.stage(now)
        head = words("tournament-title", name=plain(tournament.new.name))
        game = plain(words.game(names.game))
        terms = words("tournament-terms", game=game, terms=terms_of(words, tournament, names.game))
        picture = picture_of(words, tournament) if pictures and tournament.rounds else None
        body = "\n".join(_body(words, tournament, stage, names))
        items: list[Item] = [*texts([f"{head}\n{terms}", body])]
        if picture is not None:
            items.append(gallery_of(picture))
        row = ui.ActionRow[ui.LayoutView]()
        for each in _buttons(words, tournament, stage):
            row.add_item(each)
        return Drawing(view=boxed([*items, row]), picture=picture)

    def round_post(self, words: Words, tournament: Tournament, number: int) -> str:
        """Which round has begun, until when, and who has a bye."""
        round_ = next(each for each in tournament.rounds if each.number == number)
        byes = {each.first for each in in_round(tournament, number) if each.how is How.BYE}
        free = [signed for signed in tournament.signed if signed.number in byes]
        told = words("tournament-byes", players=_names(words, tournament, free)) if free else ""
        lines = [
            words(
                "tournament-round-begins",
                name=plain(tournament.new.name),
                round=round_name(words, tournament, number),
                date=date(round_.ends_at),
                ago=ago(round_.ends_at),
            ),
            told,
            _link(words, tournament),
        ]
        return "\n".join(filter(None, lines))

    def podium(self, words: Words, tournament: Tournament) -> Drawing:
        """The first three; the champion is notified."""
        first = dict(podium_of(tournament)).get(1, [])[:MOST_AT_A_PLACE]
        champions = [person for number in first for person in people_of(tournament, number)]
        called = entrant_names(words, tournament, lambda _number, person: _mention(words, person))
        pings = tuple(person.player_id for person in champions if person.level is None)
        lines = [words("tournament-over", name=plain(tournament.new.name))]
        lines += [*_medals(words, tournament, called), _link(words, tournament)]
        return Drawing("\n".join(filter(None, lines)), pings=pings)


def _body(words: Words, tournament: Tournament, stage: Stage, names: TournamentNames) -> Iterator[str]:
    match stage:
        case Stage.SIGN_UP | Stage.CHECK_IN:
            yield from _before(words, tournament, stage, "yes" if names.game.seats > SIDES else "no")
        case Stage.RUNNING:
            yield from _running(words, tournament, names)
        case Stage.OVER:
            yield from _medals(words, tournament)
        case Stage.CANCELLED:
            key = "tournament-too-few" if _had_too_few(tournament) else "tournament-cancelled"
            yield words(key, fewest=tournament.new.format.fewest)


def _before(words: Words, tournament: Tournament, stage: Stage, pairs: str) -> Iterator[str]:
    starts, most = tournament.new.starts_at, tournament.new.most
    if tournament.paused_at is not None:
        yield words("tournament-paused")
    elif stage is Stage.SIGN_UP:
        yield words("tournament-starts", when=date(starts), ago=ago(starts))
        yield words("tournament-check-in-at", time=clock_time(tournament.check_in_at))
    else:
        yield words("tournament-check-in", until=ago(starts))
    agreed, asked = _agreed(tournament)
    there = sum(each.checked_in or stage is Stage.SIGN_UP for each in agreed)
    if not agreed:
        yield words("tournament-signed-none", most=most, pairs=pairs)
    elif stage is Stage.CHECK_IN:
        yield words("tournament-checked-in", count=there, of=len(agreed), pairs=pairs)
        if there < len(agreed):
            yield words("tournament-missing", names=_missing(words, tournament, agreed))
    else:
        shown = _names(words, tournament, agreed)
        yield words("tournament-signed", count=len(agreed), most=most, pairs=pairs, names=shown)
    if asked:
        yield words("tournament-partners-asked", names=_missing(words, tournament, asked))
    fewest = tournament.new.format.fewest
    if there < fewest and tournament.new.format is Format.DUPLICATE:
        yield words("tournament-fewest", fewest=fewest)


def _running(words: Words, tournament: Tournament, names: TournamentNames) -> Iterator[str]:
    round_ = tournament.round
    if round_ is None:
        return
    named = round_name(words, tournament, round_.number)
    if tournament.paused_at is not None:
        yield words("tournament-round-paused", round=named)
    else:
        yield words("tournament-round", round=named, until=ago(round_.ends_at))
    on = tournament.open
    most = MOST_PAIRS_SHOWN if names.game.seats > SIDES else MOST_SHOWN
    short = short_entrant_names(words, tournament, LONGEST_NAME)
    for each in on[:most]:
        yield _match(words, tournament, names, each, short)
    if len(on) > most:
        yield words("tournament-more-matches", count=len(on) - most)
    if not on and tournament.paused_at is None:
        yield words("tournament-round-played")


def _match(
    words: Words, tournament: Tournament, names: TournamentNames, pairing: Pairing, short: dict[int, str]
) -> str:
    """A pairing with a link to the match that is on, once that is shown."""
    matches = tournament.matches_of(pairing)
    there = names.messages.get(matches[-1]) if matches else None
    url = message_link(tournament.new.server_id, there.channel_id, there.message_id) if there else ""
    first, second = (plain(short[each]) for each in pairing.entrants)
    return words(
        "tournament-match",
        first=first,
        second=second,
        linked="yes" if url else "no",
        url=url,
        scored="yes" if any(pairing.wins) and tournament.new.best_of > 1 else "no",
        wins=pairing.wins[0],
        losses=pairing.wins[1],
    )


def _medals(words: Words, tournament: Tournament, called: dict[int, str] | None = None) -> Iterator[str]:
    """The first three places; the champions as they're `called` there."""
    podium = dict(podium_of(tournament))
    short = short_entrant_names(words, tournament, LONGEST_NAME)
    names = {number: plain(name) for number, name in short.items()}
    for place, entrants in podium.items():
        told = called if place == 1 and called else names
        players = ", ".join(told[each] for each in entrants[:MOST_AT_A_PLACE])
        if (more := len(entrants) - MOST_AT_A_PLACE) > 0:
            players = words("tournament-more", names=players, count=more)
        yield words("tournament-place", medal=MEDALS[place], players=players)
    if not podium:
        yield words("tournament-no-winner")


def _mention(words: Words, person: Person) -> str:
    return f"<@{person.player_id}>" if person.level is None else plain(person_name(words, person))


def _had_too_few(tournament: Tournament) -> bool:
    """True if it was called off because there was no one to pair at the start."""
    waiting = any(each.seed is None and each.out_after is None for each in tournament.signed)
    came_to_start = (tournament.ended_at or 0.0) >= tournament.new.starts_at
    return came_to_start and not tournament.rounds and not waiting


def _agreed(tournament: Tournament) -> tuple[list[Signed], list[Signed]]:
    """Those who take part, and those who wait for a partner to agree."""
    asked = [each for each in tournament.signed if not each.agreed]
    return [each for each in tournament.signed if each.agreed], asked


def _names(words: Words, tournament: Tournament, signed: Sequence[Signed]) -> str:
    short = short_entrant_names(words, tournament, LONGEST_NAME)
    return _listed(words, [short[each.number] for each in signed])


def _missing(words: Words, tournament: Tournament, signed: Sequence[Signed]) -> str:
    """Of two partners, only the one who has yet to do something."""
    short = short_people(words, tournament, LONGEST_NAME)
    people = (person for each in signed for person in missing_of(each))
    return _listed(words, [short[person_name(words, each)] for each in people])


def _listed(words: Words, names: Sequence[str]) -> str:
    """As many names as two lines have room for, and how many more there are."""
    shown, room = 0, NAMES_ROOM
    while shown < len(names) and (shown == 0 or len(names[shown]) + 2 <= room):
        room -= len(names[shown]) + 2
        shown += 1
    told = ", ".join(map(plain, names[:shown]))
    return words("tournament-more", names=told, count=len(names) - shown) if shown < len(names) else told


def _link(words: Words, tournament: Tournament) -> str:
    if tournament.message_id is None:
        return ""
    new = tournament.new
    return words("tournament-see", url=message_link(new.server_id, new.channel_id, tournament.message_id))


def _buttons(words: Words, tournament: Tournament, stage: Stage) -> Iterator[Button]:
    """To sign up, even late; to check in, to leave, to read everything."""
    number = tournament.id
    # A partner agrees with the same button.
    full = len(tournament.signed) >= tournament.new.most and not _agreed(tournament)[1]
    if stage is Stage.SIGN_UP:
        yield button(words("tournament-button-join"), JoinTournament(number), GREEN, disabled=full)
    elif stage is Stage.CHECK_IN:
        yield button(words("tournament-button-check-in"), CheckIn(number), GREEN)
    elif stage is Stage.RUNNING and tournament.late_place is not None:
        yield button(words("tournament-button-join"), JoinTournament(number), GREEN)
    if stage in (Stage.SIGN_UP, Stage.CHECK_IN, Stage.RUNNING):
        yield button(words("tournament-button-leave"), LeaveTournament(number))
    begun = "yes" if tournament.rounds else "no"
    yield button(words("tournament-button-text", begun=begun), TellTournament(number))
