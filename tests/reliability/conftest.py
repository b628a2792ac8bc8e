"""Everything here runs without a screen, without sound and in a folder of its own."""

from __future__ import annotations

from tests.ui.conftest import pilots, players

__all__ = ["pilots", "players"]
