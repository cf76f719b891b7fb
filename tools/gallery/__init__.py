"""`make gallery`: every message kind of every game on the sandbox's page, to be looked at by people.

The main idea is that messages are drawn from matches at their moments and posted as Discord takes them, so
what the sandbox refuses fails here, and what merely looks wrong is seen in `test-artifacts/gallery`.
"""
