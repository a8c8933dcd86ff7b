public import ChartModel
public import Diagnostics

/// The door to the Swiss Ephemeris: a birth in, a chart out.
///
/// A plain value, to be used from any thread; each thread keeps files of its own open, and closes them as it ends.
public struct SwissEphemeris: Hashable, Sendable {
  public enum Source: Hashable, Sendable {
    /// The data files in a directory, or in several with colons between.
    case files(directory: String)
    /// The analytic ephemeris built into the library: no files, about 1″, and neither Chiron nor asteroids.
    case moshier

    /// Reads `--ephemeris`: `moshier`, a directory, or nothing for `EphemerisDirectory`'s choice.
    public init(argument: String?) {
      self =
        argument == "moshier" ? .moshier : .files(directory: EphemerisDirectory.resolve(argument: argument))
    }
  }

  public let source: Source
  /// What each thread's state is told by which path it was opened.
  let path: EphemerisPath

  /// Nothing is opened before the first chart.
  public init(_ source: Source = Source(argument: nil)) {
    self.source = source
    path = EphemerisPath(source)
  }

  /// Computes the chart of a birth.
  ///
  /// Positions are apparent and geocentric, on the ecliptic and equinox of date or in a sidereal zodiac; UTC is taken
  /// for UT1, from which it differs by less than a second.
  public func chart(
    of birth: BirthData, name: String? = nil, settings: ChartSettings = ChartSettings()
  ) throws(Problem) -> Chart {
    let time = try BirthTime(birth, files: .system)
    try time.checkRange()
    return try OpenEphemeris.with(source, path) { (open: borrowing OpenEphemeris) throws(Problem) in
      var chart = try open.chart(of: birth, at: time, settings: settings)
      chart.name = name
      return chart
    }
  }
}

extension BirthTime {
  /// The files' first instant that holds every body, Pluto's light on its way included: 1800-01-01 06:00 UTC.
  private static let firstInstant = -5_364_640_800

  fileprivate func checkRange() throws(Problem) {
    let first = day?.lowerBound ?? moment.secondsSince1970
    guard first < BirthTime.firstInstant else { return }
    throw Problem(
      .outOfRange, at: .birth("date"), "\(InstantText.utc(first)) is before the ephemeris begins",
      hint: "it begins at \(InstantText.utc(BirthTime.firstInstant))")
  }
}
