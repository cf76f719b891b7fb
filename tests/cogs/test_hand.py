"""The hand in the DM, and how its owner learns that it is their turn."""

from dataclasses import replace

import discord
import pytest

from bot.words import locales, words_for
from cogs.admin.rules_draft import LARGEST_DEAL
from hockey.catalogue import PILE_GAMES
from hockey.game import Options, Phase
from hockey.pile.game import PileGame
from tests.cogs.drawn import Drawn, drawn
from tests.cogs.people import PLAYED, Person, sentence
from tests.cogs.phone import lines_on_a_phone
from tests.cogs.rink import Rink
from tests.hockey.matches import log_of
from tests.typeset import gist, together

MOST_LINES = 7
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def ranks(person: Person) -> list[int]:
    return [RANKS.index(label[:-1]) for label in person.hand().held]


async def test_the_first_hand_says_all_that_one_needs(rink: Rink) -> None:
    await rink.face_off()
    person, other = rink.on_turn()
    hand = person.hand()
    words = words_for("en")
    assert hand.lines[0] == together("**Jon 0 \N{EN DASH} 0 Darrell**")
    assert hand.lines[1] == words("your-turn-first")
    assert "-# First period, deal 1 of 5" in hand.lines
    assert other.hand().lines[1] == words("turn-first", player=person.name)
    assert hand.labels[-2:] == ["Go to the rink", "⋯ More"]
    assert f"/channels/{rink.guild.id}/{rink.ice.id}" in hand.buttons[-2]["url"]


async def test_cards_are_sorted_by_rank_and_no_card_looks_like_danger(rink: Rink) -> None:
    await rink.face_off()
    for person in rink.players:
        cards = person.hand().cards
        assert len(cards) == 5
        assert ranks(person) == sorted(ranks(person))
        assert discord.ButtonStyle.danger.value not in {card["style"] for card in cards}


async def test_cards_keep_their_places_for_the_whole_deal(rink: Rink) -> None:
    await rink.face_off()
    places = {person: person.hand().held for person in rink.players}
    for turn in range(9):
        person, card = await rink.play(turn * 7)
        slot = places[person].index(card)
        places[person][slot] = PLAYED
        assert [button["label"] for button in person.hand().cards] == places[person]
        assert person.hand().cards[slot]["disabled"]
    await rink.play()
    assert all(len(person.hand().held) == 5 for person in rink.players)


async def test_who_is_not_to_play_has_nothing_to_tap(rink: Rink) -> None:
    await rink.face_off()
    for _ in range(6):
        person, other = rink.on_turn()
        assert len(person.hand().playable) == len(person.hand().held)
        assert other.hand().playable == []
        await rink.play()


async def test_a_play_is_answered_with_the_hand_and_reaches_the_other_one(rink: Rink) -> None:
    await rink.face_off()
    person, other = rink.on_turn()
    mine, theirs = person.hand().id, other.hand().id
    _, card = await rink.play()
    assert (person.hand().id, other.hand().id) == (mine, theirs)
    assert person.hand().lines[1] == f"{other.name} to answer **{card}**."
    assert other.hand().lines[1] == f"**Your turn:** answer **{card}**."
    calls = [line for line in other.hand().lines if line.startswith("> ")]
    assert calls[-1].startswith(f"> {person.name} {card} *")


async def test_the_last_two_plays_stand_above_the_cards_or_one_above_tips(rink: Rink) -> None:
    await rink.face_off()
    played = [(await rink.play())[1] for _ in range(6)]
    for person in rink.players:
        lines = person.hand().lines
        calls = [line for line in lines if line.startswith("> ")]
        assert [line.split()[2] for line in calls] == played[-1 if "🏒" in lines[-1] else -2 :]


