"""How a bot reaches this Discord: requests over HTTP, events over a websocket."""
