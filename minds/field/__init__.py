"""The main idea is that on the field both seats know the same: opened cards stay open, only luck hides.

`board` is the field in small numbers, with closed places dealt as they might be; `mind` chooses by the chance
to pass.
"""
