"""The end of a game: the score is counted in a picture of the game's own, then the table, who won and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.match import Match
from ui import typeset
from ui.app import App
from ui.presses import skips
from ui.records.code import match_code
from ui.records.daily import day_of_match
from ui.scenes.deal_code import copy_code
from ui.scenes.end_brass import NewPlates
from ui.scenes.ending import Ending
from ui.scenes.ending_show import FINALE, Moment, Show
from ui.scenes.notice import Item
from ui.scenes.sheet import SheetScene
from ui.scenes.verdict import Verdict, verdict
from ui.text import percent
from ui.theme import BODY, CONTROL_HEIGHT, INK, INK_SOFT
from ui.widgets.score_grid import ScoreGrid
from ui.widgets.score_sheet import sheets

if TYPE_CHECKING:
    from ui.table.look_back import LookBack

WHY, SKIP = 30, 170
"""Units for the sentence under the title and for the one about brass plates, and the width of the button beside the
banner."""

STORY, STORY_PART, MARGIN = (124, 160), 0.24, 12
"""The fewest and the most units for the story under the score, its part of the sheet between them, and its margin."""


class EndScene(SheetScene):
    """The show, then the final score; its Answer is 'rematch' or 'daily', 'again', 'replay', 'table' or 'home'."""

    name = "end"

    def __init__(
        self,
        app: App,
        match: Match,
        ending: Ending,
        look_back: LookBack | None = None,
        counted: bool = False,
    ) -> None:
        """The end of a match, at its table if it was `counted`; with `look_back` its story is told under the score."""
        super().__init__(
            app, match.seats, lambda: sheets(app.text, ending.outcome.scores, ending.names), ending.outcome.winners
        )
        self.match = match
        self.outcome = ending.outcome
        self.look_back = look_back if look_back is not None and look_back.possible else None
        self.story: list[str] = []
        self.show = Show(ending, match.seats, ending.outcome.winners)
        self.at_table = counted
        self.held: float | None = None
        self.heard = len(self.show.steps) + 1 if counted else 0
        self.verdict = Verdict("", "")
        self.code = match_code(match)
        self.day = day_of_match(match)
        self.brass = NewPlates(app, match, counted)
        self._behind: pygame.Surface | None = None
        self._laid_out: tuple[object, ...] = ()

    @property
    def done(self) -> bool:
        """Whether the show is over."""
        return self.at_table

    @property
    def still(self) -> bool:
        """Whether nothing shall move: then everything is counted at once."""
        return self.app.still or self.app.settings.pace_factor <= 0

    def moment(self) -> Moment:
        """What of the show is seen now."""
        if self.held is not None:
            return self.show.moment(self.held * self.show.length) if self.held < 1 else self.show.finished
        return self.show.finished if self.still else self.show.moment(self.age)

    def hold(self, part: float) -> None:
        """Stop the show at a part of its time, from 0 to 1, until something is pressed."""
        self.at_table, self.held = False, part
        self.rebuild()

    def watch(self) -> None:
        """See the show again, or where nothing moves the finished picture."""
        self.age, self.at_table, self.held = 0.0, False, 1.0 if self.still else None
        self.heard = len(self.show.steps) + 1 if self.still else 0
        self.rebuild()

    def open_table(self) -> None:
        """End the show and lay the table over its finished picture."""
        if self.heard <= len(self.show.steps):
            self.app.audio.play("win")
        self.heard = len(self.show.steps) + 1
        self.at_table, self.held = True, None
        self.rebuild()
        self.begin()
        self.app.turn_over()

    def enter(self) -> None:
        """Begin the show; at once with the table where no time shall pass."""
        if self.look_back is not None:
            self.look_back.begin()
        if self.app.settings.pace_factor <= 0 and not self.at_table:
            self.open_table()
        self.begin()

    def build(self) -> None:
        """The show with a button to skip it, or the table with its buttons."""
        px, text, seats = self.app.theme.px, self.app.text, self.match.seats
        self.story = self.look_back.story() if self.story and self.look_back is not None else []
        self._laid_out = self._found()
        self.pages = self.make_pages()
        self.counted = len(self.pages[0].rows)
        self.verdict = verdict(text, self.match.rules.game, seats, self.outcome, self.pages[0].rows)
        self.grid = ScoreGrid(self.app, seats, self.outcome.winners, self.verdict.line)
        self.show.arrange(self.size, self.verdict.title)
        self._behind = None
        if not self.at_table:
            rect = pygame.Rect(0, 0, px(SKIP), px(CONTROL_HEIGHT))
            rect.midright = self.show.header.midright
            self.controls.button("skip", rect, text("end.skip"), self.open_table, "forward")
            return
        super().build()
        if self.look_back is not None:
            self.look_back.prepare()
        corner = pygame.Rect(0, 0, px(CONTROL_HEIGHT), px(CONTROL_HEIGHT))
        corner.topright = (self.panel.right - px(18), self.panel.top + px(16))
        self.controls.button("watch", corner, "", self.watch, "play", "icon", text("end.watch"))
        if self.code:
            corner = corner.copy()
            corner.left = self.panel.left + px(18)
            tip, press = text("code.copy_tip", code=self.code), lambda: copy_code(self.app, self.code)
            self.controls.button("code", corner, "", press, "copy", "icon", tip)

    def area(self) -> pygame.Rect:
        """The part of the sheet that the score fills, between the words and the story."""
        area, high, low = super().area(), self._why().height, self._told().height
        return pygame.Rect(area.left, area.top + high, area.width, area.height - high - low)

    def _why(self) -> pygame.Rect:
        """The place of the sentences under the title."""
        panel, px = self.panel, self.app.theme.px
        high = px(WHY) * (2 if self.brass.words else 1)
        return pygame.Rect(panel.left + px(32), panel.top + px(70), panel.width - px(64), high)

    def _told(self) -> pygame.Rect:
        """The place of the story, over the buttons; nothing where there will be none."""
        area, px = super().area(), self.app.theme.px
        least, most = (px(STORY[0]) + self.app.theme.grain.px(STORY[0])) // 2, px(STORY[1])
        room = max(min(round(area.height * STORY_PART), most), least)
        high = room if self.look_back is not None and self._tells else 0
        if high and self.story:
            high = min(typeset.text_size(*self._set_story(pygame.Rect(0, 0, area.width, high)))[1] + px(MARGIN), high)
        return pygame.Rect(area.left, area.bottom - high, area.width, high)

    def _set_story(self, room: pygame.Rect) -> tuple[pygame.font.Font, list[str]]:
        """The story as it is set in a room."""
        size = room.inflate(0, -self.app.theme.px(MARGIN)).size
        return typeset.fit_block(self.app.theme, "ui", self.seen(), BODY, size)

    def seen(self) -> str:
        """The words of the story, or before it is there how far the looking back is."""
        part = percent(self.app.text, self.look_back.analyst.part if self.look_back is not None else 0.0)
        return "\n".join(self.story) or self.app.text("analysis.story.coming", part=part)

    @property
    def _tells(self) -> bool:
        """Whether a story is told, or will be."""
        analyst = self.look_back.analyst if self.look_back is not None else None
        return analyst is not None and not analyst.problem and (analyst.busy or bool(self.story))

    def items(self) -> list[Item]:
        """Play again, another deal or this one, see where the game turned, look at the table, go home."""
        text = self.app.text
        again = [Item("again", text("code.again"), "redo")] if self.code else []
        analysis = [Item("analysis", text("end.analysis"), "hint")] if self.look_back is not None else []
        daily = Item("daily", text("daily.see"), "calendar", "primary", text("daily.see_tip"))
        return [
            daily if self.day is not None else Item("rematch", text("end.rematch"), "shuffle", "primary"),
            *again,
            *analysis,
            Item("replay", text("replay.open"), "recap"),
            Item("table", text("end.table"), "eye"),
            Item("home", text("end.home"), "home"),
        ]

    def taken(self) -> list[pygame.Rect]:
        """A notice covers no button under the score, neither sums nor story."""
        places = self.rects()
        buttons = [places[item.name] for item in self.items() if item.name in places]
        return [*buttons, self._told(), self.area()] if self.at_table else buttons

    def choose(self, name: str) -> None:
        """Open the page that looks back, or tell the table which button was pressed."""
        if name == "analysis" and self.look_back is not None:
            self.app.push(self.look_back.scene())
        else:
            super().choose(name)

    def back(self) -> None:
        """Esc goes back to look at the table."""
        self.choose("table")

    def title(self) -> str:
        """Who has won, and by what."""
        return self.verdict.title

    def handle(self, event: pygame.event.Event) -> None:
        """During the show a press of any button or key ends it, and does no more than that."""
        if self.at_table:
            super().handle(event)
        elif skips(event):
            self.open_table()
        else:
            self.controls.handle(event)

    def update(self, dt: float) -> None:
        """Let the show go on, with a sound for every step, until the table comes."""
        self.controls.update(dt)
        told = self.at_table or (self.held is None and self.moment().counted >= len(self.show.steps))
        self.brass.update(dt, told)
        self._look_back()
        if self._laid_out != self._found() and self.at_table and not self.app.pressed:
            self.rebuild()
        if self.at_table or self.held is not None:
            return
        factor = self.app.settings.pace_factor
        self.age = min(self.age + (dt / factor if factor > 0 else self.show.length), self.show.reach)
        counted = self.moment().counted
        if self.age >= (FINALE if self.still else self.show.length):
            self.open_table()
        elif counted > self.heard - 1:
            self.heard = counted + 1
            self.app.audio.play("win" if counted >= len(self.show.steps) else "score")

    def _look_back(self) -> None:
        """Let the story grow."""
        if self.look_back is not None:
            self.look_back.update()
            self.story = self.story or self.look_back.story()

    def _found(self) -> tuple[object, ...]:
        """What the table is laid out for: a story that is there or will be, and brass plates."""
        return self._tells, self.story, self.brass.words

    def resume(self, result: object) -> None:
        """Go on looking back after the page that does so was closed."""
        super().resume(result)
        if self.look_back is not None:
            self.look_back.begin()
            self.rebuild()

    def idle(self) -> bool:
        """Whether nothing changes until the next event."""
        working = self.look_back is not None and (self.look_back.analyst.busy or self.look_back.past.busy)
        return not (working or self.brass.waits) and (self.at_table or self.held is not None) and self.controls.quiet()

    def leave(self) -> None:
        """Think no more, and let go of the pictures."""
        if self.look_back is not None:
            self.look_back.stop()
        self.show.forget()
        self._behind = self._kept = None

    def draw(self, surface: pygame.Surface) -> None:
        """The show, or the table before its finished picture."""
        if self.at_table:
            super().draw(surface)
        else:
            self.show.draw(surface, self.moment())
            self.controls.draw(surface)

    def draw_backdrop(self, surface: pygame.Surface) -> None:
        """The finished picture, darkened."""
        if self._behind is None:
            self._behind = self.show.behind(surface.get_size())
        surface.blit(self._behind, (0, 0))

    def draw_words(self, surface: pygame.Surface) -> None:
        """Who has won, and under it why."""
        super().draw_words(surface)
        box = self._why().inflate(0, -self.app.theme.px(4))
        words = "\n".join(line for line in (self.verdict.why, self.brass.words) if line)
        block = typeset.render(*typeset.fit_block(self.app.theme, "ui", words, 19, box.size), INK_SOFT, "center")
        surface.blit(block, typeset.place(block.get_size(), box))
        self._draw_story(surface)

    def _draw_story(self, surface: pygame.Surface) -> None:
        """The story in three sentences, or how far the looking back is."""
        if (box := self._told()).height > 0:
            block = typeset.render(*self._set_story(box), INK)
            surface.blit(block, typeset.place(block.get_size(), box, "left", "bottom"))
