"""Small parts that every face is made of: names, cards, times, links, buttons."""

import re
from functools import lru_cache
from typing import Any
from unicodedata import bidirectional, category

import discord
from discord import ui

from bot.custom_id import CustomId
from bot.matches.loaded import LoadedMatch
from bot.words import Words
from faces.taps.playing import REFRESH, ShowHand
from hockey.cards import JOKER, Card

SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
RED = frozenset("DH")
ROW = 5
ROWS = 5
MOST_BUTTONS = 25  # of one message
ICE = discord.Colour(0x3B88C3)

LEFTWARD = frozenset({"R", "AL"})
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
# Controls and formats hide or turn a line around; but spaces split words, and joiners make emoji.
INVISIBLE = frozenset({"Cf", "Cc"})
BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")  # letters and signs that show nothing
LOOKS = "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0x180B, 0x180E), 0x034F, 0x17B4, 0x17B5)))
JOINERS = "\u200c\u200d\t\n\r"


class _Routed:
    """A control whose custom_id has everything: the router answers it, so discord.py need not remember it."""

    def is_dispatchable(self) -> bool:
        return False


class Button(_Routed, ui.Button[Any]):
    """A card of a hand `wears` its emoji, or `BACK` once the card is played."""

    wears: Card | str | None = None


class Select(_Routed, ui.Select[Any]):
    """A list of options."""


class UserSelect(_Routed, ui.UserSelect[ui.View]):
    """A list of people."""


class RoleSelect(_Routed, ui.RoleSelect[Any]):
    """A list of roles."""


class Buttons(ui.View):
    """Rows below a message, which discord.py doesn't remember.

    It would keep those of a private answer for fifteen minutes, with a task that waits for them to end.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_finished(self) -> bool:
        """Nothing waits for it in this process."""
        return True


class Layout(ui.LayoutView):
    """A Components V2 message, which isn't remembered either."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_finished(self) -> bool:
        """Nothing waits for it in this process."""
        return True


def button(
    label: str,
    tap: CustomId,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    row: int | None = None,
    disabled: bool = False,
    wears: Card | str | None = None,
) -> Button:
    made = Button(label=label[:80], custom_id=tap.id, style=style, row=row, disabled=disabled)
    made.wears = wears
    return made


def link_button(label: str, url: str, *, row: int | None = None) -> Button:
    return Button(label=label, url=url, row=row)


def buttons(*items: Button | Select | UserSelect) -> ui.View:
    view = Buttons()
    for item in items:
        view.add_item(item)
    return view


# Brackets of any kind, and the signs of emoji shortcodes, addresses and invitations.
MARKUP = re.compile(r"[\\*_~|`<\[\]#:/]")
# Signs that begin small print, a quote or a list at the start of a line.
OPENING = re.compile(r"^(?=[>+-])|^\d+(?=[.)])")
# A dot after it would make a list item of it.
NUMBER = re.compile(r"\d+$")
# The space beside an emoji, and before the number of a bot.
JOINT = re.compile(r"^([^\w\s]+) | (?=[^\w\s]+(?: |$))|(?<= [^\w\s]) (?=\d+$)")
NO_BREAK = "\u00a0"
# Clients that ignore the backslashes and look for addresses find none like this.
UNSEEN = "\u200b"
SCHEME, BROKEN_SCHEME = r"\:\/", rf"\:{UNSEEN}\/"

# The same few names are in every message of a match.
NAMES_KEPT = 4096


@lru_cache(NAMES_KEPT)
def plain(name: str) -> str:
    """A name in a marked-up text: it reads as it is, and Discord makes nothing of it.

    No emphasis, link, preview, mention, time or emoji, no line of its own, no heading or list at the start of
    a line, and the score beside it stays in order. No line ends between it and its emoji.
    """
    joined = JOINT.sub(rf"\g<1>{NO_BREAK}", flatten(name))
    escaped = OPENING.sub(r"\g<0>\\", MARKUP.sub(r"\\\g<0>", joined), count=1)
    safe = discord.utils.escape_mentions(escaped.replace(SCHEME, BROKEN_SCHEME))
    if NUMBER.match(safe):
        safe += UNSEEN
    return isolated(safe)


def isolated(name: str) -> str:
    """A name that keeps the text beside it in order, even if it's written from right to left."""
    leftward = any(bidirectional(letter) in LEFTWARD for letter in name)
    return f"{ISOLATE}{name}{END_ISOLATE}" if leftward else name


