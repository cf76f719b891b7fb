"""The result of checking a match record."""

from dataclasses import dataclass
from typing import Any

from bot.words import Words
from faces.challenge import SEAL_SHOWN
from faces.parts import label, plain
from faces.roster import Roster
from hockey.game import SIDES
from hockey.notation import BadRecord
from hockey.record import Record, lines

LONGEST = 40
"""Another person's file may have any number and names; the rest of a longer one is left out."""


@dataclass(frozen=True, slots=True)
class Found:
    """A true record; `same` says that the stored match is the same, and `link` leads to it."""

    record: Record[Any]
    same: bool
    link: str | None


def draw_true(words: Words, found: Found) -> str:
    record, seal = found.record, found.record.seal
    score = record.outcome.score
    home, away = (_side(words, record, side) for side in range(SIDES))
    told = [
        words("verify-score", home=home, away=away, homegoals=score[0], awaygoals=score[1]),
        words(
            "verify-true",
            match=label(str(seal.match if seal else 0), LONGEST),
            plays=sum(1 for _ in lines(record)) - 1,
            periods=len(record.game.view(record.state, None).period_scores),
            own=sum(cut is not None for cut in seal.cuts) if seal else 0,
        ),
    ]
    shown = seal.commitment[:SEAL_SHOWN] if seal else ""
    if found.link is not None:
        key = "verify-same" if found.same else "verify-other"
        told.append(words(key, commitment=shown, link=found.link))
    else:
        told.append(words("verify-stranger", commitment=shown))
    return "\n".join(told)


def _side(words: Words, record: Record[Any], side: int) -> str:
    """The names in the record, with its team."""
    players = Roster(record.game.id, tuple(plain(label(name, LONGEST)) for name in record.players))
    names, team = players.members(words, side), record.teams[side]
    return names if team is None else f"{names} ({plain(label(team, LONGEST))})"


def draw_false(words: Words, flaw: BadRecord) -> str:
    """The first flaw, and where it is."""
    key = f"flaw-{flaw.reason}"
    why = words(key) if words.has(key) else words("flaw-bad-rules")
    if flaw.reason == "not-sealed":
        return words("verify-unsealed")
    if flaw.period is None:
        return words("verify-false", why=why)
    if flaw.play is None:
        return words("verify-false-period", period=flaw.period, why=why)
    return words("verify-false-play", period=flaw.period, play=flaw.play, why=why)
