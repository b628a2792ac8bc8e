"""What the keys can reach at a table and what tooltips keep off, wherever the board is shown."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from ui.table import buttons
from ui.widgets.focus import Target

if TYPE_CHECKING:
    from ui.table.scene import TableScene


def offer(table: TableScene) -> None:
    """Bring targets and what must stay free up to date with what can be chosen."""
    targets = table.rivals.targets()
    if table.large is None:
        targets = [*(_target(table, name) for name in table.choices()), *targets]
    table.controls.ring.set_extra([*targets, *table.coach.targets()], first=True)
    _keep_clear(table)


def move(table: TableScene) -> None:
    """Move the targets to where the board is now."""
    for target in table.controls.ring.targets:
        if target.name in table.board.names:
            target.rect = _spot(table, target.name)
    _keep_clear(table)


def _target(table: TableScene, name: str) -> Target:
    """A place that can be chosen."""
    seen, choose = partial(table.zoom.reveal, name), partial(table.choice.point, name)
    return Target(name, _spot(table, name), choose, on_focus=seen, tell=partial(table.pointer.tip, name))


def _spot(table: TableScene, name: str) -> pygame.Rect:
    """What is seen of a place; of a hidden one the nearest point, at which nobody can point."""
    hidden = pygame.Rect(table.names[name].clamp(table.plan.main).center, (0, 0))
    return table.seen.get(name, hidden)


def _keep_clear(table: TableScene) -> None:
    """Tell what tooltips never cover, and what hardly ever."""
    whole = table.controls.rects().get("whole")
    table.controls.kept = [table.plan.status, table.plan.info, *buttons.prompt_rects(table)]
    table.controls.kept += [whole] if whole is not None else []
    table.controls.kept += [table.board.large_rect()] if table.large is not None else []
    places = table.board.kept_clear()
    if table.zoom.active:
        area = table.zoom.area
        places = [place if place in places else place.clip(area) for place in table.zoom.board.kept_clear()]
    table.controls.avoid = [*places, *(_spot(table, name) for name in table.choices())]
