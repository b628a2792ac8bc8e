"""The first page of the pad: which game, when, with which variants, and who sat where."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import pygame

from ui.boards.kit.shapes import columns
from ui.boards.registry import DRAWERS
from ui.portraits import faces
from ui.scenes.pad_form import GAP, HEAD, Cell, Form, Line
from ui.scenes.records_words import day
from ui.scenes.setup_seat import LONGEST_NAME
from ui.theme import BODY, BRASS, BRASS_DARK, CONTROL_HEIGHT, INK
from ui.widgets.marks import disc
from ui.widgets.medallion import medallion
from ui.widgets.panel import draw_framed
from ui.widgets.stepper import Stepper

if TYPE_CHECKING:
    from ui.scenes.pad import PadScene

OLDEST = 20_000
"""So many days back a game can have been played."""

WIDE, LEAST = 440, 390
"""Units of a cell at least, and where there are only two side by side."""

ROW, SEAT = 60, 760
"""Units of the line of a seat, and of its controls at most."""

LOW, HOW_WIDE = 130, 300
"""Units that the picture of the game is tall at least, and that the steps of how the pad is used are wide."""

HOW = "who", "seats", "counted"
"""The steps in which the pad is used."""

SHAPE = 3
"""So many times as wide as tall is the picture, so that nothing of it is cut off."""


class GameForm(Form):
    """The lines of the first page."""

    def __init__(self, scene: PadScene, width: int) -> None:
        """The first page, so many pixels wide."""
        super().__init__(scene, 0, width)
        px = self.app.theme.px
        self.across = max(width // px(WIDE), min(width // px(LEAST), 2), 1)
        self.today = scene.pad.day

    def lines(self) -> list[Line]:
        """What was played and when, then who played it; where room is short the variants come last."""
        text, pad = self.app.text, self.pad
        played: list[Cell] = [self._game, self._day]
        variants: list[Cell] = [partial(self._option, key) for key, _ in self._options()]
        more = self.grid([self._newcomer]) if len(pad.seats) < pad.game.seat_counts[-1] else []
        who = [self.heading(text("pad.players")), *self._rows_of_seats(), *more]
        if self.across > 2 or not variants:
            return [*self.grid([*played, *variants]), *who]
        return [*self.grid(played), *who, self.heading(text("setup.options")), *self.grid(variants)]

    def _rows_of_seats(self) -> list[Line]:
        """A line for every seat; two side by side where that is the way to see all of them."""
        high, count = self.app.theme.px(ROW), len(self.pad.seats)
        if self.across != 2:
            return [Line(high, partial(self._seat, n)) for n in range(count)]
        return [Line(high, partial(self._pair, range(n, min(n + 2, count)))) for n in range(0, count, 2)]

    def _pair(self, seats: range, rect: pygame.Rect) -> None:
        """Two seats side by side, or one at the left."""
        for n, box in zip(seats, columns(rect, 2, self.app.theme.px(3 * GAP)), strict=False):
            self._seat(n, box)

    def _options(self) -> list[tuple[str, tuple[str, ...]]]:
        """The variants that change the score as the others are chosen."""
        known = {option.id: option for option in self.pad.game.options}
        return [one for one in self.pad.sheet.options if known[one[0]].matters(self.pad.options)]

    def _labelled(self, rect: pygame.Rect, words: str) -> pygame.Rect:
        """Words at the left of a cell; the rest of it."""
        wide = round(rect.width * 0.34)
        self.scene.controls.label(pygame.Rect(rect.topleft, (wide, rect.height)), words, "ui", BODY, INK)
        left = rect.left + wide + self.app.theme.px(GAP)
        return pygame.Rect(left, rect.top, rect.right - left, rect.height)

    def _game(self, rect: pygame.Rect) -> None:
        """The game; another one while nothing is entered."""
        text, games = self.app.text, list(DRAWERS)
        if not self.pad.blank or self.scene.kept is not None:
            games = [self.pad.game.id]
        rest = self._labelled(rect, text("pad.game"))
        labels = [DRAWERS[game].title(text) for game in games]
        if len(games) == 1:
            self.scene.controls.label(rest, labels[0], "ui_bold", BODY, INK)
            return
        at = games.index(self.pad.game.id)
        self.scene.controls.choice("game", rest, labels, at, lambda n: self.scene.start(games[n]))

    def _day(self, rect: pygame.Rect) -> None:
        """The day, up to today."""
        rest = self._labelled(rect, self.app.text("pad.day"))
        shown = lambda ago: day(self.app.text, self.today + timedelta(days=ago))  # noqa: E731
        stepper = Stepper(0, (-OLDEST, self._later()), self._set_day, shown)
        self.scene.controls.stepper("day", rest, stepper, self.app.text("pad.day_tip"))

    def _later(self) -> int:
        """How many days later it may have been played, up to today."""
        now = self.today.now(self.today.tzinfo)
        return max((now.date() - self.today.date()).days, 0)

    def _set_day(self, ago: int) -> None:
        self.pad.day = self.today + timedelta(days=ago)

    def _option(self, key: str, rect: pygame.Rect) -> None:
        """A variant of the game."""
        text, game = self.app.text, self.pad.game.id
        choices = dict(self.pad.sheet.options)[key]
        rest = self._labelled(rect, text(f"{game}.option.{key}.name"))
        labels = [text(f"{game}.option.{key}.{choice}.name") for choice in choices]
        at = choices.index(self.pad.options[key])
        self.scene.controls.choice(f"option.{key}", rest, labels, at, lambda n: self._choose(key, choices[n]))

    def _choose(self, key: str, choice: str) -> None:
        self.pad.choose({**self.pad.options, key: choice})
        self.scene.rebuild()

    def _seat(self, n: int, rect: pygame.Rect) -> None:
        """A face, a name, the way to others who are known, and the way out."""
        px, text, controls, pad = self.app.theme.px, self.app.text, self.scene.controls, self.pad
        ground = self.scene.ground
        assert ground is not None
        seat, gap, high = pad.sitting()[n], px(GAP), px(CONTROL_HEIGHT)
        side = rect.height
        ground.blit(medallion(self.app.assets, seat, faces(pad.sitting())[n], side), rect.topleft)
        line = pygame.Rect(rect.left + side + gap, rect.centery - high // 2, rect.width - side - gap, high)
        line.width = min(line.width, px(SEAT))
        drop = pygame.Rect(line.right - high, line.top, high, high)
        known = drop.move(-high - gap, 0)
        name = pygame.Rect(line.left, line.top, known.left - gap - line.left, high)
        if seat.kind == "automa":
            controls.label(name, seat.name, "ui_bold", BODY, INK)
        else:
            controls.entry(f"name.{n}", name, seat.name, partial(self._rename, n), LONGEST_NAME)
        absent = self.app.players.absent(pad.seats) if seat.kind == "human" else []
        tip = f"{text('player.pick_tip')} {', '.join(one.name for one in absent[:8])}" if absent else None
        controls.button(f"player.{n}", known, "", partial(self._sit, n), "human", "plain", tip, bool(absent))
        spare = len(pad.seats) > pad.game.seat_counts[0]
        controls.button(
            f"remove.{n}", drop, "", partial(self._remove, n), "cross", "plain", text("setup.remove"), spare
        )

    def adorn(self, room: pygame.Rect, low: int) -> None:
        """How the pad is used at the right of the seats, the picture of the game under them, where there is room."""
        px = self.app.theme.px
        left = room.left + px(ROW + SEAT + 4 * GAP)
        beside = pygame.Rect(left, room.top + px(HEAD), room.right - left, low - room.top - px(HEAD))
        if beside.width >= px(HOW_WIDE):
            self._steps(beside)
        below = pygame.Rect(room.left, low + px(2 * GAP), room.width, room.bottom - low - px(4 * GAP))
        if below.height >= px(LOW):
            draw_emblem(self.scene, below)

    def _steps(self, room: pygame.Rect) -> None:
        """How the pad is used, step by step, each behind its number."""
        px, steps, ground = self.app.theme.px, [self.app.text(f"pad.how.{step}") for step in HOW], self.scene.ground
        high, top = min(room.height // len(steps), px(ROW + GAP)), room.top
        assert ground is not None
        for n, words in enumerate(steps):
            line = pygame.Rect(room.left, top + n * high, room.width, high)
            place = pygame.Rect(0, 0, px(ROW) * 2 // 3, px(ROW) * 2 // 3)
            place.center = (line.left + px(ROW) // 2, line.centery)
            ground.blit(disc(place.width, BRASS, BRASS_DARK), place)
            number = self.scene.said(str(n + 1), place.size)
            ground.blit(number, number.get_rect(center=place.center))
            box = pygame.Rect(line.left + px(ROW + GAP), line.top, line.width - px(ROW + GAP), line.height)
            block = self.scene.said(words, box.size)
            ground.blit(block, block.get_rect(midleft=box.midleft))

    def _rename(self, n: int, name: str) -> None:
        self.pad.seats[n] = msgspec.structs.replace(self.pad.seats[n], name=name, portrait="")
        known = self.app.players.called(name)
        if known is not None:
            self.pad.seats[n] = msgspec.structs.replace(self.pad.seats[n], portrait=known.portrait)
        self.scene.changed()

    def _sit(self, n: int) -> None:
        self.pad.seats[n] = self.app.players.sitting(self.pad.seats, n)
        self.scene.rebuild()

    def _remove(self, n: int) -> None:
        self.pad.remove(n)
        self.scene.rebuild()

    def _newcomer(self, rect: pygame.Rect) -> None:
        self.scene.controls.button("add", rect, self.app.text("pad.add_player"), self._join, "plus")

    def _join(self) -> None:
        known = self.app.players.absent(self.pad.seats)
        self.pad.sit([*self.pad.seats, self.scene.seated(self.pad.seats, known[0].seat() if known else None)])
        self.scene.rebuild()


def draw_emblem(scene: PadScene, room: pygame.Rect) -> None:
    """The picture of the game, whole, as large as a room allows, in its middle."""
    assert scene.ground is not None
    high = min(room.height, room.width // SHAPE)
    frame = pygame.Rect(0, 0, SHAPE * high, high)
    frame.center = room.center
    draw_framed(scene.ground, scene.app.theme, scene.app.assets, DRAWERS[scene.pad.game.id].emblem, frame)
