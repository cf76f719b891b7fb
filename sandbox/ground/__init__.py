"""What exists on a Discord, who may do what with it, and how Discord writes it down."""
