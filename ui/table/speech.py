"""What a game says at the table: sentences, tips, badges, and the names of its score."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.core.values import Decision, Event
from ui.pencil import MARK
from ui.table.shape import Shape
from ui.theme import INK_SOFT, Colour
from ui.widgets.closeup import CloseUp
from ui.widgets.score_sheet import Wording


@dataclass(frozen=True)
class LogLine:
    """A sentence of the log with a small picture; `seat` is whose doing it was, -1 for nobody's."""

    text: str
    image: str = ""
    seat: int = -1
    tint: Colour | None = None

    @property
    def ink(self) -> Colour | None:
        """What its picture is drawn in, None where that has colours of its own."""
        return self.tint or (INK_SOFT if self.image.startswith("icons/") else None)


class Speech(Shape):
    """The words of one game about what a view shows."""

    def say(self, key: str, **values: object) -> str:
        """A text of the game."""
        return self.app.text(f"{self.match.rules.game}.{key}", **values)

    @property
    def seat_names(self) -> list[str]:
        """The names of all seats."""
        return [seat.name for seat in self.match.seats]

    def pencilled(self, line: str, *paths: str) -> str:
        """The line, with a pencil behind it if one of the figures that it tells is ours."""
        return f"{line}{MARK}" if line and self.match.ready.ours.intersection(paths) else line

    @abstractmethod
    def status(self, view: Any, decision: Decision, chosen: tuple[str, ...]) -> str:
        """What is asked of the person, in one sentence."""

    @abstractmethod
    def describe(self, view: Any, action: Any) -> str:
        """An action as a question: is this what you want to do?"""

    def statement(self, view: Any, action: Any) -> str:
        """An action in the board's words, not as a question."""
        return self.describe(view, action).rstrip(" ?\u00a0\u202f")

    def remark(self, view: Any, action: Any) -> str:  # noqa: ARG002
        """What the coach points out of an action beyond its points: whom it takes something from, what is the last.

        A sentence about what the viewer sees, '' where there is nothing to say.
        """
        return ""

    def observation(self, view: Any, action: Any) -> str:  # noqa: ARG002
        """What is pointed out of somebody else's action, as `remark` does of an own one, in words that fit both."""
        return ""

    @abstractmethod
    def info(self, view: Any) -> str:
        """Where the game stands: round and turn."""

    @abstractmethod
    def tip(self, view: Any, name: str) -> str:
        """What a named place is, with its present effect; of a strip what is not told by its score."""

    def close_up(self, view: Any, name: str) -> CloseUp | None:  # noqa: ARG002
        """What a named place holds, to be drawn large beside its tip; None where the words say it all."""
        return None

    def told_of(self, image: str) -> str:  # noqa: ARG002
        """The name of a place that would tell of the card with that picture, for the log; '' if it shows no card."""
        return ""

    @abstractmethod
    def topic(self, name: str) -> str:
        """The page of the rules that explains a named place."""

    def passage(self, view: Any, name: str) -> str:  # noqa: ARG002
        """The passage of that page that is about a named place, '' for its beginning."""
        return ""

    def refusal(self, reason: str, action: Any) -> str:  # noqa: ARG002
        """Why an action is not allowed, in one sentence."""
        return self.say(f"refused.{reason}")

    @abstractmethod
    def log_lines(self, events: Sequence[Event]) -> list[LogLine]:
        """The sentences of what happened; events are already redacted for the reader."""

    def badges(self, view: Any, seat: int) -> list[tuple[str, str]]:  # noqa: ARG002
        """Pictures with a number beside a seat's name: tokens, tiles."""
        return []

    def role(self, view: Any, seat: int) -> str:  # noqa: ARG002
        """What a seat does now, in a few words for its strip, '' if there is nothing to say."""
        return ""

    def marks(self, view: Any, seat: int) -> list[str]:  # noqa: ARG002
        """Icons beside a seat's name: has chosen, holds the die."""
        return []

    def score_label(self, label: str) -> str:
        """The name of a line of the score."""
        return self.say(f"score.{label}")

    def score_in(self, label: str) -> str:
        """Where the points of a line of the score come from, as a part of a sentence."""
        key = f"{self.match.rules.game}.score_in.{label}"
        text = self.app.text
        return text(key) if text.has(key) else text("coach.term.where", line=self.score_label(label))

    def score_tip(self, label: str) -> str:  # noqa: ARG002
        """How a line of the score comes about, '' if there is nothing to say."""
        return ""

    def score_group(self, label: str) -> str:  # noqa: ARG002
        """The group in which a line of the score is summed up on the first page, '' if it stands alone."""
        return ""

    def score_picture(self, name: str) -> str:  # noqa: ARG002
        """The picture of a line of the score, or of a group of lines, '' if there is none."""
        return ""

    def score_part(self, group: str) -> str:
        """The name of a group of lines, or of a part of the game."""
        return self.app.text(f"game.{self.match.rules.game}.part.{group}")

    def unfolded(self, view: Any) -> str:  # noqa: ARG002
        """The part of the score whose lines a strip tells one by one, '' if it tells sums alone."""
        return ""

    def score_wording(self) -> Wording:
        """How the game speaks of its score."""
        return Wording(self.score_label, self.score_part, self.score_tip, self.score_group, self.score_picture)
