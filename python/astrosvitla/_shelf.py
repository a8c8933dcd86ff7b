"""Files for the commands that want their charts in files."""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import tempfile
import threading
from typing import Optional


class Shelf:
    """A folder of this process with chart files named by their content."""

    def __init__(self) -> None:
        self._folder: Optional[str] = None
        self._owner = 0
        self._lock = threading.Lock()

    def path_of(self, content: bytes) -> str:
        """The path of a file with this content, which is written if it is not there."""
        path = os.path.join(self._own_folder(), hashlib.sha256(content).hexdigest()[:32] + ".json")
        if not os.path.exists(path):
            handle, passing = tempfile.mkstemp(dir=os.path.dirname(path))
            with os.fdopen(handle, "wb") as file:
                file.write(content)
            os.replace(passing, path)
        return path

    def _own_folder(self) -> str:
        with self._lock:
            if self._folder is None or self._owner != os.getpid():
                self._folder = tempfile.mkdtemp(prefix="astrosvitla-")
                self._owner = os.getpid()
            return self._folder

    def clear(self) -> None:
        if self._folder is not None and self._owner == os.getpid():
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder = None

    def forget_lock(self) -> None:
        self._lock = threading.Lock()


shelf = Shelf()
atexit.register(shelf.clear)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=shelf.forget_lock)
