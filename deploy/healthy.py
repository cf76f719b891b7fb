"""Exit with 0 while /healthz of the bot on this machine says that all is well, and with 1 while it does not.

A bot without a port cannot be asked: 0.
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
    # By itself, and not by urllib: a proxy that the host set for Discord does not lead to this machine.
    connection = HTTPConnection(os.environ.get("BIND_ADDRESS") or "127.0.0.1", int(port), timeout=SECONDS)
    try:
        connection.request("GET", "/healthz")
        return int(connection.getresponse().status != OK)
    except (OSError, HTTPException):
        return 1


if __name__ == "__main__":
    sys.exit(main())
