#!/usr/bin/env python3
"""Holds samples, files of ours and what the commands write against schemas/: .ci/schemas.py BIN

Everything must be valid, also where a schema is closed to members that it does not list, so that none is forgotten; and
what is damaged on purpose must not be valid.
"""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from jsonschema import Draft202012Validator

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "Sources/Words/Interpretation/AstrologyRules"
HAMBURG = ["--aspects-to", "all", "--points", "cupido,hades,zeus,kronos,apollon,admetos,vulkanus,poseidon"]
SKIES = [
    ["transits", "{chart}", "--on", "2026-11-21T12:00Z"],
    ["return", "{chart}", "--of", "sun", "--year", "2027"],
    ["progress", "{chart}", "--on", "2026-11-21"],
    ["progress", "{chart}", "--on", "2026-11-21", "--method", "solar-arc"],
    ["composite", "{chart}", "{other}"],
    ["davison", "{chart}", "{other}"],
    ["harmonic", "{chart}", "--number", "5"],
    ["relocate", "{chart}", "--at", "40.7128,-74.006"],
]
EVENTS = "transits,ingresses,stations,shadows,lunations,eclipses,voids,aspects,returns,profections,hours"
# What must be refused: a schema, a path into a valid document, and what is put there.
DAMAGE = [
    ("chart", ["planets", 0, "name"], "sunn"),
    ("chart", ["planets", 0, "degree"], 360),
    ("chart", ["planets", 0, "degree"], "26"),
    ("chart", ["settings", "houseSystem"], "kock"),
    ("chart", ["settings", "zodiac"], "sidereal:lahir"),
    ("chart", ["houses"], [{"degree": 1}]),
    ("chart", ["aspects", 0, "aspectType"], "trigon"),
    ("chart", ["format"], "astrosvitla.chart/2"),
    ("chart", ["kind"], "solar"),
    ("chart", ["conventions", "triplicities"], "dorotean"),
    ("chart", ["planets", 0, "dignity", "score"], "7"),
    ("chart", ["lots", 0, "name"], "fortuna"),
    ("chart", ["stars", 0, "name"], "Algol"),
    ("chart", ["timelords", "firdaria", "periods", 0, "lord"], "ketu"),
    ("birth", ["birth", "latitude"], 91),
    ("birth", ["birth", "date"], 1990),
    ("birth", ["birth"], None),
    ("birth", ["birth"], {"date": "1990-04-15", "latitude": 50}),
    ("report", ["area"], "luck"),
    ("report", ["detailedAnalysis"], []),
    ("report", ["detailedAnalysis", 0, "text"], None),
    ("brief", ["facts", 0, "id"], "sun"),
    ("brief", ["bounds"], None),
    ("drawing-response", ["success"], "yes"),
    ("drawing-response", ["layout", "boxes", 0, "role"], "ink"),
    ("event", ["kind"], "eclips"),
    ("event", ["summary"], 5),
    ("synastry", ["scores", "overall", "score"], 100),
    ("synastry", ["aspects", 0, "first"], "sunn"),
    ("synastry", ["strengths", 0, "words"], None),
    ("period", ["detailedAnalysis", 0, "events"], []),
    ("period", ["elements", "number"], 2),
    ("sign", ["ruler"], "pluto"),
    ("theme", ["paper"], "white"),
    ("theme", ["papr"], "#FFFFFF"),
    ("theme", ["lineScale"], 9),
    ("rules", [0, "weight"], 0),
    ("rules", [0, "condition"], {"point": "sun", "sgin": "leo"}),
    ("rules", [0, "ruleid"], "twice"),
    ("rules", [0, "category"], "luck"),
]


def main() -> None:
    bench = Bench(Path(sys.argv[1]))
    for name, where, document in bench.documents():
        bench.check(name, where, document)
    for name, path, value in DAMAGE:
        bench.check_damage(name, path, value)
    print(f"{bench.count} documents are valid, {len(DAMAGE)} damaged ones are not; {len(bench.mistakes)} mistakes")
    for mistake in bench.mistakes[:40]:
        print(f"  {mistake}")
    sys.exit(1 if bench.mistakes else 0)


