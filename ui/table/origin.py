"""Where a game comes from that branched off from another one."""

from __future__ import annotations

from game.core.match import Match
from game.core.record import Origin
from ui.app import App


def title_of(app: App, match: Match) -> str:
    """What a game is called where another one names it."""
    return match.title or app.text(f"game.{match.rules.game}.name")


def origin_words(app: App, origin: Origin | None) -> str:
    """Where a game comes from, in words; '' for one that did not branch off."""
    return app.text("replay.origin", name=origin.name, n=origin.moves) if origin is not None else ""
