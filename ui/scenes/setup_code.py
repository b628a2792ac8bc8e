"""The deal of a set-up: any, or one that is fixed by its code until somebody wants another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.rules import BadOption
from game.registry import starting_options
from ui.records.code import code_of, deal_of
from ui.scenes.deal_code import CodeDialog

if TYPE_CHECKING:
    from ui.scenes.setup import SetupScene


def place_code(scene: SetupScene, rect: pygame.Rect) -> None:
    """The way to a deal by its code; where it is fixed, its code, and a press lets it go."""
    app, text = scene.app, scene.app.text

    def type_code() -> None:
        app.push(CodeDialog(app, app.routes.deal))

    def let_go() -> None:
        scene.seed = None
        scene.rebuild()

    if scene.seed is None:
        scene.controls.button("code", rect, text("code.open"), type_code, "dice", tooltip=text("code.open_tip"))
    else:
        code, tip = fixed_code(scene, scene.seed), text("code.free_tip")
        scene.controls.button("code", rect, code, let_go, "lock", "brass", tooltip=tip)


def fixed_code(scene: SetupScene, seed: int) -> str:
    """The code of a set-up as it stands with a seed."""
    try:
        options = starting_options(scene.game, scene.seats, scene.options)
    except BadOption:
        options = dict(scene.options)
    return code_of(deal_of(scene.game.id, scene.seats, options, seed))
