"""Looking back on a finished game: the moments around which a person's chance to win changed most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from ai.messages import TurningPoint
from ai.worker import Answer, Request, Thinker
from ui.app import App
from ui.scenes.thinking import ThinkingScene, percent
from ui.theme import BODY, BRASS_DARK, INK, INK_SOFT, MOSS, RUST, SMALL, Colour

CLEARLY = 0.1
"""By how much the chance must change after a move for that to be told."""


@dataclass(frozen=True)
class Told:
    """A turning point in words: when it was, what was played, what would have been better."""

    when: str
    played: str
    better: str


@dataclass(frozen=True)
class Person:
    """A person who played: the seat and the name."""

    seat: int
    name: str


class ReviewScene(ThinkingScene):
    """The turning points of one person after the other."""

    def __init__(
        self,
        app: App,
        thinker: Thinker,
        people: Sequence[Person],
        question: Callable[[int], Request],
        retell: Callable[[TurningPoint], Told],
        look: Callable[[TurningPoint], None],
        heard: dict[int, Answer],
    ) -> None:
        """A review for these persons; `question` asks about a seat, `retell` puts a moment into words, `look` shows it.

        What was found before is `heard`, by seat, and is not asked again.
        """
        super().__init__(app, thinker)
        self.people = list(people)
        self.question = question
        self.retell = retell
        self.look = look
        self.chosen = 0
        self._heard = heard

    @property
    def person(self) -> Person:
        """Whose game is looked at."""
        return self.people[self.chosen]

    @property
    def points(self) -> tuple[TurningPoint, ...]:
        """The turning points that are shown."""
        return self.answer.points if self.answer is not None else ()

    def request(self) -> Request:
        """The question about the chosen person."""
        return self.question(self.person.seat)

    def title(self) -> str:
        """The words over the panel."""
        return self.app.text("review.title")

    def lead(self) -> str:
        """Whose chances these are."""
        return self.app.text("review.lead", name=self.person.name)

    def waiting(self) -> str:
        """What is said while the game is gone through."""
        return self.app.text("review.thinking")

    def nothing(self) -> str:
        """What is said where it failed, or where there was nothing to choose."""
        failed = self.answer is not None and bool(self.answer.problem)
        return self.app.text("review.failed" if failed else "review.none", name=self.person.name)

    def count(self) -> int:
        """A row for every turning point."""
        return len(self.points)

    def hear(self, answer: Answer) -> None:
        """Keep what was found, so that turning back to a person is quick."""
        if not answer.problem:
            self._heard[self.person.seat] = answer
        super().hear(answer)

    def ask(self) -> None:
        """Show what is known of the person; otherwise ask."""
        known = self._heard.get(self.person.seat)
        if known is not None:
            self.answer, self.where = known, ""
        else:
            super().ask()

    def turn(self, index: int) -> None:
        """Look at another person's game."""
        self.chosen = index
        self.thinker.cancel()
        self.ask()
        self.rebuild()

    def fill(self, number: int, row: pygame.Rect) -> None:
        """When and what at the left, the chances before and after at the right."""
        point = self.points[number]
        told, px = self.retell(point), self.app.theme.px
        ground, tip = self.boxes[number], self.app.text("review.look_tip")
        self.controls.area(f"point.{number}", ground, partial(self._edge, ground.size), partial(self.look, point), tip)
        side = round(row.width * 0.4)
        left = pygame.Rect(row.left, row.top, row.width - side - px(20), row.height)
        heights = [round(row.height * 0.22), round(row.height * 0.4)]
        parts = [
            (told.when, "ui_bold", SMALL, INK_SOFT, heights[0]),
            (self.app.text("review.played", action=told.played), "ui_bold", BODY, INK, heights[1]),
            (self._verdict(point, told), "ui", SMALL, INK_SOFT, left.height - sum(heights)),
        ]
        top = left.top
        for words, family, size, colour, height in parts:
            self.controls.label(pygame.Rect(left.left, top, left.width, height), words, family, size, colour)
            top += height
        self._chances(point, pygame.Rect(row.right - side, row.top, side, row.height))

    def _verdict(self, point: TurningPoint, told: Told) -> str:
        """What would have been better, or that nothing was."""
        text = self.app.text
        if told.better:
            chances = {"better": percent(text, point.before), "chance": percent(text, point.after)}
            better = text("review.better", action=told.better, **chances)
            turn = point.later - point.after
            if abs(turn) <= CLEARLY:
                return better
            return f"{better} {text('review.then_well' if turn > 0 else 'review.then_badly')}"
        return text("review.lucky" if point.swing > 0 else "review.unlucky")

    def _chances(self, point: TurningPoint, area: pygame.Rect) -> None:
        """The chances as bars under each other: with the best move, with the one played, and at the next choice."""
        px, text, bars = self.app.theme.px, self.app.text, bars_of(point)
        gap = px(6)
        height = min(px(30), (area.height + gap) // len(bars) - gap)
        top = area.centery - (len(bars) * (height + gap) - gap) // 2
        for name, chance, tint in bars:
            label = pygame.Rect(area.left, top, px(128), height)
            self.controls.label(label, text(f"review.{name}"), "ui", SMALL, INK_SOFT, "right")
            left = label.right + px(10)
            self.add_bar(pygame.Rect(left, top, area.right - left, height), chance, tint)
            top += height + gap

    def _edge(self, size: tuple[int, int], state: str) -> pygame.Surface:
        """Nothing but an edge where the row is pointed at."""
        theme, surface = self.app.theme, pygame.Surface(size, pygame.SRCALPHA)
        if state in ("hovered", "down"):
            edge = max(theme.px(3), 2)
            pygame.draw.rect(surface, BRASS_DARK, surface.get_rect(), edge, border_radius=theme.px(10))
        return surface

    def foot(self, area: pygame.Rect) -> None:
        """Whose game is looked at, where several persons have played."""
        if len(self.people) > 1:
            box = pygame.Rect(area.topleft, (min(self.app.theme.px(420), area.width), area.height))
            self.controls.choice("person", box, [one.name for one in self.people], self.chosen, self.turn)


def bars_of(point: TurningPoint) -> list[tuple[str, float, Colour]]:
    """The chances of a turning point with the last part of their text keys and their colours.

    Where a better move is told, both chances are those that its sentence tells.
    """
    later = ("after", point.later, MOSS if point.later > point.after else RUST)
    if point.better == point.played:
        return [("before", point.before, BRASS_DARK), later]
    return [("best", point.before, BRASS_DARK), ("move", point.after, BRASS_DARK), later]
