"""What can be written down of a finished game: `cabinet score` reads by it, and the pad is laid out by it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["count", "counts", "names", "slots", "choice", "rows"]

Value = int | list[int] | list[tuple[int, ...]]
"""What a field holds once it was read: a number, numbers by name or of names, rows of numbers."""


@dataclass(frozen=True)
class Field:
    """One thing that a seat has at the end.

    `count`: a number from `least` to `most`. `counts`: a number for each of the `names`, at most `each`.
    `names`: some of the names, each at most `each` times, `most` together. `slots`: names in their order, `most`
    places; with `gaps` one may be empty. `choice`: one of the names, or none unless it is `needed`.
    `rows`: things that have a number up to `each` for every one of the `names`, `most` of them.

    `what` is a name in English sentences, `label` the text over the field, `words` the text of a name and `art` its
    picture, with `{}` for the name. `only` names a choice and whether it has to be made for the field to be there.
    """

    key: str
    kind: Kind
    names: tuple[str, ...] = ()
    least: int = 0
    most: int | None = None
    each: int | None = None
    gaps: bool = False
    needed: bool = False
    what: str = "name"
    many: str = ""
    label: str = ""
    words: str = ""
    art: str = ""
    only: tuple[str, bool] | None = None
    closed: str = ""
    """Why the field is not there with these options, '' if it is."""
    large: bool = False
    """Whether a number is usually large."""
    automa: bool = False
    """Whether it says which Automa sits there instead of a person."""
    unseen: bool = False
    """Whether it is only read, because it has to be empty at the end."""

    @property
    def blank(self) -> Value:
        """What it holds where nothing was written."""
        if self.kind == "counts":
            return [0] * len(self.names)
        return [] if self.kind in ("names", "slots", "rows") else -1 if self.kind == "choice" else 0

    def text_of(self, name: str) -> str:
        """The key of what a name is called."""
        return self.words.replace("{}", name)

    def picture_of(self, name: str = "") -> str:
        """The picture of a name, '' if there is none."""
        return self.art.replace("{}", name)


@dataclass(frozen=True)
class Sheet:
    """All that is written down: the key under which every seat has an entry, how many seats there are, their fields.

    `options` are those of the set-up that change the score, each with the choices that one position can have.
    """

    key: str
    most: int
    fields: tuple[Field, ...]
    shape: str = "must be a mapping of what a seat has"
    unknown: str = "key"
    options: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def field(self, key: str) -> Field:
        """The field of that key."""
        return next(field for field in self.fields if field.key == key)
