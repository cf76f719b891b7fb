"""What people read of a match that is told by its plays: every message drawn, none of them sent."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

from discord import ui

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from db.model.matches import Match, Seat, Status
from db.model.people import Home, Place, Voice
from faces.hand import HandFace
from faces.public import PublicFace
from hockey.cards import Card
from hockey.catalogue import PILE_GAMES
from hockey.game import NATURE, Game, Move, Options
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules
from hockey.record import fold
from tests.hockey.matches import Log, cards

NAMES = ("Jon", "Darrell", "Ida", "Ralph")
# Eight cards, one deal, so that a match is over before long.
TINY = PileGame(PileRules("classic", deals=(4,), overtime_deals=(4,), ranks="7J"), "", "")


@dataclass(frozen=True)
class Drawn:
    loaded: LoadedMatch
    pictures: bool = True

    def hand_of(self, seat: int, *, private: bool = False) -> Drawing:
        return HandFace().hand(self.loaded, seat, private=private)

    def hand(self, seat: int) -> list[str]:
        return read(self.hand_of(seat))

    def nudge(self, seat: int) -> list[str]:
        return read(HandFace().nudge(self.loaded, seat))

    def drawings(self) -> dict[str, Drawing]:
        """Every message there is of the match now, by the name of its post."""
        told = {wanted.name: wanted.drawing for wanted in PublicFace().wanted(self.loaded)}
        for seat in range(self.loaded.game.seats):
            for private in (False, True):
                hand = HandFace().hand(self.loaded, seat, private=private)
                told[f"{'private' if private else 'hand'}:{seat}"] = hand
        return told

    @cached_property
    def public(self) -> dict[str, list[str]]:
        """The lines of every public message by the name of its post, in the order of the channel."""
        return {
            each.name: read(each.drawing) for each in PublicFace().wanted(self.loaded, pictures=self.pictures)
        }

    @property
    def in_words(self) -> "Drawn":
        """The same in a channel that takes no pictures."""
        return replace(self, pictures=False)

    @property
    def lines(self) -> list[str]:
        """Those of all public messages."""
        return [line for lines in self.public.values() for line in lines]

    @property
    def sheet(self) -> list[str]:
        return [lines for name, lines in self.public.items() if name.startswith("sheet:")][-1]

    @property
    def goals(self) -> list[list[str]]:
        """The goals in messages of their own, as a server has them that wants to be rung."""
        rung = Drawn(replace(self.loaded, match=replace(self.loaded.match, rings=True)))
        return [lines for name, lines in rung.public.items() if name.startswith("goal:")]


def read(drawing: Drawing) -> list[str]:
    texts = [drawing.content or ""]
    if isinstance(drawing.view, ui.LayoutView):
        texts = [part.content for part in drawing.view.walk_children() if isinstance(part, ui.TextDisplay)]
    return "\n".join(texts).splitlines()


def after(game: str, plays: str, *more: tuple[int, Move], centre: str = "") -> Drawn:
    """A match in which seat 0 begins and everybody plays what they are dealt, in that order, then `more`."""
    rules = PILE_GAMES[game]
    laid = cards(f"{centre} {plays}")
    return drawn(rules, [(NATURE, f"dealer {rules.seats - 1}"), *period(rules, laid, 0), *more])


def shift(*plays: str, first: int = 0) -> Drawn:
    """A shift with the tiny pack, and its overtime if there are two rounds of plays."""
    log: Log = [(NATURE, f"dealer {1 - first}")]
    for number, each in enumerate(plays):
        log += period(TINY, cards(each), (first + number) % 2)
    return drawn(TINY, log, length=1)


def period(game: PileGame, laid: list[Card], first: int) -> Log:
    centre, plays = laid[: game.rules.centre], laid[game.rules.centre :]
    rest = [card for card in game.rules.pack if card not in laid]
    deck = " ".join(["deck", *centre, *(["|"] if centre else []), *plays, *rest])
    return [(NATURE, deck), *(((first + turn) % game.seats, card) for turn, card in enumerate(plays))]


def drawn(
    game: Game[Any],
    log: Log,
    names: Sequence[str] = NAMES,
    drafts: Sequence[str | None] = (None,) * len(NAMES),
    *,
    tips: bool = False,
    voice: Voice = Voice.TRADITIONAL,
    locale: str = "en",
    **setup: Any,
) -> Drawn:
    options = Options(**setup)
    state = _folded(game, options, log)
    status = Status.RUNNING if game.outcome(state) is None else Status.OVER
    seats = tuple(
        Seat(
            n,
            100 + n,
            names[n],
            accepted=True,
            home=Home.DM,
            dms_closed_at=None,
            tapped_at=0.0,
            draft=drafts[n],
            shows_tips=tips,
            locale=locale,
        )
        for n in range(game.seats)
    )
    match = Match(
        id=1,
        server_id=2,
        server_name="Moose Jaw",
        locale=locale,
        channel_id=3,
        place=Place.CHANNEL,
        thread_id=None,
        lost=False,
        game=game.id,
        rules=1,
        options=options,
        status=status,
        rematch_of=None,
        created_at=0.0,
        expires_at=0.0,
        ended_at=None,
        seats=seats,
        turn_seconds=86400.0,
        secret=bytes(32),
        voice=voice,
    )
    return Drawn(LoadedMatch(match, game, state, len(log), 0.0, 60.0))


class _Last(NamedTuple):
    game: Game[Any]
    options: Options
    log: Log
    state: Any


_last: list[_Last] = []


def _folded(game: Game[Any], options: Options, log: Log) -> Any:
    """What `fold` gives. Most tests go through a match step by step: it goes on where the last log ended."""
    last = _last[0] if _last else None
    if last and (last.game, last.options) == (game, options) and log[: len(last.log)] == last.log:
        state = last.state
        for seat, move in log[len(last.log) :]:
            state, _ = game.play(state, seat, move)
    else:
        state = fold(game, options, log)
    _last[:] = [_Last(game, options, list(log), state)]
    return state
