"""Tests of the packaging, as far as they need neither a compiler nor a screen."""
