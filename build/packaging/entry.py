"""The first lines of the packaged app."""

import os
import sys
from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()
    if sys.platform.startswith("linux"):
        # Frames are drawn by the processor: without this SDL loads a whole OpenGL driver only to show them,
        # which costs 75 MB, some of the start, and a cache of shaders in the player's home folder.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")

    from ui.cli import main

    sys.exit(main())
