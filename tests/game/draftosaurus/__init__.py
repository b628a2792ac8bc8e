"""Tests of Draftosaurus."""
