"""One worker for two: the table, and behind it whatever can wait; the table never waits for that."""

from __future__ import annotations

from ai.messages import Answer, Request
from ai.worker import Thinker


class Lanes:
    """A thinker for the table that lets something else be thought about while the table asks nothing.

    What is asked behind is dropped at once when the table asks; whoever asked it then asks again when it is `free`.
    """

    def __init__(self, thinker: Thinker) -> None:
        """Two lanes to one thinker."""
        self.thinker = thinker
        self._asked = self._behind = False

    @property
    def free(self) -> bool:
        """Whether something may be asked behind the table: nothing is thought about."""
        return not self._asked and not self._behind

    @property
    def busy_behind(self) -> bool:
        """Whether what was asked behind the table is still thought about."""
        return self._behind

    def ask(self, request: Request) -> None:
        """Begin to think for the table; whatever else is thought about is dropped."""
        self._asked, self._behind = True, False
        self.thinker.ask(request)

    def poll(self) -> Answer | None:
        """The answer for the table, once."""
        answer = self.thinker.poll() if self._asked else None
        self._asked = self._asked and answer is None
        return answer

    def cancel(self) -> None:
        """Stop thinking for the table."""
        if self._asked:
            self.thinker.cancel()
        self._asked = False

    def close(self) -> None:
        """Stop for good and leave nothing behind."""
        self._asked = self._behind = False
        self.thinker.close()

    def ask_behind(self, request: Request) -> bool:
        """Begin to think about what can wait, if nothing else is thought about; whether it was begun."""
        if not self.free:
            return False
        self._behind = True
        self.thinker.ask(request)
        return True

    def poll_behind(self) -> Answer | None:
        """The answer to what was asked behind, once; None while there is none, and where it was dropped."""
        answer = self.thinker.poll() if self._behind else None
        self._behind = self._behind and answer is None
        return answer

    def cancel_behind(self) -> None:
        """Think no more about what can wait."""
        if self._behind:
            self.thinker.cancel()
        self._behind = False
