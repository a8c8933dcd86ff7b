/// The instant of birth, and how the clock on the wall led to it.
public struct Moment: Hashable, Sendable {
  /// Where the offset from UTC was taken from.
  public enum OffsetSource: String, CaseIterable, Hashable, Sendable, Codable { case iana, fixed, lmt }

  /// Seconds since 1970-01-01 00:00:00 UTC, without leap seconds.
  public var secondsSince1970: Int
  /// Seconds that the local clock was ahead of UTC.
  public var utcOffsetSeconds: Int
  public var offsetSource: OffsetSource

  public init(secondsSince1970: Int, utcOffsetSeconds: Int, offsetSource: OffsetSource) {
    (self.secondsSince1970, self.utcOffsetSeconds) = (secondsSince1970, utcOffsetSeconds)
    self.offsetSource = offsetSource
  }

  /// The Julian day in universal time; 2440587.5 was 1970-01-01 00:00.
  public var julianDay: Double { 2_440_587.5 + Double(secondsSince1970) / 86_400 }
}
