"""Who may change what a server has set."""

from bot.client import Interaction
from bot.replies import SorryError


def admins_server(interaction: Interaction) -> int:
    """The server that somebody may manage. SorryError elsewhere, and for everybody else.

    Discord hides the command from those who may not; but a server may show it to anybody, and a button stays.
    """
    if interaction.guild_id is None:
        raise SorryError("admin-not-here")
    if not interaction.permissions.manage_guild:
        raise SorryError("admin-not-allowed")
    return interaction.guild_id
