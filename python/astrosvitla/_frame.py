"""Charts as tables."""

from __future__ import annotations

from typing import Any, Iterable, List, Optional

from ._chart import Chart
from ._making import BirthLike, charts
from ._problem import Problem

#: The columns of a body in a wide table, by its name.
PARTS = ("degree", "sign", "house", "retrograde")
ANGLES = ("ascendant", "midheaven")


def wide(chart: Chart) -> "dict[str, Any]":
    """One row: ``name date time timeZone latitude longitude``, then ``sun_degree sun_sign sun_house …``."""
    birth: "dict[str, Any]" = dict(chart.birth or {})
    row: "dict[str, Any]" = {"name": chart.name}
    for field in ("date", "time", "timeZone", "latitude", "longitude", "place"):
        row[field] = birth.get(field)
    for body in [*chart.planets, *chart.points]:
        for part in PARTS:
            row[f"{body['name']}_{part}"] = body.get(part)
    angles = chart.angles or {}
    for angle in ANGLES:
        for part in ("degree", "sign"):
            row[f"{angle}_{part}"] = (angles.get(angle) or {}).get(part)
    return row


def long(chart: Chart) -> "List[dict[str, Any]]":
    """One row for each body: ``name date body degree sign house retrograde speed latitude declination``."""
    birth = chart.birth or {}
    return [
        {
            "name": chart.name,
            "date": birth.get("date"),
            "body": body["name"],
            **{part: body.get(part) for part in (*PARTS, "speed", "latitude", "declination")},
        }
        for body in [*chart.planets, *chart.points]
    ]


def rows(births: Iterable[BirthLike], form: str = "wide", errors: str = "raise") -> "List[dict[str, Any]]":
    """The rows of a table of charts, as plain dictionaries.

    With ``errors="return"`` a birth that is wrong is a row with ``error`` and ``error_place`` alone.
    """
    if form not in ("wide", "long"):
        raise ValueError('form is "wide" or "long"')
    made: "List[dict[str, Any]]" = []
    for chart in _charts(births, errors):
        if isinstance(chart, Problem):
            made.append({"error": str(chart), "error_place": chart.place})
        elif form == "wide":
            made.append(wide(chart))
        else:
            made.extend(long(chart))
    return made


def frame(
    births: Iterable[BirthLike], form: str = "wide", *, library: Optional[str] = None, errors: str = "raise"
) -> Any:
    """A pandas or Polars frame of charts, whichever is installed.

    Args:
        births: Charts, or what `charts` takes.
        form: ``wide`` for one row a birth, ``long`` for one row a body.
        library: ``pandas`` or ``polars``; by default pandas where it is installed.
        errors: As for `rows`.
    """
    module = _library(library)
    table = rows(births, form, errors)
    if module.__name__ == "polars":
        return module.DataFrame(table, infer_schema_length=None)
    return module.DataFrame(table)


def _charts(births: Iterable[BirthLike], errors: str) -> Iterable[Any]:
    births = list(births)
    if all(isinstance(birth, Chart) for birth in births):
        return births
    return charts(births, errors=errors)


def _library(name: Optional[str]) -> Any:
    import importlib

    for candidate in [name] if name else ["pandas", "polars"]:
        try:
            return importlib.import_module(candidate)
        except ImportError:
            continue
    raise Problem(
        "UNAVAILABLE", "", f"{name or 'neither pandas nor Polars'} is not installed",
        "pip install pandas, or take astrosvitla.rows for plain dictionaries",
    )
