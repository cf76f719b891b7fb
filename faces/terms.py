"""The terms of a match: shown with its offer, its opening and its sheets."""

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from faces.parts import setup_of


def terms_of(words: Words, loaded: LoadedMatch) -> str:
    """Its length, its cards, and whether there must be a winner."""
    knockout = words("setup-knockout") if is_knockout(loaded) else ""
    return ", ".join(filter(None, [setup_of(words, loaded), knockout]))


def titled(words: Words, loaded: LoadedMatch, title: str) -> str:
    """A sheet's title."""
    return words("sheet-title-knockout", title=title) if is_knockout(loaded) else title


def is_knockout(loaded: LoadedMatch) -> bool:
    return loaded.match.options.knockout
