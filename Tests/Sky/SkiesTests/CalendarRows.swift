import AstroAlmanac
import AstroChartModel
import Testing

/// Rows of the reference that calendars are compared with.
struct KindRow: Decodable, Sendable { var kind: String }

struct TransitRow: Decodable, Sendable {
  struct Hit: Decodable, Sendable {
    var transiting: String
    var aspect: String
    var natal: String
    var jd_tt: Double
    var utc: String
    var speed: Double
  }

  var span_utc: [String]
  var movers: [String]
  var natal: [String: Double]
  var count: Int
  var hits: [Hit]

  var points: [Nativity.Point] {
    natal.sorted { $0.key < $1.key }.compactMap { name, degrees in
      AspectEnd(name: name).map { Nativity.Point($0, longitude: degrees) }
    }
  }
}

struct GrazeRow: Decodable, Sendable {
  struct Station: Decodable, Sendable { var jd_ut1: Double }

  struct Target: Decodable, Sendable {
    var target: Double
    var hits: [Instant]
  }

  var body: String
  var station: Station
  var reached: Target
  var missed: Target
  var days_between: Double
}

/// An instant by both clocks, in Julian days.
struct Instant: Decodable, Sendable {
  var jd_tt: Double
  var jd_ut1: Double
}

struct StationRow: Decodable, Sendable {
  var body: String
  var direction: String
  var jd_tt: Double
  var jd_ut1: Double
  var longitude: Double
}

struct IngressRow: Decodable, Sendable {
  var body: String
  var sign: String
  var retrograde: Bool
  var jd_tt: Double
  var jd_ut1: Double
}

struct LunationRow: Decodable, Sendable {
  var phase: String
  var jd_tt: Double
  var jd_ut1: Double
  var moon: Double
}

struct EclipseRow: Decodable, Sendable {
  struct Canon: Decodable, Sendable { var saros: Int }

  struct Tolerance: Decodable, Sendable {
    var seconds: Double
    var umbral_magnitude: Double
  }

  var kind: String
  var greatest: Instant
  var type: String
  var umbral_magnitude: Double?
  var penumbral_magnitude: Double?
  var canon: Canon
  var tolerance: Tolerance
  var marginal: Bool
}

struct VoidRow: Decodable, Sendable {
  struct Beginning: Decodable, Sendable {
    var begins: Instant?
    var body: String?
    var aspect: String?
  }

  var leaves: String
  var enters: String
  var ingress: Instant
  var modern: Beginning
  var traditional: Beginning
}

struct HourRow: Decodable, Sendable {
  var timeZone: String
  var latitude: Double
  var longitude: Double
  var local: String
  var sunrise: String
  var by_day: Bool
  var hour: Int
  var ruler: String

  /// An instant in the form 1979-07-05T04:19:12+01:00.
  func moment(_ text: String) throws -> Moment {
    let utc = try Moment(utcText: "\(text.prefix(19))Z")
    let fields = text.suffix(5).split(separator: ":").compactMap { Int($0) }
    let offset = (fields[0] * 60 + fields[1]) * (text.suffix(6).first == "-" ? -60 : 60)
    return Moment(secondsSince1970: utc.secondsSince1970 - offset, utcOffsetSeconds: 0, offsetSource: .fixed)
  }
}
