"""The field as a picture, and in words for people who don't see it."""

import io
import re
from dataclasses import replace
from functools import partial
from unicodedata import is_normalized

from PIL import Image, ImageFont

from bot.words import words_for
from db.model.people import Team
from faces.art.jersey import LACKED
from faces.art.pen import FONT
from tests.cogs.drawn import Drawn, drawn
from tests.cogs.fields import FIELD, picture_of, played, stages

WHITISH = 250
MOST_BYTES = 60_000


def test_the_players_see_the_same_field_from_their_own_sides() -> None:
    now = drawn(FIELD, played(5)[:25])
    mine, theirs = (picture_of(now, f"hand:{seat}").alt.splitlines() for seat in (0, 1))
    assert picture_of(now, list(now.public)[-1]).alt.splitlines() == mine
    assert mine[0] == theirs[-1]
    assert mine[0].startswith("Darrell: ")
    assert mine[1].startswith("Darrell's goalies")
    across, near = (line.removesuffix(".").partition(": ")[2].split(", ") for line in (mine[1], theirs[-2]))
    assert across == near[::-1]


def test_the_words_tell_the_way_of_the_card_in_play() -> None:
    now = next(now for now in stages(played(5)) if len(FIELD.view(now.loaded.state, None).path) == 2)
    view = FIELD.view(now.loaded.state, None)
    alt = picture_of(now, list(now.public)[-1]).alt
    assert alt.count("(passed)") == 2
    assert re.findall(r"\d: \w+\S \(passed\)", alt)  # "4 8♦" would be heard as one number
    assert len([line for line in alt.splitlines() if ", next: " in line]) == 1
    assert len([line for line in alt.splitlines() if line.endswith("is in play.")]) == 1
    assert view.drawn


def _white(image: Image.Image) -> int:
    return sum(image.convert("RGBA").convert("L").histogram()[WHITISH:])


def test_the_picture_is_large_and_an_opened_card_turns_white() -> None:
    log = played(2)
    before, after = (picture_of(drawn(FIELD, log[:length]), "hand:0") for length in (2, 3))
    one, two = (Image.open(io.BytesIO(each.render())) for each in (before, after))
    assert one.size == two.size == (800, 908)
    white = [_white(each) for each in (one, two)]
    assert white[1] - white[0] > 8000


def test_the_players_are_named_on_it_in_their_colours() -> None:
    now = drawn(FIELD, played(2)[:2])
    assert "Jersey(names=('Jon',), colour='#C8202F')" in picture_of(now, "hand:0").key
    bears = Team("Bears", "🐻", 0x154734)
    worn = Drawn(replace(now.loaded, match=replace(now.loaded.match, teams=(None, bears))))
    seen = picture_of(worn, "hand:0")
    assert "Jersey(names=('Bears',), colour='#154734')" in seen.key
    assert seen.alt.startswith("Bears (Darrell): ")
    assert len(seen.render()) < MOST_BYTES


def test_the_font_has_whatever_is_written_on_a_card() -> None:
    words = words_for(None)
    short = {words("rank-T-short"), *"23456789JQKA"}
    font = ImageFont.truetype(io.BytesIO(FONT.read_bytes()), 40)
    unknown = bytes(font.getmask("\U0010fffd"))
    signs = {*"".join(short), *"0123456789▲▼♣♦♥♠"}
    assert unknown not in {bytes(font.getmask(sign)) for sign in signs}
    # The bot knows the font's letters without opening it, except for those that are others in disguise.
    for sign in filter(partial(is_normalized, "NFC"), map(chr, range(0x20, 0x2700))):
        has = sign.isspace() or bytes(font.getmask(sign)) not in (unknown, b"")
        assert has == (not LACKED.match(sign)), hex(ord(sign))
