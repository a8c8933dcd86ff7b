import AstroDrawing
import AstroGeometry

/// Labels beside a picture, each joined by a line to the part that it names.
struct Callouts {
  /// The labels beside one side of the picture, from top to bottom.
  private struct Column {
    var parts: [(name: String, place: Point)]

    /// The height of each label: as near to its part as its neighbors allow.
    func heights(within range: ClosedRange<Double>) -> [Double] {
      var heights = parts.map(\.place.y)
      for index in heights.indices.dropFirst() {
        heights[index] = max(heights[index], heights[index - 1] + Callouts.distance)
      }
      let last = heights.indices.last.map { min(heights[$0], range.upperBound) }
      for (index, limit) in zip(heights.indices.reversed(), 0...) {
        let highest = (last ?? 0) - Double(limit) * Callouts.distance
        heights[index] = max(range.lowerBound, min(heights[index], highest))
      }
      return heights
    }
  }

  /// The distance between the baselines of two labels, in points.
  private static let distance = 21.0
  private static let size = 12.0

  let picture: Rect
  let shaper: any TextShaper
  private var left = Column(parts: []), right = Column(parts: [])

  /// - Parameter picture: The place of the picture; labels are set on both sides of it.
  init(around picture: Rect, shaper: any TextShaper) { (self.picture, self.shaper) = (picture, shaper) }

  /// Labels a part; does nothing for a part that the picture does not have.
  mutating func name(_ name: String, _ place: Point?) {
    guard let place else { return }
    if place.x < picture.center.x {
      left.parts.append((name, place))
    } else {
      right.parts.append((name, place))
    }
  }

  func draw(in scene: inout Scene, ink: Color, line: Color) {
    for (column, isLeft) in [(left, true), (right, false)] {
      let sorted = Column(parts: column.parts.sorted { ($0.place.y, $0.place.x) < ($1.place.y, $1.place.x) })
      let heights = sorted.heights(within: (picture.minY + 10)...(picture.maxY - 10))
      for (part, height) in zip(sorted.parts, heights) {
        draw(part.name, at: height, of: part.place, isLeft: isLeft, in: &scene, ink, line)
      }
    }
  }

  private func draw(
    _ name: String, at height: Double, of place: Point, isLeft: Bool, in scene: inout Scene, _ ink: Color,
    _ line: Color
  ) {
    let style = TextStyle(.inter, size: Callouts.size, color: ink)
    let text = shaper.shape(name, style, language: "en")
    let edge = isLeft ? picture.minX - 14 : picture.maxX + 14
    let end = Point(x: isLeft ? edge + 4 : edge - 4, y: height)
    scene.stroke(Path(through: [end, place]), Stroke(line, width: 0.8))
    scene.fill(Path(circle: place, radius: 1.8), line)
    scene.place(text, at: Point(x: isLeft ? edge - text.advance : edge, y: height + 4))
  }
}
