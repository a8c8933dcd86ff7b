/// Finds the patterns that aspects between planets form together.
struct AspectPatternFinder {
  private let signs: [Body: Sign]
  private let bodies: [Body]
  /// The aspects found.
  private var ties = TieTable()

  /// - Parameters:
  ///   - placements: The planets whose positions are certain.
  ///   - aspects: The aspects that are certain; quincunxes that are so are looked for in addition.
  init(_ placements: [Placement], aspects: [Aspect]) {
    bodies = placements.map(\.body).sorted()
    signs = Dictionary(placements.map { ($0.body, $0.sign) }, uniquingKeysWith: { first, _ in first })
    for aspect in aspects {
      guard let one = aspect.end1.body, let other = aspect.end2.body else { continue }
      ties[one, other] = Tie(type: aspect.type, orb: aspect.orb)
    }
    for (index, one) in placements.enumerated() {
      for other in placements[(index + 1)...] where ties[one.body, other.body] == nil {
        let found = MovingEnd(one).aspect(with: MovingEnd(other), among: AspectPatternFinder.quincunx)
        if let found, found.isCertain {
          ties[one.body, other.body] = Tie(type: .quincunx, orb: found.orb)
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
    ties.pairs { $0.type == type && (closing || $0.isNarrow) }
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
    var widest: Double?
    for other in others {
      guard let tie = ties[body, other], tie.type == type, closing || tie.isNarrow else { return nil }
      widest = max(widest ?? 0, tie.orb)
    }
    return widest
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

/// An aspect between two planets, as far as patterns need it.
private struct Tie {
  var type: AspectType
  var orb: Double

  /// Whether a figure may stand on it.
  var isNarrow: Bool {
    orb <= (type == .quincunx ? AspectPattern.widestQuincunx : AspectPattern.widest)
  }
}

/// The aspects between planets, in a table with a row and a column for each.
private struct TieTable {
  private static let bodies = Body.planets
  private var cells = [Tie?](repeating: nil, count: bodies.count * bodies.count)

  /// The aspect between two planets, in either order.
  subscript(one: Body, other: Body) -> Tie? {
    get { TieTable.cell(one, other).flatMap { cells[$0] } }
    set { if let cell = TieTable.cell(one, other) { cells[cell] = newValue } }
  }

  private static func cell(_ one: Body, _ other: Body) -> Int? {
    // Planets come first in the order of bodies.
    let (row, column) = (min(one.order, other.order), max(one.order, other.order))
    return column < bodies.count ? row * bodies.count + column : nil
  }

  /// The pairs with certain aspects, in the order of the planets.
  func pairs(where isSought: (Tie) -> Bool) -> [(bodies: [Body], orb: Double)] {
    cells.indices.compactMap { cell in
      guard let tie = cells[cell], isSought(tie) else { return nil }
      let (row, column) = cell.quotientAndRemainder(dividingBy: TieTable.bodies.count)
      return ([TieTable.bodies[row], TieTable.bodies[column]], tie.orb)
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
