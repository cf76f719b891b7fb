"""A page of a player's matches."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import discord

from bot.messages.drawing import Drawing
from bot.words import Words
from db.matches.history import Past
from faces.parts import Button, Select, ago, button, buttons, label, plain
from faces.taps.library import PickMatch, TurnHistory
from hockey.game import SIDES, By

LONGEST_LABEL = 100
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Page:
    """`number` counts from 1, `pages` at least one; `total` matches in all, in a `season` or, with 0, ever.

    `before` and `after` lead to other pages.
    """

    whose: str
    pasts: Sequence[Past]
    games: Sequence[str]
    number: int
    pages: int
    total: int
    before: TurnHistory
    after: TurnHistory
    season: int = 0


def draw_history(words: Words, page: Page) -> Drawing:
    head = words("history-title", player=plain(page.whose), count=page.total, season=page.season)
    lines = [_line(words, past, game) for past, game in zip(page.pasts, page.games, strict=True)]
    foot = words("history-page", page=page.number, pages=page.pages) if page.pages > 1 else ""
    return Drawing("\n".join(filter(None, [head, *lines, foot])), buttons(*_controls(words, page)))


def _line(words: Words, past: Past, game: str) -> str:
    facts: dict[str, str | int] = {
        "opponents": plain(opponents_of(words, past)),
        "game": ", ".join(map(plain, filter(None, [game, past.match.tournament_name]))),
        "when": ago(past.match.ended_at or past.match.created_at),
    }
    if past.result is None:
        return words("history-line-unfinished", **facts)
    goals: dict[str, str | int] = {"mine": past.goals_for, "theirs": past.goals_against}
    return words("history-line", result=past.result, by=past.by or By.PLAY, **facts, **goals)


def opponents_of(words: Words, past: Past) -> str:
    """The opponents in the match."""
    side = past.seat % SIDES
    names = [label(seat.name, LONGEST_NAME) for seat in past.match.seats if seat.seat % SIDES != side]
    told = names[0] if names else "?"
    for name in names[1:]:
        told = words("side-names", first=told, second=name)
    return told


def _controls(words: Words, page: Page) -> Iterable[Button | Select]:
    if page.pasts:
        options = [
            discord.SelectOption(
                label=label(
                    words("history-choice", match=str(past.match.id), opponents=opponents_of(words, past)),
                    LONGEST_LABEL,
                ),
                value=str(past.match.id),
            )
            for past in page.pasts
        ]
        yield Select(custom_id=PickMatch().id, placeholder=words("history-watch"), options=options, row=0)
    if page.pages > 1:
        earlier, later = page.number == 1, page.number == page.pages
        yield button(words("history-button-newer"), page.before, row=1, disabled=earlier)
        yield button(words("history-button-older"), page.after, row=1, disabled=later)
