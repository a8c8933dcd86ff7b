public import AstroChartModel
public import AstroDiagnostics

extension Moment {
  /// The moment that a text names: `2026-11-21`, `2026-11-21T12:00`, `2026-11-21T12:00:00Z`, or with an offset.
  ///
  /// - Parameters:
  ///   - zone: The time zone of a text without one: an IANA name, an offset such as `+03:00`, or `LMT`.
  ///   - time: The time of a text that has none; by default midnight.
  ///   - longitude: Degrees east, for local mean time.
  /// - Throws: `invalidValue` for another text; `unknownZone` at `timeZone`; `ambiguousTime` or `nonexistentTime`
  ///   for a local time that has no single instant.
  public init(
    asWritten text: String, zone: String = "+00:00", time: ClockTime? = nil, longitude: Double = 0
  ) throws(Problem) {
    let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let date = CivilDate(asWritten: halves[0]) else { throw Moment.notWritten(text) }
    guard halves.count == 2 else {
      let time = time ?? ClockTime(secondsSinceMidnight: 0)
      self = try Moment.told(date, time, zone: zone, longitude: longitude)
      return
    }
    let (clock, offset) = Moment.parts(halves[1])
    guard let clock = ClockTime(clock) else { throw Moment.notWritten(text) }
    self = try Moment.told(date, clock, zone: offset ?? zone, longitude: longitude, isOwnZone: offset != nil)
  }

  /// Splits off the offset at the end; Z stands for that of UTC.
  private static func parts(_ text: String) -> (time: String, offset: String?) {
    if text.last == "Z" { return (String(text.dropLast()), "+00:00") }
    guard let sign = text.lastIndex(where: { "+-−".contains($0) }) else { return (text, nil) }
    return (String(text[..<sign]), String(text[sign...]))
  }

  private static func told(
    _ date: CivilDate, _ time: ClockTime, zone: String, longitude: Double, isOwnZone: Bool = false
  ) throws(Problem) -> Moment {
    do throws(Problem) {
      return try CivilTime.moment(date, time, zone: zone, longitude: longitude)
    } catch {
      var problem = error
      problem.location = error.code == .unknownZone && !isOwnZone ? .field("timeZone") : Problem.Location()
      if error.code == .ambiguousTime {
        problem.hint = ClockFault.withOffset
      }
      throw problem
    }
  }

  private static func notWritten(_ text: String) -> Problem {
    Problem(
      .invalidValue, ClockFault.notMoment(text))
  }
}
