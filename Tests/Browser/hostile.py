"""Writes a chart whose name and place try to leave their text: markup, quotes, another direction, two hundred characters."""

import json

name = "</script><img src=x onerror=alert(1)>\"'&<!-- عبد الرحمن "
print(json.dumps({
    "format": "astrosvitla.chart/1",
    "name": name + "x" * (200 - len(name)),
    "birth": {"date": "1990-04-15", "time": "14:30", "timeZone": "Europe/Kyiv", "latitude": 50.45, "longitude": 30.52,
              "place": "]]></title><style>*{display:none}</style>\u05d0\u05d1\u05d2"},
}))
