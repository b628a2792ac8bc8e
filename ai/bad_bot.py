"""What is raised where there is no such bot."""

from __future__ import annotations


class BadBot(Exception):
    """There is no bot of that name, or it cannot play; the text is one clear sentence."""
