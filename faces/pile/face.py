"""The face of every pile game."""

from collections.abc import Iterator

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing, Wanted
from bot.words import Words
from faces.guide.rulebook import RulePage
from faces.pile.cut import draw_cut
from faces.pile.hand import draw_hand, nudge_line
from faces.pile.rules import rule_pages
from faces.pile.sheet import draw_told
from hockey.game import Phase
from hockey.pile.game import PileGame
from hockey.pile.view import PileView


class PileFace:
    def opening(self, words: Words, loaded: LoadedMatch) -> Drawing:
        return draw_cut(words, loaded, _view(loaded, None))

    def opening_stands(self, loaded: LoadedMatch) -> bool:
        return _view(loaded, None).phase is not Phase.CHOICE

    def told(self, words: Words, loaded: LoadedMatch, *, pictures: bool) -> Iterator[Wanted]:
        return draw_told(words, loaded, _view(loaded, None), pictures=pictures)

    def ending(self, loaded: LoadedMatch) -> str:
        return "overtime" if _view(loaded, None).overtime else "play"

    def hand(self, words: Words, loaded: LoadedMatch, seat: int, title: str, *, private: bool) -> Drawing:
        return draw_hand(words, loaded, _view(loaded, seat), title, private=private)

    def nudge(self, words: Words, loaded: LoadedMatch, seat: int, facts: dict[str, str | int]) -> str:  # noqa: ARG002 - everybody reads it
        if loaded.match.covered:
            return words("hand-nudge-covered", **facts)
        return nudge_line(words, _view(loaded, None), facts)

    def rules(self, words: Words, game: PileGame) -> list[RulePage]:
        return rule_pages(words, game)


def _view(loaded: LoadedMatch, seat: int | None) -> PileView:
    view = loaded.view(seat)
    if not isinstance(view, PileView):
        raise TypeError(loaded.game.id)
    return view
