"""What bots know of each game: the worth of options, one ply deep, and what the search needs besides."""
