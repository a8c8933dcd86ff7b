"""Requests to the child process, and commands that are run once."""

from __future__ import annotations

import json
import subprocess
from concurrent.futures import Future
from typing import Any, List, Mapping

from . import _runtime
from ._problem import Problem
from ._worker import Worker

#: The child process that answers the requests of this one.
worker = Worker(
    lambda: [*_runtime.command("batch"), "-", "--make", "any", "--inline", "--quiet"], _runtime.environment
)


def ask(make: str, words: List[str], document: Mapping[str, Any]) -> "Future[bytes]":
    """Asks for what a product\'s options make of a chart file; the answer comes later."""
    request = {"make": make, "options": words, "chart": document}
    return worker.ask(json.dumps(request, ensure_ascii=False, separators=(",", ":")).encode())


def answer(future: "Future[bytes]") -> bytes:
    """The answer, waited for; raises the `Problem` that it tells."""
    try:
        line = future.result()
    except Problem as problem:
        # A future keeps its exception; each caller gets one of its own.
        raise Problem(*problem.args) from None
    except BaseException:
        future.cancel()
        raise
    if line.startswith(b'{"line":'):
        told = json.loads(line)
        if "error" in told:
            raise Problem._of_line(told["error"])
    return line


def run(name: str, words: List[str]) -> bytes:
    """What a command writes, run once."""
    command = _runtime.command(name)
    done = subprocess.run([*command, *words], env=_runtime.environment(), capture_output=True, check=False)
    if done.returncode != 0:
        raise Problem._of_exit(done.returncode, done.stderr.decode("utf-8", "replace"), f"astro-{name}")
    return done.stdout


def close() -> None:
    """Ends the child process; the next request starts another. Not needed at the end of a program."""
    worker.close()
