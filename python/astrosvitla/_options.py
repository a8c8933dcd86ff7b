"""Keyword arguments as options of the commands."""

from __future__ import annotations

from typing import Any, Iterable, List


def options(values: "dict[str, Any]") -> List[str]:
    """``theme="dark", no_title=True`` as ``--theme=dark --no-title``.

    ``None`` and ``False`` are left out, a list becomes its items with commas.
    """
    words: List[str] = []
    for name, value in values.items():
        flag = "--" + name.replace("_", "-")
        if value is None or value is False:
            continue
        if value is True:
            words.append(flag)
        else:
            words.append(f"{flag}={_text(value)}")
    return words


def _text(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return ",".join(_text(item) for item in value)
    if isinstance(value, dict):
        return ",".join(f"{key}={_text(item)}" for key, item in value.items())
    return str(value)


def title(value: "bool | None") -> "Iterable[tuple[str, bool]]":
    """The pair of options that switch titles on and off."""
    if value is None:
        return ()
    return (("title", True),) if value else (("no_title", True),)
