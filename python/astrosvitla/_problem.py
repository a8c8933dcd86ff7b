"""What can go wrong, as one kind of exception."""

from __future__ import annotations

from typing import Any, Optional


class Problem(Exception):
    """A request that cannot be carried out.

    Attributes:
        code: What kind of problem: ``INVALID_CHART``, ``MISSING_BIRTH_DATA``, ``CALCULATION_ERROR`` for a
            request; ``USAGE`` for a wrong option; ``UNAVAILABLE`` where something is not installed;
            ``CHILD_DIED`` where a request ends the process each time.
        place: The field that is wrong, such as ``birth.date``; empty where no field is at fault.
        message: What is wrong with it.
        advice: The way out; empty where there is none.
    """

    def __init__(self, code: str, place: str, message: str, advice: str = "") -> None:
        super().__init__(code, place, message, advice)
        self.code = code
        self.place = place
        self.message = message
        self.advice = advice

    def __str__(self) -> str:
        where = f"{self.place}: " if self.place else ""
        advice = f" ({self.advice})" if self.advice else ""
        return f"{where}{self.message}{advice}"

    @classmethod
    def _of_line(cls, error: dict[str, Any]) -> "Problem":
        """The problem that a line of astro-batch tells."""
        place = error.get("place", "")
        if place == "chart" or place.startswith("chart."):
            place = place[len("chart.") :]
        message, advice = _parted(error.get("message", ""))
        return cls(error.get("code", "CALCULATION_ERROR"), place, message, advice)

    @classmethod
    def _of_exit(cls, status: int, errors: str, command: str) -> "Problem":
        """The problem that a command tells in its last line on standard error."""
        lines = [line for line in errors.splitlines() if line.strip()]
        text = lines[-1] if lines else f"ended with status {status}"
        name = command.rsplit("/", 1)[-1]
        for prefix in (f"{name}: ", "astro: ", "-: "):
            if text.startswith(prefix):
                text = text[len(prefix) :]
        message, advice = _parted(text)
        return cls(_codes.get(status, "CALCULATION_ERROR"), "", message, advice)


_codes = {
    64: "USAGE",
    65: "INVALID_CHART",
    66: "NO_INPUT",
    69: "UNAVAILABLE",
    73: "NO_OUTPUT",
}


def _parted(text: str) -> tuple[str, str]:
    """A message and the advice in parentheses at its end."""
    if not text.endswith(")"):
        return text, ""
    depth: int = 0
    start: Optional[int] = None
    for index in range(len(text) - 1, -1, -1):
        depth += {")": 1, "(": -1}.get(text[index], 0)
        if depth == 0:
            start = index
            break
    if not start or text[start - 1] != " ":
        return text, ""
    return text[: start - 1], text[start + 1 : -1]
