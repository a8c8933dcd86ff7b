"""Where the commands are, and what they need around them."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Optional

from ._problem import Problem

_own = Path(__file__).parent / "_bundle"


def command(name: str) -> list[str]:
    """The words that begin a command line of ``astro-NAME``.

    The folder in ``ASTROSVITLA_COMMANDS`` comes first, then what the wheel brought along, then ``PATH``.
    """
    folders = [os.environ.get("ASTROSVITLA_COMMANDS"), str(_own / "bin")]
    for folder in folders:
        found = _in_folder(name, folder) if folder else None
        if found:
            return found
    found = _in_folder(name, None)
    if found:
        return found
    raise Problem(
        "UNAVAILABLE",
        "",
        f"astro-{name} is not installed",
        "install the wheel of astrosvitla, or set ASTROSVITLA_COMMANDS to the folder of the commands",
    )


def _in_folder(name: str, folder: Optional[str]) -> Optional[list[str]]:
    single = shutil.which(f"astro-{name}", path=folder)
    if single:
        return [single]
    # On PATH another program may bear so short a name.
    whole = shutil.which("astro", path=folder) if folder else None
    return [whole, name] if whole else None


def environment() -> dict[str, str]:
    """The environment of the commands: yours, and where the wheel's own data is unless you say otherwise."""
    values = dict(os.environ)
    # A person's defaults are for what is typed, and would make programs differ from machine to machine.
    values["ASTROSVITLA_DEFAULTS"] = ""
    if os.environ.get("ASTROSVITLA_COMMANDS") or not (_own / "share").is_dir():
        return values
    share = _own / "share"
    for variable, folder in (
        ("ASTROSVITLA_FONTS", "fonts"),
        ("ASTROSVITLA_HYPHENATION", "hyphen"),
        ("SE_EPHE_PATH", "ephe"),
        ("TZDIR", "zoneinfo"),
    ):
        if (share / folder).is_dir():
            values.setdefault(variable, str(share / folder))
    return values
