"""`python -m bot`: what a host types.

A process that thinks imports the main module anew, and needs nothing of the bot: hence the import below.
"""

import sys

if __name__ == "__main__":
    from bot.command_line import main

    sys.exit(main(sys.argv[1:]))
