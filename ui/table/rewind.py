"""Motion backwards: the stages of a beat from their end to their beginning, with the same pictures on the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ui.table.motion import Stage, lying
from ui.table.sprite import Sprite


def rewound(stages: Sequence[Stage], before: Any) -> list[Stage]:
    """The stages of a beat in the order in which they are shown backwards; `before` is the view that it began from.

    Each is an act of its own that stands over the table after the beat, or says with `lifts` which view lies under it:
    at every moment all is drawn as it is forwards, that much before the end. Nothing is announced backwards.
    """
    numbers = reversed(range(len(stages)))
    return [_rewound(stages, number, before) for number in numbers if _moves(stages[number])]


def _moves(stage: Stage) -> bool:
    """Whether a stage takes time and shows something on the table, not only over it."""
    said = stage.sprites and all(sprite.over for sprite in stage.sprites)
    return stage.seconds > 0 and not (said and not stage.lifts and not stage.clears)


def _rewound(stages: Sequence[Stage], number: int, before: Any) -> Stage:
    """A stage backwards, with what lay there already when it began."""
    stage, earlier = stages[number], stages[:number]
    hides = next((one.hides for one in stages[number:] if one.hides), "")
    cues = tuple((stage.seconds - at, sound) for at, sound in stage.cues)
    back = replace(stage, sprites=_backwards(stage), swap=False, hides=hides, cues=cues, clears=(), lifts=())
    if any(one.swap for one in earlier):
        return back
    landed = tuple(sprite for one in earlier for sprite in lying(one))
    clears = tuple(rect for one in (*earlier, stage) for rect in one.clears)
    under = [view for one in earlier for _, view in one.lifts]
    return replace(back, sprites=(*landed, *back.sprites), clears=clears, lifts=_lifts(stage, [before, *under][-1]))


def _backwards(stage: Stage) -> tuple[Sprite, ...]:
    """The sprites of a stage, which go back to where they came from."""
    return tuple(sprite.rewound(stage.seconds) for sprite in stage.sprites)


def _lifts(stage: Stage, under: Any) -> tuple[tuple[float, Any], ...]:
    """The views under a stage backwards: the last one from its beginning on, each as long as it was lifted."""
    views = [under, *(view for _, view in stage.lifts)]
    earlier = zip(reversed(stage.lifts), views[-2::-1], strict=True)
    return ((0.0, views[-1]), *((stage.seconds - at, view) for (at, _), view in earlier if at > 0))
