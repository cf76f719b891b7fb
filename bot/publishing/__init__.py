"""Updates what people see.

The main idea is that everything is drawn from the state of a match, never from events. The way in is
`Publisher`, which looks at dirty lanes. `channel` shows what everyone sees, `hands` what one seat sees, also
as the reply to a tap. `seat_look` decides when to notify a player of their turn. `closed_channels` leaves
channels alone that refuse the bot, `no_threads` tells an admin why a match has no thread, `pictured` decides
about pictures, `too_large` about messages that Discord fails at, and `ended` reads what a result shows
beside the match itself. `healing` looks for matches that were forgotten, and `seasons` closes seasons.
"""
