"""Looking back on a game: everyone's chances and points as lines, where they turned, what was luck and what was not."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from ai.analysis.curve import Swing
from ui.app import App
from ui.presses import means
from ui.scenes.analysis_parts import DISC, Card, charted, draw_disc
from ui.scenes.analysis_plan import AnalysisPlan, plan_of
from ui.scenes.analysis_sums import Sums
from ui.scenes.tabs import Tab, place_tabs
from ui.table.advice_slip import draw_bar
from ui.text import percent
from ui.theme import BRASS_DARK, INK, INK_SOFT, PLAYERS, SMALL
from ui.widgets.chart import Chart, spread
from ui.widgets.focus import Target
from ui.widgets.page import Page

if TYPE_CHECKING:
    from ui.table.look_back import LookBack

VIEWS = ("chances", "points", "sums")
"""What the page can show; the sums are a view of their own only where a page is crowded."""


class AnalysisScene(Page):
    """The curve of a game with its turning points; it grows while it is looked at."""

    widest = 1800
    lasting = True

    def __init__(self, app: App, look_back: LookBack) -> None:
        """A page about the game of a table, which goes on being made while the page is open."""
        super().__init__(app)
        self.look_back = look_back
        self.view = "chances"
        self.pinned = -1
        """The choice that is shown while none is pointed at; -1 for the one at which most happened."""
        self.pointed = -1
        self._going = False
        """Whether the curve was being made when the replay was opened."""
        self.plan: AnalysisPlan
        self.card: Card
        self.sums: Sums
        self.chart: Chart
        self._picture: pygame.Surface | None = None
        self._due = False
        """Whether the lines are drawn anew in the next frame: page and lines in one would take too long."""
        self._fresh = False
        """Whether the page was laid out in this frame."""
        self._meter = pygame.Rect(0, 0, 0, 0)
        self._laid_out: tuple[object, ...] = ()
        self._swings: list[Swing] = []
        self._turns: list[Swing] = []
        self._marks: list[tuple[pygame.Rect, Swing]] = []

    @property
    def running(self) -> bool:
        """Whether the game is not over."""
        return not self.look_back.analyst.result

    @property
    def chosen(self) -> Swing | None:
        """The choice that is told beside the curve."""
        number = self.pointed if self.pointed >= 0 else self.pinned
        if number < 0 and self._turns:
            number = max(self._turns, key=lambda one: one.weight).start
        return next((swing for swing in self._swings if swing.start == number), None)

    def title(self) -> str:
        """The heading of the page."""
        return self.app.text("analysis.title")

    def enter(self) -> None:
        """Go on with what is not known yet."""
        self.look_back.analyst.go_on()

    def resume(self, result: object) -> None:
        """After the replay, go on as before it."""
        super().resume(result)
        if self._going:
            self.look_back.analyst.go_on()
        self.rebuild()

    def leave(self) -> None:
        """Think no more, and let go of the pictures."""
        super().leave()
        self.look_back.stop()

    def fill(self, inner: pygame.Rect) -> None:
        """The bar, and what of chart, sums and the choice that is looked at is shown."""
        self._laid_out = self._found()
        self.look_back.past.fit()
        seats, curve = self.look_back.table.session.match.seats, self.look_back.analyst.curve
        self._swings, self._turns = curve.swings(), curve.turning_points()
        self.plan = plan = plan_of(self.app.theme, inner, len(seats), self.view)
        self.sums = Sums(self.app, plan.sums, seats, curve, self.running)
        if plan.sums:
            self.sums.put(self.controls)
        self.chart = charted(self.look_back, plan.chart, self.view)
        self._due, self._fresh = bool(plan.chart), True
        if self._picture is not None and self._picture.get_size() != plan.chart.size:
            self._picture = None
        self._bar(plan.bar)
        self._marks = []
        self.controls.ring.set_extra([])
        if plan.chart:
            self._mark_turns()
            self.controls.ring.set_extra([Target("chart", plan.chart, self._look, self._on_key)])
            self._put_look(plan)
        self.card = Card(self.app, plan.card, self.sums.meaning if plan.sums else ())

    def _put_look(self, plan: AnalysisPlan) -> None:
        """The way to the replay; in a crowded page without words."""
        text, able = self.app.text, bool(self._swings)
        words, tip = text("analysis.look"), text("analysis.look_tip")
        tip = f"{words}\n{tip}" if plan.crowded else tip
        words = "" if plan.crowded else words
        self.controls.button("look", plan.look, words, self._look, "eye", tooltip=tip, enabled=able)

    def rects(self) -> dict[str, pygame.Rect]:
        """The controls, and the chart."""
        return super().rects() | ({"chart": self.plan.chart} if self.plan.chart else {})

    def _bar(self, bar: pygame.Rect) -> None:
        """What the lines are, how far the making of them is, and the button that stops it or goes on."""
        px, text, analyst = self.app.theme.px, self.app.text, self.look_back.analyst
        rest = self._views(bar)
        self._meter = pygame.Rect(0, 0, 0, 0)
        if not analyst.done:
            button = pygame.Rect(rest.right - bar.height, bar.top, bar.height, bar.height)
            icon, tip = ("pause", "analysis.pause") if analyst.busy else ("play", "analysis.go_on")
            self.controls.button("pause", button, "", self.toggle, icon, tooltip=text(tip))
            rest.width -= button.width + px(12)
            self._meter = pygame.Rect(rest.left, rest.bottom - px(14), rest.width, px(12))
            rest.height -= px(16)
        self.controls.label(rest, self._state(), "ui", SMALL, INK_SOFT, "right" if analyst.done else "left")

    def _views(self, bar: pygame.Rect) -> pygame.Rect:
        """The views that can be chosen; what they leave of the bar."""
        px, crowded = self.app.theme.px, self.plan.crowded
        views = VIEWS if crowded else VIEWS[:2]
        chosen = self.view if self.view in views else VIEWS[0]
        words = {view: self.app.text(f"analysis.view.{view}") for view in views}
        tabs = [Tab(f"view.{view}", label, partial(self.turn, view)) for view, label in words.items()]
        wide = min(px(240 * len(views)), round(bar.width * (0.66 if crowded else 0.56)))
        place_tabs(self.controls, pygame.Rect(bar.topleft, (wide, bar.height)), tabs, f"view.{chosen}")
        left = bar.left + wide + px(16)
        return pygame.Rect(left, bar.top, bar.right - left, bar.height)

    def _state(self) -> str:
        """How far the making is, in words."""
        text, analyst = self.app.text, self.look_back.analyst
        if analyst.problem:
            return text("analysis.failed")
        if analyst.done and self._swings:
            return text("analysis.hint") if self.plan.chart else ""
        if analyst.done:
            return text("analysis.nothing")
        return text("analysis.busy" if analyst.busy else "analysis.stopped", part=percent(text, analyst.part))

    def _mark_turns(self) -> None:
        """A numbered mark for every turning point over its place, none over another."""
        px, plot = self.app.theme.px, self.chart.plot
        size, turns = px(DISC), self._turns
        places = spread([float(self.chart.x(one.start)) for one in turns], size + px(4), plot.left, plot.right)
        self._marks = []
        for n, (swing, x) in enumerate(zip(turns, places, strict=True)):
            rect = pygame.Rect(0, 0, size, size)
            rect.midtop = (round(x), self.chart.rect.top + px(4))
            draw = partial(draw_disc, self.app.theme, size, n + 1)
            self.controls.area(f"mark.{n}", rect, draw, partial(self.pin, swing.start), self._mark_tip(n, swing))
            self._marks.append((rect, swing))

    def _mark_tip(self, n: int, swing: Swing) -> str:
        told = self.look_back.told(swing)
        return self.app.text("analysis.mark_tip", n=n + 1, when=told.when if told is not None else "…")

    def turn(self, view: str) -> None:
        """Show chances, points or sums."""
        self.view = view
        self.rebuild()

    def toggle(self) -> None:
        """Stop the making of the curve, or go on with it."""
        analyst = self.look_back.analyst
        if analyst.busy:
            analyst.stop()
        else:
            analyst.go_on()
        self.rebuild()

    def pin(self, number: int) -> None:
        """Go on telling of a choice while none is pointed at."""
        self.pinned = number

    def _look(self) -> None:
        """Show the table at the choice that is told."""
        if self.chosen is not None:
            self._going = self.look_back.analyst.busy
            self.look_back.look(self.chosen.start)

    def _on_key(self, event: pygame.event.Event) -> bool:
        """Left and right go from choice to choice."""
        if not means(event, "left", "right") or not self._swings:
            return False
        numbers = [swing.start for swing in self._swings]
        at = numbers.index(self.chosen.start) if self.chosen is not None else 0
        self.pinned = numbers[min(max(at + (1 if means(event, "right") else -1), 0), len(numbers) - 1)]
        self.pointed = -1
        return True

    def handle(self, event: pygame.event.Event) -> None:
        """Pointing at the chart tells of the nearest choice, a click shows the table then."""
        if event.type == pygame.MOUSEMOTION:
            self.pointed = self._nearest(self.app.pointer)
        on_mark = any(rect.collidepoint(self.app.pointer) for rect, _ in self._marks)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.pointed >= 0 and not on_mark:
            self._look()
            return
        super().handle(event)

    def _nearest(self, pos: tuple[int, int]) -> int:
        """The measured choice nearest to a place of the chart, -1 beside it; on a mark that of the mark."""
        for rect, swing in self._marks:
            if rect.collidepoint(pos):
                return swing.start
        if not self.plan.chart.collidepoint(pos) or not self._swings:
            return -1
        course = self.chart.course(pos[0])
        return min(self._swings, key=lambda one: abs(one.start - course)).start

    def update(self, dt: float) -> None:
        """Take up what was found since."""
        super().update(dt)
        self.look_back.update()
        fresh, self._fresh = self._fresh, False
        if fresh:
            return
        if self._due:
            self._picture, self._due = self.chart.draw(), False
        elif self._laid_out != self._found() and not self.app.pressed:
            self.rebuild()
        if self.plan.card:
            self.card.show(self.look_back, self.chosen, self.running)

    def _found(self) -> tuple[object, ...]:
        """What the page is laid out for."""
        analyst = self.look_back.analyst
        return analyst.looks, analyst.busy, analyst.problem

    def settled(self) -> bool:
        """Whether nothing more is found out or drawn."""
        shown = not self._due and self._laid_out == self._found()
        return shown and not self.look_back.analyst.busy and not self.look_back.past.busy

    def idle(self) -> bool:
        """Rest once everything is there."""
        return self.settled() and super().idle()

    def draw(self, surface: pygame.Surface) -> None:
        """Page, chart, the choice that is told, and the controls."""
        if self.ground is not None:
            surface.blit(self.ground, (0, 0))
        if self._picture is not None:
            surface.blit(self._picture, self.plan.chart)
        if self.plan.chart:
            self._draw_threads(surface)
            self.card.draw(surface)
        if self.plan.sums:
            self.sums.draw(surface)
        if self._meter.width:
            part = self.look_back.analyst.part
            draw_bar(surface, self._meter, part, max(self.app.theme.px(1.5), 1), BRASS_DARK)
        self.controls.draw(surface)

    def _draw_threads(self, surface: pygame.Surface) -> None:
        """From every mark down to its place; over the choice that is told a line with dots on all curves."""
        px, plot = self.app.theme.px, self.chart.plot
        for rect, swing in self._marks:
            foot = (self.chart.x(swing.start), plot.bottom)
            pygame.draw.line(surface, BRASS_DARK, rect.midbottom, (foot[0], rect.bottom + px(10)), max(px(1.5), 1))
            pygame.draw.line(surface, BRASS_DARK, (foot[0], rect.bottom + px(10)), foot, max(px(1), 1))
        chosen = self.chosen
        if chosen is None:
            return
        x = self.chart.x(chosen.start)
        pygame.draw.line(surface, INK, (x, plot.top), (x, plot.bottom), max(px(2), 1))
        values = chosen.measure.points if self.view == "points" else chosen.measure.shares
        for one in self.chart.series:
            spot = (x, self.chart.y(values[one.seat]))
            pygame.draw.circle(surface, INK, spot, px(7))
            pygame.draw.circle(surface, PLAYERS[one.colour].colour, spot, px(5))
