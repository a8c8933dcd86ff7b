#!/usr/bin/env python3
"""Writes a manual page from what a command tells of itself: COMMAND --experimental-dump-help | packaging/manual.py USAGE [SEE...].

USAGE is what its help says of how it is called, SEE are further pages to see. With --verbs in their place it prints the verbs
of the command instead, each of which tells of itself likewise.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


#: A row of a table in a discussion: what it is about, and what is said of it.
ROW = re.compile(r"  (\S+(?: \S+)*?) {2,}(\S.*)")


def main() -> None:
    command = json.load(sys.stdin)["command"]
    usage, *see = sys.argv[1:]
    if usage == "--verbs":
        print("\n".join(verbs(command)))
        return
    source = (ROOT / "Sources/Commands/CommandKit/ProgramVersion.swift").read_text()
    version = re.search(r'current = "([^"]+)"', source)
    assert version
    print("\n".join(page(command, version[1], usage, see)))


def verbs(command: dict) -> list[str]:
    """The words that a discussion lists under headings that begin with VERBS."""
    found, listed = [], False
    for line in command.get("discussion", "").splitlines():
        if not line.startswith(" "):
            listed = line.startswith("VERBS") or (listed and not line)
        elif listed and (row := ROW.fullmatch(line)):
            found.append(row[1])
    return found


def page(command: dict, version: str, usage: str, see: list[str]) -> list[str]:
    name = page_name(command["commandName"])
    lines = [
        f'.TH "{name.upper()}" 1 "" "AstroSvitla {version}" "AstroSvitla"',
        ".SH NAME",
        f"{escaped(name)} \\- {escaped(command['abstract'].rstrip('.'))}",
        ".SH SYNOPSIS",
        *synopsis(usage),
    ]
    lines += description(command.get("discussion", "")) + sections(command)
    others = [other for other in ["astro", *(page_name(other) for other in [*verb_names(command), *see])] if other != name]
    return lines + [".SH SEE ALSO", *(f".BR {escaped(other)} (1){comma(others, other)}" for other in others)]


def page_name(command: str) -> str:
    """The page of a verb, as that of git's: astro-chart return is told of in astro-chart-return."""
    return command.replace(" ", "-")


def verb_names(command: dict) -> list[str]:
    return [f"{command['commandName']} {verb}" for verb in verbs(command)]


def comma(names: list[str], name: str) -> str:
    return "" if name == names[-1] else ","


def synopsis(usage: str) -> list[str]:
    return [".nf", *(escaped(line.strip()) for line in usage.removeprefix("USAGE: ").splitlines()), ".fi"]


def description(text: str) -> list[str]:
    """The discussion: headings in capitals, paragraphs, and indented blocks, which are examples, tables or prose."""
    lines, heading, block = [".SH DESCRIPTION"], "", []
    for line in [*text.splitlines(), ""]:
        if line.startswith("  "):
            block.append(line)
            continue
        lines += examples(block) if heading.startswith("EXAMPLES") else table(block)
        block = []
        if not line.strip():
            lines.append(".PP")
        elif is_heading(line):
            heading = line
            lines.append(f".SH {escaped(line)}")
        else:
            lines.append(escaped(line))
    return [line for number, line in enumerate(lines) if not is_idle(line, lines[number - 1], lines[number + 1 : number + 2])]


def is_heading(line: str) -> bool:
    """Capitals, but for what is quoted."""
    plain = re.sub(r'"[^"]*"', "", line)
    return plain == plain.upper() and any(character.isalpha() for character in plain)


def is_idle(line: str, before: str, after: list[str]) -> bool:
    """A space between paragraphs where there is none to keep apart."""
    return line == ".PP" and (before.startswith((".SH", ".PP")) or not after or after[0].startswith((".SH", ".PP")))


def table(block: list[str]) -> list[str]:
    """Rows, what is indented further going on with the row above; and prose between them."""
    lines: list[str] = []
    is_row = False
    for line, after in zip(block, [*block[1:], ""]):
        row = ROW.fullmatch(line)
        if row or (not line.startswith("   ") and after.startswith("      ")):
            lines += [".TP", f"\\fB{escaped(row[1] if row else line.strip())}\\fR", *([escaped(row[2])] if row else [])]
        elif is_row and not line.startswith("   "):
            lines += [".PP", escaped(line.strip())]
        else:
            lines.append(escaped(line.strip()))
            continue
        is_row = lines[-1] != escaped(line.strip())
    return lines


def examples(block: list[str]) -> list[str]:
    """Lines that are typed stay whole, so that they can be copied."""
    return [".nf", *(escaped(line.removeprefix("  ")) for line in block), ".fi"] if block else []


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
    text = text.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")
    return "\\&" + text if text[:1] in (".", "'") else text


if __name__ == "__main__":
    main()
