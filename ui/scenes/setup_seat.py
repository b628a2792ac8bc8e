"""One seat of a set-up: medallion, colour, name, who plays, style; as a card or as a row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import pygame

from game.core.record import Seat
from ui.app import App
from ui.players import Player
from ui.portraits import Mood, faces
from ui.seating import level_of, style_of
from ui.theme import BODY, BRASS_DARK, BRASS_LIGHT, CONTROL_HEIGHT, CREAM, INK, PLAYERS, WALNUT_DEEP, mix
from ui.widgets.controls import Controls
from ui.widgets.faces import Painter
from ui.widgets.medallion import medallion
from ui.widgets.panel import draw_box, draw_slip, rounded_box
from ui.widgets.parts import Button

LONGEST_NAME = 16
WIDE, LEAST = 250, 33
"""On cards narrower than so many units controls are a little lower and words have more room; pixels at least."""

SMALL = 42
"""Small buttons in rows are this many units wide."""

KIND, AUTOMA_KIND = 216, 160
"""In rows the choice of who plays is at least this many units wide, less where an Automa's name needs room."""


ADD = "setup.add"
"""The words of the button that adds a seat."""

FIELD, WIDEST_ADD = 130, 300
"""How dark a place is that nobody has, of 255, and how many units wide its button is at most."""


class Seating(Protocol):
    """What a set-up lets its seats do."""

    seats: list[Seat]

    def kinds(self, n: int) -> list[str]:
        """Who can sit there: a person, a level of the bots, an Automa."""

    def kind_words(self, kind: str, part: str) -> str:
        """The name or the tip of a kind."""

    def set_kind(self, n: int, kind: str) -> None:
        """Let somebody else sit there."""

    def automa_choices(self, n: int) -> list[tuple[str, str, str]]:
        """The Automas that can sit there, each with name and tip."""

    def set_automa(self, n: int, automa: str) -> None:
        """Let that Automa sit there."""

    def rename(self, n: int, name: str) -> None:
        """Give the seat another name."""

    def recolour(self, n: int) -> None:
        """Give the seat the next colour."""

    def restyle(self, n: int) -> None:
        """Give the bot the next style."""

    def reface(self, n: int) -> None:
        """Give the person the next free face."""

    def absent(self) -> Sequence[Player]:
        """The persons who are known here and do not sit at this table."""

    def seat_player(self, n: int) -> None:
        """Let the next known person sit there."""

    def remove(self, n: int) -> None:
        """Take the seat away."""

    def removable(self) -> bool:
        """Whether a seat can be taken away."""


@dataclass(frozen=True)
class SeatPlaces:
    """Where the controls of a seat stand."""

    face: pygame.Rect
    colour: pygame.Rect
    name: pygame.Rect
    style: pygame.Rect
    kind: pygame.Rect
    remove: pygame.Rect


