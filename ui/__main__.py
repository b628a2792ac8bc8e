"""Starts Cabinet: python -m ui."""

from __future__ import annotations

import sys

from ui.cli import main

if __name__ == "__main__":
    sys.exit(main())
