"""Machine code of game/ and ai/: what mypyc writes, compiled on all cores."""

from __future__ import annotations

import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

from compiled import GROUP, sources

WORK = Path(".cache")
"""Where setuptools and mypyc work; never in build/, which holds the sources of the backend."""


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
    """A `build_ext` that compiles files and extensions side by side; that of setuptools takes one after the other."""
    base: Any = import_module("setuptools.command.build_ext").build_ext

    class BuildOnAllCores(base):  # type: ignore[misc]
        """Builds what belongs to one library at once."""

        def finalize_options(self) -> None:
            """As many extensions at a time as there are cores."""
            super().finalize_options()
            self.parallel = cores()

        def build_extension(self, ext: Any) -> None:
            """Compile the files of a large extension side by side, then link them."""
            if len(ext.sources) > 1:
                ext.extra_objects = [*ext.extra_objects, *_objects(self, ext)]
                ext.sources = []
            super().build_extension(ext)

    return BuildOnAllCores


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _objects(build: Any, ext: Any) -> list[str]:
    """The compiled files of an extension; the first alone, for it makes the compiler ready."""

    def compiled(source: str) -> list[str]:
        return list(
            build.compiler.compile(
                [source],
                output_dir=build.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=ext.extra_compile_args,
                depends=ext.depends,
            )
        )

    first, *others = ext.sources
    made = compiled(first)
    with ThreadPoolExecutor(cores()) as pool:
        return made + [one for objects in pool.map(compiled, others) for one in objects]


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
