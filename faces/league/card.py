"""Somebody's card: their ratings, and what their matches come to."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from bot.messages.drawing import Drawing
from bot.messages.picture import Picture
from bot.words import Words
from db.league.ratings import UNKNOWN
from db.league.summary import PlayedMatch, Summary, Tally
from db.model.crowd import GuessRecord
from db.model.league import PROVISIONAL, Badge, Rating, Season, points_of
from faces.league.curve import RatingCurve, render
from faces.parts import NO_BREAK, button, buttons, plain
from faces.taps.league import TellMeaning
from hockey.figures import FAMILIES

PERCENT = 100
NAME = "rating.png"
FEWEST_POINTS = 2
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
MOST_BADGES = 6


@dataclass(frozen=True, slots=True)
class Heading:
    """What a card is of, as it is told: a server's name or None for all, a game's name, a season."""

    place: str | None
    game: str | None = None
    season: Season | None = None

    def told(self, words: Words) -> str:
        told = [words("card-everywhere") if self.place is None else plain(self.place)]
        told += [plain(self.game)] if self.game else []
        told += [words("season-name", number=self.season.number)] if self.season else []
        return ", ".join(told)


@dataclass(frozen=True, slots=True)
class Profile:
    """Whose card it is, their ratings by family, their podiums, and their guesses in a server."""

    name: str
    ratings: Mapping[str, Rating]
    badges: Sequence[Badge]
    rival: str | None
    guesses: GuessRecord | None = None


def draw_card(words: Words, heading: Heading, profile: Profile, summary: Summary) -> Drawing:
    lines = [words("card-title", player=plain(profile.name), what=heading.told(words))]
    lines += [_rating(words, name, profile.ratings[name]) for name in FAMILIES if name in profile.ratings]
    lines += _matches(words, profile, summary) if summary.record.games else [words("card-no-matches")]
    if profile.badges and heading.place is not None:
        lines.append(words("card-badges", badges=badges_of(words, profile.badges)))
    if profile.guesses and profile.guesses.settled:
        lines.append(words("card-guesses", right=profile.guesses.right, count=profile.guesses.settled))
    picture = _picture(words, profile, summary) if len(summary.curve) >= FEWEST_POINTS else None
    if picture and len(profile.ratings) > 1:
        lines.append(words("card-curve", family=words(f"family-{summary.curve_of}")))
    meaning = buttons(button(words("card-button-meaning"), TellMeaning()))
    return Drawing("\n".join(lines), meaning, picture=picture)


def badges_of(words: Words, badges: Sequence[Badge]) -> str:
    told = [
        words("card-badge", medal=MEDALS[each.place], season=each.number) for each in badges[:MOST_BADGES]
    ]
    return ", ".join(told)


def rating_words(words: Words, mu: float, rated: int) -> str:
    """A rating as it is told everywhere: a provisional one says so."""
    if rated < PROVISIONAL:
        return words("rating-provisional", rating=rating_points(mu), rated=rated, needed=PROVISIONAL)
    return words("rating", rating=rating_points(mu))


def rating_points(mu: float) -> str:
    """A rating is a name for a strength, not an amount: written without the separators of thousands."""
    return str(points_of(mu))


def form_words(words: Words, form: Sequence[str]) -> str:
    """The last results as letters, the latest last."""
    return NO_BREAK.join(words(f"form-{outcome}") for outcome in form)


def streak_words(words: Words, kind: str, count: int) -> str:
    return words("streak", kind=kind, count=count)


def record_words(words: Words, tally: Tally) -> str:
    return words("card-tally", wins=tally.wins, losses=tally.losses, ties=tally.ties)


def share(words: Words, value: float | None) -> str:
    return words("card-none") if value is None else words("card-share", share=round(PERCENT * value))


def _rating(words: Words, family: str, rating: Rating) -> str:
    give = points_of(UNKNOWN.mu + rating.sigma) - points_of(UNKNOWN.mu)
    told = rating_words(words, rating.mu, rating.rated)
    return words("card-rating", family=words(f"family-{family}"), rating=told, give=give)


def _matches(words: Words, profile: Profile, summary: Summary) -> Iterator[str]:
    yield words("card-record", games=summary.record.games, record=record_words(words, summary.record))
    if summary.overtime.games:
        yield words(
            "card-overtime", games=summary.overtime.games, record=record_words(words, summary.overtime)
        )
    own = "all" if summary.goals == summary.goals_for else "some"
    scored = {"for": summary.goals_for, "against": summary.goals_against}
    yield words("card-goals", goals=summary.goals, own=own, **scored)
    yield words(
        "card-shots",
        shots=summary.shots,
        faced="none" if summary.saving is None else "some",
        shooting=share(words, summary.shooting),
        saving=share(words, summary.saving),
    )
    if summary.expected is not None and summary.expected_against is not None:
        yield words(
            "card-expected", own=round(summary.expected, 1), against=round(summary.expected_against, 1)
        )
    yield words("card-feats", **_feats(summary))
    streak = streak_words(words, summary.streak_of, summary.streak)
    yield words("card-form", form=form_words(words, summary.form), streak=streak, best=summary.best_streak)
    yield words(
        "card-lengths",
        plays=_plays(summary.longest),
        goal=_first_goal(summary.fastest),
        has=_has(summary.fastest),
    )
    if profile.rival is not None:
        met = summary.against_rival
        yield words(
            "card-rival", player=plain(profile.rival), games=met.games, record=record_words(words, met)
        )


def _feats(summary: Summary) -> dict[str, int]:
    return {
        "posts": summary.posts,
        "takeovers": summary.takeovers,
        "shutouts": summary.shutouts,
        "hats": summary.hat_tricks,
    }


def _plays(played: PlayedMatch | None) -> int:
    return played.result.figures.plays if played else 0


def _first_goal(played: PlayedMatch | None) -> int:
    return (played.result.figures.first_goal or 0) if played else 0


def _has(played: PlayedMatch | None) -> str:
    return "yes" if played else "no"


def _picture(words: Words, profile: Profile, summary: Summary) -> Picture:
    curve = RatingCurve(tuple(points_of(mu) for mu in summary.curve))
    alt = words(
        "card-alt",
        player=profile.name,
        family=words(f"family-{summary.curve_of}"),
        count=len(curve.points),
        first=str(curve.points[0]),
        last=str(curve.points[-1]),
        lowest=str(min(curve.points)),
        highest=str(max(curve.points)),
    )
    return Picture(NAME, alt, repr(curve), partial(render, curve))
