"""Activities, which a bot's owner switches on in the developer portal.

Source: https://discord.com/developers/docs/interactions/application-commands#default-entry-point-command
"""

from sandbox.ground.models import Json
from sandbox.service.command_rules import ENTRY_POINT, LAUNCHES_ACTIVITY
from sandbox.world import World


def switch_on(world: World) -> None:
    """From now on there may be an Entry Point command, and Discord creates one by itself."""
    world.store.activities = True
    command = _launch(world)
    world.store.commands[None][int(command["id"])] = command
    world.changed()


def _launch(world: World) -> Json:
    return {
        "id": str(world.clock.snowflake()),
        "application_id": str(world.store.application_id),
        "version": str(world.clock.snowflake()),
        "type": ENTRY_POINT,
        "name": "launch",
        "name_localizations": None,
        "description": "",
        "description_localizations": None,
        "default_member_permissions": None,
        "nsfw": False,
        "integration_types": [0, 1],
        "contexts": [0, 1, 2],
        "dm_permission": True,
        "handler": LAUNCHES_ACTIVITY,
    }
