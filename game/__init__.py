"""The rules engine: one contract (`game.core`) and one folder for each game."""
