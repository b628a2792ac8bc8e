"""The table of Holotype: what a person points at, and what the table tells."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.core.match import Match
from game.core.values import Action, Decision, Event, Score
from game.holotype import forecast
from game.holotype.model import PERIODS, HoloAction
from game.holotype.rules import HoloRules
from game.holotype.view import HoloView
from ui.app import App
from ui.boards.holotype import (
    chronicle,
    closeup,
    layout,
    marking,
    mat,
    moves,
    others,
    paths,
    remarks,
    still,
    tips,
    words,
)
from ui.boards.holotype.ending import OpeningNight
from ui.boards.holotype.exhibits import EXHIBITS
from ui.boards.holotype.plates import PLATES
from ui.boards.holotype.variants import VARIANTS
from ui.boards.kit.pen import Pen
from ui.boards.kit.still import Parts
from ui.scenes.ending import Ending
from ui.table.banner import Banner
from ui.table.board import Board, LogLine, Look, Names
from ui.table.motion import Stage
from ui.table.plan import Plan
from ui.table.trial import Trial
from ui.widgets.closeup import CloseUp

PAYING = ("publish", "contribute", "discard", "give", "trade", "exchange")
"""The kinds of actions that cost cubes, cards or discs."""

KEPT = 200
"""How many areas are remembered before all are looked at again."""


LARGER = 1.6
"""By how much the words of the board grow at most with the size of everything."""

PICTURES = {
    "holotypes": "location_museum",
    "traces": "card_trace",
    "contributions": "card_global_back",
    "personal": "card_personal_back",
    "unpublished": "card_back",
}
"""The pictures of the lines of the score."""


class HoloBoard(Board):
    """Locations and Global Objectives above, the own mat, wall and hand below, the others at the side."""

    backdrop = "holotype/table"
    variants = VARIANTS
    plates = PLATES
    exhibits = EXHIBITS
    livery = moves.LIVERY

    least_panel = 146

    def __init__(self, app: App, match: Match) -> None:
        """The board of a running game."""
        super().__init__(app, match)
        assert isinstance(match.rules, HoloRules)
        self.box = match.rules.box
        self.focus = 0
        self.unit = 1.0
        self.places: Names = {}
        self.parts = Parts()
        self.dice_period = PERIODS[0]
        self.told: dict[tuple[str, Event], LogLine] = {}
        self._stands: dict[Hashable, forecast.Area] = {}

    def card_name(self, card: str) -> str:
        """The name of a Specimen."""
        return self.say(f"specimen.{card}.name")

    def stand(self, view: HoloView, objective: str, area: int) -> forecast.Area:
        """How an area stands for the seat in the middle; kept, for it changes only with what is published."""
        papers = tuple(mat.papers for mat in view.mats)
        key = (papers, view.areas, self.focus, objective, area)
        if key not in self._stands:
            if len(self._stands) > KEPT:
                self._stands.clear()
            self._stands[key] = forecast.area(self.box, view, self.focus, objective, area)
        return self._stands[key]

    def letters(self, units: float, most: float = 0.0) -> float:
        """How tall words are, in pixels: so many units and more where somebody wants larger words, at most `most`."""
        theme, usual = self.app.theme, units * self.unit
        larger = usual * min(max(theme.unit / theme.grain.unit, 1.0), LARGER)
        return larger if not most else max(min(larger, most), usual)

    @property
    def desk_open(self) -> bool:
        """Whether a visit to the Museum is being tried out."""
        return self.trial is not None

    def offered(self, view: HoloView) -> set[str]:
        """The texts of what the seat in the middle can choose now, if it is the one who looks and is asked."""
        decision = self.match.decision()
        mine = decision is not None and view.seat == decision.seat == self.focus
        return {action.text for action in decision.options} if decision is not None and mine else set()

    def wanted_width(self, height: int) -> int:
        return layout.wanted_width(height, self.app.size[0], self.app.theme)

    def panel_height(self, width: int) -> int:
        return layout.panel_height(width, self.app.theme, len(self.match.seats))

    def arrange(self, view: HoloView, plan: Plan, focus: int) -> Names:
        self.focus = focus
        self.unit = layout.measure(plan.main)
        if view.dig:
            self.dice_period = forecast.dig(self.box, view.dig).period or self.dice_period
        self.places = layout.lay_out(view, plan, focus, self.box, self.app.theme, self.desk_open, self.asks)
        self.names = layout.uncovered(self.places)
        return self.names

    def spots(self, view: HoloView) -> Names:
        steps = enumerate(layout.track_spaces(self.places["track"], view.end))
        return {f"step.{n}": spot for n, spot in steps} | marking.tagged(self, view)

    def kept_clear(self) -> list[pygame.Rect]:
        decision = self.match.decision()
        publishing = decision is not None and decision.prompt == "journal"
        names = ("header", "workbench", "frame") if publishing else ("header", "workbench")
        return [self.places[name] for name in names if name in self.places]

    def printed(self) -> list[pygame.Rect]:
        return marking.printed(self)

    def pen(self, surface: pygame.Surface) -> Pen:
        """A pen that draws the pictures of the game."""
        return Pen(surface, self.app, "holotype")

    def draw_ground(self, surface: pygame.Surface, view: HoloView) -> None:  # noqa: ARG002
        mat.draw_ground(self.pen(surface), self)

    def ground_key(self, view: HoloView) -> Hashable:
        return len(view.mats)

    def draw(self, surface: pygame.Surface, view: HoloView) -> None:
        still.draw_still(self.pen(surface), self, view)

    def draw_marks(self, surface: pygame.Surface, view: HoloView, look: Look) -> None:
        marking.draw_marks(self.pen(surface), self, view, look)

    def draw_previews(self, surface: pygame.Surface, look: Look) -> None:
        marking.draw_previews(surface, self, look)

    def release(self) -> None:
        """Let go of the parts of the picture."""
        self.parts.clear()

    def large_rect(self) -> pygame.Rect:
        return others.large_rect(self)

    def large_places(self, view: HoloView, seat: int) -> Names:
        return others.large_places(self, view, seat)

    def draw_large(self, surface: pygame.Surface, view: HoloView, seat: int) -> None:
        others.draw_large(self.pen(surface), self, view, seat)

    def draw_held(self, surface: pygame.Surface, name: str, pos: tuple[int, int]) -> None:
        marking.draw_held(self.pen(surface), self, name, pos)

    def path(self, view: HoloView, action: Action) -> tuple[str, ...]:
        assert isinstance(action, HoloAction)
        return paths.path(view, action)

    def wished(self, view: HoloView, path: tuple[str, ...]) -> Action | None:
        text = paths.wished_text(view, path)
        return self.parsed(text) if text else None

    def pays(self, view: HoloView, action: Action) -> bool:  # noqa: ARG002
        assert isinstance(action, HoloAction)
        return action.kind in PAYING or (action.kind == "trace" and action.item >= 0)

    def rehearses(self, view: HoloView, decision: Decision) -> bool:  # noqa: ARG002
        return decision.prompt == "museum"

    def opens_turn(self, decision: Decision) -> bool:
        return decision.prompt == "turn"

    def within_turn(self, decision: Decision) -> bool:
        return decision.prompt not in ("turn", "keep", "milestone")

    def needs_confirmation(self, trial: Trial) -> bool:
        return not isinstance(trial.last, HoloAction) or trial.last.kind != "done"

    def known_scores(self, view: HoloView, scores: Sequence[Score]) -> Sequence[Score]:  # noqa: ARG002
        return [Score(forecast.known_lines(view, seat)) for seat in range(len(view.mats))]

    def status(self, view: HoloView, decision: Decision, chosen: tuple[str, ...]) -> str:
        return words.status(self, view, decision, chosen)

    def describe(self, view: HoloView, action: Action) -> str:
        assert isinstance(action, HoloAction)
        return words.question(self, view, action)

    def remark(self, view: HoloView, action: Action) -> str:
        assert isinstance(action, HoloAction)
        return remarks.remark(self, view, action)

    def info(self, view: HoloView) -> str:
        return self.say("info", turn=view.turns, n=view.track, end=view.end)

    def round_of(self, view: HoloView) -> int:
        return view.track

    def last_round(self, view: HoloView) -> bool:
        missing = sorted(discs.count(-1) for discs in view.areas)[: len(view.mats)]
        return view.track + 1 >= view.end or (len(missing) == len(view.mats) and sum(missing) <= 1)

    def tip(self, view: HoloView, name: str) -> str:
        return tips.tip(self, view, name)

    def close_up(self, view: HoloView, name: str) -> CloseUp | None:
        return closeup.close_up(self, view, name)

    def told_of(self, image: str) -> str:
        return closeup.told_of(image)

    def topic(self, name: str) -> str:
        return paths.topic(name)

    def passage(self, view: HoloView, name: str) -> str:  # noqa: ARG002
        return paths.passage(name)

    def log_lines(self, events: Sequence[Event]) -> list[LogLine]:
        return chronicle.log_lines(self, events)

    def stages(self, events: Sequence[Event], before: HoloView, focus: int) -> list[Stage]:  # noqa: ARG002
        return moves.stages(self, events, before)

    def last_banner(self, view: HoloView) -> Banner:
        near = view.track + 1 >= view.end
        return Banner(
            self.say("moment.last"), self.say(f"moment.last_{'track' if near else 'areas'}"), ("holotype/nail",) * 2
        )

    def startled(self, events: Sequence[Event]) -> list[int]:
        return [event.seat for event in events if event.kind == "bumped"]

    def glow(self, events: Sequence[Event]) -> dict[str, int]:
        glow: dict[str, int] = {}
        for event in events:
            if event.kind == "placed":
                glow[f"location.{event['location']}"] = event.seat
            elif event.kind == "contributed":
                glow[f"area.{event['objective']}.{event['area']}"] = event.seat
            elif event.kind == "published" and event.seat != self.focus:
                glow[f"papers.{event.seat}"] = event.seat
        return glow

    def private(self, view: HoloView) -> bool:
        own = view.mats[view.seat]
        return not view.ending and bool(own.hand_size or own.trace_count or not self.box.basal)

    def marks(self, view: HoloView, seat: int) -> list[str]:
        return ["play"] if seat == view.active and not view.ending else []

    def score_tip(self, label: str) -> str:
        return self.say(f"score_tip.{label}")

    def ending(self, match: Match) -> Ending:
        return OpeningNight(self, match)

    def score_picture(self, name: str) -> str:
        return f"holotype/{PICTURES[name]}"
