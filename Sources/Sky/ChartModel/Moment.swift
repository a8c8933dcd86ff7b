/// An instant, with the UTC offset of the local clock and where that offset came from.
///
/// It is the one type for times: of births and events, and of the making of documents and reports.
/// It is stored in whole seconds and nanoseconds, so that clock arithmetic never rounds. Only `julianDay` is
/// a `Double`, which resolves about 40 µs in our era.
public struct Moment: Hashable, Sendable {
  /// Where the offset from UTC came from.
  package enum OffsetSource: String, CaseIterable, Hashable, Sendable, Codable {
    case iana
    /// The mean time of a city, which the place kept by law or custom.
    case city
    case fixed
    /// The mean time of the place's own longitude.
    case lmt
  }

  /// Whole seconds since 1970-01-01 00:00:00 UTC, without leap seconds, rounded down.
  public var secondsSince1970: Int
  /// Nanoseconds after that second, 0…999,999,999; 0 for every time read from a clock.
  package private(set) var nanoseconds: Int
  /// How many seconds the local clock was ahead of UTC.
  public var utcOffsetSeconds: Int
  package var offsetSource: OffsetSource

  /// Creates an instant; nanoseconds that are negative or exceed a second are carried over to the seconds.
  package init(
    secondsSince1970: Int, nanoseconds: Int = 0, utcOffsetSeconds: Int, offsetSource: OffsetSource
  ) {
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: Moment.nanosecondsOfSecond)
    self.secondsSince1970 = secondsSince1970 + (rest < 0 ? seconds - 1 : seconds)
    self.nanoseconds = rest < 0 ? rest + Moment.nanosecondsOfSecond : rest
    (self.utcOffsetSeconds, self.offsetSource) = (utcOffsetSeconds, offsetSource)
  }

  /// Creates an instant on a clock that shows UTC.
  ///
  /// - Parameter seconds: Seconds since 1970-01-01T00:00:00Z, without leap seconds.
  public init(secondsSince1970 seconds: Int) {
    self.init(secondsSince1970: seconds, utcOffsetSeconds: 0, offsetSource: .fixed)
  }

  static let nanosecondsOfSecond = 1_000_000_000
}

extension Moment {
  /// The Julian day in universal time; 2440587.5 is 1970-01-01 00:00.
  public var julianDay: Double {
    // Whole days first, which a Double holds exactly, so that rounding happens only once.
    let day = (Double(secondsSince1970) / 86_400).rounded(.down)
    let seconds = Double(secondsSince1970) - day * 86_400 + Double(nanoseconds) / 1e9
    return Moment.julianDayOf1970 + day + seconds / 86_400
  }

  /// The instant of a Julian day in universal time, rounded to a tenth of a millisecond.
  ///
  /// A `Double` holds no more than that: only noise in its last digits is rounded off. The `julianDay` of a
  /// moment with at most four decimals of a second gives the same instant back.
  ///
  /// - Returns: `nil` if the value is not a number or is more than a million years away.
  package init?(julianDay: Double, utcOffsetSeconds: Int = 0, offsetSource: OffsetSource = .fixed) {
    guard abs(julianDay) < 365_250_000 else { return nil }
    let day = (julianDay - Moment.julianDayOf1970).rounded(.down)
    let tenths = ((julianDay - (Moment.julianDayOf1970 + day)) * 864_000_000).rounded()
    self.init(
      secondsSince1970: Int(day) * 86_400, nanoseconds: Int(tenths) * 100_000,
      utcOffsetSeconds: utcOffsetSeconds, offsetSource: offsetSource)
  }

  /// The same instant rounded to a millisecond, the precision that chart files keep of a computed one.
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
