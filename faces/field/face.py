"""The face of Field."""

from collections.abc import Iterator

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing, Wanted
from bot.words import Words
from faces.field.hand import draw_hand, nudge_line
from faces.field.rules import rule_pages
from faces.field.sheet import draw_opening, draw_told
from faces.guide.rulebook import RulePage
from hockey.field.game import FieldGame
from hockey.field.view import FieldView


class FieldFace:
    def opening(self, words: Words, loaded: LoadedMatch) -> Drawing:
        return draw_opening(words, loaded, _view(loaded, None))

    def opening_stands(self, loaded: LoadedMatch) -> bool:  # noqa: ARG002 - the lot is drawn at once
        return True

    def told(self, words: Words, loaded: LoadedMatch, *, pictures: bool) -> Iterator[Wanted]:  # noqa: ARG002 - it cannot be played without
        return draw_told(words, loaded, _view(loaded, None))

    def ending(self, loaded: LoadedMatch) -> str:  # noqa: ARG002 - every win is one by goals
        return "play"

    def hand(self, words: Words, loaded: LoadedMatch, seat: int, title: str, *, private: bool) -> Drawing:
        return draw_hand(words, loaded, _view(loaded, seat), title, private=private)

    def nudge(self, words: Words, loaded: LoadedMatch, seat: int, facts: dict[str, str | int]) -> str:  # noqa: ARG002 - everybody reads it
        return nudge_line(words, _view(loaded, None), facts)

    def rules(self, words: Words, game: FieldGame) -> list[RulePage]:
        return rule_pages(words, game)


def _view(loaded: LoadedMatch, seat: int | None) -> FieldView:
    view = loaded.view(seat)
    if not isinstance(view, FieldView):
        raise TypeError(loaded.game.id)
    return view
