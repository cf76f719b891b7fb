"""The main idea is that every page of the rules leads to a match."""
