"""Births as people and programs give them."""

from __future__ import annotations

import datetime
from typing import Any, Mapping, Optional, Tuple, Union

#: A local date; a `datetime` has the time too.
DateLike = Union[str, datetime.date, datetime.datetime]
TimeLike = Union[str, datetime.time, None]


def present(value: Any) -> Any:
    """A value of a table; ``None`` where the table has none: a float that is no number, pandas' ``NaT`` and ``NA``."""
    if isinstance(value, float):
        return value if value == value else None
    return None if type(value).__name__ in ("NaTType", "NAType") else value


def date_text(value: "Union[DateLike, bool]") -> str:
    """The date as commands read it; text as it is."""
    if isinstance(value, datetime.datetime):
        return value.isoformat(timespec="seconds")
    if isinstance(value, datetime.date):
        return value.isoformat()
    return str(value)


def time_text(value: TimeLike) -> Optional[str]:
    """The time as commands read it, to the minute unless it has seconds."""
    if isinstance(value, datetime.time):
        return value.isoformat("seconds" if value.second else "minutes")
    return value


def zone_of(moment: datetime.datetime) -> Optional[str]:
    """The time zone that a `datetime` has: its IANA name, or else its offset; ``None`` if it has none."""
    offset = moment.utcoffset()
    if offset is None:
        return None
    name = getattr(moment.tzinfo, "key", None) or getattr(moment.tzinfo, "zone", None)
    if name:
        return str(name)
    sign, seconds = ("-" if offset < datetime.timedelta(0) else "+"), round(abs(offset).total_seconds())
    hours, minutes = divmod(seconds // 60, 60)
    return f"{sign}{hours:02}:{minutes:02}" + (f":{seconds % 60:02}" if seconds % 60 else "")


def document(
    date: DateLike,
    time: TimeLike = None,
    place: Optional[str] = None,
    *,
    at: Optional[Tuple[float, float]] = None,
    zone: Optional[str] = None,
    name: Optional[str] = None,
    houses: Optional[str] = None,
    zodiac: Optional[str] = None,
    fold: Optional[str] = None,
    calendar: Optional[str] = None,
    settings: Optional[Mapping[str, Any]] = None,
) -> "dict[str, Any]":
    """A chart file with only a birth."""
    if isinstance(date, datetime.datetime):
        own = zone_of(date)
        if own is not None and zone is not None:
            raise ValueError("the datetime has a time zone already: leave out zone")
        # An hour of another zone than the place's would be another birth.
        zone = zone or own
        if time is None:
            time = date.time()
            if own is not None and fold is None and date.fold:
                fold = "later"
        date = date.date()
    birth: "dict[str, Any]" = {"date": date_text(date), "time": time_text(time)}
    if zone is not None:
        birth["timeZone"] = zone
    if at is not None:
        birth["latitude"], birth["longitude"] = at
    for field, value in (("place", place), ("fold", fold), ("calendar", calendar)):
        if value is not None:
            birth[field] = value
    chosen = {**(settings or {})}
    if houses is not None:
        chosen["houseSystem"] = houses
    if zodiac is not None:
        chosen["zodiac"] = zodiac
    file: "dict[str, Any]" = {"birth": birth}
    if name is not None:
        file["name"] = name
    if chosen:
        file["settings"] = chosen
    return file
