"""The app: window, scene stack, settings, and what happens in a frame."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from pathlib import Path

import pygame

from ui import settings as store
from ui.assets import Assets
from ui.audio import Audio
from ui.beside import Beside
from ui.canvas import Canvas, latest
from ui.curtain import Curtain
from ui.failures import because, failure
from ui.guarded import Guarded
from ui.hands import Hands
from ui.hearing import Hearing
from ui.keeping import Keeping
from ui.learnt import Learnt
from ui.looks import Looks
from ui.loop import Loop
from ui.memory import give_back_pictures
from ui.narrator import Narrator
from ui.notices import Notices
from ui.origins import Told
from ui.owed import Owed
from ui.places import UserFolders
from ui.players import Players
from ui.puzzles.solved import Solved
from ui.scene import NoRoutes, Routes, Scene
from ui.settings import Settings
from ui.stack import Stack
from ui.text import Text
from ui.window import NoDisplay, open_window

__all__ = ["App", "NoDisplay", "NoRoutes"]

LONGEST_STEP = 0.1
"""Seconds that pass at most in one step, however long the last frame took."""


class App(Guarded):
    """Holds what all scenes share and runs the topmost one."""

    pressed = False
    """Whether a button of the mouse is down; what lays itself out anew waits for that, so that no click is lost."""

    system_still = False
    """Whether the system asks all programs for less motion; known some time after the start."""

    def __init__(
        self,
        folders: UserFolders | None = None,
        routes: Routes | None = None,
        size: tuple[int, int] | None = None,
        settings: Settings | None = None,
        strict_text: bool = False,
    ) -> None:
        """Load settings, open the window (`size` fixes it), and prepare texts, pictures and sounds."""
        super().__init__()
        give_back_pictures()
        self.folders = folders or UserFolders()
        self.notices = Notices()
        self.routes: Routes = routes or NoRoutes()
        self.beside = Beside()
        self._curtain = Curtain(self.beside)
        loaded, problem = (settings, None) if settings else store.load(self.folders.settings)
        self.settings = loaded
        self.pointer, self.running = (-1, -1), True
        self.owed = Owed()
        self._keeping = Keeping(self.folders.settings, self.owed)
        self._stack = Stack()
        self.hands, self._hearing = Hands(self), Hearing(self)
        self._scenes = self._stack.scenes
        self.told = Told(self.folders.overlay, self._scenes)
        self.text = Text(loaded.language, strict_text, setter=self.told, keys=self.hands.word)
        self._stale = True
        self._fixed = size is not None
        self.window = open_window(size or loaded.window, loaded.fullscreen and size is None)
        self.assets = Assets(self.folders.overlay, self._odd_picture)
        self._looks = Looks(self.assets)
        self.theme = self._looks.dress(self.size, loaded)
        self.narrator = Narrator(self)
        self.learnt, self.solved = Learnt(self.folders.learnt), Solved(self.folders.puzzles)
        self.players = Players(self.folders.players)
        self.audio = Audio(loaded)
        self.notices.add(problem or "")
        self.notices.add(self.hands.faults())
        self.folders.make(self._no_folder)
        self.folders.sweep()

    @property
    def still(self) -> bool:
        """Whether nothing shall fly or swing: the player wants it so, or has not chosen and the system does."""
        motion = self.settings.motion
        return motion == "reduced" or (motion == "system" and self.system_still)

    def hear_of_motion(self, less: bool) -> None:
        """Learn whether the system asks for less motion; from any thread."""
        self.system_still = less

    @property
    def window(self) -> pygame.Surface:
        """What scenes draw on: the window, or where it is too small or too large a picture that is scaled onto it."""
        return self.canvas.surface

    @window.setter
    def window(self, surface: pygame.Surface) -> None:
        """Take another surface of the display for the window."""
        self.canvas = Canvas(surface)

    @property
    def size(self) -> tuple[int, int]:
        """The size in pixels for which scenes are laid out."""
        return self.window.get_size()

    @property
    def scene(self) -> Scene | None:
        """The topmost scene."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes from the bottom to the top."""
        return tuple(self._scenes)

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self._scenes and scene.opaque:
            self._scenes[-1].covered()
        self._scenes.append(scene)
        scene.enter()
        scene.rebuild()
        self._changed()
        self.turn_over()

    def turn_over(self, tasted: bool = True) -> None:
        """Keep the picture of the window until the topmost scene, which shows something else now, is drawn.

        Where that takes long its foretaste is shown, if it is to be `tasted`.
        """
        if self.running and self._scenes:
            self._curtain.fall(self.size, self._stack.draw, self._scenes[-1].foretaste if tasted else None)

    def _turn_again(self) -> None:
        """Begin anew with a first picture that is in the making: what it shows has changed."""
        if self._curtain.down:
            self.turn_over()

    @property
    def turning(self) -> bool:
        """Whether the window still shows what was there before the topmost scene."""
        return self._curtain.down

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the topmost one, which gives no result."""
        if self._scenes:
            self._scenes.pop().leave()
        self.push(scene)

    def finish(self, scene: Scene, result: object) -> None:
        """Close a scene and those above it, and hand its result to the one below."""
        if scene not in self._scenes:
            return
        while self._scenes.pop() is not scene:
            pass
        scene.leave()
        if self._scenes:
            self._scenes[-1].controls.point(self.pointer)
            self._scenes[-1].resume(result)
        self._changed()
        self._turn_again()

    def home(self) -> None:
        """Close every scene but the first."""
        while len(self._scenes) > 1:
            self.finish(self._scenes[-1], None)

    def leave(self) -> None:
        """Quit, once everything is on the disk or the player wants to leave all the same."""
        from ui.scenes.unsaved import when_saved

        self._keeping.settle()
        when_saved(self, self.quit)

    def quit(self) -> None:
        """Close every scene and end the loop after this step."""
        self.running = False
        self.beside.stop()
        self.narrator.close()
        self._keeping.settle()
        while self._scenes:
            self._scenes.pop().leave()

    def apply_settings(self, settings: Settings) -> None:
        """Use and store new settings; language, scale, colours, full screen and silence change at once."""
        old, self.settings = self.settings, settings.clamped()
        if old == self.settings:
            return
        self.audio.apply(self.settings)
        self.hands.renew()
        if old.language != self.settings.language:
            self.text = Text(self.settings.language, self.text.strict, setter=self.told, keys=self.hands.word)
        if old.fullscreen != self.settings.fullscreen and not self._fixed:
            self.window = open_window(self.settings.window, self.settings.fullscreen)
        self.notices.once(self._keeping.change(old, self.settings))
        if self.settings.lay_out_unlike(old):
            self.rebuild()

    def set_language(self, language: str) -> None:
        """Speak another language from now on."""
        self.apply_settings(self.settings.with_(language=language))

    def rebuild(self) -> None:
        """Lay out every scene for the present window, scale, colours and language; pictures of others are forgotten."""
        self.theme = self._looks.dress(self.size, self.settings)
        for scene in self._scenes:
            scene.rebuild()
        self._changed()
        self._turn_again()

    def step(self, events: Sequence[pygame.event.Event], dt: float) -> None:
        """Handle events and let `dt` seconds pass; the only way input comes in."""
        admitted = self._curtain.admitted(self.hands.take(events, dt), dt)
        self._stale = self._stale or bool(admitted) or self._moves()
        held = self._curtain.holds
        self.guard(lambda: self._step(admitted, min(dt, LONGEST_STEP)))
        if self.scene is not None and self.scene.renews and not held:
            self._curtain.renew(self.scene.renew)
            self._stale = True

    def draw(self) -> None:
        """Draw the scenes and the notice onto the window."""
        self._stale = self._curtain.draw(self.window)
        if not self._stale:
            self._stack.draw(self.window)
        self.notices.draw(self.window)
        self.canvas.show()

    def needs_draw(self) -> bool:
        """Whether the picture may have changed since it was drawn: something moves, or did until the last step."""
        return self._curtain.due if self._curtain.down else self._stale or self._moves()

    def _moves(self) -> bool:
        """Whether the picture may change without an event."""
        if self.notices.busy or self.hands.moves or not self._scenes:
            return True
        return any(not scene.idle() for scene in self._stack.moving())

    def run(self) -> None:
        """Run at 60 frames a second until the app quits; while nothing moves, seldom, unless something happens."""
        Loop(self).run()

    def toggle_fullscreen(self) -> None:
        """Change between window and full screen."""
        self.apply_settings(self.settings.with_(fullscreen=not self.settings.fullscreen))

    def _step(self, events: Sequence[pygame.event.Event], dt: float) -> None:
        for event in latest(events):
            self._hearing.hear(self.canvas.mapped(event))
        for scene in self._stack.moving() if not self._curtain.holds else ():
            scene.update(dt)
        self.narrator.update(dt)
        self.notices.once(self._keeping.update(dt))
        self.owed.update(dt)
        self.audio.follow(self._stack.mood())
        taken = self.scene.taken() if self.scene is not None else []
        self.notices.update(dt, self.theme, self.assets, self.size, taken)

    def _changed(self) -> None:
        self._stack.forget()
        self.notices.rebuild()
        self._stale = True

    def take_size(self, size: tuple[int, int]) -> None:
        """Lay out for a window that has another size now, and remember it."""
        self.window = pygame.display.get_surface() or self.window
        if not self._fixed and not self.settings.fullscreen:
            old, self.settings = self.settings, self.settings.with_(window=size)
            self._keeping.change(old, self.settings, wait=True)
        self.rebuild()
        gc.collect()

    def _no_folder(self, folder: Path, error: OSError) -> None:
        reason = because(self.text, failure(error))
        self.notices.once(self.text("notice.no_folder", folder=folder, reason=reason))

    def _odd_picture(self, name: str, fault: str) -> None:
        """Say which picture of the owner is not used; of many the first few."""
        said = self.text("notice.picture_odd", file=name, reason=self.text(f"notice.picture.{fault}"))
        self.notices.a_few("picture", said)