async def test_of_two_taps_at_once_one_card_is_played(rink: Rink) -> None:
    await rink.face_off()
    person, other = rink.on_turn()
    hand = person.hand()
    taps = [person.begin(hand, custom_id=card["custom_id"]) for card in hand.playable]
    await rink.env.settle()
    assert all(tap.acknowledged for tap in taps)
    assert len(person.hand().held) == 4
    assert rink.on_turn() == (other, person)


async def test_a_tap_on_a_card_played_before_is_late(rink: Rink) -> None:
    await rink.face_off()
    person, _ = rink.on_turn()
    late = person.hand().playable[0]["custom_id"]
    await rink.play()
    await rink.play()
    held = person.hand().held
    assert "played already" in sentence(await person.forge(person.hand(), late))
    assert person.hand().held == held
    assert rink.on_turn()[0] is person


async def test_a_second_tap_is_no_play_of_a_card_that_is_still_in_the_hand(rink: Rink) -> None:
    await rink.face_off()
    person, _ = rink.on_turn()
    first, second = (card["custom_id"] for card in person.hand().playable[:2])
    await rink.play()
    assert sentence(await person.forge(person.hand(), second)) == words_for("en")("sorry-not-your-turn")
    assert "played already" in sentence(await person.forge(person.hand(), first))
    await rink.play()
    assert (await person.forge(person.hand(), second)).acknowledged
    assert person.private(person.user.dm_channel) == []
    assert rink.on_turn()[0] is person


async def test_a_tap_out_of_turn_shows_the_hand_as_it_stands(rink: Rink) -> None:
    await rink.face_off()
    person, other = rink.on_turn()
    early = other.hand().cards[0]["custom_id"]
    assert (await other.forge(other.hand(), early)).acknowledged
    assert len(other.hand().held) == 5
    assert rink.on_turn() == (person, other)


async def test_a_card_that_is_not_held_is_refused(rink: Rink) -> None:
    await rink.face_off()
    person, other = rink.on_turn()
    for move in (other.hand().cards[0]["custom_id"].split(":")[-1], "ZZ", "deal", "cut 2C 3C", ""):
        forged = person.hand().playable[0]["custom_id"].rsplit(":", 1)[0] + f":{move}"
        assert gist("sorry-illegal") in sentence(await person.forge(person.hand(), forged))
    assert rink.on_turn() == (person, other)
    assert len(person.hand().held) == 5


async def test_resigning_is_no_card(rink: Rink) -> None:
    """A forged tap may do no more than a button can: leaving the ice asks first."""
    await rink.face_off()
    person, other = rink.on_turn()
    forged = person.hand().playable[0]["custom_id"].rsplit(":", 1)[0] + ":resign"
    assert (await person.forge(person.hand(), forged)).acknowledged
    assert rink.on_turn() == (person, other)


@pytest.mark.parametrize("language", sorted(locales()))
@pytest.mark.parametrize("game", PILE_GAMES.values(), ids=lambda game: game.id)
def test_a_hand_takes_seven_lines_of_a_phone(game: PileGame, language: str) -> None:
    """With the clock, with and without tips, and with goals that are news."""
    for seed, tips in enumerate((False, True)):
        log = log_of(game, seed, Options(length=1))
        dealt = 1 + next(at for at, (_, move) in enumerate(log) if move.startswith("deck"))
        for played in range(dealt, len(log)):
            now = drawn(game, log[:played], locale=language, tips=tips, length=1).loaded
            if now.view(None).phase is Phase.PLAY:
                timed = Drawn(replace(now, match=replace(now.match, due_at=86_400.0)))
                for seat in range(game.seats):
                    content = timed.hand_of(seat).content or ""
                    assert lines_on_a_phone(content) <= MOST_LINES, content


@pytest.mark.parametrize("game", PILE_GAMES.values(), ids=lambda game: game.id)
def test_a_hand_has_room_for_every_deal(game: PileGame) -> None:
    largest = max(*game.rules.deals, *game.rules.overtime_deals)
    assert largest <= LARGEST_DEAL, f"{game.id} deals {largest} cards; a hand has room for {LARGEST_DEAL}"
