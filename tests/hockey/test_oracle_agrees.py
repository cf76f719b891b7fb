from typing import Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hockey.game import NATURE, Game, Options
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules, ThirdCard
from hockey.record import fold, lines, write
from tests.hockey import oracle
from tests.hockey.matches import from_log, log_of, seeds, setups
from tests.hockey.oracle_figures import lines_of

pytestmark = pytest.mark.slow


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
