"""Any content of any file of ours: the app starts, shows the cabinet and the saved games."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tests.reliability.counts import many
from tests.ui.conftest import Pilots
from ui import settings as store
from ui.app import App
from ui.places import UserFolders
from ui.scenes.home import HomeScene
from ui.scenes.saves import SavesScene
from ui.settings import SCALES, Settings

SOUND = {
    "language": "fr", "scale": 1.0, "fullscreen": False, "window": [1280, 720], "sound": 0.5, "music": 0.5,
    "ambience": 0.3, "mute": False,
    "pace": "normal", "motion": "system", "colours": "usual", "speech": False,
    "aids": True, "confirm_moves": False, "auto_forced": True,
}  # fmt: skip
"""Settings as the app writes them."""

CASES = Path(__file__).parent / "cases" / "settings"
"""Settings that once failed, or are of a kind that did."""

ODD = (
    "[" * 3000 + "]" * 3000,
    '{"a":' * 3000 + "1" + "}" * 3000,
    "9" * 5000,
    "-1",
    "1e400",
    "1e308",
    "-0.0",
    "NaN",
    "null",
    "true",
    '""',
    '"\\ud800"',
    '"\\u0000"',
    "[]",
    "[1e30, -5]",
    "[0, 0]",
    "[1, 2, 3]",
    "{}",
    "18446744073709551616",
    '"fr"',
)
"""Values in place of a setting, as JSON."""


def odd_settings(rng: Random) -> bytes:
    """A file of settings with odd values, odd keys or odd bytes."""
    parts = {key: json.dumps(value) for key, value in SOUND.items() if rng.random() < 0.8}
    for _ in range(rng.randint(0, 3)):
        key = rng.choice([*SOUND, "unknown", "\u200b", "x" * 300])
        parts[key] = rng.choice(ODD)
    text = "{" + ",".join(f"{json.dumps(key)}: {value}" for key, value in parts.items()) + "}"
    data = bytearray(text.encode())
    for _ in range(rng.choice((0, 0, 1, 4))):
        place = rng.randrange(len(data) + 1)
        data[place : place + rng.choice((0, 1, 9))] = rng.choice((b"\xff", b"\0", b"{", b'"', b"9", bytes(20)))
    return bytes(data[: rng.choice((len(data), len(data), rng.randrange(len(data) + 1)))])


def check_loaded(path: Path, data: bytes) -> Settings:
    """Read a file of settings, and hold every number of what comes out against its range."""
    path.write_bytes(data)
    found, _problem = store.load(path)
    assert SCALES[0] <= found.scale <= SCALES[-1]
    assert all(0.0 <= value <= 1.0 for value in (found.sound, found.music, found.ambience))
    assert all(1 <= side <= 16000 for side in found.window)
    assert store.save(path, found) is None
    again, problem = store.load(path)
    assert (again, problem) == (found, None)
    return found


def start(home: Path) -> App:
    """Start the app in a folder as it is, and look at the cabinet and the saved games."""
    app = App(UserFolders(home), size=(960, 540))
    app.push(HomeScene(app))
    app.step([], 0.02)
    app.draw()
    app.push(SavesScene(app))
    app.step([], 0.02)
    app.draw()
    return app


@pytest.mark.parametrize("case", sorted(CASES.iterdir()), ids=lambda path: path.stem)
def test_settings_that_once_failed_let_the_app_start(pilots: Pilots, case: Path) -> None:
    (pilots.home / "settings.json").write_bytes(case.read_bytes())
    app = start(pilots.home)
    assert app.running
    app.quit()


def test_any_settings_are_read_or_set_aside(tmp_path: Path) -> None:
    for number in range(150):
        check_loaded(tmp_path / "settings.json", odd_settings(Random(number)))
    assert list(tmp_path.glob("settings.json.bad-*"))


@pytest.mark.soak
def test_many_settings_are_read_or_set_aside_and_the_app_starts(pilots: Pilots) -> None:
    for number in range(many(1000)):
        data = odd_settings(Random(10_000 + number))
        check_loaded(pilots.home / "settings.json", data)
        if number % 10 == 0:
            (pilots.home / "settings.json").write_bytes(data)
            start(pilots.home).quit()
    assert list(pilots.home.glob("settings.json.bad-*"))


BYTES = (
    b"",
    b"\0" * 100,
    b"{",
    b"[" * 200_000,
    b'{"format":1,' * 5000,
    b"\xff\xfe",
    b'{"format": 1e999}',
    b"null",
    b"[]",
)
"""Contents of any file."""


@pytest.mark.parametrize("data", BYTES, ids=lambda data: repr(data[:12]))
def test_app_starts_with_that_content_in_every_file(pilots: Pilots, data: bytes) -> None:
    places = [
        "settings.json",
        "saves/a.json",
        "overlay/art/home/wood.svg",
        "overlay/art/icons/info.png",
        "crashes/x.txt",
    ]
    for place in [*places, "saves/.a.json.x.part", "overlay/draftosaurus/game.yaml"]:
        (pilots.home / place).parent.mkdir(parents=True, exist_ok=True)
        (pilots.home / place).write_bytes(data)
    app = start(pilots.home)
    assert app.running
    app.quit()


def test_app_starts_where_folders_stand_in_the_place_of_files_and_files_in_the_place_of_folders(pilots: Pilots) -> None:
    (pilots.home / "settings.json").mkdir()
    for name in ("saves", "overlay", "crashes"):
        (pilots.home / name).write_bytes(b"")
    app = start(pilots.home)
    assert app.notices.busy
    app.quit()
