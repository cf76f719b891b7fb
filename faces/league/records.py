"""A server's records: the most, the longest, the fastest of all."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import discord

from bot.messages.drawing import Drawing
from bot.words import Argument, Words, day_of
from db.league.summary import PlayedMatch, best_streak, is_shutout
from db.model.crowd import Guesser
from faces.league.card import Heading
from faces.parts import Select, buttons, day, flatten, label, plain
from faces.taps.library import PickMatch

BOLD = "**"
LONGEST_LABEL = 100


@dataclass(frozen=True, slots=True)
class Written:
    """How names, and days (UTC seconds), are written: a list shows no markup and knows no time zone."""

    name: Callable[[str], str]
    day: Callable[[float], Argument]


IN_TEXT = Written(plain, day)
IN_LIST = Written(flatten, day_of)
Measure = Callable[[PlayedMatch], int | None]


def _margin(each: PlayedMatch) -> int | None:
    margin = each.result.goals_for - each.result.goals_against
    return margin if margin > 0 and each.result.result == "win" else None


OF_A_MATCH: dict[str, Measure] = {
    "goals": lambda each: each.result.figures.goals or None,
    "margin": _margin,
    "both": lambda each: (each.result.goals_for + each.result.goals_against) or None,
    "shots": lambda each: each.result.figures.shots or None,
    "longest": lambda each: each.result.figures.plays or None,
    "fastest": lambda each: -each.result.figures.first_goal if each.result.figures.first_goal else None,
}
"""The measure of one result; None if it doesn't qualify."""

OF_A_PLAYER: dict[str, Callable[[Sequence[PlayedMatch]], int]] = {
    "wins": lambda played: sum(each.result.result == "win" for each in played),
    "streak": lambda played: best_streak([each.result.result for each in played]),
    "scored": lambda played: sum(each.result.figures.goals for each in played),
    "shutouts": lambda played: sum(map(is_shutout, played)),
    "posts": lambda played: sum(each.result.figures.posts for each in played),
}


def draw_records(
    words: Words,
    heading: Heading,
    played: Sequence[PlayedMatch],
    names: Mapping[int, str],
    guessers: Sequence[Guesser] = (),
) -> Drawing:
    """The records, and buttons to watch the matches of those made in one."""
    lines = [words("records-title", what=heading.told(words))]
    told = [
        *(line for _, line in _of_matches(words, played, names, IN_TEXT)),
        *_of_players(words, played, names),
        *_of_guessers(words, guessers, names),
    ]
    text = "\n".join([*lines, *(told or [words("records-none")])])
    return Drawing(text, buttons(*_to_watch(words, played, names)))


def _to_watch(words: Words, played: Sequence[PlayedMatch], names: Mapping[int, str]) -> Iterator[Select]:
    """A list of the matches, each by the first of its records."""
    first: dict[int, str] = {}
    for match_id, line in _of_matches(words, played, names, IN_LIST):
        first.setdefault(match_id, line.replace(BOLD, ""))
    if first:
        options = [
            discord.SelectOption(label=label(line, LONGEST_LABEL), value=str(match_id))
            for match_id, line in first.items()
        ]
        yield Select(custom_id=PickMatch().id, placeholder=words("records-watch"), options=options)


def _of_guessers(words: Words, guessers: Sequence[Guesser], names: Mapping[int, str]) -> Iterator[str]:
    told = [
        words(
            "record-guesser",
            player=plain(names.get(each.player_id, "")),
            right=each.record.right,
            count=each.record.settled,
        )
        for each in guessers
    ]
    if told:
        yield words("record-guessers", guessers=", ".join(told))


def holders(played: Sequence[PlayedMatch]) -> set[int]:
    """The players named on a card of records."""
    best = (_best(played, measure) for measure in OF_A_MATCH.values())
    leaders = (_leader(played, count) for count in OF_A_PLAYER.values())
    return {each[0].result.player_id for each in best if each} | {each[0] for each in leaders if each}


def _of_matches(
    words: Words, played: Sequence[PlayedMatch], names: Mapping[int, str], written: Written
) -> Iterator[tuple[int, str]]:
    """The match of each record, and the record in words, with names and days `written` as for there."""
    for name, measure in OF_A_MATCH.items():
        if found := _best(played, measure):
            each, value = found
            yield (
                each.match_id,
                words(
                    f"record-{name}",
                    count=abs(value),
                    player=written.name(names.get(each.result.player_id, "")),
                    mine=each.result.goals_for,
                    theirs=each.result.goals_against,
                    day=written.day(each.ended_at),
                ),
            )


def _of_players(words: Words, played: Sequence[PlayedMatch], names: Mapping[int, str]) -> Iterator[str]:
    for name, count in OF_A_PLAYER.items():
        if found := _leader(played, count):
            player, value = found
            yield words(f"record-{name}", count=value, player=plain(names.get(player, "")))


def _best(played: Sequence[PlayedMatch], measure: Measure) -> tuple[PlayedMatch, int] | None:
    """The first of those that have most of it."""
    measured = [(each, value) for each in played if (value := measure(each)) is not None]
    return max(measured, key=lambda pair: pair[1], default=None)


def _leader(
    played: Sequence[PlayedMatch], count: Callable[[Sequence[PlayedMatch]], int]
) -> tuple[int, int] | None:
    theirs: dict[int, list[PlayedMatch]] = defaultdict(list)
    for each in played:
        theirs[each.result.player_id].append(each)
    counted = [(player, value) for player, of_one in theirs.items() if (value := count(of_one))]
    return max(counted, key=lambda pair: pair[1], default=None)
