"""Looking back on a game: everyone's chances after every choice, what was luck in them and what was not."""
