package import AstroChartModel
package import AstroDrawing
package import AstroGeometry
package import AstroThemes

/// Faint stars on a page, which are always the same for the same chart.
package struct StarField {
  private var state: UInt64
  private let theme: Theme
  private let page: Rect
  /// Where stars may be.
  private let sky: Rect
  /// A 1080th of the width of the page, in points.
  private let unit: Double
  private let circle: (center: Point, radius: Double)
  private let words: [Rect]

  /// - Parameters:
  ///   - placements: Their longitudes are the seed, so that every chart has its own stars.
  ///   - page: The page, whose edge stays free.
  ///   - circle: The wheel, within which there are none.
  ///   - words: The boxes of words, from which stars keep a distance.
  package init(
    of placements: [Placement], in theme: Theme, on page: Rect,
    around circle: (center: Point, radius: Double),
    beside words: [Rect]
  ) {
    state = placements.reduce(0x9E37_79B9_7F4A_7C15) { seed, placement in
      (seed ^ UInt64(placement.longitude.degrees * 1e6)) &* 0x0000_0100_0000_01B3
    }
    (self.theme, self.circle, unit) = (theme, circle, page.width / 1080)
    let clearance = (theme.isOrnate ? 12 + StarField.longestRay : 10) * page.width / 1080
    self.words = words.map { $0.expanded(by: clearance) }
    (self.page, sky) = (page, page.inset(by: Insets(all: 34 * page.width / 1080)))
  }

  /// The length of the longest ray of a star, in 1080ths of the width.
  private static let longestRay = 10.0

  /// Paints dust all over the page or, in an ornate theme, forty to seventy stars.
  package mutating func paint(_ group: inout Scene.Group) {
    guard !theme.isOrnate else { return paintStars(&group) }
    // On a light page the stars are fainter, like dust.
    let strength = theme.isDark ? 1 : 0.5
    for _ in 0..<Int(150 * page.height / page.width) {
      let place = place()
      let (radius, opacity) = ((0.5 + 1.3 * next() * next()) * unit, strength * (0.14 + 0.4 * next()))
      guard isFree(place) else { continue }
      group.fill(Path(circle: place, radius: radius), theme.ink.opacity(opacity).over(theme.paper))
    }
  }

  private mutating func paintStars(_ group: inout Scene.Group) {
    var left = 40 + Int(next() * 31)
    // A page may have little room between its words.
    for _ in 0..<4000 where left > 0 {
      let (place, size, light) = (place(), next() * next(), next())
      guard isFree(place) else { continue }
      left -= 1
      let ink = theme.paint(.ink).opacity(0.35 + 0.5 * light)
      if left % 7 == 0 {
        group.fill(StarField.rays(at: place, reach: (0.5 + 0.5 * size) * StarField.longestRay * unit), ink)
      } else {
        group.fill(Path(circle: place, radius: (0.7 + 1.5 * size) * unit), ink)
      }
    }
  }

  /// A star of four rays.
  private static func rays(at center: Point, reach: Double) -> Path {
    let points = (0..<8).map { corner in
      center
        + Vector(
          length: corner % 2 == 0 ? reach : reach * 0.14, direction: Angle(degrees: 45 * Double(corner)))
    }
    return Path(through: points, closed: true)
  }

  private mutating func place() -> Point {
    Point(x: page.minX + next() * page.width, y: page.minY + next() * page.height)
  }

  private func isFree(_ place: Point) -> Bool {
    sky.contains(place) && place.distance(to: circle.center) > circle.radius
      && !words.contains { $0.contains(place) }
  }

  /// A random number, 0 ≤ x < 1, by Marsaglia's xorshift64* with Vigna's multiplier (2016).
  private mutating func next() -> Double {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Double((state &* 0x2545_F491_4F6C_DD1D) >> 11) / 0x1p53
  }
}
