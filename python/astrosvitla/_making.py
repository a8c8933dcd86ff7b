"""Charts of births: one, a stream of them, or those of files."""

from __future__ import annotations

import json
import os
from collections import deque
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Deque, Iterable, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

from ._births import DateLike, TimeLike, document, present
from ._chart import Chart
from ._options import options
from ._problem import Problem
from ._requests import answer, ask

#: How many requests of `charts` are under way at once.
WINDOW = 256
#: What `charts` takes: a dictionary, the arguments of `chart` in a tuple, or a chart.
BirthLike = Union[Chart, Mapping[str, Any], Sequence[Any]]
#: A request under way, or why there is none; and whether it is of a birth.
_Asked = Tuple[Union["Future[bytes]", Problem], bool]


def chart(
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
    language: Optional[str] = None,
    settings: Optional[Mapping[str, Any]] = None,
) -> Chart:
    """Computes a natal chart.

    Args:
        date: The local date, such as ``1990-04-15``, or a `datetime`, whose time zone, if it has one, is the birth's.
        time: The local time, such as ``14:30``; ``None`` if it is not known.
        place: The place: found by its name unless `at` is given, as in ``"Springfield, Illinois"``.
        at: Degrees north and east.
        zone: The time zone, such as ``Europe/Kyiv`` or ``+03:00``; found with the place.
        name: Whose chart it is.
        houses: The house system, ``placidus`` by default.
        zodiac: ``tropical``, or as in ``sidereal:lahiri``.
        fold: ``earlier`` or ``later``, where the clock was turned back.
        calendar: ``gregorian`` or ``julian``, needed before 1582-10-15.
        language: Of warnings: ``en`` or ``uk``.
        settings: Further settings of a chart file, such as ``{"points": ["chiron"]}``.

    Raises:
        Problem: If the birth is incomplete or wrong; `Problem.place` names the field.
    """
    birth = document(
        date, time, place, at=at, zone=zone, name=name, houses=houses, zodiac=zodiac, fold=fold,
        calendar=calendar, settings=settings,
    )
    return Chart(answer(ask("chart", options(dict(language=language)), birth)), from_birth=True)


def charts(
    births: Iterable[BirthLike], *, errors: str = "raise", language: Optional[str] = None
) -> "Iterator[Any]":
    """Computes the charts of a stream of births, in order, with many under way at once.

    Args:
        births: Dictionaries: chart files, or the arguments of `chart` by name; or tuples of its arguments.
            Taken as they are needed, so that a stream may be endless.
        errors: ``raise`` ends at the first birth that is wrong; ``return`` yields its `Problem` in its place.
    """
    if errors not in ("raise", "return"):
        raise ValueError('errors is "raise" or "return"')
    words = options(dict(language=language))
    waiting: "Deque[_Asked]" = deque()
    try:
        for birth in births:
            waiting.append(_asked(birth, words))
            if len(waiting) >= WINDOW:
                yield _taken(waiting.popleft(), errors)
        while waiting:
            yield _taken(waiting.popleft(), errors)
    finally:
        for asked in waiting:
            if isinstance(asked[0], Future):
                asked[0].cancel()


def _asked(birth: BirthLike, words: List[str]) -> _Asked:
    try:
        file = document_of(birth)
    except (TypeError, ValueError) as error:
        return Problem("INVALID_CHART", "", str(error)), False
    return ask("chart", words, file), "planets" not in file


def _taken(asked: _Asked, errors: str) -> "Union[Chart, Problem]":
    future, from_birth = asked
    try:
        if isinstance(future, Problem):
            raise future
        return Chart(answer(future), from_birth)
    except Problem as problem:
        if errors == "raise":
            raise
        return problem


def document_of(birth: BirthLike) -> Mapping[str, Any]:
    """A birth in any of its forms as a chart file."""
    if isinstance(birth, Chart):
        return birth._content()
    if isinstance(birth, Mapping):
        if "birth" in birth or "planets" in birth:
            return birth
        values = {field: present(value) for field, value in birth.items()}
        return document(values.pop("date"), **values) if "date" in values else {"birth": values}
    if isinstance(birth, str) or not isinstance(birth, Sequence):
        raise TypeError(f"{birth!r} is not a birth: give a dictionary, or (date, time, place)")
    return document(*map(present, birth))


def read(path: "str | os.PathLike[str]") -> Chart:
    """Reads a chart file; one with only a birth is computed."""
    try:
        value = json.loads(Path(path).read_bytes())
    except OSError as error:
        raise Problem("NO_INPUT", "", f"{path}: {error.strerror}") from error
    except ValueError as error:
        raise Problem("INVALID_CHART", "", f"{path}: not JSON: {error}") from error
    return Chart.from_dict(value)
