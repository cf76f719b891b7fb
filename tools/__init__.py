"""Tools for those who work on the bot. They use what the tests have, such as people who tap.

- `bench`: how fast the bot is
- `gallery`: a picture of every message
- `walks`: the edits of the walks in CONTRIBUTING.md
"""
