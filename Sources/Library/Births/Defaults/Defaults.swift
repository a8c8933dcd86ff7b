package import AstroChartModel
package import AstroDiagnostics
package import AstroWording

/// What a user prefers where a request and a chart file say nothing: the values of a defaults file.
package struct Defaults: Sendable {
  /// The members of the file.
  package enum Key: String, CaseIterable, Sendable {
    case language, houses, zodiac, zone, theme, paper, by, logo, imprint
  }

  /// No values: what holds in the library, in streams, and where there is no file.
  package static let none = Defaults()

  /// The path of the file; empty if there is none.
  package internal(set) var file = ""
  /// The values as the file gives them.
  var texts: [Key: String] = [:]
  package internal(set) var language: Language?
  package internal(set) var houses: HouseSystem?
  package internal(set) var zodiac: Zodiac?

  /// The zone of times for which none is given.
  package var zone: String? { texts[.zone] }

  /// The value of a member, as the file gives it.
  package subscript(key: Key) -> String? { texts[key] }

  /// The settings with which the chart of a birth is computed, unless its file or the request has others.
  package var settings: ChartSettings {
    ChartSettings(houseSystem: houses ?? .placidus, zodiac: zodiac ?? .tropical)
  }

  /// A path that the file gives; one that does not begin at the root begins at the folder of the file.
  package func path(_ path: String) -> String {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
    return file[...slash] + path
  }

  /// Where a member stands, for problems with its value.
  package func location(of key: Key) -> Problem.Location {
    Problem.Location(source: file, path: [.name(key.rawValue)])
  }
}
