"""Cards about the past: a player's, two players', a server's, a history, steps of a replay."""

import random
from collections.abc import Iterator
from dataclasses import replace

from bot.matches.reel import reel_of
from bot.messages.drawing import Drawing
from bot.words import words_for
from db.league.summary import PlayedMatch, sum_up
from db.matches.history import Past
from db.model.league import Badge, Moved, Podium, Rating, Season, Window
from db.model.matches import Ply
from db.model.people import Bookmark, SeatResult, Team
from faces.book.history import Page, draw_history
from faces.book.replay import ReplayStop, draw_stop
from faces.league.card import Heading, Profile, draw_card
from faces.league.numbers import draw_numbers, with_curve
from faces.league.records import draw_records
from faces.league.rivalry import draw_rivalry
from faces.league.season import tell_close
from faces.taps.league import TellNumbers
from faces.taps.library import TurnHistory
from hockey.catalogue import CATALOGUE
from hockey.figures import Figures
from tests.cogs.drawn import drawn
from tests.hockey.matches import log_of

NOW, DAY = 1_700_000_000.0, 86_400.0
ME, OTHER, THIRD = 1, 2, 3
NAMES = {ME: "Jon", OTHER: "Maximilian von Hohenstein", THIRD: "Ида"}
MATCHES = 24
SEASON = Season(1, 3, Window(NOW), closed=False)


def cards(language: str) -> Iterator[Drawing]:
    """What the commands about matches that are over answer, of people with a past and of one without."""
    words = words_for(language)
    here, season = Heading("Moose Jaw"), Heading("Moose Jaw", words.game(CATALOGUE["classic"]), SEASON)
    mine, theirs = _past(7)
    ratings = {"pile": Rating(27.2, 3.1, 24), "lineup": Rating(24.0, 7.2, 3), "field": Rating(25.4, 7.9, 1)}
    badges = [Badge(1, 2, 1), Badge(1, 1, 3)]
    team = Team("Moose Jaw Warriors", "🫎", 0x154734)
    jon, more = Profile("Jon", ratings, badges, NAMES[OTHER], team=team), TellNumbers(ME, 0, "-")
    other = Profile(NAMES[OTHER], {"pile": ratings["lineup"]}, (), "Jon")
    yield draw_card(words, here, jon, sum_up(mine), more)
    yield with_curve(words, jon, sum_up(mine), draw_numbers(words, here, jon, sum_up(mine)))
    yield draw_card(words, season, other, sum_up(theirs[:4]), more)
    yield draw_card(words, here, Profile(NAMES[THIRD], {}, (), None), sum_up([]), more)
    yield Drawing(draw_rivalry(words, here, ("Jon", NAMES[OTHER]), (mine, theirs)))
    yield draw_records(words, here, [*mine, *theirs], NAMES)
    yield draw_records(words, season, [], NAMES)
    places = tuple((place, who, NAMES[who], 40 - 7 * place) for place, who in enumerate(NAMES, start=1))
    yield Drawing(tell_close(language, Podium(SEASON, places, 1)))
    yield _history(language)
    yield from replays(language)


def _past(seed: int) -> tuple[list[PlayedMatch], list[PlayedMatch]]:
    """The same matches as each of two has them."""
    chance = random.Random(seed)
    both: tuple[list[PlayedMatch], list[PlayedMatch]] = ([], [])
    mu = 25.0
    for number in range(MATCHES):
        goals = chance.randint(0, 5), chance.randint(0, 4)
        mu += 0.6 * ((goals[0] > goals[1]) - (goals[0] < goals[1]))
        told = [_figures(chance, goals[seat]) for seat in (0, 1)]
        for seat in (0, 1):
            own = replace(told[seat], faced=told[1 - seat].shots, expected_against=told[1 - seat].expected)
            outcome = "tie" if goals[0] == goals[1] else "win" if goals[seat] > goals[1 - seat] else "loss"
            result = SeatResult(
                seat, (ME, OTHER)[seat], outcome, "play", goals[seat], goals[1 - seat], figures=own
            )
            ended = NOW - (MATCHES - number) * DAY
            both[seat].append(
                PlayedMatch(number, 1, "classic", ended, result, ((OTHER, ME)[seat],), mu, number)
            )
    return both


def _figures(chance: random.Random, goals: int) -> Figures:
    return Figures(
        goals=goals,
        shots=goals + chance.randint(2, 9),
        posts=chance.randint(0, 2),
        takeovers=chance.randint(0, 3),
        expected=round(0.8 * goals + chance.random(), 6),
        first_goal=chance.randint(3, 40) if goals else None,
        plays=156,
        overtime=chance.random() < 0.2,
    )


def _history(language: str) -> Drawing:
    words, games = words_for(language), ["classic", "lineup", "partners", "field", "streak"]
    pasts = []
    for number, game in enumerate(games):
        match = drawn(CATALOGUE[game], [], ("Jon", NAMES[OTHER], "Ида", "Ralph")).loaded.match
        told = replace(match, id=100 + number, ended_at=NOW - number * DAY)
        outcome = (*("win", "loss", "tie"), None, "win")[number]
        pasts.append(Past(told, 0, outcome, 3, number))
    taps = TurnHistory(3, ME, 1, 0, "-"), TurnHistory(3, ME, 3, 0, "-")
    names = [words.game(CATALOGUE[game]) for game in games]
    return draw_history(words, Page("Jon", pasts, names, 2, 3, 25, *taps, 3))


def replays(language: str) -> Iterator[Drawing]:
    """The first step, a goal with the hands open and a bookmark, and the last one, of three games."""
    for name in ("classic", "partners", "lineup"):
        game = CATALOGUE[name]
        log = log_of(game, 5)
        over = drawn(game, log, locale=language).loaded
        moved = tuple(Moved(seat, 25.0, 25.0 + (-1) ** seat, 4) for seat in range(game.seats))
        ended = replace(over, match=replace(over.match, ended_at=NOW), moved=moved)
        reel = reel_of(ended, [Ply(number, seat, move, NOW) for number, (seat, move) in enumerate(log)])
        goal = reel.next_goal(reel.first)
        marks = [Bookmark(1, goal, "what a shot")]
        for ply, hands in ((reel.first, "hidden"), (goal, "open"), (reel.last, "hidden")):
            yield draw_stop(words_for(language), ReplayStop(reel, ply, hands, marks))  # type: ignore[arg-type] # literals of a tuple
