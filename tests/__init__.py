"""Everything that holds Cabinet to its word."""
