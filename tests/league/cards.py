"""What should be on a card, line for line, from the ledger."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime

from tests.league.ledger import (
    FORM,
    HAT_TRICK,
    SPREAD,
    Ledger,
    Row,
    by_player,
    family,
    most_wins_in_a_row,
    points,
    rivals,
    shooting,
    stopped,
    streak,
    tally,
    total,
)
from tests.typeset import together

FAMILIES = {"pile": "Pile games", "lineup": "Turn-Based", "field": "Field"}
SURE = 10
LETTERS = {"win": "W", "loss": "L", "tie": "T"}
Names = Mapping[int, str]


def counted(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}"


def record(rows: Sequence[Row]) -> str:
    wins, losses, ties = tally(rows)
    return together(f"{wins} won, {losses} lost, {ties} tied")


def matches(rows: Sequence[Row]) -> str:
    return counted(len(rows), "match", "matches")


def form(rows: Sequence[Row]) -> str:
    return "\xa0".join(LETTERS[row.outcome] for row in rows[-FORM:])


def streak_of(rows: Sequence[Row]) -> str:
    kind, count = streak(rows)
    one, more = {
        "win": ("won", "wins"),
        "loss": ("lost", "losses"),
        "tie": ("tied", "ties"),
    }[kind]
    return f"{one} the last one" if count == 1 else f"{count} {more} in a row"


def rating(mu: float, rated: int) -> str:
    sure = "" if rated >= SURE else f" (provisional, {rated} of {SURE})"
    return together(f"rating {points(mu)}{sure}")


def ratings(ledger: Ledger, player: int, game: str | None) -> Iterator[str]:
    for name, told in FAMILIES.items():
        known = ledger.ratings.get((name, player))
        if known and (game is None or family(game) == name):
            give = round(SPREAD * known.sigma)
            yield together(f"{told}: {rating(known.mu, known.matches)}, give or take {give}")


def somebody(rows: Sequence[Row], names: Names) -> Iterator[str]:
    """The lines of a card below the ratings, as far as they follow from matches."""
    if not rows:
        yield "No real match yet: /hockey challenge"
        return
    yield f"{matches(rows)}: {record(rows)}"
    if overtime := [row for row in rows if row.figures["overtime"]]:
        yield f"In overtime: {record(overtime)}"
    mine, theirs = sum(row.goals_for for row in rows), sum(row.goals_against for row in rows)
    own = total(rows, "goals")
    partly = "" if own == mine else f" · {own} scored personally"
    yield f"Goals: {mine} for, {theirs} against{partly}"
    shots = f"{total(rows, 'shots')}, {shooting(rows)} went in" if total(rows, "shots") else "none"
    saves = f"{stopped(rows)} of those against stopped" if total(rows, "faced") else "none against"
    yield f"Shots: {shots} · {saves}"
    if any(row.figures["expected"] is not None for row in rows):
        own, against = (total(rows, name) for name in ("expected", "expected_against"))
        yield f"Expected goals: {decimal(own)} for, {decimal(against)} against"
    shutouts, hats = sum(row.shutout for row in rows), sum(row.figures["goals"] >= HAT_TRICK for row in rows)
    feats = f"Posts: {total(rows, 'posts')} · takeovers {total(rows, 'takeovers')}"
    yield together(f"{feats} · shutouts {shutouts} · hat tricks {hats}")
    yield f"Form: {form(rows)} · {streak_of(rows)} · most wins in a row:\xa0{most_wins_in_a_row(rows)}"
    yield lengths(rows)
    yield rival(rows, names)


def decimal(value: float) -> str:
    """One digit behind the point, always."""
    return f"{round(value, 1):.1f}"


def lengths(rows: Sequence[Row]) -> str:
    longest = f"Longest match: {max(row.figures['plays'] for row in rows)} plays"
    fastest = min((row.figures["first_goal"] for row in rows if row.figures["first_goal"]), default=0)
    return f"{longest} · fastest goal: card {fastest} of a period" if fastest else longest


def rival(rows: Sequence[Row], names: Names) -> str:
    """Of two opponents met equally often and last at once, either may be named: both lines, in one."""
    told = []
    for who in sorted(rivals(rows)):
        met = [row for row in rows if who in row.against]
        told.append(f"Top rival: {names[who]}, {matches(met)}, {record(met)}")
    return "\n".join(told)


def curve(rows: Sequence[Row], name: str) -> str | None:
    """What the picture says about the family with most rated matches; None for fewer than two."""
    by_family: dict[str, list[int]] = {}
    for row in rows:
        if row.mu is not None:
            by_family.setdefault(family(row.game), []).append(points(row.mu))
    if not by_family:
        return None
    most = max((each for each in FAMILIES if each in by_family), key=lambda each: len(by_family[each]))
    told = by_family[most]
    if len(told) < 2:
        return None
    return (
        f"The rating of {name} ({FAMILIES[most]}) over {len(told)} rated matches: from {told[0]} to "
        f"{told[-1]}, lowest {min(told)}, highest {max(told)}."
    )


def rivalry(one: Sequence[Row], other: Sequence[Row], names: tuple[str, str]) -> Iterator[str]:
    """The lines below the title, about the same matches from both sides."""
    if not one:
        yield (
            f"{names[0]} and {names[1]} haven't finished a match against each other yet. "
            "Start one: /hockey challenge"
        )
        return
    wins, losses, ties = tally(one)
    yield together(f"{matches(one)}: {wins} won by {names[0]}, {losses} by {names[1]}, {ties} tied")
    goals = [sum(row.goals_for for row in rows) for rows in (one, other)]
    yield f"Goals: {names[0]} {goals[0]}, {names[1]} {goals[1]}"
    for name, rows in zip(names, (one, other), strict=True):
        taken = total(rows, "shots")
        shots = f"{counted(taken, 'shot', 'shots')}, {shooting(rows)} went in" if taken else "no shots"
        feats = f"posts {total(rows, 'posts')} · takeovers {total(rows, 'takeovers')}"
        shutouts = sum(row.shutout for row in rows)
        yield together(f"{name}: {shots} · {feats} · shutouts {shutouts} · form {form(rows)}")
    if overtime := [row for row in one if row.figures["overtime"]]:
        wins, losses, ties = tally(overtime)
        told = together(f"{wins} won by {names[0]}, {losses} by {names[1]}, {ties} tied")
        yield f"In overtime: {matches(overtime)}, {told}"


def day(moment: float) -> str:
    return datetime.fromtimestamp(int(moment), UTC).strftime("%Y-%m-%d")


def records(rows: Sequence[Row], names: Names) -> Iterator[set[str]]:
    """For each record every line that may show it: if several hold it, any may be named."""
    if not rows:
        yield {"No match that counts has finished here yet. Start one: /hockey challenge"}
        return
    measures: dict[str, Callable[[Row], int]] = {
        "Most goals by one player in a match: **{0}**, {name}, {day}": lambda row: row.figures["goals"],
        "Biggest win: **{score}** by {name}, {day}": (
            lambda row: (row.goals_for - row.goals_against) * (row.outcome == "win")
        ),
        "Most goals in a match: **{0}** ({score}), {name}, {day}": (
            lambda row: row.goals_for + row.goals_against
        ),
        "Most shots in a match: **{0}** by {name}, {day}": lambda row: row.figures["shots"],
        "Longest match: **{0} plays**, with {name}, {day}": lambda row: row.figures["plays"],
        "Fastest goal: **card {0}** of a period, by {name}, {day}": (
            lambda row: -row.figures["first_goal"] if row.figures["first_goal"] else 0
        ),
    }
    for line, measure in measures.items():
        values = [measure(row) for row in rows if measure(row) > 0 or (measure(row) < 0 and "card" in line)]
        if values:
            yield {
                line.format(
                    abs(max(values)),
                    name=names[row.player],
                    day=day(row.ended),
                    score=together(f"{row.goals_for}–{row.goals_against}"),
                ).replace("**", "")
                for row in rows
                if measure(row) == max(values)
            }
    yield from leaders(rows, names)


def leaders(rows: Sequence[Row], names: Names) -> Iterator[set[str]]:
    theirs = by_player(rows)
    for told, counts in {
        "wins": Counter({who: tally(mine)[0] for who, mine in theirs.items()}),
        "wins in a row": Counter({who: most_wins_in_a_row(mine) for who, mine in theirs.items()}),
        "goals": Counter({who: total(mine, "goals") for who, mine in theirs.items()}),
        "shutouts": Counter({who: sum(row.shutout for row in mine) for who, mine in theirs.items()}),
        "posts hit": Counter({who: total(mine, "posts") for who, mine in theirs.items()}),
    }.items():
        if most := max(counts.values(), default=0):
            yield {f"Most {told}: {most}, {names[who]}" for who, count in counts.items() if count == most}
