"""What people see is brought up to date with the matches.

The main idea is that everything is drawn from the state of a match, never from events. The door is
`Publisher`: it pays what lanes owe. `channel` shows what everybody sees and `hands` what one seat does;
`seat_look` decides whether somebody has to be told of their turn, `foreseen` draws a tap's answer while the
move is being kept, `answered` knows whether it has drawn a hand already, and `want` says where what is drawn
should stand. `hand_drawings` is what cogs register to draw hands. `pause_rings` says when a pause that is
asked for rings, `shared_loads` reads one once for all of its lanes, `closed_channels` leaves those alone that
refuse the bot, `pictured` says where pictures give way, `bystanders` says whom a result mentions beside its
players, and `healing` is the net beneath it all.
"""
