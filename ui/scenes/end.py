"""The end of a game: the score builds up, then who won and why."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.match import Match
from ui.app import App
from ui.scene import Scene
from ui.scenes.notice import Item
from ui.scenes.sheet import SheetScene
from ui.widgets.score_sheet import Sheet, Wording, sheets


class EndScene(SheetScene):
    """The final score; its Answer is 'rematch', 'table' or 'home'."""

    name = "end"

    def __init__(self, app: App, match: Match, names: Wording, review: Callable[[], Scene] | None = None) -> None:
        """The end of a match whose score is told with these names; `review` makes the panel that looks back on it."""
        outcome = match.outcome()
        assert outcome is not None
        self.outcome = outcome
        self.match = match
        self.review = review
        super().__init__(app, match.seats, partial(self._pages, app, names), outcome.winners)

    def _pages(self, app: App, names: Wording) -> list[Sheet]:
        return sheets(app.text, self.outcome.scores, names)

    def items(self) -> list[Item]:
        """Play again, see where the game turned, look at the table, go home."""
        text = self.app.text
        review = [Item("review", text("end.review"), "hint")] if self.review is not None else []
        return [
            Item("rematch", text("end.rematch"), "shuffle", "primary"),
            *review,
            Item("table", text("end.table"), "eye"),
            Item("home", text("end.home"), "home"),
        ]

    def choose(self, name: str) -> None:
        """Open the review on top, or tell the table which button was pressed."""
        if name == "review" and self.review is not None:
            self.app.push(self.review())
        else:
            super().choose(name)

    def back(self) -> None:
        """Esc goes back to look at the table."""
        self.choose("table")

    def title(self) -> str:
        """Who has won, and by what."""
        text, names = self.app.text, [self.match.seats[seat].name for seat in self.outcome.winners]
        totals = [score.total for score in self.outcome.scores]
        if len(names) > 1:
            return text("end.shared", names=text("end.and").join(names), points=max(totals))
        if self.outcome.reason != "points":
            why = text(f"game.{self.match.rules.game}.why.{self.outcome.reason}")
            return f"{text('end.won', name=names[0])} {why}"
        winner = self.outcome.winners[0]
        ahead = totals[winner] - max(total for seat, total in enumerate(totals) if seat != winner)
        return text("end.won_by", name=names[0], points=totals[winner], n=ahead)
