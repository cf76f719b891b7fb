"""Goals by period, as a block that keeps its columns on a phone."""

from collections.abc import Sequence

from wcwidth import ljust, wcswidth

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from db.model.people import NO_TEAMS
from faces.parts import isolated
from faces.roster import roster_of
from faces.short import side_labels
from hockey.game import SIDES, Score

TABLE_NAME = 12
MOST_PERIODS = 6
FIRST_SHOWN, LAST_SHOWN = 3, 2


def score_table(words: Words, loaded: LoadedMatch, periods: Sequence[Score], total: Score) -> str:
    """`periods` are the goals in each that has begun; the match's others are empty."""
    length = loaded.match.length
    # Nothing can be escaped in a code block, only ended too early.
    names = side_labels(words, [seat.name.replace("`", "'") for seat in loaded.match.seats], TABLE_NAME)
    width = max(map(wcswidth, names))
    count = max(length, len(periods))
    heads = [str(n) if n <= length else words("sheet-period-short-overtime") for n in range(1, count + 1)]
    rows = [_row("", [*shortened(heads, "…"), words("sheet-total")], width)]
    for side, name in enumerate(names):
        goals = [str(period[side]) for period in periods] + ["-"] * (count - len(periods))
        left_out = sum(period[side] for period in periods[FIRST_SHOWN:-LAST_SHOWN])
        rows.append(_row(name, [*shortened(goals, str(left_out)), str(total[side])], width))
    if count == 1:
        # A single period and the total are the same number.
        rows = [_row(name, [str(goals)], width) for name, goals in zip(names, total, strict=True)]
    return "\n".join(["```", *rows, "```"])


def shortened(periods: Sequence[str], left_out: str) -> list[str]:
    """The shown periods; of many the first and the last, because overtimes may go on forever."""
    if len(periods) <= MOST_PERIODS:
        return list(periods)
    return [*periods[:FIRST_SHOWN], left_out, *periods[-LAST_SHOWN:]]


def _row(name: str, cells: Sequence[str], width: int) -> str:
    """A name in a number of columns, where an emoji takes two, with what is beside it, in order."""
    return ljust(isolated(name), width) + "".join(f"{cell:>4}" for cell in cells)


def teams_line(words: Words, loaded: LoadedMatch) -> str:
    """Who plays for which team; empty in a match without teams."""
    if loaded.match.teams == NO_TEAMS:
        return ""
    roster = roster_of(loaded)
    home, away = (
        words("team-of", team=roster.side(words, side), players=roster.members(words, side))
        if loaded.match.teams[side]
        else roster.people(words, side)
        for side in range(SIDES)
    )
    return words("teams", home=home, away=away)
