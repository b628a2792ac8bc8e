"""The score pad: a finished game of the real box is entered seat by seat and counted by the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import Any

import pygame

from game.core.record import Seat
from game.core.sheet import Field
from game.registry import find
from ui import typeset
from ui.app import App
from ui.boards.kit.shapes import columns
from ui.boards.registry import DRAWERS
from ui.origins import origins_of
from ui.records.pad import Pad, reopened
from ui.records.play import Play
from ui.scenes.notice import Item, ask
from ui.scenes.pad_form import GAP, Form, Line
from ui.scenes.pad_game import GameForm
from ui.scenes.pad_keeping import forget_play, keep_pad
from ui.scenes.pad_picker import PickerScene
from ui.scenes.pad_result import Result
from ui.scenes.pad_scroll import snap, walks_out
from ui.scenes.tabs import Tab, place_tabs
from ui.seating import free_seat, named, same_name
from ui.theme import BODY, CONTROL_HEIGHT, INK, Theme
from ui.widgets.blocks import empty
from ui.widgets.page import Page
from ui.widgets.parts import Button
from ui.widgets.score_tag import minus
from ui.widgets.scroll import ScrollColumn

GAME, RESULT = "game", "result"
"""The first page and the last; those between are the numbers of the seats."""


class PadScene(Page):
    """Pages for the game, for every seat and for the result; all but the last are forms that are scrolled through."""

    widest = 1700

    def __init__(self, app: App, game: str, play: Play | None = None) -> None:
        """A blank pad of a game, or that of a play that was kept."""
        super().__init__(app)
        self.kept = play
        self.pad = self._pad(game) if play is None else self._reopened(play)
        self.page: str = GAME if play is None else RESULT
        self.result_page = 0
        self.column: ScrollColumn | None = None
        self.touched = False
        self._tabs: dict[str, Button] = {}
        self._next: Button | None = None
        self._at: dict[str, int] = {}
        self._told: list[str] = []
        self._said: dict[tuple[str, tuple[int, int], Theme], pygame.Surface] = {}

    def said(self, words: str, room: tuple[int, int]) -> pygame.Surface:
        """Words set for a room, made once as long as the size of everything stays."""
        key = (words, room, self.app.theme)
        if key not in self._said:
            font, lines = typeset.fit_block(self.app.theme, "ui", words, BODY, room)
            self._said[key] = typeset.render(font, lines, INK)
        return self._said[key]

    def _figures(self, game: str) -> Any:
        return origins_of(game, self.app.folders.overlay).figures

    def _pad(self, game: str) -> Pad:
        """A blank pad with those who are known here on the first seats."""
        least = find(game).seat_counts[0]
        seats: list[Seat] = []
        for _ in range(least):
            known = self.app.players.absent(seats)
            seats.append(self.seated(seats, known[0].seat() if known else None))
        now = datetime.now().astimezone().replace(microsecond=0)
        return Pad(find(game), self._figures(game), seats, now, self._called)

    def _reopened(self, play: Play) -> Pad:
        """The pad of a play that was kept; whoever sat out for an Automa has a usual name."""
        pad = reopened(find(play.game), self._figures(play.game), play, self._called)
        pad.sit(named(self.app, pad.seats))
        return pad

    def _called(self, field: Field, automa: str) -> str:
        """What an Automa is called."""
        return self.app.text(field.text_of(automa))

    def seated(self, seats: Sequence[Seat], known: Seat | None = None) -> Seat:
        """Somebody who sits down beside these: one who is known, else under a usual name, in a colour of their own."""
        free = free_seat(self.app, seats)
        taken = {seat.colour for seat in seats}
        if known is None:
            return Seat(free.name, colour=free.colour)
        return Seat(known.name, "human", "", free.colour if known.colour in taken else known.colour, known.portrait)

    def title(self) -> str:
        """The heading of the page."""
        return self.app.text("pad.title", game=DRAWERS[self.pad.game.id].title(self.app.text))

    def start(self, game: str) -> None:
        """Take another game, which is only offered while nothing is entered."""
        self.pad = self._pad(game)
        self.rebuild()

    def pages(self) -> list[str]:
        """The names of all pages."""
        return [GAME, *(str(n) for n in range(len(self.pad.seats))), RESULT]

    def fill(self, inner: pygame.Rect) -> None:
        """Tabs at the top, the page, and what leads on at the foot."""
        px = self.app.theme.px
        high, gap = px(CONTROL_HEIGHT), px(10)
        self.page = self.page if self.page in self.pages() else GAME
        self._lay_tabs(pygame.Rect(inner.topleft, (inner.width, high)))
        foot = pygame.Rect(inner.left, inner.bottom - high, inner.width, high)
        area = pygame.Rect(inner.left, inner.top + high + gap, inner.width, foot.top - inner.top - high - 2 * gap)
        old, self.column, self._at = self.column, None, {}
        if self.page == RESULT:
            Result(self, area).place(columns(foot, 3, px(14))[1])
        else:
            self._form(area, old)
        self._foot(foot)
        self._told = self._reasons()

    def _lay_tabs(self, bar: pygame.Rect) -> None:
        tabs = {page: Tab(f"tab.{page}", self._tab(page), partial(self.turn, page)) for page in self.pages()}
        made = place_tabs(self.controls, bar, list(tabs.values()), f"tab.{self.page}")
        self._tabs = dict(zip(tabs, made, strict=True))

    def _tab(self, page: str) -> str:
        """What stands on a tab: of a seat its name and what it has by now."""
        if page in (GAME, RESULT):
            return self.app.text(f"pad.tab.{page}")
        seat, outcome = int(page), self.pad.outcome
        total = minus(outcome.scores[seat].total) if outcome is not None else "–"
        return self.app.text("pad.tab.seat", name=self.pad.sitting()[seat].name or "…", total=total)

    def turn(self, page: str) -> None:
        """Open another page at its top."""
        self.page, self.result_page = page, 0
        if page == RESULT:
            self.pad.sit(named(self.app, self.pad.seats))
        if self.column is not None:
            self.column.scroll_to(0)
        self.rebuild()

    def changed(self) -> None:
        """Show the new sums; lay out anew where another sentence is needed, or none any more."""
        self.touched = True
        if self._reasons() != self._told:
            self.rebuild()
            return
        for page, tab in self._tabs.items():
            tab.relabel(self._tab(page))

    def rebuild(self) -> None:
        """Lay out anew; what is entered counts as touched once there is something."""
        self.touched = self.touched or not self.pad.blank
        super().rebuild()

    def _reasons(self) -> list[str]:
        return [f"{problem.key} {problem.message}" for problem in self.pad.problems]

    def _form(self, area: pygame.Rect, old: ScrollColumn | None) -> None:
        """The lines of the form that are wholly inside the area; the rest is scrolled to."""
        theme = self.app.theme
        width = ScrollColumn.text_width(theme, area)
        form = GameForm(self, width) if self.page == GAME else Form(self, int(self.page), width)
        whole = Form(self, 0, width).reasons(self.pad.refusals(None))
        lines = [*whole, *form.lines()]
        self.column = ScrollColumn(theme, area, [empty(1, line.height) for line in lines], theme.px(GAP))
        self.column.scroll_to(old.offset if old is not None else 0)
        for n, line in enumerate(lines):
            top = self.column.top_of(n) - self.column.offset
            low = top + line.height + (lines[n + 1].height + theme.px(GAP) if line.head else 0)
            if top >= 0 and low <= area.height:
                self._place(n, line, pygame.Rect(area.left, area.top + top, width, line.height))
        if isinstance(form, GameForm) and self.column.height <= area.height:
            head = next(n for n, line in enumerate(lines) if line.head)
            top = area.top + self.column.top_of(head)
            form.adorn(pygame.Rect(area.left, top, width, area.bottom - top), area.top + self.column.height)

    def _place(self, number: int, line: Line, rect: pygame.Rect) -> None:
        """Place a line, and remember which targets stand in it."""
        before = {target.name for target in self.controls.ring.targets}
        line.place(rect)
        after = [target.name for target in self.controls.ring.targets if target.name not in before]
        self._at |= dict.fromkeys(after, number)

    def _foot(self, bar: pygame.Rect) -> None:
        """Back and on; on the last page the result is kept."""
        text, pages = self.app.text, self.pages()
        at, gap = pages.index(self.page), self.app.theme.px(14)
        left, _, right = columns(bar, 3, gap)
        if at:
            self.controls.button("before", left, text("pad.before"), partial(self.turn, pages[at - 1]), "back")
        if self.kept is not None and self.page == GAME:
            self.controls.button("delete", left, text("pad.delete"), self._delete, "trash", "danger")
        if self.page != RESULT:
            press = partial(self.turn, pages[at + 1])
            self.controls.button("next", right, text("pad.next"), press, "forward", "primary")
        else:
            ready = self.pad.outcome is not None and not self.pad.blank and not self.nameless()
            tip = text("pad.keep_tip")
            self.controls.button("keep", right, text("pad.keep"), self.keep, "save", "primary", tip, ready)

    def nameless(self) -> bool:
        """Whether two seats have one name, so that nobody would know whose record it is."""
        names = [same_name(seat.name) for seat in self.pad.sitting()]
        return len(set(names)) < len(names)

    def pick(self, seat: int, field: Field) -> None:
        """Open the list out of which cards are picked."""

        def taken() -> list[str]:
            cards = [one for one in self.pad.sheet.fields if one.names == field.names]
            held = [entry.get(one.key) for entry in self.pad.entries for one in cards]
            return [name for one in held for name in ([one] if isinstance(one, str) else one or [])]

        def pick(name: str) -> None:
            held = self.pad.entries[seat].get(field.key) or []
            self.pad.put(seat, field.key, name if field.kind == "choice" else [*held, name])

        self.app.push(PickerScene(self.app, field, taken, pick))

    def resume(self, result: object) -> None:  # noqa: ARG002
        """Show what was picked."""
        self.rebuild()

    def handle(self, event: pygame.event.Event) -> None:
        """Scroll the form by wheel, bar, paging keys, or by walking beyond its edge; else do what pages do."""
        if self.column is not None:
            before = self.column.offset
            took = self.column.handle(event, self.app.pointer)
            if not took and event.type == pygame.KEYDOWN and not self.controls.typing:
                ring = self.controls.ring
                name = ring.focused.name if ring.visible and ring.focused is not None else ""
                step = walks_out(event, name, self._at) * self.app.theme.px(2 * CONTROL_HEIGHT)
                self.column.scroll_to(before + step)
            if self.column.offset != before:
                snap(self.column, before)
                self.rebuild()
            if took:
                return
        super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """The sheet, the bar beside the form, the controls."""
        if self.ground is not None:
            surface.blit(self.ground, (0, 0))
        if self.column is not None:
            self.column.draw(surface)
        self.controls.draw(surface)

    def keep(self) -> None:
        """Put the game among the records, in the place of the one that was opened."""
        if keep_pad(self.app, self.pad, self.kept):
            self.finish()

    def _delete(self) -> None:
        text = self.app.text
        items = [Item("cancel", text("common.cancel")), Item("delete", text("pad.delete"), "trash", "danger")]
        ask(self.app, text("pad.delete_title"), text("pad.delete_body"), items, self._deleted)

    def _deleted(self, choice: str) -> None:
        """Forget a play that was kept; where that fails it stays."""
        if choice == "delete" and self.kept is not None and forget_play(self.app, self.kept):
            self.finish()

    def back(self) -> None:
        """Leave; what is entered and not kept is asked about."""
        if not self.touched or self.kept is not None or self.pad.blank:
            self.finish()
            return
        text = self.app.text
        items = [Item("stay", text("pad.stay"), kind="primary"), Item("leave", text("pad.leave"))]
        ask(self.app, text("pad.leave_title"), text("pad.leave_body"), items, self._left)

    def _left(self, choice: str) -> None:
        if choice == "leave":
            self.finish()
