import AstroChartModel
import AstroEphemeris
import AstroSkies
import FoundationEssentials
import TestSupport
import Testing

/// Rows of the reference, computed from JPL's DE421 without the Swiss Ephemeris.
enum ReferenceRows {
  /// The whole reference where `ASTROSVITLA_REFERENCE` names its folder, else the rows that the tests carry.
  static func read<Row: Decodable>(_ name: String, as _: Row.Type = Row.self) -> [Row] {
    // What the whole reference does not hold, only the tests carry.
    let found = [folder, carried].lazy.compactMap {
      try? Data(contentsOf: $0.appending(path: "\(name).jsonl"))
    }
    let lines = found.first ?? Data()
    return lines.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(Row.self, from: Data($0))
    }
  }

  static let isWhole = folder != carried

  private static let carried = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Resources")

  private static let folder: URL = {
    guard let named = ProcessInfo.processInfo.environment["ASTROSVITLA_REFERENCE"] else { return carried }
    return URL(fileURLWithPath: named).appending(path: "skies")
  }()
}

/// A birth of the reference.
struct ReferenceBirth: Decodable, Sendable {
  var id: String
  var date: String
  var time: String
  var timeZone: String
  var latitude: Double
  var longitude: Double
  var utcOffsetSeconds: Int

  var birth: BirthData {
    // By the offset that the reference knows, so that no zone file stands between the two.
    let (sign, offset) = (utcOffsetSeconds < 0 ? "-" : "+", abs(utcOffsetSeconds))
    let fields = [offset / 3600, offset / 60 % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return sure {
      try BirthData(
        date: CivilDate(date) ?? CivilDate(daysSince1970: 0), time: ClockTime(time),
        timeZone: sign + fields.joined(separator: ":"), latitude: latitude, longitude: longitude)
    }
  }

  func utcMoment() throws -> Moment { try #require(try chart().moment) }

  func chart(_ settings: ChartSettings = ChartSettings()) throws -> Chart {
    try SwissEphemeris().chart(of: birth, name: id, settings: settings)
  }
}

/// The shorter way between two places in the zodiac, in degrees.
func apart(_ a: Double, _ b: Double) -> Double {
  let difference = abs(a - b).truncatingRemainder(dividingBy: 360)
  return min(difference, 360 - difference)
}

extension Chart {
  /// Where a body or an angle of the reference stands.
  func degrees(_ name: String) throws -> Double {
    let end = try #require(AspectEnd(name: name))
    return try #require(longitude(of: end)).degrees
  }
}

extension Moment {
  static func utc(_ text: String) throws -> Moment { try Moment(utcText: text) }
}
