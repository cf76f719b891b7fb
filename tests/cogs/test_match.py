"""Whole matches, played by tapping what is shown: sheets, goals, period ends, results, and no secret told."""

import random
import re

import pytest

from hockey.catalogue import PILE_GAMES
from tests.cogs.people import Message, Person
from tests.cogs.rink import Rink
from tests.soaked import soaked
from tests.typeset import together

pytestmark = pytest.mark.slow

SUITS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
OTHER_GAMES = [game.id for game in PILE_GAMES.values() if game.seats == 2 and game.id != "classic"]
PLAY = re.compile(r"(?:## 🚨 )?(?:Jon|Darrell) (\S+) \*")
SHOW = ["Show my hand", "⋯ More", "🔔 Follow"]


def seen(rink: Rink, person: Person) -> list[Message]:
    """What a player sees of the current period: earlier ones were played with the same pack."""
    public = rink.public()
    now = rink.sheets()[-1].lines[1].split(",")[0]
    start = next(n for n, message in enumerate(public) if message.text.startswith(f"\n{now},"))
    return [*public[start:], *person.dms(), *person.private(rink.ice)]


def check_secrets(rink: Rink) -> None:
    """No one sees a card that the other still holds, and no notification names your own."""
    for person in rink.players:
        for card in rink.other(person).hand().held:
            code = card[:-1].replace("10", "T") + SUITS[card[-1]]
            for message in seen(rink, person):
                assert card not in message.everything, (card, message.everything)
                assert f':{code}"' not in message.everything, (code, message.everything)
        assert not any(card in person.hand().content for card in person.hand().held)


async def play_out(rink: Rink, rng: random.Random | None = None) -> list[str]:
    """Play until it is over; the cards in order."""
    played = []
    while not rink.over:
        _, card = await rink.play(rng.randrange(6) if rng else 0)
        played.append(card)
        if rng and not rink.over:
            check_secrets(rink)
    return played


def plays(sheet: Message) -> list[str]:
    """The single plays on the sheet: those of the current deal."""
    return [found[1] for line in sheet.lines if (found := PLAY.match(line))]


def table(sheet: Message) -> list[list[str]]:
    """Goals by period, then the total, of each of the two."""
    return [line.split()[1:] for line in sheet.lines if line.startswith(("Jon  ", "Darrell  "))]


@pytest.mark.parametrize("seed", [0])
async def test_a_classic_match_from_the_cut_to_the_result(rink: Rink) -> None:
    """A sheet a period, which is edited: what is posted stands below what it followed from."""
    await rink.face_off()
    played, posted = [], [message.id for message in rink.public()]
    while not rink.over:
        _, card = await rink.play()
        played.append(card)
        posted += [message.id for message in rink.public() if message.id not in posted]
    public = rink.public()
    assert posted == [message.id for message in public]
    assert len(played) == 156
    assert [len(plays(sheet)) for sheet in rink.sheets()] == [12, 12, 12]
    assert [plays(sheet)[-1] for sheet in rink.sheets()] == [played[51], played[103], played[155]]
    for sheet in rink.sheets():
        assert len([line for line in sheet.lines if line.startswith("-# **Deals 1 to 4:** ")]) == 1
    assert all(sheet.buttons == [] for sheet in rink.sheets())
    ends = [sheet for sheet in rink.sheets() if "**End of " in sheet.text]
    assert len(ends) == 2
    assert all("deals next" in sheet.text for sheet in ends)
    assert len(public) == 1 + 3 + 1
    assert table(rink.sheets()[-1]) == []  # its picture has the score
    by_period = table(rink.sheets()[1])
    assert all(sum(map(int, row[:2])) == int(row[-1]) for row in by_period)
    assert sum(sheet.text.count("Scores!") for sheet in rink.sheets()) == 3
    assert together("Final: Jon 2, Darrell 1.") in rink.last().text
    assert "Jon wins" in rink.last().text
    for person in rink.players:
        assert person.hand().labels == ["Rematch", "Go to the rink"]
        assert together("Final: Jon 2, Darrell 1.") in person.hand().lines[0]
    assert await rink.store.matches.unsettled() == []


async def test_the_sheet_grows_with_the_deal_and_folds_it_when_the_next_one_begins(rink: Rink) -> None:
    sheet = await rink.face_off()
    played = []
    for number in range(1, 11):
        person, card = await rink.play()
        played.append(card)
        assert [message.id for message in rink.sheets()] == [sheet.id]
        assert plays(sheet) == played
        assert sheet.labels[:3] == SHOW
        # The last card of a deal deals the next hands, but its plays stay until the next deal's first card.
        assert sheet.lines[1] == f"### First period, deal {1 if number < 10 else 2} of 5"
        assert ("**Deal 1**" in sheet.lines) is (number == 10)
        assert sheet.lines[-2].startswith(rink.other(person).name)
        assert sheet.lines[-2].partition("**")[2].startswith(f"{card}**")
        assert sheet.lines[-1].startswith("Turn ends <t:")
        assert len(played) == number
    _, card = await rink.play()
    assert [message.id for message in rink.sheets()] == [sheet.id]
    assert plays(sheet) == [card]
    assert sheet.lines[1] == "### First period, deal 2 of 5"
    assert any(line.startswith("-# **Deal 1:** ") for line in sheet.lines) or "🚨" in sheet.text


@pytest.mark.parametrize("seed", [3])
async def test_a_shift_that_nobody_wins_is_a_tie_after_overtime(rink: Rink) -> None:
    await rink.face_off(length=1)
    await play_out(rink)
    shift, overtime = rink.sheets()
    assert "All tied up!" in shift.text
    assert shift.text.count("Scores!") == 2
    assert overtime.lines[1] == "### Overtime"
    assert together("Final: Jon 1, Darrell 1.") in rink.last().text
    assert "tie" in rink.last().text
    assert len(rink.public()) == 1 + 2 + 1


@pytest.mark.parametrize("game", soaked(OTHER_GAMES, but=2))
async def test_a_shift_of_every_other_game_plays_to_its_end_and_tells_no_secret(
    rink: Rink, game: str
) -> None:
    await rink.face_off(game=game, length=1)
    check_secrets(rink)
    played = await play_out(rink, random.Random(f"{game} 9"))  # most without overtime, to be quick
    *_, sheet = sheets = rink.sheets()
    assert plays(sheet) == played[-len(plays(sheet)) :]
    scores = re.search(r"Final: Jon\s(\d+), Darrell\s(\d+)", rink.last().text)
    assert scores
    assert sum(each.text.count("Scores!") for each in sheets) == sum(map(int, scores.groups()))
    assert sheet.buttons == []


async def test_no_secret_is_told_in_classic_from_private_copies_either(rink: Rink) -> None:
    await rink.face_off()
    rng = random.Random(1)
    for _ in range(11):
        person, other = rink.on_turn()
        await other.click(rink.sheets()[-1], label="Show my hand")
        (copy,) = other.private(rink.ice)
        public = "".join(message.everything for message in seen(rink, person))
        assert not any(f'"{card}"' in public for card in copy.held)
        await other.click(other.hand(), label="Bring my hand here")
        check_secrets(rink)
        await rink.play(rng.randrange(6))
