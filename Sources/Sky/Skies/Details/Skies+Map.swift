package import AstroChartModel
package import AstroDiagnostics
import AstroEphemeris
package import AstroTradition

extension Skies {
  /// Where on the Earth the ten planets are at angles at the moment of a chart.
  ///
  /// - Parameter minutes: How much later than the chart, in minutes; negative for earlier.
  /// - Throws: `invalidChart` for a chart whose time is not known, or that has no moment of its own; `outOfRange` for a moment
  ///   that the ephemeris does not cover, `missingEphemeris` without its files.
  package func map(of chart: Chart, later minutes: Double = 0) throws(Problem) -> AstroMap {
    guard !chart.planets.contains(where: { $0.range != nil }), chart.birth.map({ $0.time != nil }) ?? true
    else { throw Problem(.invalidChart, SkiesFault.mapWithoutTime) }
    guard let moment = chart.moment, [.natal, .transit, .return, .davison].contains(chart.kind) else {
      throw Problem(.invalidChart, SkiesFault.mapWithoutMoment)
    }
    let sky = try ephemeris.equator(of: Body.planets, at: moment.julianDay + minutes / 1440)
    return AstroMap(
      siderealTime: sky.siderealTime,
      places: zip(Body.planets, sky.places).map {
        AstroMap.Place($0, rightAscension: $1.longitude, declination: $1.latitude)
      })
  }
}
