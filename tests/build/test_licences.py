"""Everything inside a package has a licence, on every system; what has none is named."""

from __future__ import annotations

import re
from importlib.metadata import distribution, requires
from pathlib import Path

import notices
import pytest
from bundle import DISTRIBUTION, canonical
from packaging.requirements import Requirement

LINUX = """
libFLAC-e7027ec5.so.14.0.0 libSDL2-2-50d19f93.0.so.0.3200.10 libSDL2_image-2-d6906c81.0.so.0.800.12 libpng16.so.16
libpython3.11.so.1.0 libstdc++.so.6 libgcc_s.so.1 libz.so.1 libbz2.so.1.0 libffi.so.8 liblzma.so.5 libuuid.so.1
libexpat.so.1
"""
WINDOWS = """
SDL2.dll SDL2_image.dll libtiff-5.dll libwebp-7.dll libwebpdemux-2.dll libjpeg-62.dll libpng16-16.dll SDL2_mixer.dll
libogg-0.dll libopus-0.dll libopusfile-0.dll libwavpack-1.dll libxmp.dll SDL2_ttf.dll freetype.dll portmidi.dll
python311.dll python3.dll VCRUNTIME140.dll VCRUNTIME140_1.dll ucrtbase.dll api-ms-win-core-file-l1-2-0.dll libffi-8.dll
zlib1.dll
"""
MACOS = """
libwebp.7.2.0.dylib libmpg123.0.dylib libxmp.4.7.2.dylib libogg.0.8.6.dylib libbrotlicommon.1.2.0.dylib
libbrotlidec.1.2.0.dylib libvorbisenc.2.0.12.dylib libpng16.16.58.0.dylib libvorbisfile.3.3.8.dylib libtiff.6.3.0.dylib
libSDL2-2.0.0.dylib libportmidi.2.0.7.dylib libjpeg.62.4.0.dylib libfreetype.6.dylib libSDL2_mixer-2.0.0.800.2.dylib
libFLAC.14.0.0.dylib libharfbuzz.0.dylib libSDL2_ttf-2.0.0.2400.0.dylib libwebpdemux.2.0.17.dylib
libz.1.3.1.zlib-ng.dylib libSDL2_image-2.0.0.800.12.dylib libwavpack.1.dylib libsndfile.1.0.37.dylib
libvorbis.0.4.9.dylib libopusfile.0.dylib libfluidsynth.3.5.6.dylib libopus.0.dylib libsharpyuv.0.1.2.dylib Python
"""


def needed(name: str = DISTRIBUTION) -> set[str]:
    """A distribution and all that it needs to run."""
    found = {canonical(name)}
    for need in map(Requirement, requires(name) or ()):
        if need.marker is None or need.marker.evaluate({"extra": ""}):
            found |= needed(need.name)
    return found


@pytest.mark.parametrize("name", sorted(needed() - {DISTRIBUTION}))
def test_every_package_of_the_app_has_a_licence(name: str) -> None:
    part = notices.package(distribution(name))
    assert notices.checked([part]) == [part]
    assert part.licence
    assert all(text.stat().st_size > 400 for text in part.texts)


@pytest.mark.parametrize("file", [*LINUX.split(), *WINDOWS.split(), *MACOS.split()])
def test_every_shared_library_has_a_licence(file: str) -> None:
    part = notices.library(file)
    assert part is not None
    assert notices.checked([part]) == [part]


def test_every_library_that_is_installed_here_has_a_licence() -> None:
    files = [file for file in distribution("pygame-ce").files or () if notices.library_name(file.name)]
    assert len(files) > 10
    assert [file.name for file in files if notices.library(file.name) is None] == []


def test_what_has_no_licence_is_named(tmp_path: Path) -> None:
    bare = notices.Part("Bare", "1.0", "MIT", ())
    gone = notices.Part("Gone", "2.0", "MIT", (tmp_path / "gone.txt",))
    with pytest.raises(notices.Missing, match=r"Bare 1\.0, Gone \(gone\.txt\), strange/file"):
        notices.checked([bare, gone], ["strange/file"])
    core = distribution("msgspec").locate_file("msgspec/__init__.py")
    entries = [
        ("libodd.so.3", "/usr/lib/libodd.so.3", "BINARY"),
        ("odd/data.bin", str(tmp_path / "data.bin"), "DATA"),
        ("msgspec", str(core), "PYMODULE"),
    ]
    with pytest.raises(notices.Missing, match=r"odd/data\.bin, the library libodd\.so\.3; build"):
        notices.parts_of(entries, ())
    known = notices.parts_of(entries[2:], ())
    assert [part.name for part in known] == ["Python", "msgspec"]


def test_the_texts_are_written_with_those_they_name(tmp_path: Path) -> None:
    parts = [notices.interpreter(), notices.package(distribution("pygame-ce")), notices.library("libmpg123.so.0")]
    kept = [part for part in parts if part is not None]
    files = {path.relative_to(tmp_path / "out").as_posix() for path in notices.write(kept, tmp_path / "out")}
    assert {"README.txt", "python/LICENSE.txt", "python_parts.txt", "LGPL-2.1.txt", "mpg123.txt"} <= files
    index = (tmp_path / "out" / "README.txt").read_text("utf-8")
    assert re.search(r"^mpg123 +LGPL-2\.1-only +mpg123\.txt$", index, re.MULTILINE)


def test_texts_and_table_fit_each_other() -> None:
    table = notices._table()
    named = {text for entry in table["libraries"].values() for text in entry["texts"]}
    named |= {text for texts in table["packages"].values() for text in texts}
    there = {path.stem: path.read_text("utf-8") for path in notices.TEXTS.glob("*.txt")}
    beside = {name for text in there.values() for name in notices.NAMED.findall(text)}
    assert set(there) == named | beside
    assert all("/usr/share/common-licenses" not in text for text in there.values())
