"""The table of Cubosaurs: what a person points at, and what the table tells."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from game.core.match import Match
from game.core.values import Action, Decision, Event, Score
from game.cubosaurs import forecast
from game.cubosaurs.effects import Tile
from game.cubosaurs.model import (
    BUY,
    DESTROY,
    DINOSAURS,
    GIVE,
    GIVE_TO,
    REFUSE,
    TOKEN,
    TYPES,
    CuboAction,
)  # fmt: skip
from game.cubosaurs.rules import CuboRules
from game.cubosaurs.view import CuboView
from ui.app import App
from ui.boards.cubosaurs import closeup, draw, layout, marks, moves, paths, remarks, words
from ui.boards.cubosaurs.ending import CuboEnding
from ui.boards.cubosaurs.exhibits import EXHIBITS
from ui.boards.cubosaurs.plates import PLATES
from ui.boards.cubosaurs.variants import VARIANTS
from ui.boards.kit import names
from ui.boards.kit.pen import Pen
from ui.boards.kit.still import Parts
from ui.origins import noted
from ui.scene import Scene
from ui.scenes.sheet import RoundScene
from ui.table.board import Board, LogLine, Look, Names
from ui.table.motion import Stage
from ui.table.plan import Plan
from ui.widgets.closeup import CloseUp
from ui.widgets.score_sheet import Sheet, sheets


class CuboBoard(Board):
    """The hand in the middle with its two choices, the own collection below, the others at the side."""

    backdrop = "cubosaurs/table"
    variants = VARIANTS
    plates = PLATES
    exhibits = EXHIBITS
    livery = moves.LIVERY

    least_panel = 132

    def __init__(self, app: App, match: Match) -> None:
        """The board of a running game."""
        super().__init__(app, match)
        assert isinstance(match.rules, CuboRules)
        self.rules: CuboRules = match.rules
        self.deck = match.rules.deck
        self.focus = 0
        self.given = -1
        self.plan: Plan
        self.parts = Parts()

    def tile(self, tile_id: str) -> Tile:
        """The tile of that id."""
        return next(tile for tile in self.rules.tiles if tile.id == tile_id)

    def after(self, view: CuboView, seat: int) -> int:
        """The seat that plays after another one."""
        return (seat + view.direction) % len(view.collections)

    def type_name(self, number: int) -> str:
        """The name of a type."""
        return self.app.text(f"cubosaurs.type.{TYPES[number]}.name")

    def wanted_width(self, height: int) -> int:
        return layout.wanted_width(height, self.app.size[0])

    def folds(self, view: CuboView) -> bool:
        return view.asked not in paths.THEIRS

    def freed(self, height: int) -> int:  # noqa: ARG002
        return layout.freed(self.app.theme)

    def panel_height(self, width: int) -> int:
        return layout.panel_height(width, self.app.theme, bool(self.rules.tiles))

    def arrange(self, view: CuboView, plan: Plan, focus: int) -> Names:
        self.focus, self.given = focus, view.chosen[0] if view.asked == GIVE_TO and view.chosen else -1
        self.plan = plan
        self.names = self.places(view)
        return self.names

    def places(self, view: CuboView) -> Names:
        """Where everything would lie in a view of the table that is laid out."""
        return layout.lay_out(view, self.plan, self.focus, self.deck, self.app.theme)

    def kept_clear(self) -> list[pygame.Rect]:
        places = super().kept_clear()
        if self.given < 0:
            return places
        name = TYPES[self.deck.type_of[self.given]]
        return places + [self.names[f"cell.{seat}.{name}"] for seat in range(self.rules.seats)]

    def large_places(self, view: CuboView, seat: int) -> Names:
        theme, held = self.app.theme.grain, view.collections[seat]
        purse, own = layout.large_areas(view, seat, self.large_rect(), theme)
        cells = layout.cells(f"cell.{seat}", f"theirs.{seat}", held, own, self.deck, theme, theme.px(8))
        return cells | names.laid(f"bought.{seat}", view.tiles[seat], draw.large_tiles(view, seat, purse, theme)[1])

    def draw_ground(self, surface: pygame.Surface, view: CuboView) -> None:  # noqa: ARG002
        draw.draw_ground(Pen(surface, self.app), self)

    def ground_key(self, view: CuboView) -> Hashable:
        return bool(view.market)

    def draw(self, surface: pygame.Surface, view: CuboView) -> None:
        draw.draw_table(Pen(surface, self.app), self, view)

    def release(self) -> None:
        self.parts.clear()

    def draw_marks(self, surface: pygame.Surface, view: CuboView, look: Look) -> None:
        marks.draw_marks(surface, self, view, look)

    def large_rect(self) -> pygame.Rect:
        return self.names["deck"].unionall([self.names["prompt"], self.names["collection"]])

    def draw_large(self, surface: pygame.Surface, view: CuboView, seat: int) -> None:
        draw.draw_large(Pen(surface, self.app), self, view, seat)

    def draw_held(self, surface: pygame.Surface, name: str, pos: tuple[int, int]) -> None:
        if name.startswith("own."):
            card = self.deck.kinds[self.deck.number[names.rest(name)]]
            draw.draw_carried(Pen(surface, self.app), self, card, pos)

    def path(self, view: CuboView, action: Action) -> tuple[str, ...]:
        assert isinstance(action, CuboAction)
        return paths.path(self, view, action)

    def paths(self, view: CuboView, action: Action) -> list[tuple[str, ...]]:
        return paths.ways(self.path(view, action))

    def widened(self, view: CuboView, places: Sequence[str]) -> dict[str, str]:
        return paths.widened(self, view, places)

    def wished(self, view: CuboView, path: tuple[str, ...]) -> Action | None:
        text = paths.wished_text(view, path)
        return self.parsed(text) if text else None

    def changes(self, view: CuboView, action: Action) -> tuple[int, ...]:
        return forecast.changes(self.rules, view, action) if view.seat == view.to_act else ()

    def pays(self, view: CuboView, action: Action) -> bool:  # noqa: ARG002
        assert isinstance(action, CuboAction)
        return action.kind in (BUY, REFUSE, DESTROY, GIVE, GIVE_TO)

    def offer_to(self, view: CuboView, seat: int) -> tuple[int, ...]:
        """What choosing another seat would change for everyone, if one is asked for; else nothing."""
        if view.asked not in (GIVE_TO, TOKEN) or seat == view.to_act:
            return ()
        return self.changes(view, self.rules.others[view.asked][seat])

    def in_question(self, view: CuboView) -> str:
        """The place of the card that was chosen for the tile being carried out, '' if there is none."""
        return paths.in_question(self, view)

    def status(self, view: CuboView, decision: Decision, chosen: tuple[str, ...]) -> str:
        return words.status(self, view, decision, chosen)

    def describe(self, view: CuboView, action: Action) -> str:
        assert isinstance(action, CuboAction)
        return words.question(self, view, action)

    def remark(self, view: CuboView, action: Action) -> str:
        assert isinstance(action, CuboAction)
        return remarks.remark(self, view, action)

    def observation(self, view: CuboView, action: Action) -> str:
        return self.remark(view, action) if action.kind == "refuse" else ""

    def info(self, view: CuboView) -> str:
        way = "clockwise" if view.direction > 0 else "counter"
        return self.app.text(f"cubosaurs.info_{way}", round=view.round + 1, rounds=view.rounds)

    def round_of(self, view: CuboView) -> int:
        return view.round

    def last_round(self, view: CuboView) -> bool:
        return view.round + 1 >= view.rounds

    def tip(self, view: CuboView, name: str) -> str:
        return noted(self.app.text, paths.tip(self, view, name))

    def close_up(self, view: CuboView, name: str) -> CloseUp | None:
        return closeup.close_up(self, view, name)

    def told_of(self, image: str) -> str:
        return closeup.told_of(self, image)

    def topic(self, name: str) -> str:
        return paths.topic(name)

    def passage(self, view: CuboView, name: str) -> str:
        return closeup.passage(self, view, name)

    def log_lines(self, events: Sequence[Event]) -> list[LogLine]:
        return words.log_lines(self, events)

    def stages(self, events: Sequence[Event], before: CuboView, focus: int) -> list[Stage]:  # noqa: ARG002
        return moves.stages(self, events, before)

    def startled(self, events: Sequence[Event]) -> list[int]:
        """Who gets a refused hand, and who loses a card or a token to somebody else."""
        got = [event.number("to") for event in events if event.kind == "refused"]
        lost = [event.number("from") for event in events if event.kind == "token" and event.number("from") >= 0]
        lost += [event.number("from") for event in events if event.kind == "moved"]
        lost += [event.seat for event in events if event.kind == "destroyed" and event.number("by") != event.seat]
        return [*got, *lost]

    def glow(self, events: Sequence[Event]) -> dict[str, int]:
        glow: dict[str, int] = {}
        for event in events:
            if event.kind == "round":
                glow = {}
            elif event.kind in ("kept", "moved") and event.seat != self.focus:
                name = TYPES[self.deck.kinds[event.number("card")].type]
                glow[f"cell.{event.seat}.{name}"] = event.seat
        return glow

    def interlude(self, events: Sequence[Event]) -> Scene | None:
        scored = [event for event in events if event.kind == "scored"]
        if not scored or any(event.kind == "ended" for event in events):
            return None
        number = scored[0].number("round")
        return RoundScene(self.app, self.match.seats, number, partial(self._round_pages, number))

    def _round_pages(self, number: int) -> list[Sheet]:
        """The page of one finished round: its collections, and its tiles, which are a part of it."""
        part = f"round{number}"
        of_round = [
            [line for line in score.lines if line.part.partition(".")[0] == part] for score in self.match.scores()
        ]
        return sheets(self.app.text, [Score(tuple(lines)) for lines in of_round], self.score_wording())

    def badges(self, view: CuboView, seat: int) -> list[tuple[str, str]]:
        if not layout.has_purses(view) or f"purse.{seat}" in self.names:
            return []
        tiles = [(f"cubosaurs/tile_{tile}", "") for tile in view.tiles[seat]]
        return [("cubosaurs/dna", str(view.tokens[seat])), *tiles]

    def private(self, view: CuboView) -> bool:
        return not all(view.added)

    def marks(self, view: CuboView, seat: int) -> list[str]:
        return ["hand"] if seat == view.holder else []

    def role(self, view: CuboView, seat: int) -> str:
        return "" if f"purse.{seat}" in self.names else words.role(self, view, seat)

    def unfolded(self, view: CuboView) -> str:
        return self.score_part(f"round{view.round + 1}")

    def score_tip(self, label: str) -> str:
        text = self.app.text
        if label in TYPES[:DINOSAURS]:
            return words.row_of(self, TYPES.index(label))
        return text(f"cubosaurs.tip.{label}") if label in ("raptors", "eggs") else ""

    def score_picture(self, name: str) -> str:
        kinds = {"raptors": "raptor_black", "eggs": "egg", "tiles.types": "tile_types", "tiles.eggs": "tile_eggs"}
        return f"cubosaurs/{'deck' if name.startswith('round') else kinds.get(name, name)}"

    def ending(self, match: Match) -> CuboEnding:
        return CuboEnding(self.app, match, self.score_wording())
