"""What bots know of the fifth game."""
