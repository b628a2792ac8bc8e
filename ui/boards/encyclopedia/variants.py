"""The pictures of Encyclopedia's variants."""

from __future__ import annotations

from ui.boards.kit.vignette import Vignette, Vignettes

_TOKENS = tuple(f"encyclopedia/round_{kind}" for kind in ("animal", "coins", "die", "expert", "tokens", "nothing"))

VARIANTS: Vignettes = {"rounds": {"6": Vignette(_TOKENS, "6"), "4": Vignette(_TOKENS[:4], "4")}}
"""By option and choice."""
