"""The main idea is that whoever has just come is led to a match, by pages of rules and from each of them."""
