"""What the tests share: births, and the commands they are compared with."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import unittest
from pathlib import Path
from typing import Any, List

import astrosvitla as av
from astrosvitla import _runtime

KYIV: "dict[str, Any]" = {"zone": "Europe/Kyiv", "at": (50.4501, 30.5234)}


def births(count: int) -> "List[dict[str, Any]]":
    """Distinct births, one a day."""
    return [
        {
            "name": f"N {number}",
            "birth": {
                "date": f"{1950 + number % 50}-{number % 12 + 1:02}-{number % 28 + 1:02}",
                "time": f"{number % 24:02}:{number % 60:02}",
                # A zone whose clock no hour is missing from.
                "timeZone": "+02:00",
                "latitude": 50.45,
                "longitude": 30.52,
            },
        }
        for number in range(count)
    ]


def run(name: str, *words: str, document: Any = None) -> bytes:
    """What a command writes for a chart file given on its standard input."""
    done = subprocess.run(
        [*_runtime.command(name), *words],
        input=json.dumps(document).encode() if document is not None else None,
        env=_runtime.environment(),
        stdout=subprocess.PIPE,
        check=True,
    )
    return done.stdout


def has(name: str) -> bool:
    """Whether a command is installed."""
    try:
        return bool(_runtime.command(name))
    except av.Problem:
        return False


class ChartCase(unittest.TestCase):
    """A test with a chart, and a birth file on the disk that makes the same one."""

    chart: av.Chart

    @classmethod
    def setUpClass(cls) -> None:
        cls.chart = av.chart("1990-04-15", "14:30", name="Оксана", place="Київ", **KYIV)
        cls.folder = tempfile.TemporaryDirectory()
        cls.file = str(Path(cls.folder.name) / "birth.json")
        document = {
            "name": "Оксана",
            "birth": {
                "date": "1990-04-15", "time": "14:30", "timeZone": "Europe/Kyiv",
                "latitude": 50.4501, "longitude": 30.5234, "place": "Київ",
            },
        }
        Path(cls.file).write_text(json.dumps(document), encoding="utf-8")

    @classmethod
    def tearDownClass(cls) -> None:
        cls.folder.cleanup()


def child() -> int:
    """The process number of the child, which is started if there is none."""
    from astrosvitla._requests import worker

    if worker.pid is None:
        av.chart("2000-01-01", "12:00", **KYIV)
    pid = worker.pid
    assert pid is not None and pid != os.getpid()
    return pid
