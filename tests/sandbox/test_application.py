"""Whose the application is: a person's, or a team's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from sandbox import Sandbox


async def test_a_person_owns_it_or_a_team_whose_people_may_have_to_accept_first(
    world: Sandbox, client: discord.Client
) -> None:
    told = await client.application_info()
    assert (told.owner.id, told.team) == (world.owner.id, None)
    ida, jon, darrell = (world.person(name) for name in ("Ida", "Jon", "Darrell"))
    world.give_to_team(ida, jon, invited=[darrell])
    team = (await client.application_info()).team
    assert team is not None
    assert team.owner_id == ida.id
    accepted, invited = discord.TeamMembershipState.accepted, discord.TeamMembershipState.invited
    found = {each.id: each.membership_state for each in team.members}
    assert found == {ida.id: accepted, jon.id: accepted, darrell.id: invited}
