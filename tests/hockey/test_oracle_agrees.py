import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hockey.cards import Card
from hockey.catalogue import PILE_GAMES
from hockey.game import NATURE, Call, Game, Options
from hockey.pile.game import PileGame
from hockey.pile.match import PileMatch
from hockey.pile.rules import PileRules, ThirdCard
from hockey.record import fold, from_log, lines, write
from tests.hockey import oracle
from tests.hockey.matches import Log, log_of, seeds, setups
from tests.hockey.oracle_figures import lines_of
from tests.soaked import soaked

pytestmark = pytest.mark.slow

DATA = Path(__file__).parent / "data"


@settings(max_examples=200, deadline=None)
@given(
    setup=setups,
    seed=seeds,
    share=st.floats(0, 1),
    end=st.sampled_from([None, "resign 0", "clock 1", "walkover 1", "admin -"]),
)
def test_engine_and_oracle_tell_the_same_match(
    setup: tuple[Game[Any], Options], seed: int, share: float, end: str | None
) -> None:
    """For every game, as far as it went, and by the side that ended it."""
    game, options = setup
    log = log_of(game, seed, options)
    log = log[: round(share * len(log))]
    if end and game.outcome(fold(game, options, log)) is None:
        log.append((NATURE, f"end {end}"))
    record = from_log(game, options, log, [""] * game.seats)
    paper = write(record)
    if isinstance(game, PileGame):
        assert list(lines(record)) == oracle.replay(paper, told_to_the_oracle(game.rules))
    else:
        assert list(lines(record)) == lines_of(paper)


THIRD: dict[ThirdCard | None, Literal["takes", "cancels", "blocks"]] = {
    ThirdCard.TAKES_OVER: "takes",
    ThirdCard.CANCELS: "cancels",
    ThirdCard.BLOCKS: "blocks",
    None: "takes",
}


def told_to_the_oracle(rules: PileRules) -> oracle.Switches:
    """The switches of a row; the oracle knows those of the sources' games itself."""
    known = oracle.VARIANTS.get(rules.id)
    return known or {
        "seats": rules.seats,
        "power": rules.power,
        "deals": list(rules.deals),
        "overtime": list(rules.overtime_deals),
        "centre": rules.centre,
        "goal_is_chance": rules.goal_is_chance,
        "third": THIRD[rules.third_card],
        "clears_ice": rules.clears_ice,
        "power_scores": rules.power_scores,
    }


@st.composite
def house_rules(draw: st.DrawFn) -> PileRules:
    seats, centre = draw(st.sampled_from([2, 4])), draw(st.sampled_from([0, 4]))
    size = (52 - centre) // seats
    first = draw(st.integers(1, size - 1))
    clears_ice = draw(st.booleans())
    power = draw(st.sampled_from(["", "J", "J2", "A"]))
    return PileRules(
        "house",
        seats=seats,
        power=power,
        deals=(first, size - first),
        overtime_deals=(size,),
        centre=centre,
        goal_is_chance=draw(st.booleans()),
        third_card=None if clears_ice else draw(st.sampled_from(ThirdCard)),
        clears_ice=clears_ice,
        power_scores=clears_ice and bool(power) and draw(st.booleans()),
    )


@settings(max_examples=80, deadline=None)
@given(rules=house_rules(), seed=st.integers(0, 2**32))
def test_engine_and_oracle_tell_the_same_house_match(rules: PileRules, seed: int) -> None:
    house, options = PileGame(rules, "", ""), Options(length=1)
    record = from_log(house, options, log_of(house, seed, options), [""] * rules.seats)
    assert list(lines(record)) == oracle.replay(write(record), told_to_the_oracle(rules))


@pytest.mark.parametrize("name", soaked(sorted(oracle.VARIANTS), but=3))
def test_counts_of_calls(name: str) -> None:
    for table in json.loads((DATA / f"calls_{name}.json").read_text())["tables"]:
        assert count(name, table) == table["counts"]


def count(name: str, table: dict[str, Any]) -> dict[str, Any]:
    small = small_game(name, table)
    plays: dict[str, Counter[str]] = {}
    scores: Counter[str] = Counter()
    outcomes: Counter[str] = Counter()
    for dealing in table["dealings"]:
        for call, outcome in tree(small, dealt(small, table, dealing)):
            plays.setdefault(call.result or "null", Counter())[call.call] += 1
            if outcome is not None:
                scores["{}-{}".format(*call.score)] += 1
                outcomes[outcome] += 1
    return {"plays": plays, "lines": {"scores": scores, "outcomes": outcomes}}


def small_game(name: str, table: dict[str, Any]) -> PileGame:
    of = PILE_GAMES[name]
    sizes = table["rules"]
    rules = replace(
        of.rules,
        ranks=table["ranks"],
        power="".join(rank for rank in of.rules.power if rank in table["ranks"]),
        deals=tuple(sizes["deals"]),
        overtime_deals=tuple(sizes["overtime"]),
        centre=sizes["centre"],
    )
    return replace(of, rules=rules)


def dealt(small: PileGame, table: dict[str, Any], dealing: str) -> PileMatch:
    """The match at the root of a dealing's tree."""
    start: Log = [(NATURE, f"dealer {table['dealer']}")]
    if table["opening"]:
        match = fold(small, Options(length=1), [*start, deck(small, table["opening"]["dealing"])])
        for rank in table["opening"]["plays"]:
            (seat,) = small.to_act(match)
            card = next(card for card in small.moves(match, seat) if card[0] == rank)
            match, _ = small.play(match, seat, card)
        return small.play(match, *deck(small, dealing))[0]
    return fold(small, Options(length=1), [*start, deck(small, dealing)])


def deck(small: PileGame, dealing: str) -> tuple[int, str]:
    suits = {rank: iter("SHDC") for rank in dealing}
    dealt = [Card(rank + next(suits[rank])) for rank in dealing]
    centre = small.rules.centre
    bar = ["|"] if centre else []
    return NATURE, " ".join(["deck", *dealt[:centre], *bar, *dealt[centre:]])


def tree(small: PileGame, root: PileMatch) -> Iterator[tuple[Call, str | None]]:
    """Every play below a state, with the outcome where its line ends."""
    to_walk = [(root, small.to_act(root))]
    while to_walk:
        match, (seat,) = to_walk.pop()
        for card in {move[0]: move for move in small.moves(match, seat)}.values():
            after, (call,) = small.play(match, seat, card)
            acting = small.to_act(after)
            if not acting:
                outcome = small.outcome(after)
                assert outcome
                yield call, outcome.kind
            elif NATURE in acting:
                yield call, "unfinished"
            else:
                yield call, None
                to_walk.append((after, acting))
