"""The table of Encyclopedia: what a person points at, and what the table tells."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.core.match import Match
from game.core.values import Action, Decision, Event, IllegalAction
from game.encyclopedia.box import Box
from game.encyclopedia.forecast import pays, share
from game.encyclopedia.model import CATEGORIES, CONTINENTS, JOIN, SPACES, EncycAction
from game.encyclopedia.rules import EncycRules
from game.encyclopedia.view import DICE, EncycView
from ui.app import App
from ui.boards.encyclopedia import cards, central, layout, marks, moves, paths, seat_layout, seats, stages, tips, words
from ui.boards.encyclopedia.automa import draw_note
from ui.boards.encyclopedia.brush import Brush
from ui.boards.encyclopedia.gallery import Gallery
from ui.boards.encyclopedia.names import Names, die_image, hand_image
from ui.boards.encyclopedia.still import draw_still
from ui.boards.kit.still import Parts
from ui.table.board import Board, LogLine, Look
from ui.table.board import Names as Places
from ui.table.motion import Stage
from ui.table.plan import Plan
from ui.table.trial import Trial

TURN_PROMPTS = (
    "take_die", "action", "embassy", "university", "academy", "renown", "research", "reference", "ceiling", "partners",
    "animal", "expert", "hire",
)  # fmt: skip
"""What is asked in the course of a turn."""

GREAT = ("sailed", "reference", "published", "spent")
"""What makes a turn wait to be confirmed: expeditions, publications, boosts."""


class EncycBoard(Board):
    """The central board above, both displays, the desk, the own board; the others at the side."""

    backdrop = "encyclopedia/table"

    def __init__(self, app: App, match: Match) -> None:
        """The board of a running game."""
        super().__init__(app, match)
        assert isinstance(match.rules, EncycRules)
        self.box: Box = match.rules.box
        self.gallery, self.parts = Gallery(app, self.box), Parts()
        self.focus, self.grain = 0, app.theme
        self._told: dict[Hashable, list[LogLine]] = {}

    @property
    def words(self) -> Names:
        """The names of things in the language of the app."""
        return Names(self.app.text, self.box)

    def say(self, key: str, **values: object) -> str:
        """A text of Encyclopedia."""
        return self.app.text(f"encyclopedia.{key}", **values)

    def pen(self, surface: pygame.Surface) -> Brush:
        """What this table is drawn with."""
        return Brush(surface, self.app, "encyclopedia", table=self)

    def wanted_width(self, height: int) -> int:
        return layout.wanted_width(height, self.app.size[0])

    def panel_height(self, width: int) -> int:
        return layout.panel_height(width, len(self.match.seats), self.app.theme)

    def arrange(self, view: EncycView, plan: Plan, focus: int) -> Places:
        self.focus, self.grain = focus, layout.grain_of(plan.main)
        self.names = layout.lay_out(view, plan, focus, self.box, self.app.theme)
        return self.names

    def kept_clear(self) -> list[pygame.Rect]:
        return [self.names["desk"], self.names[f"zone.{self.focus}.study"]]

    def draw_ground(self, surface: pygame.Surface, view: EncycView) -> None:
        pen = self.pen(surface)
        central.draw_grounds(pen)
        seats.draw_own_ground(pen, self.focus, self.names)
        for seat in range(len(view.seats)):
            if seat != self.focus:
                seats.draw_panel_ground(pen, seat)

    def ground_key(self, view: EncycView) -> Hashable:
        return len(view.seats)

    def draw(self, surface: pygame.Surface, view: EncycView) -> None:
        draw_still(self.pen(surface), view)

    def draw_marks(self, surface: pygame.Surface, view: EncycView, look: Look) -> None:
        self.gallery.warm(self._animal_ahead, self._expert_ahead, self._die_ahead)
        marks.draw_marks(self.pen(surface), view, look)

    def _animal_ahead(self, card: int) -> None:
        """Make the face of an animal for the display."""
        size = self._spot_size("academy", self.box.display.animals)
        cards.draw_animal(self.pen(pygame.Surface((1, 1))), card, pygame.Rect((0, 0), size))

    def _expert_ahead(self, card: int) -> None:
        """Make the face of an expert for the display."""
        if "university" in self.names:
            size = self._spot_size("university", self.box.display.experts)
            cards.draw_expert(self.pen(pygame.Surface((1, 1))), card, pygame.Rect((0, 0), size))

    def _die_ahead(self, number: int) -> None:
        """Make a die for the hand and for the spaces of every seat."""
        spaces = [seats.die_box(self.names[f"space.{seat}.{SPACES[0]}"]) for seat in range(len(self.match.seats))]
        for box in (self.names["hand"].inflate(-6, -6), *spaces):
            self.app.assets.image(f"encyclopedia/{die_image(DICE[number])}", box.size)

    def _spot_size(self, row: str, count: int) -> tuple[int, int]:
        return layout.display_spots(self.names[row], count, self.grain)[0].size

    def draw_note(self, surface: pygame.Surface, note: str) -> None:
        draw_note(self.pen(surface), note)

    def release(self) -> None:
        """Let go of the parts of the picture."""
        self.parts.clear()

    def large_rect(self) -> pygame.Rect:
        return self.names["own"]

    def draw_large(self, surface: pygame.Surface, view: EncycView, seat: int) -> None:
        pen, area = self.pen(surface), self.names["own"]
        pen.stretched("board_player", area)
        places = seat_layout.own_places(view, seat, area, self.box, self.grain)
        seats.draw_own_ground(pen, seat, places)
        seats.draw_seat(pen, view, seat, places)

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

    def path(self, view: EncycView, action: Action) -> tuple[str, ...]:
        assert isinstance(action, EncycAction)
        return paths.path(self, view, action)

    def wished(self, view: EncycView, path: tuple[str, ...]) -> Action | None:
        text = paths.wished_text(self, view, path)
        answers = self.match.rules.answers.get(view.asked, ())
        if not text or not answers:
            return None
        try:
            action = self.match.rules.parse(text)
        except IllegalAction:
            return None
        return action if action.kind in answers else None

    def pays(self, view: EncycView, action: Action) -> bool:
        assert isinstance(action, EncycAction)
        return pays(view, action)

    def brings(self, view: EncycView, action: Action) -> int | None:
        assert isinstance(action, EncycAction)
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

    def describe(self, view: EncycView, action: Action) -> str:
        assert isinstance(action, EncycAction)
        return words.question(self, view, action)

    def info(self, view: EncycView) -> str:
        if not view.round:
            return self.app.text("encyclopedia.info_setup")
        return self.app.text("encyclopedia.info", round=view.round, rounds=view.rounds)

    def tip(self, view: EncycView, name: str) -> str:
        return tips.tip(self, view, name)

    def topic(self, name: str) -> str:
        return paths.topic(name)

    def refusal(self, reason: str, action: Action) -> str:  # noqa: ARG002
        return self.app.text(f"encyclopedia.refused.{reason}")

    def log_lines(self, events: Sequence[Event]) -> list[LogLine]:
        key = (self.app.text.lang, tuple(events))
        if key not in self._told:
            self._told[key] = words.log_lines(self, events)
        return self._told[key]

    def stages(self, events: Sequence[Event], before: EncycView, focus: int) -> list[Stage]:  # noqa: ARG002
        return stages.stages(self, events, before)

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

    def marks(self, view: EncycView, seat: int) -> list[str]:  # noqa: ARG002
        return []

    def score_label(self, label: str) -> str:
        return self.app.text(f"encyclopedia.score.{label}")

    def score_tip(self, label: str) -> str:
        key = "category" if label in CATEGORIES else "continent" if label in CONTINENTS else label
        return self.app.text(f"encyclopedia.score_tip.{key}")

    def score_group(self, label: str) -> str:
        if label in CATEGORIES:
            return "categories"
        return "continents" if label in CONTINENTS else ""
