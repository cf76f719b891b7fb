"""How a tournament looks: its one message, with a picture, and behind a button everything as text.

- `message`: the message, and the posts for a new round and the podium
- `text`: the pages behind the button
- `naming`: what entrants and rounds are called
- `playing`: a player in a pairing, for an admin's choices
- `picture`: what the picture shows (its `scene`), and its description in words
- `board`: draws it
"""
