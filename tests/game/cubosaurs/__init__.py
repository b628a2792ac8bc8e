"""Tests of Cubosaurs."""
