package import AstroChartModel
package import AstroWording

extension WheelFigure {
  /// The figure of a single chart, with the aspects that it lists.
  package init(of chart: Chart) {
    rings = [
      Ring(
        name: chart.kind.rawValue, sky: SkyRole(chart.kind), person: chart.name, placements: chart.placements)
    ]
    (houses, angles) = (chart.houses, chart.angles)
    ties = chart.aspects.compactMap { aspect in
      Tie(
        aspect, from: (0, chart.longitude(of: aspect.end1)), to: (0, chart.longitude(of: aspect.end2)),
        widest: chart.settings.aspectOrbs.widest(aspect))
    }
  }

  /// The figure of one or two skies around a chart, with the chart's houses and the aspects between each sky
  /// and the chart.
  ///
  /// - Parameter outer: The skies from the inside out; any beyond `OuterSky.most` are ignored.
  package init(of base: Chart, around outer: [OuterSky]) {
    self.init(of: base)
    guard !outer.isEmpty else { return }
    ties = []
    for (index, sky) in outer.prefix(OuterSky.most).enumerated() {
      rings.append(
        Ring(
          name: freeName(for: sky.sky), sky: sky.sky, person: sky.chart.name,
          placements: sky.chart.placements, angles: sky.chart.angles, caption: sky.caption))
      ties += WheelFigure.ties(of: sky, inRing: index + 1, with: base)
    }
  }

  /// A name that no other ring has: a second transit is `transit2`.
  private func freeName(for sky: SkyRole) -> String {
    let taken = Set(rings.map(\.name))
    guard taken.contains(sky.rawValue) else { return sky.rawValue }
    return (2...).lazy.map { "\(sky.rawValue)\($0)" }.first { !taken.contains($0) } ?? sky.rawValue
  }

  /// The aspects of a sky with the base that it is around.
  private static func ties(of outer: OuterSky, inRing ring: Int, with base: Chart) -> [Tie] {
    outer.aspects(with: base).compactMap { aspect in
      var tie = Tie(
        aspect, from: (ring, outer.chart.longitude(of: aspect.end1)),
        to: (0, base.longitude(of: aspect.end2)), widest: outer.orbs[aspect.type])
      tie?.exactDay = outer.exactDays[aspect]
      return tie
    }
  }

  /// The longitude of an end in a ring; `nil` if the ring does not have it.
  func longitude(of end: AspectEnd, inRing ring: Int) -> Longitude? {
    switch end {
    case .body(let body): rings[ring].placements.first { $0.body == body }?.longitude
    case .angle(let angle): (ring == 0 ? angles : rings[ring].angles)?[angle]
    }
  }
}

extension WheelFigure.Tie {
  /// Fails if an end has no longitude.
  fileprivate init?(
    _ aspect: Aspect, from first: (ring: Int, Longitude?), to second: (ring: Int, Longitude?), widest: Double?
  ) {
    guard let longitude1 = first.1, let longitude2 = second.1 else { return nil }
    let edge = widest ?? ChartSettings.allOrbs[aspect.type] ?? 8
    let isKnown = aspect.isOrbKnown
    self.init(
      aspect: aspect, ring1: first.ring, ring2: second.ring, longitude1: longitude1, longitude2: longitude2,
      tightness: isKnown ? 1 - min(max(aspect.orb / max(edge, 0.001), 0), 1) : 0,
      isTight: isKnown && aspect.orb < WheelFigure.Tie.widestTight(aspect.type, within: edge))
  }
}

extension WheelFigure {
  /// The names and marks of its skies, from the inside out.
  package func owners(in language: Language) -> SkyOwners {
    SkyOwners(rings.map { (kind: $0.sky, person: $0.person) }, in: language)
  }

  /// A remark on each ring between the base and the outermost one, whose aspects no wheel draws, and on the
  /// fleeting aspects of the outermost: “Progressions: 15 aspects are not drawn”, “ASC T, MC T: 3 aspects are
  /// not drawn”.
  package func undrawnRings(in language: Language) -> [String] {
    let owners = owners(in: language)
    return rings.indices.dropFirst().compactMap { ring in
      let isOutermost = ring == rings.count - 1
      let count = ties.count { $0.ring1 == ring && (!isOutermost || $0.aspect.isFleeting) }
      guard count > 0 else { return nil }
      let angles = [ChartAngle.ascendant, .midheaven].map { "\($0.symbol) \(owners.marks[ring])" }
      let name = isOutermost ? angles.joined(separator: ", ") : owners.names[ring]
      return SkyWording.undrawn(count, of: name, in: language)
    }
  }

  /// A remark that between skies only planets and angles have aspects, if there are other bodies.
  package func endsOfAspects(in language: Language) -> [String] {
    let hasPoints = rings.contains { ring in ring.placements.contains { !$0.body.isPlanet } }
    return rings.count > 1 && hasPoints ? [language.phrasebook.aspectsOfPlanets] : []
  }

  /// The summary of an aspect between two rings, for a description in words.
  package func summary(of tie: Tie) -> CrossAspectSummary {
    CrossAspectSummary(
      of: tie.aspect, with: rings[tie.ring1].sky, inHouse: houses?.house(of: tie.longitude1),
      exactOn: tie.exactDay)
  }
}
