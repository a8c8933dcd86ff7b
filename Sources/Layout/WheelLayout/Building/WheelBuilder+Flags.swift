import AstroChartModel
import AstroDrawing
import AstroGeometry

extension WheelBuilder {
  /// The Ascendant and the Midheaven of an outer ring's sky, on the ring's outer edge.
  func flags(ofRing ring: Int) -> [AngleFlag] {
    flagged(ring).map { angle, longitude in
      // The outermost ring ends at the ruler, all others at a divider.
      let edge = plan.divider(around: ring) ?? plan.rulerInner...plan.zodiacInner
      let middle = (edge.lowerBound + edge.upperBound) / 2
      let degrees = longitude.degrees
      return AngleFlag(
        angle: angle, longitude: longitude,
        staff: dial.ray(degrees, from: edge.upperBound, to: edge.lowerBound),
        pennant: Path(
          through: [
            dial.point(degrees, radius: edge.upperBound), dial.point(degrees + pennant, radius: middle),
            dial.point(degrees, radius: middle),
          ], closed: true))
    }
  }

  /// The length of a pennant along the zodiac, in degrees.
  private var pennant: Double { 2 }

  /// The angles for which a ring has flags, with their longitudes.
  func flagged(_ ring: Int) -> [(angle: ChartAngle, longitude: Longitude)] {
    guard ring > 0, let angles = figure.rings[ring].angles else { return [] }
    return [ChartAngle.ascendant, .midheaven].map { ($0, angles[$0]) }
  }
}
