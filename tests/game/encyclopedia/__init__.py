"""Tests of Encyclopedia."""
