package import AstroChartModel
package import AstroDiagnostics
import AstroEphemeris
package import AstroTradition

extension Skies {
  /// What a professional looks up in a chart.
  ///
  /// What only an ephemeris knows is computed for the moment of the chart; a chart without a moment goes without.
  /// - Throws: `outOfRange` for a moment that the ephemeris does not cover, `missingEphemeris` without its files.
  package func details(
    of chart: Chart, _ asked: Set<Detail>, by conventions: Conventions = Conventions()
  ) throws(Problem) -> ChartDetails {
    ChartDetails(of: chart, asked, by: conventions, try facts(on: chart, for: asked))
  }

  private func facts(on chart: Chart, for asked: Set<Detail>) throws(Problem) -> SkyFacts {
    var facts = SkyFacts()
    guard let julianDay = chart.moment?.julianDay else { return facts }
    if asked.contains(.dignities) { facts.obliquity = try ephemeris.earth(at: julianDay).obliquity }
    guard chart.houses != nil, let viewpoint = chart.ownViewpoint else { return facts }
    if !asked.isDisjoint(with: Detail.needingSect) {
      facts.sunAltitude = try ephemeris.sunAltitude(at: julianDay, over: Sky.Horizon(viewpoint.site))
    }
    if asked.contains(.almuten) {
      facts.syzygy = try syzygy(before: julianDay, seenFrom: viewpoint.site, in: chart.settings.zodiac)
      facts.rulers = try rulersOfTime(at: julianDay, seenFrom: viewpoint)
    }
    return facts
  }
}

extension Detail {
  /// What day or night decides about.
  fileprivate static let needingSect: Set<Detail> = [.dignities, .almuten, .sect, .lots]
}

extension Chart {
  /// The place whose horizon the chart shows at its moment; `nil` for a chart whose houses belong to no horizon of that
  /// moment, such as a progressed one or a composite.
  fileprivate var ownViewpoint: Skies.Viewpoint? {
    switch kind {
    case .natal, .transit, .return, .davison: derived?.place.map { Skies.Viewpoint($0) } ?? birthViewpoint
    case .progressed, .directed, .composite, .harmonic: nil
    }
  }

  private var birthViewpoint: Skies.Viewpoint? {
    (birth ?? derived?.from.first?.birth).map { Skies.Viewpoint($0) }
  }
}
