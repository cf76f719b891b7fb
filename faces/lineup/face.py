"""The face of Turn-Based."""

from collections.abc import Iterator

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing, Wanted
from bot.words import Words
from faces.guide.rulebook import RulePage
from faces.lineup.hand import draw_hand, nudge_line
from faces.lineup.rules import rule_pages
from faces.lineup.sheet import draw_opening, draw_told
from faces.lineup.telling import public_view, seen_view
from hockey.lineup.game import LineupGame


class LineupFace:
    def opening(self, words: Words, loaded: LoadedMatch) -> Drawing:
        return draw_opening(words, loaded, public_view(loaded))

    def opening_stands(self, loaded: LoadedMatch) -> bool:  # noqa: ARG002 - nothing is chosen before the deal
        return True

    def told(self, words: Words, loaded: LoadedMatch, *, pictures: bool) -> Iterator[Wanted]:
        return draw_told(words, loaded, public_view(loaded), pictures=pictures)

    def ending(self, loaded: LoadedMatch) -> str:
        view = public_view(loaded)
        if view.shootout:
            return "shootout"
        return "overtime" if view.overtime else "play"

    def hand(self, words: Words, loaded: LoadedMatch, seat: int, title: str, *, private: bool) -> Drawing:
        return draw_hand(words, loaded, seen_view(loaded, seat), seat, title, private=private)

    def nudge(self, words: Words, loaded: LoadedMatch, seat: int, facts: dict[str, str | int]) -> str:  # noqa: ARG002 - everybody reads it
        return nudge_line(words, public_view(loaded), facts)

    def rules(self, words: Words, game: LineupGame) -> list[RulePage]:
        return rule_pages(words, game)
