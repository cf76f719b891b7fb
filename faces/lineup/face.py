"""The face of Turn-Based Hockey."""

from collections.abc import Iterator

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing, Wanted
from bot.messages.picture import Pictures
from bot.words import Words
from faces.guide.rulebook import RulePage
from faces.lineup.hand import draw_hand, nudge_line
from faces.lineup.rules import rule_pages
from faces.lineup.sheet import draw_opening, draw_told
from hockey.lineup.game import LineupGame
from hockey.lineup.view import LineupView


class LineupFace:
    def opening(self, words: Words, loaded: LoadedMatch) -> Drawing:
        return draw_opening(words, loaded, _view(loaded, None))

    def opening_stands(self, loaded: LoadedMatch) -> bool:  # noqa: ARG002 - nothing is chosen before the deal
        return True

    def told(self, words: Words, loaded: LoadedMatch, pictures: Pictures) -> Iterator[Wanted]:  # noqa: ARG002 - it has no pictures
        return draw_told(words, loaded, _view(loaded, None))

    def ending(self, loaded: LoadedMatch) -> str:
        view = _view(loaded, None)
        if view.shootout:
            return "shootout"
        return "overtime" if view.overtime else "play"

    def hand(self, words: Words, loaded: LoadedMatch, seat: int, title: str, *, private: bool) -> Drawing:
        return draw_hand(words, loaded, _view(loaded, seat), seat, title, private=private)

    def nudge(self, words: Words, loaded: LoadedMatch, seat: int, facts: dict[str, str | int]) -> str:  # noqa: ARG002 - everybody reads it
        return nudge_line(words, _view(loaded, None), facts)

    def rules(self, words: Words, game: LineupGame) -> list[RulePage]:
        return rule_pages(words, game)


def _view(loaded: LoadedMatch, seat: int | None) -> LineupView:
    view = loaded.view(seat)
    if not isinstance(view, LineupView):
        raise TypeError(loaded.game.id)
    return view
