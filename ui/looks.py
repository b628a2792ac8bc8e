"""How everything looks: measures, palette and pictures for one window, scale and choice of colours."""

from __future__ import annotations

from ui import inline
from ui.assets import Assets
from ui.keep import forget_all
from ui.palette import in_force, use
from ui.settings import Settings
from ui.theme import Theme, theme_for


class Looks:
    """Gives the measures of a window, and forgets the pictures of another one."""

    def __init__(self, assets: Assets) -> None:
        """Nothing is made yet."""
        self._assets = assets
        self._made_for: tuple[tuple[int, int], float, str] | None = None
        inline.SHELF.pictures = assets.image

    def dress(self, size: tuple[int, int], settings: Settings) -> Theme:
        """The measures for a window of that size; the palette is in force from now on, other pictures are forgotten."""
        if settings.colours != in_force():
            self._assets.ahead.clear()
        use(settings.colours)
        theme = theme_for(size, settings.scale)
        wanted = size, theme.unit, settings.colours
        if self._made_for is None:
            self._assets.fit(size)
            self._assets.prepare_backdrop("home/wood", size)
        elif wanted != self._made_for:
            self._assets.ahead.clear()
            self._assets.fit(size)
            forget_all()
        self._made_for = wanted
        return theme
