"""Puzzles: positions of self-play in which one move is clearly the best, and the proof of it."""
