"""The marks of longer texts, and their parts.

A part is a heading (`# `, `## `), a bullet (`- `), a picture (`[img:folder/name]`, white ones `[ink:folder/name]`), a
plate that a game draws (`[plate:name]`), a row with a small picture before its words (`[row:folder/name] words`,
`[row:name]` for an icon), or running text. `[at:name]` at the beginning of any of them is a name to turn to.
"""

from __future__ import annotations

import re

PICTURE = re.compile(r"^\[(img|ink):([\w/-]+)\]$")
PLATE = re.compile(r"^\[plate:([\w.-]+)\]$")
ROW = re.compile(r"^\[row:([\w/-]+)\]\s*(.*)$", re.S)
ANCHOR = re.compile(r"\[at:([\w.-]+)\]\s*")
_ALONE = re.compile(r"^(?:\[at:[\w.-]+\]\s*)*\[(?:img|ink|plate):[\w/.-]+\]$")
_FIRST = re.compile(r"^(?:\[at:[\w.-]+\]\s*)*(?:- |#|\[row:)")
_UNSAID = re.compile(r"\[(?:at|img|ink|plate|row|icon):[\w/.-]+\]")
_MARKS = re.compile(r"\*\*|__|`|<|>")


def paragraphs(text: str) -> list[str]:
    """The parts of a text: blank lines, bullets, headings, rows and pictures separate them."""
    parts: list[str] = []
    joined = False
    for line in text.splitlines():
        clean = _MARKS.sub("", line).strip()
        alone = bool(_ALONE.match(clean))
        if not clean:
            joined = False
        elif joined and not alone and not _FIRST.match(clean):
            parts[-1] = f"{parts[-1]} {clean}"
        else:
            parts.append(clean)
            joined = not (alone or clean.startswith("#"))
    return parts


def anchored(part: str) -> tuple[tuple[str, ...], str]:
    """The names of a part, and the part without them."""
    names = tuple(match[1] for match in ANCHOR.finditer(part))
    return names, ANCHOR.sub("", part) if names else part


def spoken(text: str) -> str:
    """The words of a text without its marks."""
    return _UNSAID.sub("", text)


def plates(text: str) -> list[str]:
    """The names of all plates of a text, in their order."""
    return re.findall(r"\[plate:([\w.-]+)\]", text)


def anchors(text: str) -> list[str]:
    """All names of a text to which one may turn."""
    return [match[1] for match in ANCHOR.finditer(text)]
