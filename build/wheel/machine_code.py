"""Machine code of game/ and ai/: what mypyc writes, compiled on all cores."""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

from compiled import GROUP, sources

WORK = Path(".cache")
"""Where setuptools and mypyc work; never in build/, which holds the sources of the backend."""

UNITS = 16
"""In so many parts the code of all modules is compiled, on any machine, so that builds are the same everywhere."""

DOOR = "PyInit___init__"
"""What every door has for the sake of Windows, and one unit could have once."""


def extensions() -> list[Any]:
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
            opt_level="2",
            debug_level="0",
        )
    )


def command() -> type[Any]:
    """A `build_ext` that compiles all files side by side; that of setuptools takes one extension after the other."""
    base: Any = import_module("setuptools.command.build_ext").build_ext

    class BuildOnAllCores(base):  # type: ignore[misc]
        """Compiles in few large units, and links modules of one package once."""

        def build_extensions(self) -> None:
            """Compile every unit, the largest first, so that all cores end together; then link."""
            families = _families(self.extensions)
            units = [_units(family, self.compiler.compiler_type) for family in families]
            made = _objects(
                self, [(family[0], unit) for family, own in zip(families, units, strict=True) for unit in own]
            )
            for family, own in zip(families, units, strict=True):
                self._link(family, [made[unit] for unit in own])

        def _link(self, family: list[Any], objects: list[str]) -> None:
            """Make the library of the first extension, and copies under the names of the others."""
            first, *others = family
            first.sources, first.extra_objects = [], objects
            self.build_extension(first)
            for other in others:
                shutil.copy(self.get_ext_fullpath(first.name), self.get_ext_fullpath(other.name))

    return BuildOnAllCores


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _families(modules: list[Any]) -> list[list[Any]]:
    """The extensions by library: the one with the code alone, and the doors to it, one small file each, by package."""
    found: dict[str, list[Any]] = {}
    for module in modules:
        key = module.name if len(module.sources) > 1 else module.name.rpartition(".")[0] + "."
        found.setdefault(key, []).append(module)
    return list(found.values())


def _units(family: list[Any], kind: str) -> list[Path]:
    """The files to be compiled: several in one, for each of them reads half a megabyte of declarations first."""
    files = [Path(source).resolve() for module in family for source in module.sources]
    if kind == "msvc":
        return files
    shares = _shares(files, UNITS if len(family) == 1 else 1)
    folder = files[0].parent
    return [_unit(folder / f"unit_{number}.c", share) for number, share in enumerate(shares)]


def _shares(files: list[Path], count: int) -> list[list[Path]]:
    """The files in that many shares of about the same size, the same ones on every machine."""
    shares: list[list[Path]] = [[] for _ in range(min(count, len(files)))]
    filled = [0] * len(shares)
    for path in sorted(files, key=lambda path: (-path.stat().st_size, path)):
        least = filled.index(min(filled))
        shares[least].append(path)
        filled[least] += path.stat().st_size
    return shares


def _unit(path: Path, files: list[Path]) -> Path:
    """A file that includes the others; the door of a package, which each of them has, gets a name in each."""
    lines = [
        f'#define {DOOR} {DOOR}_{number}\n#include "{file.name}"\n#undef {DOOR}\n' for number, file in enumerate(files)
    ]
    path.write_text("".join(lines), encoding="utf-8")
    return path


def _objects(build: Any, units: list[tuple[Any, Path]]) -> dict[Path, str]:
    """The compiled units by their files; the first one alone, for it makes the compiler ready."""

    def compiled(work: tuple[Any, Path]) -> str:
        module, unit = work
        made: list[str] = build.compiler.compile(
            [str(unit)],
            output_dir=build.build_temp,
            include_dirs=module.include_dirs,
            extra_postargs=module.extra_compile_args,
        )
        return made[0]

    last, *largest = sorted(units, key=lambda work: _weight(work[1]))
    first = {last[1]: compiled(last)}
    with ThreadPoolExecutor(cores()) as pool:
        return first | dict(zip([unit for _, unit in largest[::-1]], pool.map(compiled, largest[::-1]), strict=True))


def _weight(unit: Path) -> int:
    """How much there is to compile: the sizes of what a unit includes, or its own."""
    names = re.findall(r'^#include "(.+)"', unit.read_text(encoding="utf-8"), re.MULTILINE)
    files = [unit, *(unit.parent / name for name in names)]
    return sum(path.stat().st_size for path in files if path.exists())


def can_compile() -> bool:
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
            print(f"Cabinet: no working C compiler, so the engine runs interpreted ({error}).", file=sys.stderr)
            return False
    return True
