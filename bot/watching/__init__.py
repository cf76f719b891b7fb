"""What a host can see of the running bot.

The main idea is that a label is a kind, a route or a state, never a name, an id or a card. `metrics` counts,
`taps` follows a tap until it's answered, `trace` sees every request to Discord, `health` serves it all as
`/healthz` and `/metrics`, `monitor` tells a monitor elsewhere, and `logs` writes the lines.
"""
