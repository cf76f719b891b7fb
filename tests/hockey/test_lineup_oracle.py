from hockey.record import lines, write
from tests.hockey import oracle_lineup
from tests.hockey.lineup_matches import GAME, OPTIONS, log_of, walk
from tests.hockey.matches import from_log

PLAYERS = ["Rudy", "Donald"]


def test_engine_and_oracle_agree_on_every_ending() -> None:
    endings = set()
    for how in OPTIONS:
        for seed in range(60):
            record = from_log(GAME, how, log_of(seed, how), PLAYERS)
            paper = write(record)
            told = list(lines(record))
            assert told == oracle_lineup.replay(paper)
            assert told[-1]["outcome"] == "win"
            rounds = len(paper.get("shootout", []))
            endings.add((how, len(paper["periods"]), min(rounds, 2)))
    for how in OPTIONS:
        # Decided in time, in overtime, by one round of the shootout.
        wanted = [(how.length, 0), (how.length + 1, 0), (how.length + 1, 1)]
        assert {(how, *ending) for ending in wanted} <= endings
    assert {(how.length, periods, rounds) for how, periods, rounds in endings} >= {
        (3, 2, 0),
        (3, 4, 2),
        (1, 2, 2),
    }


def test_engine_and_oracle_agree_on_who_sets_up_first() -> None:
    seen = set()
    for seed in range(20):
        for state, _, _ in walk(seed, OPTIONS[1]):
            public = GAME.view(state, None)
            if public.faceoff and not any(public.chosen) and public.outcome is None:
                first = oracle_lineup.sets_up_first(list(public.faceoff.cards))
                assert GAME.to_act(state) == ({0, 1} if first is None else {first})
                seen.add(first)
    assert seen == {None, 0, 1}
