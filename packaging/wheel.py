#!/usr/bin/env python3
"""Builds the Python wheel: packaging/wheel.py COMMANDS OUT.

COMMANDS is a folder of release commands with the Swift run-time linked statically. The wheel brings along every
library they need but glibc, the ephemeris, faces, hyphenation and time zones of this machine, which astro-doctor
names, and the licence of each. It wants binutils and patchelf, and nothing from a package index.
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = "astrosvitla"
#: The executable that holds all commands.
COMMAND = "astro"
GLIBC = re.compile(r"^(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util|mvec))\.so")
#: Where Debian keeps the texts of licences that many packages share.
TEXTS = Path("/usr/share/common-licenses")
#: A licence whose text Debian keeps once for all packages.
COMMON = re.compile(r"/usr/share/common-licenses/([A-Za-z]+[0-9]*(?:-[0-9]+(?:\.[0-9]+)*)?)")
#: Two seconds after 1980 began, the first time a zip knows, unless a build date is set.
EPOCH = (1980, 1, 1, 0, 0, 2)


def main(commands: Path, out: Path) -> None:
    version = re.search(r'current = "([^"]+)"', (ROOT / "Sources/Commands/CommandKit/ProgramVersion.swift").read_text())
    assert version
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        package = tree / NAME
        shutil.copytree(ROOT / "python" / NAME, package, ignore=shutil.ignore_patterns("__pycache__", "_bundle"))
        (package / "_version.py").write_text(f'__version__ = "{version[1]}"\n')
        bundle(commands, package / "_bundle")
        tag = f"py3-none-manylinux_2_{newest_glibc(package / '_bundle')}_{os.uname().machine}"
        metadata(tree / f"{NAME}-{version[1]}.dist-info", version[1], tag)
        out.mkdir(parents=True, exist_ok=True)
        wheel = out / f"{NAME}-{version[1]}-{tag}.whl"
        pack(tree, wheel)
    print(f"{wheel} {wheel.stat().st_size / 1e6:.1f} MB")


def bundle(commands: Path, into: Path) -> None:
    """The executable, its libraries, data and licences."""
    (into / "bin").mkdir(parents=True)
    (into / "lib").mkdir()
    packages: set[str] = set()
    copy = into / "bin" / COMMAND
    shutil.copyfile(commands / COMMAND, copy)
    copy.chmod(0o755)
    for library, path in libraries(commands / COMMAND).items():
        shutil.copyfile(path, into / "lib" / library)
        packages.add(owner(path))
    run("strip", str(copy))
    # RPATH, unlike RUNPATH, holds for the libraries of libraries too.
    run("patchelf", "--force-rpath", "--set-rpath", "$ORIGIN/../lib", str(copy))
    packages |= data(commands, into / "share")
    licences(packages, into / "licences")


def libraries(command: Path) -> dict[str, str]:
    found = re.findall(r"^\s*(\S+) => (/\S+)", run("ldd", str(command)), re.MULTILINE)
    return {name: path for name, path in found if not GLIBC.match(name)}


def data(commands: Path, share: Path) -> set[str]:
    """Copies what astro-doctor finds; returns the packages it comes from."""
    told = run(str(commands / COMMAND), "doctor")
    folders = {".se1": "ephe", ".otf": "fonts", ".ttf": "fonts", ".dic": "hyphen"}
    packages = set()
    for path in re.findall(r"(/\S+\.(?:se1|otf|ttf|dic))$", told, re.MULTILINE):
        folder = share / folders[Path(path).suffix]
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, folder / Path(path).name)
        packages.add(owner(path))
    zones = re.search(r"time zones\s+(/[^,\n]+)", told)
    assert zones, "astro-doctor finds no time zones"
    # The same zones twice over stand in posix/ and right/.
    shutil.copytree(zones[1], share / "zoneinfo", ignore=shutil.ignore_patterns("posix", "right", "localtime", "posixrules"))
    packages.add(owner(zones[1] + "/Europe/Kyiv"))
    return packages


def owner(path: str) -> str:
    """The package that a file of the system comes from."""
    for name in (path, os.path.realpath(path), path.removeprefix("/usr"), os.path.realpath(path).removeprefix("/usr")):
        found = subprocess.run(["dpkg", "-S", name], capture_output=True, text=True)
        if found.returncode == 0:
            return found.stdout.split(":")[0]
    raise SystemExit(f"wheel.py: {path} comes from no package, so its licence is not known")


def licences(packages: set[str], into: Path) -> None:
    """What Debian tells of each package, and the whole texts it refers to, which other systems do not have."""
    into.mkdir(parents=True)
    # The Swift run-time, which is part of the executable, is under the first.
    common = {"Apache-2.0"}
    for package in sorted(packages):
        told = Path(f"/usr/share/doc/{package}/copyright").read_text(encoding="utf-8", errors="replace")
        (into / f"{package}.txt").write_text(told, encoding="utf-8")
        # One package says GPL-2.0 of the file GPL-2.
        common |= {name if (TEXTS / name).exists() else name.removesuffix(".0") for name in COMMON.findall(told)}
    (into / "common").mkdir()
    for name in sorted(common):
        shutil.copyfile(TEXTS / name, into / "common" / f"{name}.txt")
    for name in ("LICENSE", "NOTICE"):
        shutil.copyfile(ROOT / name, into / name)


def newest_glibc(folder: Path) -> int:
    """The least minor version of glibc that everything in the folder runs with."""
    newest = 17
    for path in [*(folder / "bin").iterdir(), *(folder / "lib").iterdir()]:
        table = run("objdump", "-T", str(path))
        newest = max([newest, *(int(minor) for minor in re.findall(r"GLIBC_2\.(\d+)", table))])
    return newest


def metadata(into: Path, version: str, tag: str) -> None:
    into.mkdir()
    (into / "WHEEL").write_text(f"Wheel-Version: 1.0\nGenerator: astrosvitla\nRoot-Is-Purelib: false\nTag: {tag}\n")
    (into / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {version}\n"
        "Summary: Astrological charts, pictures and reports, computed and drawn by one process that stays open\n"
        "License: AGPL-3.0-or-later\nLicense-File: LICENSE\nLicense-File: NOTICE\n"
        "Requires-Python: >=3.9\nProvides-Extra: pandas\nRequires-Dist: pandas; extra == 'pandas'\n"
        "Provides-Extra: polars\nRequires-Dist: polars; extra == 'polars'\n"
        "Description-Content-Type: text/markdown\n\n" + (ROOT / "docs/PYTHON.md").read_text()
    )
    for name in ("LICENSE", "NOTICE"):
        shutil.copyfile(ROOT / name, into / name)


def pack(tree: Path, wheel: Path) -> None:
    """Writes the archive: the same bytes for the same files."""
    record = next(tree.glob("*.dist-info")) / "RECORD"
    lines = []
    wheel.unlink(missing_ok=True)
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(path for path in tree.rglob("*") if path.is_file()):
            name = str(path.relative_to(tree))
            content = path.read_bytes()
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            lines.append(f"{name},sha256={digest},{len(content)}\n")
            add(archive, name, content, 0o755 if path.parent.name == "bin" else 0o644)
        name = str(record.relative_to(tree))
        add(archive, name, ("".join(lines) + f"{name},,\n").encode(), 0o644)
    # A slower search for what recurs: a twentieth smaller than zlib's.
    run("advzip", "--recompress", "--shrink-extra", "--quiet", str(wheel))


def add(archive: zipfile.ZipFile, name: str, content: bytes, mode: int) -> None:
    entry = zipfile.ZipInfo(name, EPOCH)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = (0o100000 | mode) << 16
    archive.writestr(entry, content)


def run(*words: str) -> str:
    return subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True).stdout


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    main(Path(sys.argv[1]), Path(sys.argv[2]))
