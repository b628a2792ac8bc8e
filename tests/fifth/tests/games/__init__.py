"""The fifth game under test."""
