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
from ui.boards.registry import DRAWERS
from ui.curve_file import sweep_kept
from ui.failures import because, failure
from ui.places import show_folder
from ui.problems import told
from ui.records.keeping import delete_save_alone, delete_save_and_record
from ui.saves_digest import Digest, Digests
from ui.saves_index import SaveInfo, list_saves, rename_save
from ui.scenes.deal_code import copy_code
from ui.scenes.notice import Item, ask
from ui.scenes.rename import RenameDialog
from ui.scenes.saves_row import SaveRow, game_name, title
from ui.theme import BODY, BRASS_DARK, CONTROL_HEIGHT, GAP, HEADING, INK_SOFT
from ui.thumbnails import sweep_thumbnails
from ui.widgets.faces import even_size, label_pad, pictured
from ui.widgets.page import Page
from ui.widgets.panel import draw_framed
from ui.widgets.parts import Button

ROW, HEAD, ROW_GAP = 106, 34, 8
"""Heights of a row, of the heading over a section and of the gap under each, in units."""

DEEDS = ("replay.open", "saves.rename", "saves.delete", "common.open_folder")
"""The words of the buttons under the list, beside the first one."""

SHARES = 6
"""So many parts the buttons under the list share between them; the first one has two."""

FRAME, EMPTY = 205, 270
"""Units that the sheet has around its list, and that its middle has where there is no save."""


