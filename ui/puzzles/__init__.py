"""Puzzles: find the best move, in positions that are shipped as data."""
