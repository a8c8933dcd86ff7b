"""The shapes of dictionaries: what `Chart.to_dict` and `Chart.report` return, field by field.

They are those of the chart file and the report file; docs/CHART-FORMAT.md tells what each field means.
"""

from __future__ import annotations

from typing import Any, List, Optional, TypedDict


class Birth(TypedDict, total=False):
    """A birth: local date and time, zone and place."""

    date: str
    time: Optional[str]
    timeZone: str
    fold: Optional[str]
    calendar: str
    latitude: float
    longitude: float
    place: Optional[str]


class Settings(TypedDict, total=False):
    """How a chart is computed."""

    houseSystem: str
    zodiac: str
    node: str
    lilith: str
    points: List[str]
    aspectsTo: str
    orbs: "dict[str, float]"


class Placement(TypedDict, total=False):
    """Where a planet or point stands: degrees of ecliptic longitude, and what follows from them."""

    name: str
    sign: str
    signSymbol: str
    degree: float
    signedDegree: float
    house: Optional[int]
    retrograde: bool
    element: str
    modality: str
    dms: str
    latitude: float
    speed: float
    declination: float
    range: List[float]


class House(TypedDict, total=False):
    """A house by its cusp."""

    number: int
    sign: str
    degree: float
    dms: str
    ruler: str


class Aspect(TypedDict, total=False):
    """An aspect between two bodies; `orb` is in degrees from exact."""

    body1: str
    body2: str
    aspectType: str
    aspectSymbol: str
    orb: float
    applying: bool
    exactDegree: float
    certain: bool


class ChartDict(TypedDict, total=False):
    """A chart file."""

    format: str
    kind: str
    name: Optional[str]
    birth: Birth
    settings: Settings
    moment: "dict[str, Any]"
    ephemeris: "dict[str, Any]"
    planets: List[Placement]
    points: List[Placement]
    houses: List[House]
    angles: "Optional[dict[str, Any]]"
    aspects: List[Aspect]
    distributions: "dict[str, Any]"
    warnings: "List[dict[str, str]]"
    derived: "dict[str, Any]"


Report = "dict[str, Any]"
