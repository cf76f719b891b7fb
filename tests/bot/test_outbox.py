from asyncio import to_thread

import discord
from discord import ui
from hypothesis import given
from hypothesis import strategies as st

from bot.messages.drawing import Drawing
from bot.messages.picture import Picture
from bot.posts.unanswered import nonce

ids, numbers = st.integers(1, 2**63 - 1), st.integers(0, 10_000)
names = st.from_regex(r"(hand|private|nudge|sheet|result)(:[0-9]{1,2}){0,2}", fullmatch=True)
message = st.tuples(ids, names, numbers)


@given(one=message, other=message)
def test_a_message_has_one_nonce_and_no_other_message_has_it(
    one: tuple[int, str, int], other: tuple[int, str, int]
) -> None:
    assert (nonce(*one) == nonce(*other)) is (one == other)
    assert len(nonce(*one)) == 25  # Discord's limit


def test_a_nonce_is_the_same_in_every_process() -> None:
    # A constant: the next release has to know what this one has sent.
    assert nonce(1, "sheet:1:1", 0) == "139a3d068cd1ed2406fb15525"


def row(*labels: str, disabled: bool = False) -> ui.View:
    view = ui.View(timeout=None)
    for label in labels:
        view.add_item(ui.Button(label=label, custom_id=f"play:{label}", disabled=disabled))
    return view


def picture(key: str, alt: str) -> Picture:
    return Picture("rink.png", alt, key, key.encode)


async def test_the_same_drawing_has_the_same_digest() -> None:
    assert Drawing("a", row("7♥", "8♥")).digest() == Drawing("a", row("7♥", "8♥")).digest()
    assert Drawing("a").digest() == Drawing("a", pings=(1,)).digest()


async def test_whatever_people_would_see_change_changes_the_digest() -> None:
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay("a"))
    drawings = [
        Drawing(),
        Drawing("a"),
        Drawing("b"),
        Drawing("a", row("7♥")),
        Drawing("a", row("8♥")),
        Drawing("a", row("7♥", "8♥")),
        Drawing("a", row("8♥", "7♥")),
        Drawing("a", row("7♥", disabled=True)),
        Drawing(None, row("7♥")),
        Drawing(None, layout),
        Drawing("a", picture=picture("rink", "empty ice")),
        Drawing("a", picture=picture("rink", "a puck")),
        Drawing("a", picture=picture("puck", "a puck")),
    ]
    assert len({drawing.digest() for drawing in drawings}) == len(drawings)


async def test_only_the_people_it_is_meant_for_are_notified_and_only_when_it_is_new() -> None:
    drawing = Drawing("<@1> <@2> @everyone", pings=(1,))
    allowed = (await drawing.new(to_thread))["allowed_mentions"].to_dict()
    assert allowed == {"parse": [], "users": [1]}
    assert (await drawing.edit(to_thread))[
        "allowed_mentions"
    ].to_dict() == discord.AllowedMentions.none().to_dict()


async def test_an_edit_takes_away_what_the_drawing_has_not() -> None:
    assert (await Drawing("a").edit(to_thread))["view"] is None
    assert (await Drawing(None, row("7♥")).edit(to_thread))["content"] is None


async def test_a_picture_is_uploaded_with_its_words_and_an_edit_leaves_no_older_one() -> None:
    drawing = Drawing("a", picture=picture("rink", "empty ice"))
    (sent,), (edited,) = (
        (await drawing.new(to_thread))["files"],
        (await drawing.edit(to_thread))["attachments"],
    )
    for file in (sent, edited):
        assert (file.filename, file.description, file.fp.read()) == ("rink.png", "empty ice", b"rink")
    assert "files" not in await Drawing("a").new(to_thread)
    assert (await Drawing("a").edit(to_thread))["attachments"] == []
