"""The main idea is that a match once over is told openly, but a play is judged by what its seat could know.

`report` is what is found, `analyse` and `luck` are the doors. `replay` takes a log apart into the spots in
which cards were played; `chances` tells what was known there of the match's end, `decisions` which card of
the hand was better, and `lessons` why.
"""
