import AstroChartFiles
package import AstroChartModel
package import AstroDiagnostics
import AstroDrawing
import AstroGeometry
import AstroJSON
package import AstroWheelLayout
package import AstroWording

/// What was drawn and where, for programs that draw it themselves or refer to parts of it.
///
/// Coordinates are in a unit square: (0, 0) is top left, (1, 1) bottom right, (0.5, 0.5) the center of the
/// wheel.
public struct DrawingResponse: Sendable {
  let chart: Chart
  let wheel: Wheel
  let language: Language

  /// - Parameters:
  ///   - wheel: The wheel solved from the chart.
  ///   - language: The language of the summaries of bodies and aspects.
  package init(of chart: Chart, drawnAs wheel: Wheel, in language: Language) {
    (self.chart, self.wheel, self.language) = (chart, wheel, language)
  }

  /// The response as JSON, in UTF-8; the same wheel always gives the same bytes.
  public var json: [UInt8] {
    JSONWriter.bytes(capacity: 1 << 16) { write(to: &$0) }
  }

  /// The response on one line, for streams.
  package var jsonLine: [UInt8] {
    JSONWriter.bytes(.oneLine, capacity: 1 << 16) { write(to: &$0) }
  }

  /// The response if there is nothing to draw.
  ///
  /// - Parameter code: The code of the problem, which is mapped to one of the five codes of a response.
  package static func failure(_ code: Problem.Code, message: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("success", false)
      writer.member("error") { writer in
        writer.object { writer in
          writer.member("code", code.responseCode)
          writer.member("message", message)
        }
      }
    }
    return writer.finished()
  }

  private func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("success", true)
      writer.member("chart") { writeChart(to: &$0) }
      writer.member("layout") { writer in
        writer.object { writer in
          writer.member("radii") { $0.write(wheel.plan, wheel.rings) }
          writer.member("boxes") { $0.array(wheel.marks) { write($1, to: &$0) } }
        }
      }
    }
  }

  // MARK: - The chart's parts

  private func writeChart(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("planets") { $0.array(chart.planets) { write($1, to: &$0) } }
      writer.member("points") { $0.array(chart.points) { write($1, to: &$0) } }
      writer.member("houses") { writer in
        writer.write(chart.houses) { writer, house in
          writeEnds(of: wheel.cusps[house - 1].segment, ["startX", "startY", "endX", "endY"], to: &writer)
        }
      }
      writer.member("aspects") { $0.array(wheel.drawnAspects(of: chart)) { write($1, to: &$0) } }
      writer.member("angles", chart.angles) { $0.write($1) }
      if wheel.rings.count > 1 { writeRings(to: &writer) }
    }
  }

  /// A body of a ring; by default of the base.
  ///
  /// - Parameter more: Writes additional members.
  func write(
    _ placement: Placement, inRing ring: Int = 0, to writer: inout JSONWriter, absent: AbsentValue = .null,
    more: (inout JSONWriter) -> Void = { _ in }
  ) {
    let seated = wheel.rings[ring].bodies.first { $0.placement.body == placement.body }
    let glyph = seated?.marks.first { $0.kind == .planetGlyph }
    writer.write(placement, absent: absent) { writer in
      writer.member("displayX", glyph.map { unit($0.center).x })
      writer.member("displayY", glyph.map { unit($0.center).y })
      writer.member("displayDegree", seated?.drawnDegree)
      if seated?.isBorrowed == true { writer.member("borrowed", true) }
      writer.member("summary", placement.summary(in: language))
      more(&writer)
    }
  }

  func write(_ aspect: Aspect, to writer: inout JSONWriter) {
    let chord = wheel.chords.first { !$0.tie.isCross && $0.aspect == aspect }
    writer.write(aspect) { writer in
      if let chord { writeEnds(of: chord.segment, ["x1", "y1", "x2", "y2"], to: &writer) }
      writer.member("summary", aspect.summary(in: language))
    }
  }

  func writeEnds(of segment: Segment, _ names: [String], to writer: inout JSONWriter) {
    let (start, end) = (unit(segment.start), unit(segment.end))
    for (name, value) in zip(names, [start.x, start.y, end.x, end.y]) { writer.member(name, value) }
  }

  // MARK: - The layout

  private func write(_ mark: Mark, to writer: inout JSONWriter) {
    let (box, side) = (mark.box, wheel.dial.halfSide * 2)
    let center = unit(box.center)
    writer.object { writer in
      writer.member("id", mark.id.description)
      writer.member("role", mark.kind.rawValue)
      if let body = mark.body { writer.member("body", body.rawValue) }
      writer.member("cx", center.x)
      writer.member("cy", center.y)
      writer.member("width", box.size.width / side)
      writer.member("height", box.size.height / side)
      writer.member("rotation", box.rotation.radians)
    }
  }

  /// Converts a point of the page to the unit square.
  private func unit(_ point: Point) -> Point {
    let corner = wheel.dial.center - Vector(dx: wheel.dial.halfSide, dy: wheel.dial.halfSide)
    let side = wheel.dial.halfSide * 2
    return Point(x: (point.x - corner.x) / side, y: (point.y - corner.y) / side)
  }
}

extension Wheel {
  /// The chart's aspects that have a line, in the chart's order.
  fileprivate func drawnAspects(of chart: Chart) -> [Aspect] {
    let drawn = Set(chords.filter { !$0.tie.isCross }.map(\.aspect))
    return chart.aspects.filter(drawn.contains)
  }
}

extension JSONWriter {
  /// The radii as fractions of the unit square's side, outermost first; those of a band have the name of its
  /// ring as a prefix.
  fileprivate mutating func write(_ plan: WheelPlan, _ rings: [SeatedRing]) {
    object { writer in
      writer.members([
        ("labelOuter", plan.labelOuter), ("labelInner", plan.labelInner), ("zodiacOuter", plan.zodiacOuter),
        ("zodiacInner", plan.zodiacInner), ("rulerInner", plan.rulerInner),
      ])
      for ring in rings.reversed() {
        let prefix = ring.name.map { $0 + "." } ?? ""
        writer.members([
          (prefix + "tickInner", ring.band.tickInner), (prefix + "columnOuter", ring.band.stackOuter),
          (prefix + "columnInner", ring.band.stackInner),
        ])
      }
      writer.member("aspectOuter", plan.aspectOuter / 2)
    }
  }

  private mutating func members(_ radii: [(name: String, radius: Double)]) {
    for (name, radius) in radii { member(name, radius / 2) }
  }
}
