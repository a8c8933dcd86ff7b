import AstroChartModel
import AstroDiagnostics

/// How a birth states the clock by which its time was read.
enum ZoneChoice: Hashable, Sendable {
  /// A zone with a history, by its IANA name.
  case named(String)
  /// A fixed offset, in seconds ahead of UTC.
  case fixed(Int)
  /// The local mean time at the longitude of the birth.
  case localMeanTime

  /// Reads `LMT`, an offset such as `+03:00`, or a name; only a malformed offset is refused here.
  init(_ text: String) throws(Problem) {
    if text == "LMT" {
      self = .localMeanTime
    } else if text.hasPrefix("+") || text.hasPrefix("-") || text.hasPrefix("−") {
      self = .fixed(try ZoneChoice.offset(text))
    } else {
      self = .named(text)
    }
  }

  /// The offset of local mean time at a longitude, in seconds ahead of UTC: 4 minutes per degree, rounded to
  /// a second.
  static func localMeanOffset(atLongitude longitude: Double) -> Int { Int((longitude * 240).rounded()) }

  /// Reads `±hours:minutes`, possibly with `:seconds` as some historical clocks need; at most 15:59:59 either
  /// way.
  private static func offset(_ text: String) throws(Problem) -> Int {
    let fields = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { $0.count == 2 && $0.allSatisfy(\.isASCIIDigit) ? Int($0) : nil }
    guard (2...3).contains(fields.count), numbers.count == fields.count, numbers[0] <= 15,
      numbers.dropFirst().allSatisfy({ $0 <= 59 })
    else {
      throw Problem(
        .unknownZone, at: .birth("timeZone"), ClockFault.notOffset(text))
    }
    let seconds = numbers[0] * 3600 + numbers[1] * 60 + (numbers.count > 2 ? numbers[2] : 0)
    return text.hasPrefix("+") ? seconds : -seconds
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
