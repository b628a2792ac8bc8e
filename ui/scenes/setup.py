"""The set-up of a new game: a row for every seat, and every variant with a line that explains it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
import pygame

from ai.levels import LEVELS, PERSONALITIES, written
from game.core.game import Game
from game.core.record import Seat
from game.core.sentence import deciding_option
from ui.app import App
from ui.origins import noted, origins_of
from ui.seating import automa_name, automa_seat, free_name, free_seat, level_of, named, repeated, style_of, with_level
from ui.theme import BRASS_DARK, CONTROL_HEIGHT, INK, INK_SOFT, PLAYERS
from ui.widgets.page import Page
from ui.widgets.panel import draw_box
from ui.widgets.parts import Button

Start = Callable[[list[Seat], dict[str, str]], None]

ROW = 54
LONGEST_NAME = 16
KIND = 262
"""The choice between person and bots is at least this many units wide."""

STYLE_ICONS = {"": "bot", "collector": "star", "spoiler": "eye", "gambler": "dice"}
"""The icon of each style."""

NOTE = 40
"""Under a variant, its explanation needs this many units; without them the tooltip alone tells it."""


class SetupScene(Page):
    """Who plays, and how."""

    widest = 1500
    tallest = 640

    def __init__(self, app: App, game: Game, seats: list[Seat], options: dict[str, str], start: Start) -> None:
        """A set-up that begins with these seats and options; `start` is called with the final ones."""
        super().__init__(app)
        self.game = game
        self.seats = [with_level(seat) for seat in seats]
        variants = [option for option in game.options if option.seat < 0]
        self.options = {option.id: options.get(option.id, option.default) for option in variants}
        self.automas = {option.seat: option for option in game.options if option.seat >= 0}
        self.start = start
        problems = origins_of(game.id, app.folders.overlay).problems
        self.overruled = {deciding_option(problem.message) for problem in problems}
        self.go: Button | None = None

    def title(self) -> str:
        """The heading of the page."""
        return self.app.text(f"game.{self.game.id}.name")

    def fill(self, inner: pygame.Rect) -> None:
        """Seats at the left, variants at the right, the start below."""
        px = self.app.theme.px
        gap = px(32)
        self._settle_options()
        bottom = pygame.Rect(inner.left, inner.bottom - px(60), inner.width, px(60))
        upper = pygame.Rect(inner.left, inner.top, inner.width, bottom.top - px(10) - inner.top)
        left = pygame.Rect(upper.left, upper.top, round((upper.width - gap) * 0.62), upper.height)
        right = pygame.Rect(left.right + gap, upper.top, upper.right - left.right - gap, upper.height)
        self._fill_seats(left)
        self._fill_options(right)
        go = pygame.Rect(0, 0, min(px(380), bottom.width), px(56))
        go.midbottom = bottom.midbottom
        words = self.app.text("setup.start")
        self.go = self.controls.button("start", go, words, self._begin, "play", "primary", size=22)
        self._check_names()

    def _head(self, area: pygame.Rect, words: str) -> pygame.Rect:
        """A small heading; what is left below it."""
        height = self.app.theme.px(30)
        box = pygame.Rect(area.left, area.top, area.width, height)
        self.controls.label(box, words, "serif_bold", 20, BRASS_DARK)
        return pygame.Rect(area.left, area.top + height, area.width, area.height - height)

    def _fill_seats(self, area: pygame.Rect) -> None:
        """A row a seat: symbol and colour, name, person or bot, remove."""
        px = self.app.theme.px
        area = self._head(area, self.app.text("setup.seats"))
        step = min(px(ROW), area.height // self.game.seat_counts[-1])
        for n in range(len(self.seats)):
            self._seat_row(n, pygame.Rect(area.left, area.top + n * step, area.width, px(CONTROL_HEIGHT)))
        if len(self.seats) < self.game.seat_counts[-1]:
            top = area.top + len(self.seats) * step
            rect = pygame.Rect(area.left, top, px(220), px(CONTROL_HEIGHT))
            self.controls.button("add", rect, self.app.text("setup.add"), self._add, "plus")

    def _seat_row(self, n: int, row: pygame.Rect) -> None:
        seat, gap = self.seats[n], self.app.theme.px(8)
        colour = pygame.Rect(row.left, row.top, row.height, row.height)
        tip = self.app.text("setup.colour_tip")
        self.controls.area(
            f"colour.{n}", colour, partial(self._symbol, seat.colour, row.height), partial(self._recolour, n), tip
        )
        remove = pygame.Rect(row.right - row.height, row.top, row.height, row.height)
        kind = pygame.Rect(0, row.top, max(round(row.width * 0.44), self.app.theme.px(KIND)), row.height)
        kind.right = remove.left - gap
        name = pygame.Rect(colour.right + gap, row.top, kind.left - 2 * gap - colour.right, row.height)
        if seat.kind == "bot":
            name.width -= gap + row.height
            self._style_button(n, pygame.Rect(name.right + gap, row.top, row.height, row.height))
        if seat.kind == "automa":
            self._automa_choice(n, name)
        else:
            self.controls.entry(f"name.{n}", name, seat.name, partial(self._rename, n), LONGEST_NAME)
        self._kind_choice(n, kind)
        enabled = len(self.seats) > self.game.seat_counts[0]
        drop = self.app.text("setup.remove")
        self.controls.button(f"remove.{n}", remove, "", partial(self._remove, n), "cross", "icon", drop, enabled)

    def _kind_choice(self, n: int, rect: pygame.Rect) -> None:
        """Person, one of the bots, or an Automa where one can sit."""
        seat, text = self.seats[n], self.app.text
        kinds = ["human", *LEVELS, *(["automa"] if n in self.automas else [])]
        chosen = level_of(seat) if seat.kind == "bot" else seat.kind
        words = {"human": "setup.human", "automa": f"game.{self.game.id}.automa"}
        labels = [text(f"{words.get(kind, f'bot.{kind}')}.name") for kind in kinds]
        about = text(f"{words.get(chosen, f'bot.{chosen}')}.tip")
        self.controls.choice(
            f"kind.{n}", rect, labels, kinds.index(chosen), lambda at: self._set_kind(n, kinds[at]), about
        )

    def _style_button(self, n: int, rect: pygame.Rect) -> None:
        """The style of a bot; a click gives it the next one."""
        style = style_of(self.seats[n])
        about = self.app.text(f"style.{style or 'plain'}")
        self.controls.button(f"style.{n}", rect, "", partial(self._restyle, n), STYLE_ICONS[style], "icon", about)

    def _restyle(self, n: int) -> None:
        seat = self.seats[n]
        style = PERSONALITIES[(PERSONALITIES.index(style_of(seat)) + 1) % len(PERSONALITIES)]
        self.seats[n] = msgspec.structs.replace(seat, bot=written(level_of(seat), style))
        self.rebuild()

    def _automa_choice(self, n: int, rect: pygame.Rect) -> None:
        """Which Automa sits there."""
        option, seat = self.automas[n], self.seats[n]
        choices = self._free_automas(n)
        labels = [automa_name(self.app, self.game, option, choice) for choice in choices]
        about = self.app.text(f"{self.game.id}.option.{option.id}.{seat.bot}.tip")
        index = choices.index(seat.bot)
        self.controls.choice(f"automa.{n}", rect, labels, index, lambda at: self._seat_automa(n, choices[at]), about)

    def _symbol(self, colour: int, side: int, state: str) -> pygame.Surface:
        """The button of a seat's colour: its symbol on its colour."""
        player = PLAYERS[colour % len(PLAYERS)]
        surface = pygame.Surface((side, side), pygame.SRCALPHA)
        edge = INK if state == "normal" else BRASS_DARK
        draw_box(surface, surface.get_rect(), self.app.theme.px(10), player.colour, edge, max(self.app.theme.px(2), 1))
        icon = self.app.assets.icon(player.symbol, round(side * 0.7), (255, 255, 255))
        surface.blit(icon, icon.get_rect(center=surface.get_rect().center))
        return surface

    def _fill_options(self, area: pygame.Rect) -> None:
        """Every variant: its name, its choice and what that means."""
        px, text = self.app.theme.px, self.app.text
        area = self._head(area, text("setup.options"))
        variants = [option for option in self.game.options if option.id in self.options]
        height = min(area.height // max(len(variants), 1), px(132))
        for n, option in enumerate(option for option in variants if option.matters(self.options)):
            box = pygame.Rect(area.left, area.top + n * height, area.width, height - px(6))
            key = f"{self.game.id}.option.{option.id}"
            value = self.options[option.id]
            name = pygame.Rect(box.left, box.top, box.width, px(26))
            self.controls.label(name, text(f"{key}.name"), "ui_bold", 18, INK)
            row = pygame.Rect(box.left, name.bottom + px(2), box.width, px(CONTROL_HEIGHT))
            choices = option.choices_for(len(self.seats))
            labels = [text(f"{key}.{choice}.name") for choice in choices]
            about = self._about(option.id, text(f"{key}.{value}.tip"))
            index, set_option = choices.index(value), partial(self._set_option, option.id)
            self.controls.choice(f"option.{option.id}", row, labels, index, set_option, noted(text, about))
            note = pygame.Rect(box.left, row.bottom + px(2), box.width, box.bottom - row.bottom - px(2))
            if note.height >= px(NOTE):
                self.controls.label(note, about, "ui", 16, INK_SOFT, valign="top")

    def _about(self, option_id: str, tip: str) -> str:
        """What a choice means, and that a correction of the owner's does not go against it."""
        return f"{tip} {self.app.text('setup.overruled')}" if option_id in self.overruled else tip

    def _set_option(self, option_id: str, index: int) -> None:
        option = next(entry for entry in self.game.options if entry.id == option_id)
        self.options[option_id] = option.choices_for(len(self.seats))[index]
        self.rebuild()

    def _settle_options(self) -> None:
        """What so many seats cannot choose goes back to the usual choice."""
        for option in self.game.options:
            if option.id in self.options and self.options[option.id] not in option.choices_for(len(self.seats)):
                self.options[option.id] = option.default

    def _set_kind(self, n: int, kind: str) -> None:
        if kind == "automa":
            self._seat_automa(n, self._free_automas(n)[0])
            return
        seat = self.seats[n]
        name = free_name(self.app, self.seats) if seat.kind == "automa" else seat.name
        bot = written(kind, style_of(seat)) if kind in LEVELS else ""
        self.seats[n] = Seat(name, "bot" if bot else "human", bot, seat.colour)
        self.rebuild()

    def _free_automas(self, n: int) -> list[str]:
        """The Automas that no other seat has."""
        taken = {seat.bot for other, seat in enumerate(self.seats) if other != n and seat.kind == "automa"}
        return [choice for choice in self.automas[n].choices[1:] if choice not in taken]

    def _seat_automa(self, n: int, automa: str) -> None:
        self.seats[n] = automa_seat(self.app, self.game, n, automa, self.seats[n].colour)
        self.rebuild()

    def _rename(self, n: int, name: str) -> None:
        self.seats[n] = msgspec.structs.replace(self.seats[n], name=name)
        self._check_names()

    def _check_names(self) -> None:
        """Two seats of one name cannot start; the button says so."""
        if self.go is not None:
            twice = bool(repeated(self.seats))
            self.go.relabel(self.app.text("setup.same_name" if twice else "setup.start"))
            self.go.enable(not twice)

    def _recolour(self, n: int) -> None:
        """The next colour; whoever had it takes the old one."""
        old = self.seats[n].colour
        new = (old + 1) % len(PLAYERS)
        for other, seat in enumerate(self.seats):
            if seat.colour == new:
                self.seats[other] = msgspec.structs.replace(seat, colour=old)
        self.seats[n] = msgspec.structs.replace(self.seats[n], colour=new)
        self.rebuild()

    def _add(self) -> None:
        """One more seat: a bot with a free name and colour."""
        self.seats.append(free_seat(self.app, self.seats))
        self.rebuild()

    def _remove(self, n: int) -> None:
        """One seat less; an Automa that cannot sit where it comes to sit becomes a bot."""
        del self.seats[n]
        for at, seat in enumerate(self.seats):
            if seat.kind == "automa" and at not in self.automas:
                others = [other for other in self.seats if other is not seat]
                self.seats[at] = msgspec.structs.replace(free_seat(self.app, others), colour=seat.colour)
        self.rebuild()

    def _begin(self) -> None:
        """Start; empty names get usual ones that nobody has."""
        self.start(named(self.app, self.seats), self.options)
