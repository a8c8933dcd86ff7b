import AstroChartModel
package import AstroDiagnostics
package import AstroDrawing
import AstroGeometry
package import AstroThemes

extension Wheel {
  /// A wheel as an ornament: the twelve signs, the planets of one sky or two in their ranks, and of one sky the
  /// tightest aspects; no houses and no numbers.
  ///
  /// The Ascendant is at nine o'clock, as in every wheel. The glyphs of a crowd step inwards in their true order.
  /// - Parameters:
  ///   - side: In points, 1…100,000.
  ///   - pixelsPerPoint: The size of a point where the picture is seen.
  /// - Throws: `invalidValue` for a side out of range.
  package static func ornament(
    of figure: WheelFigure, side: Double, pixelsPerPoint: Double = 1, theme: Theme, language: String,
    shaper: any TextShaper
  ) throws(Problem) -> Wheel {
    var options = try WheelOptions(side: side, detail: .minimal, language: language)
    options.pixelsPerPoint = pixelsPerPoint
    var builder = WheelBuilder(
      figure: figure.ornament, options: options, theme: theme, shaper: shaper,
      plan: .ornament(rings: figure.rings.count), glyphScale: WheelPlan.ornamentScale * theme.glyphScale,
      origin: figure.angles?.ascendant.degrees ?? 0)
    let rings = builder.rings(beside: [])
    builder.plan.aspectOuter = builder.reach(of: rings)
    return Wheel(
      figure: builder.figure, size: Size(square: side), dial: builder.dial, plan: builder.plan,
      detail: .minimal, theme: theme, rings: rings, signs: builder.signMarks(), houseNumbers: [],
      rimLabels: [], captions: [], cornerSigns: [], cusps: [], axes: [], labelTicks: [],
      chords: builder.chords().drawn, undrawnAspects: 0, language: language, roomBeside: 0)
  }
}

extension WheelBuilder {
  /// The radius of the aspects of an ornament, which is free of glyphs, as a fraction of half the side.
  fileprivate func reach(of rings: [SeatedRing]) -> Double {
    let corners = rings.flatMap(\.marks).flatMap { mark in
      let box = mark.box.bounds
      return [box.minX, box.maxX].flatMap { x in [box.minY, box.maxY].map { Point(x: x, y: $0) } }
    }
    let nearest = corners.map { $0.distance(to: dial.center) / dial.halfSide }.min() ?? plan.houseOuter
    return max(WheelPlan.leastOrnamentCenter, nearest - WheelPlan.ornamentGap)
  }
}

extension WheelFigure {
  /// The planets alone, with at most a dozen aspects of one sky, the tightest.
  fileprivate var ornament: WheelFigure {
    var figure = self
    (figure.houses, figure.angles) = (nil, nil)
    for ring in rings.indices {
      figure.rings[ring].placements.removeAll { !$0.body.isPlanet }
      (figure.rings[ring].angles, figure.rings[ring].caption) = (nil, nil)
    }
    let lines = ties.filter { !$0.isCross && $0.aspect.isOfPlanets && $0.aspect.type != .conjunction }
    figure.ties = rings.count > 1 ? [] : Array(lines.sorted { $0.tightness > $1.tightness }.prefix(12))
    return figure
  }
}

extension WheelPlan {
  /// An ornament of one sky, or of two.
  fileprivate static func ornament(rings: Int) -> WheelPlan {
    var plan = WheelPlan(
      zodiacInner: 0.845, rulerInner: 0.845, aspectOuter: leastOrnamentCenter,
      bands: rings < 2
        ? [Band(outer: 0.845, leaders: 0.8, stackOuter: 0.795, stackInner: 0.4)]
        : [
          Band(outer: 0.545, leaders: 0.515, stackOuter: 0.51, stackInner: 0.25),
          Band(outer: 0.845, leaders: 0.815, stackOuter: 0.81, stackInner: 0.575),
        ])
    plan.zodiacOuter = 0.985
    return plan
  }

  /// A factor on the size of an ornament's glyphs: it has no words beside them.
  fileprivate static let ornamentScale = 1.13
  /// The least radius of the middle of an ornament, and the free space around it, as fractions of half the side.
  fileprivate static let leastOrnamentCenter = 0.2
  fileprivate static let ornamentGap = 0.035
}
