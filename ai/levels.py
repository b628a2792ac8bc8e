"""The levels of the searching bots, and how a bot is written: `level[:style][@milliseconds|#play-outs]`.

`curator` thinks as much as its level does in the game and no longer than its level may, `curator@300` for 300 ms,
`curator#400` for 400 play-outs whatever the time, which makes it the same on every machine. `curator:spoiler` plays in
a style: the collector looks at its own points, the spoiler at those of the others, the gambler at what may come of it
if it is lucky. `curator:bare` knows the rules alone: it measures what knowledge is worth.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Final

from ai.bot import Bot, Sample
from ai.minds import knowledge_of
from ai.search.budget import Budget, Stop, never
from ai.search.finding import Finding
from ai.search.knowledge import AnyKnowledge, Knowledge
from ai.search.mcts import Search
from game.core.rng import advance, below, seeded
from game.core.rules import AnyRules
from game.core.values import Action, Decision

LONGEST: Final = 10_000
"""The most milliseconds that can be asked for."""

MOST: Final = 1_000_000
"""The most play-outs that can be asked for."""


LEVELS: dict[str, int] = {
    "visitor": 60, "assistant": 120, "student": 250, "naturalist": 500, "curator": 950, "academy": 4900,
}  # fmt: skip
"""The levels, weakest first, and how many milliseconds each may think; what else they are, each game says.

Codes of deals name a level by its place, so more are only added at the end.
"""

RUNGS: Final[tuple[str, ...]] = ("visitor", "assistant", "student", "naturalist", "curator")
"""The levels that persons are measured by: whole games of them are played in the time that somebody waits."""


@dataclass(frozen=True)
class Style:
    """How much the best other counts in the margin, how much luck counts in the choice, whether the game is known."""

    envy: float = 1.0
    luck: float = 0.0
    knows: bool = True


STYLES: dict[str, Style] = {
    "": Style(),
    "collector": Style(envy=0.6),
    "spoiler": Style(envy=1.4),
    "gambler": Style(luck=0.1),
    "bare": Style(knows=False),
}
"""The styles; none is the plain one."""

PERSONALITIES: tuple[str, ...] = ("", "collector", "spoiler", "gambler")
"""The styles that are offered to people; `bare` is for measurements."""

_SPEC = re.compile(r"(?P<level>[a-z]+)(:(?P<style>[a-z]+))?(@(?P<time>[1-9]\d{0,4})|#(?P<count>[1-9]\d{0,6}))?")


@dataclass(frozen=True)
class Spec:
    """A searching bot as it is written; without milliseconds and count it thinks as its level does."""

    level: str
    style: str
    milliseconds: int
    count: int


def parse(text: str) -> Spec | None:
    """The bot that is written so, None if there is no such."""
    match = _SPEC.fullmatch(text)
    if match is None or match["level"] not in LEVELS or (match["style"] or "") not in STYLES:
        return None
    milliseconds, count = int(match["time"] or 0), int(match["count"] or 0)
    if milliseconds > LONGEST or count > MOST:
        return None
    return Spec(match["level"], match["style"] or "", milliseconds, count)


def written(level: str, style: str) -> str:
    """How a bot of a level and a style is written."""
    return f"{level}:{style}" if style else level


class SearchBot(Bot):
    """Searches re-dealt worlds within its budget and takes what it found best, as clearly as its level sees."""

    def __init__(self, knowledge: AnyKnowledge, spec: Spec, stop: Stop = never) -> None:
        self.style = STYLES[spec.style]
        self.knowledge = knowledge if self.style.knows else Knowledge()
        self.spec = spec
        self.step = knowledge.levels[list(LEVELS).index(spec.level)]
        self.stop = stop

    def choose(self, rules: AnyRules, decision: Decision, sample: Sample, seed: int) -> Action:
        if len(decision.options) == 1:
            return decision.options[0]
        budget = self.budget()
        search = Search(rules, self.knowledge, decision, sample, seed, self.style.envy, self.spec.style)
        search.decide(budget)
        haze = self.step.haze * search.unsure()
        reach = haze / self.knowledge.tuning.slope / 2.0 if haze else math.inf
        return pick(search.findings(), haze, self.style.luck, seed, reach)

    def budget(self) -> Budget:
        """What one decision may cost."""
        spec = self.spec
        if spec.count:
            return Budget(iterations=spec.count, stop=self.stop)
        if spec.milliseconds:
            return Budget(seconds=spec.milliseconds / 1000.0, stop=self.stop)
        return Budget(self.step.play_outs, LEVELS[spec.level] / 1000.0, self.stop)


def pick(findings: list[Finding], haze: float, luck: float, seed: int, reach: float = math.inf) -> Action:
    """The most visited option; with luck, of those visited half as often; through haze, any that is not far behind.

    No other is taken that lies more than `reach` points behind at first sight.
    """
    if haze <= 0.0 and luck <= 0.0:
        return findings[0].action
    rng = seeded(seed)
    often = findings[0].visits / 2.0 if haze <= 0.0 else 0.0
    best, most = findings[0], -math.inf
    for finding in findings:
        rng = advance(rng)
        seems = finding.promise + luck * math.sqrt(finding.spread) + haze * below(rng, 1024) / 1024.0
        near = finding is findings[0] or finding.order >= -reach
        if near and finding.visits >= often and seems > most:
            best, most = finding, seems
    return best.action


def search_bot(text: str, game_id: str, stop: Stop = never) -> SearchBot | None:
    """The searching bot that is written so, None if there is no such."""
    spec = parse(text)
    return None if spec is None else SearchBot(knowledge_of(game_id), spec, stop)
