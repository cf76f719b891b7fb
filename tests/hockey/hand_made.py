"""Records of hand-made plays for the oracle, and what it reads in them."""

from typing import Any

from tests.hockey.oracle import RANKS, VARIANTS, Line, replay

PACK = [rank + suit for rank in RANKS for suit in "SHDC"]


def cards(ranks: str) -> list[str]:
    suits = {rank: iter("SHDC") for rank in ranks}
    return [rank + next(suits[rank]) for rank in ranks]


def period(ranks: str, centre: str = "", dealer: int = 1, *, overtime: bool = False) -> dict[str, Any]:
    # Cards are dealt in the order of turns, so a deck in playing order lets each card be played as it came.
    shown = cards(centre + ranks)
    deck = [*shown, *(card for card in PACK if card not in shown)]
    pile = len(centre)
    return {
        "dealer": dealer,
        "overtime": overtime,
        "centre": deck[:pile],
        "deck": deck[pile:],
        "plays": shown[pile:],
    }


def match(variant: str, *periods: dict[str, Any], **more: Any) -> dict[str, Any]:
    players = ["A", "B", "C", "D"][: VARIANTS[variant]["seats"]]
    return {
        "format": "hockey-record/1",
        "variant": variant,
        "players": players,
        "periods": list(periods),
        **more,
    }


def lines(variant: str, ranks: str, centre: str = "") -> list[Line]:
    seats = VARIANTS[variant]["seats"]
    return replay(match(variant, period(ranks.replace(" ", ""), centre.replace(" ", ""), seats - 1)))


def calls(variant: str, ranks: str, centre: str = "") -> list[str]:
    return [line["call"] for line in lines(variant, ranks, centre)[:-1]]
