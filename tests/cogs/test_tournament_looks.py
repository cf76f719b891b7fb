"""Every message of a tournament at every stage: what it says, that it fits, and what its picture shows."""

import io
from dataclasses import replace
from typing import Any

import pytest
from discord import ui
from PIL import Image

from bot.messages.drawing import Drawing
from bot.words import Words, locales, words_for
from db.matches.history import Past
from faces.book.history import Page, draw_history
from faces.taps.library import TurnHistory
from faces.taps.tournament import CheckIn, JoinTournament, LeaveTournament, TellTournament
from faces.tournament.message import MOST_AT_A_PLACE, TournamentFace
from faces.tournament.naming import round_name
from faces.tournament.text import draw_text
from hockey.catalogue import CATALOGUE
from tests.cogs.drawn import Drawn, drawn, read
from tests.cogs.limits import assert_fits
from tests.cogs.phone import lines_on_a_phone
from tests.hockey.matches import log_of
from tests.typeset import gist
from tools.gallery.tournaments import NOW, half_there, names_of, new, played, signing_up, stages
from tournaments.model import Format, How
from tournaments.pairing import next_round
from tournaments.tournament import Tournament

MOST_LINES, MOST_OF_POST, MOST_BYTES, TALLEST = 10, 800, 60_000, 1.4
EN, FACE = words_for("en"), TournamentFace()
LONG = tuple(f"{letter * 31}{number}" for number in range(8) for letter in "WM")
LONGEST_TITLE = "Kootenay Lake Friday Night Cup Final '26"
STAGES = list(stages())
HARD = [
    signing_up(new(form, name=LONGEST_TITLE, game=game), 33, LONG)
    for form in (Format.KNOCK_OUT, Format.SWISS)
    for game in ("classic", "partners")
]
HARD = [*HARD, *(played(each, 1, decided=3) for each in HARD), *(played(each, 2) for each in HARD)]


def message(tournament: Tournament, words: Words = EN, now: float = NOW, **how: bool) -> Drawing:
    return FACE.message(words, tournament, names_of(tournament), now, **how)


def text_of(drawing: Drawing) -> str:
    return "\n".join(read(drawing))


def pages_of(tournament: Tournament, words: Words = EN) -> dict[str, Drawing]:
    """All pages by their titles in the list."""
    first = draw_text(words, tournament)
    lists: Any = [] if first.view is None else first.view.children
    pages = {each.label: draw_text(words, tournament, each.value) for one in lists for each in one.options}
    return pages or {"": first}


def taps_of(drawing: Drawing) -> list[str]:
    view = drawing.view
    assert view
    items: Any = view.walk_children()
    return [str(each.custom_id) for each in items if isinstance(each, ui.Button) and not each.disabled]


@pytest.mark.parametrize("language", sorted(locales()))
def test_every_message_fits_on_a_phone(language: str) -> None:
    words = words_for(language)
    for tournament in [*STAGES, *HARD]:
        for now in (NOW, tournament.check_in_at):
            drawing = message(tournament, words, now)
            assert_fits(drawing)
            assert lines_on_a_phone(text_of(drawing)) <= MOST_LINES, text_of(drawing)
        for page in pages_of(tournament, words).values():
            assert_fits(page)
        if tournament.rounds:
            # The bot adds mentions of up to 50 players.
            assert len(FACE.round_post(words, tournament, 1)) <= MOST_OF_POST
            assert_fits(FACE.podium(words, tournament))


def test_the_pages_name_every_entrant_and_tell_every_pairing_once() -> None:
    for tournament in STAGES:
        told = "\n".join(map(text_of, pages_of(tournament).values())).replace("\u200b", "")
        for signed in tournament.signed:
            assert all(person.name in told for person in signed.people)
        decided = [each for each in tournament.pairings if each.how is How.BYE]
        assert told.count(gist("tournament-text-pairing", how="bye", scored="no")) == len(decided)


def test_sixteen_fit_on_a_page_and_more_are_split_evenly() -> None:
    pages = pages_of(played(signing_up(new(Format.SWISS), 16), 2, decided=3))
    assert list(pages) == ["Standings", "Round 2 of 4", "Round 1 of 4"]
    assert gist("tournament-ties", format="swiss") in text_of(pages["Standings"])
    lengths = [
        len(text_of(page).splitlines())
        for title, page in pages_of(played(signing_up(new(Format.KNOCK_OUT), 40), 1)).items()
        if title.startswith("Standings")
    ]
    assert lengths == [14, 14, 15]


def test_a_large_round_robin_has_its_latest_rounds_in_the_list() -> None:
    titles = list(pages_of(played(signing_up(new(Format.ROUND_ROBIN), 64), 30, decided=3)))
    assert titles[:6] == [
        *(f"Standings ({number}/4)" for number in (1, 2, 3, 4)),
        *(f"Round 30 of 63 ({number}/2)" for number in (1, 2)),
    ]
    assert len(titles) == 25


