"""Tests of the window: foundation, menus, table and boards."""
