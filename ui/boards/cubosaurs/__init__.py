"""The table of Cubosaurs."""
