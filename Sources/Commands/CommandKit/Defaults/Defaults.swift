package import AstroChartModel
import AstroDiagnostics
package import AstroWording
import Synchronization

/// What a user prefers where the command line and a chart file say nothing: the values of a defaults file.
///
/// Every option that has such a value asks `Defaults.inForce` for it; there is none unless a command read the file.
package struct Defaults: Sendable {
  /// The members of the file, each named after its option.
  package enum Key: String, CaseIterable, Sendable {
    case language, houses, zodiac, zone, theme, paper, by, logo, imprint
  }

  /// No values: what holds in the library, in streams, and where there is no file.
  package static let none = Defaults()

  /// The path of the file; empty if there is none.
  package var file = ""
  /// The values as the file gives them.
  var texts: [Key: String] = [:]
  package internal(set) var language: Language?
  package internal(set) var houses: HouseSystem?
  package internal(set) var zodiac: Zodiac?

  /// The zone of times for which none is given.
  package var zone: String? { texts[.zone] }

  /// The value of a member, as the file gives it.
  package subscript(key: Key) -> String? { texts[key] }

  /// The settings with which the chart of a birth is computed, unless its file or the command line has others.
  package var settings: ChartSettings {
    ChartSettings(houseSystem: houses ?? .placidus, zodiac: zodiac ?? .tropical)
  }

  private static let kept = Mutex(Defaults.none)

  /// The values that hold in this process.
  package static var inForce: Defaults {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }
}

extension Defaults {
  /// A path that the file gives; one that does not begin at the root begins at the folder of the file.
  package func path(_ path: String) -> String {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
    return file[...slash] + path
  }
}
