import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroInterpretation
import AstroThemes
import AstroTypesetting
import AstroWording

/// A thumbnail wheel in hairlines, on which only the facts of one paragraph are highlighted.
struct MiniWheel {
  /// The side of the picture in points: 17 mm.
  static let side = 48.19

  let chart: Chart
  let theme: Theme

  private var center: Point { Point(x: Self.side / 2, y: Self.side / 2) }
  private var rim: Double { 23 }
  private var inner: Double { 19 }
  private var ring: Double { 16.5 }
  private var hair: Stroke { Stroke(theme.hairline, width: 0.3 * theme.lineScale) }

  /// The picture as a margin note: its alternative text names the facts, and it links to the row of the
  /// first.
  func note(lighting factors: [Factor], in language: Language) -> MarginNote? {
    guard let first = factors.first, !chart.planets.isEmpty else { return nil }
    let names = factors.map { $0.name(in: language) }.joined(separator: "; ")
    let scene = Scene(size: Size(square: Self.side), items: items(lighting: factors))
    let figure = Figure(scene, size: Size(square: Self.side), alternative: names)
    return MarginNote(figure, to: .anchor(FactorGlyphs(first, in: language).anchor))
  }

  private func items(lighting factors: [Factor]) -> [Scene.Item] {
    var group = Scene.Group("wheel")
    for factor in factors { light(factor, in: &group) }
    for radius in [rim, inner] { group.stroke(Path(circle: center, radius: radius), hair) }
    for sign in Sign.allCases { group.line(spoke(Longitude(sign.start), from: inner, to: rim), hair) }
    for axis in axes { group.line(Segment(point(axis, inner), point(axis + 180, inner)), hair) }
    let lit = Set(factors.flatMap { FactorParts(of: $0).bodies })
    for placement in chart.placements where placement.body.isPlanet || lit.contains(placement.body) {
      dot(placement.longitude, isLit: lit.contains(placement.body), in: &group)
    }
    return [.group(group)]
  }

  private var axes: [Longitude] { chart.angles.map { [$0.ascendant, $0.midheaven] } ?? [] }

  // MARK: - Places

  /// The direction of a longitude: the Ascendant, or Aries if there is none, is on the left, and the zodiac
  /// runs counterclockwise.
  private func angle(_ longitude: Longitude) -> Angle {
    let first = chart.angles?.ascendant ?? Longitude(0)
    return Angle(degrees: 180 - first.distance(forwardTo: longitude))
  }

  private func point(_ longitude: Longitude, _ radius: Double) -> Point {
    center + Vector(length: radius, direction: angle(longitude))
  }

  private func spoke(_ longitude: Longitude, from: Double, to: Double) -> Segment {
    Segment(point(longitude, from), point(longitude, to))
  }

  // MARK: - Highlights

  private func dot(_ longitude: Longitude, isLit: Bool, in group: inout Scene.Group) {
    let circle = Path(circle: point(longitude, ring), radius: isLit ? 1.7 : 0.7)
    group.fill(circle, isLit ? theme.accent : theme.hairline)
  }

  private func light(_ factor: Factor, in group: inout Scene.Group) {
    let parts = FactorParts(of: factor)
    for sign in parts.litSigns {
      sector(from: Longitude(sign.start), sweep: 30, inner: inner, outer: rim, in: &group)
    }
    if let houses = chart.houses {
      if let house = parts.place {
        let start = houses.cusp(house)
        sector(
          from: start, sweep: start.distance(forwardTo: houses.cusp(house + 1)), inner: 0, outer: inner,
          in: &group)
      }
    }
    for (one, other, ink) in chords(of: factor) {
      guard let start = place(of: one), let end = place(of: other) else { continue }
      group.line(
        Segment(point(start, ring), point(end, ring)), Stroke(ink, width: 0.6 * theme.lineScale))
    }
  }

  private func sector(
    from start: Longitude, sweep: Double, inner: Double, outer: Double, in group: inout Scene.Group
  ) {
    let sector = AnnularSector(
      center: center, inner: inner, outer: outer, start: angle(start), sweep: Angle(degrees: -sweep))
    group.fill(sector.path, theme.accent.opacity(0.2))
  }

  private func place(of end: AspectEnd) -> Longitude? {
    switch end {
    case .body(let body): chart.placement(of: body)?.longitude
    case .angle(let angle): chart.angles?[angle]
    }
  }

  private func chords(of factor: Factor) -> [(AspectEnd, AspectEnd, Color)] {
    var aspects = [factor.tie].compactMap(\.self)
    if case .pattern(let pattern) = factor {
      aspects = chart.aspects.filter {
        Set($0.bodies).count == 2 && Set(pattern.bodies).isSuperset(of: $0.bodies)
      }
    }
    return aspects.map { ($0.end1, $0.end2, theme.ink($0.type.nature)) }
  }
}

extension FactorParts {
  /// The signs that are about the fact: named by it, or all of an element or a modality.
  fileprivate var litSigns: [Sign] {
    signs + Sign.allCases.filter { $0.element == element || $0.modality == modality }
  }
}
