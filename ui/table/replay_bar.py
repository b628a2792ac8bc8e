"""The bar of a replay, at the foot of the table: play, steps, speed, eyes, and a slider over the whole game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from ui.theme import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, INK, PAPER_SHADE, RUST, SHADOW, WALNUT_DEEP
from ui.widgets import marks as drawn
from ui.widgets.focus import Target
from ui.widgets.panel import draw_box

if TYPE_CHECKING:
    from ui.table.replay import ReplayTable

FOOT, BUTTON, GAP = 64, 46, 8
"""Units that the bar and its buttons are tall, and that lie between them."""

SPEED, EYES, LEAST_SLIDER = 66, 260, 240
"""Units that the button of the speed and the choice of eyes are wide, and the slider at least."""

GROOVE, KNOB = 10, 24
"""Units that the groove and the knob of the slider are tall."""

STEPS = ("turn_back", "step_back", "play_back", "play", "step_on", "turn_on")
"""The buttons of the bar, which are called as their commands are."""

ICONS = {"turn_on": "fast"}

REACH = 7
"""Units from a mark within which it is the mark that is pointed at."""


class ReplayBar:
    """Controls of a replay; what they do is done by the table."""

    def __init__(self, table: ReplayTable) -> None:
        """The bar of a table."""
        self.table = table
        self.rect = self.slider = pygame.Rect(0, 0, 1, 1)
        self.dragged = False
        self._target = Target("slider", self.slider, lambda: None)

    @property
    def height(self) -> int:
        """Pixels that the bar is tall, of which the buttons are at least 32."""
        return max(self.table.app.theme.px(FOOT), 32 + 2 * self.table.app.theme.px(GAP))

    def build(self) -> None:
        """Lay out the bar along the foot of the window."""
        table, px = self.table, self.table.app.theme.px
        wide, high = table.size
        self.rect = pygame.Rect(0, high - self.height, wide, self.height)
        side, gap = max(px(BUTTON), 32), px(GAP)
        left, top = self.rect.left + px(10), self.rect.centery - side // 2
        for name in STEPS:
            self._button(name, pygame.Rect(left, top, side, side))
            left += side + gap
        left = self._speed(pygame.Rect(left, top, max(px(SPEED), 40), side)) + 2 * gap
        right = self._eyes(pygame.Rect(left, top, self.rect.right - px(10) - left, side))
        self.slider = pygame.Rect(left, self.rect.top, right - 2 * gap - left, self.rect.height)
        self._reach_slider()

    def _button(self, name: str, rect: pygame.Rect) -> None:
        table, text = self.table, self.table.app.text
        runs = table.playing and name == ("play_back" if table.backwards else "play")
        shown = "pause" if runs else name
        action = {
            "turn_back": table.turn_back,
            "step_back": table.step_back,
            "play_back": table.play_back,
            "play": table.play,
            "step_on": table.step_on,
            "turn_on": table.turn_on,
        }[name]
        kind = "primary" if name == "play" else "icon"
        table.controls.button(
            name, rect, "", action, ICONS.get(shown, shown), kind, text(f"replay.{shown}"), shortcut=name
        )

    def _speed(self, rect: pygame.Rect) -> int:
        """The button that goes through the speeds; its right edge."""
        table, text = self.table, self.table.app.text
        words = text("replay.speed_value", n=text.number(table.speed))
        table.controls.button(
            "speed", rect, words, table.next_speed, None, "plain", text("replay.speed"), shortcut="speed", size=18
        )
        return rect.right

    def _eyes(self, room: pygame.Rect) -> int:
        """Through whose eyes: a choice where there is one, at the right end; its left edge."""
        table, text = self.table, self.table.app.text
        wide = min(table.app.theme.px(EYES), max(room.width - table.app.theme.px(LEAST_SLIDER), room.width // 3))
        rect = pygame.Rect(room.right - wide, room.top, wide, room.height)
        words = [table.eyes_words(eyes) for eyes in table.ways]
        if len(table.ways) > 1:
            tip = f"{text('replay.eyes')}\t{table.app.hands.named('eyes')}"
            table.controls.choice("eyes", rect, words, table.way, table.see_as, tip)
        else:
            table.controls.button("eyes", rect, words[0], lambda: None, "eye", "plain", text("replay.eyes_fixed"),
                                  enabled=False, size=17)  # fmt: skip
        return rect.left

    def _reach_slider(self) -> None:
        """The slider for the keys and for tooltips."""
        self.slider.width = max(self.slider.width, 1)
        self._target = Target("slider", self.slider, lambda: None, tooltip=self.table.app.text("replay.slider"))
        self.table.controls.ring.add(self._target)

    def _groove(self) -> pygame.Rect:
        """The line along which the knob goes."""
        px = self.table.app.theme.px
        rect = pygame.Rect(0, 0, max(self.slider.width - px(KNOB), 1), max(px(GROOVE), 5))
        rect.center = self.slider.center
        return rect

    def x_of(self, count: int) -> int:
        """Where a place of the game is on the slider."""
        groove = self._groove()
        return groove.left + round(groove.width * count / max(self.table.film.total, 1))

    def count_at(self, x: int) -> int:
        """The place of the game at a point of the slider."""
        groove, total = self._groove(), self.table.film.total
        return min(max(round((x - groove.left) * total / groove.width), 0), total)

    def place_at(self, x: int) -> int:
        """The place that is meant at a point of the slider: that of a mark right there, else the one under it."""
        marks = [*self.table.turning, *self.table.bookmarks, *self.table.film.rounds]
        nearest = min(marks, key=lambda count: abs(self.x_of(count) - x), default=-1)
        close = nearest >= 0 and abs(self.x_of(nearest) - x) <= max(self.table.app.theme.px(REACH), 4)
        return nearest if close else self.count_at(x)

    def told_at(self, count: int) -> str:
        """What a place of the game is: which marks it has, and what happened there."""
        table, text = self.table, self.table.app.text
        kinds = {"turning": table.turning, "bookmark": table.bookmarks, "round": table.film.rounds}
        named = [text(f"replay.{kind}") for kind, counts in kinds.items() if count in counts]
        return "\n".join([*([" · ".join(named)] if named else []), table.words_of(count)])

    def handle(self, event: pygame.event.Event) -> bool:
        """Follow the mouse along the slider; True when it is used."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.slider.collidepoint(event.pos):
            self.dragged = True
            self.table.controls.ring.focus("slider", visible=False)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.dragged:
            self.dragged = False
            return True
        elif event.type == pygame.MOUSEWHEEL and self.rect.collidepoint(self.table.app.pointer):
            self.table.jump(self.table.count + (1 if event.y < 0 else -1))
            return True
        elif event.type != pygame.MOUSEMOTION:
            return False
        if self.dragged:
            place = self.place_at if event.type == pygame.MOUSEBUTTONDOWN else self.count_at
            self.table.jump(place(event.pos[0]))
        else:
            self._aim(event.pos)
        return self.dragged

    def _aim(self, pos: tuple[int, int]) -> None:
        """Let the tooltip tell of the place under the pointer, beside it; else of the slider."""
        table, over = self.table, self.slider.collidepoint(pos)
        count = self.place_at(pos[0])
        self._target.tooltip = self.told_at(count) if over else table.app.text("replay.slider")
        self._target.about = f"slider.{count}" if over else ""
        near = pygame.Rect(pos[0] - 2, self.slider.top, 5, self.slider.height)
        self._target.rect = near if over and not table.controls.ring.visible else self.slider

    def draw(self, surface: pygame.Surface) -> None:
        """The wood, the groove with what has passed filled, the marks and the knob."""
        theme = self.table.app.theme
        pygame.draw.rect(surface, WALNUT_DEEP, self.rect)
        pygame.draw.rect(surface, SHADOW, (0, self.rect.top - 1, self.rect.width, max(theme.px(2), 1)))
        groove, line = self._groove(), max(theme.px(1.5), 1)
        draw_box(surface, groove, groove.height // 2, PAPER_SHADE, BRASS_DARK, line)
        passed = groove.copy()
        passed.width = max(self.x_of(self.table.reached) - groove.left, groove.height)
        draw_box(surface, passed, groove.height // 2, BRASS, BRASS_DARK, line)
        self._draw_marks(surface, groove)
        knob = drawn.disc(theme.px(KNOB), CREAM, BRASS_DARK)
        surface.blit(knob, knob.get_rect(center=(self.x_of(self.table.reached), groove.centery)))

    def _draw_marks(self, surface: pygame.Surface, groove: pygame.Rect) -> None:
        """Rounds as strokes, turning points as diamonds below, bookmarks as ribbons above."""
        table, px = self.table, self.table.app.theme.px
        for x in self._spots(table.film.rounds):
            stroke = pygame.Rect(0, 0, max(px(2.5), 2), groove.height + px(14))
            stroke.center = (x, groove.centery)
            draw_box(surface, stroke, 1, BRASS_LIGHT, INK, 1)
        size = px(7)
        for x in self._spots(table.turning):
            at = (x, groove.bottom + size + px(2))
            points = [(at[0], at[1] - size), (at[0] + size, at[1]), (at[0], at[1] + size), (at[0] - size, at[1])]
            pygame.draw.polygon(surface, RUST, points)
            pygame.draw.polygon(surface, CREAM, points, max(px(1.5), 1))
        for x in self._spots(table.bookmarks):
            icon = table.app.assets.icon("bookmark", px(18), BRASS_LIGHT)
            surface.blit(icon, icon.get_rect(midbottom=(x, groove.top - px(6))))

    def _spots(self, counts: Iterable[int]) -> list[int]:
        """Where places of the game are on the slider."""
        return [self.x_of(count) for count in counts if 0 <= count <= self.table.film.total]
