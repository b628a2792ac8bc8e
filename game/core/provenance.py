"""Which figures are printed, derived, reconstructed or an owner's, by the path under which each stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.data import ORIGIN, Entry, Provenance


def entries(figures: Any, path: str = "") -> Iterator[tuple[str, Entry]]:
    """Every entry of the figures with its path, such as `cards.eggs.trex`."""
    if isinstance(figures, Entry):
        yield path, figures
        return
    for name, part in _parts(figures):
        yield from entries(part, f"{path}.{name}" if path else name)


def facets(figures: Any) -> dict[str, Provenance]:
    """Where every single figure comes from, by its path, such as `cards.eggs.trex.gain`."""
    return {
        f"{path}.{name}": "printed" if name in entry.known else entry.provenance
        for path, entry in entries(figures)
        for name, _ in _parts(entry)
        if name not in ORIGIN
    }


def holding(known: dict[str, Provenance], provenance: Provenance) -> frozenset[str]:
    """The paths of all figures of that provenance among the known ones, and of every part that holds one."""
    found: set[str] = set()
    for path, given in known.items():
        while given == provenance and path and path not in found:
            found.add(path)
            path = path.rpartition(".")[0]
    return frozenset(found)


def ours(figures: Any) -> frozenset[str]:
    """The paths of what we chose ourselves, for the printed figure is not known."""
    return holding(facets(figures), "reconstructed")


def unsourced(figures: Any) -> list[str]:
    """The paths of entries that claim to be printed or derived, even in part, and name no source."""
    return [
        path
        for path, entry in entries(figures)
        if (entry.provenance in ("printed", "derived") or entry.known) and not entry.source.strip()
    ]


def misnamed(figures: Any) -> list[str]:
    """The paths of parts that an entry calls known and does not have."""
    return [
        f"{path}.{name}"
        for path, entry in entries(figures)
        for name in entry.known
        if name in ORIGIN or name not in dict(_parts(entry))
    ]


def parts_of(path: str, *names: str) -> tuple[str, ...]:
    """The paths of these parts of the entry at a path."""
    return tuple(f"{path}.{name}" for name in names)


def figure(figures: Any, path: str) -> Any:
    """The figure at a path; KeyError if there is none."""
    for name in path.split("."):
        parts = dict(_parts(figures))
        if name not in parts:
            raise KeyError(path)
        figures = parts[name]
    return figures


def _parts(holder: Any) -> list[tuple[str, Any]]:
    """The named parts of a mapping or of a record, or the numbered ones of a row."""
    if isinstance(holder, dict):
        return [(str(name), part) for name, part in holder.items()]
    if isinstance(holder, tuple):
        return [(str(number), part) for number, part in enumerate(holder, 1)]
    return [(name, getattr(holder, name)) for name in getattr(holder, "__struct_fields__", ())]
