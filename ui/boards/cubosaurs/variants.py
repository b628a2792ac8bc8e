"""The pictures of Cubosaurs' variants."""

from __future__ import annotations

from ui.boards.kit.vignette import Vignette, Vignettes

_AGAINST = ("cubosaurs/tile_steal", "cubosaurs/tile_swap", "cubosaurs/tile_destroy_other")

VARIANTS: Vignettes = {
    "advanced": {
        "no": Vignette(("cubosaurs/trex", "cubosaurs/stegosaurus", "cubosaurs/egg_trex")),
        "yes": Vignette(("cubosaurs/dna", "cubosaurs/tile_eggs", "cubosaurs/tile_free")),
    },
    "interaction": {"yes": Vignette(_AGAINST), "no": Vignette(_AGAINST, crossed=True)},
    "rounds": {
        "rulebook": Vignette(("cubosaurs/deck", "portraits/anning", "portraits/cuvier")),
        "2": Vignette(("cubosaurs/deck",) * 2, "2"),
        "3": Vignette(("cubosaurs/deck",) * 3, "3"),
    },
}
"""By option and choice."""
