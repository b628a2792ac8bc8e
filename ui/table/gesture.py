"""Choosing an action by pointing at one place after the other."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.values import Action

Path = tuple[str, ...]


@dataclass
class Gesture:
    """The options as paths of named places, and how far along one of them the person is."""

    paths: dict[Path, Action] = field(default_factory=dict)
    chosen: Path = ()
    held: Path = ()

    def reset(self, paths: dict[Path, Action], held: Path = ()) -> None:
        """Begin anew with other options; a first place that all of them share, or what is `held`, is taken at once."""
        self.paths = paths
        self.held = held if held and all(path[: len(held)] == held and path != held for path in paths) else ()
        self.cancel()

    def cancel(self) -> bool:
        """Put everything down; True if something was in hand."""
        before = self.chosen
        self.chosen = self.beginning
        return before != self.chosen

    @property
    def beginning(self) -> Path:
        """What is in hand without anything being chosen: the first place that all of several options share."""
        if self.held:
            return self.held
        firsts = {path[0] for path in self.paths}
        longer = all(len(path) > 1 for path in self.paths)
        return (firsts.pop(),) if len(firsts) == 1 and longer and len(self.paths) > 1 else ()

    def next_places(self, chosen: Path | None = None) -> list[str]:
        """The places that go on from what is chosen, in the order of the options."""
        start = self.chosen if chosen is None else chosen
        reach = [path for path in self.paths if path[: len(start)] == start and len(path) > len(start)]
        return list(dict.fromkeys(path[len(start)] for path in reach))

    def ends(self, chosen: Path | None = None) -> dict[str, Action]:
        """The places that would complete an action from what is chosen."""
        start = self.chosen if chosen is None else chosen
        return {path[-1]: action for path, action in self.paths.items() if path[:-1] == start}

    def point(self, name: str) -> Action | None:
        """Point at a place: go on, change to another beginning, or complete an action, which is returned."""
        if name in self.next_places():
            self.chosen = (*self.chosen, name)
        elif name in self.next_places(()):
            self.chosen = (name,)
        return self.paths.get(self.chosen)
