import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWheelLayout

/// Sets the glyph of a body on its curve: at the start, after each fold, and at the end.
struct CurveLabeler {
  let curve: GraphicCurve
  let glyph: ShapedText
  let name: String
  private(set) var marks: [TimelineMark] = []
  private var holes: [Rect] = []
  private var unnamed: [Point] = []

  /// From one place that is tried to the next, and how far from an end the glyph may be before it stands beside the
  /// curve instead, in points.
  private static let step = 2.0
  private static let nearby = 110.0
  /// The length from which the last stretch has a glyph at either end.
  private static let leastForTwo = 150.0
  /// The sizes that are tried, as parts of the usual one: the smallest is 6.5 points.
  private static let scales = [1, 0.8, 0.62]

  init(curve: GraphicCurve, glyph: ShapedText, name: String) {
    (self.curve, self.glyph, self.name) = (curve, glyph, name)
  }

  mutating func label(in field: inout GraphicField) {
    let pieces = curve.pieces.map { GraphicPiece($0) }
    var wasNamed = pieces.count > 1
    for (index, piece) in pieces.enumerated() {
      let isLast = index == pieces.count - 1
      let hasTwo = isLast && piece.length >= CurveLabeler.leastForTwo
      let reach = hasTwo ? piece.length / 2 - glyph.inkBounds.width : piece.length
      let isNamed = set(on: piece, fromEnd: isLast && pieces.count > 1 && !hasTwo, reach: reach, &field)
      if hasTwo { _ = set(on: piece, fromEnd: true, reach: reach, &field) }
      // Among many curves there may be no room on one stretch; then those beside it have a glyph.
      if !isNamed, piece.length >= GraphicPlan.leastNamed, !wasNamed {
        unnamed.append(piece.point(at: piece.length / 2))
      }
      wasNamed = isNamed || piece.length < GraphicPlan.leastNamed
    }
  }

  /// The curve with what has been set.
  var labeled: GraphicEphemeris.Curve {
    let lines = curve.pieces.flatMap { piece in
      piece.simplified(within: 0.04).interrupted(by: holes)
    }
    return GraphicEphemeris.Curve(
      body: curve.body, title: name, lines: lines, marks: marks, unnamed: unnamed)
  }

  /// Sets the glyph at the first free place, smaller where there is none for it.
  private mutating func set(
    on piece: GraphicPiece, fromEnd: Bool, reach: Double, _ field: inout GraphicField
  ) -> Bool {
    for scale in CurveLabeler.scales {
      let glyph = glyph.scaled(by: scale)
      guard
        let (center, isOn) = site(
          of: glyph.inkBounds.size, on: piece, fromEnd: fromEnd, reach: reach, in: field)
      else { continue }
      let box = Rect(center: center, size: glyph.inkBounds.size)
      field.take(box.expanded(by: GraphicPlan.air / 2))
      if isOn { holes.append(box.expanded(by: GraphicPlan.air)) }
      let origin = center - (glyph.inkBounds.center - .origin)
      marks.append(
        TimelineMark("curve.\(curve.body.rawValue).\(marks.count + 1)", glyph, at: origin, title: name))
      return true
    }
    return false
  }

  /// The first free place along a stretch: on the curve if possible, and without interrupting natal lines if possible.
  private func site(
    of size: Size, on piece: GraphicPiece, fromEnd: Bool, reach: Double, in field: GraphicField
  ) -> (center: Point, isOn: Bool)? {
    let start = size.height / 2 + GraphicPlan.air
    func first(from: Double, to: Double, _ found: (Point) -> Point?) -> Point? {
      for distance in stride(from: from, through: to, by: CurveLabeler.step) {
        if let place = found(piece.point(at: fromEnd ? piece.length - distance : distance)) { return place }
      }
      return nil
    }
    func on(_ place: Point, cutting: Bool) -> Point? {
      let box = Rect(center: place, size: size)
      return field.isFree(box, own: curve.body, cuttingLines: cutting) ? place : nil
    }
    func beside(_ place: Point, cutting: Bool) -> Point? {
      CurveLabeler.sides(of: size).map { place + $0 }.first {
        field.isFree(Rect(center: $0, size: size), cuttingLines: cutting)
      }
    }
    var from = start
    for to in [min(CurveLabeler.nearby, reach), reach] where to >= from {
      for cutting in [false, true] {
        if let place = first(from: from, to: to, { on($0, cutting: cutting) }) { return (place, true) }
      }
      for cutting in [false, true] {
        if let place = first(from: from, to: to, { beside($0, cutting: cutting) }) { return (place, false) }
      }
      from = to
    }
    return nil
  }

  /// From a place of the curve to the middle of a glyph beside it.
  private static func sides(of size: Size) -> [Vector] {
    let (right, down) = (size.width / 2 + 3, size.height / 2 + 3)
    return [
      Vector(dx: 0, dy: -down), Vector(dx: 0, dy: down), Vector(dx: -right, dy: 0), Vector(dx: right, dy: 0),
    ]
  }
}

extension [Point] {
  /// The lines that are left outside some boxes.
  fileprivate func interrupted(by boxes: [Rect]) -> [[Point]] {
    var lines: [[Point]] = []
    for (from, to) in zip(self, dropFirst()) {
      for part in Segment(from, to).parts(outside: boxes) {
        if let last = lines.last?.last, last.distance(to: part.start) < 1e-6 {
          lines[lines.count - 1].append(part.end)
        } else {
          lines.append([part.start, part.end])
        }
      }
    }
    return lines
  }
}
