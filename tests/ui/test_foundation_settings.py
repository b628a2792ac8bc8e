"""Settings survive a round trip, and bad files do no harm."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ui import settings
from ui.language import LANGUAGES, SOURCE
from ui.settings import Settings


def test_round_trip(tmp_path: Path) -> None:
    chosen = Settings(
        language="fr", scale=1.5, sound=0.25, ambience=0.1, mute=True, pace="fast", aids=False, window=(1700, 950)
    )
    path = tmp_path / "settings.json"
    assert settings.save(path, chosen) is None
    assert settings.load(path) == (chosen, None)


def test_no_file_means_defaults(tmp_path: Path) -> None:
    assert settings.load(tmp_path / "settings.json") == (Settings(), None)


@pytest.mark.parametrize("content", ["{", "[]", '{"pace": "never"}', '{"sound": "loud"}', "\0\0", ""])
def test_broken_file_is_set_aside(tmp_path: Path, content: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(content, encoding="utf-8")
    loaded, problem = settings.load(path)
    assert loaded == Settings()
    assert problem is not None
    assert "settings.json.bad-1" in problem
    assert (tmp_path / "settings.json.bad-1").read_text(encoding="utf-8") == content
    assert not path.exists()


def test_huge_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b" " * 200_000)
    loaded, problem = settings.load(path)
    assert loaded == Settings()
    assert problem


def test_unknown_keys_are_ignored_and_numbers_clamped(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(
        json.dumps({"colour": 3, "scale": 9, "sound": -1, "ambience": 7, "window": [5, 99999]}), encoding="utf-8"
    )
    loaded, problem = settings.load(path)
    assert problem is None
    assert (loaded.scale, loaded.sound, loaded.ambience, loaded.window) == (2.0, 0.0, 1.0, (640, 16000))


def test_unsaved_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    problem = settings.save(tmp_path / "file" / "settings.json", Settings(language="en"))
    assert problem is not None
    assert problem.startswith("The settings cannot be saved")


def test_instant_pace_has_no_time() -> None:
    assert Settings(pace="instant").pace_factor == 0


@pytest.mark.parametrize(
    ("preferred", "environment", "chosen"),
    [
        (["de", "fr"], "", "de"),
        (["xx", "fr"], "", "fr"),
        ([], "de_AT.UTF-8", "de"),
        ([], "fr", "fr"),
        (["xx"], "C.UTF-8", SOURCE),
    ],
)
def test_the_system_chooses_among_the_languages_that_are_there(
    monkeypatch: pytest.MonkeyPatch, preferred: list[str], environment: str, chosen: str
) -> None:
    """What the player chose stays, unless that language is there no more."""
    for name in settings.ENVIRONMENT:
        monkeypatch.setenv(name, environment)
    monkeypatch.setattr("pygame.system.get_pref_locales", lambda: [{"language": code} for code in preferred])
    assert settings.system_language() == chosen
    assert Settings(language="xx").clamped().language == chosen
    assert Settings(language=LANGUAGES[-1]).clamped().language == LANGUAGES[-1]


def test_an_unfinished_language_is_given_to_nobody_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pygame.system.get_pref_locales", lambda: [{"language": LANGUAGES[-1]}])
    monkeypatch.setattr(settings, "is_complete", lambda _lang: False)
    for name in settings.ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)
    assert settings.system_language() == SOURCE
