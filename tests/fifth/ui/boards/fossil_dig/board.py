"""The table of Fossil Dig: what a person points at, and what the table tells."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.core.match import Match
from game.core.values import Action, Decision, Event, Score
from tests.fifth.game.fossil_dig.model import DIG, HOME, KINDS
from tests.fifth.game.fossil_dig.rules import DigRules
from tests.fifth.game.fossil_dig.view import DigView
from tests.fifth.ui.boards.fossil_dig import draw, layout
from tests.fifth.ui.boards.fossil_dig.variants import VARIANTS
from ui.app import App
from ui.boards.kit import names, ways
from ui.boards.kit.closeup import on_paper
from ui.table.board import Board, LogLine, Look, Names
from ui.table.motion import Stage
from ui.table.plan import Plan
from ui.widgets.closeup import CloseUp


class DigBoard(Board):
    """The pit in the middle with its two choices, secret and collection below, the others at the side."""

    variants = VARIANTS

    def __init__(self, app: App, match: Match) -> None:
        """The board of a running game."""
        super().__init__(app, match)
        assert isinstance(match.rules, DigRules)
        self.rules: DigRules = match.rules
        self.focus = 0

    def wanted_width(self, height: int) -> int:
        return min(round(height * 1.4), round(self.app.size[0] * 0.66))

    def freed(self, height: int) -> int:  # noqa: ARG002
        return self.app.theme.grain.px(layout.HEADER + layout.GAP)

    def panel_height(self, width: int) -> int:
        return layout.panel_height(width, self.app.theme)

    def arrange(self, view: DigView, plan: Plan, focus: int) -> Names:
        self.focus = focus
        self.names = layout.lay_out(view, plan, focus, self.app.theme)
        return self.names

    def draw_ground(self, surface: pygame.Surface, view: DigView) -> None:  # noqa: ARG002
        draw.draw_ground(surface, self)

    def ground_key(self, view: DigView) -> Hashable:  # noqa: ARG002
        return None

    def draw(self, surface: pygame.Surface, view: DigView) -> None:
        draw.draw_table(surface, self, view)

    def draw_marks(self, surface: pygame.Surface, view: DigView, look: Look) -> None:  # noqa: ARG002
        draw.draw_marks(surface, self, look)

    def large_rect(self) -> pygame.Rect:
        return self.names["brought"]

    def draw_large(self, surface: pygame.Surface, view: DigView, seat: int) -> None:
        draw.draw_large(surface, self, view, seat)

    def draw_held(self, surface: pygame.Surface, name: str, pos: tuple[int, int]) -> None:
        """Nothing is carried: a choice is one click."""

    def path(self, view: DigView, action: Action) -> tuple[str, ...]:  # noqa: ARG002
        return (action.text,)

    def wished(self, view: DigView, path: tuple[str, ...]) -> Action | None:  # noqa: ARG002
        return {"dig": DIG, "home": HOME}.get(path[0])

    def known_scores(self, view: DigView, scores: Sequence[Score]) -> Sequence[Score]:
        known = zip(scores, view.secrets, strict=True)
        return [score if secret is not None else Score(score.lines[:1]) for score, secret in known]

    def status(self, view: DigView, decision: Decision, chosen: tuple[str, ...]) -> str:  # noqa: ARG002
        key = "ask" if view.finds[decision.seat] else "begin"
        return self.app.text(f"fossil_dig.{key}", name=self.seat_names[decision.seat])

    def describe(self, view: DigView, action: Action) -> str:  # noqa: ARG002
        return self.app.text(f"fossil_dig.confirm.{action.text}")

    def info(self, view: DigView) -> str:
        return self.app.text("fossil_dig.info", day=min(view.day + 1, view.days), days=view.days)

    def last_round(self, view: DigView) -> bool:
        return view.day + 1 >= view.days

    def tip(self, view: DigView, name: str) -> str:
        text, (first, rest) = self.app.text, names.apart(name)
        if first in ("find", "kind"):
            number = view.finds[self.focus][int(rest)] if first == "find" else KINDS.index(rest)
            return self._kind_tip(view, number)
        if first == "dig":
            return text("fossil_dig.tip.dig", n=view.deck)
        seat = names.strip_seat(name, self.focus)
        if seat >= 0:
            return text(f"fossil_dig.tip.{'home' if view.home[seat] else 'digs'}")
        return text(f"fossil_dig.tip.{'camp' if first == 'home' else 'secret'}") if first in ("home", "hand") else ""

    def _kind_tip(self, view: DigView, kind: int) -> str:
        """A kind: its points, and how many lie open."""
        brought = sum(counts[kind] for counts in view.brought)
        lines = [
            self.app.text(f"fossil_dig.kind.{KINDS[kind]}"),
            self.app.text("fossil_dig.tip.worth", points=self.rules.points[kind], copies=self.rules.copies[kind]),
            self.app.text("fossil_dig.tip.brought", n=brought),
        ]
        return "\n".join(lines)

    def close_up(self, view: DigView, name: str) -> CloseUp | None:
        first, rest = names.apart(name)
        if first not in ("find", "kind"):
            return None
        kind = KINDS[view.finds[self.focus][int(rest)]] if first == "find" else rest
        return on_paper(self.app, f"fossil_dig/{kind}", 1.0)

    def topic(self, name: str) -> str:
        return {"hand": "secret", "header": "end"}.get(names.kind(name), "turn")

    def refusal(self, reason: str, action: Action) -> str:  # noqa: ARG002
        return self.app.text(f"fossil_dig.refused.{reason}")

    def log_lines(self, events: Sequence[Event]) -> list[LogLine]:
        return [self._line(event) for event in events]

    def _line(self, event: Event) -> LogLine:
        name = self.seat_names[event.seat]
        if event.kind in ("dug", "revealed"):
            kind = KINDS[event.number("kind")]
            words = self.app.text(f"fossil_dig.kind.{kind}")
            return LogLine(
                self.app.text(f"fossil_dig.log.{event.kind}", name=name, kind=words), f"fossil_dig/{kind}", event.seat
            )
        number = {key: value for key, value in event.data if key in ("cards", "day")}
        told = self.app.text(f"fossil_dig.log.{event.kind}", name=name, n=next(iter(number.values()), 0))
        return LogLine(told, seat=-1 if event.kind == "day" else event.seat)

    def stages(self, events: Sequence[Event], before: DigView, focus: int) -> list[Stage]:  # noqa: ARG002
        return [self._stage(event) for event in events if event.kind in ("dug", "caved", "went")]

    def _stage(self, event: Event) -> Stage:
        """A card out of the pit, or the end of a day."""
        if event.kind != "dug":
            return Stage(0.4, sound="undo" if event.kind == "caved" else "pass", swap=True)
        goal = self.names["pit" if event.seat == self.focus else f"panel.{event.seat}.header"]
        end = pygame.Rect(0, 0, goal.height, goal.height)
        end.center = goal.center
        image = f"fossil_dig/{KINDS[event.number('kind')]}"
        return Stage(0.6, (ways.fly(image, self.names["dig"], end, 0.6, arc=30),), "pick", swap=True)

    def glow(self, events: Sequence[Event]) -> dict[str, int]:
        return {f"panel.{event.seat}": event.seat for event in events if event.seat != self.focus}

    def private(self, view: DigView) -> bool:
        return view.day < view.days

    def marks(self, view: DigView, seat: int) -> list[str]:
        return ["home"] if view.home[seat] else []

    def score_label(self, label: str) -> str:
        return self.app.text(f"fossil_dig.score.{label}")

    def score_tip(self, label: str) -> str:
        return self.app.text(f"fossil_dig.score_tip.{label}")

    def score_picture(self, name: str) -> str:
        return f"fossil_dig/{'camp' if name == 'finds' else 'back'}"
