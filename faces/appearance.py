"""All that the bot draws with. `bot/client.py` loads it by name."""

from bot.appearance import Appearance
from faces.art.cards import every_emoji
from faces.hand import HandFace
from faces.league.season import tell_close
from faces.leaving import left_behind
from faces.opponents.offer import greeting_buttons
from faces.public import PublicFace
from faces.tournament.message import TournamentFace

APPEARANCE = Appearance(
    public=PublicFace(),
    hand=HandFace,
    emojis=every_emoji,
    greeting=greeting_buttons,
    season_close=tell_close,
    left_behind=left_behind,
    tournament=TournamentFace(),
)
