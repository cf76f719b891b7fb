"""What exists on a Discord, who may do what with it, and how Discord writes it down.

The main idea is that plain data is below all that works with it: nothing here waits, serves or notifies. Its
parts: things (`models`, `components`, `interaction`, `call`), where they are (`state`, `permissions`,
`clock`), and how they are written, read and refused (`serialize`, `reading`, `media`, `errors`). The way in
is `state.WorldState`, which finds all that exists; import the rest from its file.
"""
