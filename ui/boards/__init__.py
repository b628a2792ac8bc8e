"""The boards: layout, hit test, words and drawing of each game; no rules."""
