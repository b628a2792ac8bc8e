"""The release: its notes, its tag, and a workflow whose every command is a script that is here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import release
import yaml
from environment import Failed

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CHANGES = "# Changelog\n\n## Unreleased\n- new\n\n## 1.10.0, 2026-01-02\n- ten\n\n## 1.1.0, 2025-01-02\n- one\n- two\n"


def steps(path: Path) -> list[dict[str, Any]]:
    """All steps of all jobs of a workflow."""
    jobs = yaml.safe_load(path.read_text("utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


def test_every_command_of_a_workflow_is_a_script_of_ours() -> None:
    commands = [step["run"].split() for path in WORKFLOWS for step in steps(path) if "run" in step]
    assert len(commands) >= 8
    assert {words[0] for words in commands} == {"python"}
    assert all(words[1].startswith("build/") and (ROOT / words[1]).is_file() for words in commands)


def test_no_command_takes_words_from_outside_unquoted() -> None:
    assert not [step["run"] for path in WORKFLOWS for step in steps(path) if "${{" in step.get("run", "")]


def test_jobs_have_no_more_rights_than_they_need() -> None:
    for path in WORKFLOWS:
        content = yaml.safe_load(path.read_text("utf-8"))
        assert content["permissions"] == {}
        writing = [name for name, job in content["jobs"].items() if "write" in job["permissions"].values()]
        assert writing == ["release"]


@pytest.mark.parametrize(("number", "told"), [("1.1.0", "- one\n- two\n"), ("1.10.0", "- ten\n"), ("9.9.9", "- new\n")])
def test_notes_are_those_of_the_version(number: str, told: str) -> None:
    assert release.notes(CHANGES, number) == told


def test_a_changelog_without_the_version_is_told() -> None:
    with pytest.raises(Failed, match=r"nothing on 2\.0\.0"):
        release.notes("# Changelog\n\n## 1.0.0\n- one\n", "2.0.0")


def test_only_the_tag_of_the_version_is_released() -> None:
    release.check_tag(f"v{release.version()}")
    with pytest.raises(Failed, match=r"v0\.0\.0"):
        release.check_tag("v0.0.0")
