// Measures what the design promises, on the machine on which it runs: `make bench`; with `peers`, for `make
// bench-peers`.
import AstroSvitla
import Glibc

if CommandLine.arguments.dropFirst().first == "peers" {
  try PeerBench().measure()
  exit(EXIT_SUCCESS)
}

let birth = try BirthData(
  date: CivilDate(daysSince1970: 7409), time: ClockTime(hour: 14, minute: 30), timeZone: "Europe/Kyiv",
  latitude: 50.4501, longitude: 30.5234, place: "Kyiv, Ukraine")
let ephemeris = SwissEphemeris()
let chart = try ephemeris.chart(of: birth, name: "Оксана")

Yardstick.measure()

// First, while this process is small: a new process is charged with the peak memory of the one that started
// it.
try CommandBench(of: chart).measure()

let fonts = try FontBook()
let renderer = Renderer(fonts: fonts)
let options = WheelOptions(caption: WheelCaption(of: chart, in: .uk), language: Language.uk.tag)
let info = DocumentInfo(of: chart, in: .uk)
let scene = Wheel(of: chart, options: options, theme: .light, shaper: fonts).scene()

/// Each run has another date, decades away, so that neither this program nor libswe has anything cached.
var day = 0
let calculation = try Stopwatch.median(runs: 1000) {
  day += 7919
  var other = birth
  other.date = CivilDate(daysSince1970: day % 45_000 - 25_000)
  _ = try ephemeris.chart(of: other)
}
Table.line("calculation", calculation, target: 0.4, unit: "ms")
try SkyBench(of: birth, by: ephemeris).measure()
try CalendarBench(of: birth, by: ephemeris).measure()

let file = chart.json
Table.line("chart file, written", Stopwatch.median(runs: 1000) { _ = chart.json }, target: 0.06, unit: "ms")
let reading = try Stopwatch.median(runs: 1000) { _ = try ChartDocument(json: file) }
Table.line("chart file, read", reading, target: 0.2, unit: "ms")

let layout = Stopwatch.median {
  _ = Wheel(of: chart, options: options, theme: .light, shaper: fonts).scene()
}
Table.line("layout and scene", layout, target: 0.35, unit: "ms")
let writer = SVGWriter(glyphs: fonts)
Table.line("SVG", try Stopwatch.median { _ = try writer.svg(scene, info: info) }, target: 0.7, unit: "ms")
Table.line("PDF", try Stopwatch.median { _ = try renderer.pdf(scene, info: info) }, target: 3.5, unit: "ms")
let png = try Stopwatch.median { _ = try renderer.png(scene, pixelWidth: 1200, info: info) }
Table.line("PNG, 1200 pixels", png, target: 9, unit: "ms")

// With the largest possible number of bodies.
let crowded = try ephemeris.chart(of: birth, settings: ChartSettings(points: Body.points))
let crowdedLayout = Stopwatch.median { _ = Wheel(of: crowded, theme: .light, shaper: fonts).scene() }
Table.line("layout and scene, \(crowded.placements.count) bodies", crowdedLayout, target: 4, unit: "ms")

var other = birth
(other.date, other.time) = (CivilDate(daysSince1970: 6520), ClockTime(hour: 6, minute: 12))
let partner = try ephemeris.chart(of: other, name: "Тарас")
try RingBench(of: chart, around: partner, fonts: fonts).measure()
try CoupleBench(of: chart, and: partner, by: ephemeris).measure()

let reports = try ReportBench(of: chart, fonts: fonts)
try reports.measure()

PlaceBench.measure()
