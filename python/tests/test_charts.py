"""What a chart contains, and that pictures are those of the commands, byte for byte."""

from __future__ import annotations

import copy
import datetime
import json
import pickle
import tempfile
import unittest
from pathlib import Path

import astrosvitla as av

from .support import KYIV, ChartCase, births, has, run


@unittest.skipUnless(has("render") and has("report"), "the commands to compare with are not installed")
class SameBytes(ChartCase):
    def test_pictures_are_those_of_the_commands(self) -> None:
        for format in ("svg", "png", "pdf"):
            made = getattr(self.chart, format)(theme="dark", size=400)
            made = made.encode() if isinstance(made, str) else made
            wanted = run("render", self.file, f"--{format}", "--theme", "dark", "--size", "400", "-o", "-")
            # Only a stream is free of today's date without being told.
            if format != "pdf":
                self.assertEqual(made, wanted)
            self.assertEqual(made[:5], wanted[:5])

    def test_sheets_and_other_skies_are_those_of_the_commands(self) -> None:
        other = av.chart("1985-01-01", "12:00", "Lviv, UA")
        with tempfile.TemporaryDirectory() as folder:
            second = str(Path(folder) / "other.json")
            other.save(second)
            wanted = run("render", self.file, "--partner", second, "--svg", "--sheet", "-o", "-")
        self.assertEqual(self.chart.svg(partner=other, sheet=True).encode(), wanted)
        wanted = run("render", self.file, "--transits", "2026-11-21", "--svg", "-o", "-")
        self.assertEqual(self.chart.svg(transits="2026-11-21").encode(), wanted)

    def test_two_charts_compared_are_what_the_command_writes(self) -> None:
        other = av.chart("1985-01-01", "12:00", "Lviv, UA", name="Роман")
        with tempfile.TemporaryDirectory() as folder:
            second = str(Path(folder) / "other.json")
            Path(second).write_text(json.dumps({"name": "Роман", "birth": other.birth}, ensure_ascii=False), "utf-8")
            wanted = json.loads(run("chart", "synastry", self.file, second, "--language", "uk"))
        found = self.chart.synastry(other, language="uk")
        self.assertEqual(found, wanted)
        # Whoever is named first, the scores are the same.
        back = other.synastry(self.chart)
        self.assertEqual({k: v["score"] for k, v in found["scores"].items()},
                         {k: v["score"] for k, v in back["scores"].items()})
        for score in found["scores"].values():
            total = score["base"] + sum(reason["contribution"] for reason in score["reasons"])
            self.assertAlmostEqual(total, score["score"], delta=0.55)
        # Whose body is whose: the longitudes of both charts give the orb that is told.
        ours, theirs = ({p["name"]: p["degree"] for p in c.to_dict()["planets"]} for c in (self.chart, other))
        pairs = [a for a in found["aspects"] if a["first"] in ours and a["second"] in theirs]
        self.assertTrue(pairs)
        for aspect in pairs:
            apart = abs((ours[aspect["first"]] - theirs[aspect["second"]] + 180) % 360 - 180)
            self.assertAlmostEqual(abs(apart - aspect["exactDegree"]), aspect["orb"], places=4)

    def test_charts_and_reports_are_those_of_the_commands(self) -> None:
        self.assertEqual(self.chart.to_dict(), json.loads(run("chart", self.file)))
        made = self.chart.report("career", language="uk")
        wanted = json.loads(run("report", self.file, "--area", "career", "--language", "uk"))
        wanted.pop("generatedAt", None)
        self.assertEqual(made, wanted)
        self.assertEqual(self.chart.geometry(), json.loads(run("render", self.file, "--json")))

    def test_other_skies_are_those_of_the_commands(self) -> None:
        made = self.chart.transits("2026-11-21T12:00Z").to_dict()
        self.assertEqual(made, json.loads(run("chart", "transits", self.file, "--on", "2026-11-21T12:00Z")))
        made = self.chart.progressed("2026-11-21", method="solar-arc").to_dict()
        words = ("progress", self.file, "--on", "2026-11-21", "--method", "solar-arc")
        self.assertEqual(made, json.loads(run("chart", *words)))
        self.assertEqual(self.chart.solar_return(2027).kind, "return")
        self.assertEqual(self.chart.relocated(40.7, -74.0).angles is None, False)
        self.assertEqual(self.chart.composite(self.chart).kind, "composite")

    def test_a_derived_chart_can_be_drawn(self) -> None:
        self.assertIn("<svg", self.chart.transits("2026-11-21").svg())

    def test_documents(self) -> None:
        self.assertEqual(self.chart.pdf("career")[:5], b"%PDF-")
        self.assertEqual(self.chart.pdf(["career", "health"], language="uk")[:5], b"%PDF-")
        self.assertEqual(self.chart.pdf("career"), self.chart.pdf("career"))


