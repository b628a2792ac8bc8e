"""The only list of games under test."""

from __future__ import annotations

from tests.games import cubosaurs, draftosaurus, encyclopedia, holotype
from tests.games.subject import Subject

SUBJECTS: dict[str, Subject] = {
    subject.game: subject
    for subject in (
        draftosaurus.SUBJECT,
        cubosaurs.SUBJECT,
        holotype.SUBJECT,
        encyclopedia.SUBJECT,
    )
}
