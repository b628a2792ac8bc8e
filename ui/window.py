"""Opening the window."""

from __future__ import annotations

import contextlib
import os
import warnings

import pygame

from ui.places import resource
from ui.settings import SMALLEST_WINDOW

UNSEEN = ("dummy", "offscreen")
"""Drivers that draw where nobody can see it."""


class NoDisplay(RuntimeError):
    """There is no screen to open a window on; `why` is empty or the reason in a few words."""

    def __init__(self, why: str = "") -> None:
        """One sentence with the reason."""
        super().__init__(f"Cabinet found no screen to open its window on{f' ({why})' if why else ''}.")
        self.why = why


def open_window(size: tuple[int, int], fullscreen: bool) -> pygame.Surface:
    """The window's surface; NoDisplay when there is no screen."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")
    try:
        pygame.display.init()
        _refuse_unseen()
        pygame.font.init()
        _set_icon()
        pygame.display.set_caption("Cabinet")
        if fullscreen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        window = pygame.display.set_mode(_inside_desktop(size), pygame.RESIZABLE)
        _keep_large(window.get_size())
    except pygame.error as error:
        raise NoDisplay(str(error)) from error
    return window


def _keep_large(size: tuple[int, int]) -> None:
    """Let nobody make the window smaller than the smallest one, as far as the desktop is large enough for that."""
    with warnings.catch_warnings(), contextlib.suppress(AttributeError):
        warnings.simplefilter("ignore", DeprecationWarning)
        window = pygame.Window.from_display_module()
        window.minimum_size = min(SMALLEST_WINDOW[0], size[0]), min(SMALLEST_WINDOW[1], size[1])


def _refuse_unseen() -> None:
    """NoDisplay where the driver draws unseen and nobody asked for that: the screen that was named did not answer."""
    if pygame.display.get_driver() in UNSEEN and os.environ.get("SDL_VIDEODRIVER") not in UNSEEN:
        pygame.display.quit()
        named = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY") or ""
        raise NoDisplay(f"'{named}' does not answer")


def _inside_desktop(size: tuple[int, int]) -> tuple[int, int]:
    """The size, made small enough for the desktop but not needlessly under the smallest window."""
    if pygame.display.get_driver() == "dummy":
        return size
    desktop = pygame.display.get_desktop_sizes()[0]
    wanted = [max(value, least) for value, least in zip(size, SMALLEST_WINDOW, strict=True)]
    return min(wanted[0], desktop[0]), min(wanted[1], desktop[1])


def _set_icon() -> None:
    """Give the window its icon, where one is shipped."""
    path = resource("art", "home", "app_icon.svg")
    if path.is_file():
        pygame.display.set_icon(pygame.image.load_sized_svg(path, (256, 256)))
