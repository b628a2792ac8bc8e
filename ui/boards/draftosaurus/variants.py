"""The pictures of Draftosaurus' variants."""

from __future__ import annotations

from ui.boards.kit.vignette import Vignette, Vignettes

_TRIO = ("draftosaurus/stegosaurus", "draftosaurus/trex", "draftosaurus/triceratops")
_PAIRS = ("draftosaurus/brachiosaurus",) * 2 + ("draftosaurus/parasaurolophus",) * 2

VARIANTS: Vignettes = {
    "board": {
        "summer": Vignette(("draftosaurus/summer",)),
        "winter": Vignette(("draftosaurus/winter",)),
        "both": Vignette(("draftosaurus/summer", "draftosaurus/winter")),
    },
    "trio": {points: Vignette(_TRIO, points) for points in ("6", "7")},
    "prairie": {"unlimited": Vignette(_PAIRS, "∞"), "6": Vignette(_PAIRS, "6")},
}
"""By option and choice."""
