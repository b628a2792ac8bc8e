"""Keeping what was entered on the pad among the records, and forgetting it; what fails is told."""

from __future__ import annotations

from ui.app import App
from ui.failures import because, failure, tell_unwritten
from ui.records.keeping import keep_play, place_of
from ui.records.pad import Pad
from ui.records.play import Play


def keep_pad(app: App, pad: Pad, before: Play | None) -> bool:
    """Write a game of the pad in the place of the one that was opened, and remember who played; whether it is kept."""
    text, play, folder = app.text, pad.play(), app.folders.records
    try:
        folder.mkdir(parents=True, exist_ok=True)
        keep_play(folder, play)
        if before is not None and before.id != play.id:
            place_of(folder, before).unlink(missing_ok=True)
    except OSError as error:
        app.notices.add(text("pad.unkept", reason=because(app.text, failure(error))))
        return False
    reason = app.players.remember([seat for seat in pad.sitting() if seat.kind == "human"])
    tell_unwritten(app, reason)
    app.notices.add(text("pad.kept"))
    return True


def forget_play(app: App, play: Play) -> bool:
    """Delete a play that was kept; whether it is gone."""
    try:
        place_of(app.folders.records, play).unlink(missing_ok=True)
    except OSError as error:
        app.notices.add(app.text("pad.unkept", reason=because(app.text, failure(error))))
        return False
    return True
