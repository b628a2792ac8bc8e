"""The pictures of Holotype's variants."""

from __future__ import annotations

from game.holotype.box import SHORT, TRACKS
from ui.boards.kit.vignette import Vignette, Vignettes

_STAR, _DISC, _WORKER = "holotype/milestone", "holotype/disc", "holotype/worker_paleontologist"
_GOALS = ("holotype/card_global_back", "holotype/card_personal_back", _STAR)

VARIANTS: Vignettes = {
    "basal": {"no": Vignette(_GOALS, white=(_STAR,)), "yes": Vignette(_GOALS, crossed=True, white=(_STAR,))},
    "track": {
        "usual": Vignette((_DISC, "portraits/anning", "portraits/cuvier"), white=(_DISC,)),
        **{end: Vignette((_DISC, "holotype/card_back"), end, white=(_DISC,)) for end in SHORT},
        **{track: Vignette((_WORKER,) * n, white=(_WORKER,)) for track, n in TRACKS.items()},
    },
    "late": {
        "no": Vignette(("holotype/research",), crossed=True),
        "yes": Vignette(("portraits/anning", "portraits/cuvier", "holotype/research"), "+"),
    },
}
"""By option and choice."""
