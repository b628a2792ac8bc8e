"""The saved games: a list to open, rename and delete from."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.core.files import FileProblem
from game.core.hold import HeldElsewhere, Hold
from game.registry import GAMES
from ui import typeset
from ui.app import App
from ui.places import show_folder
from ui.problems import told
from ui.saves_index import SaveInfo, delete_save, list_saves, rename_save
from ui.scenes.notice import Dialog, Item, ask
from ui.theme import BODY, CONTROL_HEIGHT, INK, INK_SOFT, RUST, SHADES, SMALL
from ui.widgets.faces import plate
from ui.widgets.page import Page

ROW = 76
ROW_GAP = 8


class RenameDialog(Dialog):
    """Asks for the name of a game."""

    columns = 2

    def __init__(self, app: App, title: str, then: Callable[[str], None]) -> None:
        """A dialog that calls `then` with the new name."""
        text = app.text
        items = [
            Item("rename", text("saves.rename_ok"), kind="primary"),
            Item("cancel", text("common.cancel")),
        ]
        super().__init__(app, "rename", text("saves.rename_title"), "", items)
        self.value = title
        self.then = then

    def enter(self) -> None:
        """Start in the entry."""
        self.controls.ring.focus("name")

    def extra_height(self) -> int:
        """Room for the entry."""
        return self.app.theme.px(CONTROL_HEIGHT)

    def extra(self, area: pygame.Rect) -> None:
        """The entry, above the buttons."""
        self.controls.entry("name", area, self.value, self._typed, 60, lambda: self.choose("rename"))

    def choose(self, name: str) -> None:
        """Finish and report a name that is not empty."""
        super().choose(name)
        if name == "rename" and self.value.strip():
            self.then(self.value.strip())

    def _typed(self, value: str) -> None:
        self.value = value


class SavesScene(Page):
    """Every save with its game, seats, date and progress; one is chosen, buttons act on it."""

    widest = 1400
    tallest = 940

    def __init__(self, app: App) -> None:
        """The list of the player's saves folder."""
        super().__init__(app)
        self.saves: list[SaveInfo] = []
        self.chosen = 0
        self.page = 0

    def title(self) -> str:
        """The heading of the page."""
        return self.app.text("saves.title")

    def enter(self) -> None:
        """Read the folder."""
        self.reload()

    def reload(self) -> None:
        """Read the folder again; the choice stays at the same place."""
        self.saves = list_saves(self.app.folders.saves)
        self.chosen = min(self.chosen, max(len(self.saves) - 1, 0))

    def fill(self, inner: pygame.Rect) -> None:
        """Place the rows over the buttons."""
        px = self.app.theme.px
        height = px(CONTROL_HEIGHT)
        bar = pygame.Rect(inner.left, inner.bottom - height, inner.width, height)
        area = pygame.Rect(inner.topleft, (inner.width, bar.top - px(14) - inner.top))
        if not self.saves:
            self.controls.label(area, self.app.text("saves.empty"), colour=INK_SOFT, align="center")
        fits = max((area.height + px(ROW_GAP)) // px(ROW + ROW_GAP), 1)
        if len(self.saves) > fits:
            turn = pygame.Rect(area.left, area.bottom - height, area.width, height)
            area.height -= height + px(ROW_GAP)
            fits = max((area.height + px(ROW_GAP)) // px(ROW + ROW_GAP), 1)
            self._turner(turn, fits)
        self._rows(area, fits)
        self._actions(bar)

    def _turner(self, rect: pygame.Rect, fits: int) -> None:
        total = -(-len(self.saves) // fits)
        self.page = min(self.page, total - 1)
        names = [self.app.text("saves.page", n=n + 1, total=total) for n in range(total)]
        middle = rect.inflate(-rect.width // 2, 0)
        self.controls.choice("page", middle, names, self.page, lambda page: self._turn(page, fits))

    def _rows(self, area: pygame.Rect, fits: int) -> None:
        px = self.app.theme.px
        start = self.page * fits if len(self.saves) > fits else 0
        for place, number in enumerate(range(start, min(start + fits, len(self.saves)))):
            rect = pygame.Rect(area.left, area.top + place * px(ROW + ROW_GAP), area.width, px(ROW))
            picture = self._row_painter(rect.size, number)
            self.controls.area(f"save.{number}", rect, picture, partial(self._choose, number))

    def _row_painter(self, size: tuple[int, int], number: int) -> Callable[[str], pygame.Surface]:
        kind = "selected" if number == self.chosen else "plain"
        return lambda state: self._row(size, state, kind, self.saves[number])

    def _row(self, size: tuple[int, int], state: str, kind: str, info: SaveInfo) -> pygame.Surface:
        """One save: name and seats at the left, date and progress at the right."""
        theme = self.app.theme
        surface = plate(theme, size, state, SHADES[kind], flat=True)
        area = surface.get_rect().inflate(-2 * theme.px(18), -2 * theme.px(8))
        side = round(area.width * 0.3)
        left = pygame.Rect(area.left, area.top, area.width - side - theme.px(12), area.height // 2)
        right = pygame.Rect(area.right - side, area.top, side, area.height // 2)
        lower = area.height // 2
        soft = INK_SOFT if info.readable else RUST
        self._line(surface, "ui_bold", self._name(info), BODY, left, INK, "left")
        self._line(surface, "ui", self._about(info), SMALL, left.move(0, lower), soft, "left")
        self._line(surface, "ui", self._when(info), SMALL, right, INK_SOFT, "right")
        self._line(surface, "ui_bold", self._progress(info), SMALL, right.move(0, lower), soft, "right")
        return surface

    def _line(
        self,
        surface: pygame.Surface,
        family: str,
        words: str,
        size: float,
        rect: pygame.Rect,
        colour: tuple[int, int, int],
        align: typeset.Align,
    ) -> None:
        font = typeset.fit_font(self.app.theme, family, words, size, rect.width)
        while len(words) > 1 and typeset.line_width(font, words) > rect.width:
            words = words[:-2].rstrip() + "…"
        picture = typeset.render_line(font, words, colour)
        surface.blit(picture, typeset.place(picture.get_size(), rect, align))

    def _name(self, info: SaveInfo) -> str:
        return info.title or self.app.text("saves.untitled")

    def _about(self, info: SaveInfo) -> str:
        text = self.app.text
        if info.problem:
            return text(f"saves.reason_{info.problem}")
        key = f"game.{info.game}.name"
        game = text(key) if text.has(key) else text("saves.unknown_game")
        return " · ".join([game, ", ".join(info.seats)])

    def _when(self, info: SaveInfo) -> str:
        if info.saved_at is None:
            return ""
        order = "%d/%m/%Y %H:%M" if self.app.text.lang == "fr" else "%Y-%m-%d %H:%M"
        return info.saved_at.strftime(order)

    def _progress(self, info: SaveInfo) -> str:
        text = self.app.text
        if info.problem:
            return text("saves.unreadable")
        moves = text("saves.moves", n=info.moves)
        return f"{text('saves.finished')} · {moves}" if info.finished else moves

    def _actions(self, bar: pygame.Rect) -> None:
        text, gap = self.app.text, self.app.theme.px(12)
        info = self.saves[self.chosen] if self.saves else None
        usable = info is not None and info.readable and info.game in GAMES
        width = (bar.width - 3 * gap) // 4
        rects = [pygame.Rect(bar.left + n * (width + gap), bar.top, width, bar.height) for n in range(4)]
        add = self.controls.button
        add("open", rects[0], text("saves.open"), self._open, "play", "primary", enabled=usable)
        readable = info is not None and info.readable
        add("rename", rects[1], text("saves.rename"), self._rename, enabled=readable)
        words = text("saves.delete")
        add("delete", rects[2], words, self._delete, "trash", "danger", None, info is not None, "Del")
        add("folder", rects[3], text("common.open_folder"), self._folder, "folder")

    def _choose(self, number: int) -> None:
        if number == self.chosen and self.saves[number].readable:
            self._open()
            return
        self.chosen = number
        self.rebuild()

    def _turn(self, page: int, fits: int) -> None:
        self.page, self.chosen = page, page * fits
        self.rebuild()

    def _open(self) -> None:
        path = self.saves[self.chosen].path
        self.finish()
        self.app.routes.resume(path)

    def _rename(self) -> None:
        info = self.saves[self.chosen]
        self.app.push(
            RenameDialog(self.app, info.title, lambda title: self._do(info, lambda: rename_save(info.path, title)))
        )

    def _delete(self) -> None:
        text, info = self.app.text, self.saves[self.chosen]
        buttons = [
            Item("cancel", text("common.cancel")),
            Item("delete", text("saves.delete"), "trash", "danger"),
        ]
        body = text("saves.delete_body", title=self._name(info))
        ask(self.app, text("saves.delete_title"), body, buttons, lambda choice: self._deleted(choice, info))

    def _deleted(self, choice: str, info: SaveInfo) -> None:
        if choice == "delete":
            self._do(info, lambda: delete_save(info.path))

    def _do(self, info: SaveInfo, action: Callable[[], None]) -> None:
        """Change a file that no other copy has open; a failure is told as a notice, and the list is read again."""
        try:
            with Hold(info.path, self.app.folders.held):
                action()
        except HeldElsewhere:
            self.app.notices.add(self.app.text("saves.held"))
        except FileProblem as error:
            self.app.notices.add(self.app.text("saves.failed", reason=told(self.app.text, error)))
        except OSError as error:
            self.app.notices.add(self.app.text("saves.failed", reason=error.strerror or str(error)))
        self.reload()
        self.rebuild()

    def _folder(self) -> None:
        folder = self.app.folders.saves
        if not show_folder(folder):
            self.app.notices.add(self.app.text("about.folder_failed", folder=folder))
