"""The main idea is that a finished match is shown openly, but a play is judged by what its seat could know.

`report` is the result; `analyse` and `luck` are the ways in. `replay` takes a log apart into the spots in
which cards were played; `chances` is what was known there about the match's end, `decisions` which card of
the hand was better, and `lessons` why.
"""
