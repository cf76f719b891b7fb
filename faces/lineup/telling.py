"""The words for lines and face-offs, for everyone and for one player."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from faces.lineup.remarks import asides_on
from faces.parts import card
from faces.roster import Roster, roster_of, score_called
from faces.short import SHORTEST_NAME, short_names
from faces.tale.asides import with_aside
from faces.tale.choosing import one_of
from hockey.cards import Card
from hockey.lineup.chemistry import Pair, card_value
from hockey.lineup.draft import Draft, Matchup
from hockey.lineup.line import ATTACK, DEFENCE, Line, Position
from hockey.lineup.match import Draw
from hockey.lineup.period import Comparison, FaceOff, LineupPeriod
from hockey.lineup.view import LineupView

ON_ICE = ((Position.LW, Position.C, Position.RW), (Position.LD, Position.G, Position.RD))
"""The positions on the ice: players who play together stand side by side."""


def public_view(loaded: LoadedMatch) -> LineupView:
    """What everyone may see of a match of lines."""
    return seen_view(loaded, None)


def seen_view(loaded: LoadedMatch, seat: int | None) -> LineupView:
    view = loaded.view(seat)
    if not isinstance(view, LineupView):
        raise TypeError(loaded.game.id)
    return view


def pair_name(words: Words, positions: tuple[Position, Position]) -> str:
    one, other = (words(f"position-{position}") for position in positions)
    return words("lineup-pair", one=one, other=other)


def sum_words(words: Words, pair: Pair) -> str:
    """What a pair is worth, and how that adds up."""
    return words("lineup-sum", **_sum_facts(pair))


def _sum_facts(pair: Pair) -> dict[str, int]:
    return {
        "one": card_value(pair.one),
        "other": card_value(pair.other),
        "chemistry": int(pair.chemistry),
        "value": pair.value,
    }


def card_worth(words: Words, value: Card) -> str:
    return words("lineup-card-worth", card=card(words, value), value=card_value(value))


def line_block(words: Words, line: Line) -> str:
    """Six cards on the ice, in columns that also fit on a phone."""
    rows = [[_placed(words, line, position) for position in row] for row in ON_ICE]
    width = max(len(cell) for row in rows for cell in row) + 2
    return "```\n" + "\n".join("".join(f"{cell:<{width}}" for cell in row).rstrip() for row in rows) + "\n```"


def _placed(words: Words, line: Line, position: Position) -> str:
    return words("lineup-placed", position=words(f"position-{position}"), card=card(words, line[position]))


def pair_table(words: Words, loaded: LoadedMatch, across: int, draft: Draft) -> str:
    """The four pairs of a draft: what each is worth, how that adds up, and what it meets `across`."""
    names = short_names([seat.name.replace("`", "'") for seat in loaded.match.seats], SHORTEST_NAME)
    rows = ["```"]
    for part, matchups in groupby(draft.matchups(), key=lambda matchup: matchup.part):
        rows.append(words(f"lineup-table-{part}", opponent=names[across]))
        rows += (_pair_row(words, matchup) for matchup in matchups)
    return "\n".join([*rows, "```"])


def _pair_row(words: Words, matchup: Matchup) -> str:
    pair, (one, other) = matchup.pair, matchup.positions
    return words(
        "lineup-table-row",
        one=words(f"position-{one}"),
        other=words(f"position-{other}"),
        sum=words("lineup-table-nobody") if pair is None else words("lineup-table-sum", **_sum_facts(pair)),
        against=matchup.against.value if matchup.against else "unknown",
        goal="goal" if matchup.goal else "none",
    )


def faceoff_line(words: Words, roster: Roster, faceoff: FaceOff) -> str:
    home, away = (card_worth(words, each) for each in faceoff.cards)
    facts = {"home": roster.names[0], "away": roster.names[1], "homecard": home, "awaycard": away}
    if faceoff.winner is None:
        return words("lineup-faceoff-level", **facts)
    return words("lineup-faceoff", winner=roster.names[faceoff.winner], **facts)


def told_faceoff(plain: Words, loaded: LoadedMatch, period: LineupPeriod) -> Iterator[str]:
    """The face-off in the voice of the server; overtime has none."""
    if period.faceoff is not None:
        words = plain.in_voice(loaded.match.voice)
        line = faceoff_line(words, roster_of(loaded), period.faceoff)
        yield one_of(loaded.id, "lineup-faceoff", period.number - 1, line)


def line_blocks(words: Words, roster: Roster, period: LineupPeriod) -> Iterator[str]:
    """The lines in the order in which they were set."""
    for seat in period.order:
        line = period.shown[seat]
        if line is not None:
            yield words("lineup-line-of", player=roster.names[seat])
            yield line_block(words, line)


def comparison_line(words: Words, roster: Roster, told: Comparison, *, sums: bool = False) -> str:
    """One attack against one defence, with what each pair is worth; with `sums`, how that adds up."""
    attack, defence = (
        sum_words(words, pair) if sums else words("lineup-value", value=pair.value)
        for pair in (told.attackers, told.defenders)
    )
    facts = {
        "player": roster.names[told.attack],
        "pair": pair_name(words, ATTACK[told.wing]),
        "attack": attack,
        "defence": defence,
        "defender": roster.names[1 - told.attack],
    }
    if told.result is None:
        return words("lineup-comparison-held", **facts)
    return words("lineup-comparison", call=scores_words(words, roster, told), **facts)


def told_comparisons(
    plain: Words, loaded: LoadedMatch, view: LineupView, period: LineupPeriod
) -> Iterator[str]:
    """A period's comparisons in the voice of the server: none told like another one before long."""
    words, roster = plain.in_voice(loaded.match.voice), roster_of(loaded)
    said, asides = Counter[str](), asides_on(view.comparisons)
    for told in view.comparisons:
        if told in period.comparisons:
            text = comparison_line(words, roster, told)
            line = one_of(loaded.id, f"lineup-{told.result}", said[str(told.result)], text)
            scores = told.result is not None
            if scores:
                line = words("lineup-scored", line=line)
            yield with_aside(words, loaded, line, asides.get(told), below=scores)
        said[str(told.result)] += 1


def next_line(words: Words, roster: Roster, untold: Comparison) -> str:
    """Which pairs meet next, without the result."""
    return words(
        "lineup-next",
        player=roster.names[untold.attack],
        pair=pair_name(words, ATTACK[untold.wing]),
        other=roster.names[1 - untold.attack],
        defence=pair_name(words, DEFENCE[untold.wing]),
    )


def scores_words(words: Words, roster: Roster, told: Comparison) -> str:
    return words("lineup-call", score=score_called(words, roster, told.score, told.attack))


def told_draw(plain: Words, loaded: LoadedMatch, draw: Draw) -> str:
    """A round of the shootout in the voice of the server."""
    words, roster = plain.in_voice(loaded.match.voice), roster_of(loaded)
    home, away = (card_worth(words, each) for each in draw.cards)
    facts = {"home": roster.names[0], "away": roster.names[1], "homecard": home, "awaycard": away}
    if draw.winner is None:
        text = words("lineup-draw-level", number=draw.number, **facts)
    else:
        text = words("lineup-draw", number=draw.number, winner=roster.names[draw.winner], **facts)
    return one_of(loaded.id, "lineup-draw", draw.number - 1, text)
