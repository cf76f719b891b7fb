"""The running bot.

The main idea is that a match changes in one place (`matches`), that the lanes that may look different are
marked, and that what people see is drawn from the current match. `running` is the process: it stands by or
plays (`holding`). `client` puts the parts together. `appearance` is what `faces` gives it to draw with.
docs/architecture.md shows the packages and follows a tap.
"""

from bot.version import version

__version__ = version()
