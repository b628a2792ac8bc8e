"""The show at the end of a game: the picture in which the points are counted, with the plates of all seats."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.core.record import Seat
from ui import typeset
from ui.aside import given_pause
from ui.palette import in_force
from ui.portraits import faces
from ui.scenes.ending import STILL, Ending, Step
from ui.sheets import sheet
from ui.theme import BRASS, BRASS_LIGHT, CREAM, WALNUT_DEEP
from ui.widgets.panel import draw_box, draw_shadow, draw_veil
from ui.widgets.score_tag import draw_tag
from ui.widgets.seat_plate import Plate, draw_plate

INTRO = 1.1
"""Seconds at normal pace before the first step."""

STEP, COUNTING = 0.95, 7.6
"""Seconds of a step at most, and of all steps together."""

FINALE, FEAST = 3.4, 1.4
"""Seconds that the finished picture is shown, and in which its feast unfolds."""

SETTLED = 0.7
"""The part of a step after which its points stand still and can be read."""

MAKING = "show"
"""The name under which the next picture is made beside the loop."""

LATE = 3
"""The show falls at most so many steps behind while pictures are made; further on it goes at once."""

HEADER = 74
BANNERS = ((56, 28), (100, 21), (1000, 16))
"""The height of the banner, and the size of words on it of up to so many letters."""


@dataclass(frozen=True)
class Moment:
    """How far the show is: steps counted, the part of the next one, the part of the feast; -1 before the first step.

    `since` are the seconds since the feast began.
    """

    counted: int
    part: float = 0.0
    feast: float = 0.0
    since: float = STILL


class Show:
    """Plays an ending: any moment of it can be drawn, whatever was drawn before."""

    def __init__(self, ending: Ending, seats: Sequence[Seat], winners: tuple[int, ...]) -> None:
        """The show of a finished game."""
        self.app = ending.app
        self.ending = ending
        self.seats = seats
        self.winners = winners
        self.steps: list[Step] = ending.steps()
        self.title = self.closing = ""
        self.plates: list[pygame.Rect] = []
        self.header = pygame.Rect(0, 0, 0, 0)
        self._kept: tuple[int, pygame.Surface] | None = None
        self._next: tuple[int, pygame.Surface] | None = None
        self._spare: pygame.Surface | None = None
        self._grounds: dict[int, pygame.Surface] = {}
        self._laid_for: tuple[object, ...] = ()

    @property
    def pause(self) -> float:
        """Seconds that one step takes at normal pace."""
        return min(STEP, COUNTING / max(len(self.steps), 1))

    @property
    def counting(self) -> float:
        """Seconds at normal pace until everything is counted."""
        return INTRO + self.pause * len(self.steps)

    @property
    def length(self) -> float:
        """Seconds that the whole show takes at normal pace."""
        return self.counting + FINALE

    def moment(self, age: float) -> Moment:
        """What is shown after so many seconds at normal pace."""
        if age < INTRO:
            return Moment(-1)
        number, rest = divmod(age - INTRO, self.pause)
        if number >= len(self.steps):
            since = max(age - self.counting, 0.0)
            return Moment(len(self.steps), 0.0, min(since / FEAST, 1.0), since)
        return Moment(int(number), min(rest / self.pause / SETTLED, 1.0))

    @property
    def reach(self) -> float:
        """The age at which the show waits for the pictures of its next steps, so that none is left out."""
        if self._kept is None or (self._next is None and not self.app.beside.makes(MAKING)):
            return math.inf
        return INTRO + self.pause * (self._kept[0] + 1 + (self._next is not None))

    @property
    def finished(self) -> Moment:
        """The moment in which everything is counted and the feast has unfolded."""
        return Moment(len(self.steps), 0.0, 1.0)

    def arrange(self, size: tuple[int, int], closing: str) -> None:
        """Lay everything out for a window and a language; `closing` stands over the finished picture."""
        px, window = self.app.theme.px, pygame.Rect((0, 0), size)
        steps, self.title, self.closing = self.ending.steps(), self.ending.title(), closing
        key = (size, self.app.theme.unit, in_force(), tuple(steps), self.winners)
        if key == self._laid_for:
            return
        self.steps, self._laid_for = steps, key
        margin = px(16)
        self.header = pygame.Rect(margin, margin // 2, window.width - 2 * margin, px(HEADER))
        top = self.header.bottom + margin // 2
        area = pygame.Rect(margin, top, window.width - 2 * margin, window.height - top - margin)
        self.plates = self.ending.arrange(area, self.steps)
        self.forget()

    def forget(self) -> None:
        """Let go of kept pictures."""
        self.app.beside.stop(MAKING)
        self._kept = self._next = self._spare = None
        self._grounds.clear()
        self.ending.release()

    def behind(self, size: tuple[int, int]) -> pygame.Surface:
        """The finished picture without a banner, darkened, as ground for something else; all others are let go of."""
        picture = sheet(size)
        self._draw_picture(picture, self._reached(self.finished))
        given_pause()
        draw_veil(picture, 120)
        self.forget()
        return picture

    def totals(self, moment: Moment) -> list[int]:
        """What every seat has at a moment; the step under way counts up."""
        done = self.steps[: max(moment.counted, 0)]
        totals = [sum(step.points[seat] for step in done) for seat in range(len(self.seats))]
        step = self._under_way(moment)
        if step is None:
            return totals
        return [total + round(points * moment.part) for total, points in zip(totals, step.points, strict=True)]

    def draw(self, surface: pygame.Surface, moment: Moment) -> None:
        """Draw a moment under the banner that tells it."""
        moment = self._reached(moment)
        self._draw_picture(surface, moment)
        self._draw_header(surface, moment, self._under_way(moment))

    def _draw_picture(self, surface: pygame.Surface, moment: Moment) -> None:
        """What is counted already as a kept picture, then what moves."""
        number = max(moment.counted, 0)
        if self._kept is None or self._kept[0] != number:
            self._turn_to(surface.get_size(), number)
        assert self._kept is not None
        surface.blit(self._kept[1], (0, 0))
        if given_pause() is None:
            self._look_ahead(surface.get_size(), number + 1)
        if number < len(self.steps):
            self._draw_step(surface, number, moment.part)
        if moment.feast > 0:
            self.ending.draw_finale(surface, moment.feast)
            self.ending.draw_feast(surface, moment.since)
        self._draw_plates(surface, moment)

    def _reached(self, moment: Moment) -> Moment:
        """The moment itself, or the end of the step before it while the picture after that is still being made."""
        if self._kept is None or given_pause() is not None or not 0 < moment.counted - self._kept[0] <= LATE:
            return moment
        kept = self._kept[0]
        if self._next is not None and self._next[0] == kept + 1 < moment.counted:
            return Moment(kept + 1, 1.0)
        return Moment(kept, 1.0) if self.app.beside.makes(MAKING) else moment

    def _turn_to(self, size: tuple[int, int], number: int) -> None:
        """Take the picture with so many steps counted."""
        self.app.beside.stop(MAKING)
        ready, self._next = self._next, None
        if ready is not None and ready[0] == number:
            picture = ready[1]
        else:
            picture = self._resting(size, number, ready[1] if ready is not None else self._spare)
        self._spare = self._kept[1] if self._kept is not None else None
        self._kept = (number, picture)

    def _look_ahead(self, size: tuple[int, int], number: int) -> None:
        """Have the picture with so many steps counted made beside the loop, if there is one and one to take it."""
        beside = self.app.beside
        if beside.live and self._next is None and not beside.makes(MAKING) and number <= len(self.steps):
            beside.begin(MAKING, lambda _pause: self._make_next(size, number))

    def _make_next(self, size: tuple[int, int], number: int) -> None:
        picture = self._resting(size, number, self._spare)
        self._try_step(size, number)
        self._next, self._spare = (number, picture), None

    def _try_step(self, size: tuple[int, int], number: int) -> None:
        """Draw a step where nobody sees it, half counted and counted, so that its pictures are there when it comes."""
        if number < len(self.steps):
            unseen = sheet(size)
            unseen.set_clip(pygame.Rect(0, 0, 0, 0))
            for part in (0.5, 1.0):
                self._draw_step(unseen, number, part)
            self._draw_header(unseen, Moment(number), self.steps[number])

    def _under_way(self, moment: Moment) -> Step | None:
        """The step that is being counted."""
        return self.steps[moment.counted] if 0 <= moment.counted < len(self.steps) else None

    def _act(self, number: int) -> int:
        """The act to which a moment with so many counted steps belongs."""
        return self.steps[min(number, len(self.steps) - 1)].act if self.steps else 0

    def _resting(self, size: tuple[int, int], number: int, spare: pygame.Surface | None) -> pygame.Surface:
        """The picture with so many steps counted, but for the one under way; on a spare one of that size."""
        act = self._act(number)
        if act not in self._grounds:
            self._prepare(size, act)
        picture = spare if spare is not None and spare.get_size() == size else sheet(size)
        picture.blit(self._grounds[act], (0, 0))
        for n, step in enumerate(self.steps):
            if n != number and step.act == act:
                self._draw_step(picture, n, float(n < number))
        return picture

    def _prepare(self, size: tuple[int, int], first: int) -> None:
        """Paint the grounds from an act on, and once what the feast needs, so that no later picture waits for it."""
        for act in {step.act for step in self.steps if step.act >= first} | {first}:
            ground = sheet(size)
            self.ending.draw_ground(ground, act)
            self._grounds[act] = ground
        self._try_step(size, 0)
        trial = sheet(size)
        self.ending.draw_finale(trial, 1.0)
        self.ending.draw_feast(trial, STILL)
        self._draw_plates(trial, self.finished)

    def _draw_step(self, surface: pygame.Surface, number: int, part: float) -> None:
        """A step in the picture, and everyone's points in their places once they are counted."""
        step = self.steps[number]
        self.ending.draw_step(surface, number, step, part)
        high = self.ending.tag_height()
        for seat, points in enumerate(step.points if part > 0 else ()):
            spot = self.ending.spot(number, step, seat)
            if spot.width:
                draw_tag(surface, self.app, points, high, spot.center, part)

    def _draw_plates(self, surface: pygame.Surface, moment: Moment) -> None:
        """Everyone's face, name and total; who has won is told at the end."""
        over = moment.counted >= len(self.steps)
        people = zip(self.plates, self.seats, faces(self.seats), self.totals(moment), strict=True)
        for n, (rect, seat, face, total) in enumerate(people):
            draw_plate(surface, self.app, rect, Plate(seat, face, total, over and n in self.winners))

    def _draw_header(self, surface: pygame.Surface, moment: Moment, step: Step | None) -> None:
        """What is being counted, as picture and words, with a dot for every step under it."""
        theme = self.app.theme
        words = self.closing if moment.counted >= len(self.steps) else step.name if step else self.title
        picture = step.picture if step else ""
        side = theme.px(44) if picture else 0
        room = self.header.width - 2 * theme.px(190) - theme.px(56)
        size = next(size for length, size in BANNERS if len(words) <= length)
        font, lines = typeset.fit_block(theme, "serif_bold", words, size, (room - side, theme.px(50)))
        label = typeset.render(font, lines, CREAM, "center")
        wide = label.get_width() + side + theme.px(56)
        plate = pygame.Rect(0, 0, max(wide, theme.px(320)), self.header.height)
        plate.center = self.header.center
        draw_shadow(surface, plate, theme.px(14), theme.px(10))
        draw_box(surface, plate, theme.px(14), WALNUT_DEEP, BRASS, max(theme.px(2), 1))
        body = plate.inflate(0, -theme.px(20)).move(0, -theme.px(6))
        start = plate.centerx - (label.get_width() + side) // 2
        if picture:
            tint = BRASS_LIGHT if picture.startswith("icons/") else None
            image = self.app.assets.image(picture, (theme.px(40), theme.px(40)), tint)
            surface.blit(image, image.get_rect(midleft=(start - theme.px(4), body.centery)))
        surface.blit(label, label.get_rect(midleft=(start + side, body.centery)))
        self._draw_dots(surface, plate, moment.counted)

    def _draw_dots(self, surface: pygame.Surface, plate: pygame.Rect, counted: int) -> None:
        """How many steps there are and how many of them are counted."""
        px, count = self.app.theme.px, len(self.steps)
        step = min(px(16), (plate.width - px(28)) // max(count, 1))
        left, y = plate.centerx - step * (count - 1) // 2, plate.bottom - px(10)
        for n in range(count):
            colour, radius = (BRASS_LIGHT, px(4)) if n < counted else (BRASS, px(2))
            pygame.draw.aacircle(surface, colour, (left + n * step, y), max(radius, 2))
