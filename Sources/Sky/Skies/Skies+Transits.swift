public import AstroChartModel
public import AstroDiagnostics
import AstroEphemeris

extension Skies {
  /// The sky of any moment.
  ///
  /// - Parameters:
  ///   - natal: The chart beside which the sky stands, and which gives it settings and a name; `nil` for the
  ///     sky of a place by itself.
  ///   - moment: The instant.
  ///   - viewpoint: The place and its time zone; by default those of birth. Without either there are no
  ///     houses.
  ///   - settings: By default those of the natal chart.
  /// - Throws: `outOfRange` for a moment that the ephemeris does not cover, `invalidChart` for a derived
  ///   chart.
  public func transit(
    to natal: Chart?, at moment: Moment, from viewpoint: Viewpoint? = nil, settings: ChartSettings? = nil
  ) throws(Problem) -> Chart {
    let root = try natal.map { natal throws(Problem) in try Root(natal, by: ephemeris) }
    let place = viewpoint ?? root?.birthplace
    let instant = try self.moment(moment.julianDay, seenFrom: place)
    let sky = Sky(
      instant.julianDay, over: place.map { Sky.Horizon($0.site) },
      settings: settings ?? root?.settings ?? ChartSettings())
    let derivation = Derivation(from: root.map { [$0.origin] } ?? [], place: place?.site)
    return try ephemeris.chart(of: sky).derived(
      as: .transit, derivation, name: natal?.name, at: instant, notes: root?.notes ?? [])
  }

  /// The sky at the moment of birth, as seen from another place.
  ///
  /// The bodies keep their positions; houses and angles are those of the place.
  /// - Throws: `missingBirthData` without a birth.
  public func relocated(_ natal: Chart, to site: Site) throws(Problem) -> Chart {
    let root = try Root(natal, by: ephemeris)
    let birth = try root.requiredInstant(for: .relocations)
    let sky = Sky(birth, day: root.day, over: Sky.Horizon(site), settings: root.settings)
    return try ephemeris.chart(of: sky).derived(
      as: .natal, Derivation(from: [root.origin], place: site), name: natal.name, at: natal.moment,
      notes: root.notes + (root.day == nil ? [] : [.nothingToRelocate]))
  }
}

extension Note {
  fileprivate static let nothingToRelocate = Note(
    SkyNote.nothingToRelocate,
    "without a time of birth there are no houses that another place could change")
}