class Charts(ChartCase):
    def test_fields(self) -> None:
        self.assertEqual([planet["name"] for planet in self.chart.planets][:2], ["sun", "moon"])
        self.assertEqual(self.chart.body("moon")["sign"], "sagittarius")
        self.assertEqual(self.chart.body("northNode")["name"], "northNode")
        self.assertEqual((len(self.chart.houses), self.chart.kind, self.chart.name), (12, "natal", "Оксана"))
        self.assertTrue(self.chart.aspects and self.chart.angles and self.chart["settings"])
        self.assertRaises(KeyError, self.chart.body, "vulcan")
        self.assertIn("Оксана", repr(self.chart))

    def test_a_dictionary_is_its_owners(self) -> None:
        self.chart.to_dict()["planets"].clear()
        self.assertEqual(len(self.chart.planets), 10)

    def test_round_trips(self) -> None:
        for again in (pickle.loads(pickle.dumps(self.chart)), copy.copy(self.chart)):
            self.assertEqual(again, self.chart)
            self.assertEqual(again.svg(), self.chart.svg())
        again = av.Chart.from_dict(self.chart.to_dict())
        self.assertEqual(again, self.chart)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "chart.json"
            self.chart.save(path)
            self.assertEqual(av.read(path), self.chart)

    def test_given_positions_are_drawn_as_given(self) -> None:
        value = self.chart.to_dict()
        value["aspects"] = []
        drawn = av.Chart.from_dict(value)
        self.assertEqual(drawn.aspects, [])
        self.assertNotEqual(drawn.svg(), self.chart.svg())

    def test_a_datetime_with_a_time_zone_is_that_instant(self) -> None:
        utc = datetime.datetime(1990, 4, 15, 10, 30, tzinfo=datetime.timezone.utc)
        east = utc.astimezone(datetime.timezone(datetime.timedelta(hours=5, minutes=45)))
        for moment in (utc, east):
            for where in ({"place": "Kyiv"}, {"at": (50.45466, 30.5238)}):
                made = av.chart(moment, **where)
                self.assertEqual(made["moment"]["utc"], "1990-04-15T10:30:00Z")
                self.assertEqual(made.body("moon")["degree"], self.chart.body("moon")["degree"])
        with self.assertRaises(ValueError):
            av.chart(utc, place="Kyiv", zone="Europe/Kyiv")

    def test_pythons_own_dates(self) -> None:
        moment = datetime.datetime(1990, 4, 15, 14, 30)
        by_moment = av.chart(moment, name="Оксана", place="Київ", **KYIV)
        by_parts = av.chart(moment.date(), moment.time(), name="Оксана", place="Київ", **KYIV)
        self.assertEqual(by_moment, self.chart)
        self.assertEqual(by_parts, self.chart)

    def test_a_place_by_its_name(self) -> None:
        chart = av.chart("1990-04-15", "14:30", "Kyiv")
        birth = chart.birth
        assert birth is not None
        self.assertEqual(birth["timeZone"], "Europe/Kyiv")

    def test_settings(self) -> None:
        chart = av.chart("1990-04-15", "14:30", houses="whole_sign", zodiac="sidereal:lahiri", **KYIV)
        self.assertEqual(chart["settings"]["houseSystem"], "whole_sign")
        self.assertEqual(chart.body("sun")["sign"], "aries")
        self.assertLess(chart.body("sun")["degree"], 3)
        self.assertIsNone(av.chart("1990-04-15", **KYIV).angles)

    def test_a_notebook_shows_the_wheel(self) -> None:
        self.assertEqual(self.chart._repr_svg_(), self.chart.svg())

    def test_events(self) -> None:
        events = self.chart.calendar("2027-01-01", "2027-02-01", events="lunations")
        self.assertTrue(events)
        self.assertEqual({event["kind"] for event in events}, {"lunation"})

    def test_the_version_is_that_of_the_commands(self) -> None:
        self.assertIn(av.__version__, run("batch", "--version").decode())


