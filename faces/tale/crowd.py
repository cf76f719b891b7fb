"""What bystanders can do on a sheet, and what a result says about them."""

from discord import ui

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from bot.turns.taunts import may_be_guessed
from bot.words import Words
from db.model.matches import Status
from db.model.people import Voice
from faces.parts import ROW, button, plain
from faces.short import side_labels
from faces.taps.watching import Follow, GuessWinner
from hockey.game import SIDES

LONGEST_SIDE = 24
MOST_NAMES = 5
"""How many correct guessers are named."""


def sheet_for_crowd(words: Words, loaded: LoadedMatch, sheet: Drawing) -> Drawing:
    """A sheet with the bystanders' buttons: Follow, and before the first goal a row of sides to guess."""
    layout = sheet.view
    on = loaded.match.status is Status.RUNNING and not loaded.match.in_dm
    if not isinstance(layout, ui.LayoutView) or not on:
        return sheet
    rows = [item for item in layout.children if isinstance(item, ui.ActionRow)]
    if not rows or len(rows[-1].children) == ROW:
        rows.append(ui.ActionRow())
        layout.add_item(rows[-1])
    rows[-1].add_item(button(words("follow-button"), Follow(loaded.id)))
    if may_be_guessed(loaded):
        guesses = ui.ActionRow[ui.LayoutView]()
        for side in range(SIDES):
            label = words("guess-button", side=side_name(words, loaded, side))
            guesses.add_item(button(label, GuessWinner(loaded.id, side)))
        layout.add_item(guesses)
    return sheet


def side_name(words: Words, loaded: LoadedMatch, side: int) -> str:
    """A side by its players, without markup."""
    return side_labels(words, [seat.name for seat in loaded.match.seats], LONGEST_SIDE)[side]


def guesses_line(words: Words, loaded: LoadedMatch) -> str:
    """Who guessed right."""
    crowd = loaded.crowd
    if not crowd.guessed or loaded.match.voice is Voice.QUIET:
        return ""
    if not crowd.right:
        return words("final-guesses-none", count=crowd.guessed)
    names = [plain(name) for name in crowd.right[:MOST_NAMES]]
    return words("final-guesses", names=", ".join(names), more=len(crowd.right) - len(names))


def followers_line(words: Words, loaded: LoadedMatch) -> str:
    """A mention of everyone who follows the match."""
    if not loaded.crowd.followers:
        return ""
    return words("final-followers", people=" ".join(f"<@{each}>" for each in loaded.crowd.followers))
