package import AstroChartModel
package import AstroDiagnostics

/// The door to the Swiss Ephemeris: takes a birth, returns a chart.
///
/// A plain value that can be used from any thread. Each thread keeps its own files open, and closes them when
/// it ends.
public struct SwissEphemeris: Hashable, Sendable {
  /// Where positions come from.
  public enum Source: Hashable, Sendable {
    /// The data files in a directory, or in several separated by colons.
    case files(directory: String)
    /// The analytic ephemeris built into the library: needs no files, is accurate to about 1″, and has
    /// neither Chiron nor asteroids.
    case moshier

    /// Reads the option `--ephemeris`: `moshier`, a directory, or `nil` for the default.
    ///
    /// - Parameter environment: The directory that the environment names, if it names one.
    package init(argument: String?, environment: String? = EphemerisDirectory.environment) {
      self =
        argument == "moshier"
        ? .moshier
        : .files(directory: EphemerisDirectory.resolve(argument: argument, environment: environment))
    }
  }

  /// Where positions come from.
  public let source: Source
  /// The search path, whose number tells a thread whether it has this path open.
  let path: EphemerisPath

  /// The days for which there are positions.
  var coverage: EphemerisCoverage {
    switch source {
    case .files(let directory): .files(EphemerisFolders(directory))
    case .moshier: .moshier
    }
  }

  /// Makes an ephemeris; no file is opened before the first chart.
  ///
  /// - Parameter source: The source of positions; by default the directory of the environment or of the
  ///   distribution.
  public init(_ source: Source? = nil) {
    let source = source ?? Source(argument: nil)
    self.source = source
    path = EphemerisPath(source)
  }

  /// Computes the chart of a birth.
  ///
  /// Positions are apparent and geocentric, on the ecliptic and equinox of date or in a sidereal zodiac. UTC
  /// is used as UT1, from which it differs by less than a second.
  package func chart(
    of birth: BirthData, name: String? = nil, settings: ChartSettings = ChartSettings()
  ) throws(Problem) -> Chart {
    let time = try BirthTime(birth, files: .system)
    let sky = Sky(birth, time, settings)
    let volume = coverage.volume(on: birth.date, from: sky.start)
    // If the thread has the files open, they exist, so they are checked only once.
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
      volume != nil && sky.settings.points.contains { $0.isInAsteroidFile && $0.isKnown(at: sky.start) }
    // The analytic ephemeris leaves out what it does not know, with a note.
    if source != .moshier, sky.settings.points.contains(where: \.isHypothetical) {
      try requireElements()
      try coverage.checkFarLight(from: sky.start, in: volume)
    }
    return try OpenEphemeris.with(source, path, volume, needsAsteroids: needsAsteroids) {
      (open: borrowing OpenEphemeris) throws(Problem) in try open.chart(of: sky)
    }
  }
}

extension SwissEphemeris {
  /// Checks every data file with a known name against its recorded SHA-256.
  ///
  /// The basic files have about 2 MB, all files 35 MB. Without this check, files that are missing, truncated
  /// or have a damaged header are still noticed when a chart is computed. A flipped byte among the positions
  /// is not: it makes them slightly wrong.
  ///
  /// - Throws: `missingEphemeris` for the first file that differs. The analytic ephemeris has no files.
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
      BirthFault.noCalendar(date))
  }
}
