"""The pictures of Fossil Dig's variants."""

from __future__ import annotations

from ui.boards.kit.vignette import Vignette, Vignettes

_FINDS = tuple(f"fossil_dig/{kind}" for kind in ("fern", "shell", "ammonite", "trilobite", "skull"))

VARIANTS: Vignettes = {"length": {"long": Vignette(_FINDS), "short": Vignette(_FINDS[:2])}}
"""By option and choice."""
