"""The form for a challenge: one private message asks for game, length and pace once the opponent is known."""

from dataclasses import replace
from typing import get_args, get_type_hints

import discord
from discord import ui

from bot.client import Interaction
from bot.replies import SorryError, tell
from bot.router import answers
from bot.words import Words
from cogs.asking import (
    LENGTHS,
    MATCH,
    SHIFT,
    USUAL_PACE,
    Offered,
    game_of_offer,
    games_with,
    number,
    only,
    picked,
    terms_here,
    words_of,
)
from cogs.choosing import LONGEST_CHOICE, MOST_CHOICES
from cogs.offering.admission import Offer, check_offer
from cogs.offering.offer import Wanted, offer_asked_for, put_up, seconds_at, usual_length
from cogs.offering.venue import venue_of
from cogs.opponents import DiscordPerson, Opponent, is_the_bot, own_player, who_answers_for
from db.admission import Terms
from db.model.people import Pace
from faces.opponents.offer import practice_offer
from faces.parts import Button, Select, UserSelect, button, buttons, label, plain
from faces.taps.offering import AskPlayer, ChallengeForm, PickPlayer
from faces.turn_clock import pace_of

TWO = 2
PACES = (USUAL_PACE, *Pace)


async def ask_for_terms(
    interaction: Interaction, opponent: DiscordPerson, terms: Terms, game: str | None
) -> None:
    """If a match with this person isn't possible, say so before asking anything."""
    asked = game_of_offer(interaction, terms, game, TWO)
    quickest = SHIFT if "length" in asked.game.options else MATCH
    length = usual_length(asked, terms.setup) or quickest
    quick = ChallengeForm(opponent.id, "go", length, "usual", asked.id)
    offer = await _offer(interaction, terms, await who_answers_for(interaction, opponent), quick)
    check_offer(interaction, venue_of(interaction), offer, terms)
    text, view = await _draw(interaction, quick)
    asked_in = await interaction.response.send_message(text, view=view, ephemeral=True)
    interaction.client.drafts.keep(asked_in.message_id, interaction.followup)


@answers(AskPlayer)
async def ask_player(interaction: Interaction, tap: AskPlayer) -> None:
    """A tap below the rules: asks the player who to challenge."""
    words = words_of(interaction)
    if interaction.guild is None:
        raise SorryError("challenge-not-here", view=practice_offer(words))
    people = UserSelect(custom_id=PickPlayer(tap.game).id, placeholder=words("dare-who-list"))
    await tell(interaction, words("dare-who"), buttons(people))


@answers(PickPlayer)
async def pick_player(interaction: Interaction, tap: PickPlayer) -> None:
    person = await _member(interaction, number(only(picked(interaction))))
    await ask_for_terms(interaction, person, await terms_here(interaction), tap.game)


@answers(ChallengeForm)
async def answer_form(interaction: Interaction, tap: ChallengeForm) -> None:
    """A pick in one of the lists, or the button that sends the challenge."""
    if tap.step == "go":
        terms = await terms_here(interaction)
        other = await _asked(interaction, tap.opponent)
        await put_up(interaction, await _offer(interaction, terms, other, tap), terms)
        if interaction.message is not None:
            await interaction.client.drafts.take_away([interaction.message.id])
        return
    text, view = await _draw(interaction, _picked(tap, only(picked(interaction))))
    await interaction.response.edit_message(content=text, view=view)
    if interaction.message is not None:
        interaction.client.drafts.keep(interaction.message.id, interaction.followup)


def _picked(tap: ChallengeForm, value: str) -> ChallengeForm:
    if tap.step == "game":
        return replace(tap, step="go", game=value)
    if tap.step == "length":
        return replace(tap, step="go", length=number(value))
    if value not in get_args(get_type_hints(ChallengeForm)["pace"]):
        raise SorryError("sorry-button")
    return replace(tap, step="go", pace=value)  # type: ignore[arg-type] # one of the names, as was just seen


async def _offer(
    interaction: Interaction, terms: Terms, other: DiscordPerson | Opponent, form: ChallengeForm
) -> Offer:
    asked = game_of_offer(interaction, terms, form.game, TWO)
    return offer_asked_for(terms, asked, (other,), Wanted(_length(asked, form), pace=form.pace))


def _length(asked: Offered, form: ChallengeForm) -> int:
    """The picked length, if the game has any. SorryError for one that isn't on offer."""
    if form.length not in LENGTHS:
        raise SorryError("sorry-button")
    return form.length if "length" in asked.game.options else MATCH


async def _asked(interaction: Interaction, person_id: int) -> DiscordPerson | Opponent:
    if is_the_bot(interaction, person_id):  # a DM has no members
        return await own_player(interaction)
    return await _member(interaction, person_id)


async def _member(interaction: Interaction, person_id: int) -> DiscordPerson:
    if interaction.guild is None:
        raise SorryError("challenge-not-here", view=practice_offer(words_of(interaction)))
    try:
        return await interaction.guild.fetch_member(person_id)
    except discord.NotFound:
        raise SorryError("challenge-not-member", opponent=f"<@{person_id}>") from None


async def _draw(interaction: Interaction, form: ChallengeForm) -> tuple[str, ui.View]:
    """Draw the form as it is now. The opponent is a mention, because Discord can always show its name."""
    words = words_of(interaction)
    terms = await terms_here(interaction)
    offered = games_with(terms.houses, TWO)
    asked = next((each for each in offered if each.id == form.game), offered[0])
    form = replace(form, game=asked.id)
    told = [pace_of(words, seconds_at(interaction.client.settings, form.pace, terms.setup))]
    lists: list[Button | Select] = [_list(form, "game", _games(words, offered, asked))]
    if "length" in asked.game.options:
        told.insert(0, words(f"length-{_length(asked, form)}-phrase"))
        lengths = {str(each): words(f"length-{each}") for each in LENGTHS}
        lists.append(_list(form, "length", _options(lengths, str(form.length))))
    paces = {pace: words(f"pace-{pace}") for pace in PACES}
    lists.append(_list(form, "pace", _options(paces, form.pace)))
    text = words(
        "dare",
        opponent=f"<@{form.opponent}>",
        game=plain(words.game(asked.game)),
        pitch=words.pitch(asked.game),
        terms=", ".join(told),
    )
    go = button(words("dare-button"), replace(form, step="go"), discord.ButtonStyle.success)
    return text, buttons(go, *lists)


def _list(form: ChallengeForm, step: str, options: list[discord.SelectOption]) -> Select:
    return Select(custom_id=replace(form, step=step).id, options=options)  # type: ignore[arg-type] # a step's name


def _games(words: Words, offered: list[Offered], asked: Offered) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=label(words.game(each.game)),
            description=words.pitch(each.game)[:LONGEST_CHOICE],
            value=each.id,
            default=each.id == asked.id,
        )
        for each in offered[:MOST_CHOICES]
    ]


def _options(texts: dict[str, str], chosen: str) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label=text, value=value, default=value == chosen)
        for value, text in texts.items()
    ]
