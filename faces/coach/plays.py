"""One play of a finished match in words: what it was, where it appears, and what would have been better."""

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from faces.coach.hint import KEEPERS, placed
from faces.field import sheet as field
from faces.parts import card, period_name
from faces.pile import sheet as pile
from faces.roster import Roster
from hockey.cards import Card
from hockey.field.period import Step
from hockey.game import Call
from hockey.lineup.line import Line
from hockey.lineup.period import FaceOff
from minds.analysis.report import Mistake, PlayFacts


def sheet_of(play: PlayFacts, length: int) -> str:
    """The post with a play, in a match of this many periods."""
    if isinstance(play, Call):
        return pile.sheet_name(pile.chapter_of(play.period, length))
    if isinstance(play, Step):
        return field.sheet_name(field.chapter_of(play.period))
    return f"sheet:{play.period}"


def place_of(words: Words, loaded: LoadedMatch, play: PlayFacts, link: str) -> str:
    """Its place in the match, as a link."""
    period = period_name(words, play.period, loaded.match.length)
    if isinstance(play, Call):
        return words("review-place", period=period, deal=play.deal, link=link)
    if isinstance(play, Step):
        return words("review-place-card", field=play.period, number=play.play, link=link)
    return words("review-place-period", period=period, link=link)


def play_of(words: Words, roster: Roster, play: PlayFacts) -> str:
    if isinstance(play, Call):
        return words("review-play", player=roster.player(words, play.seat), card=card(words, play.card))
    if isinstance(play, Step):
        cards = {"card": card(words, play.card), "met": card(words, play.met)}
        return words("review-play-met", player=roster.player(words, play.seat), **cards)
    if isinstance(play, FaceOff):
        home, away = (card(words, each) for each in play.cards)
        return words("review-play-face-off", home=home, away=away)
    if None not in play.lines:
        return words("review-play-lines")
    return words("review-play-line", player=roster.names[0 if play.lines[0] else 1])


def advice_of(words: Words, mistake: Mistake, why: str, *, you: bool) -> str:
    """What was played, what is better, and why; `you` if the reader played it."""
    play, better = mistake.play, mistake.better
    facts: dict[str, str] = {"why": why, "you": "yes" if you else "no"}
    if isinstance(play, Call):
        return words("review-better", better=card(words, Card(better)), made=card(words, play.card), **facts)
    if isinstance(play, Step):
        key = "review-better-keeper" if play.line in KEEPERS else "review-better-column"
        places = {"row": play.line, "better": int(better) + 1, "made": play.index + 1}
        return words(key, card=card(words, play.card), **places, **facts)
    if isinstance(play, FaceOff):
        made = card(words, play.cards[mistake.seat])
        return words("review-better-face-off", better=card(words, Card(better)), made=made, **facts)
    line = placed(words, Line(tuple(map(Card, better.split()[1:]))))
    return words("review-better-line", line=line, **facts)
