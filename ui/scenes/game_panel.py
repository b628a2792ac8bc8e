"""What can be done with one game, on a sheet over home."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ui.app import App
from ui.boards.registry import Drawer
from ui.collection import pages
from ui.puzzles import book as puzzles
from ui.scenes.brass import BrassScene
from ui.scenes.collection import CollectionScene
from ui.scenes.notice import Dialog, Item
from ui.scenes.pad import PadScene
from ui.scenes.puzzles import PuzzlesScene
from ui.table.lesson_script import chapters_of


class GamePanel(Dialog):
    """What can be done with one game: play it, learn it, read about it, look at what came of it."""

    width = 600

    def __init__(self, app: App, shown: Drawer) -> None:
        """The panel of a game; its result is a `Pressed` named after the game."""
        text = app.text
        self.shown = shown
        learn = [Item("learn", text("learn.open"), "hint", tooltip=text("learn.open_tip"))]
        items = [
            Item("quick", text("home.quick"), "play", "primary", text("home.quick_tip")),
            *(learn if chapters_of(shown.game) else []),
            Item("new", text("home.new"), "human", tooltip=text("home.new_tip")),
            Item("how", text("home.how"), "help", tooltip=text("home.how_tip")),
            Item("about", text("about.game.open"), "info", tooltip=text("about.game.open_tip"), beside=True),
            *_more(app, shown.game),
            Item("pad", text("pad.open"), "pad", tooltip=text("pad.open_tip")),
            Item("brass", text("brass.open"), "brass", tooltip=text("brass.open_tip"), beside=True),
            Item("close", text("common.close"), "close"),
        ]
        super().__init__(app, shown.game, shown.title(text), shown.line(text), items)
        self.place = pygame.Rect(0, 0, 0, 0)

    def extra_height(self) -> int:
        """Room for the emblem, where the window has it."""
        roomy = self.size[1] / self.app.theme.unit > 700 and self.app.assets.has(self.shown.emblem)
        return self.app.theme.px(150) if roomy else 0

    def extra(self, area: pygame.Rect) -> None:
        """Remember where the emblem goes."""
        self.place = area

    def update(self, dt: float) -> None:
        """Let time pass; a table of this game may be opened next."""
        super().update(dt)
        self.app.routes.expect([self.shown.game])

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sheet, the controls and the emblem."""
        super().draw(surface)
        if self.place.height:
            picture = self.app.assets.image(self.shown.emblem, self.place.size)
            surface.blit(picture, picture.get_rect(center=self.place.center))


def _more(app: App, game: str) -> list[Item]:
    """The puzzles and the shelves of a game, as far as it has them; they are not read for it."""
    kept = {"puzzles": (puzzles.file_of(game), "puzzle"), "collection": (pages.file_of(game), "jar")}
    there = [(name, icon) for name, (path, icon) in kept.items() if path.exists()]
    return [
        Item(name, app.text(f"{name}.open"), icon, tooltip=app.text(f"{name}.open_tip"), beside=n > 0)
        for n, (name, icon) in enumerate(there)
    ]


def open_way(app: App, game_id: str, choice: str) -> None:
    """Go the way from home that a button of a game names; what is none of them leads nowhere."""
    routes = app.routes
    ways: dict[str, Callable[[str], None]] = {
        "quick": routes.quick_play,
        "learn": routes.learn,
        "new": routes.setup,
        "how": routes.help,
        "about": routes.about,
        "puzzles": lambda game: app.push(PuzzlesScene(app, game)),
        "collection": lambda game: app.push(CollectionScene(app, game)),
        "pad": lambda game: app.push(PadScene(app, game)),
        "brass": lambda game: app.push(BrassScene(app, game)),
    }
    if choice in ways:
        ways[choice](game_id)
