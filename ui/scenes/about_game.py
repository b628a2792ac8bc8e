"""About one game: what of it is printed, derived or reconstructed, what we decided, where corrections go."""

from __future__ import annotations

from game.core.paths import data_folder
from ui.app import App
from ui.origins import origins_of
from ui.pencil import MARK
from ui.scenes.about import AboutScene


class AboutGameScene(AboutScene):
    """One scrolling page about a game, with a button for the folder of the owner's corrections."""

    def __init__(self, app: App, game_id: str) -> None:
        """The page of a game."""
        super().__init__(app)
        self.game_id = game_id

    def title(self) -> str:
        """The heading of the page."""
        return self.app.text("about.game.title", game=self.app.text(f"game.{self.game_id}.name"))

    def body(self) -> str:
        """The whole text of the page, marked up."""
        text = self.app.text
        parts = [text("about.game.intro")]
        for section in ("printed", "derived"):
            parts += [f"# {text(f'about.game.{section}')}", text(f"about.{self.game_id}.{section}")]
        parts += self.reconstructed()
        parts += [f"# {text('about.game.rulings')}", text(f"about.{self.game_id}.rulings")]
        files = ", ".join(sorted(path.name for path in data_folder(self.game_id).glob("*.yaml")))
        line = text("about.game.overlay_line", files=files, folder=self.folder())
        parts += [f"# {text('about.game.overlay')}", line]
        return "\n\n".join(parts)

    def reconstructed(self) -> list[str]:
        """What is still ours, and what the owner of a box has corrected since."""
        text, origins = self.app.text, origins_of(self.game_id, self.app.folders.overlay)
        lines = text.unset(f"about.{self.game_id}.ours").splitlines()
        corrected = [line for line in lines if origins.corrected(line)]
        left = [line for line in lines if line not in corrected]
        sign, line = (MARK, text("about.game.ours_line")) if origins.ours else ("", "")
        parts = [
            f"# {text('about.game.ours')}{sign}",
            line,
            origins.fill("\n".join(left), text) or text("about.game.ours_none"),
        ]
        if corrected:
            parts += [f"# {text('about.game.corrected')}", origins.fill("\n".join(corrected), text)]
        return parts

    def folder(self) -> str:
        """Where the owner's corrections of this game lie."""
        return str(self.app.folders.overlay / self.game_id)
