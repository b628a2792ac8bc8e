"""The rules of the fifth game lie here as those of the others lie in `game/`."""
