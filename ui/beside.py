"""Pictures too large for one frame: drawn beside the loop, in slices, while what stands there stays."""

from __future__ import annotations

from collections.abc import Callable

from ui.aside import Aside, Pause


class Beside:
    """Makes what is begun by name, one thing after the other; at once where no loop gives it any time."""

    live = False
    """Whether a loop runs, which calls `go_on` in every frame."""

    def __init__(self) -> None:
        """Nothing is made."""
        self._making: dict[str, Aside] = {}

    @property
    def busy(self) -> bool:
        """Whether something is not made yet."""
        return bool(self._making)

    def makes(self, name: str) -> bool:
        """Whether something begun under that name is not made yet."""
        return name in self._making

    def begin(self, name: str, act: Callable[[Pause], None], first: bool = False) -> None:
        """Make something, in place of what was begun under the same name; if it is to be `first`, before all else."""
        self.stop(name)
        if self.live:
            self._making[name] = Aside(act)
            if first:
                self._making = {name: self._making.pop(name), **self._making}
        else:
            act(lambda: None)

    def go_on(self, seconds: float) -> None:
        """Spend about so long on what was begun first; where that goes wrong it is given up, and the error raised."""
        name = next(iter(self._making), "")
        if not name:
            return
        aside = self._making[name]
        try:
            aside.go_on(seconds)
        finally:
            if aside.done and self._making.get(name) is aside:
                del self._making[name]

    def stop(self, *names: str) -> None:
        """Give up what was begun under these names, or everything."""
        for name in names or tuple(self._making):
            aside = self._making.pop(name, None)
            if aside is not None:
                aside.stop()
