"""Thinking for a long time, where nobody waits for it.

The main idea is that thoughts are asked for by what a seat may know, or of matches that are over. The door is
`Thinking` (`processes`), which keeps the processes; `reviews` tells what is found of a finished match.
"""
