"""Exit with 0 if /healthz of the bot on this machine answers 200, else with 1.

Without a PORT there is nothing to ask, so 0.
"""

import os
import sys
from http.client import HTTPConnection, HTTPException

OK = 200
SECONDS = 4.0


def main() -> int:
    port = os.environ.get("PORT")
    if not port:
        return 0
    # Not urllib: it would use a proxy that the host set for Discord.
    connection = HTTPConnection(os.environ.get("BIND_ADDRESS") or "127.0.0.1", int(port), timeout=SECONDS)
    try:
        connection.request("GET", "/healthz")
        return int(connection.getresponse().status != OK)
    except (OSError, HTTPException):
        return 1


if __name__ == "__main__":
    sys.exit(main())
