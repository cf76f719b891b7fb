"""A player's hockey card, and behind its button all the numbers that their matches come to."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from bot.messages.drawing import Drawing
from bot.messages.picture import Picture
from bot.words import Words
from db.league.ratings import UNKNOWN
from db.league.summary import Summary, Tally
from db.model.crowd import GuessRecord
from db.model.league import PROVISIONAL, Badge, Rating, Season, points_of
from db.model.people import Team
from faces.art.drawing import draw
from faces.art.jersey import COLOURS, colour_of, written
from faces.league.scene import Patch, Portrait, RatingBar
from faces.parts import NO_BREAK, button, buttons, label, plain
from faces.roster import team_name
from faces.taps.league import TellNumbers

PERCENT = 100
NAME = "card.png"
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
MOST_BADGES, MOST_MEDALS = 6, 3
LONGEST_TITLE = 16


@dataclass(frozen=True, slots=True)
class Heading:
    """What a card is of, as it is told: a server's name or None for all, a game's name, a season."""

    place: str | None
    game: str | None = None
    season: Season | None = None

    def told(self, words: Words, write: Callable[[str], str] = plain) -> str:
        told = [words("card-everywhere") if self.place is None else write(self.place)]
        told += [write(self.game)] if self.game else []
        told += [words("season-name", number=self.season.number)] if self.season else []
        return ", ".join(filter(None, told))


@dataclass(frozen=True, slots=True)
class Profile:
    """Whose card it is: name and team, ratings by family, podiums, and guesses in a server.

    `handle` is written in the picture if the font lacks the name's letters.
    """

    name: str
    ratings: Mapping[str, Rating]
    badges: Sequence[Badge]
    rival: str | None
    guesses: GuessRecord | None = None
    team: Team | None = None
    handle: str = ""


def draw_card(
    words: Words, heading: Heading, profile: Profile, summary: Summary, numbers: TellNumbers
) -> Drawing:
    """The hockey card, with a button to the other numbers."""
    lines = [words("card-title", player=plain(profile.name), what=heading.told(words))]
    lines += [] if summary.record.games else [words("card-no-matches")]
    more = buttons(button(words("card-button-numbers"), numbers))
    return Drawing("\n".join(lines), more, picture=_card(words, heading, profile, summary))


def badges_of(words: Words, badges: Sequence[Badge]) -> str:
    told = [
        words("card-badge", medal=MEDALS[each.place], what=plain(_won_in(words, each)))
        for each in badges[:MOST_BADGES]
    ]
    return ", ".join(told)


def _won_in(words: Words, badge: Badge) -> str:
    """The season, or the tournament."""
    if badge.tournament is None:
        return words("season-name", number=badge.number)
    return label(badge.tournament, LONGEST_TITLE)


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
    return words("card-tally", **_tally(tally))


def share(words: Words, value: float | None) -> str:
    return words("card-none") if value is None else words("card-share", share=round(PERCENT * value))


def give_of(rating: Rating) -> int:
    """By how many points a rating may be off."""
    return points_of(UNKNOWN.mu + rating.sigma) - points_of(UNKNOWN.mu)


def _tally(tally: Tally) -> dict[str, int]:
    return {"wins": tally.wins, "losses": tally.losses, "ties": tally.ties}


def _card(words: Words, heading: Heading, profile: Profile, summary: Summary) -> Picture:
    family, rating = max(profile.ratings.items(), key=lambda each: each[1].rated, default=("", UNKNOWN))
    team, patches = profile.team, tuple(_patches(words, heading, profile, summary))
    shown = Portrait(
        name=written(label(profile.name)) or profile.handle,
        below=(team and written(label(team.name))) or heading.told(words, lambda name: written(label(name))),
        colour=COLOURS[1] if team is None else colour_of(team),
        numbers=tuple((value, words(f"card-{name}")) for name, value in _big(words, summary).items()),
        record=words("card-record-short", **_tally(summary.record)),
        form=tuple((outcome, words(f"form-{outcome}")) for outcome in summary.form),
        form_label=words("card-form-short"),
        rating=_bar(words, family, rating),
        patches=patches,
    )
    alt = " ".join(_card_in_words(words, profile, summary, shown, family))
    return Picture(NAME, alt, repr(shown), partial(draw, "league.portrait", shown))


def _card_in_words(
    words: Words, profile: Profile, summary: Summary, shown: Portrait, family: str
) -> Iterator[str]:
    team = profile.team
    named = {"player": profile.name, "team": "" if team is None else team_name(words, team)}
    yield words("card-alt", has="no" if team is None else "yes", **named)
    yield words(
        "card-alt-record",
        games=summary.record.games,
        record=record_words(words, summary.record),
        share=_won(words, summary),
        goals=summary.goals,
        best=summary.best_streak,
    )
    if summary.form:
        yield words("card-alt-form", form=form_words(words, summary.form))
    rating = profile.ratings.get(family, UNKNOWN)
    told = rating_words(words, rating.mu, rating.rated)
    yield words("card-alt-rating", **_family(words, family), rating=told, give=shown.rating.give)
    if shown.patches:
        badges = ", ".join(
            words("card-alt-patch", count=each.count, what=each.label)
            if each.medal is None
            else words("card-alt-medal", place=each.medal, what=each.label)
            for each in shown.patches
        )
        yield words("card-alt-badges", badges=badges)


def _big(words: Words, summary: Summary) -> dict[str, str]:
    """The four numbers that players show each other, by the names of their labels."""
    return {
        "big-wins": str(summary.record.wins),
        "big-goals": str(summary.goals),
        "big-share": _won(words, summary),
        "big-streak": str(summary.best_streak),
    }


def _won(words: Words, summary: Summary) -> str:
    games = summary.record.games
    return share(words, summary.record.wins / games if games else None)


def _family(words: Words, family: str) -> dict[str, str]:
    return {"family": words(f"family-{family}") if family else "", "has": "yes" if family else "no"}


def _bar(words: Words, family: str, rating: Rating) -> RatingBar:
    points, give = points_of(rating.mu), give_of(rating)
    return RatingBar(
        words("card-rating-of", **_family(words, family)),
        words("card-rating-short", rating=str(points), give=give),
        points,
        give,
    )


def _patches(words: Words, heading: Heading, profile: Profile, summary: Summary) -> Iterator[Patch]:
    """Medals of a server's seasons, then what was done in matches."""
    for each in profile.badges[:MOST_MEDALS] if heading.place is not None else ():
        yield Patch(each.place, _won_in(words, each), each.place)
    done = {
        "hats": summary.hat_tricks,
        "shutouts": summary.shutouts,
        "overtime": summary.overtime.wins,
        "posts": summary.posts,
    }
    for name, count in done.items():
        if count:
            yield Patch(count, words(f"card-patch-{name}", count=count))
