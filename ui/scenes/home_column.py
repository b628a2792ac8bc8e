"""The column at the left of home: which ways lead from there, and where their buttons stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from ui.app import App
from ui.boards.registry import DRAWERS
from ui.saves_index import SaveInfo
from ui.scenes.about import AboutScene
from ui.scenes.collection import CollectionScene
from ui.scenes.daily import DailyScene
from ui.scenes.home_ways import shares, speaks
from ui.scenes.notice import Item
from ui.scenes.puzzles import PuzzlesScene
from ui.scenes.records import RecordsScene
from ui.scenes.saves import SavesScene
from ui.scenes.settings import SettingsScene
from ui.theme import CONTROL_HEIGHT, Theme
from ui.widgets.controls import Controls
from ui.widgets.faces import even_size, pictured_size
from ui.widgets.page import Page

GAP = 12
"""Units between two rows of buttons."""


class Way(NamedTuple):
    """A button of the column and what it opens."""

    item: Item
    press: Callable[[], None]
    page: type[Page] | None = None
    """The page that it opens, of which wood and paper can be made before."""


Row = Sequence[Way]


def ways_from_home(app: App, running: SaveInfo | None, quit_: Callable[[], None]) -> list[Row]:
    """The rows of the column: the game that is going on, what else there is to do, and the house itself."""
    text = app.text
    rows: list[Row] = [
        [
            Way(_told(app, "daily", "calendar"), app.routes.daily, DailyScene),
            _scene(app, _told(app, "puzzles", "puzzle"), PuzzlesScene),
        ],
        [
            _scene(app, _told(app, "collection", "jar"), CollectionScene),
            _scene(app, _told(app, "records", "trophy"), RecordsScene),
        ],
        [_scene(app, Item("saves", text("home.saves"), "folder"), SavesScene)],
        [
            _scene(app, _named(text("home.settings"), "settings"), SettingsScene),
            _scene(app, _named(text("home.about"), "about", "info"), AboutScene),
            Way(_named(text("home.quit"), "quit"), quit_),
        ],
    ]
    return rows if running is None else [[_going_on(app, running)], *rows]


def column_height(theme: Theme, rows: Sequence[Row]) -> int:
    """How high so many rows are."""
    return len(rows) * (theme.px(CONTROL_HEIGHT) + theme.px(GAP)) - theme.px(GAP)


def place_ways(controls: Controls, theme: Theme, area: pygame.Rect, rows: Sequence[Row]) -> None:
    """Place the buttons of every row side by side, all words in one size and with their icons, or all without."""
    height, gap = theme.px(CONTROL_HEIGHT), theme.px(GAP)
    tops = [area.top + number * (height + gap) for number in range(len(rows))]
    boxes = [pygame.Rect(area.left, top, area.width, height) for top in tops]
    lines = [shares(theme, box, [way.item.label for way in row]) for box, row in zip(boxes, rows, strict=True)]
    said = _spoken(theme, rows, lines)
    with_icons = pictured_size(theme, *said)
    size = with_icons or even_size(theme, *said)
    for number, row in enumerate(rows):
        for way, rect in zip(row, lines[number], strict=True):
            item = way.item
            words = item.label if speaks(theme, item.label, rect) else ""
            icon = item.icon if not words or with_icons else None
            controls.button(item.name, rect, words, way.press, icon, item.kind, item.tooltip, size=size)


def _spoken(
    theme: Theme, rows: Sequence[Row], lines: Sequence[Sequence[pygame.Rect]]
) -> tuple[list[str], list[pygame.Rect]]:
    """The words and places of the buttons that speak."""
    places = [one for row, rects in zip(rows, lines, strict=True) for one in zip(row, rects, strict=True)]
    found = [(way.item.label, rect) for way, rect in places if speaks(theme, way.item.label, rect)]
    return [label for label, _ in found], [rect for _, rect in found]


def _scene(app: App, item: Item, scene: type[Page] | type[CollectionScene]) -> Way:
    """A way that opens a screen over home."""
    return Way(item, lambda: app.push(scene(app)), scene if issubclass(scene, Page) else None)


def _told(app: App, name: str, icon: str) -> Item:
    """A button whose words and tooltip stand under its name."""
    return Item(name, app.text(f"{name}.open"), icon, tooltip=app.text(f"{name}.open_tip"))


def _named(label: str, name: str, icon: str = "") -> Item:
    """A button that tells its words when it is pointed at, for where it has no room for them."""
    return Item(name, label, icon or name, tooltip=label)


def _going_on(app: App, running: SaveInfo) -> Way:
    """The way back to the game that was left last."""
    text, game = app.text, DRAWERS[running.game].title(app.text)
    tip = text("home.continue_tip", game=game, title=running.title or text("saves.untitled"))
    item = Item("continue", text("home.continue", game=game), "play", "brass", tip)
    return Way(item, lambda: app.routes.resume(running.path))
