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
    errno.EFBIG: "large",
    errno.EMFILE: "many",
    errno.ENFILE: "many",
    errno.EBUSY: "busy",
    errno.EAGAIN: "busy",
    errno.ENODEV: "away",
    errno.ENXIO: "away",
    errno.ESTALE: "away",
    errno.ENOTCONN: "away",
    errno.ETIMEDOUT: "away",
    errno.EHOSTDOWN: "away",
    errno.EHOSTUNREACH: "away",
}
"""What the numbers of the system mean to somebody who plays."""

HELD: Final = "held"
"""The name of what fails because another copy of the program holds the file."""


def failure(error: Exception) -> str:
    """The name of what went wrong; where it has none, what the system calls it in short, or the kind of the error."""
    if isinstance(error, HeldElsewhere):
        return HELD
    number = getattr(error, "errno", None) or 0
    return NAMES.get(number) or errno.errorcode.get(number) or type(error).__name__


def because(text: Text, failed: str) -> str:
    """What went wrong, in the language of the text; what has no name is told by its sign."""
    return text(f"trouble.{failed}") if text.has(f"trouble.{failed}") else text("trouble.other", sign=failed)


def tell_unwritten(app: App, failed: str) -> None:
    """Say once that settings and the like could not be written, if anything `failed`."""
    app.notices.once(app.text("notice.settings_unsaved", reason=because(app.text, failed)) if failed else "")
