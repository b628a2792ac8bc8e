"""What the boards of all games are drawn and laid out with."""
