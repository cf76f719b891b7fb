"""The running bot.

The main idea is that a match moves on in one place, that whatever has changed is marked, and that everything
people see is drawn later from the match as it then stands. `client` puts it all together, and the picture in
docs/architecture.md shows the floors below it.
"""

__version__ = "0.1.0"
