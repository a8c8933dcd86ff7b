/// Finds the patterns that aspects between planets form together.
struct AspectPatternFinder {
  private struct Tie {
    var type: AspectType
    var orb: Double

    /// Whether a figure may stand on it.
    var isNarrow: Bool {
      orb <= (type == .quincunx ? AspectPattern.widestQuincunx : AspectPattern.widest)
    }
  }

  private struct Pair: Hashable {
    let first: Body
    let second: Body

    init(_ one: Body, _ other: Body) { (first, second) = (min(one, other), max(one, other)) }
  }

  private let signs: [Body: Sign]
  private let bodies: [Body]
  /// The aspects found, keyed by pair with the earlier planet first.
  private var ties: [Pair: Tie] = [:]

  /// - Parameters:
  ///   - placements: The planets whose positions are certain.
  ///   - aspects: The aspects that are certain; quincunxes that are so are looked for in addition.
  init(_ placements: [Placement], aspects: [Aspect]) {
    bodies = placements.map(\.body).sorted()
    signs = Dictionary(placements.map { ($0.body, $0.sign) }, uniquingKeysWith: { first, _ in first })
    for aspect in aspects where aspect.bodies.count == 2 {
      ties[Pair(aspect.bodies[0], aspect.bodies[1])] = Tie(type: aspect.type, orb: aspect.orb)
    }
    for (index, one) in placements.enumerated() {
      for other in placements[(index + 1)...] where ties[Pair(one.body, other.body)] == nil {
        let found = MovingEnd(one).aspect(with: MovingEnd(other), among: AspectPatternFinder.quincunx)
        if let found, found.isCertain {
          ties[Pair(one.body, other.body)] = Tie(type: .quincunx, orb: found.orb)
        }
      }
    }
  }

  private static let quincunx = [SoughtAspect(type: .quincunx, orb: AspectPattern.widestQuincunx)]

  /// The patterns that were found.
  ///
  /// Those without a body from the Sun to Mars are left out, because everybody born in that year has them; so
  /// are a T-square within a grand cross and a grand trine within a kite.
  var patterns: [AspectPattern] {
    let (tSquares, grandTrines) = (tSquares, grandTrines)
    let (crosses, kites) = (grandCrosses(on: tSquares), kites(on: grandTrines))
    let squares = tSquares.filter { square in
      !crosses.contains { Set($0.bodies).isSuperset(of: square.bodies) }
    }
    let trines = grandTrines.filter { trine in
      !kites.contains { Set($0.bodies).isSuperset(of: trine.bodies) }
    }
    return merged(crosses + kites + squares + trines + rectangles + yods)
      .filter { $0.bodies.contains { $0 <= .mars } }
  }

  // MARK: - Figures

  private var grandTrines: [AspectPattern] {
    pairs(.trine).flatMap { pair in
      bodies.compactMap { third in
        guard third > pair.bodies[1], let orb = orb(of: third, to: pair.bodies, .trine) else { return nil }
        let bodies = pair.bodies + [third]
        return AspectPattern(
          .grandTrine, of: bodies, element: common(bodies) { $0.element }, orb: max(orb, pair.orb))
      }
    }
  }

  private var tSquares: [AspectPattern] {
    pairs(.opposition).flatMap { pair in
      bodies.compactMap { apex in
        guard let orb = orb(of: apex, to: pair.bodies, .square) else { return nil }
        return AspectPattern(.tSquare, of: pair.bodies + [apex], apex: apex, orb: max(orb, pair.orb))
      }
    }
  }

  private var yods: [AspectPattern] {
    pairs(.sextile).flatMap { pair in
      bodies.compactMap { apex in
        guard let orb = orb(of: apex, to: pair.bodies, .quincunx) else { return nil }
        return AspectPattern(.yod, of: pair.bodies + [apex], apex: apex, orb: max(orb, pair.orb))
      }
    }
  }

  private func kites(on trines: [AspectPattern]) -> [AspectPattern] {
    trines.flatMap { trine in
      trine.bodies.flatMap { corner in
        bodies.compactMap { apex -> AspectPattern? in
          let wings = trine.bodies.filter { $0 != corner }
          guard let far = orb(of: apex, to: [corner], .opposition, closing: true),
            let near = orb(of: apex, to: wings, .sextile, closing: true)
          else { return nil }
          return AspectPattern(
            .kite, of: trine.bodies + [apex], apex: apex, element: trine.element,
            orb: AspectPattern.orb(closing: trine.orb, by: max(far, near)))
        }
      }
    }
  }

