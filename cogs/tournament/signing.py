"""Taps on a tournament's message: sign up, check in, leave."""

import discord

from bot.client import Interaction
from bot.replies import SorryError, tell
from bot.router import answers
from cogs.asking import number, only, picked, words_of
from cogs.offering.admission import check_admitted
from cogs.tournament.which import tournament_of
from faces.parts import UserSelect, button, buttons, date, plain
from faces.taps.tournament import AnswerLeaving, CheckIn, JoinTournament, LeaveTournament, PickTeammate
from hockey.game import SIDES
from tournaments.changes import Refusal, RefusedError, refusal_of
from tournaments.tournament import Stage, Tournament


@answers(JoinTournament)
async def join(interaction: Interaction, tap: JoinTournament) -> None:
    """Sign up. In Partners a player names their partner, who taps too."""
    bot, me, words = interaction.client, interaction.user, words_of(interaction)
    tournament = await _admitted(interaction, tap.tournament)
    live, signed = bot.tournaments.of(tournament.id), tournament.signed_by(me.id)
    refusal = refusal_of(tournament, [me.id], bot.clock.now())
    if refusal is Refusal.ALREADY_IN and signed is not None and not signed.agreed:
        await _joined(interaction, await live.agree(me.id), signed.people[0].name)
    elif not await _is_in_pairs(interaction, tournament):
        await _joined(interaction, await live.sign_up([(me.id, me.display_name)]))
    elif refusal is not None:
        # Not left to the change: a place that has just become free isn't for one player alone.
        raise RefusedError(refusal)
    else:
        people = UserSelect(
            custom_id=PickTeammate(tournament.id).id, placeholder=words("tournament-partner-list")
        )
        await tell(interaction, words("tournament-partner-who"), buttons(people))


@answers(PickTeammate)
async def pick_teammate(interaction: Interaction, tap: PickTeammate) -> None:
    """A player's partner, picked from the server's people."""
    bot, me = interaction.client, interaction.user
    tournament = await _admitted(interaction, tap.tournament)
    if interaction.guild is None or not await _is_in_pairs(interaction, tournament):
        raise SorryError("sorry-button")
    try:
        partner = await interaction.guild.fetch_member(number(only(picked(interaction))))
    except discord.NotFound:
        raise SorryError("tournament-partner-gone") from None
    if partner.bot or partner.id == me.id:
        raise SorryError("tournament-partner-nobody")
    if (await bot.store.admission.room(me.id, [partner.id], tournament.new.server_id)).refusing:
        raise SorryError("challenge-no-time", opponent=plain(partner.display_name))
    await bot.people.remember_person(partner)
    await bot.people.remember_member(partner)
    pair = [(me.id, me.display_name), (partner.id, partner.display_name)]
    signed = await bot.tournaments.of(tournament.id).sign_up(pair)
    facts = {"partner": plain(partner.display_name), "there": _there(interaction, signed)}
    await _told(interaction, signed, "tournament-partner-asked", **facts)


@answers(CheckIn)
async def check_in(interaction: Interaction, tap: CheckIn) -> None:
    """A player is there. During the check-in, a player who hasn't signed up still can."""
    bot, me = interaction.client, interaction.user
    tournament = await _admitted(interaction, tap.tournament)
    if tournament.signed_by(me.id) is None and _stage(interaction, tournament) is Stage.CHECK_IN:
        await join(interaction, JoinTournament(tap.tournament))
        return
    there = await bot.tournaments.of(tournament.id).check_in(me.id)
    signed = there.signed_by(me.id)
    missing = [person.name for person in signed.people if not person.checked_in] if signed else []
    facts = {"waits": "yes" if missing else "no", "partner": plain("".join(missing))}
    await _told(interaction, there, "tournament-checked", **facts)


@answers(LeaveTournament)
async def leave(interaction: Interaction, tap: LeaveTournament) -> None:
    """Leave. Once it has begun, that can't be undone, so the bot asks first."""
    words, tournament = words_of(interaction), await _mine(interaction, tap.tournament)
    if _stage(interaction, tournament) is Stage.RUNNING:
        yes = button(
            words("tournament-leave-yes"), AnswerLeaving(tournament.id, "yes"), discord.ButtonStyle.danger
        )
        no = button(words("tournament-leave-no"), AnswerLeaving(tournament.id, "no"))
        await tell(interaction, words("tournament-leave-ask"), buttons(yes, no))
        return
    await interaction.client.tournaments.of(tournament.id).withdraw(interaction.user.id)
    await _told(interaction, tournament, "tournament-left")


@answers(AnswerLeaving)
async def answer_leaving(interaction: Interaction, tap: AnswerLeaving) -> None:
    """A tap on one of the two buttons below that question."""
    key = "tournament-stays"
    if tap.answer == "yes":
        tournament = await tournament_of(interaction, tap.tournament)
        await interaction.client.tournaments.of(tournament.id).withdraw(interaction.user.id)
        key = "tournament-left"
    await interaction.response.edit_message(content=words_of(interaction)(key), view=None)


async def _admitted(interaction: Interaction, number: int) -> Tournament:
    tournament = await tournament_of(interaction, number)
    await check_admitted(interaction, tournament.new.server_id)
    return tournament


async def _mine(interaction: Interaction, number: int) -> Tournament:
    """A tournament that a player is in. SorryError if they aren't, or it's over."""
    tournament = await tournament_of(interaction, number)
    signed = tournament.signed_by(interaction.user.id)
    if signed is None or signed.out_after is not None or tournament.ended_at is not None:
        raise SorryError("tournament-not-in")
    return tournament


async def _is_in_pairs(interaction: Interaction, tournament: Tournament) -> bool:
    """True if players sign up with a partner."""
    return (await interaction.client.matches.game(tournament.new.game)).seats > SIDES


def _stage(interaction: Interaction, tournament: Tournament) -> Stage:
    return tournament.stage(interaction.client.clock.now())


async def _joined(interaction: Interaction, tournament: Tournament, partner: str = "") -> None:
    facts = {"there": _there(interaction, tournament), "at": date(tournament.check_in_at)}
    facts |= {"paired": "yes" if partner else "no", "partner": plain(partner)}
    await _told(interaction, tournament, "tournament-joined", **facts)


def _there(interaction: Interaction, tournament: Tournament) -> str:
    """Whether signing up is checking in too."""
    return "no" if _stage(interaction, tournament) is Stage.SIGN_UP else "yes"


async def _told(interaction: Interaction, tournament: Tournament, key: str, **facts: str) -> None:
    named = {"name": plain(tournament.new.name), **facts}
    await tell(interaction, words_of(interaction)(key, **named))
