"""Who may change a server's settings."""

from bot.client import Interaction
from bot.replies import SorryError


def admins_server(interaction: Interaction) -> int:
    """The id of the server, if the person may manage it. SorryError if not, and outside of servers.

    Discord hides the command from everyone else, but a server can show it to anyone, and buttons stay.
    """
    if interaction.guild_id is None:
        raise SorryError("admin-not-here")
    if not interaction.permissions.manage_guild:
        raise SorryError("admin-not-allowed")
    return interaction.guild_id
