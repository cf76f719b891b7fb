"""The seal: shown before anyone cuts, followed by every deck, revealed after the match."""

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord import InteractionResult

from bot.matches.refusal import RefusedError
from bot.matches.results import record_of
from bot.words import words_for
from hockey.record import verify, write
from tests.cogs.ended import newest, play_out
from tests.cogs.people import Message, Person, sentence
from tests.cogs.rink import Rink, rink_at
from tests.db.stores import match_of
from tests.typeset import gist

SHOWN_DIGITS, ALL_DIGITS = 32, 64


@pytest.fixture
async def rink(tmp_path: Path) -> AsyncIterator[Rink]:
    """One whose decks are sealed, as a host's are."""
    async with rink_at(tmp_path, None) as made:
        yield made


def commitment_on(message: Message) -> str:
    (line,) = [line for line in message.lines if line.startswith("-# 🔒 Sealed ")]
    found = line.split()[-1]
    assert len(found) == SHOWN_DIGITS
    return found


def commitment_in(shown: InteractionResult) -> str:
    """All of it, as the form tells it to who is about to cut."""
    assert shown.modal
    (found,) = re.findall(rf"[0-9a-f]{{{ALL_DIGITS}}}", json.dumps(shown.modal, default=str))
    return str(found)


async def cut(person: Person, challenge: Message, number: str) -> InteractionResult:
    shown = await person.click(challenge, label="Cut the deck")
    return await person.fill(challenge, shown, number) if shown.modal else shown


@pytest.mark.parametrize("game", ["classic", "saskatchewan", "lineup", "field"])
async def test_a_match_is_sealed_on_its_first_message_and_true_at_its_end(rink: Rink, game: str) -> None:
    challenge = await rink.challenge(game=game, **({} if game == "field" else {"length": 1}))
    begins = commitment_on(challenge)
    commitment = commitment_in(await rink.darrell.click(challenge, label="Cut the deck"))
    await rink.darrell.click(challenge, label="Accept")
    if game == "classic":
        assert commitment_on(challenge) == begins
    assert commitment.startswith(begins)
    assert not any(begins in message.text for message in rink.public() if message.id != challenge.id)
    loaded = await play_out(rink)
    paper = json.loads(json.dumps(write(record_of(loaded))))
    told = verify(paper)
    assert told.seal is not None
    assert told.seal.commitment == commitment
    assert told.seal.cuts == (None, None)
    assert told.state == loaded.state
    verified = sentence(await rink.jon.slash(rink.ice, "hockey verify"))
    assert re.findall(r"[0-9a-f]{20,}", verified) == [begins]


async def test_who_likes_cuts_and_every_deck_follows_from_it(rink: Rink) -> None:
    challenge = await rink.challenge(length=1)
    assert challenge.labels == ["Accept", "Decline", "Withdraw", "Cut the deck"]
    await cut(rink.jon, challenge, "62")
    await cut(rink.jon, challenge, " 271828 ")
    await cut(rink.darrell, challenge, "0")
    assert words_for("en")("seal-cut", players="Jon, Darrell") in challenge.content
    assert "271828" not in challenge.content
    await rink.darrell.click(challenge, label="Accept")
    told = verify(write(record_of(await play_out(rink))))
    assert told.seal is not None
    assert told.seal.cuts == ("271828", "0")


async def test_a_cut_that_is_no_number_or_not_ones_own_is_refused(rink: Rink) -> None:
    challenge = await rink.challenge()
    assert "“ten” isn't a number." in sentence(await cut(rink.jon, challenge, "ten"))
    assert "Only the players" in sentence(await cut(rink.person("Paul"), challenge, "7"))
    shown = await rink.jon.click(challenge, label="Cut the deck")
    await rink.darrell.click(challenge, label="Accept")
    assert "cards are dealt" in sentence(await rink.jon.fill(challenge, shown, "7"))


async def test_a_cut_that_comes_after_the_offer_was_declined_is_told_so(rink: Rink) -> None:
    challenge = await rink.challenge()
    shown = await rink.jon.click(challenge, label="Cut the deck")
    await rink.darrell.click(challenge, label="Decline")
    assert gist("sorry-not-open") in sentence(await rink.jon.fill(challenge, shown, "7"))


async def test_nothing_of_the_secret_shows_before_the_end(rink: Rink) -> None:
    challenge = await rink.challenge(length=1)
    await rink.darrell.click(challenge, label="Accept")
    match = await match_of(rink.store, 1)
    assert match is not None
    loaded = await newest(rink)
    with pytest.raises(RefusedError):
        record_of(loaded)
    for text in (repr(match), repr(loaded), repr(match.seal), str(rink.requests)):
        assert match.secret.hex() not in text
        assert repr(match.secret) not in text
