/// The instant of birth, and how the clock on the wall led to it.
///
/// Whole seconds and nanoseconds, so that no arithmetic on clocks ever rounds. Only `julianDay` is a `Double`, which
/// tells instants of our era 40 µs apart.
public struct Moment: Hashable, Sendable {
  /// Where the offset from UTC was taken from.
  package enum OffsetSource: String, CaseIterable, Hashable, Sendable, Codable { case iana, fixed, lmt }

  /// Whole seconds since 1970-01-01 00:00:00 UTC, without leap seconds: the last one that is over.
  public var secondsSince1970: Int
  /// What has passed of the second after it, 0…999,999,999 billionths; 0 for every time read from a clock.
  package private(set) var nanoseconds: Int
  /// Seconds that the local clock was ahead of UTC.
  public var utcOffsetSeconds: Int
  package var offsetSource: OffsetSource

  /// An instant; nanoseconds beyond a second, or before it, go into the seconds.
  package init(
    secondsSince1970: Int, nanoseconds: Int = 0, utcOffsetSeconds: Int, offsetSource: OffsetSource
  ) {
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: Moment.nanosecondsOfSecond)
    self.secondsSince1970 = secondsSince1970 + (rest < 0 ? seconds - 1 : seconds)
    self.nanoseconds = rest < 0 ? rest + Moment.nanosecondsOfSecond : rest
    (self.utcOffsetSeconds, self.offsetSource) = (utcOffsetSeconds, offsetSource)
  }

  static let nanosecondsOfSecond = 1_000_000_000
}

extension Moment {
  /// The Julian day in universal time; 2440587.5 was 1970-01-01 00:00.
  public var julianDay: Double {
    // Whole days first, which a Double holds exactly: what is rounded is rounded once.
    let day = (Double(secondsSince1970) / 86_400).rounded(.down)
    let seconds = Double(secondsSince1970) - day * 86_400 + Double(nanoseconds) / 1e9
    return Moment.julianDayOf1970 + day + seconds / 86_400
  }

  /// The instant of a Julian day in universal time, to the tenth of a millisecond.
  ///
  /// That is as much as such a number says: what is rounded off is noise of its last digits, and of the same moment
  /// `julianDay` gives the same instant back.
  ///
  /// - Returns: `nil` for what is no number, or further away than a million years.
  package init?(julianDay: Double, utcOffsetSeconds: Int = 0, offsetSource: OffsetSource = .fixed) {
    guard abs(julianDay) < 365_250_000 else { return nil }
    let day = (julianDay - Moment.julianDayOf1970).rounded(.down)
    let tenths = ((julianDay - (Moment.julianDayOf1970 + day)) * 864_000_000).rounded()
    self.init(
      secondsSince1970: Int(day) * 86_400, nanoseconds: Int(tenths) * 100_000,
      utcOffsetSeconds: utcOffsetSeconds, offsetSource: offsetSource)
  }

  /// The same instant to the nearest millisecond, which is what chart files keep of a computed one.
  package var toMillisecond: Moment {
    Moment(
      secondsSince1970: secondsSince1970, nanoseconds: (nanoseconds + 500_000) / 1_000_000 * 1_000_000,
      utcOffsetSeconds: utcOffsetSeconds, offsetSource: offsetSource)
  }

  /// The same instant on a clock that shows UTC.
  package var inUTC: Moment {
    Moment(
      secondsSince1970: secondsSince1970, nanoseconds: nanoseconds, utcOffsetSeconds: 0, offsetSource: .fixed)
  }

  private static let julianDayOf1970 = 2_440_587.5
}
