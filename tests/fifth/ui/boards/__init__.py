"""The board of the fifth game."""
