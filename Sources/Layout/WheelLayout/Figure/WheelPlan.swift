/// Where the rings of a wheel begin and end, as fractions of half its side.
///
/// What they contain is not part of the plan.
package struct WheelPlan: Hashable, Sendable {
  /// The outer and the inner edge of the rim labels.
  package var labelOuter = 0.98
  package var labelInner = 0.9
  package var zodiacOuter = 0.885
  package var zodiacInner: Double
  /// The inner end of the ruler's longest ticks.
  package var rulerInner: Double
  /// One band for each ring of bodies, from the inside out.
  package var bands: [Band]
  /// The radius of the aspect circle.
  ///
  /// The ring of house numbers lies between it and the innermost band.
  package var aspectOuter: Double

  /// The space of one ring of bodies.
  package struct Band: Hashable, Sendable {
    /// The circle from which the ticks at true degrees point inwards, and the one on which they end.
    package var tickOuter: Double
    package var tickInner: Double
    /// The outermost and the innermost lane of leaders.
    package var laneOuter: Double
    package var laneInner: Double
    /// The outer and the inner edge of the stacks.
    package var stackOuter: Double
    package var stackInner: Double

    /// A band between two circles.
    ///
    /// - Parameters:
    ///   - leaders: Where the space for leaders ends; ticks take about its outer quarter, lanes most of the
    ///     rest.
    ///   - ruler: The depth of the ruler around the band, which ticks cross from its outer edge on; 0 for
    ///     none.
    init(outer: Double, leaders: Double, stackOuter: Double, stackInner: Double, ruler: Double = 0) {
      let depth = outer - leaders
      (tickOuter, tickInner) = (outer + ruler, outer - 0.28 * depth)
      (laneOuter, laneInner) = (outer - 0.4 * depth, leaders)
      (self.stackOuter, self.stackInner) = (stackOuter, stackInner)
    }

    init(
      tickOuter: Double, tickInner: Double, laneOuter: Double, laneInner: Double, stackOuter: Double,
      stackInner: Double
    ) {
      (self.tickOuter, self.tickInner) = (tickOuter, tickInner)
      (self.laneOuter, self.laneInner) = (laneOuter, laneInner)
      (self.stackOuter, self.stackInner) = (stackOuter, stackInner)
    }
  }

  init(zodiacInner: Double, rulerInner: Double, aspectOuter: Double, bands: [Band]) {
    (self.zodiacInner, self.rulerInner) = (zodiacInner, rulerInner)
    (self.aspectOuter, self.bands) = (aspectOuter, bands)
  }

  /// The plan for a number of rings, 1…3; more rings get the plan for three.
  package init(rings: Int) {
    switch rings {
    case ...1: self = .one
    case 2: self = .two
    default: self = .three
    }
  }

  /// One sky, in full detail.
  package static let one = WheelPlan(
    zodiacInner: 0.775, rulerInner: 0.735, aspectOuter: 0.338,
    bands: [
      Band(
        tickOuter: 0.775, tickInner: 0.722, laneOuter: 0.715, laneInner: 0.69, stackOuter: 0.685,
        stackInner: 0.395)
    ])

  /// A second sky around the first.
  package static let two = WheelPlan(
    zodiacInner: 0.815, rulerInner: 0.79, aspectOuter: 0.312,
    bands: [
      Band(outer: 0.557, leaders: 0.53, stackOuter: 0.528, stackInner: 0.352),
      Band(outer: 0.79, leaders: 0.757, stackOuter: 0.755, stackInner: 0.583, ruler: 0.025),
    ])

  /// Three skies, one around the other.
  package static let three = WheelPlan(
    zodiacInner: 0.83, rulerInner: 0.808, aspectOuter: 0.32,
    bands: [
      Band(outer: 0.49, leaders: 0.472, stackOuter: 0.47, stackInner: 0.354),
      Band(outer: 0.647, leaders: 0.629, stackOuter: 0.627, stackInner: 0.511),
      Band(outer: 0.808, leaders: 0.787, stackOuter: 0.785, stackInner: 0.668, ruler: 0.022),
    ])

  /// The margin at the edge of the page: 10 pixels at 1200, as a fraction of half the side.
  static let edgeMargin = 1.0 / 60

  /// The free space between the arrow at the Ascendant, which ends at the ruler's inner edge, and the leaders
  /// below it.
  static let headClearance = 0.0125

  /// The depth of the brackets of conjunctions, which lie around the aspect circle.
  static let bracketDepth = 0.008

  /// The radius at which the innermost stacks end and the house numbers begin.
  package var houseOuter: Double { bands.first?.stackInner ?? rulerInner }

  /// The empty ring between a band and the next one further out, inner edge first; `nil` for the outermost
  /// band.
  package func divider(around ring: Int) -> ClosedRange<Double>? {
    guard ring + 1 < bands.count else { return nil }
    return bands[ring].tickOuter...bands[ring + 1].stackInner
  }

  /// Makes dividers at least so deep, a fraction of half the side, at the cost of the stacks outside them: at most a
  /// tenth of the room of these.
  mutating func deepenDividers(to depth: Double) {
    for ring in bands.indices.dropFirst() {
      let (inner, outer) = (bands[ring].stackInner, bands[ring].stackOuter)
      bands[ring].stackInner = max(
        inner, min(bands[ring - 1].tickOuter + depth, inner + (outer - inner) / 10))
    }
  }

  /// The size of a body's marks, relative to a wheel with one ring.
  var scale: Double {
    switch bands.count {
    case 1: 1
    case 2: 28 / 36
    default: 24 / 36
    }
  }

  /// The depth of the band of signs, relative to a wheel with one ring.
  var signScale: Double {
    (zodiacOuter - zodiacInner) / (WheelPlan.one.zodiacOuter - WheelPlan.one.zodiacInner)
  }
}
