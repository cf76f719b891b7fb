"""The main idea is that luck cancels out: two minds play each deck twice, with seats swapped."""
