"""Draws a moment of a game as five frames: `python -m docs.moments OUT.png --game GAME --moment NAME --lang fr`.

Without `--moment` every moment that the game's tests name is drawn, each into OUT-NAME.png.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from ui.language import LANGUAGES, SOURCE

if TYPE_CHECKING:
    import pygame

GAP = 6
WIDTH = 696
"""Pixels between the frames, and the width of each."""


def main() -> int:
    """Find the moments and write them."""
    parser = argparse.ArgumentParser(description="Draw the moments of a game as rows of five frames.")
    parser.add_argument("out", type=Path, metavar="OUT.png")
    parser.add_argument("--game", required=True)
    parser.add_argument("--moment", default="", help="which one (all that the tests of the game name)")
    parser.add_argument("--lang", choices=LANGUAGES, default=SOURCE)
    parser.add_argument("--size", default="1280x720", metavar="WxH")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--bots", type=int, default=0, help="how many bots (as the tests of the game say)")
    parser.add_argument("--across", type=int, default=2, help="frames side by side (2)")
    parser.add_argument("--reduced", action="store_true", help="with reduced motion")
    parser.add_argument("--width", type=int, default=WIDTH, help=f"pixels of each frame ({WIDTH})")
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as folder:
        _draw(parser.parse_args(), Path(folder))
    return 0


def _draw(args: argparse.Namespace, folder: Path) -> None:
    """Play the game until all wanted moments have come, then show each again and write it."""
    from tests.games import SUBJECTS
    from tests.ui.moments import filmed, moments, opened
    from tests.ui.play import Player

    wide, _, high = args.size.partition("x")
    staged = SUBJECTS[args.game].moments
    wanted = {name: how for name, how in staged.items() if args.moment in ("", name)}
    for name, how in wanted.items():
        motion = "reduced" if args.reduced else "full"
        player = Player(
            folder,
            args.seed,
            bare=True,
            lang=args.lang,
            size=(int(wide), int(high)),
            motion=motion,
        )
        table = opened(player, args.game, args.bots or how.bots, how.options)
        found = moments(table, frozenset((name,)))[name]
        frames = filmed(player, table, found)
        out = args.out if args.moment else args.out.with_stem(f"{args.out.stem}-{name}")
        _write(frames, out, args.across, args.width)
        print(f"{out}: {found.seconds:.2f} s, {found.stages[0].caption}")
        player.close()


def _write(frames: list[pygame.Surface], out: Path, across: int, width: int) -> None:
    """The frames in rows, from the left."""
    import pygame

    height = width * frames[0].get_height() // frames[0].get_width()
    lines = -(-len(frames) // across)
    sheet = pygame.Surface((across * (width + GAP), lines * (height + GAP)))
    for n, frame in enumerate(frames):
        small = pygame.transform.smoothscale(frame, (width, height))
        sheet.blit(small, (n % across * (width + GAP), n // across * (height + GAP)))
    pygame.image.save(sheet, str(out))


if __name__ == "__main__":
    raise SystemExit(main())
