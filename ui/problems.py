"""What is wrong with a file, told in the player's language: the file, the place, and one sentence."""

from __future__ import annotations

from functools import lru_cache

from game.core.files import FileProblem
from game.core.record import SaveProblem
from game.core.sentence import Said
from game.core.yaml_file import Problem, shortened
from ui.language import SOURCE
from ui.text import Text

DETAIL = " ({detail})"
"""The part of a sentence that only the command line tells: what a program found."""


def told(text: Text, problem: Problem | FileProblem | SaveProblem) -> str:
    """A problem with its file and its place."""
    if not isinstance(problem, Problem):
        return text("problem.place.at", file=problem.file, reason=sentence(text, problem.reason))
    values = {"file": problem.file, "line": problem.line, "key": shortened(problem.key)}
    place = f"at{'_line' if problem.line else ''}{'_key' if problem.key else ''}"
    return text(f"problem.place.{place}", reason=sentence(text, problem.message), **values)


def sentence(text: Text, said: Said) -> str:
    """What is wrong, in the language of the text; as it is said in English if there are no other words for it."""
    english, values = (said, {}) if isinstance(said, str) else (said.english, dict(said.values))
    key = _keys().get(english.replace(DETAIL, ""))
    return shortened(text(key, **values) if key else text("problem.place.unnamed", reason=said))


@lru_cache(maxsize=1)
def _keys() -> dict[str, str]:
    """The keys of all sentences about problems, by what they say in English."""
    english = Text(SOURCE)
    found = [key for key in english.keys() if key.startswith("problem.")]  # noqa: SIM118
    return {english.unset(key): key for key in found if not key.startswith("problem.place.")}
