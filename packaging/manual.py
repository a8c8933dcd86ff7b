#!/usr/bin/env python3
"""Writes a manual page from what a command tells of itself: COMMAND --experimental-dump-help | packaging/manual.py."""

from __future__ import annotations

import json
import re
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    command = json.load(sys.stdin)["command"]
    source = (ROOT / "Sources/Commands/CommandKit/ProgramVersion.swift").read_text()
    version = re.search(r'current = "([^"]+)"', source)
    assert version
    print("\n".join(page(command, version[1])))


def page(command: dict, version: str) -> list[str]:
    name = command["commandName"]
    lines = [
        f'.TH "{name.upper()}" 1 "" "AstroSvitla {version}" "AstroSvitla"',
        ".SH NAME",
        f"{escaped(name)} \\- {escaped(command['abstract'].rstrip('.'))}",
        ".SH SYNOPSIS",
        *synopsis(command),
    ]
    lines += description(command.get("discussion", ""))
    return lines + sections(command) + [".SH SEE ALSO", ", ".join(f".BR {other} (1)" for other in ["astro\\-doctor"])]


def synopsis(command: dict) -> list[str]:
    usage = command.get("usage") or f"{command['commandName']} [options] [file]"
    return [".nf", *(escaped(line.strip()) for line in usage.splitlines()), ".fi"]


def description(text: str) -> list[str]:
    """The discussion, whose headings are lines in capitals and whose indented lines are kept as they are."""
    lines, kept = [".SH DESCRIPTION"], False
    for line in text.splitlines():
        indented = line.startswith("  ")
        if kept and not indented:
            lines.append(".fi")
        if indented and not kept:
            lines.append(".nf")
        kept = indented
        if not line.strip():
            lines.append(".PP")
        elif line.strip() == line and line.upper() == line and any(c.isalpha() for c in line):
            lines.append(f".SH {escaped(line)}")
        elif indented:
            lines += [escaped(part) for part in wrapped(line)]
        else:
            lines.append(escaped(line))
    return lines + ([".fi"] if kept else [])


def wrapped(line: str) -> list[str]:
    indent = " " * (len(line) - len(line.lstrip()))
    return textwrap.wrap(line.strip(), 70, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)


def sections(command: dict) -> list[str]:
    lines, title = [], None
    for argument in command.get("arguments", []):
        if not argument.get("shouldDisplay", True):
            continue
        section = argument.get("sectionTitle") or ("ARGUMENTS" if argument["kind"] == "positional" else "OPTIONS")
        if section != title:
            title = section
            lines.append(f".SH {escaped(section.upper())}")
        lines += [".TP", term(argument), escaped(argument.get("abstract", ""))]
        lines += [escaped(line) for line in argument.get("discussion", "").splitlines() if line.strip()]
    return lines


def term(argument: dict) -> str:
    value = argument.get("valueName", "value")
    if argument["kind"] == "positional":
        return f"\\fI{escaped(value)}\\fR"
    names = [("-" if name["kind"] == "short" else "--") + name["name"] for name in argument["names"]]
    suffix = "" if argument["kind"] == "flag" else f" \\fI{escaped(value)}\\fR"
    return ", ".join(f"\\fB{escaped(name)}\\fR{suffix}" for name in names)


def escaped(text: str) -> str:
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text[:1] in (".", "'") else text


if __name__ == "__main__":
    main()
