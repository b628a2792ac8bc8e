"""Bots that play by what a seat may know: simple ones, their worker process and the arena."""
