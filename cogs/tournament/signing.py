"""Taps on a tournament's message: sign up, check in, leave."""

import discord

from bot.client import Interaction
from bot.replies import SorryError, tell
from cogs.asking import number, only, picked, words_of
from cogs.offering.admission import check_admitted
from cogs.tournament.which import tournament_of
from db.tournaments import Signing, refusal_of
from faces.parts import UserSelect, button, buttons, date, plain
from faces.taps.tournament import AnswerLeaving, CheckIn, JoinTournament, LeaveTournament, PickTeammate
from hockey.game import SIDES
from tournaments.tournament import Stage, Tournament, WhyOut


async def join(interaction: Interaction, tap: JoinTournament) -> None:
    """Sign up. In Partners a player names their partner, who taps too."""
    bot, me, words = interaction.client, interaction.user, words_of(interaction)
    tournament = await _admitted(interaction, tap.tournament)
    signed = tournament.signed_by(me.id)
    if signed is not None and signed.out_after is not None and signed.seed is not None:
        raise SorryError(f"tournament-signing-{Signing.CLOSED}")
    refused = refusal_of(tournament, [me.id], bot.clock.now())
    if refused is Signing.ALREADY and signed is not None and not signed.agreed:
        if not await bot.store.tournaments.agree(tournament.id, me.id):
            raise SorryError("tournament-partner-waits")
        if _stage(interaction, tournament) is Stage.CHECK_IN:
            await bot.store.tournaments.check_in(tournament.id, me.id)
        await _joined(interaction, tournament, signed.people[0].name)
    elif refused is None and (await bot.matches.game(tournament.new.game)).seats > SIDES:
        people = UserSelect(
            custom_id=PickTeammate(tournament.id).id, placeholder=words("tournament-partner-list")
        )
        await tell(interaction, words("tournament-partner-who"), buttons(people))
    else:
        await _sign_up(interaction, tournament, [(me.id, me.display_name)])


async def pick_teammate(interaction: Interaction, tap: PickTeammate) -> None:
    """A player's partner, picked from the server's people."""
    bot, me = interaction.client, interaction.user
    tournament = await _admitted(interaction, tap.tournament)
    if interaction.guild is None:
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
    await _sign_up(interaction, tournament, [(me.id, me.display_name), (partner.id, partner.display_name)])


async def check_in(interaction: Interaction, tap: CheckIn) -> None:
    """A player is there. During the check-in, a player who hasn't signed up still can."""
    bot, me = interaction.client, interaction.user
    tournament = await _admitted(interaction, tap.tournament)
    if _stage(interaction, tournament) is not Stage.CHECK_IN:
        raise SorryError("tournament-check-in-closed")
    signed = tournament.signed_by(me.id)
    if signed is None:
        await join(interaction, JoinTournament(tap.tournament))
        return
    if not await bot.store.tournaments.check_in(tournament.id, me.id):  # their partner has named them
        await bot.store.tournaments.agree(tournament.id, me.id)
        await bot.store.tournaments.check_in(tournament.id, me.id)
    signed = (await tournament_of(interaction, tap.tournament)).signed_by(me.id)
    missing = [person.name for person in signed.people if not person.checked_in] if signed else []
    facts = {"waits": "yes" if missing else "no", "partner": plain("".join(missing))}
    await _told(interaction, tournament, "tournament-checked", **facts)


async def leave(interaction: Interaction, tap: LeaveTournament) -> None:
    """Leave. Once it has begun, that can't be undone, so the bot asks first."""
    words, bot = words_of(interaction), interaction.client
    tournament = await _mine(interaction, tap.tournament)
    if _stage(interaction, tournament) is Stage.RUNNING:
        yes = button(
            words("tournament-leave-yes"), AnswerLeaving(tournament.id, "yes"), discord.ButtonStyle.danger
        )
        no = button(words("tournament-leave-no"), AnswerLeaving(tournament.id, "no"))
        await tell(interaction, words("tournament-leave-ask"), buttons(yes, no))
        return
    await bot.store.tournaments.withdraw(tournament.id, interaction.user.id, WhyOut.WITHDREW)
    await _told(interaction, tournament, "tournament-left")


async def answer_leaving(interaction: Interaction, tap: AnswerLeaving) -> None:
    """A tap on one of the two buttons below that question."""
    words, bot = words_of(interaction), interaction.client
    key = "tournament-stays"
    if tap.answer == "yes":
        tournament = await _mine(interaction, tap.tournament)
        await bot.store.tournaments.withdraw(tournament.id, interaction.user.id, WhyOut.WITHDREW)
        bot.tournaments.look(tournament.id)
        key = "tournament-left"
    await interaction.response.edit_message(content=words(key), view=None)


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


async def _sign_up(interaction: Interaction, tournament: Tournament, people: list[tuple[int, str]]) -> None:
    bot, now = interaction.client, interaction.client.clock.now()
    late = tournament.stage(now) is Stage.RUNNING
    enter = bot.store.tournaments.enter_late if late else bot.store.tournaments.sign_up
    signing = await enter(tournament.id, people, now)
    if signing not in (Signing.DONE, Signing.AWAITS_PARTNER):
        raise SorryError(f"tournament-signing-{signing}")
    if signing is Signing.DONE:
        await _joined(interaction, tournament)
    else:
        facts = {"partner": plain(people[-1][1]), "there": _there(interaction, tournament)}
        await _told(interaction, tournament, "tournament-partner-asked", **facts)


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
    """Tell the player what has happened, and redraw the tournament."""
    interaction.client.tournaments.look(tournament.id)
    named = {"name": plain(tournament.new.name), **facts}
    await tell(interaction, words_of(interaction)(key, **named))
