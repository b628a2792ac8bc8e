"""Spoiling files by a seed: bytes that flip, values that cannot be, keys that go, parts of other files."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

JUNK: tuple[object, ...] = (
    None, True, False, 0, 1, -1, 2, 5, 7, 9, 63, 64, 255, 1_000_000, -(2**31), 2**31, 2**63 - 1, 2**63, 2**64, 10**40,
    0.5, -0.0, 1e308, "", " ", "x", "x" * 40, "x" * 41, "x" * 201, "x" * 5000, "\x00", "\n", "\u200b", "\u202e",
    "\ud800", "e\u0301" * 20, "9999-12-31T23:59:59+00:00", "0001-01-01", "curator#1000000", "curator@99999",
    "__import__('os')", "../../etc/passwd", "trex>river", [], [[]], {}, [0] * 200, [-1], [None], ["x"], {"x": 1},
    [[0, 0]], [["pick", 99]],
)  # fmt: skip


def mutated(content: bytes, others: list[bytes], dice: Random) -> bytes:
    """The content of a file, spoiled in one of many ways."""
    if dice.random() < 0.2:
        return _bytes(content, dice)
    plain = json.loads(content)
    if dice.random() < 0.5:
        _disown(plain, dice)
    change = _sly if dice.random() < 0.6 else _value
    for _ in range(dice.choice((1, 1, 1, 2, 3, 8))):
        change(plain, json.loads(dice.choice(others)), dice)
    return json.dumps(plain).encode("utf-8", "surrogatepass")


def _disown(plain: dict[str, Any], dice: Random) -> None:
    """Make a save one of other figures, other rules or a position, so that its snapshot counts."""
    plain["prints"] = ["0" * 16] * len(plain["prints"])
    plain.update(dice.choice(({"data": "other"}, {"rules": 10_000}, {"from_snapshot": True}, {})))


def _bytes(content: bytes, dice: Random) -> bytes:
    """Cut, flip, insert, repeat or leave out bytes."""
    at, length = dice.randrange(len(content)), dice.choice((1, 2, 40))
    kind = dice.randrange(5)
    if kind == 0:
        return content[:at]
    if kind == 1:
        return content[:at] + bytes([dice.randrange(256)]) + content[at + 1 :]
    if kind == 2:
        return content[:at] + dice.randbytes(length) + content[at:]
    if kind == 3:
        return content[:at] + content[at + length :]
    return content[:at] + content[at : at + length] * dice.choice((2, 50)) + content[at + length :]


def _value(plain: dict[str, Any], other: dict[str, Any], dice: Random) -> None:
    """Change, move, drop or double one value anywhere inside."""
    holder, key = _somewhere(plain, dice)
    kind = dice.randrange(8)
    if kind == 0 and isinstance(holder, dict):
        del holder[key]
    elif kind == 1 and isinstance(holder, list):
        holder.insert(dice.randrange(len(holder) + 1), copy.deepcopy(holder[key]))
    elif kind == 2 and isinstance(holder, list):
        del holder[key]
    elif kind == 3 and type(holder[key]) is int:
        holder[key] += dice.choice((-1, 1, 2, 6, -6, 64))
    elif kind == 4:
        source, name = _somewhere(other, dice)
        holder[key] = copy.deepcopy(source[name])
    elif kind == 5 and isinstance(holder, list):
        dice.shuffle(holder)
    else:
        holder[key] = copy.deepcopy(dice.choice(JUNK))


def _sly(plain: dict[str, Any], _other: dict[str, Any], dice: Random) -> None:
    """Change a number or swap two values of the position, so that every type stays as it was."""
    numbers = list(_numbers(plain.get("snapshot")))
    if not numbers:
        return
    holder, key = dice.choice(numbers)
    if isinstance(holder, list) and dice.random() < 0.4:
        other = dice.randrange(len(holder))
        holder[key], holder[other] = holder[other], holder[key]
    else:
        holder[key] = dice.choice((0, 1, holder[key] + 1, holder[key] - 1, holder[key] ^ 1, holder[key] * 2, 63))


def _numbers(inner: Any) -> Iterator[tuple[Any, Any]]:
    """Every whole number inside, by its container and key."""
    pairs = inner.items() if isinstance(inner, dict) else enumerate(inner) if isinstance(inner, list) else ()
    for key, value in pairs:
        if type(value) is int:
            yield inner, key
        yield from _numbers(value)


def _somewhere(plain: dict[str, Any], dice: Random) -> tuple[Any, Any]:
    """A container inside and one of its keys; the position is visited most."""
    holder: Any = plain
    key: Any = "snapshot" if "snapshot" in plain and dice.random() < 0.5 else dice.choice(list(plain) or ["x"])
    plain.setdefault(key, 0)
    while isinstance(holder[key], dict | list) and holder[key] and dice.random() < 0.85:
        holder = holder[key]
        key = dice.choice(list(holder)) if isinstance(holder, dict) else dice.randrange(len(holder))
    return holder, key
