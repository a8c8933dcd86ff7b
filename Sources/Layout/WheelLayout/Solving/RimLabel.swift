import AstroChartModel
import AstroDrawing
import AstroGeometry

/// One or two lines of words outside the zodiac, upright and centered, as near to the rim as possible.
struct RimLabel {
  struct Line {
    var id: ElementID
    var kind: Mark.Kind
    var text: ShapedText

    init(of subject: ElementID.Subject, ring: String? = nil, _ kind: Mark.Kind, _ text: ShapedText) {
      (id, self.kind, self.text) = (ElementID(ring: ring, subject, kind.part), kind, text)
    }
  }

  let lines: [Line]
  /// The longitude that it belongs to, in degrees.
  let longitude: Double
  /// The space between two lines, in points.
  let lineGap: Double
  /// The longitude at which it is drawn, in degrees; that which it belongs to until it is placed.
  private(set) var drawn: Double
  private(set) var center = Point.origin

  /// The size of all lines together, in points.
  private let size: Size
  /// The index of the line that is centered on the ray; `nil` for all lines together.
  private let pivot: Int?

  init(lines: [Line], longitude: Double, lineGap: Double, pivot: Int? = nil) {
    (self.lines, self.longitude, self.lineGap, drawn) = (lines, longitude, lineGap, longitude)
    self.pivot = pivot
    size = Size(
      width: lines.map(\.text.inkBounds.width).max() ?? 0,
      height: lines.reduce(0) { $0 + $1.text.inkBounds.height } + lineGap * Double(max(0, lines.count - 1)))
  }

  var footprint: Footprint {
    Footprint(
      blocks: [Footprint.Block(center: center, half: Size(width: size.width / 2, height: size.height / 2))],
      stem: nil)
  }

  var marks: [Mark] {
    var top = center.y - size.height / 2
    return lines.map { line in
      let height = line.text.inkBounds.height
      defer { top += height + lineGap }
      return Mark(
        id: line.id, kind: line.kind, text: line.text, center: Point(x: center.x, y: top + height / 2))
    }
  }

  /// The label on the ray of a longitude, with its nearest corner or side on a radius.
  func placed(at degrees: Double, dial: Dial, radius: Double) -> RimLabel {
    var label = self
    label.drawn = degrees
    let ray = Vector(length: 1, direction: dial.direction(degrees))
    let half = Size(
      width: size.width / 2, height: (pivot.map { lines[$0].text.inkBounds.height } ?? size.height) / 2)
    let distance = RimLabel.distance(clearing: radius * dial.halfSide, half, along: ray)
    label.center = dial.center + ray * distance + Vector(dx: 0, dy: -pivotShift)
    return label
  }

  /// How far the middle of the pivot is below that of the whole label, in points.
  private var pivotShift: Double {
    guard let pivot else { return 0 }
    let above = lines.prefix(pivot).reduce(0) { $0 + $1.text.inkBounds.height + lineGap }
    return above + lines[pivot].text.inkBounds.height / 2 - size.height / 2
  }

  /// The least distance from the center at which an upright box on a ray is outside a circle.
  static func distance(clearing radius: Double, _ half: Size, along ray: Vector) -> Double {
    var (low, high) = (radius, radius + half.width + half.height)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      let dx = max(0, abs(ray.dx) * middle - half.width)
      let dy = max(0, abs(ray.dy) * middle - half.height)
      if dx * dx + dy * dy < radius * radius { low = middle } else { high = middle }
    }
    return high
  }

  /// The labels around the whole rim without overlaps, each where it belongs or as near to it as possible.
  ///
  /// - Returns: `nil` if labels overlap and must not move, or if there is no room.
  static func settled(
    _ labels: [RimLabel], dial: Dial, radius: Double, gap: Double, mayMove: Bool
  ) -> [RimLabel]? {
    let meet = labels.indices.contains { first in
      labels.indices.contains { second in
        first < second && !labels[first].footprint.isClear(of: labels[second].footprint, gap: gap)
      }
    }
    guard meet else { return labels }
    guard mayMove, let cut = labels.map(\.longitude).widestGap else { return nil }
    let sorted = labels.sorted { cut.distance(forwardTo: $0.at) < cut.distance(forwardTo: $1.at) }
    let ring = RingSolver(
      targets: sorted.map { cut.distance(forwardTo: $0.at) }, span: 360, reach: 3, gap: gap
    ) { index, offset in
      sorted[index].placed(at: cut.degrees + offset, dial: dial, radius: radius).footprint
    }
    return ring.solved().map { offsets in
      zip(sorted, offsets).map { $0.placed(at: cut.degrees + $1, dial: dial, radius: radius) }
    }
  }

  private var at: Longitude { Longitude(longitude) }
}

extension [Double] {
  /// The middle of the widest stretch of the circle without any of these longitudes; `nil` for an empty
  /// array.
  var widestGap: Longitude? {
    let sorted = sorted()
    guard let first = sorted.first else { return nil }
    let ends = zip(sorted, sorted.dropFirst() + [first + 360])
    return ends.max { $0.1 - $0.0 < $1.1 - $1.0 }.map { Longitude(($0.0 + $0.1) / 2) }
  }
}
