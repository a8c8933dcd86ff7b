import AstroDrawing
import AstroGeometry

extension FontBytes {
  /// The outline at an offset; the face has no composite glyphs.
  func outline(at offset: Int) -> GlyphOutline {
    let count = signed(offset)
    guard count > 0 else { return GlyphOutline() }
    let ends = (0..<count).map { unsigned(offset + 10 + 2 * $0) }
    let points = points((ends.last ?? 0) + 1, at: offset + 10 + 2 * count)
    var (elements, first): ([GlyphOutline.Element], Int) = ([], 0)
    for end in ends where end >= first {
      elements += ContourPoint.outline(of: points[first...end])
      first = end + 1
    }
    return GlyphOutline(elements)
  }

  /// The points of all contours, which follow the instructions of a glyph.
  private func points(_ count: Int, at instructions: Int) -> [ContourPoint] {
    var pen = instructions + 2 + unsigned(instructions)
    let flags = flags(count, from: &pen)
    // Each point is stored relative to the one before it: first all x coordinates, then all y coordinates.
    let xs = coordinates(flags, short: 0x02, same: 0x10, from: &pen)
    let ys = coordinates(flags, short: 0x04, same: 0x20, from: &pen)
    return flags.indices.map {
      ContourPoint(place: Point(x: Double(xs[$0]), y: Double(ys[$0])), isOnCurve: flags[$0] & 1 == 1)
    }
  }

  private func flags(_ count: Int, from pen: inout Int) -> [Int] {
    var flags: [Int] = []
    while flags.count < count {
      let flag = byte(pen)
      pen += 1
      flags.append(flag)
      guard flag & 0x08 != 0 else { continue }
      flags += Array(repeating: flag, count: min(byte(pen), count - flags.count))
      pen += 1
    }
    return flags
  }

  private func coordinates(_ flags: [Int], short: Int, same: Int, from pen: inout Int) -> [Int] {
    var value = 0
    return flags.map { flag in
      if flag & short != 0 {
        value += flag & same != 0 ? byte(pen) : -byte(pen)
        pen += 1
      } else if flag & same == 0 {
        value += signed(pen)
        pen += 2
      }
      return value
    }
  }
}

/// A point of a TrueType contour: either on the contour or a control point of a curve.
struct ContourPoint {
  var place: Point
  var isOnCurve: Bool

  /// A closed contour as elements of an outline.
  ///
  /// Between two successive control points the contour passes through their midpoint.
  static func outline(of points: ArraySlice<ContourPoint>) -> [GlyphOutline.Element] {
    let whole = throughMidways(points)
    guard let start = whole.firstIndex(where: \.isOnCurve) else { return [] }
    var steps: [GlyphOutline.Element] = [.move(whole[start].place)]
    var control: Point?
    for point in whole[(start + 1)...] + whole[...start] {
      if !point.isOnCurve {
        control = point.place
      } else {
        steps.append(control.map { .quadratic($0, point.place) } ?? .line(point.place))
        control = nil
      }
    }
    return steps + [.close]
  }

  /// The points with the midpoints that a contour leaves out, so that no two control points are neighbors.
  private static func throughMidways(_ points: ArraySlice<ContourPoint>) -> [ContourPoint] {
    var whole: [ContourPoint] = []
    for (point, next) in zip(points, points.dropFirst() + points.prefix(1)) {
      whole.append(point)
      if !point.isOnCurve, !next.isOnCurve {
        whole.append(ContourPoint(place: point.place.interpolated(to: next.place, by: 0.5), isOnCurve: true))
      }
    }
    return whole
  }
}
