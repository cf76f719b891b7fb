"""All the numbers that a player's matches come to, in words, and the curve of their rating."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from bot.messages.drawing import Drawing
from bot.messages.picture import Picture
from bot.words import Words
from db.league.summary import PlayedMatch, Summary
from db.model.league import Rating, points_of
from faces.art.drawing import draw
from faces.league.card import (
    Heading,
    Profile,
    badges_of,
    form_words,
    give_of,
    rating_words,
    record_words,
    share,
    streak_words,
)
from faces.league.scene import RatingCurve
from faces.parts import button, buttons, plain
from faces.taps.league import TellMeaning
from hockey.figures import FAMILIES

NAME = "rating.png"
FEWEST_POINTS = 2


def draw_numbers(words: Words, heading: Heading, profile: Profile, summary: Summary) -> Drawing:
    """Everything that is counted, in words: also for servers that want no pictures."""
    lines = [words("card-title", player=plain(profile.name), what=heading.told(words))]
    lines += [_rating(words, name, profile.ratings[name]) for name in FAMILIES if name in profile.ratings]
    lines += _matches(words, profile, summary) if summary.record.games else [words("card-no-matches")]
    if profile.badges and heading.place is not None:
        lines.append(words("card-badges", badges=badges_of(words, profile.badges)))
    if profile.guesses and profile.guesses.settled:
        lines.append(words("card-guesses", right=profile.guesses.right, count=profile.guesses.settled))
    return Drawing("\n".join(lines), buttons(button(words("card-button-meaning"), TellMeaning())))


def with_curve(words: Words, profile: Profile, summary: Summary, numbers: Drawing) -> Drawing:
    """The numbers with the curve of the rating, if there is one."""
    if len(summary.curve) < FEWEST_POINTS:
        return numbers
    content = numbers.content or ""
    if len(profile.ratings) > 1:
        content += f"\n{words('card-curve', family=words(f'family-{summary.curve_of}'))}"
    return replace(numbers, content=content, picture=_curve(words, profile, summary))


def _rating(words: Words, family: str, rating: Rating) -> str:
    told = rating_words(words, rating.mu, rating.rated)
    return words("card-rating", family=words(f"family-{family}"), rating=told, give=give_of(rating))


def _matches(words: Words, profile: Profile, summary: Summary) -> Iterator[str]:
    yield words("card-record", games=summary.record.games, record=record_words(words, summary.record))
    if summary.overtime.games:
        yield words("card-overtime", record=record_words(words, summary.overtime))
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


def _curve(words: Words, profile: Profile, summary: Summary) -> Picture:
    shown = RatingCurve(tuple(points_of(mu) for mu in summary.curve))
    alt = words(
        "card-alt-curve",
        player=profile.name,
        family=words(f"family-{summary.curve_of}"),
        count=len(shown.points),
        first=str(shown.points[0]),
        last=str(shown.points[-1]),
        lowest=str(min(shown.points)),
        highest=str(max(shown.points)),
    )
    return Picture(NAME, alt, repr(shown), partial(draw, "league.curve", shown))
