package import AstroChartModel
package import AstroDiagnostics
import CAstroSwissEphemeris

extension SwissEphemeris {
  /// All eclipses in some days, wherever on the Earth they are visible, and possibly one after them.
  ///
  /// The moment is that of greatest eclipse. The magnitude of a solar eclipse is the fraction of the Sun's
  /// diameter that is covered.
  /// - Parameter days: Julian days in universal time.
  package func eclipses(in days: ClosedRange<Double>) throws(Problem) -> [Eclipse] {
    defer { OpenEphemeris.forget() }
    let solar = try found(in: days) { (open: borrowing OpenEphemeris, day) throws(Problem) in
      try open.solarEclipse(after: day)
    }
    let lunar = try found(in: days) { (open: borrowing OpenEphemeris, day) throws(Problem) in
      try open.lunarEclipse(after: day)
    }
    return try solar.map { (row) throws(Problem) in try eclipse(of: .sun, row) }
      + lunar.map { (row) throws(Problem) in try eclipse(of: .moon, row) }
  }

  /// When the Sun next rises or sets after an instant; `nil` if it does not within a day.
  package func sunOnHorizon(
    isRising: Bool, of site: Site, after julianDay: Double
  ) throws(Problem) -> Double? {
    try OpenEphemeris.with(source, path, try volume(at: julianDay)) {
      (open: borrowing OpenEphemeris) throws(Problem) in
      try open.sunOnHorizon(isRising, of: Sky.Horizon(site), after: julianDay)
    }.first
  }

  /// Everything that repeated searches find from the first day to the last, in order.
  private func found(
    in days: ClosedRange<Double>,
    _ next: (borrowing OpenEphemeris, Double) throws(Problem) -> [Double]
  ) throws(Problem) -> [[Double]] {
    // The search starts a day earlier, so that the first result does not depend on when the days begin.
    let covered = answeredDays.first { $0.overlaps(days) }
    var day = max(days.lowerBound - 1, covered?.lowerBound ?? -.infinity)
    var rows: [[Double]] = []
    while day < days.upperBound {
      let start = day
      do throws(Problem) {
        let row = try OpenEphemeris.with(source, path, try volume(at: start)) {
          (open: borrowing OpenEphemeris) throws(Problem) in try next(open, start)
        }
        rows.append(row)
        day = row[0] + 10
      } catch {
        // A search looks months ahead: if positions end before that, there is nothing more to find.
        guard coveredDays.contains(where: { $0.contains(start) && $0.upperBound < start + 400 }) else {
          throw error
        }
        return rows
      }
    }
    return rows
  }

  private func eclipse(of luminary: Eclipse.Luminary, _ row: [Double]) throws(Problem) -> Eclipse {
    guard let greatest = Moment(julianDay: row[0])?.toMillisecond,
      let type = Eclipse.EclipseType(Int32(row[1]))
    else { throw Problem(.calculation, EphemerisFault.unknownEclipse) }
    let saros = row[3] > 0 && row[3] < 1000 ? Int(row[3]) : nil
    return Eclipse(of: luminary, type, greatest: greatest, magnitude: row[2], saros: saros)
  }
}

extension Eclipse.EclipseType {
  /// Reads the type from libswe's flags.
  fileprivate init?(_ flags: Int32) {
    let types: [(Int32, Eclipse.EclipseType)] = [
      (SE_ECL_ANNULAR_TOTAL, .hybrid), (SE_ECL_TOTAL, .total), (SE_ECL_ANNULAR, .annular),
      (SE_ECL_PARTIAL, .partial), (SE_ECL_PENUMBRAL, .penumbral),
    ]
    guard let type = types.first(where: { flags & $0.0 != 0 })?.1 else { return nil }
    self = type
  }
}
