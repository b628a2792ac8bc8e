"""Signing: what is run with which certificate, nothing without one, and no key or keychain left behind."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest
import sign
import signing
from environment import Failed

GIVEN = {name: f"the {name}" for way in signing.WAYS for name in way.wants} | {
    name: base64.b64encode(b"a certificate").decode() for name in ("WINDOWS_CERTIFICATE", "APPLE_CERTIFICATE")
}
SECRET = ("WINDOWS_CERTIFICATE_PASSWORD", "APPLE_CERTIFICATE_PASSWORD", "AZURE_CLIENT_SECRET", "APPLE_API_KEY")


class Recorder:
    """Notes every command, and what the files were in the folder of keys while it ran."""

    def __init__(self, failing: str = "") -> None:
        self.commands: list[list[str]] = []
        self.keys: set[Path] = set()
        self.failing = failing

    def __call__(self, command: list[str]) -> None:
        self.commands.append(command)
        self.keys |= {Path(word) for word in command if "cabinet-sign-" in word and Path(word).is_file()}
        if self.failing and self.failing in command:
            raise Failed(f"{command[0]} did not succeed")

    def named(self) -> list[str]:
        """The first two words of every command, without folders."""
        return [" ".join([Path(command[0]).name, *command[1:2]]) for command in self.commands]


def of(*ways: signing.Way) -> dict[str, str]:
    """The variables of some ways."""
    return {name: GIVEN[name] for way in ways for name in way.wants}


@pytest.fixture
def windows(tmp_path: Path) -> Path:
    """A folder for Windows with a program, machine code of ours, and a library of others."""
    app = tmp_path / "Cabinet"
    for name in ("Cabinet.exe", "_internal/cabinet__mypyc.pyd", "_internal/ai/mind.pyd", "_internal/pygame/base.pyd"):
        (app / name).parent.mkdir(parents=True, exist_ok=True)
        (app / name).write_bytes(b"MZ")
    return app


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A bundle with a program, a library deep inside, and a file that is no machine code."""
    app = tmp_path / "Cabinet.app"
    for name, head in (
        ("Contents/MacOS/Cabinet", signing.MACHINE_CODE[0]),
        ("Contents/Frameworks/deep/er/lib.dylib", signing.MACHINE_CODE[2]),
        ("Contents/Resources/words.txt", b"words"),
    ):
        (app / name).parent.mkdir(parents=True, exist_ok=True)
        (app / name).write_bytes(head + b"...")
    return app


@pytest.mark.parametrize("system", ["windows", "macos", "linux"])
def test_nothing_is_run_without_a_certificate(system: str, windows: Path) -> None:
    run = Recorder()
    assert not sign.sign_app(system, windows, {"PATH": "/bin", "AZURE_TENANT_ID": ""}, run)
    assert not sign.sign_installer(system, windows / "Cabinet.exe", {}, run)
    assert run.commands == []


@pytest.mark.parametrize("way", signing.WAYS, ids=lambda way: way.name)
def test_what_is_missing_of_a_certificate_is_named(way: signing.Way) -> None:
    given = of(way)
    del given[way.wants[-1]]
    with pytest.raises(Failed, match=f"{way.wants[-1]} is not given"):
        signing.way_for(way.system, given)


def test_the_service_signs_what_is_ours_and_windows_is_asked(windows: Path) -> None:
    run = Recorder()
    assert sign.sign_app("windows", windows, of(signing.SERVICE) | tool(windows), run)
    assert run.named() == ["nuget install", "signtool.exe sign", "signtool.exe verify"]
    signed = {Path(word).name for word in run.commands[1] if word.endswith((".exe", ".pyd"))}
    assert signed == {"signtool.exe", "Cabinet.exe", "cabinet__mypyc.pyd", "mind.pyd"}
    assert {"/fd", "/tr", "/td", "/dlib", "/dmdf"} <= set(run.commands[1])
    assert run.keys
    assert not [path for path in run.keys if path.exists()]


def test_a_certificate_in_a_file_signs_the_installer(windows: Path) -> None:
    run = Recorder()
    assert sign.sign_installer("windows", windows / "Cabinet.exe", of(signing.CERTIFICATE) | tool(windows), run)
    assert run.named() == ["signtool.exe sign", "signtool.exe verify"]
    assert GIVEN["WINDOWS_CERTIFICATE_PASSWORD"] in run.commands[0]
    assert run.keys
    assert not [path for path in run.keys if path.exists()]


def test_an_installer_that_is_not_there_is_told(windows: Path) -> None:
    with pytest.raises(Failed, match=r"setup\.exe is not there"):
        sign.sign_installer("windows", windows / "setup.exe", of(signing.CERTIFICATE), Recorder())


def test_a_bundle_is_signed_from_within_and_notarised(bundle: Path) -> None:
    run = Recorder()
    assert sign.sign_app("macos", bundle, of(signing.APPLE), run)
    signed = [Path(command[-1]).name for command in run.commands if command[:2] == ["codesign", "--force"]]
    assert signed == ["lib.dylib", "Cabinet", "Cabinet.app"]
    order = [name for name in run.named() if name in ("xcrun notarytool", "xcrun stapler", "spctl --assess")]
    assert order == ["xcrun notarytool", "xcrun stapler", "spctl --assess"]
    assert run.named()[-1] == "security delete-keychain"
    assert not [path for path in run.keys if path.exists()]


def test_the_keychain_goes_even_if_notarising_fails(bundle: Path) -> None:
    run = Recorder("notarytool")
    with pytest.raises(Failed):
        sign.sign_app("macos", bundle, of(signing.APPLE), run)
    assert run.named()[-1] == "security delete-keychain"
    assert run.keys
    assert not [path for path in run.keys if path.exists()]


def test_a_certificate_that_is_no_base64_is_told_without_being_shown(windows: Path) -> None:
    given = of(signing.CERTIFICATE) | {"WINDOWS_CERTIFICATE": "§ not base64 §"} | tool(windows)
    with pytest.raises(Failed, match="is not in base64") as caught:
        sign.sign_app("windows", windows, given, Recorder())
    assert "§" not in str(caught.value)


def test_a_command_that_fails_is_named_without_its_secrets() -> None:
    with pytest.raises(Failed) as caught:
        sign._run(["no-such-program", "sign", *(GIVEN[name] for name in SECRET)])
    assert str(caught.value) == "no-such-program sign did not succeed"


def test_the_account_of_the_service_tells_no_secret() -> None:
    assert GIVEN["AZURE_CLIENT_SECRET"] not in signing.account(GIVEN)


def test_the_newest_signtool_is_taken_and_a_missing_one_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(Failed, match="signtool"):
        sign.signtool({"ProgramFiles(x86)": str(tmp_path)})
    for number in ("10.0.19041.0", "10.0.26100.0"):
        tool(tmp_path, number)
    assert "10.0.26100.0" in sign.signtool({"ProgramFiles(x86)": str(tmp_path)})


def tool(home: Path, number: str = "10.0.26100.0") -> dict[str, str]:
    """The variable that leads to a signtool, which is made."""
    path = home / "Windows Kits" / "10" / "bin" / number / "x64" / "signtool.exe"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"MZ")
    return {"ProgramFiles(x86)": str(home)}
