"""The table of Encyclopedia."""