  private func grandCrosses(on tSquares: [AspectPattern]) -> [AspectPattern] {
    crossings(closing: true) { one, other, axes in
      let bodies = one + other
      guard let first = orb(of: one[0], to: other, .square, closing: true),
        let second = orb(of: one[1], to: other, .square, closing: true),
        let core = tSquares.filter({ Set(bodies).isSuperset(of: $0.bodies) }).map(\.orb).min()
      else { return nil }
      return AspectPattern(
        .grandCross, of: bodies, modality: common(bodies) { $0.modality },
        orb: AspectPattern.orb(closing: core, by: max(first, second, axes)))
    }
  }

  private var rectangles: [AspectPattern] {
    crossings { one, other, axes in
      for (near, far) in [(other[0], other[1]), (other[1], other[0])] {
        let orbs = [
          orb(of: one[0], to: [near], .trine), orb(of: one[1], to: [far], .trine),
          orb(of: one[0], to: [far], .sextile), orb(of: one[1], to: [near], .sextile),
        ].compactMap(\.self)
        if orbs.count == 4 {
          return AspectPattern(.mysticRectangle, of: one + other, orb: max(axes, orbs.max() ?? 0))
        }
      }
      return nil
    }
  }

  // MARK: - Parts

  private func pairs(_ type: AspectType, closing: Bool = false) -> [(bodies: [Body], orb: Double)] {
    ties.filter { $0.value.type == type && (closing || $0.value.isNarrow) }.map {
      ([$0.key.first, $0.key.second], $0.value.orb)
    }
    .sorted { ($0.bodies[0], $0.bodies[1]) < ($1.bodies[0], $1.bodies[1]) }
  }

  /// The patterns that two oppositions form, given the bodies of each and the orb of the wider one.
  private func crossings(
    closing: Bool = false, _ pattern: ([Body], [Body], Double) -> AspectPattern?
  ) -> [AspectPattern] {
    let axes = pairs(.opposition, closing: closing)
    return axes.indices.flatMap { first in
      axes.indices[(first + 1)...].compactMap { second -> AspectPattern? in
        guard Set(axes[first].bodies).isDisjoint(with: axes[second].bodies) else { return nil }
        return pattern(axes[first].bodies, axes[second].bodies, max(axes[first].orb, axes[second].orb))
      }
    }
  }

  /// The widest orb of a body's aspects of a type to all of several others; `nil` if one of them is missing.
  ///
  /// - Parameter closing: Whether they close a figure: then any aspect of the chart counts.
  private func orb(
    of body: Body, to others: [Body], _ type: AspectType, closing: Bool = false
  ) -> Double? {
    let ties = others.compactMap { self.ties[Pair(body, $0)] }
      .filter { $0.type == type && (closing || $0.isNarrow) }
    return ties.count == others.count ? ties.map(\.orb).max() : nil
  }

  /// The quality that the signs of all the bodies share; `nil` of a pattern that reaches across the edge of a sign.
  private func common<Quality: Hashable>(_ bodies: [Body], _ quality: (Sign) -> Quality) -> Quality? {
    let qualities = Set(bodies.compactMap { signs[$0].map(quality) })
    return qualities.count == 1 ? qualities.first : nil
  }

  /// Merges patterns that neighboring planets form and that mean the same into one.
  private func merged(_ patterns: [AspectPattern]) -> [AspectPattern] {
    patterns.reduce(into: []) { merged, pattern in
      let same = merged.firstIndex {
        ($0.kind, $0.apex) == (pattern.kind, pattern.apex)
          && ($0.element, $0.modality) == (pattern.element, pattern.modality)
      }
      guard let same, pattern.hasTheme else { return merged.append(pattern) }
      merged[same].bodies = Set(merged[same].bodies).union(pattern.bodies).sorted()
      merged[same].orb = min(merged[same].orb, pattern.orb)
    }
  }
}

extension Chart {
  /// The patterns that its certain aspects form, the tightest first.
  package var patterns: [AspectPattern] {
    let settled = planets.filter { $0.range == nil || $0.body != .moon }
    return AspectPatternFinder(settled, aspects: aspects.filter { $0.isCertain && $0.isOfPlanets }).patterns
      .sorted { $0.orb < $1.orb }
  }
}