def card_places(app: App, rect: pygame.Rect) -> SeatPlaces:
    """A card: the medallion large above, name and kind below it, three small buttons at the foot."""
    px = app.theme.px
    height, gap = px(CONTROL_HEIGHT) if rect.width >= px(WIDE) else max(px(CONTROL_HEIGHT - 4), LEAST), px(8)
    inner = rect.inflate(-2 * px(12), -2 * px(16))
    foot = pygame.Rect(inner.left, inner.bottom - height, inner.width, height)
    kind = foot.move(0, -height - gap)
    name = kind.move(0, -height - gap)
    side = min(name.top - px(10) - inner.top, inner.width - px(10))
    face = pygame.Rect(0, 0, side, side)
    face.center = (rect.centerx, (inner.top + name.top - px(10)) // 2)
    small = [pygame.Rect(0, foot.top, height, height) for _ in range(3)]
    small[0].left, small[1].centerx, small[2].right = foot.left, foot.centerx, foot.right
    return SeatPlaces(face, small[0], name, small[1], kind, small[2])


def row_places(app: App, rect: pygame.Rect, seat: Seat, known: bool = False) -> SeatPlaces:
    """A row: medallion, colour, name, style (or where others are `known` the way to them), kind, remove."""
    px = app.theme.px
    gap, height = px(6), min(px(CONTROL_HEIGHT), rect.height - px(10))
    inner = rect.inflate(-2 * px(8), 0)
    line = pygame.Rect(inner.left, rect.centery - height // 2, inner.width, height)
    side = min(rect.height - px(6), rect.width // 9)
    face = pygame.Rect(inner.left, 0, side, side)
    face.centery = rect.centery
    small = px(SMALL)
    colour = pygame.Rect(face.right + gap, line.top, small, height)
    remove = pygame.Rect(line.right - small, line.top, small, height)
    share, least = (0.24, AUTOMA_KIND) if seat.kind == "automa" else (0.3, KIND)
    kind = pygame.Rect(0, line.top, max(round(line.width * share), px(least)), height)
    kind.right = remove.left - gap
    style = pygame.Rect(kind.left - gap - small, line.top, small, height)
    end = style.left if seat.kind == "bot" or (seat.kind == "human" and known) else kind.left
    name = pygame.Rect(colour.right + gap, line.top, end - 2 * gap - colour.right, height)
    return SeatPlaces(face, colour, name, style, kind, remove)


def draw_seat(ground: pygame.Surface, app: App, rect: pygame.Rect, seat: Seat, card: bool) -> None:
    """The sheet of a seat, its upper part or its left end in the seat's colour."""
    player, edge = PLAYERS[seat.colour % len(PLAYERS)], app.theme.px(6)
    draw_slip(ground, app.theme, rect)
    if card:
        places = card_places(app, rect)
        field = pygame.Rect(rect.left + edge, rect.top + edge, rect.width - 2 * edge, places.face.centery - rect.top)
    else:
        places = row_places(app, rect, seat)
        wide = places.face.centerx - rect.left - edge
        field = pygame.Rect(rect.left + edge, rect.top + edge, wide, rect.height - 2 * edge)
    draw_box(ground, field, app.theme.px(9), player.colour)
    if card:
        side = app.theme.px(40)
        symbol = app.assets.icon(player.symbol, side, mix(player.colour, CREAM, 0.6))
        for left in (field.left + side // 5, field.right - side - side // 5):
            ground.blit(symbol, (left, field.top + side // 5))


def free_place(app: App, size: tuple[int, int], state: str) -> pygame.Surface:
    """A place that nobody has: a dark field with the button that adds a seat."""
    px, surface = app.theme.px, pygame.Surface(size, pygame.SRCALPHA)
    draw_box(surface, surface.get_rect(), px(12), WALNUT_DEEP, BRASS_LIGHT, max(px(2), 1))
    surface.fill((255, 255, 255, FIELD), special_flags=pygame.BLEND_RGBA_MULT)
    place = pygame.Rect(0, 0, min(size[0] - px(24), px(WIDEST_ADD)), min(px(CONTROL_HEIGHT), size[1] - px(10)))
    place.center = surface.get_rect().center
    painter = Painter(app.theme, app.assets)
    surface.blit(painter.button(place.size, state, "plain", app.text(ADD), "plus", "ui_bold", BODY), place)
    return surface


class SeatControls:
    """Puts the controls of one seat into their places."""

    def __init__(self, app: App, controls: Controls, table: Seating, n: int) -> None:
        """The controls of seat `n` of a set-up."""
        self.app = app
        self.controls = controls
        self.table = table
        self.n = n
        self.side = 0
        self.face: Button | None = None

    @property
    def seat(self) -> Seat:
        """Who sits there now."""
        return self.table.seats[self.n]

    def place(self, at: SeatPlaces) -> None:
        """All controls of the seat."""
        n, text, table = self.n, self.app.text, self.table
        self.side = at.face.width
        self.face = self.controls.area(
            f"face.{n}", at.face, self._medallion, partial(table.reface, n), self._who(), self.seat.kind == "human"
        )
        symbol = partial(self._symbol, at.colour.size)
        self.controls.area(f"colour.{n}", at.colour, symbol, partial(table.recolour, n), text("setup.colour_tip"))
        if self.seat.kind == "automa":
            self._automa(at.name)
        else:
            self.controls.entry(f"name.{n}", at.name, self.seat.name, partial(table.rename, n), LONGEST_NAME)
        if self.seat.kind == "bot":
            self._style(at.style)
        elif self.seat.kind == "human" and table.absent():
            self._known(at.style)
        self._kind(at.kind)
        drop, enabled = text("setup.remove"), table.removable()
        self.controls.button(f"remove.{n}", at.remove, "", partial(table.remove, n), "cross", "plain", drop, enabled)

    def refresh(self) -> None:
        """Show the present face, after a name has changed."""
        if self.face is not None and self.face.target is not None:
            self.face.refresh()
            self.face.target.tooltip = self._who()

    def _who(self) -> str:
        """Who is shown, and that a person can show somebody else."""
        face, text = faces(self.table.seats)[self.n], self.app.text
        key = "setup.face_tip" if self.seat.kind == "human" else "setup.face_only"
        return text(key, name=face.name, about=face.about(text))

    def _medallion(self, state: str) -> pygame.Surface:
        """The medallion, pleased under the pointer."""
        mood: Mood = "pleased" if state in ("hovered", "down") else ""
        return medallion(self.app.assets, self.seat, faces(self.table.seats)[self.n], self.side, mood)

    def _style(self, rect: pygame.Rect) -> None:
        """The style of a bot; a click gives it the next one."""
        style = style_of(self.seat) or "plain"
        picture = partial(self._mark, f"portraits/mark_{style}", min(rect.size))
        about = self.app.text(f"style.{style}")
        square = pygame.Rect(0, 0, min(rect.size), min(rect.size))
        square.center = rect.center
        self.controls.area(f"style.{self.n}", square, picture, partial(self.table.restyle, self.n), about)

    def _known(self, rect: pygame.Rect) -> None:
        """Others who have played here; a click lets the next of them sit down."""
        names = ", ".join(player.name for player in self.table.absent()[:8])
        tip = f"{self.app.text('player.pick_tip')} {names}"
        press = partial(self.table.seat_player, self.n)
        self.controls.button(f"player.{self.n}", rect, "", press, "human", "plain", tip)

    def _mark(self, name: str, side: int, state: str) -> pygame.Surface:
        """The mark of a style, a little smaller until it is pointed at."""
        surface = pygame.Surface((side, side), pygame.SRCALPHA)
        size = side if state in ("hovered", "down") else round(side * 0.92)
        picture = self.app.assets.image(name, (size, size))
        surface.blit(picture, picture.get_rect(center=surface.get_rect().center))
        return surface

    def _kind(self, rect: pygame.Rect) -> None:
        """Person, one of the bots, or an Automa where one can sit."""
        n, table = self.n, self.table
        kinds = table.kinds(n)
        chosen = level_of(self.seat) if self.seat.kind == "bot" else self.seat.kind
        labels = [table.kind_words(kind, "name") for kind in kinds]
        about = table.kind_words(chosen, "tip")
        self.controls.choice(
            f"kind.{n}", rect, labels, kinds.index(chosen), lambda at: table.set_kind(n, kinds[at]), about
        )

    def _automa(self, rect: pygame.Rect) -> None:
        """Which Automa sits there."""
        n, choices = self.n, self.table.automa_choices(self.n)
        index = next(at for at, (automa, _, _) in enumerate(choices) if automa == self.seat.bot)
        labels = [name for _, name, _ in choices]
        self.controls.choice(
            f"automa.{n}", rect, labels, index, lambda at: self.table.set_automa(n, choices[at][0]), choices[index][2]
        )

    def _symbol(self, size: tuple[int, int], state: str) -> pygame.Surface:
        """The button of a seat's colour: its symbol on its colour."""
        player, px = PLAYERS[self.seat.colour % len(PLAYERS)], self.app.theme.px
        edge = INK if state == "normal" else BRASS_DARK
        surface = rounded_box(size, px(10), player.colour, edge, max(px(2), 1)).copy()
        icon = self.app.assets.icon(player.symbol, round(min(size) * 0.7), (255, 255, 255))
        surface.blit(icon, icon.get_rect(center=surface.get_rect().center))
        return surface
