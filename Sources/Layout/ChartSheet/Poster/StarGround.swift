import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroWheelLayout

/// Faint stars on a page, which are always the same for the same chart.
struct StarGround {
  private var state: UInt64

  /// - Parameter chart: Its longitudes are the seed, so that every chart has its own stars.
  init(of chart: Chart) {
    state = chart.placements.reduce(0x9E37_79B9_7F4A_7C15) { seed, placement in
      (seed ^ UInt64(placement.longitude.degrees * 1e6)) &* 0x0000_0100_0000_01B3
    }
  }

  /// Paints stars on a page, but none within the circle or in the boxes of words.
  mutating func paint(
    _ group: inout Scene.Group, _ style: PosterStyle, around circle: (center: Point, radius: Double),
    beside words: [Rect]
  ) {
    // On a light page the stars are fainter, like dust.
    let strength = style.theme.paper.contrast(on: Color(0x000000)) > 8 ? 0.5 : 1
    let sky = Rect(origin: .origin, size: style.size).inset(by: Insets(all: 34 * style.unit))
    let count = Int(150 * style.size.height / style.size.width)
    for _ in 0..<count {
      let place = Point(x: next() * style.size.width, y: next() * style.size.height)
      let (radius, opacity) = ((0.5 + 1.3 * next() * next()) * style.unit, strength * (0.14 + 0.4 * next()))
      let isFree =
        sky.contains(place) && place.distance(to: circle.center) > circle.radius
        && !words.contains { $0.contains(place) }
      guard isFree else { continue }
      let ink = style.theme.ink.opacity(opacity).over(style.theme.paper)
      group.fill(Path(circle: place, radius: radius), ink)
    }
  }

  /// A random number, 0 ≤ x < 1, by Marsaglia's xorshift64* with Vigna's multiplier (2016).
  private mutating func next() -> Double {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Double((state &* 0x2545_F491_4F6C_DD1D) >> 11) / 0x1p53
  }
}
