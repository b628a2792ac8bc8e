"""Looking back on the game of a table: what the analyst finds, in the words and pictures of the board."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from ai.analysis.curve import Swing
from ui.failures import because
from ui.scenes.analysis import AnalysisScene
from ui.table.advice_words import better_because
from ui.table.analyst import Analyst
from ui.table.past import Past
from ui.text import percent

if TYPE_CHECKING:
    from ui.table.scene import TableScene

SLICE = 0.006
"""Seconds of a frame for positions and pictures of the past."""


@dataclass(frozen=True)
class Told:
    """A choice in words: when it was, whose, what was played, what was better and why; '' where there is nothing."""

    when: str
    name: str
    played: str = ""
    better: str = ""
    why: str = ""


class LookBack:
    """What is known of the game at a table: the curve, its turning points, its story."""

    def __init__(self, table: TableScene) -> None:
        """Nothing is looked back on before somebody asks."""
        self.table = table
        self._analyst: Analyst | None = None
        self._past: Past | None = None

    @property
    def possible(self) -> bool:
        """Whether there is something to look back on: a finished game, or one of a single person, but for lessons."""
        session = self.table.session
        if session.match.outcome() is not None:
            return bool(session.match.moments)
        alone = len(session.humans) == 1 and session.person_to_act is not None and session.kept_at is not None
        return alone and bool(session.match.moments)

    @property
    def analyst(self) -> Analyst:
        """Who looks back on the game as it stands."""
        session, match = self.table.session, self.table.session.match
        if self._analyst is None or self._analyst.length != len(match.moments):
            if self._analyst is not None:
                self._analyst.close()
            over = match.outcome() is not None
            question = session.story() if over else session.story_so_far(session.humans[0], self.table.points_of)
            self._analyst = Analyst(match, question, session.thinker, session.kept_at if over else None)
        return self._analyst

    @property
    def past(self) -> Past:
        """The positions of the game."""
        if self._past is None:
            self._past = Past(self.table)
        return self._past

    def update(self) -> bool:
        """Let the worker go on and find a little of the past; whether there is anything new."""
        app, analyst = self.table.app, self.analyst
        new = analyst.update()
        if analyst.unsaved:
            app.notices.once(app.text("analysis.unsaved", reason=because(app.text, analyst.unsaved)))
        if analyst.problem and analyst.trace:
            app.report(analyst.problem, analyst.trace)
            analyst.trace = ""
        return self.past.go_on(SLICE) or new

    def stop(self) -> None:
        """Think no more and let go of the pictures; what was found stays."""
        if self._analyst is not None:
            self._analyst.stop()
        if self._past is not None:
            self._past.release()
            self._past = None

    def close(self) -> None:
        """The table is closed."""
        self.stop()
        if self._analyst is not None:
            self._analyst.close()

    def begin(self) -> None:
        """Begin by itself at the end of a game, where the settings allow it."""
        if self.table.app.settings.look_back:
            self.analyst.go_on()

    def prepare(self) -> None:
        """Begin to make what the page with the curve will need first."""
        AnalysisScene.prepare(self.table.app)

    def scene(self) -> AnalysisScene:
        """The page with the curve."""
        return AnalysisScene(self.table.app, self)

    @property
    def turning(self) -> list[int]:
        """The turning points that are known, as counts of actions; of a running game those that were looked for."""
        match = self.table.session.match
        found = self._analyst is not None and self._analyst.length == len(match.moments)
        if not self.possible or (not found and match.outcome() is None):
            return []
        return [swing.start for swing in self.analyst.curve.turning_points()]

    def look(self, number: int) -> None:
        """Open the replay at the moment after so many actions; it may need the worker, which looks back no further."""
        self.analyst.stop()
        self.table.app.routes.replay(self.table.session, number, self.turning)

    def told(self, swing: Swing) -> Told | None:
        """A choice in the words of the board; None while its position is not found yet."""
        match, board = self.table.session.match, self.table.board
        then = self.past.match(swing.start)
        if then is None:
            return None
        view, name = then.view(swing.seat), match.seats[swing.seat].name
        when = " · ".join(board.info(view).splitlines())
        if swing.start >= len(match.moments):
            return Told(when, name)
        played = board.statement(view, match.moments[swing.start].action)
        decision, best = then.decision(), board.parsed(swing.measure.best)
        if decision is None or best not in decision.options or swing.missed <= 0:
            return Told(when, name, played)
        return Told(when, name, played, board.statement(view, best), better_because(board, swing.measure))

    def picture(self, number: int, size: tuple[int, int]) -> pygame.Surface | None:
        """A small picture of the table after so many actions; None while it is not drawn yet."""
        return self.past.picture(number, size)

    def story(self) -> list[str]:
        """Where the game was decided, the best move and the costliest one; nothing while that is not known."""
        tale = self.analyst.curve.tale() if self.analyst.done else None
        if tale is None:
            return []
        by_luck = abs(tale.decided.luck[tale.winner]) > abs(tale.decided.choice[tale.winner])
        sentences = [
            self._sentence("decided_luck" if by_luck else "decided", tale.decided, tale.winner),
            self._sentence("best", tale.best, tale.winner),
            self._sentence("costliest", tale.costliest, tale.winner),
        ]
        return sentences if all(sentences) else []

    def _sentence(self, key: str, swing: Swing | None, winner: int) -> str:
        """A sentence of the story; '' while its words are not found yet."""
        text = self.table.app.text
        if swing is None:
            return text(f"analysis.story.no_{key}")
        told = self.told(swing)
        if told is None:
            return ""
        shares = swing.measure.shares[winner]
        return text(
            f"analysis.story.{key}",
            name=told.name,
            when=told.when,
            action=inner_quotes(told.played),
            better=inner_quotes(told.better),
            winner=self.table.session.match.seats[winner].name,
            before=percent(text, shares),
            after=percent(text, shares + swing.total[winner]),
            gain=percent(text, swing.choice[swing.seat]),
            loss=percent(text, swing.missed),
        )


def inner_quotes(words: str) -> str:
    """Words as they stand between quotation marks: marks of their own become inner ones."""
    return re.sub(r"\s*»", "”", re.sub(r"«\s*", "“", re.sub("”", "’", re.sub("“", "‘", words.replace("„", "‚")))))
