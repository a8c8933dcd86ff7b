import AstroChartModel

/// An instant in the form of report files.
public struct Timestamp: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z, without leap seconds.
  public var secondsSince1970: Int

  /// An instant, in seconds since 1970-01-01T00:00:00Z without leap seconds.
  public init(secondsSince1970: Int) { self.secondsSince1970 = secondsSince1970 }

  /// Parses the form `2026-11-21T12:00:00Z`; `nil` for any other text.
  public init?(_ text: String) {
    guard let seconds = Moment.seconds(utcText: text) else { return nil }
    secondsSince1970 = seconds
  }

  /// The instant in the form `2026-11-21T12:00:00Z`.
  public var text: String {
    Moment(secondsSince1970: secondsSince1970, utcOffsetSeconds: 0, offsetSource: .fixed).utcText
  }
}
