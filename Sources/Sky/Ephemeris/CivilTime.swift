package import AstroChartModel
package import AstroDiagnostics

/// Turns the time on a birth certificate into the instant that it means.
///
/// Time zones come from the system's zone files, which know the history of each zone; `TZDIR` may name
/// another directory of zone files.
package enum CivilTime {
  /// The instant at which a clock showed a time.
  ///
  /// - Parameters:
  ///   - zone: An IANA name, an offset such as `+03:00`, or `LMT` (local mean time).
  ///   - fold: Which of the two instants is meant if the time occurred twice; ignored otherwise.
  ///   - longitude: Degrees east, for local mean time.
  ///   - ephemeris: The ephemeris that the time is meant for: instants that its files do not cover are
  ///     refused. If there are no files at all, every instant is accepted.
  package static func resolve(
    date: CivilDate, time: ClockTime, zone: String, fold: BirthData.Fold? = nil, longitude: Double,
    ephemeris: SwissEphemeris = SwissEphemeris()
  ) throws(Problem) -> Moment {
    let clock = try Clock(zone, longitude: longitude, files: .system)
    let moment = try clock.moment(date, time, fold: fold)
    try ephemeris.coverage.check(date, in: .gregorian, from: moment.julianDay)
    return moment
  }
}

extension CivilTime {
  /// The instant at which a clock showed a time, without regard to any ephemeris.
  ///
  /// - Throws: `ambiguousTime`, `nonexistentTime` or `unknownZone`, located at a field of a birth.
  package static func moment(
    _ date: CivilDate, _ time: ClockTime, zone: String, longitude: Double
  ) throws(Problem) -> Moment {
    try Clock(zone, longitude: longitude, files: .system).moment(date, time, fold: nil)
  }

  /// The moment of a birth, local noon if its time is not known, without regard to any ephemeris.
  ///
  /// - Throws: `ambiguousTime`, `nonexistentTime` or `unknownZone`, located at a field of a birth.
  package static func moment(of birth: BirthData) throws(Problem) -> Moment {
    try BirthTime(birth, files: .system).moment
  }

  /// The same instant, expressed in the local time of a zone.
  ///
  /// - Parameters:
  ///   - zone: An IANA name, an offset such as `+03:00`, or `LMT`.
  ///   - longitude: Degrees east, for local mean time.
  package static func moment(
    _ moment: Moment, zone: String, longitude: Double
  ) throws(Problem) -> Moment {
    let clock = try Clock(zone, longitude: longitude, files: .system)
    let shown = clock.moment(at: moment.secondsSince1970)
    return Moment(
      secondsSince1970: moment.secondsSince1970, nanoseconds: moment.nanoseconds,
      utcOffsetSeconds: shown.utcOffsetSeconds, offsetSource: shown.offsetSource)
  }
}

extension CivilTime {
  /// A function that expresses any instant in the local time of a zone, which is looked up only once.
  ///
  /// - Parameters:
  ///   - zone: An IANA name, an offset such as `+03:00`, or `LMT`.
  ///   - longitude: Degrees east, for local mean time.
  package static func clock(of zone: String, longitude: Double) throws(Problem)
    -> @Sendable (Moment) -> Moment
  {
    let clock = try Clock(zone, longitude: longitude, files: .system)
    return { moment in
      let shown = clock.moment(at: moment.secondsSince1970)
      return Moment(
        secondsSince1970: moment.secondsSince1970, nanoseconds: moment.nanoseconds,
        utcOffsetSeconds: shown.utcOffsetSeconds, offsetSource: shown.offsetSource)
    }
  }
}

extension Clock {
  func moment(_ date: CivilDate, _ time: ClockTime, fold: BirthData.Fold?) throws(Problem) -> Moment {
    let local = date.daysSince1970 * 86_400 + time.secondsSinceMidnight
    let instants = instants(showing: local)
    guard let first = instants.first, let last = instants.last else { throw nonexistent(local) }
    guard first != last else { return moment(at: first) }
    switch fold {
    case .earlier: return moment(at: first)
    case .later: return moment(at: last)
    case nil: throw ambiguous(local, first, last)
    }
  }

  func moment(at instant: Int) -> Moment {
    let localTime = record.localTime(at: instant)
    return Moment(
      secondsSince1970: instant, utcOffsetSeconds: localTime.offset, offsetSource: localTime.basis)
  }
}

// MARK: - Times that are not a single instant

extension Clock {
  private func ambiguous(_ local: Int, _ first: Int, _ last: Int) -> Problem {
    Problem(
      .ambiguousTime, at: .birth("time"),
      ClockFault.twice(
        InstantText.local(local), zone: name, first: InstantText.utc(first), last: InstantText.utc(last)))
  }

  private func nonexistent(_ local: Int) -> Problem {
    let jump = gap(over: local).map { gap in
      let (last, first) = (gap.instant - 1, gap.instant)
      return ClockFault.Jump(
        last: InstantText.local(last + gap.before.offset), lastUTC: InstantText.utc(last),
        first: InstantText.local(first + gap.after.offset), firstUTC: InstantText.utc(first))
    }
    return Problem(
      .nonexistentTime, at: .birth("time"),
      ClockFault.never(InstantText.local(local), zone: name, jump: jump))
  }
}
