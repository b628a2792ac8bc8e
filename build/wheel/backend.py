"""The build backend: setuptools, and mypyc for game/ and ai/ in every wheel that can have it.

A plain `pip install .` compiles where a C compiler works, and else leaves everything interpreted with one sentence;
CABINET_COMPILE=0 leaves it so in any case, and CABINET_COMPILE=1 wants machine code or nothing. An editable install
never compiles: compiled modules beside the sources would go on running after the sources have changed.
"""

from __future__ import annotations

import os
import shutil
import sys
from importlib import import_module
from typing import Any

from compiled import COMPILER
from machine_code import WORK, can_compile, command, extensions

VARIABLE = "CABINET_COMPILE"
SETTING = "compile"
"""The environment variable, and the config setting of the same meaning (`pip install -C compile=0 .`)."""

Settings = dict[str, Any] | None

_meta: Any = import_module("setuptools.build_meta")


def said(settings: Settings = None) -> bool | None:
    """Whether somebody asks for a compiled wheel or refuses one, None if nothing is said."""
    word = (str((settings or {}).get(SETTING, "")) or os.environ.get(VARIABLE, "")).lower()
    if word in ("1", "true", "yes", "on"):
        return True
    return False if word in ("0", "false", "no", "off") else None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What the build of a wheel needs beside setuptools; nothing more where nothing can be compiled."""
    plain: list[str] = _backend(False).get_requires_for_build_wheel(_rest(config_settings))
    return plain + (COMPILER if said(config_settings) is not False and can_compile() else [])


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Nothing beside setuptools."""
    return list(_backend(False).get_requires_for_build_sdist(_rest(config_settings)))


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """Nothing beside setuptools."""
    return list(_backend(False).get_requires_for_build_editable(_rest(config_settings)))


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Settings = None) -> str:
    """The metadata of the wheel; nothing is compiled for it."""
    return str(_backend(False).prepare_metadata_for_build_wheel(metadata_directory, _rest(config_settings)))


def prepare_metadata_for_build_editable(metadata_directory: str, config_settings: Settings = None) -> str:
    """The metadata of the editable install."""
    return str(_backend(False).prepare_metadata_for_build_editable(metadata_directory, _rest(config_settings)))


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """A wheel: compiled if that is not refused and can be done, else pure."""
    wanted, rest = said(config_settings), _rest(config_settings)
    if wanted is not False and can_compile():
        try:
            return _wheel(True, wheel_directory, rest, metadata_directory)
        except (Exception, SystemExit) as error:
            if wanted:
                raise
            print(f"Cabinet: compiling failed, so the engine runs interpreted ({error}).", file=sys.stderr)
    return _wheel(False, wheel_directory, rest, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """An editable install, always interpreted."""
    return str(_backend(False).build_editable(wheel_directory, _rest(config_settings), metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """The sources, with the build scripts and the tests that `manifest.in` names."""
    import_module("setuptools.command.egg_info").manifest_maker.template = "build/wheel/manifest.in"
    return str(_backend(False).build_sdist(sdist_directory, _rest(config_settings)))


def _rest(settings: Settings) -> Settings:
    """The settings that are meant for setuptools."""
    return {key: value for key, value in (settings or {}).items() if key != SETTING}


def _wheel(compiling: bool, folder: str, settings: Settings, metadata: str | None) -> str:
    """A wheel made of the sources alone, with nothing of an earlier build."""
    shutil.rmtree(WORK / "setuptools", ignore_errors=True)
    return str(_backend(compiling).build_wheel(folder, settings, metadata))


def _backend(compiling: bool) -> Any:
    """A backend of setuptools that works without a setup.py, with the extensions if there shall be any."""

    def run_setup(_script: str = "setup.py") -> None:
        more = {"ext_modules": extensions(), "cmdclass": {"build_ext": command()}} if compiling else {}
        import_module("setuptools").setup(**more)

    backend = _meta._BuildMetaBackend()
    backend.run_setup = run_setup
    return backend
