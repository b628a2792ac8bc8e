"""What a game brings to the table: its layout, its words, its drawing, its motion."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import pygame

from game.core.match import Match
from game.core.values import Action, Decision, Event, IllegalAction, Score
from ui.app import App
from ui.boards.kit.plate import Plates
from ui.boards.kit.vignette import Vignettes
from ui.collection.exhibit import Exhibits
from ui.scene import Scene
from ui.scenes.ending import Ending
from ui.table.motion import Stage
from ui.table.plan import Plan
from ui.table.speech import LogLine, Speech
from ui.table.trial import Trial

__all__ = ["Board", "LogLine", "Look", "Names"]

Names = dict[str, pygame.Rect]
"""The named places of a board."""


@dataclass(frozen=True)
class Look:
    """How the table should be drawn: what can be chosen, what is chosen, what glows."""

    targets: frozenset[str] = frozenset()
    chosen: tuple[str, ...] = ()
    hover: str = ""
    previews: dict[str, int] = field(default_factory=dict)
    changes: tuple[int, ...] = ()
    glow: dict[str, int] = field(default_factory=dict)
    dim: bool = False
    pulse: int = 0


class Board(Speech):
    """One game's side of the table; it reads views and never the state.

    `match`, `trial`, `asks`, `main` and `crowd` are kept by the table: while a turn is tried out, the match is the copy
    on which that happens; while something is told, nothing is asked, and what was answered is put away; `main` is the
    part of the window that the board has; `crowd` is how much smaller the signs on the strips beside it are.
    """

    backdrop = "home/wood"
    """The picture behind the whole table."""

    scenery = ""
    """The picture behind the set-up, '' for the backdrop."""

    variants: ClassVar[Vignettes] = {}
    """What the choices of every variant look like in the set-up."""

    plates: ClassVar[Plates] = {}
    """The pictures of the rules by name."""

    exhibits: ClassVar[Exhibits | None] = None
    """What the shelves of the collection show of its creatures; None where a game has none."""

    ahead = True
    """Whether pictures may be made ahead of their use; not for a board that is shown larger for a while."""

    def __init__(self, app: App, match: Match) -> None:
        """The board of a running game."""
        super().__init__(app, match)
        self.trial: Trial | None = None
        self.asks = True
        self.crowd = 0

    @abstractmethod
    def arrange(self, view: Any, plan: Plan, focus: int) -> Names:
        """The named places for a view, with the zoo or tableau of seat `focus` in the middle."""

    def kept_clear(self) -> list[pygame.Rect]:
        """Places that tooltips should not cover: what a person needs while choosing."""
        return [self.names[name] for name in ("hand", "header") if name in self.names]

    def spots(self, view: Any) -> Names:  # noqa: ARG002
        """Parts of places that a lesson may point at though nobody chooses them, and places with what hangs on them."""
        return {}

    def printed(self) -> list[pygame.Rect]:
        """Names and figures on places that the coach's marks should leave legible."""
        return []

    @abstractmethod
    def draw_ground(self, surface: pygame.Surface, view: Any) -> None:
        """Draw what stays for a whole game: boards and trays; the table keeps the picture per size."""

    @abstractmethod
    def ground_key(self, view: Any) -> Hashable:
        """What the ground depends on besides window, scale, language and whose place is in the middle."""

    @abstractmethod
    def draw(self, surface: pygame.Surface, view: Any) -> None:
        """Draw what stands on the ground; the table keeps the picture until the view changes."""

    @abstractmethod
    def draw_marks(self, surface: pygame.Surface, view: Any, look: Look) -> None:
        """Draw what changes from frame to frame: targets, previews, the chosen, the glow of last moves."""

    def draw_previews(self, surface: pygame.Surface, look: Look) -> None:
        """Draw what choices bring once more where it hangs over an edge, on which the coach has laid a ring."""

    def release(self) -> None:
        """Let go of kept pictures; the table is closed."""

    @abstractmethod
    def large_rect(self) -> pygame.Rect:
        """Where another seat's part is shown large."""

    @abstractmethod
    def draw_large(self, surface: pygame.Surface, view: Any, seat: int) -> None:
        """Draw another seat's part large over the middle of the table."""

    def large_places(self, view: Any, seat: int) -> Names:  # noqa: ARG002
        """The named places of another seat's part while that is shown large: what there is to read."""
        return {}

    @abstractmethod
    def draw_held(self, surface: pygame.Surface, name: str, pos: tuple[int, int]) -> None:
        """Draw the thing taken from a named place under the pointer."""

    def stands(self, name: str, places: Sequence[str]) -> bool:  # noqa: ARG002
        """Whether there is something to see at a named place while these places can be chosen next."""
        return True

    @abstractmethod
    def path(self, view: Any, action: Any) -> tuple[str, ...]:
        """The named places that a person points at, one after the other, to choose an action."""

    def paths(self, view: Any, action: Any) -> list[tuple[str, ...]]:
        """Every way to point at an action; the first one is its path."""
        return [self.path(view, action)]

    def widened(self, view: Any, places: Sequence[str]) -> Mapping[str, str]:  # noqa: ARG002
        """Of the places that can be chosen next, those for which a whole place around them stands, and that place."""
        return {}

    @abstractmethod
    def wished(self, view: Any, path: tuple[str, ...]) -> Action | None:
        """The action that a path would be if it were allowed, to explain why it is not."""

    def parsed(self, text: str) -> Action | None:
        """The action of a text, None if there is no such action."""
        try:
            return self.match.rules.parse(text)
        except IllegalAction:
            return None

    def changes(self, view: Any, action: Any) -> tuple[int, ...]:  # noqa: ARG002
        """What an action would change in everyone's points; empty where only the own points matter."""
        return ()

    def pays(self, view: Any, action: Any) -> bool:  # noqa: ARG002
        """Whether an option spends or gives up something, so that it is never chosen for the person."""
        return False

    def brings(self, view: Any, action: Any) -> int | None:  # noqa: ARG002
        """What choosing an action adds to the own points, where that is not what the rules foretell of it."""
        return None

    def rehearses(self, view: Any, decision: Decision) -> bool:  # noqa: ARG002
        """Whether choices at this decision are tried out first and carried out together on confirming."""
        return False

    def opens_turn(self, decision: Decision) -> bool:  # noqa: ARG002
        """Whether a new turn begins with this decision; what is tried out never runs past it."""
        return False

    def within_turn(self, decision: Decision) -> bool:  # noqa: ARG002
        """Whether this question belongs to an action that the person has begun and may call off again."""
        return False

    def turns_over(self, event: Event) -> bool:  # noqa: ARG002
        """Whether another turn begins with this event; it is neither tried out nor counted for the turn before."""
        return False

    def needs_confirmation(self, trial: Trial) -> bool:  # noqa: ARG002
        """Whether a completed trial waits to be confirmed; otherwise it is carried out at once."""
        return True

    def finishing(self, decision: Decision) -> Action | None:
        """The option that ends what is tried out without anything more, None if there is none."""
        return next((option for option in decision.options if option.text == "done"), None)

    def known_scores(self, view: Any, scores: Sequence[Score]) -> Sequence[Score]:  # noqa: ARG002
        """Everyone's score as the viewer knows it: what stands on the strips; all of it where nothing is secret."""
        return scores

    def draw_note(self, surface: pygame.Surface, note: str) -> None:
        """Draw what a stage of motion shows over the table."""

    def round_of(self, view: Any) -> int:  # noqa: ARG002
        """The number of the round, or of what divides the game otherwise; the replay marks where it changes."""
        return 0

    def last_round(self, view: Any) -> bool:  # noqa: ARG002
        """Whether the last round has begun, or what comes nearest to it; the music tells it."""
        return False

    @abstractmethod
    def stages(self, events: Sequence[Event], before: Any, focus: int) -> list[Stage]:
        """How what happened is shown over the view before it."""

    def startled(self, events: Sequence[Event]) -> list[int]:  # noqa: ARG002
        """The seats that others have pushed aside or taken something from; their portraits show it."""
        return []

    @abstractmethod
    def glow(self, events: Sequence[Event]) -> dict[str, int]:
        """The named places that the last moves touched, with the seat that moved."""

    def interlude(self, events: Sequence[Event]) -> Scene | None:  # noqa: ARG002
        """A scene to show after these events, such as the score of a finished round."""
        return None

    @abstractmethod
    def private(self, view: Any) -> bool:
        """Whether the view shows something that the other persons at the screen may not see."""

    def ending(self, match: Match) -> Ending:
        """The picture in which the score of a finished match is counted."""
        return Ending(self.app, match, self.score_wording(), self.scenery or self.backdrop)
