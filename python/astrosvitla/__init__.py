"""Astrological charts, pictures, reports: drawn in the notebook, from one process that stays open.

>>> import astrosvitla as av
>>> chart = av.chart("1990-04-15", "14:30", "Kyiv")
>>> chart.body("moon")["sign"]
'sagittarius'
"""

from ._chart import Chart
from ._frame import frame, rows
from ._making import chart, charts, read
from ._problem import Problem
from ._requests import close
from ._version import __version__

__all__ = ["Chart", "Problem", "chart", "charts", "close", "frame", "read", "rows", "__version__"]
