"""What a server remembers longest: the most, the longest, the fastest of all."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.words import Words
from db.league.summary import PlayedMatch, best_streak, is_shutout
from db.model.crowd import Guesser
from faces.league.card import Heading
from faces.parts import day, plain

Measure = Callable[[PlayedMatch], int | None]


def _margin(each: PlayedMatch) -> int | None:
    margin = each.result.goals_for - each.result.goals_against
    return margin if margin > 0 else None


OF_A_MATCH: dict[str, Measure] = {
    "goals": lambda each: each.result.figures.goals or None,
    "margin": _margin,
    "both": lambda each: (each.result.goals_for + each.result.goals_against) or None,
    "shots": lambda each: each.result.figures.shots or None,
    "longest": lambda each: each.result.figures.plays or None,
    "fastest": lambda each: -each.result.figures.first_goal if each.result.figures.first_goal else None,
}
"""What one result is measured by; None where it does not come into question."""

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
) -> str:
    lines = [words("records-title", what=heading.told(words))]
    told = [
        *_of_matches(words, played, names),
        *_of_players(words, played, names),
        *_of_guessers(words, guessers, names),
    ]
    return "\n".join([*lines, *(told or [words("records-none")])])


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
    """The players that a card of records names."""
    best = (_best(played, measure) for measure in OF_A_MATCH.values())
    leaders = (_leader(played, count) for count in OF_A_PLAYER.values())
    return {each[0].result.player_id for each in best if each} | {each[0] for each in leaders if each}


def _of_matches(words: Words, played: Sequence[PlayedMatch], names: Mapping[int, str]) -> Iterator[str]:
    for name, measure in OF_A_MATCH.items():
        if found := _best(played, measure):
            each, value = found
            yield words(
                f"record-{name}",
                count=abs(value),
                player=plain(names.get(each.result.player_id, "")),
                mine=each.result.goals_for,
                theirs=each.result.goals_against,
                day=day(each.ended_at),
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