class SavesScene(Page):
    """Every save with its table, seats, date and progress; one is chosen, buttons act on it."""

    widest = 1500

    def __init__(self, app: App) -> None:
        """The list of the player's saves folder."""
        super().__init__(app)
        self.saves: list[SaveInfo] = []
        self.chosen = 0
        self.page = 0
        self._rows: dict[int, Button] = {}
        self._bare: set[int] = set()
        self.digests = Digests(app)

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
        sweep_kept(self.app.folders.saves)
        sweep_thumbnails(self.app.folders.thumbnails, (info.path for info in self.saves))

    def build(self) -> None:
        """A sheet as tall as what lies on it."""
        heads = len({_section(info) for info in self.saves})
        rows = len(self.saves) * (ROW + ROW_GAP) + heads * (HEAD + ROW_GAP)
        self.tallest = FRAME + (rows or EMPTY)
        super().build()
        self._expect()

    def _expect(self) -> None:
        """The table of the chosen save may be asked for next."""
        if self.saves and self._usable(self.chosen):
            info = self.saves[self.chosen]
            self.app.routes.expect_table(info.game, info.seats, info.options)

    def update(self, dt: float) -> None:
        """Draw anew the rows whose last position was read meanwhile."""
        super().update(dt)
        for number in sorted(self._bare):
            if self.digests.told(self.saves[number].path) is not None:
                self._bare.discard(number)
                self._rows[number].refresh()

    def idle(self) -> bool:
        """Rest when no control is about to change and every position on the page was read."""
        return super().idle() and not self._bare

    def taken(self) -> list[pygame.Rect]:
        """A notice covers none of what can be done with a save."""
        return [rect for name, rect in self.rects().items() if name in ("open", "rename", "delete", "folder", "code")]

    def leave(self) -> None:
        """Read nothing more."""
        self.digests.close()

    def _usable(self, number: int) -> bool:
        """Whether a save can be opened."""
        return self.saves[number].readable and self.saves[number].game in GAMES

    def fill(self, inner: pygame.Rect) -> None:
        """Place the rows over the buttons."""
        px = self.app.theme.px
        height = px(CONTROL_HEIGHT)
        bar = pygame.Rect(inner.left, inner.bottom - height, inner.width, height)
        area = pygame.Rect(inner.topleft, (inner.width, bar.top - px(14) - inner.top))
        self._rows, self._bare = {}, set()
        pages = self._pages(area.height)
        self._turner(self.corner, pages)
        if pages:
            self._list(area, pages[self.page])
            self._actions(bar)
        else:
            self._nothing(area)
            self._folder_button(bar.move(bar.width // 3, 0), bar.width // 3)

    def _pages(self, room: int) -> list[list[int]]:
        """The numbers of the saves on every page; each section on a page has a heading."""
        px = self.app.theme.px
        row, head = px(ROW) + px(ROW_GAP), px(HEAD) + px(ROW_GAP)
        pages: list[list[int]] = []
        left, section = 0, ""
        for number, info in enumerate(self.saves):
            needed = row + (head if _section(info) != section else 0)
            if needed - px(ROW_GAP) > left or not pages:
                pages.append([])
                left, needed = room, row + head
            pages[-1].append(number)
            left, section = left - needed, _section(info)
        return pages

    def _turner(self, rect: pygame.Rect, pages: list[list[int]]) -> None:
        total = len(pages)
        self.page = min(self.page, max(total - 1, 0))
        names = [self.app.text("common.of", n=n + 1, total=total) for n in range(total)]
        if total > 1:
            self.controls.choice("page", rect, names, self.page, lambda page: self._turn(page, pages))

    def _list(self, area: pygame.Rect, numbers: list[int]) -> None:
        """The rows of one page under the headings of their sections."""
        px, top, section = self.app.theme.px, area.top, ""
        for number in numbers:
            if _section(self.saves[number]) != section:
                section = _section(self.saves[number])
                head = pygame.Rect(area.left, top, area.width, px(HEAD))
                self.controls.label(head, self.app.text(f"saves.section.{section}"), "serif_bold", HEADING, BRASS_DARK)
                top = head.bottom + px(ROW_GAP)
            rect = pygame.Rect(area.left, top, area.width, px(ROW))
            painter = partial(self._row, rect.size, number)
            self._rows[number] = self.controls.area(f"save.{number}", rect, painter, partial(self._choose, number))
            top = rect.bottom + px(ROW_GAP)

    def _row(self, size: tuple[int, int], number: int, state: str) -> pygame.Surface:
        info = self.saves[number]
        told = self.digests.told(info.path) if self._usable(number) else Digest()
        if told is None:
            self._bare.add(number)
        return SaveRow(self.app, info, told or Digest()).draw(
            size, state, "selected" if number == self.chosen else "plain"
        )

    def _nothing(self, area: pygame.Rect) -> None:
        """The drawers' pictures, and that there is no game yet."""
        px, assets = self.app.theme.px, self.app.assets
        words = pygame.Rect(area.left, area.bottom - px(2 * CONTROL_HEIGHT), area.width, px(2 * CONTROL_HEIGHT))
        self.controls.label(words, self.app.text("saves.empty"), colour=INK_SOFT, align="center")
        width, gap = (area.width - (len(DRAWERS) - 1) * px(GAP)) // len(DRAWERS), px(GAP)
        size = (width, min(words.top - area.top - px(8), width * 9 // 16))
        assert self.ground is not None
        for n, shown in enumerate(DRAWERS.values()):
            place = pygame.Rect((area.left + n * (width + gap), area.top), size)
            draw_framed(self.ground, self.app.theme, assets, shown.emblem, place)

    def _actions(self, bar: pygame.Rect) -> None:
        text, gap = self.app.text, self.app.theme.px(12)
        info, usable = self.saves[self.chosen], self._usable(self.chosen)
        copy = pygame.Rect(bar.right - bar.height, bar.top, bar.height, bar.height)
        rects, speaks = self._shares(bar, copy.left - gap)
        first = pygame.Rect(bar.left, bar.top, rects[0].left - gap - bar.left, bar.height)
        labels = [text(label) for label in DEEDS[:3]]
        icons = ("recap", "pad", "trash") if pictured(self.app.theme, labels, rects[:3]) else (None, None, None)
        key = "saves.look" if info.finished else "saves.continue"
        words = text(key, game=game_name(text, info)) if usable else text("saves.open")
        size = even_size(self.app.theme, [words, *labels], [first, *rects[:3]])
        add = partial(self.controls.button, size=size)
        add("open", first, words, self._open, "eye" if info.finished else "play", "primary", enabled=usable)
        tip = text("replay.open_tip")
        add("replay", rects[0], labels[0], self._replay, icons[0], "plain", tip, usable)
        add("rename", rects[1], labels[1], self._rename, icons[1], enabled=info.readable)
        add("delete", rects[2], labels[2], self._delete, icons[2], "danger", None, True, "delete")
        self._folder_button(rects[3], rects[3].width, speaks)
        tip, press = text("code.copy_tip", code=info.code), lambda: copy_code(self.app, info.code)
        add("code", copy, "", press, "copy", "plain", tip if info.code else None, bool(info.code))

    def _shares(self, bar: pygame.Rect, end: int) -> tuple[list[pygame.Rect], bool]:
        """Places for what can be done, and whether the last of them, the way to the folder, has room for its words."""
        theme, gap = self.app.theme, self.app.theme.px(12)
        share = (end - bar.left - 4 * gap) // SHARES
        font, room = theme.font("ui_bold", BODY), share - 2 * label_pad(theme, share)
        speaks = all(typeset.line_width(font, self.app.text(label)) <= room for label in DEEDS)
        share = share if speaks else (end - bar.left - 4 * gap - bar.height) // (SHARES - 1)
        folder = pygame.Rect(0, bar.top, share if speaks else bar.height, bar.height)
        folder.right = end
        lefts = [folder.left - (3 - n) * (share + gap) for n in range(3)]
        return [*(pygame.Rect(left, bar.top, share, bar.height) for left in lefts), folder], speaks

    def _folder_button(self, place: pygame.Rect, width: int, speaks: bool = True) -> None:
        """The way to the folder; where it has no room for words, they are its tooltip."""
        rect, words = pygame.Rect(place.topleft, (width, place.height)), self.app.text("common.open_folder")
        tip = None if speaks else words
        self.controls.button("folder", rect, words if speaks else "", self._folder, "folder", tooltip=tip)

    def _choose(self, number: int) -> None:
        if number == self.chosen and self.saves[number].readable:
            self._open()
            return
        self.chosen = number
        self.rebuild()

    def _turn(self, page: int, pages: list[list[int]]) -> None:
        self.page, self.chosen = page, pages[page][0]
        self.rebuild()

    def _open(self) -> None:
        path = self.saves[self.chosen].path
        self.finish()
        self.app.routes.resume(path)

    def _replay(self) -> None:
        path = self.saves[self.chosen].path
        self.finish()
        self.app.routes.rerun(path)

    def _rename(self) -> None:
        info = self.saves[self.chosen]
        self.app.push(
            RenameDialog(self.app, info.title, lambda title: self._do(info, lambda: rename_save(info.path, title)))
        )

    def _delete(self) -> None:
        """Ask; of a finished game also whether its record stays."""
        text, info = self.app.text, self.saves[self.chosen]
        counts = info.finished and self._usable(self.chosen)
        buttons = [
            Item("cancel", text("common.cancel")),
            *([Item("keep", text("forgetting.keep"), "trophy")] if counts else []),
            Item("delete", text("forgetting.all" if counts else "saves.delete"), "trash", "danger"),
        ]
        body = text("forgetting.body" if counts else "saves.delete_body", title=title(text, info))
        ask(self.app, text("saves.delete_title"), body, buttons, lambda choice: self._deleted(choice, info))

    def _deleted(self, choice: str, info: SaveInfo) -> None:
        if choice == "delete":
            self._do(info, lambda: delete_save_and_record(self.app.folders, info.path))
        elif choice == "keep":
            self._do(info, lambda: delete_save_alone(self.app.folders, info.path))

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
            reason = because(self.app.text, failure(error))
            self.app.notices.add(self.app.text("saves.failed", reason=reason))
        self.reload()
        self.rebuild()

    def _folder(self) -> None:
        folder = self.app.folders.saves
        if not show_folder(folder):
            self.app.notices.add(self.app.text("about.folder_failed", folder=folder))


def _section(info: SaveInfo) -> str:
    """Where a save stands in the list: running, finished or damaged."""
    return "damaged" if info.problem else "finished" if info.finished else "running"
