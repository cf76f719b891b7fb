"""Who owns the application: the person, or the team, that made it in Discord's developer portal."""

from dataclasses import dataclass

import discord


@dataclass(frozen=True, slots=True)
class Owner:
    person_id: int
    """The owner, or the team's owner."""
    people: frozenset[int]
    """Everyone who may see how the bot is."""


async def owner_of(client: discord.Client) -> Owner:
    """Asks Discord each time, because a team changes. Raises discord.HTTPException and the like."""
    application = await client.application_info()
    team = application.team
    if team is None or team.owner_id is None:
        return Owner(application.owner.id, frozenset({application.owner.id}))
    accepted = discord.TeamMembershipState.accepted
    members = {each.id for each in team.members if each.membership_state is accepted}
    return Owner(team.owner_id, frozenset({team.owner_id, *members}))
