"""The pictures of Holotype's variants."""

from __future__ import annotations

from game.holotype.box import SHORT, TRACKS
from ui.boards.kit.vignette import Vignette, Vignettes

_GOALS = ("holotype/card_global_back", "holotype/card_personal_back", "holotype/milestone")

VARIANTS: Vignettes = {
    "basal": {"no": Vignette(_GOALS), "yes": Vignette(_GOALS, crossed=True)},
    "track": {
        "usual": Vignette(("holotype/disc", "icons/human", "icons/human")),
        **{end: Vignette(("holotype/disc", "holotype/card_back"), end) for end in SHORT},
        **{track: Vignette(("holotype/worker_paleontologist",) * n) for track, n in TRACKS.items()},
    },
}
"""By option and choice."""
