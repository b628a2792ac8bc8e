"""Has the worker play the pars of daily deals, a piece at a time, whenever the table leaves it alone."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from ai.answers import sifted
from ai.lanes import Lanes
from ai.messages import Answer, Effort, Played, Request, Story
from ai.par import specs
from ui.places import UserFolders
from ui.records.code import Deal, code_of
from ui.records.daily import SEAT
from ui.records.par import Par, read_par, write_par

SLICE: Final = Effort(0.5)
"""After how many seconds the worker hands over what it has played; one move at least."""

TRIES: Final = 3
"""So often in a row the worker may fail at a deal before it is left alone until the next start."""

EVERY: Final = 20
"""After so many pieces a game that is half played is written; what is lost with a crash is played again."""


@dataclass(frozen=True)
class Wish:
    """A deal whose par is wanted, and the hash of the figures that a person has played it with; '' for any."""

    deal: Deal
    figures: str = ""


class ParDesk:
    """Knows the pars that were played, and has those played that are wanted, one after the other."""

    def __init__(self, lanes: Lanes, folders: UserFolders) -> None:
        """A desk that uses the lane behind the table."""
        self._lanes = lanes
        self._folders = folders
        self._known: dict[str, Par] = {}
        self._fresh: set[str] = set()
        """The deals that were played with the figures of today, whatever those are."""
        self._failures: dict[str, int] = {}
        self._queue: list[Wish] = []
        self._asked: tuple[Wish, Request] | None = None
        self._pieces = 0
        self._writer: ThreadPoolExecutor | None = None
        self.news = 0
        """How often something became known; whoever shows pars looks whether it has changed."""

    def want(self, wishes: Sequence[Wish]) -> None:
        """Play these pars from now on, in this order, and no others."""
        self._queue = list(wishes)
        if self._asked is not None and self._asked[0] not in self._queue:
            self._lanes.cancel_behind()
            self._put_down()

    def par(self, deal: Deal) -> Par:
        """The par of a deal as far as it is known."""
        code = code_of(deal)
        if code not in self._known:
            self._known[code] = read_par(self._folder, deal)
        return self._known[code]

    def whole(self, wish: Wish) -> Par | None:
        """The par of a deal, once every level has played with those figures, or with the present ones if they changed.

        None while it is lacking.
        """
        par = self.par(wish.deal)
        fits = wish.figures in ("", par.figures) or code_of(wish.deal) in self._fresh
        return par if par.done and fits else None

    @property
    def busy(self) -> bool:
        """Whether the worker plays a par just now."""
        return self._asked is not None

    def update(self) -> None:
        """Hear what was played, and have more played while the worker is free."""
        if self._asked is not None:
            answer = self._lanes.poll_behind()
            if answer is not None:
                self._hear(*self._asked, answer)
            elif not self._lanes.busy_behind:
                self._put_down()
        if self._asked is None and self._lanes.free and (wish := self._next()) is not None:
            request = self._request(wish)
            if self._lanes.ask_behind(request):
                self._asked = wish, request

    def close(self) -> None:
        """Play no more, and wait until everything is written."""
        self.want(())
        if self._writer is not None:
            self._writer.shutdown()
            self._writer = None

    @property
    def _folder(self) -> Path:
        return self._folders.pars

    def _next(self) -> Wish | None:
        """The first wish that is not fulfilled and not given up."""
        open_ones = (wish for wish in self._queue if self._failures.get(code_of(wish.deal), 0) < TRIES)
        return next((wish for wish in open_ones if self.whole(wish) is None), None)

    def _request(self, wish: Wish) -> Request:
        deal, par = wish.deal, self.par(wish.deal)
        if par.done:
            par = self._known[code_of(deal)] = Par(mark=par.mark)
        story = Story(deal.seed, None, tuple(par.actions))
        return Request(
            game=deal.game,
            seats=len(deal.bots),
            options=dict(deal.options),
            overlays=str(self._folders.overlay),
            seat=SEAT,
            bot="",
            knowledge={},
            seed=deal.seed,
            wanted="par",
            effort=SLICE,
            story=story,
            figures=wish.figures,
            bots=specs(deal.game, deal.bots, SEAT)[par.level],
        )

    def _hear(self, wish: Wish, request: Request, answer: Answer) -> None:
        """Take up what was played; a game that cannot be gone on with is begun anew."""
        self._asked = None
        deal, told = wish.deal, sifted(request, answer)
        code, par = code_of(deal), self.par(wish.deal)
        if told.problem or told.played is None:
            self._failures[code] = self._failures.get(code, 0) + 1
            self._known[code] = msgspec.structs.replace(par, actions=[])
            return
        self._failures.pop(code, None)
        if par.figures not in ("", told.played.figures):
            self._known[code] = Par(mark=par.mark, figures=told.played.figures)
            return
        self._take(deal, par, told.played)

    def _take(self, deal: Deal, par: Par, played: Played) -> None:
        """Note how far the game has come, or what the level made of the deal."""
        code, level = code_of(deal), par.level
        if not played.points:
            actions = [*par.actions, *played.actions]
            self._known[code] = msgspec.structs.replace(par, figures=played.figures, actions=actions)
            self._pieces += 1
            if self._pieces % EVERY == 0:
                self._keep(deal)
            return
        points = {**par.points, level: played.points[SEAT]}
        won = [*par.won, *([level] if SEAT in played.winners else [])]
        self._known[code] = Par(mark=par.mark, figures=played.figures, points=points, won=won)
        if self._known[code].done:
            self._fresh.add(code)
        self.news += 1
        self._keep(deal)

    def _put_down(self) -> None:
        """The worker was needed for something else: what was heard so far is kept."""
        if self._asked is not None and self.par(self._asked[0].deal).actions:
            self._keep(self._asked[0].deal)
        self._asked = None

    def _keep(self, deal: Deal) -> None:
        """Have the par of a deal written on a thread of its own; where that fails, it is played again some day."""
        self._writer = self._writer or ThreadPoolExecutor(1, "pars")
        self._writer.submit(_written, self._folder, deal, self.par(deal))


def _written(folder: Path, deal: Deal, par: Par) -> None:
    with suppress(OSError):
        write_par(folder, deal, par)
