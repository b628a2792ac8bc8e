"""Pictures: SVG rasterised once per size, tinted, and kept in a cache of bounded size."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Hashable
from io import BytesIO
from pathlib import Path

import pygame

from ui.ahead import Workshop
from ui.aside import given_pause
from ui.dyes import dyed, is_dyed
from ui.inline import is_white
from ui.keep import MEGABYTE, SurfaceCache
from ui.picture_check import Fault, picture_fault
from ui.places import resource
from ui.theme import INK_SOFT, PAPER_SHADE, Colour

LOG = logging.getLogger("cabinet.assets")

KEPT, SCREENS = 56 * MEGABYTE, 3
"""Pictures used longest ago are dropped above so many bytes and so many pictures of the whole window."""

AHEAD, AHEAD_SCREENS = 16 * MEGABYTE, 2
"""Pictures that wait for their first use take no more bytes than this and so many pictures of the whole window."""

BACKDROP = 2880
"""Backdrops are rasterised at most this wide and enlarged once, to keep the first frame quick."""

_SIZES = re.compile(r"<svg[^>]*?viewBox\s*=\s*[\"']\s*[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)", re.S)

Size = tuple[int, int]


class Assets:
    """The pictures of the app by name, in any size and tint."""

    def __init__(self, overlay: Path | None = None, odd: Callable[[str, Fault], None] | None = None) -> None:
        """Look in `overlay` first (SVG or PNG), then in the shipped `art/`; `odd` hears of files that are not used."""
        self._overlay = overlay
        self._odd = odd
        self._missing: set[str] = set()
        self._ratios: dict[str, float] = {}
        self._found: dict[str, Path | None] = {}
        self.ahead = Workshop(AHEAD)
        self.cache = SurfaceCache(KEPT)

    def fit(self, window: Size, spared: int = 0) -> None:
        """Keep no more than a window of that size has use for, less so many pictures of it that others need more."""
        screen = window[0] * window[1] * 4
        self.ahead.limit = AHEAD + (AHEAD_SCREENS - spared) * screen
        self.cache.bound(KEPT + (SCREENS - spared) * screen)

    def prepare(self, name: str, size: Size, tint: Colour | None = None, stretch: bool = False) -> None:
        """Begin to make a picture on another thread, so that `image` has it ready."""
        self._order(("image", name, size, tint, stretch), name, size, lambda: self._make(name, size, tint, stretch))

    def prepare_cover(self, name: str, size: Size, zoom: float = 1.0, grain: int = 1) -> None:
        """Begin to make a picture on another thread, so that `cover` has it ready."""
        self._order(("cover", name, size, zoom, grain), name, size, lambda: self._cover(name, size, zoom, grain))

    def prepare_backdrop(self, name: str, size: Size) -> None:
        """Begin to make a backdrop on another thread."""
        self._order(("backdrop", name, size), name, size, lambda: self._backdrop(name, size))

    def prepare_kept(self, key: Hashable, size: Size, make: Callable[[], pygame.Surface]) -> None:
        """Begin to make any other surface on another thread, so that `kept` has it ready; `make` keeps nothing."""
        if ("kept", key) not in self.cache:
            self.ahead.order(("kept", key), make, size)

    def keep_prepared(self, key: Hashable) -> None:
        """Keep a surface that was made ahead among those in use, so that there is room ahead for others."""
        if ("kept", key) in self.ahead and (made := self.ahead.take(("kept", key))) is not None:
            self.cache.get(("kept", key), lambda: made)

    def _order(self, key: Hashable, name: str, size: Size, make: Callable[[], pygame.Surface]) -> None:
        """Have a picture made, unless it is there; its file is looked for here, where a problem can be told."""
        if key not in self.cache and self._path(name) is not None:
            self.ratio(name)
            self.ahead.order(key, make, size)

    def _get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture out of the cache, out of the workshop, or made now; what runs aside waits for the workshop."""
        pause = given_pause()
        if pause is None or key in self.cache:
            return self.cache.get(key, lambda: self.ahead.take(key) or make())
        picture = self.ahead.made(key, make, pause)
        return self.cache.get(key, lambda: picture)

    def breathe(self) -> None:
        """A moment between two parts of something long, where whoever draws little by little may stop."""

    def has(self, name: str) -> bool:
        """Whether there is a picture of this name."""
        return self._path(name) is not None

    def image(self, name: str, size: Size, tint: Colour | None = None, stretch: bool = False) -> pygame.Surface:
        """The picture inside `size`, its shape kept unless `stretch`; a stand-in when it is missing."""
        key = ("image", name, size, tint, stretch)
        return self._get(key, lambda: self._make(name, size, tint, stretch))

    def inked(self, name: str, size: Size, ink: Colour) -> pygame.Surface:
        """The picture in its own colours; a white one, which could not be seen on paper, in this ink."""
        plain = self.image(name, size)
        return self.image(name, size, ink) if is_white(plain) else plain

    def icon(self, name: str, size: int, colour: Colour) -> pygame.Surface:
        """A white icon from `art/icons`, coloured by multiplication, in a square of `size` pixels."""
        return self.image(f"icons/{name}", (size, size), colour)

    def cover(self, name: str, size: Size, zoom: float = 1.0, grain: int = 1) -> pygame.Surface:
        """The picture covering `size`, its sides cut evenly; a coarse `grain` is made faster and softer."""
        key = ("cover", name, size, zoom, grain)
        return self._get(key, lambda: self._cover(name, size, zoom, grain))

    def fresh_cover(self, name: str, size: Size, zoom: float = 1.0, grain: int = 1) -> pygame.Surface:
        """Such a cover made anew and kept by nobody, on whichever thread."""
        return self._cover(name, size, zoom, grain)

    def backdrop(self, name: str, size: Size) -> pygame.Surface:
        """The picture stretched to exactly `size`, without transparency: one fast blit."""
        return self._get(("backdrop", name, size), lambda: self._backdrop(name, size))

    def kept(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Any other surface worth keeping, made on first use."""
        pause = given_pause()
        if pause is None or ("kept", key) in self.cache:
            return self.cache.get(("kept", key), lambda: self.ahead.take(("kept", key)) or make())
        picture = self.ahead.awaited(("kept", key), pause) or make()
        return self.cache.get(("kept", key), lambda: picture)

    def plain(self, key: Hashable, size: Size, make: Callable[[], pygame.Surface]) -> pygame.Surface:  # noqa: ARG002
        """Such a surface that no picture goes into, of that size."""
        return self.kept(key, make)

    def ratio(self, name: str) -> float:
        """Width divided by height of the picture; 1 when it is missing."""
        if name not in self._ratios:
            self._ratios[name] = self._measure(name)
        return self._ratios[name]

    def _path(self, name: str) -> Path | None:
        if name not in self._found:
            places = [resource("art", f"{name}{end}") for end in (".svg", ".png")]
            shipped = next((path for path in places if path.is_file()), None)
            self._found[name] = self._own(name) or shipped
        return self._found[name]

    def _own(self, name: str) -> Path | None:
        """The owner's picture of that name, if there is one that can be shown; one that cannot is reported."""
        places = [self._overlay / "art" / f"{name}{end}" for end in (".svg", ".png")] if self._overlay else []
        for path in places:
            if not _is_file(path):
                continue
            fault = picture_fault(path)
            if not fault:
                return path
            LOG.warning("picture %s is not used: %s", path.name, fault)
            if self._odd is not None:
                self._odd(f"{name}{path.suffix}", fault)
        return None

    def _make(self, name: str, size: Size, tint: Colour | None, stretch: bool) -> pygame.Surface:
        size = (max(size[0], 1), max(size[1], 1))
        surface = self._raster(name, size if not stretch else self._covering(name, size))
        if stretch and surface.get_size() != size:
            surface = pygame.transform.smoothscale(surface, size)
        if tint is not None:
            surface.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    def _cover(self, name: str, size: Size, zoom: float, grain: int) -> pygame.Surface:
        coarse = (-(-size[0] // grain), -(-size[1] // grain))
        wide, high = self._covering(name, coarse)
        whole = _solid(self._raster(name, (round(wide * zoom), round(high * zoom))), coarse)
        return whole if coarse == size else pygame.transform.smoothscale(whole, size)

    def _backdrop(self, name: str, size: Size) -> pygame.Surface:
        whole = self._raster(name, self._covering(name, _moderate(size)))
        if abs(whole.get_width() - size[0]) > 2 or abs(whole.get_height() - size[1]) > 2:
            whole = pygame.transform.smoothscale(whole, size)
        return _solid(whole, size)

    def _covering(self, name: str, size: Size) -> Size:
        ratio = self.ratio(name)
        width = max(size[0], round(size[1] * ratio))
        return width, max(size[1], round(width / ratio))

    def _raster(self, name: str, size: Size) -> pygame.Surface:
        path = self._path(name)
        try:
            if path is None:
                raise FileNotFoundError("no such picture")
            if path.suffix == ".svg":
                drawing = BytesIO(dyed(name, path.read_bytes())) if is_dyed(name) else path
                return _converted(pygame.image.load_sized_svg(drawing, size))
            return _converted(_fitted(pygame.image.load(path), size))
        except (pygame.error, OSError, ValueError) as error:
            self._report(name, error)
            return stand_in(size)

    def _measure(self, name: str) -> float:
        path = self._path(name)
        try:
            if path is not None and path.suffix == ".svg":
                match = _SIZES.search(path.read_text(encoding="utf-8", errors="replace")[:4000])
                return float(match[1]) / float(match[2]) if match else 1.0
            if path is not None:
                width, height = pygame.image.load(path).get_size()
                return width / height
        except (pygame.error, OSError, ValueError, ZeroDivisionError) as error:
            self._report(name, error)
        return 1.0

    def _report(self, name: str, error: Exception) -> None:
        if name not in self._missing:
            self._missing.add(name)
            LOG.warning("picture %s cannot be shown: %s", name, error)


def _is_file(path: Path) -> bool:
    """Whether there is such a file; where that cannot be known, there is none."""
    try:
        return path.is_file()
    except OSError:
        return False


def stand_in(size: Size) -> pygame.Surface:
    """A neutral picture in place of a missing one: a crossed pale card."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    rect = surface.get_rect()
    pygame.draw.rect(surface, PAPER_SHADE, rect, border_radius=max(min(size) // 10, 1))
    width = max(min(size) // 40, 1)
    pygame.draw.rect(surface, INK_SOFT, rect, width, border_radius=max(min(size) // 10, 1))
    pygame.draw.line(surface, INK_SOFT, (rect.w // 4, rect.h // 4), (rect.w * 3 // 4, rect.h * 3 // 4), width)
    pygame.draw.line(surface, INK_SOFT, (rect.w * 3 // 4, rect.h // 4), (rect.w // 4, rect.h * 3 // 4), width)
    return surface


def _moderate(size: Size) -> Size:
    """The size at which a backdrop is rasterised: its own, or that shape with at most BACKDROP columns."""
    factor = min(BACKDROP / max(size[0], 1), 1.0)
    return round(size[0] * factor), round(size[1] * factor)


def _solid(picture: pygame.Surface, size: Size) -> pygame.Surface:
    """The middle of a picture on an opaque surface of `size`."""
    target = pygame.Surface(size)
    target.blit(picture, picture.get_rect(center=target.get_rect().center))
    return target


def _fitted(surface: pygame.Surface, size: Size) -> pygame.Surface:
    """The picture scaled to fit inside `size` with its shape kept."""
    width, height = surface.get_size()
    factor = min(size[0] / width, size[1] / height)
    target = (max(round(width * factor), 1), max(round(height * factor), 1))
    return pygame.transform.smoothscale(surface.convert_alpha(), target)


def _converted(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the fastest format for drawing with transparency."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface
