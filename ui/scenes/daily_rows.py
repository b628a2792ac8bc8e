"""The deals of a day one below the other: what each is, how it stands, and the way to it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from ui import even, typeset
from ui.boards.kit.shapes import right, rows
from ui.boards.registry import DRAWERS, Drawer
from ui.records.daily import MOST
from ui.records.tally import Own
from ui.scenes.daily_words import against, day_words, variant
from ui.scenes.notice import tell
from ui.scenes.records_words import place
from ui.theme import BODY, BRASS_DARK, CONTROL_HEIGHT, HEADING, INK, INK_SOFT, PAPER_EDGE, PAPER_SHADE, SMALL
from ui.widgets.panel import clip_round, draw_box, outline
from ui.widgets.score_tag import minus

if TYPE_CHECKING:
    from ui.assets import Assets
    from ui.scenes.daily import DailyScene

GAP, PAD = 12, 10
"""Units between the deals, and around what stands in one."""

TALL, RULE = 168, 78
"""Units that a deal is high at most, and that the sentence about what counts has."""

LOW = 100
"""Units that a deal needs at least, with the gap below it, where that sentence stands under them."""

BUTTON, STARS = 190, 26
"""Units that the button of a deal is wide, and that a star is large."""


def draw_stars(surface: pygame.Surface, assets: Assets, box: pygame.Rect, count: int) -> None:
    """Three places side by side at the left of a box: a star where there is one, else its outline."""
    side = min(box.height, box.width // MOST)
    for n in range(MOST):
        spot = pygame.Rect(box.left + n * side, box.centery - side // 2, side, side)
        picture = assets.icon("star", max(side - 2, 1), BRASS_DARK) if n < count else _hollow(assets, max(side - 2, 1))
        surface.blit(picture, picture.get_rect(center=spot.center))


def _hollow(assets: Assets, side: int) -> pygame.Surface:
    """The outline of a star."""

    def make() -> pygame.Surface:
        star = assets.icon("star", side, BRASS_DARK).copy()
        inner = assets.icon("star", max(round(side * 0.66), 1), (0, 0, 0))
        star.blit(inner, inner.get_rect(center=star.get_rect().center), special_flags=pygame.BLEND_RGBA_SUB)
        return star

    return assets.kept(("hollow star", side), make)


class Rows:
    """Places the deals of a scene's day."""

    def __init__(self, scene: DailyScene, area: pygame.Rect) -> None:
        """The deals in an area of the sheet."""
        self.scene = scene
        self.app = scene.app
        self.area = area
        self.wide = 0

    def place(self) -> None:
        """The date at the top, the deals, and at the bottom what counts."""
        px, text, scene = self.app.theme.px, self.app.text, self.scene
        head = pygame.Rect(self.area.left, self.area.top, self.area.width, px(CONTROL_HEIGHT))
        foot, words = self._foot(head.bottom), head
        if not foot.height:
            button, words = right(head, head.height, px(GAP))
            scene.controls.button("rule", button, "", self._tell_rule, "info", "icon", text("daily.rule_open"))
        if scene.day != scene.today:
            button, words = right(words, px(BUTTON), px(GAP))
            press = partial(scene.look_at, scene.today)
            scene.controls.button("today", button, text("daily.today"), press, "calendar")
        told = day_words(text, scene.day)
        told = text("daily.of_today", date=told) if scene.day == scene.today else f"{told[:1].upper()}{told[1:]}"
        scene.controls.label(words, told, "serif_bold", HEADING, BRASS_DARK)
        if foot.height:
            scene.controls.label(foot, text("daily.rule"), "ui", SMALL, INK_SOFT, valign="bottom")
        room = pygame.Rect(self.area.left, head.bottom + px(6), self.area.width, foot.top - head.bottom - px(12))
        gap = px(GAP) if len(DRAWERS) <= 4 else px(4)
        high = min((room.height + gap) // len(DRAWERS) - gap, px(TALL))
        room.height = len(DRAWERS) * (high + gap) - gap
        places = rows(room, len(DRAWERS), gap)
        self.wide = self._button_width(places[0])
        for shown, rect in zip(DRAWERS.values(), places, strict=True):
            self._deal(shown, rect)

    def _button_width(self, rect: pygame.Rect) -> int:
        """How wide the buttons are: words have to leave room for what the deals are, else pictures stand alone."""
        theme = self.app.theme
        wide = min(theme.px(BUTTON), rect.width * 3 // 10)
        room = rect.width - 2 * theme.px(PAD) - self._frame(rect).width - wide - 2 * theme.px(GAP)
        font = theme.font("ui", SMALL * typeset.SMALLEST)
        longest = max(typeset.line_width(font, self._about(game)) for game in DRAWERS)
        return wide if longest <= room else theme.px(CONTROL_HEIGHT)

    def _about(self, game: str) -> str:
        """Whom one plays against, and how."""
        told, named = against(self.app, game, self.scene.day), variant(self.app.text, game, self.scene.day)
        return f"{told} · {named}" if named else told

    def _frame(self, rect: pygame.Rect) -> pygame.Rect:
        """The place of the game's picture."""
        pad = min(self.app.theme.px(PAD), rect.height // 12)
        inner = rect.inflate(-2 * pad, -2 * pad)
        return pygame.Rect(inner.topleft, (min(inner.height * 4 // 3, inner.width // 4), inner.height))

    def _foot(self, above: int) -> pygame.Rect:
        """The place of the sentence about what counts; nothing where the deals need the room."""
        px = self.app.theme.px
        tall = px(RULE) if self.area.bottom - px(RULE) - above >= len(DRAWERS) * px(LOW) else 0
        return pygame.Rect(self.area.left, self.area.bottom - tall, self.area.width, tall)

    def _tell_rule(self) -> None:
        tell(self.app, self.app.text("daily.rule_open"), self.app.text("daily.rule"))

    def _deal(self, shown: Drawer, rect: pygame.Rect) -> None:
        """One deal: the game's picture, what it is and how it stands, and a button."""
        px, scene, game = self.app.theme.px, self.scene, shown.game
        assert scene.ground is not None
        draw_box(scene.ground, rect, px(10), PAPER_SHADE, PAPER_EDGE, 1)
        frame = self._frame(rect)
        inner = rect.inflate(2 * (rect.left - frame.left), frame.height - rect.height)
        scene.ground.blit(clip_round(self.app.assets.cover(shown.emblem, frame.size), px(6)), frame)
        scene.ground.blit(outline(frame.size, px(6), BRASS_DARK, max(px(1), 1)), frame)
        button, rest = right(inner, self.wide, px(GAP))
        button = pygame.Rect(button.left, 0, button.width, min(px(CONTROL_HEIGHT), inner.height))
        button.centery = inner.centery
        words = pygame.Rect(frame.right + px(GAP), rest.top, rest.right - frame.right - px(GAP), rest.height)
        self._words(shown, words)
        self._button(game, button)

    def _words(self, shown: Drawer, area: pygame.Rect) -> None:
        """The name, whom one plays against and how, and how it stands."""
        scene, text, game, day = self.scene, self.app.text, shown.game, self.scene.day
        name, deal, state = rows(area, 3)
        scene.controls.label(name, shown.title(text), "serif_bold", BODY, INK)
        told = [(self._about(one), deal.size) for one in DRAWERS]
        letters = even.line_size(self.app.theme, "ui", SMALL, told)
        scene.controls.label(deal, self._about(game), "ui", letters, INK_SOFT)
        own = scene.tries(game).counted
        if own is not None:
            side = min(self.app.theme.px(STARS), state.height)
            box = pygame.Rect(state.left, state.top, MOST * side, state.height)
            assert scene.ground is not None
            draw_stars(scene.ground, self.app.assets, box, scene.stars_of(game, day))
            gap = self.app.theme.px(10)
            state = pygame.Rect(box.right + gap, state.top, state.right - box.right - gap, state.height)
        scene.controls.label(state, self._state(game, own), "ui_bold", SMALL, BRASS_DARK)

    def _state(self, game: str, own: Own | None) -> str:
        """How the deal stands."""
        scene, text = self.scene, self.app.text
        if own is not None:
            told = text("daily.done", n=own.me.points, points=minus(own.me.points), place=place(text, own))
            par = scene.desk.par(scene.wish(own).deal)
            whole = scene.desk.whole(scene.wish(own)) is not None
            return told if whole else f"{told} · {text('daily.par_coming', part=len(par.points))}"
        if scene.in_play(game) is not None:
            return text("daily.running")
        if practice := scene.tries(game).practice:
            best = max(one.me.points for one in practice)
            return text("daily.practised", n=len(practice), best=minus(best))
        return text("daily.untried" if scene.day == scene.today else "daily.open_to_practice")

    def _button(self, game: str, rect: pygame.Rect) -> None:
        """Play, go on, practise, or see what came of it."""
        scene, text = self.scene, self.app.text
        if scene.tries(game).counted is not None:
            name, icon, kind, press = "result", "star", "plain", partial(scene.open_result, game)
        elif scene.day != scene.today:
            name, icon, kind, press = "practise", "redo", "plain", partial(scene.play, game)
        else:
            name = "go_on" if scene.in_play(game) is not None else "play"
            icon, kind, press = "play", "primary", partial(scene.play, game)
        label = text(f"daily.{name}") if rect.width > rect.height else ""
        at = f"{'result' if name == 'result' else 'play'}.{game}"
        scene.controls.button(at, rect, label, press, icon, kind, text(f"daily.{name}_tip"))
