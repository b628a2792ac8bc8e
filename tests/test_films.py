"""The films of the README: they move, they are of their game, and they are small enough to be loaded."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from docs.films import MOST_BYTES, RATE, SIZE, film, write
from docs.gallery import FOLDER, films
from game.registry import GAMES


def test_a_film_shows_a_person_who_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every second has its pictures, and something moves in them."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pictures = film(next(iter(GAMES)), 0, 2.0)
    assert len(pictures) == 2 * RATE
    assert len({picture.tobytes() for picture in pictures}) > RATE
    write(pictures, tmp_path / "film.webp")
    with Image.open(tmp_path / "film.webp") as shown:
        assert shown.size == SIZE
        assert 1 < getattr(shown, "n_frames", 1) <= len(pictures)


@pytest.mark.parametrize("name", films())
def test_films_of_the_readme_are_small(name: str) -> None:
    path = FOLDER / f"{name}.webp"
    assert path.is_file(), f"{name} has not been drawn"
    assert path.stat().st_size <= MOST_BYTES
    with Image.open(path) as shown:
        assert getattr(shown, "n_frames", 1) > 5 * RATE
