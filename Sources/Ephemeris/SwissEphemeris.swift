package import ChartModel
package import Diagnostics

/// The door to the Swiss Ephemeris: a birth in, a chart out.
///
/// A plain value, to be used from any thread; each thread keeps files of its own open, and closes them as it ends.
public struct SwissEphemeris: Hashable, Sendable {
  /// Where positions come from.
  public enum Source: Hashable, Sendable {
    /// The data files in a directory, or in several with colons between.
    case files(directory: String)
    /// The analytic ephemeris built into the library: no files, about 1″, and neither Chiron nor asteroids.
    case moshier

    /// Reads `--ephemeris`: `moshier`, a directory, or nothing for `EphemerisDirectory`'s choice.
    package init(argument: String?) {
      self =
        argument == "moshier" ? .moshier : .files(directory: EphemerisDirectory.resolve(argument: argument))
    }
  }

  /// Where positions come from.
  public let source: Source
  /// What each thread's state is told by which path it was opened.
  let path: EphemerisPath

  /// Which days there are positions for.
  var coverage: EphemerisCoverage {
    switch source {
    case .files(let directory): .files(EphemerisFolders(directory))
    case .moshier: .moshier
    }
  }

  /// Nothing is opened before the first chart.
  ///
  /// - Parameter source: Unless given, the folder of the environment or of the distribution.
  public init(_ source: Source? = nil) {
    let source = source ?? Source(argument: nil)
    self.source = source
    path = EphemerisPath(source)
  }

  /// Computes the chart of a birth.
  ///
  /// Positions are apparent and geocentric, on the ecliptic and equinox of date or in a sidereal zodiac; UTC is taken
  /// for UT1, from which it differs by less than a second.
  package func chart(
    of birth: BirthData, name: String? = nil, settings: ChartSettings = ChartSettings()
  ) throws(Problem) -> Chart {
    let time = try BirthTime(birth, files: .system)
    let sky = Sky(birth, time, settings)
    let volume = coverage.volume(on: birth.date, from: sky.start)
    // What a thread has open is there: files are asked only once.
    if !OpenEphemeris.isOpen(path, volume) {
      try coverage.check(birth.date, in: birth.calendar ?? .gregorian, from: sky.start)
    }
    try birth.checkCalendar()
    var chart = try compute(sky, from: volume)
    (chart.birth, chart.moment, chart.name) = (birth, time.moment, name)
    chart.warnings = time.warnings + chart.warnings
    return chart
  }

  func compute(_ sky: Sky, from volume: EphemerisVolume?) throws(Problem) -> Chart {
    let needsAsteroids =
      volume != nil && sky.settings.points.contains { $0.needsFiles && $0.isKnown(at: sky.start) }
    return try OpenEphemeris.with(source, path, volume, needsAsteroids: needsAsteroids) {
      (open: borrowing OpenEphemeris) throws(Problem) in try open.chart(of: sky)
    }
  }
}

extension SwissEphemeris {
  /// Checks every data file of a known name against the SHA-256 that was recorded of it: some 2 MB in the basic files,
  /// 35 MB in all.
  ///
  /// Files that are missing, cut short or damaged in their heads are noticed without this, as a chart is computed; a
  /// byte that was flipped among the positions is not, and makes them slightly wrong.
  ///
  /// - Throws: `missingEphemeris` with the first file that differs. The analytic ephemeris has none.
  package func verify() throws(Problem) {
    guard case .files(let folders) = coverage else { return }
    try folders.verify()
  }
}

extension BirthData {
  fileprivate func checkCalendar() throws(Problem) {
    guard calendar == nil, date < CivilCalendar.gregorianBegins else { return }
    throw Problem(
      .invalidValue, at: .birth("date"),
      "\(date.text) is before the Gregorian calendar began, on \(CivilCalendar.gregorianBegins.text)",
      hint: "say which calendar the date is in with \(setting: "calendar", to: "julian", "gregorian")")
  }
}
