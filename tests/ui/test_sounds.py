"""Sounds are as loud as their kind, have no offset, and begin and end without a click."""

from __future__ import annotations

import array
import random
import wave
from pathlib import Path

import pytest

from art.sounds.level import DEED, LEVELS, PEAK, RATE, finished, loudest
from art.sounds.make_sounds import SOUNDS, write
from ui.places import resource

FULL = 32767
NEAR = 0.02
"""What the first and the last values of a sound are at most, as a part of its peak."""


def values(path: Path) -> list[float]:
    """The values of a file, which is mono and of the one rate."""
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getframerate()) == (1, RATE)
        return [value / FULL for value in array.array("h", file.readframes(file.getnframes()))]


def test_every_file_is_made_by_the_script() -> None:
    assert {path.stem for path in resource("art", "sounds").glob("*.wav")} == set(SOUNDS)


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_as_loud_as_its_kind_and_does_not_click(name: str) -> None:
    heard = values(resource("art", "sounds", f"{name}.wav"))
    peak = max(abs(value) for value in heard)
    assert peak <= PEAK + 0.001
    assert abs(sum(heard) / len(heard)) < 0.0005
    assert max(abs(value) for value in (*heard[:2], *heard[-16:])) < NEAR * peak
    assert loudest(heard) == pytest.approx(LEVELS.get(name, DEED), abs=0.3)


def test_the_script_makes_the_same_bytes_again(tmp_path: Path) -> None:
    write(tmp_path / "click.wav", finished("click", SOUNDS["click"](random.Random(list(SOUNDS).index("click") + 1))))
    assert (tmp_path / "click.wav").read_bytes() == resource("art", "sounds", "click.wav").read_bytes()
