"""`python -m bot`: the host's commands.

A thinking process imports the main module again and needs nothing of the bot, hence the import below.
"""

import sys

if __name__ == "__main__":
    from bot.command_line import main

    sys.exit(main(sys.argv[1:]))
