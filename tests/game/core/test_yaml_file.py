"""YAML files: plain data only, and problems that name file, line and key."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.files import READ_LIMIT, FileProblem
from game.core.yaml_file import BadYaml, Problem, parse_yaml, read_yaml


def problem(text: str) -> Problem:
    """What is wrong with a YAML text."""
    with pytest.raises(BadYaml) as caught:
        parse_yaml(text, "a.yaml")
    assert str(caught.value) == str(caught.value.problem)
    assert caught.value.problem.file == "a.yaml"
    return caught.value.problem


def test_plain_data_is_read_with_its_lines() -> None:
    """Texts, numbers, lists and mappings come out plain, and every key knows its line."""
    document = parse_yaml("a: 1\nb:\n  c: [x, 2.5, null, true]\n", "a.yaml")[0]
    assert document.data == {"a": 1, "b": {"c": ["x", 2.5, None, True]}}
    assert document.lines["a",] == 1
    assert document.lines["b", "c"] == 3
    assert str(document.problem(("b", "c", 2), "is wrong")) == "a.yaml, line 3: b.c[2]: is wrong"
    assert document.problem(("b", "d", "e"), "").line == 2


def test_double_keys() -> None:
    """The second of two equal keys is named with its line."""
    found = problem("pens:\n  a: 1\n  b: 2\n  a: 3\n")
    assert (found.line, found.key, found.message) == (4, "pens.a", "the key stands here twice")


def test_aliases() -> None:
    """Aliases are refused before they can multiply."""
    found = problem("a: &x [1]\nb: *x\n")
    assert (found.line, found.message) == (2, "aliases are not allowed")


@pytest.mark.parametrize(
    "text",
    [
        "a: 1\nb: !thing 5\n",
        "a: 1\nb: !thing {c: 1}\n",
        "a: 1\nb: !thing [1]\n",
        "a: 1\nb: !!set {c}\n",
        "a: 1\nb: !!python/object/apply:os.getcwd []\n",
        "a: 1\nb: !!python/name:os.system x\n",
        "a: 1\nb: !!binary aGk=\n",
        "a: 1\n!thing b: 1\n",
    ],
)
def test_tags(text: str) -> None:
    """Tags are refused wherever they stand: on texts, lists, mappings and keys."""
    assert problem(text).line == 2


@pytest.mark.parametrize("key", ["[1, 2]", "{a: 1}", "true", "1.5", "null", "2001-01-01"])
def test_keys_are_texts_or_numbers(key: str) -> None:
    """Other kinds of keys are refused with their line."""
    found = problem(f"a: 1\n? {key}\n: 2\n")
    assert found.line == 2


def test_merge_keys() -> None:
    """The merge key is no key of ours."""
    assert problem("a: 1\n<<: {b: 2}\n").line == 2


@pytest.mark.parametrize(
    "text", ["a: [1, 2\n", "a: 'x\n", "a: b: c\n", "\ta: 1\n", "a: 1\n b: 2\n", "%YAML 9.9\n---\n"]
)
def test_broken_yaml(text: str) -> None:
    """What is not YAML is one sentence with a line."""
    assert problem(text).line >= 1


@pytest.mark.parametrize("text", ["a: \x07", "a: \x00", "\x1b[0m", "a: 2001-99-99", "a: " + "9" * 5000, "[" * 5000])
def test_hostile_yaml(text: str) -> None:
    """Control characters, impossible dates, endless numbers and bottomless nesting are problems like any other."""
    assert problem(text).message


def test_dates_are_no_plain_data() -> None:
    """A date is neither a text nor a number."""
    assert problem("a: 1\nb: 2001-01-01\n").line == 2


def test_several_documents_are_all_read(tmp_path: Path) -> None:
    """A file may hold several documents; none at all is none."""
    path = tmp_path / "a.yaml"
    path.write_text("a: 1\n---\nb: 2\n")
    assert [document.data for document in read_yaml(path)] == [{"a": 1}, {"b": 2}]
    path.write_text("# nothing\n")
    assert read_yaml(path) == []


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """Wrong encoding, size and absence are problems that name the file."""
    path = tmp_path / "a.yaml"
    path.write_bytes(b"a: \xff\xfe")
    with pytest.raises(FileProblem, match=r"a\.yaml: is not UTF-8 text"):
        read_yaml(path)
    path.write_bytes(b" " * (READ_LIMIT + 1))
    with pytest.raises(FileProblem, match=r"a\.yaml: larger than"):
        read_yaml(path)
    with pytest.raises(FileProblem, match=r"b\.yaml: there is no such file"):
        read_yaml(tmp_path / "b.yaml")


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    """Files of editors that write a mark are read like others."""
    path = tmp_path / "a.yaml"
    path.write_bytes("a: 1\n".encode("utf-8-sig"))
    assert read_yaml(path)[0].data == {"a": 1}


@given(text=st.text(alphabet=st.sampled_from("ab:[]{}-&*!'\"\n #?|>%@`0.\x00\t\u2028")))
def test_no_text_breaks_the_reader(text: str) -> None:
    """Any text gives documents or a problem, never another error."""
    found: object
    try:
        found = parse_yaml(text, "a.yaml")
    except BadYaml as error:
        found = error.problem
    assert isinstance(found, list | Problem)
