"""The table of Draftosaurus: what a person points at, and what the table tells."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.core.match import Match
from game.core.values import Action, Decision, Event
from game.draftosaurus import forecast
from game.draftosaurus.board import Board as ZooBoard
from game.draftosaurus.model import BOX, MOVE, SPECIES, DraftAction
from game.draftosaurus.rules import DraftRules
from game.draftosaurus.view import DraftView
from ui.app import App
from ui.boards.draftosaurus import closeup, draw, layout, moves, paint, remarks, words
from ui.boards.draftosaurus.ending import DraftEnding
from ui.boards.draftosaurus.exhibits import EXHIBITS
from ui.boards.draftosaurus.plates import PLATES
from ui.boards.draftosaurus.variants import VARIANTS
from ui.boards.kit import names
from ui.table.board import Board, LogLine, Look, Names
from ui.table.motion import Stage
from ui.table.plan import Plan
from ui.widgets.closeup import CloseUp


class DraftBoard(Board):
    """Zoo in the middle, hand and die below it, the other zoos at the side."""

    scenery = "draftosaurus/summer"
    variants = VARIANTS
    plates = PLATES
    exhibits = EXHIBITS
    livery = moves.LIVERY

    least_panel = 176

    def __init__(self, app: App, match: Match) -> None:
        """The board of a running game."""
        super().__init__(app, match)
        assert isinstance(match.rules, DraftRules)
        self.rules: DraftRules = match.rules
        self.focus = 0
        self.side = "summer"
        self.plan: Plan

    def zoo_board(self, view: DraftView) -> ZooBoard:
        """The side that is being played."""
        return self.rules.boards[view.part]

    def wanted_width(self, height: int) -> int:
        return layout.wanted_width(height, self.app.theme)

    def freed(self, height: int) -> int:  # noqa: ARG002
        return layout.freed(self.app.theme)

    def panel_height(self, width: int) -> int:
        return layout.panel_height(width, self.app.theme)

    def arrange(self, view: DraftView, plan: Plan, focus: int) -> Names:
        self.focus, self.side, self.plan = focus, view.board, plan
        self.names = self.places(view)
        return self.names

    def places(self, view: DraftView) -> Names:
        """Where everything would lie in a view of the table that is laid out."""
        return layout.lay_out(view, self.plan, self.focus, self.app.theme)

    def spots(self, view: DraftView) -> Names:
        zoo, board = self.zoo_board(view), self.names["board"]
        return layout.halves(zoo, board) | layout.wholes(zoo, board)

    def printed(self) -> list[pygame.Rect]:
        return paint.printed(self.app, self.side, self.names["board"])

    def draw_ground(self, surface: pygame.Surface, view: DraftView) -> None:
        draw.draw_ground(surface, self, view)

    def ground_key(self, view: DraftView) -> Hashable:
        return view.board

    def draw(self, surface: pygame.Surface, view: DraftView) -> None:
        draw.draw_table(surface, self, view)

    def draw_marks(self, surface: pygame.Surface, view: DraftView, look: Look) -> None:
        draw.draw_marks(surface, self, view, look)

    def large_rect(self) -> pygame.Rect:
        return self.names["board"]

    def large_places(self, view: DraftView, seat: int) -> Names:
        pens = layout.pens(view.board, self.names["board"])
        return {names.name("zoo", seat, pen): rect for pen, rect in pens.items()}

    def draw_large(self, surface: pygame.Surface, view: DraftView, seat: int) -> None:
        draw.draw_large(surface, self, view, seat)

    def draw_held(self, surface: pygame.Surface, name: str, pos: tuple[int, int]) -> None:
        draw.draw_held(surface, self, name, pos)

    def path(self, view: DraftView, action: Action) -> tuple[str, ...]:
        assert isinstance(action, DraftAction)
        if action.kind == BOX:
            return (f"hand.{SPECIES[action.species]}", "box")
        place = f"pen.{self.zoo_board(view).places[action.place]}"
        return ("pen.quarantine" if action.kind == MOVE else f"hand.{SPECIES[action.species]}", place)

    def wished(self, view: DraftView, path: tuple[str, ...]) -> Action | None:
        if len(path) != 2:
            return None
        first, second = names.rest(path[0]), names.rest(path[1])
        text = f"move>{second}" if view.asked == MOVE else f"{first}>{second}"
        if path[1] == "box":
            text = f"box {first}"
        return self.parsed(text)

    def status(self, view: DraftView, decision: Decision, chosen: tuple[str, ...]) -> str:
        return words.status(self.app.text, view, decision, chosen, self.seat_names)

    def describe(self, view: DraftView, action: Action) -> str:
        assert isinstance(action, DraftAction)
        return words.question(self.app.text, self.zoo_board(view), action)

    def remark(self, view: DraftView, action: Action) -> str:
        assert isinstance(action, DraftAction)
        return remarks.remark(self.app.text, view, action, self.seat_names)

    def observation(self, view: DraftView, action: Action) -> str:
        return self.remark(view, action)

    def info(self, view: DraftView) -> str:
        plan = self.rules.plan
        turn = min(view.turn + 1, plan.turns)
        key = "draftosaurus.info" if len(self.rules.boards) == 1 else f"draftosaurus.info_{view.board}"
        return self.app.text(key, round=view.round + 1, rounds=plan.rounds, turn=turn, turns=plan.turns)

    def round_of(self, view: DraftView) -> int:
        return view.part * self.rules.plan.rounds + view.round

    def last_round(self, view: DraftView) -> bool:
        return view.round + 1 >= self.rules.plan.rounds and view.part + 1 >= len(self.rules.boards)

    def tip(self, view: DraftView, name: str) -> str:
        text = self.app.text
        kind, rest = names.apart(name)
        whose = names.strip_seat(name, self.focus)
        if whose >= 0 and whose != self.focus and self.is_folded(whose):
            return words.rail_tip(text, view, whose, self.seat_names)
        if whose >= 0:
            return words.hand_tip(text, view, whose)
        if kind == "pen":
            return self._pen_tip(view, self.focus, rest)
        if kind == "zoo":
            return self._pen_tip(view, *names.seated(name))
        if kind == "hand":
            return words.species_tip(text, view, self.focus, SPECIES.index(rest)) if rest else ""
        if kind == "rail":
            return words.rail_tip(text, view, int(rest), self.seat_names)
        if kind == "die":
            return words.die_tip(text, view, self.seat_names)
        return text("draftosaurus.tip.box") if kind == "box" else ""

    def _pen_tip(self, view: DraftView, seat: int, place: str) -> str:
        name = place.split(".")[0]
        points = forecast.pen_points(self.rules, view, seat, name)
        tip = words.pen_tip(self.app.text, self.zoo_board(view), place, view.zoos[seat], points)
        if name == "quarantine":
            return tip + words.best_tip(
                self.app.text, self.zoo_board(view), *forecast.best_move(self.rules, view, seat)
            )
        if name != "lookout":
            return tip
        neighbour = self.seat_names[(seat - 1) % len(view.zoos)]
        return f"{tip}\n{self.app.text('draftosaurus.tip.neighbour', name=neighbour)}"

    def close_up(self, view: DraftView, name: str) -> CloseUp | None:
        return closeup.close_up(self, view, name)

    def told_of(self, image: str) -> str:
        return closeup.told_of(image)

    def topic(self, name: str) -> str:
        kind = names.kind(name)
        if kind in ("pen", "zoo"):
            return f"pens_{self.side}"
        return {"die": "die", "hand": "turn", "box": "two_players", "header": "end"}.get(kind, "turn")

    def passage(self, view: DraftView, name: str) -> str:
        kind, rest = names.apart(name)
        if kind == "die":
            return f"die.{view.die}"
        if kind in ("pen", "zoo"):
            return (names.seated(name)[1] if kind == "zoo" else rest).partition(".")[0]
        return ""

    def log_lines(self, events: Sequence[Event]) -> list[LogLine]:
        return words.log_lines(self.app.text, events, self.seat_names)

    def stages(self, events: Sequence[Event], before: DraftView, focus: int) -> list[Stage]:  # noqa: ARG002
        return moves.stages(self, events, before)

    def glow(self, events: Sequence[Event]) -> dict[str, int]:
        glow: dict[str, int] = {}
        for event in events:
            if event.kind in ("placed", "moved") and event.seat != self.focus:
                glow[f"zoo.{event.seat}.{str(event['place']).split('.')[0]}"] = event.seat
        return glow

    def private(self, view: DraftView) -> bool:
        return view.asked != MOVE

    def badges(self, view: DraftView, seat: int) -> list[tuple[str, str]]:
        held = view.hand_sizes[seat] if seat != self.focus and self.is_folded(seat) else 0
        return [("draftosaurus/bag", str(held))] if held else []

    def marks(self, view: DraftView, seat: int) -> list[str]:
        marks = ["dice"] if seat == view.roller and view.asked != MOVE else []
        return marks + (["check"] if view.picked[seat] and view.asked != MOVE else [])

    def score_tip(self, label: str) -> str:
        pens = {pen.id: pen for board in self.rules.boards for pen in board.pens}
        if label == "trex":
            return self.app.text("draftosaurus.tip.trex")
        pen = pens["bridge_left" if label == "bridge" else label]
        return words.pen_rule(self.app.text, pen)

    def score_picture(self, name: str) -> str:
        if name == "trex":
            return "draftosaurus/trex"
        return f"draftosaurus/{'side' if name in ('summer', 'winter') else 'pen'}_{name}"

    def ending(self, match: Match) -> DraftEnding:
        return DraftEnding(self.app, match, self.score_wording())