def test_the_pages_of_a_double_knockout_say_which_bracket_and_which_final() -> None:
    double = next(
        each
        for each in (played(signing_up(new(Format.DOUBLE), 8), 99, seed=seed) for seed in range(9))
        if len(each.rounds) == 7
    )
    pages = pages_of(double)
    assert list(pages)[:4] == ["Standings", "Second final", "Final", "Round 5"]
    still_in = EN("tournament-text-bracket-line", place=0, player="", won=2, lost=0).strip("*")
    standings = text_of(draw_text(EN, played(signing_up(double.new, 8), 2))).splitlines()
    assert sum(line.endswith(still_in) for line in standings) == 2
    winners, losers = EN("tournament-side", side="winners"), EN("tournament-side", side="losers")
    told = {title: text_of(page).splitlines() for title, page in pages.items()}
    assert [told["Round 2"].index(each) for each in (winners, losers)] == [1, 4]
    assert (losers in told["Round 5"], winners in told["Round 5"]) == (True, False)
    assert not {winners, losers} & {*told["Final"], *told["Second final"]}
    assert gist("tournament-round", round="Second final") in text_of(message(replace(double, ended_at=None)))


def test_partners_are_counted_in_pairs_and_the_missing_one_is_named() -> None:
    pairs = half_there(signing_up(new(Format.SWISS, game="partners", most=32), 3))
    (_, asked), (_, absent), _ = (each.people for each in pairs.signed)
    signed = EN("tournament-signed", count=2, most=32, pairs="yes", names="").strip()
    lines = text_of(message(pairs)).splitlines()
    assert lines[-1] == EN("tournament-partners-asked", names=asked.name)
    assert any(line.startswith(signed) for line in lines)
    checking = text_of(message(pairs, now=pairs.check_in_at))
    assert EN("tournament-checked-in", count=0, of=2, pairs="yes") in checking
    assert f"{gist('tournament-missing')} {absent.name}" in checking
    told = text_of(draw_text(EN, pairs)).splitlines()
    assert told[1].endswith(EN("tournament-text-entry", player="", state="asked", who=asked.name))
    assert told[2].endswith(EN("tournament-text-entry", player="", state="absent", who=absent.name))


def test_the_podium_joins_partners_as_everything_else_does() -> None:
    over = played(signing_up(new(Format.ROUND_ROBIN, game="partners"), 4), 99)
    first = FACE.podium(EN, over)
    one, two = first.pings
    assert EN("sheet-side", first=f"<@{one}>", second=f"<@{two}>") in text_of(first)


def test_a_match_that_was_not_played_to_the_end_says_why() -> None:
    night = played(signing_up(new(Format.DUPLICATE, best_of=1), 4), 1, decided=0)
    for form, how, ended in (
        (Format.DUPLICATE, "unfinished", How.FORFEIT),
        (Format.SWISS, "forfeit", How.FORFEIT),
        (Format.SWISS, "no-show", How.NO_SHOW),
    ):
        given_up = [replace(each, winner=each.first, how=ended) for each in night.pairings]
        told = replace(night, new=replace(night.new, format=form), pairings=tuple(given_up))
        first, second = (night.signed[each - 1].people[0].name for each in given_up[0].entrants)
        line = EN("tournament-text-pairing", how=how, first=first, second=second, scored="no")
        assert line in text_of(draw_text(EN, told, "1:0"))


def test_its_buttons_are_what_a_player_can_do_now() -> None:
    cup = signing_up(new(Format.KNOCK_OUT, late=True), 11)
    join, check_in, leave = JoinTournament(7).id, CheckIn(7).id, LeaveTournament(7).id
    text = TellTournament(7).id
    full = replace(cup, new=replace(cup.new, most=11))
    assert taps_of(message(cup)) == [join, leave, text]
    assert taps_of(message(full)) == [leave, text]
    asked = tuple(replace(person, agreed=False) for person in cup.signed[0].people)
    waiting = replace(full, signed=(replace(cup.signed[0], people=asked), *cup.signed[1:]))
    assert taps_of(message(waiting)) == [join, leave, text]
    assert taps_of(message(cup, now=cup.check_in_at)) == [check_in, leave, text]
    begun, later, over = played(cup, 1, decided=0), played(cup, 2, decided=0), played(cup, 99)
    assert taps_of(message(begun)) == [join, leave, text]
    assert taps_of(message(later)) == [leave, text]
    assert taps_of(message(over)) == taps_of(message(replace(cup, cancelled=True))) == [text]
    # Nobody had a bye, so a late entry would have nobody to play.
    assert taps_of(message(played(signing_up(cup.new, 8), 1, decided=0))) == [leave, text]