def closed(schema: object) -> object:
    """The schema with every object closed to members that it does not list."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {key: closed(part) for key, part in schema.items()}
    if isinstance(inner.get("properties"), dict) and inner.get("type") in ("object", ["object", "null"]):
        inner.setdefault("additionalProperties", False)
    return inner


class Bench:
    def __init__(self, commands: Path) -> None:
        self.commands = commands
        self.schemas = {path.stem: json.loads(path.read_text()) for path in sorted((ROOT / "schemas").glob("*.json"))}
        for schema in self.schemas.values():
            Draft202012Validator.check_schema(schema)
        self.valid: dict[str, object] = {}
        self.mistakes: list[str] = []
        self.count = 0

    def check(self, name: str, where: str, document: object) -> None:
        self.count += 1
        for kind, schema in (("", self.schemas[name]), (", closed", closed(self.schemas[name]))):
            for error in Draft202012Validator(schema).iter_errors(document):
                inner = min(error.context, key=lambda e: len(e.context or []), default=error) if error.context else error
                self.mistakes.append(f"{where} ({name}{kind}): {error.json_path}: {inner.message[:160]}")
        self.valid.setdefault(name, document)

    def check_damage(self, name: str, path: list, value: object) -> None:
        document = copy.deepcopy(self.valid[name])
        *steps, last = path
        part = document
        for step in steps:
            part = part[step]
        if value is None:
            del part[last]
        else:
            part[last] = value
        if Draft202012Validator(self.schemas[name]).is_valid(document):
            self.mistakes.append(f"{name}: {path} as {value!r} is valid, and should not be")

    def run(self, command: str, *arguments: str, status: int = 0) -> str:
        environment = {"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "ASTROSVITLA_DEFAULTS": ""}
        done = subprocess.run(
            [self.commands / command, *arguments, "-q"], capture_output=True, text=True, env=environment, cwd=ROOT,
        )
        if done.returncode != status:
            sys.exit(f"{command} {' '.join(arguments)}: status {done.returncode}: {done.stderr.strip()}")
        return done.stdout

    def documents(self) -> Iterator[tuple[str, str, object]]:
        """Every document, with the name of its schema and where it comes from; the first of a kind is damaged later."""
        births = sorted((ROOT / "samples").glob("*.json"))
        oksana, taras = str(ROOT / "samples/oksana.json"), str(ROOT / "samples/taras.json")
        for path in [Path(oksana), *births]:
            yield "birth", path.name, json.loads(path.read_text())
            yield "chart", f"{path.name} --with all", json.loads(self.run("astro-chart", str(path), "--with", "all", "--on", "2026-11-21"))
            yield "chart", path.name, json.loads(self.run("astro-chart", str(path)))
            yield "chart", path.name, json.loads(path.read_text())
            yield "chart", f"{path.name} {HAMBURG}", json.loads(self.run("astro-chart", str(path), *HAMBURG))
            yield "drawing-response", path.name, json.loads(self.run("astro-render", str(path), "--json"))
        for language in ("en", "uk"):
            pair = self.run("astro-chart", "synastry", oksana, taras, "--language", language)
            yield "synastry", f"synastry, {language}", json.loads(pair)
        yield from self.skies(oksana, taras)
        yield from self.words(oksana, births)
        yield from self.events(oksana)
        yield from self.time(oksana)
        for path in sorted(RULES.rglob("*.json"), key=lambda path: ("texts" in path.parts, path)):
            yield "rules", str(path.relative_to(RULES)), json.loads(path.read_text())
        yield "theme", "a theme", {"name": "mine", "paper": "#FFFDF8", "sun": "#AA5500", "lineScale": 1.5, "dashesNatures": True}

    def skies(self, chart: str, other: str) -> Iterator[tuple[str, str, object]]:
        for words in SKIES:
            made = self.run("astro-chart", *(word.format(chart=chart, other=other) for word in words))
            yield "chart", " ".join(words), json.loads(made)
        for more in (["--partner", other], ["--transits=2026-11-21T12:00Z"], ["--aspects", "all"], ["--houses", "koch"]):
            yield "drawing-response", " ".join(more), json.loads(self.run("astro-render", chart, "--json", *more))
        failed = self.run("astro-render", "Makefile", "--json", status=65)
        yield "drawing-response", "a failure", json.loads(failed)
        for line in self.run("astro-chart", "return", chart, "--of", "saturn", "--cycle", "1", "--pass", "all").splitlines():
            yield "chart", "return --pass all", json.loads(line)

    def words(self, chart: str, births: list[Path]) -> Iterator[tuple[str, str, object]]:
        for area in ("career", "finances", "general", "health", "relationships"):
            for path in births[::3]:
                report = [str(path), "--area", area]
                yield "report", f"{path.name} {area}", json.loads(self.run("astro-report", *report))
                yield "brief", f"{path.name} {area}", json.loads(self.run("astro-report", *report, "--brief"))
        receipt = ["--purchased-at", "2026-11-20T09:30:00Z", "--transaction", "1", "--length", "full", "--language", "uk"]
        yield "report", "a receipt", json.loads(self.run("astro-report", chart, "--area", "career", *receipt))

    def time(self, chart: str) -> Iterator[tuple[str, str, object]]:
        for number, language in enumerate(["en", "uk"] * 15, 1):
            day = ["--day", f"2027-03-{number:02}", "--language", language]
            yield "period", " ".join(day), json.loads(self.run("astro-report", chart, *day))
        for span in (["--week", "2027-03-09"], ["--month", "2027-03"], ["--year", "2027"]):
            for language in ("en", "uk"):
                words = [*span, "--language", language]
                yield "period", " ".join(words), json.loads(self.run("astro-report", chart, *words))
        for sign in ("aries", "scorpio", "pisces"):
            yield "sign", sign, json.loads(self.run("astro-report", "--sign", sign))
            yield "period", sign, json.loads(self.run("astro-report", "--sign", sign, "--day", "2027-03-22"))

    def events(self, chart: str) -> Iterator[tuple[str, str, object]]:
        span = ["--from", "2027-01-01", "--to", "2027-03-01"]
        kinds = set()
        for words in (
            [*span, "--events", "ingresses,stations,shadows,lunations,eclipses,voids,aspects"],
            [chart, *span, "--events", EVENTS, "--zone", "Europe/Kyiv"],
            [chart, "--from", "2027-01-01", "--to", "2028-01-01", "--movers", "sun,moon,mars,saturn", "--language", "uk"],
            [chart, "--from", "2024", "--to", "2034", "--movers", "moon,mars,saturn", "--events", "houseIngresses,progressed,declinations,lordTimes"],
        ):
            for line in self.run("astro-calendar", *words).splitlines():
                event = json.loads(line)
                kinds.add(event["kind"])
                yield "event", event["kind"], event
        missing = {rule["properties"]["kind"]["const"] for rule in self.schemas["event"]["oneOf"]} - kinds
        self.mistakes += [f"no event of the kind {kind} was tried" for kind in sorted(missing)]


if __name__ == "__main__":
    main()
