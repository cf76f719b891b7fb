"""What people see is brought up to date with the matches.

The main idea is that everything is drawn from the state of a match, never from events. The door is
`Publisher`, which looks at dirty lanes. `channel` shows what everybody sees, `hands` what one seat sees, also
as the reply to a tap. `seat_look` decides when a player has to be told of their turn. `closed_channels`
leaves channels alone that refuse the bot, `pictured` says when pictures are left out, and `ended` what a
result tells beside the match itself. `healing` looks for matches that were forgotten, and `seasons` closes
seasons.
"""
