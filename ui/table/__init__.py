"""The table: one scene for every game, with a board of the game's own in its middle."""