@lru_cache(NAMES_KEPT)
def flatten(name: str) -> str:
    """A name on one line, without invisible characters."""
    seen = "".join(letter for letter in name if category(letter) not in INVISIBLE or letter in JOINERS)
    text = " ".join(seen.translate(BLANKS).split())
    return text if text.strip(f"{JOINERS}{LOOKS} ") else "?"


def label(name: str, longest: int = 32) -> str:
    """A name without markup: on a button, in a table."""
    flat = flatten(name)
    return flat if len(flat) <= longest else flat[: longest - 1] + "…"


def known_name(words: Words, player_id: int, name: str | None) -> str:
    """A person's name; of one who deleted their data, no more than the id."""
    return name or words("player-nameless", id=str(player_id))


def name_of(loaded: LoadedMatch, seat: int) -> str:
    """The player in a seat; before the match has begun, the seat may be open."""
    taken = loaded.match.at(seat)
    return plain(taken.name if taken else "")


def mention_of(loaded: LoadedMatch, seat: int) -> str:
    """A mention of the player in a seat; a bot by its name, because it reads nothing."""
    taken = loaded.match.seats[seat]
    return f"<@{taken.player_id}>" if taken.level is None else plain(taken.name)


def place_name(words: Words, loaded: LoadedMatch) -> str:
    """Where the match is played."""
    return words("place-dm") if loaded.match.in_dm else loaded.match.server_name


def setup_of(words: Words, loaded: LoadedMatch) -> str:
    """Its tournament, how long it is and what it's played with, as far as the game uses that."""
    options, tournament = loaded.match.options, loaded.match.tournament_name
    told = {
        "length": words(f"length-{options.length}-phrase"),
        "cards": words("setup-cards", cards=options.cards),
        "jokers": words("setup-jokers") if options.jokers else "",
        "first": "" if options.first is None else words("setup-first", player=name_of(loaded, options.first)),
    }
    pieces = [told[option] for option in told if option in loaded.game.options]
    return ", ".join(filter(None, [tournament and plain(tournament), *pieces]))


def card(words: Words, value: Card) -> str:
    if value.rank == JOKER:
        return words("rank-joker")
    return f"{rank_short(words, value.rank)}{SUITS[value.suit]}"


def rank_short(words: Words, rank: str) -> str:
    key = f"rank-{rank}-short"
    return words(key) if words.has(key) else rank


def rank_word(words: Words, rank: str) -> str:
    return words(f"rank-{rank}")


def ago(moment: float) -> str:
    """A time that each client shows relative to now."""
    return f"<t:{int(moment)}:R>"


def to_the_second(moment: float) -> str:
    """A time of day that each client shows in its own time zone, seconds included."""
    return f"<t:{int(moment)}:T>"


def clock_time(moment: float) -> str:
    """A time of day that each client shows in its own time zone."""
    return f"<t:{int(moment)}:t>"


def day(moment: float) -> str:
    """A time that each client shows as a day of its own time zone."""
    return f"<t:{int(moment)}:d>"


def date(moment: float) -> str:
    """A time that each client shows as a date of its own time zone."""
    return f"<t:{int(moment)}:f>"


def message_link(server_id: int, channel_id: int, message_id: int | None = None) -> str:
    place = f"https://discord.com/channels/{server_id or '@me'}/{channel_id}"
    return f"{place}/{message_id}" if message_id else place


def period_name(words: Words, number: int, length: int) -> str:
    if number == length == 1:
        return words("period-only")
    if number <= length:
        return words(f"period-{number}")
    extra = number - length
    return words("period-overtime") if extra == 1 else words("period-overtime-again", number=extra)


def refresh_button(words: Words, loaded: LoadedMatch, *, row: int | None = None) -> Button:
    return button(words("hand-button-refresh"), ShowHand(loaded.id, REFRESH), row=row)


def rink_buttons(words: Words, loaded: LoadedMatch, *, row: int | None = None) -> list[Button]:
    """The link from a hand to its match; none in a DM, where all of it is."""
    if loaded.match.in_dm:
        return []
    url = message_link(loaded.match.server_id, loaded.match.place_id)
    return [link_button(words("hand-button-rink"), url, row=row)]


def add_where_room(view: ui.View, items: list[Button]) -> None:
    """Fill the last row, then rows below it, as far as there are any."""
    rows = [row["components"] for row in view.to_components()] or [[]]
    taken = sum(1 if part["type"] == discord.ComponentType.button.value else ROW for part in rows[-1])
    # Rows above it may have been left empty.
    last = max([len(rows) - 1, *(item.row or 0 for item in view.children)])
    room = ROW - taken
    for item in items:
        if room == 0:
            last, room = last + 1, ROW
        if last == ROWS:
            return
        item.row = last
        view.add_item(item)
        room -= 1
