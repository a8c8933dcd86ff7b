"""Charts, and what is made from them."""

from __future__ import annotations

import base64
import datetime
import json
import os
from pathlib import Path
from typing import Any, List, Mapping, Optional, Sequence, Union, cast

from ._births import DateLike, date_text
from ._options import options, title as _title
from ._requests import answer, ask, run
from ._shelf import shelf
from .types import Aspect, Birth, ChartDict, House, Placement


class Chart:
    """A chart, natal or derived.

    Made by `chart`, `charts` and `read`; two charts are equal if their files are.
    """

    __slots__ = ("_from_birth", "_line", "_value")

    def __init__(self, line: bytes, from_birth: bool = False) -> None:
        self._line = line
        #: Pictures are then made from the birth, which is more exact than the six decimals of a file.
        self._from_birth = from_birth
        self._value: Optional[ChartDict] = None

    @classmethod
    def from_dict(cls, value: Mapping[str, Any]) -> "Chart":
        """A chart from the content of a chart file; one with only a birth is computed."""
        return Chart(answer(ask("chart", [], value)), from_birth="planets" not in value)

    # What it contains.

    def to_dict(self) -> ChartDict:
        """The chart file as a dictionary of your own, which you may change."""
        return cast(ChartDict, json.loads(self._line))

    def to_json(self) -> str:
        """The chart file on one line."""
        return self._line.decode()

    def save(self, path: "str | os.PathLike[str]") -> None:
        """Writes the chart file, which every command reads."""
        Path(path).write_bytes(self._line + b"\n")

    def _read(self) -> ChartDict:
        if self._value is None:
            self._value = self.to_dict()
        return self._value

    def __getitem__(self, field: str) -> Any:
        """A field of the chart file, such as ``chart["aspects"]``."""
        return cast("dict[str, Any]", self._read())[field]

    @property
    def name(self) -> Optional[str]:
        return self._read().get("name")

    @property
    def kind(self) -> str:
        """``natal``, ``transit``, ``return``, ``progressed`` …"""
        return self._read().get("kind", "natal")

    @property
    def birth(self) -> Optional[Birth]:
        return self._read().get("birth")

    @property
    def planets(self) -> List[Placement]:
        """The ten planets, from Sun to Pluto."""
        return self._read()["planets"]

    @property
    def points(self) -> List[Placement]:
        """Nodes, Chiron, Lilith, and what else was asked for."""
        return self._read().get("points", [])

    @property
    def houses(self) -> List[House]:
        """Twelve houses, or none without a birth time."""
        return self._read().get("houses", [])

    @property
    def angles(self) -> "Optional[dict[str, Any]]":
        """Ascendant, Midheaven and their opposites; ``None`` without a birth time."""
        return self._read().get("angles")

    @property
    def aspects(self) -> List[Aspect]:
        return self._read().get("aspects", [])

    @property
    def warnings(self) -> "List[dict[str, str]]":
        """What was decided for you, such as the place that a name was taken for."""
        return self._read().get("warnings", [])

    def body(self, name: str) -> Placement:
        """The planet or point of a name, such as ``chart.body("moon")["sign"]``."""
        for body in [*self.planets, *self.points]:
            if body["name"] == name:
                return body
        raise KeyError(name)

    # What is made from it.

    def svg(
        self,
        *,
        theme: Optional[str] = None,
        size: Optional[float] = None,
        sheet: bool = False,
        aspects: Optional[str] = None,
        transparent: bool = False,
        title: Optional[bool] = None,
        language: Optional[str] = None,
        partner: "Optional[Chart]" = None,
        transits: "Union[bool, str, datetime.date, None]" = None,
        around: "Sequence[Chart]" = (),
        **more: Any,
    ) -> str:
        """The wheel as SVG.

        Args:
            theme: ``light dark contrast-light contrast-dark print midnight parchment blueprint celestial``, or a file.
            size: The side in points; 600 by default.
            sheet: With tables of positions, houses and aspects.
            aspects: ``major`` or ``all``.
            transparent: Without a background.
            title: With name, time and place in the corners, or without.
            language: ``en`` or ``uk``.
            partner: Another chart in a ring around this one.
            transits: The sky of a moment in the outer ring; ``True`` for now.
            around: One or two charts in rings of their own.
            more: Any other option of astro-render: ``no_aspects=True`` is ``--no-aspects``.
        """
        values = dict(
            theme=theme, size=size, sheet=sheet, aspects=aspects, transparent=transparent, language=language,
            **dict(_title(title)), **more,
        )
        return self._picture("svg", values, partner, transits, around).decode()

    def png(
        self,
        *,
        theme: Optional[str] = None,
        size: Optional[int] = None,
        sheet: bool = False,
        aspects: Optional[str] = None,
        transparent: bool = False,
        title: Optional[bool] = None,
        language: Optional[str] = None,
        partner: "Optional[Chart]" = None,
        transits: "Union[bool, str, datetime.date, None]" = None,
        around: "Sequence[Chart]" = (),
        **more: Any,
    ) -> bytes:
        """The wheel as PNG, 1200 pixels by default; the arguments are those of `svg`."""
        values = dict(
            theme=theme, size=size, sheet=sheet, aspects=aspects, transparent=transparent, language=language,
            **dict(_title(title)), **more,
        )
        return self._picture("png", values, partner, transits, around)

    def pdf(
        self,
        area: "Union[str, Sequence[str], None]" = None,
        *,
        language: Optional[str] = None,
        partner: "Optional[Chart]" = None,
        transits: "Union[bool, str, datetime.date, None]" = None,
        around: "Sequence[Chart]" = (),
        **more: Any,
    ) -> bytes:
        """A PDF: the wheel on a page, or a typeset report on an area of life.

        Args:
            area: ``finances career relationships health general``, or several; none for the wheel alone.
            language: ``en`` or ``uk``.
            more: Any other option of astro-render, or with an area or ``year=2027`` of astro-pdf.
        """
        if area is None and "year" not in more:
            return self._picture("pdf", dict(language=language, **more), partner, transits, around)
        areas = [area] if isinstance(area, str) else list(area or [])
        words = [f"--area={name}" for name in areas] + options(dict(language=language, **more))
        return self._files("pdf", words + _skies(partner, transits, around))

    def report(
        self, area: str = "general", *, language: Optional[str] = None, length: Optional[str] = None, **more: Any
    ) -> "dict[str, Any]":
        """A report in words on an area of life, as astro-report writes it.

        Args:
            area: ``finances career relationships health general``.
            language: ``en`` or ``uk``.
            length: ``standard`` or ``full``.
        """
        words = options(dict(area=area, language=language, length=length, **more))
        return cast("dict[str, Any]", json.loads(answer(ask("report", words, self._content()))))

    def geometry(
        self,
        *,
        language: Optional[str] = None,
        partner: "Optional[Chart]" = None,
        transits: "Union[bool, str, datetime.date, None]" = None,
        around: "Sequence[Chart]" = (),
        **more: Any,
    ) -> "dict[str, Any]":
        """Where everything is drawn, in a unit square, as ``astro-render --json`` writes it."""
        words = options(dict(language=language, **more)) + _skies(partner, transits, around)
        return cast("dict[str, Any]", json.loads(answer(ask("json-response", words, self._content()))))

    def calendar(
        self, start: DateLike, end: DateLike, *, language: Optional[str] = None, **more: Any
    ) -> "List[dict[str, Any]]":
        """The events of a span, as astro-calendar lists them: transits, ingresses, lunations …"""
        values = {"from": date_text(start), "to": date_text(end), "language": language, **more}
        told = json.loads(answer(ask("calendar", options(values), self._content())))
        return cast("List[dict[str, Any]]", told["events"])

    # Other skies.

    def transits(self, on: "Optional[DateLike]" = None, **more: Any) -> "Chart":
        """The sky of a moment over the birth place: now, or as in ``2026-11-21T12:00Z``."""
        return self._sky("transits", dict(on=date_text(on) if on else None, **more))

    def solar_return(self, year: Optional[int] = None, **more: Any) -> "Chart":
        """The return of the Sun: that of the running year, or of another."""
        return self._sky("return", dict(of="sun", year=year, **more))

    def progressed(self, on: DateLike, **more: Any) -> "Chart":
        """The progressed chart of a day; ``method="solar-arc"`` for directions."""
        return self._sky("progress", dict(on=date_text(on), **more))

    def relocated(self, latitude: float, longitude: float, **more: Any) -> "Chart":
        """The same birth seen from another place, in degrees north and east."""
        return self._sky("relocate", dict(at=f"{latitude},{longitude}", **more))

    def composite(self, other: "Chart", **more: Any) -> "Chart":
        """The chart of the midpoints of two."""
        return self._sky("composite", more, other)

    def davison(self, other: "Chart", **more: Any) -> "Chart":
        """The chart of the moment and place between two births."""
        return self._sky("davison", more, other)

    def synastry(self, other: "Chart", *, language: Optional[str] = None, **more: Any) -> "dict[str, Any]":
        """Two people compared, as ``astro-chart synastry`` writes it: ``aspects``, ``overlays``, ``scores`` …

        In every aspect ``first`` is this chart's body, ``second`` that of ``other``; orbs are in degrees. Each score has
        its ``reasons``, which add up from ``base``; ``strengths`` and ``challenges`` are the strongest in ``words``.
        """
        files = [chart._file() for chart in (self, other)]
        words = options(dict(language=language, **more))
        return cast("dict[str, Any]", json.loads(run("chart", ["synastry", *files, *words, "--quiet"])))

    # Notebooks.

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        birth = self.birth or {}
        words = [self.name, birth.get("date"), birth.get("time"), birth.get("place")]
        inner = ", ".join(word for word in words if word)
        return f"<Chart {self.kind}{': ' if inner else ''}{inner}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chart) and other._line == self._line

    def __hash__(self) -> int:
        return hash(self._line)

    def __reduce__(self) -> "tuple[Any, ...]":
        return (Chart, (self._line, self._from_birth))

    # How it is made.

    def _content(self) -> Mapping[str, Any]:
        value = cast("Mapping[str, Any]", self._read())
        if not self._from_birth:
            return value
        return {field: value[field] for field in ("name", "birth", "settings") if field in value}

    def _file(self) -> str:
        return shelf.path_of(json.dumps(self._content(), ensure_ascii=False).encode())

    def _picture(
        self,
        format: str,
        values: "dict[str, Any]",
        partner: "Optional[Chart]",
        transits: "Union[bool, str, datetime.date, None]",
        around: "Sequence[Chart]",
    ) -> bytes:
        return self._files("render", [f"--{format}", *options(values), *_skies(partner, transits, around)])

    def _files(self, make: str, words: List[str]) -> bytes:
        told = json.loads(answer(ask(make, words, self._content())))
        return base64.b64decode(told["files"][0]["base64"])

    def _sky(self, verb: str, values: "dict[str, Any]", *others: "Chart") -> "Chart":
        files = [chart._file() for chart in (self, *others)]
        return Chart.from_dict(json.loads(run("chart", [verb, *files, *options(values), "--quiet"])))


def _skies(
    partner: "Optional[Chart]",
    transits: "Union[bool, str, datetime.date, None]",
    around: "Sequence[Chart]",
) -> List[str]:
    words = [f"--around={chart._file()}" for chart in around]
    if partner is not None:
        words.append(f"--partner={partner._file()}")
    if transits is True:
        words.append("--transits")
    elif transits:
        words.append(f"--transits={date_text(transits)}")
    return words
