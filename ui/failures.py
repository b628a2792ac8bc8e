"""Why something could not be written: by names for what the system reports, said in the player's language."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Final

from game.core.hold import HeldElsewhere
from ui.text import Text

if TYPE_CHECKING:
    from ui.app import App

NAMES: Final = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "read_only",
    errno.EIO: "broken",
    errno.ENOENT: "gone",
    errno.ENOTDIR: "gone",
    errno.EEXIST: "taken",
    errno.EISDIR: "taken",
    errno.ENAMETOOLONG: "long",
}
"""What the numbers of the system mean to somebody who plays."""

HELD: Final = "held"
"""The name of what fails because another copy of the program holds the file."""


def failure(error: Exception) -> str:
    """The name of what went wrong; where it has none, what the system says, or the kind of the error."""
    if isinstance(error, HeldElsewhere):
        return HELD
    said = NAMES.get(getattr(error, "errno", None) or 0) or getattr(error, "strerror", None)
    return str(said or type(error).__name__)


def because(text: Text, failed: str) -> str:
    """What went wrong, in the language of the text; what has no name stands as it is."""
    return text(f"trouble.{failed}") if text.has(f"trouble.{failed}") else failed


def tell_unwritten(app: App, failed: str) -> None:
    """Say once that settings and the like could not be written, if anything `failed`."""
    app.notices.once(app.text("notice.settings_unsaved", reason=because(app.text, failed)) if failed else "")
