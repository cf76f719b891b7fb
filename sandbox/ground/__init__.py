"""What exists on a Discord, who may do what with it, and how Discord writes it down.

The main idea is that what is only data stands below whatever works with it: nothing here waits, serves or
tells. Its parts: things (`models`, `components`, `interaction`, `call`), where they lie (`state`,
`permissions`, `clock`), and how they are written, read and refused (`serialize`, `reading`, `media`,
`errors`). The door is `state.WorldState`, which finds all that exists; the rest is taken by its file's name.
"""
