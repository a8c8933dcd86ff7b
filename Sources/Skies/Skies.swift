public import ChartModel
import Diagnostics
package import Ephemeris

/// Skies that are derived from births: transits, returns, progressions, directions, composites, Davison charts,
/// harmonics and relocations.
///
/// Every function takes natal charts and refuses derived ones. Where a chart holds its birth, longitudes are computed
/// anew to the last digit; one that holds positions only is taken as it is given, to the millionth of a degree, and the
/// result says so. Without a time of birth there are no houses; where the result's moment depends on that of birth,
/// each body has the range of that day.
public struct Skies: Sendable {
  package let ephemeris: SwissEphemeris

  package init(_ ephemeris: SwissEphemeris = SwissEphemeris()) { self.ephemeris = ephemeris }

  /// Where a sky is seen from, and by which clock its moment is told.
  public struct Viewpoint: Hashable, Sendable {
    package var site: Site
    /// An IANA name, an offset such as `+03:00`, or `LMT`; `nil` for UTC.
    package var timeZone: String?

    /// A place, with the zone its clocks keep; without one its moments are told in UTC.
    public init(_ site: Site, timeZone: String? = nil) { (self.site, self.timeZone) = (site, timeZone) }

    /// The birth place and its clock.
    package init(_ birth: BirthData) { self.init(Site(birth), timeZone: birth.timeZone) }
  }

  /// A moment, to the millisecond, on the clock of a place.
  ///
  /// - Throws: `unknownZone`, or `outOfRange` for what is no time.
  func moment(_ julianDay: Double, seenFrom viewpoint: Viewpoint?) throws(Problem) -> Moment {
    guard let moment = Moment(julianDay: julianDay)?.toMillisecond else {
      throw Problem(.outOfRange, "there are no positions for such a time")
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
