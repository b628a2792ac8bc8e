"""Tests of Holotype."""
