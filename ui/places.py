"""Where things lie on the disk: shipped resources and the player's own folders."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import platformdirs

from game.core.hold import sweep_marks, sweep_parts
from game.core.paths import shipped
from ui.surroundings import surroundings

HOME_VARIABLE = "CABINET_HOME"
"""Environment variable that moves every folder of the player to one place."""


class NoHome(Exception):
    """There is no folder in which the player's files could lie; the text is one clear sentence."""


def homes() -> tuple[Path, ...]:
    """The home folder of the player as it is named and as it is found; none where there is none."""
    try:
        return Path.home(), Path.home().resolve()
    except (RuntimeError, OSError):
        return ()


def resource(*parts: str) -> Path:
    """The path of a shipped file below `data/` or `art/`; it need not exist."""
    return shipped(*parts)


class UserFolders:
    """The player's files: settings, players, saves, records, overlays and crash reports."""

    def __init__(self, home: Path | None = None) -> None:
        """Use `home`, else the folder named by CABINET_HOME, else the platform's own places; NoHome without any."""
        chosen = str(home) if home else os.environ.get(HOME_VARIABLE, "")
        self.config, self.data = (Path(chosen), Path(chosen)) if chosen else _own_folders()

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def setups(self) -> Path:
        """The file of the last set-up of every game."""
        return self.config / "setups.json"

    @property
    def learnt(self) -> Path:
        """The file of what was learnt."""
        return self.config / "learnt.json"

    @property
    def puzzles(self) -> Path:
        """The file of which puzzles were solved."""
        return self.config / "puzzles.json"

    @property
    def players(self) -> Path:
        """The file of the persons who play here."""
        return self.config / "players.json"

    @property
    def saves(self) -> Path:
        """The folder of saved games."""
        return self.data / "saves"

    @property
    def records(self) -> Path:
        """The folder of what is kept of finished games whose saves are gone."""
        return self.data / "records"

    @property
    def exports(self) -> Path:
        """The folder through which records and backups are taken along and brought back."""
        return self.data / "exports"

    @property
    def plays(self) -> Path:
        """The index of all finished games, a cache that is made anew when it is missing or wrong."""
        return self.data / "plays.index"

    @property
    def pars(self) -> Path:
        """The folder of what bots made of daily deals; what is lost there is played again."""
        return self.data / "pars"

    @property
    def overlay(self) -> Path:
        """The folder whose pictures replace the shipped ones of the same name."""
        return self.data / "overlay"

    @property
    def crashes(self) -> Path:
        """The folder of crash reports."""
        return self.data / "crashes"

    @property
    def thumbnails(self) -> Path:
        """The folder of small pictures of the tables of saved games; what is lost there is only missed."""
        return self.data / "thumbnails"

    @property
    def held(self) -> Path:
        """The folder of the marks that say which saves are in use."""
        return self.data / "held"

    def sweep(self) -> None:
        """Remove what killed copies of the app have left behind."""
        own = {self.config, self.data, self.saves, self.records, self.exports, self.crashes}
        for folder in own | {self.thumbnails, self.pars}:
            sweep_parts(folder)
        for marks in {self.config / "held", self.held}:
            sweep_marks(marks)

    def make(self, report: Callable[[Path, OSError], None]) -> None:
        """Create every folder; one that cannot be made is handed to `report`, never raised."""
        for folder in (self.config, self.saves, self.overlay, self.crashes):
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                report(folder, error)


def _own_folders() -> tuple[Path, Path]:
    """The platform's places for settings and for data; NoHome where they hang on a home that there is not."""
    dirs = platformdirs.PlatformDirs("Cabinet", appauthor=False)
    missing = f"there is no home folder for games and settings (set HOME or {HOME_VARIABLE} to one)"
    try:
        folders = dirs.user_config_path, dirs.user_data_path
    except RuntimeError as error:
        raise NoHome(missing) from error
    if not all(folder.is_absolute() for folder in folders):
        raise NoHome(missing)
    return folders


def show_folder(folder: Path) -> bool:
    """Open the folder in the platform's file manager; False when that is not possible."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
            return True
        command = "open" if sys.platform == "darwin" else "xdg-open"
        nothing = subprocess.DEVNULL
        subprocess.Popen([command, str(folder)], stdout=nothing, stderr=nothing, env=surroundings())
    except OSError:
        return False
    return True
