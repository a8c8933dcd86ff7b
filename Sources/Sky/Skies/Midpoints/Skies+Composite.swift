public import AstroChartModel
public import AstroDiagnostics
import AstroEphemeris

extension Skies {
  /// The composite of two charts (Townley 1973, Hand 1975): every body at the near midpoint of its two
  /// places.
  ///
  /// A composite has no moment, no motion and no latitudes. It may have elongations that are impossible in a
  /// real sky; these are kept. It does not depend on the order of the charts, except that the name and the
  /// orbs are those of the first.
  /// - Parameters:
  ///   - a: The chart that gives the name and the orbs.
  ///   - b: The other chart.
  ///   - housesBy: Midpoints of the cusps, measured from an angle if they are not in order; or the houses of
  ///     a place under the midpoint of the two Midheavens, with the mean obliquity (Hand's derived
  ///     Ascendant).
  ///   - site: For `referencePlace`: where the couple lives; by default half-way between the two births.
  /// - Throws: `invalidChart` for derived charts, or for two zodiacs or house systems; `missingBirthData` for
  ///   `referencePlace` if a chart has no moment.
  public func composite(
    of a: Chart, and b: Chart, housesBy: CompositeHouses = .midpoint, at site: Site? = nil
  ) throws(Problem) -> Chart {
    let couple = try Couple(a, b, by: ephemeris)
    let maker = CompositeMaker(couple: couple, ephemeris: ephemeris)
    let frame = try maker.frame(housesBy, site)
    let (bodies, doubts) = maker.bodies(frame)
    let settings = couple.settings
    let derivation = Derivation(
      from: couple.origins, housesBy: frame == nil ? nil : housesBy,
      place: frame == nil ? nil : try maker.place(housesBy, site))
    let chart = try Chart(
      settings: settings, ephemeris: maker.source(frame), planets: bodies.filter(\.body.isPlanet),
      points: bodies.filter { !$0.body.isPlanet }, houses: frame?.houses, angles: frame?.angles,
      aspects: settings.aspects(among: bodies, angles: frame?.angles))
    return chart.derived(
      as: .composite, derivation, name: couple.name, at: nil,
      notes: couple.notes + (frame?.notes ?? []) + doubts)
  }
}

/// Combines two charts into one.
struct CompositeMaker {
  let couple: Couple
  let ephemeris: SwissEphemeris

  /// The houses and angles of the composite.
  struct Frame {
    var houses: Houses
    var angles: Angles
    /// The system that was used, if it is not the requested one.
    var fallback: HouseSystem?
    var notes: [Note]
  }

  /// - Returns: `nil` if either chart has no houses.
  func frame(_ housesBy: CompositeHouses, _ site: Site?) throws(Problem) -> Frame? {
    guard couple.a.chart.houses != nil, couple.b.chart.houses != nil else { return nil }
    switch housesBy {
    case .midpoint: return try midpointFrame()
    case .referencePlace: return try placeFrame(try place(housesBy, site))
    }
  }

  func place(_ housesBy: CompositeHouses, _ site: Site?) throws(Problem) -> Site? {
    guard housesBy == .referencePlace, site == nil else { return site }
    return try couple.middlePlace(isGreatCircle: false)
  }

  /// The ephemeris of both charts; `nil` if they differ.
  func source(_ frame: Frame?) -> EphemerisSource? {
    guard let source = couple.a.chart.ephemeris, let other = couple.b.chart.ephemeris,
      source.source == other.source, source.version == other.version
    else { return nil }
    return EphemerisSource(source: source.source, version: source.version, houseSystem: frame?.fallback)
  }

  // MARK: - Bodies

  /// The bodies that both charts have, and notes about those that are exactly opposite.
  func bodies(_ frame: Frame?) -> ([Placement], [Note]) {
    let sun = self.sun(frame)
    var notes: [Note] = []
    let bodies = (Body.planets + couple.settings.points).compactMap { body -> Placement? in
      guard let first = couple.a.chart.placement(of: body), let second = couple.b.chart.placement(of: body)
      else { return nil }
      let middle = Midpoint(first.longitude, second.longitude)
      if middle.isAmbiguous { notes.append(.twoMidpoints(body)) }
      let longitude = middle.nearer(to: body == .sun ? frame?.angles.ascendant : sun)
      return Placement(
        body, at: longitude, house: frame?.houses.house(of: longitude),
        range: range(first, second, near: longitude))
    }
    return (bodies, notes)
  }

