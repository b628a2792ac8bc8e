"""What keeps a player from losing anything or getting stuck: odd input, odd surroundings, long runs."""
