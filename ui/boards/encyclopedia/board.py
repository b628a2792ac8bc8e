"""The table of Encyclopedia: what a person points at, and what the table tells."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Any

import pygame

from game.core.match import Match
from game.core.values import Action, Decision, Event
from game.encyclopedia.box import Box
from game.encyclopedia.forecast import pays, share
from game.encyclopedia.model import CATEGORIES, CONTINENTS, JOIN, EncycAction
from game.encyclopedia.rules import EncycRules
from game.encyclopedia.view import EncycView
from ui.app import App
from ui.boards.encyclopedia import (
    central,
    chips,
    closeup,
    layout,
    marks,
    moves,
    paths,
    remarks,
    seat_layout,
    seats,
    still,
    tips,
    words,
)
from ui.boards.encyclopedia.brush import Brush, Gallery
from ui.boards.encyclopedia.cards import lettered
from ui.boards.encyclopedia.desk import draw_empty_hand, speaks
from ui.boards.encyclopedia.ending import Volumes
from ui.boards.encyclopedia.exhibits import EXHIBITS
from ui.boards.encyclopedia.names import Names, die_image, hand_image
from ui.boards.encyclopedia.plates import PLATES
from ui.boards.encyclopedia.variants import VARIANTS
from ui.boards.kit.marks import tag_place, tag_size
from ui.boards.kit.still import Parts
from ui.scenes.ending import Ending
from ui.table.board import Board, LogLine, Look
from ui.table.board import Names as Places
from ui.table.motion import Stage
from ui.table.plan import Plan
from ui.table.trial import Trial
from ui.widgets.closeup import CloseUp

TURN_PROMPTS = (
    "take_die", "action", "embassy", "university", "academy", "renown", "research", "reference", "ceiling", "partners",
    "animal", "expert", "hire",
)  # fmt: skip
"""What is asked in the course of a turn."""

GREAT = ("sailed", "reference", "published", "spent")
"""What makes a turn wait to be confirmed: expeditions, publications, boosts."""


PICTURES = {
    "categories": "cube",
    "continents": "continent_america",
    "experts": "round_expert",
    "seals": "seal",
    "coins": "coin",
    "tokens": "token",
}
"""The pictures of lines of the score that are called otherwise."""


class EncycBoard(Board):
    """The world above with its buildings, the displays, the desk, the own board; the others at the side."""

    backdrop = "encyclopedia/table"
    variants = VARIANTS
    plates = PLATES
    exhibits = EXHIBITS
    livery = moves.LIVERY

    def __init__(self, app: App, match: Match) -> None:
        """The board of a running game."""
        super().__init__(app, match)
        assert isinstance(match.rules, EncycRules)
        self.box: Box = match.rules.box
        self.gallery, self.parts = Gallery(app), Parts()
        self.focus, self.grain = 0, app.theme
        self._told: dict[Hashable, list[LogLine]] = {}

    @property
    def words(self) -> Names:
        """The names of things in the language of the app."""
        return Names(self.app.text, self.box)

    def pen(self, surface: pygame.Surface) -> Brush:
        """What this table is drawn with."""
        return Brush(surface, self.app, "encyclopedia", table=self)

    def wanted_width(self, height: int) -> int:
        return layout.wanted_width(height, self.app.size[0])

    def freed(self, height: int) -> int:
        return layout.freed(height, self.app.theme)

    def strip_height(self, height: int) -> int:
        return layout.header_height(height, self.app.theme)

    def folds(self, view: EncycView) -> bool:  # noqa: ARG002
        return False

    def panel_height(self, width: int) -> int:
        return layout.panel_height(width, len(self.match.seats), self.app.theme)

    def arrange(self, view: EncycView, plan: Plan, focus: int) -> Places:
        self.focus, self.grain = focus, layout.grain_of(plan)
        said, tries = speaks(self, view), self.trial is not None
        self.names = layout.lay_out(view, plan, focus, self.box, self.app.theme, self.asks, said, tries)
        return self.names

    def kept_clear(self) -> list[pygame.Rect]:
        dice = [self.names[name] for name in self.names if name.startswith("space.")]
        return [self.names["desk"], self.names[f"zone.{self.focus}.study"], *dice]

    def printed(self) -> list[pygame.Rect]:
        seat = self.match.view(self.focus).seats[self.focus]
        words = [layout.worded(rect) for name, rect in self.names.items() if name.startswith("place.")]
        for name, rect in self.names.items():
            words += [*lettered(rect), tag_place(rect, tag_size(self.app), True)] if name.startswith("expert.") else []
        return words + seat_layout.payments(seat, self.focus, self.names)

    def draw_ground(self, surface: pygame.Surface, view: EncycView) -> None:
        pen = self.pen(surface)
        central.draw_grounds(pen)
        draw_empty_hand(pen)
        seats.draw_own_ground(pen, self.names["own"])
        for seat in range(len(view.seats)):
            if f"panel.{seat}" in self.names:
                seats.draw_panel_ground(pen, seat)

    def ground_key(self, view: EncycView) -> Hashable:
        return len(view.seats)

    def draw(self, surface: pygame.Surface, view: EncycView) -> None:
        still.draw_still(self.pen(surface), view)

    def draw_marks(self, surface: pygame.Surface, view: EncycView, look: Look) -> None:
        if self.ahead:
            self.gallery.warm(partial(still.to_make, self))
        marks.draw_marks(self.pen(surface), view, look)

    def draw_previews(self, surface: pygame.Surface, look: Look) -> None:
        chips.draw_previews(self.pen(surface), look)

    def draw_note(self, surface: pygame.Surface, note: str) -> None:
        marks.draw_note(self.pen(surface), note)

    def release(self) -> None:
        """Let go of the parts of the picture."""
        self.parts.clear()

    def large_rect(self) -> pygame.Rect:
        return self.names["own"]

    def large_places(self, view: EncycView, seat: int) -> Places:
        return seat_layout.own_places(view, seat, self.names["own"], self.box, self.grain)

    def draw_large(self, surface: pygame.Surface, view: EncycView, seat: int) -> None:
        pen = self.pen(surface)
        seats.draw_own_ground(pen, self.names["own"])
        seats.draw_seat(pen, view, seat, self.large_places(view, seat))

    def draw_held(self, surface: pygame.Surface, name: str, pos: tuple[int, int]) -> None:
        side = self.names["hand"].height
        box = pygame.Rect(0, 0, side, side)
        box.center = pos
        if name == "supply":
            self.pen(surface).cube(self.focus, box.inflate(-side // 3, -side // 3))
        elif name in ("hand", "rolled"):
            view = self.match.view(self.focus)
            image = die_image(view.seats[self.focus].rolled[0]) if name == "rolled" else hand_image(view)
            self.pen(surface).picture(image, box)

    def stands(self, name: str, places: Sequence[str]) -> bool:
        return name not in paths.MEANS or name in places

    def path(self, view: EncycView, action: Any) -> tuple[str, ...]:
        return paths.path(self, view, action)

    def wished(self, view: EncycView, path: tuple[str, ...]) -> Action | None:
        action = self.parsed(paths.wished_text(self, view, path))
        answers = self.match.rules.answers.get(view.asked, ())
        return action if action is not None and action.kind in answers else None

    def pays(self, view: EncycView, action: EncycAction) -> bool:
        return pays(view, action)

    def brings(self, view: EncycView, action: EncycAction) -> int | None:
        if action.kind != JOIN:
            return None
        part = share(self.box, view, action.animal)
        return part.points + part.collections

    def rehearses(self, view: EncycView, decision: Decision) -> bool:
        if decision.prompt not in TURN_PROMPTS:
            return False
        return decision.prompt == "take_die" or (view.value > 0 and view.turn == decision.seat)

    def opens_turn(self, decision: Decision) -> bool:
        return decision.prompt in ("take_die", "extra", "place_die")

    def turns_over(self, event: Event) -> bool:
        return event.kind in ("turn", "round", "ended")

    def needs_confirmation(self, trial: Trial) -> bool:
        return any(event.kind in GREAT for event in trial.events)

    def status(self, view: EncycView, decision: Decision, chosen: tuple[str, ...]) -> str:
        return words.status(self, view, decision, chosen)

    def describe(self, view: EncycView, action: Any) -> str:
        return words.question(self, view, action)

    def remark(self, view: EncycView, action: EncycAction) -> str:
        return remarks.remark(self, view, action)

    def info(self, view: EncycView) -> str:
        if not view.round:
            return self.say("info_setup")
        return self.say("info", round=view.round, rounds=view.rounds)

    def round_of(self, view: EncycView) -> int:
        return view.round

    def last_round(self, view: EncycView) -> bool:
        return view.round >= view.rounds

    def tip(self, view: EncycView, name: str) -> str:
        return tips.tip(self, view, name)

    def close_up(self, view: EncycView, name: str) -> CloseUp | None:
        return closeup.close_up(self, view, name)

    def told_of(self, image: str) -> str:
        return closeup.told_of(image)

    def topic(self, name: str) -> str:
        return paths.topic(name)

    def passage(self, view: EncycView, name: str) -> str:  # noqa: ARG002
        return paths.passage(name)

    def log_lines(self, events: Sequence[Event]) -> list[LogLine]:
        key = (self.app.text.lang, tuple(events))
        if key not in self._told:
            self._told[key] = words.log_lines(self, events)
        return self._told[key]

    def stages(self, events: Sequence[Event], before: EncycView, focus: int) -> list[Stage]:  # noqa: ARG002
        return moves.stages(self, events, before)

    def startled(self, events: Sequence[Event]) -> list[int]:
        """Whose die another seat has taken."""
        taken = [event for event in events if event.kind == "took_die"]
        return [event.number("owner") for event in taken if event.number("owner") != event.seat]

    def glow(self, events: Sequence[Event]) -> dict[str, int]:
        return moves.glow(self, events)

    def badges(self, view: EncycView, seat: int) -> list[tuple[str, str]]:
        one = view.seats[seat]
        first = [("encyclopedia/first_player", "")] if seat == view.first else []
        if seat == self.focus:
            return first
        goods = [("seal", one.seals), ("token", one.tokens), ("coin", one.coins)]
        return [*((f"encyclopedia/{image}", str(amount)) for image, amount in goods), *first]

    def private(self, view: EncycView) -> bool:  # noqa: ARG002
        return False

    def score_tip(self, label: str) -> str:
        key = "category" if label in CATEGORIES else "continent" if label in CONTINENTS else label
        return self.say(f"score_tip.{key}")

    def score_picture(self, name: str) -> str:
        kind = "category_" if name in CATEGORIES else "continent_" if name in CONTINENTS else ""
        return f"encyclopedia/{kind}{PICTURES.get(name, name)}"

    def ending(self, match: Match) -> Ending:
        return Volumes(self, match)

    def score_group(self, label: str) -> str:
        if label in CATEGORIES:
            return "categories"
        return "continents" if label in CONTINENTS else ""
