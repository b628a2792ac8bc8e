"""Tree search over re-dealt worlds: one tree for every seat, the same for every game."""
