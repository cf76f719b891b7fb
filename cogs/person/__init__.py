"""What somebody decides for themselves alone: settings, whom they block, what is kept of them.

The main idea is that nobody else sees any of it: all answers are private, and each button names its reader
or is about whoever taps it.
"""
