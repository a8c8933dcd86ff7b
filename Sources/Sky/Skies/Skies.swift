public import AstroChartModel
import AstroDiagnostics
package import AstroEphemeris

/// Skies that are derived from births: transits, returns, progressions, directions, composites, Davison
/// charts, harmonics and relocations.
///
/// Every function takes natal charts and refuses derived ones. If a chart includes its birth, longitudes are
/// computed again in full precision. If it has positions only, these are used as given, to the millionth of a
/// degree, and a note in the result says so. Without a time of birth there are no houses; if the moment of
/// the result depends on that of birth, each body has a range for that day.
public struct Skies: Sendable {
  package let ephemeris: SwissEphemeris

  package init(_ ephemeris: SwissEphemeris = SwissEphemeris()) { self.ephemeris = ephemeris }

  /// Where a sky is seen from, and the time zone in which its moment is given.
  public struct Viewpoint: Hashable, Sendable {
    package var site: Site
    /// An IANA name, an offset such as `+03:00`, or `LMT`; `nil` for UTC.
    package var timeZone: String?

    /// Makes the viewpoint of a place and its time zone; without a zone, moments are given in UTC.
    public init(_ site: Site, timeZone: String? = nil) { (self.site, self.timeZone) = (site, timeZone) }

    /// Makes the viewpoint of a birth: its place and time zone.
    package init(_ birth: BirthData) { self.init(Site(birth), timeZone: birth.timeZone) }
  }

  /// A moment, rounded to the millisecond, in the time zone of a place.
  ///
  /// - Throws: `unknownZone`, or `outOfRange` for a Julian day that is not a valid time.
  func moment(_ julianDay: Double, seenFrom viewpoint: Viewpoint?) throws(Problem) -> Moment {
    guard let moment = Moment(julianDay: julianDay)?.toMillisecond else {
      throw Problem(.outOfRange, SkyFault.noPositions)
    }
    guard let viewpoint, let zone = viewpoint.timeZone else { return moment }
    return try CivilTime.moment(moment, zone: zone, longitude: viewpoint.site.longitude)
  }
}

extension Chart {
  /// The same positions as a derived chart.
  func derived(
    as kind: ChartKind, _ derivation: Derivation, name: String?, at moment: Moment?, notes: [Note] = []
  ) -> Chart {
    var chart = self
    (chart.kind, chart.derived, chart.name, chart.moment) = (kind, derivation, name, moment)
    chart.warnings = notes + warnings.filter { !notes.contains($0) }
    return chart
  }
}