class Streams(unittest.TestCase):
    def test_in_order_and_the_same_as_one_at_a_time(self) -> None:
        many = births(600)
        made = list(av.charts(many))
        self.assertEqual([chart.name for chart in made], [birth["name"] for birth in many])
        self.assertEqual(made[17], av.Chart.from_dict(many[17]))

    def test_a_stream_may_be_endless(self) -> None:
        def endless():  # type: ignore[no-untyped-def]
            while True:
                yield from births(100)

        stream = av.charts(endless())
        self.assertEqual([next(stream).name for _ in range(3)], ["N 0", "N 1", "N 2"])
        stream.close()
        self.assertEqual(av.chart("1990-04-15", **KYIV).kind, "natal")

    def test_forms_of_a_birth(self) -> None:
        forms = [
            ("1990-04-15", "14:30", "Kyiv"),
            {"date": "1990-04-15", "time": "14:30", "place": "Kyiv"},
            {"birth": {"date": "1990-04-15", "time": "14:30", "place": "Kyiv"}},
            av.chart("1990-04-15", "14:30", "Kyiv"),
        ]
        first, *others = [chart.planets for chart in av.charts(forms)]
        for other in others:
            self.assertEqual(other, first)

    def test_wrong_births_in_their_places(self) -> None:
        mixed = [("1990-04-15", None, "Kyiv"), ("1990-02-30", None, "Kyiv"), 7, ("1990-04-16", None, "Kyiv")]
        made = list(av.charts(mixed, errors="return"))  # type: ignore[arg-type]
        self.assertIsInstance(made[1], av.Problem)
        self.assertIsInstance(made[2], av.Problem)
        self.assertEqual(made[1].place, "birth.date")
        self.assertEqual(made[3].kind, "natal")
        with self.assertRaises(av.Problem):
            list(av.charts(mixed))  # type: ignore[arg-type]
        self.assertRaises(ValueError, list, av.charts([], errors="ignore"))


class Problems(unittest.TestCase):
    def test_of_a_birth(self) -> None:
        with self.assertRaises(av.Problem) as raised:
            av.chart("1990-02-30", "14:30", "Kyiv")
        problem = raised.exception
        self.assertEqual((problem.code, problem.place), ("INVALID_CHART", "birth.date"))
        self.assertIn("1990-02-30", problem.message)
        self.assertTrue(problem.advice)
        self.assertIn(problem.advice, str(problem))
        self.assertEqual(str(pickle.loads(pickle.dumps(problem))), str(problem))

    def test_of_an_option(self) -> None:
        chart = av.chart("1990-04-15", **KYIV)
        with self.assertRaises(av.Problem) as raised:
            chart.svg(theme="darkk")
        self.assertIn("dark?", str(raised.exception))
        self.assertRaises(av.Problem, chart.svg, no_such_option=True)
        with self.assertRaises(av.Problem) as raised:
            chart.transits("tomorrow")
        self.assertEqual(raised.exception.code, "USAGE")

    def test_of_a_file(self) -> None:
        with self.assertRaises(av.Problem) as raised:
            av.read("/nowhere/chart.json")
        self.assertEqual(raised.exception.code, "NO_INPUT")


if __name__ == "__main__":
    unittest.main()
