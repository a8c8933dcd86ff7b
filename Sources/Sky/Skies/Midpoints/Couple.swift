import AstroChartModel
import AstroDiagnostics
import AstroEphemeris

/// Two natal charts to be combined into one.
struct Couple {
  let a: Root
  let b: Root

  /// - Throws: `invalidChart` if either is derived, or if the two differ in zodiac or house system.
  init(_ a: Chart, _ b: Chart, by ephemeris: SwissEphemeris) throws(Problem) {
    (self.a, self.b) = (try Root(a, by: ephemeris), try Root(b, by: ephemeris))
    let (first, second) = (a.settings, b.settings)
    guard first.zodiac == second.zodiac else {
      throw Couple.differ("zodiac", first.zodiac.name, second.zodiac.name, option: "--zodiac")
    }
    guard first.houseSystem == second.houseSystem else {
      throw Couple.differ(
        "houseSystem", first.houseSystem.rawValue, second.houseSystem.rawValue, option: "--houses")
    }
  }

  private static func differ(_ field: String, _ a: String, _ b: String, option: String) -> Problem {
    Problem(
      .invalidChart, at: Problem.Location(path: [.name("settings"), .name(field)]),
      SkiesFault.differ(a, b, option: option))
  }

  /// The settings of the first chart, with the points that both charts have and compute alike.
  var settings: ChartSettings {
    let (first, second) = (a.settings, b.settings)
    let points = first.points.filter { point in
      second.points.contains(point) && !unlike.contains(point)
    }
    return first.with(points: points)
  }

  /// The points that the two charts compute differently.
  var unlike: [Body] {
    let (first, second) = (a.settings, b.settings)
    return (first.node == second.node ? [] : [.northNode, .southNode])
      + (first.lilith == second.lilith ? [] : [.lilith])
  }

  /// “A & B”, shortened if it exceeds the longest allowed name.
  var name: String? {
    let names = [a.chart.name, b.chart.name].compactMap(\.self)
    let room = (Label.longest - 3) / 2
    let isLong = names.joined(separator: " & ").unicodeScalars.count > Label.longest
    let shown = isLong ? names.map { Couple.cut($0, to: room) } : names
    return shown.isEmpty ? nil : shown.joined(separator: " & ")
  }

  private static func cut(_ name: String, to length: Int) -> String {
    guard name.unicodeScalars.count > length else { return name }
    var short = String.UnicodeScalarView()
    short.append(contentsOf: name.unicodeScalars.prefix(length - 1))
    return String(short) + "…"
  }

  var origins: [Derivation.Origin] { [a.origin, b.origin] }

  var notes: [Note] {
    let left = unlike.filter { a.settings.points.contains($0) && b.settings.points.contains($0) }.map {
      Note.leftOut($0, .reckonedDifferently)
    }
    return a.notes + b.notes.filter { !a.notes.contains($0) } + left
  }
}
