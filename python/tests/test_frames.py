"""Charts as tables."""

from __future__ import annotations

import importlib.util
import json
import unittest

import astrosvitla as av

from .support import births, run


class Rows(unittest.TestCase):
    def test_wide(self) -> None:
        rows = av.rows(births(3))
        self.assertEqual(len(rows), 3)
        self.assertEqual(list(rows[0])[:3], ["name", "date", "time"])
        self.assertTrue({"sun_degree", "sun_sign", "sun_house", "sun_retrograde"} <= rows[0].keys())
        self.assertTrue({"ascendant_degree", "midheaven_sign"} <= rows[0].keys())
        chart = next(av.charts(births(1)))
        self.assertEqual(rows[0]["moon_degree"], chart.body("moon")["degree"])

    def test_long(self) -> None:
        rows = av.rows(births(2), "long")
        self.assertEqual({row["body"] for row in rows} >= {"sun", "moon", "pluto", "chiron"}, True)
        self.assertEqual(len(rows) % 2, 0)

    def test_rows_are_those_of_astro_batch(self) -> None:
        for form in ("wide", "long"):
            written = run("astro-batch", "--make", "chart", "--columns", form, document=births(1)[0])
            rows = [json.loads(line) for line in written.splitlines()]
            self.assertEqual(rows, av.rows(births(1), form))
            self.assertEqual([list(row) for row in rows], [list(row) for row in av.rows(births(1), form)])

    def test_empty_cells_of_a_table(self) -> None:
        birth = {"date": "1990-04-15", "time": float("nan"), "place": "Kyiv", "name": float("nan")}
        rows = av.rows([birth, ("1990-04-15", float("nan"), "Kyiv")])
        self.assertEqual([(row["time"], row["name"], row["sun_sign"]) for row in rows], [(None, None, "aries")] * 2)

    @unittest.skipUnless(importlib.util.find_spec("pandas"), "pandas is not installed")
    def test_empty_cells_of_pandas(self) -> None:
        import pandas

        for empty in (pandas.NA, pandas.NaT):
            self.assertIsNone(av.rows([{"date": "1990-04-15", "time": empty, "place": "Kyiv"}])[0]["time"])

    def test_wrong_births(self) -> None:
        rows = av.rows([("1990-02-30", None, "Kyiv")], errors="return")
        self.assertEqual(rows[0]["error_place"], "birth.date")
        self.assertRaises(ValueError, av.rows, [], "tall")

    @unittest.skipUnless(importlib.util.find_spec("pandas"), "pandas is not installed")
    def test_pandas(self) -> None:
        frame = av.frame(births(5), library="pandas")
        self.assertEqual(frame.shape[0], 5)
        self.assertEqual(str(frame["sun_degree"].dtype), "float64")

    @unittest.skipUnless(importlib.util.find_spec("polars"), "Polars is not installed")
    def test_polars(self) -> None:
        frame = av.frame(births(5), "long", library="polars")
        self.assertEqual(frame.height % 5, 0)

    def test_without_a_library(self) -> None:
        with self.assertRaises(av.Problem) as raised:
            av.frame([], library="nosuchlibrary")
        self.assertEqual(raised.exception.code, "UNAVAILABLE")


if __name__ == "__main__":
    unittest.main()
