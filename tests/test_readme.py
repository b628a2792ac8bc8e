"""What the README shows: pictures that the gallery draws and that show what they say, corrections that can be made."""

from __future__ import annotations

import argparse
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from PIL import Image, ImageChops, ImageStat

from docs.gallery import FOLDER, ROOT, films, pictures
from game.registry import GAMES, make_rules
from tests.games import SUBJECTS
from ui.app import App
from ui.boards.registry import DRAWERS
from ui.cli import parser
from ui.cli.shot import staged
from ui.table.scene import TableScene
from ui.text import Text

SIZE = (1280, 720)

READMES = sorted(path.name for path in ROOT.glob("README*.md"))

CAPTIONED = re.compile(
    r"!\[(?P<alt>[^\]]+)\]\(docs/gallery/(?P<name>[\w-]+)\.(?:png|webp)\)(?:<br>(?P<caption>[^|]+))?"
)

CLOSE = 8.0
"""How far the kept picture may lie from the one drawn now, in 255 of every colour: fonts differ a little by system."""

CORRECTIONS = re.compile(r"`overlay/(?P<game>\w+)/(?P<file>\w+\.yaml)`.*?```yaml\n(?P<text>.*?)```", re.DOTALL)
"""An example of figures of an owner's own box: where it lies and what it says."""

NAMED = {"home": "HomeScene", "setup": "SetupScene", "help": "HelpScene", "end": "EndScene", "table": "TableScene"}
"""The scene that each kind of picture has to end at."""


def captions(readme: str) -> dict[str, str]:
    """Every picture of a README with what is told of it."""
    found = list(CAPTIONED.finditer((ROOT / readme).read_text(encoding="utf-8")))
    for one in found:
        assert one["caption"] is None or one["caption"].strip() == one["alt"], f"{one['name']}: two captions"
    return {one["name"]: one["alt"] for one in found}


@pytest.mark.parametrize("readme", READMES)
def test_every_picture_of_a_readme_is_drawn_by_the_gallery(readme: str) -> None:
    assert set(captions(readme)) <= {*pictures(), *films()}


def test_the_readme_shows_every_picture_and_film() -> None:
    assert set(captions("README.md")) == {*pictures(), *films()}


@pytest.mark.parametrize("readme", READMES)
def test_the_example_of_corrections_is_played_and_takes_pencils_away(readme: str, tmp_path: Path) -> None:
    example = CORRECTIONS.search((ROOT / readme).read_text(encoding="utf-8"))
    assert example is not None
    (tmp_path / example["game"]).mkdir()
    (tmp_path / example["game"] / example["file"]).write_text(example["text"], encoding="utf-8")
    seats = GAMES[example["game"]].seat_counts[0]
    built_in, corrected = (make_rules(example["game"], seats, {}, overlay) for overlay in (None, tmp_path))
    assert corrected.problems == ()
    assert corrected.ours < built_in.ours
    assert corrected.data_hash != built_in.data_hash


def arguments(how: str, out: Path) -> argparse.Namespace:
    """What `cabinet shot` is told to draw a picture."""
    return parser().parse_args(["shot", str(out), "--size", "1280x720", *shlex.split(how)])


@pytest.fixture(params=sorted(pictures()))
def shown(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[str, argparse.Namespace, App]]:
    """A picture of the gallery as it is drawn now."""
    for variable in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setenv(variable, "dummy")
    args = arguments(pictures()[request.param], tmp_path / "new.png")
    app = staged(args, SIZE, dict(args.option), tmp_path / "home")
    yield request.param, args, app
    app.quit()


def test_a_picture_shows_what_its_caption_says(shown: tuple[str, argparse.Namespace, App], tmp_path: Path) -> None:
    """Scene, game, language, variants and question are those of the caption, and the kept picture is this one."""
    name, args, app = shown
    caption = captions("README.md")[name]
    assert type(app.scene).__name__ == NAMED[args.scene]
    assert ("in French" in caption) == (args.lang == "fr")
    if args.scene == "table":
        titles = {game: DRAWERS[game].title(Text("en")) for game in GAMES}
        assert {game for game, title in titles.items() if title in caption} == {args.game}
        _is_its_table(name, args, app, caption)
    pygame.image.save(app.canvas.window, str(tmp_path / "new.png"))
    assert _distance(tmp_path / "new.png", FOLDER / f"{name}.png") < CLOSE, f"draw it anew: docs/gallery.py {name}"


def _is_its_table(name: str, args: argparse.Namespace, app: App, caption: str) -> None:
    """The table stands at a choice of the first seat, with the variants that the caption names."""
    table = app.scene
    assert isinstance(table, TableScene)
    decision = table.session.match.decision()
    assert decision is not None
    assert decision.prompt == SUBJECTS[args.game].asked.get(name, decision.prompt)
    text, options = Text("en"), {option.id: option for option in GAMES[args.game].options if option.seat < 0}
    for key, choice in args.option:
        if key in options:
            assert text(f"{args.game}.option.{key}.{choice}.name").lower() in caption.lower()


def _distance(first: Path, second: Path) -> float:
    """How far two pictures lie apart, looked at from afar."""
    with Image.open(first) as one, Image.open(second) as other:
        small = [picture.convert("RGB").resize((64, 36)) for picture in (one, other)]
    return max(ImageStat.Stat(ImageChops.difference(*small)).mean)
