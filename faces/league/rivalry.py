"""Two people's matches against each other."""

from collections.abc import Sequence

from bot.words import Words
from db.league.summary import PlayedMatch, sum_up
from faces.league.card import Heading, form_words, share
from faces.parts import plain


def draw_rivalry(
    words: Words,
    heading: Heading,
    names: tuple[str, str],
    played: tuple[Sequence[PlayedMatch], Sequence[PlayedMatch]],
) -> str:
    """`played` are the same matches from both players' sides."""
    one, other = (sum_up(each) for each in played)
    facts = {"one": plain(names[0]), "other": plain(names[1])}
    lines = [words("rivalry-title", what=heading.told(words), **facts)]
    if not one.record.games:
        return "\n".join([*lines, words("rivalry-none", **facts)])
    lines.append(
        words(
            "rivalry-record",
            games=one.record.games,
            wins=one.record.wins,
            losses=one.record.losses,
            ties=one.record.ties,
            **facts,
        )
    )
    lines.append(words("rivalry-goals", mine=one.goals_for, theirs=other.goals_for, **facts))
    for name, summary in zip(names, (one, other), strict=True):
        lines.append(
            words(
                "rivalry-of",
                player=plain(name),
                shots=summary.shots,
                shooting=share(words, summary.shooting),
                posts=summary.posts,
                takeovers=summary.takeovers,
                shutouts=summary.shutouts,
                form=form_words(words, summary.form),
            )
        )
    if one.overtime.games:
        lines.append(
            words(
                "rivalry-overtime",
                games=one.overtime.games,
                wins=one.overtime.wins,
                losses=one.overtime.losses,
                ties=one.overtime.ties,
                **facts,
            )
        )
    return "\n".join(lines)
