public import ChartModel
import Geometry
public import Wording

/// What was drawn and where, for programs that draw it again or point into it.
///
/// Coordinates are those of a unit square: (0, 0) top left, (1, 1) bottom right, (0.5, 0.5) the wheel's middle.
public struct DrawingResponse: Sendable {
  private let chart: Chart
  private let wheel: Wheel
  private let language: Language

  /// - Parameters:
  ///   - wheel: The wheel solved from the chart.
  ///   - language: In which bodies and aspects are summed up.
  public init(of chart: Chart, drawnAs wheel: Wheel, in language: Language) {
    (self.chart, self.wheel, self.language) = (chart, wheel, language)
  }

  /// The response as JSON: the same bytes for the same wheel, every time.
  public var json: String {
    JSONText.of([
      "success": .bool(true),
      "chart": [
        "planets": .array(chart.planets.map(placement)),
        "points": .array(chart.points.map(placement)),
        "houses": .array(houses),
        "aspects": .array(wheel.drawnAspects(of: chart).map(aspect)),
        "angles": chart.angles?.jsonValue ?? .null,
      ],
      "layout": ["radii": wheel.radii.jsonValue, "boxes": .array(wheel.marks.map(box))],
    ])
  }

  /// The response where there is nothing to draw.
  ///
  /// - Parameter code: `MISSING_BIRTH_DATA`, `INVALID_CHART` or `CALCULATION_ERROR`.
  public static func failure(code: String, message: String) -> String {
    JSONText.of(["success": .bool(false), "error": ["code": .string(code), "message": .string(message)]])
  }

  // MARK: - The chart's parts

  private func placement(_ placement: Placement) -> JSONValue {
    let seat = wheel.seats.first { $0.placement.body == placement.body }
    let glyph = wheel.marks.first { $0.body == placement.body && $0.role == .planetGlyph }
    return placement.jsonValue.adding([
      ("displayX", JSONValue(glyph.map { unit($0.center).x })),
      ("displayY", JSONValue(glyph.map { unit($0.center).y })),
      ("displayDegree", JSONValue(seat?.drawnDegree)),
      ("borrowed", seat?.isBorrowed == true ? .bool(true) : nil),
      ("summary", .string(placement.summary(in: language))),
    ])
  }

  private var houses: [JSONValue] {
    zip(chart.houses?.jsonValues ?? [], wheel.cusps).map { house, cusp in
      house.adding(ends(of: cusp.segment, "startX", "startY", "endX", "endY"))
    }
  }

  private func aspect(_ aspect: Aspect) -> JSONValue {
    let chord = wheel.chords.first { $0.aspect == aspect }
    return aspect.jsonValue.adding(
      (chord.map { ends(of: $0.segment, "x1", "y1", "x2", "y2") } ?? [])
        + [("summary", .string(aspect.summary(in: language)))])
  }

  private func ends(
    of segment: Segment, _ x1: String, _ y1: String, _ x2: String, _ y2: String
  ) -> [(String, JSONValue?)] {
    let (start, end) = (unit(segment.start), unit(segment.end))
    return [(x1, .number(start.x)), (y1, .number(start.y)), (x2, .number(end.x)), (y2, .number(end.y))]
  }

  // MARK: - The layout

  private func box(_ mark: Mark) -> JSONValue {
    let (box, side) = (mark.box, wheel.dial.halfSide * 2)
    let center = unit(box.center)
    return JSONValue.object([]).adding([
      ("id", .string(mark.id)), ("role", .string(mark.role.rawValue)),
      ("body", mark.body.map { .string($0.rawValue) }),
      ("cx", .number(center.x)), ("cy", .number(center.y)),
      ("width", .number(box.size.width / side)), ("height", .number(box.size.height / side)),
      ("rotation", .number(box.rotation.radians)),
    ])
  }

  /// A place of the page in the unit square.
  private func unit(_ point: Point) -> Point {
    let corner = wheel.dial.center - Vector(dx: wheel.dial.halfSide, dy: wheel.dial.halfSide)
    let side = wheel.dial.halfSide * 2
    return Point(x: (point.x - corner.x) / side, y: (point.y - corner.y) / side)
  }
}

extension JSONValue {
  /// The object with more members behind its own; those without a value are left out.
  fileprivate func adding(_ more: [(String, JSONValue?)]) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members + more.compactMap { name, value in value.map { Member(name, $0) } })
  }
}

extension Wheel {
  /// The chart's aspects that have a line, in the chart's order.
  fileprivate func drawnAspects(of chart: Chart) -> [Aspect] {
    let drawn = Set(chords.map(\.aspect))
    return chart.aspects.filter(drawn.contains)
  }
}

extension WheelRadii {
  /// The radii as fractions of the unit square's side, outermost first.
  fileprivate var jsonValue: JSONValue {
    let radii: [(String, Double)] = [
      ("labelOuter", labelOuter), ("labelInner", labelInner), ("zodiacOuter", zodiacOuter),
      ("zodiacInner", zodiacInner), ("rulerInner", rulerInner), ("tickInner", tickInner),
      ("columnOuter", columnOuter), ("columnInner", columnInner), ("aspectOuter", aspectOuter),
    ]
    return .object(radii.map { JSONValue.Member($0.0, .number($0.1 / 2)) })
  }
}