def test_the_matches_that_are_on_are_links_until_the_round_is_played() -> None:
    swiss = played(signing_up(new(Format.SWISS, best_of=1), 6), 1, decided=1)
    told = text_of(message(swiss))
    assert [f"/{number})" in told for number in (1001, 1002, 1003)] == [False, True, True]
    assert gist("tournament-round-played") not in told
    paused = text_of(message(replace(swiss, paused_at=NOW)))
    assert gist("tournament-round-paused", round="Round 1 of 3") in paused
    assert gist("tournament-round-played") in text_of(message(played(signing_up(swiss.new, 6), 1)))


def test_it_says_how_many_it_takes_and_why_it_was_called_off() -> None:
    cup = signing_up(new(Format.KNOCK_OUT), 3)
    called_off = replace(cup, cancelled=True, ended_at=NOW)
    assert text_of(message(called_off)).endswith(EN("tournament-cancelled"))
    absent = tuple(replace(each, out_after=0) for each in cup.signed[1:])
    too_few = replace(
        called_off, ended_at=cup.new.starts_at, signed=(replace(cup.signed[0], seed=1), *absent)
    )
    assert text_of(message(too_few)).endswith(EN("tournament-too-few", fewest=2))
    night = signing_up(new(Format.DUPLICATE), 4)
    needed = EN("tournament-fewest", fewest=4)
    assert needed in text_of(message(replace(night, signed=night.signed[:3])))
    assert needed not in text_of(message(night))
    assert needed in text_of(message(night, now=night.check_in_at))


def test_the_podium_has_three_places_and_notifies_the_champion_only() -> None:
    over = played(signing_up(new(Format.KNOCK_OUT), 8), 99)
    final = over.pairings[-1]
    champion = over.signed[(final.winner or 0) - 1].people[0]
    podium = FACE.podium(EN, over)
    assert podium.pings == (champion.player_id,)
    assert [line[0] for line in text_of(podium).splitlines()[1:4]] == ["🥇", "🥈", "🥉"]
    assert champion.name in text_of(message(over))
    gone = tuple(replace(each, out_after=1) for each in over.signed)
    left = replace(over, pairings=(), signed=gone)
    assert FACE.podium(EN, left).pings == ()
    assert gist("tournament-no-winner") in text_of(FACE.podium(EN, left))


def test_of_many_who_share_a_place_ten_are_named() -> None:
    # An admin ends a tournament of sixty-four after its first round.
    over = replace(played(signing_up(new(Format.KNOCK_OUT), 64), 1), ended_at=NOW)
    for drawing in (message(over), FACE.podium(EN, over)):
        assert_fits(drawing)
        assert gist("tournament-more") in text_of(drawing)
    assert len(FACE.podium(EN, over).pings) == MOST_AT_A_PLACE


@pytest.mark.parametrize("tournament", [each for each in [*STAGES, *HARD] if each.rounds])
def test_the_picture_is_small_and_changes_with_results_only(tournament: Tournament) -> None:
    picture = message(tournament).picture
    assert picture
    data = picture.render()
    image = Image.open(io.BytesIO(data))
    assert len(data) < MOST_BYTES
    assert image.height <= TALLEST * image.width
    again = message(replace(tournament, message_id=12, paused_at=NOW)).picture
    assert again == picture
    assert tournament.new.name in picture.alt
    open_ones = [each for each in tournament.pairings if each.how is None]
    if open_ones:
        won = replace(open_ones[0], winner=open_ones[0].first, how=How.FORFEIT)
        pairings = tuple(won if each is open_ones[0] else each for each in tournament.pairings)
        assert message(replace(tournament, pairings=pairings)).picture != picture


def test_a_round_that_no_one_plays_is_left_out_but_counts() -> None:
    """Two matches were void, so both semifinals have a bye: the final is next."""
    begun = played(signing_up(new(Format.KNOCK_OUT), 8), 1)
    void = [replace(each, winner=None, how=How.VOID) for each in begun.pairings[::2]]
    first = (*void, *begun.pairings[1::2])
    final = next_round(Format.KNOCK_OUT, begun.entrants, first)
    last = replace(begun.rounds[0], number=final[0].round)
    picture = message(replace(begun, rounds=(*begun.rounds, last), pairings=(*first, *final))).picture
    assert picture
    assert round_name(EN, begun, 3) in picture.alt


def test_the_messages_of_a_match_name_its_tournament() -> None:
    game = CATALOGUE["classic"]
    match = drawn(game, log_of(game, 1)).loaded
    cup = replace(match, match=replace(match.match, tournament=1, tournament_name="Friday *Cup*"))
    messages = Drawn(cup).public
    assert "Friday \\*Cup\\*" in "\n".join(messages["challenge"])
    assert "Friday \\*Cup\\*" in "\n".join(messages["result"])
    taps = TurnHistory(0, 1, 1, 0, "-"), TurnHistory(0, 1, 2, 0, "-")
    page = Page("Jon", [Past(cup.match, 0, "win", 3, 1)], ["Classic"], 1, 1, 1, *taps)
    assert "Friday \\*Cup\\*" in text_of(draw_history(EN, page))
