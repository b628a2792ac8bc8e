"""What the tests of the fifth game need lies here as that of the others lies in `tests/`."""
