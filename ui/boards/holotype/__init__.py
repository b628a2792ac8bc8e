"""The table of Holotype: layout, words, drawing, motion."""