  /// The composite Sun; of two valid midpoints, the one nearer to the Ascendant, if there is one.
  private func sun(_ frame: Frame?) -> Longitude? {
    sunMiddle?.nearer(to: frame?.angles.ascendant)
  }

  fileprivate var sunMiddle: Midpoint? {
    guard let first = couple.a.chart.placement(of: .sun), let second = couple.b.chart.placement(of: .sun)
    else { return nil }
    return Midpoint(first.longitude, second.longitude)
  }

  /// The range of a midpoint if the time of either birth is not known.
  private func range(_ first: Placement, _ second: Placement, near middle: Longitude) -> DayRange? {
    guard first.range != nil || second.range != nil else { return nil }
    func end(_ path: KeyPath<DayRange, Longitude>) -> Longitude {
      let (a, b) = (first.range?[keyPath: path], second.range?[keyPath: path])
      let near = Midpoint(a ?? first.longitude, b ?? second.longitude).near
      // During the day the two may pass through an opposition; the midpoint must not jump there.
      return near.separation(from: middle) <= 90 ? near : near.opposite
    }
    return DayRange(atMidnight: end(\.atMidnight), atNextMidnight: end(\.atNextMidnight))
  }
}

// MARK: - Houses

extension CompositeMaker {
  private func midpointFrame() throws(Problem) -> Frame? {
    let (first, second, fallback, notes) = try parents()
    guard let first, let second else { return nil }
    // If the two Suns are opposite, their midpoint is chosen only after the Ascendant.
    let sun = sunMiddle.flatMap { $0.isAmbiguous ? nil : $0.near }
    let frame = try CompositeFrame(first, second, sun: sun)
    let hung = frame.anchor.map { [Note.anchored($0)] } ?? []
    return Frame(houses: frame.houses, angles: frame.angles, fallback: fallback, notes: notes + hung)
  }

  /// The houses of both charts in one system: if one chart had to use a fallback, the composite uses it too.
  private func parents() throws(Problem) -> (
    CompositeFrame.Parent?, CompositeFrame.Parent?, HouseSystem?, [Note]
  ) {
    let (a, b) = (couple.a.chart, couple.b.chart)
    let (first, second) = (a.ephemeris?.houseSystem, b.ephemeris?.houseSystem)
    guard first != second else { return (parent(a), parent(b), first, fallbackNotes(of: [a, b])) }
    let used = first ?? second
    return (
      parent(try inSystem(used, a)), parent(try inSystem(used, b)), used, fallbackNotes(of: [a, b])
    )
  }

  private func parent(_ chart: Chart) -> CompositeFrame.Parent? {
    guard let houses = chart.houses, let angles = chart.angles else { return nil }
    return .init(houses: houses, angles: angles)
  }

  /// A chart with its houses in the system to which the other chart had to fall back.
  private func inSystem(_ system: HouseSystem?, _ chart: Chart) throws(Problem) -> Chart {
    guard let system, chart.ephemeris?.houseSystem != system else { return chart }
    guard let birth = chart.birth else {
      throw Problem(
        .missingBirthData, at: .field("birth"), SkiesFault.noBirth(forHousesBy: system))
    }
    var settings = chart.settings
    settings.houseSystem = system
    return try ephemeris.chart(of: birth, settings: settings)
  }

  private func fallbackNotes(of charts: [Chart]) -> [Note] {
    let notes = charts.flatMap(\.warnings).filter { $0.code == .houseSystemFallback }
    return notes.first.map { [$0] } ?? []
  }
}

extension Note {
  fileprivate static func twoMidpoints(_ body: Body) -> Note {
    Note(
      SkyNote.twoMidpoints(body, nearer: body == .sun ? .ascendant : nil),
      "\(body.rawValue) stands exactly opposite in the two charts: of its two midpoints the nearer to the "
        + (body == .sun ? "Ascendant" : "Sun") + " is taken")
  }

  fileprivate static func anchored(_ angle: ChartAngle) -> Note {
    let name = angle == .ascendant ? "Ascendant" : "Midheaven"
    return Note(
      SkyNote.housesAnchored(angle),
      "the midpoints of the cusps are out of order: they are hung from the midpoint of the two \(name)s")
  }
}
