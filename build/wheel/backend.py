"""The build backend: setuptools, and mypyc for game/ and ai/ where CABINET_COMPILE=1 asks for it.

Compiling takes a minute or two, so a plain `pip install .` leaves everything interpreted, and an editable
install never compiles: compiled modules beside the sources would go on running after the sources have changed.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

from compiled import GROUP, sources

VARIABLE = "CABINET_COMPILE"
SETTING = "compile"
"""The environment variable, and the config setting of the same meaning (`pip install -C compile=1 .`)."""

COMPILER = ["mypy[mypyc]>=1.16,<3", "types-PyYAML", "msgspec>=0.19"]
"""What compiling needs: mypyc, and the types of what the compiled modules import."""

WORK = Path(".cache")
"""Where setuptools and mypyc work; never in build/, which holds the sources of this backend."""

Settings = dict[str, Any] | None

_meta: Any = import_module("setuptools.build_meta")


def wanted(settings: Settings = None) -> bool:
    """Whether somebody asks for a compiled wheel."""
    said = str((settings or {}).get(SETTING, "")) or os.environ.get(VARIABLE, "")
    return said.lower() in ("1", "true", "yes", "on")


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What the build of a wheel needs beside setuptools."""
    plain: list[str] = _backend(False).get_requires_for_build_wheel(_rest(config_settings))
    return plain + (COMPILER if wanted(config_settings) else [])


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
    """A wheel: compiled if asked for and if there is a C compiler, else pure."""
    shutil.rmtree(WORK / "setuptools", ignore_errors=True)
    backend = _backend(wanted(config_settings) and _has_c_compiler())
    return str(backend.build_wheel(wheel_directory, _rest(config_settings), metadata_directory))


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


def _backend(compiling: bool) -> Any:
    """A backend of setuptools that works without a setup.py, with the extensions if there shall be any."""

    def run_setup(_script: str = "setup.py") -> None:
        import_module("setuptools").setup(ext_modules=_extensions() if compiling else [])

    backend = _meta._BuildMetaBackend()
    backend.run_setup = run_setup
    return backend


def _extensions() -> list[Any]:
    """The compiled modules; all of them or none, for they share one library."""
    work = (WORK / "mypyc").resolve()
    work.mkdir(parents=True, exist_ok=True)
    options = ["--no-warn-unreachable", "--no-warn-unused-ignores", f"--cache-dir={work / 'types'}"]
    return list(
        import_module("mypyc.build").mypycify(
            [*options, *sources(Path.cwd())],
            group_name=GROUP,
            target_dir=str(work),
            multi_file=True,
            opt_level="3",
            debug_level="0",
        )
    )


def _has_c_compiler() -> bool:
    """Whether a small C file that includes Python compiles here; said aloud if not."""
    errors, compiler = import_module("distutils.errors"), import_module("distutils.ccompiler").new_compiler()
    import_module("distutils.sysconfig").customize_compiler(compiler)
    include = import_module("sysconfig").get_path("include")
    with tempfile.TemporaryDirectory() as folder:
        sample = Path(folder) / "sample.c"
        sample.write_text("#include <Python.h>\nint sample(void) { return PY_MAJOR_VERSION; }\n", encoding="utf-8")
        try:
            compiler.compile([str(sample)], output_dir=folder, include_dirs=[include])
        except (errors.CCompilerError, errors.DistutilsError, OSError) as error:
            print(f"Cabinet: no working C compiler, so nothing is compiled ({error})", file=sys.stderr)
            return False
    return True
