public import AstroDiagnostics

/// How long before an event a calendar program reminds of it.
public struct EventAlarm: Hashable, Sendable {
  /// What is counted; the raw values are the letters in which it is written.
  public enum Unit: String, CaseIterable, Hashable, Sendable, Codable {
    case minutes = "m"
    case hours = "h"
    case days = "d"
    case weeks = "w"
  }

  /// How many, 0…999; 0 is at the event itself.
  public let count: Int
  public let unit: Unit

  /// - Throws: `invalidValue` for a count beyond 0…999.
  public init(_ count: Int, _ unit: Unit) throws(Problem) {
    guard (0...999).contains(count) else {
      throw Problem(.invalidValue, at: .field("alarm"), ChartFileFault.alarm("\(count)\(unit.rawValue)"))
    }
    (self.count, self.unit) = (count, unit)
  }

  /// Reads a number and a letter, such as `1d` or `30m`.
  ///
  /// - Throws: `invalidValue` for anything else.
  public init(_ text: String) throws(Problem) {
    guard let unit = text.last.flatMap({ Unit(rawValue: String($0)) }),
      text.dropLast().allSatisfy({ ("0"..."9").contains($0) }), let count = Int(text.dropLast())
    else { throw Problem(.invalidValue, at: .field("alarm"), ChartFileFault.alarm(text)) }
    try self.init(count, unit)
  }

  /// The time before the event as RFC 5545 writes it, such as `-P1D`.
  var trigger: String {
    let (sign, number) = (count == 0 ? "" : "-", "\(count)")
    switch unit {
    case .minutes: return "\(sign)PT\(number)M"
    case .hours: return "\(sign)PT\(number)H"
    case .days: return "\(sign)P\(number)D"
    case .weeks: return "\(sign)P\(number)W"
    }
  }
}
