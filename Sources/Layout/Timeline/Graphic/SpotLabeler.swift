import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWheelLayout
import AstroWording

/// Sets text beside a crossing or a station, at the nearest free place, or at the end of a leader.
struct SpotLabeler {
  private let glyphs: [AspectType: ShapedText]
  private let turns: [Station.Direction: [StyledText.Span]]
  private let builder: GraphicBuilder

  init(builder: GraphicBuilder) {
    let type = builder.type
    glyphs = Dictionary(
      uniqueKeysWithValues: builder.figure.modulus.foldedAspects.map {
        ($0, builder.symbol($0.symbol, type.aspect($0.nature)))
      })
    turns = [.retrograde: [.init("℞", type.retrograde)], .direct: [.init("D", type.direct)]]
    self.builder = builder
  }

  /// A dot with the glyph of its aspect: beside it, where no other dot is nearly as near, or else at the end of a leader.
  func labeled(
    _ spot: GraphicEphemeris.Spot, with aspect: AspectType, in field: inout GraphicField
  ) -> GraphicEphemeris.Spot {
    guard let glyph = glyphs[aspect], let place = place(of: glyph.inkBounds.size, at: spot, in: field) else {
      return spot
    }
    var labeled = spot
    labeled.marks = [mark(glyph, place.center, "\(spot.id).aspect", spot.title, &field)]
    labeled.leader = place.leader
    if let leader = place.leader { field.take(leader: leader) }
    return labeled
  }

  private func place(
    of size: Size, at spot: GraphicEphemeris.Spot, in field: GraphicField
  ) -> (center: Point, leader: Segment?)? {
    for distance in SpotLabeler.distances {
      for direction in SpotLabeler.directions {
        let center = spot.center + direction * distance
        if field.isNearest(at: distance * SpotLabeler.clearance, to: center, but: spot.center),
          field.isFree(Rect(center: center, size: size))
        {
          return (center, nil)
        }
      }
    }
    // A leader that crosses another is better than no glyph.
    return farPlace(of: size, at: spot, in: field, mayCross: false)
      ?? farPlace(of: size, at: spot, in: field, mayCross: true)
  }

  private func farPlace(
    of size: Size, at spot: GraphicEphemeris.Spot, in field: GraphicField, mayCross: Bool
  ) -> (center: Point, leader: Segment?)? {
    for distance in SpotLabeler.farDistances {
      for direction in SpotLabeler.farDirections {
        let center = spot.center + direction * distance
        guard field.isFree(Rect(center: center, size: size)) else { continue }
        let end = center - direction * (SpotLabeler.way(out: size, along: direction) + GraphicPlan.air)
        let leader = Segment(spot.center + direction * GraphicPlan.dotRadius, end)
        let clear = spot.center + direction * SpotLabeler.knot
        if field.isFree(line: Segment(clear, end)), mayCross || !field.crossesLeader(leader) {
          return (center, leader)
        }
      }
    }
    return nil
  }

  /// The distance from the middle of a box to its edge.
  private static func way(out size: Size, along direction: Vector) -> Double {
    min(
      size.width / 2 / max(abs(direction.dx), 1e-9), size.height / 2 / max(abs(direction.dy), 1e-9))
  }

  /// The turn with its day, or without where there is no room.
  ///
  /// Where another curve is as near to the words as the turn itself, the body's own glyph begins them.
  func station(
    _ station: Station, at spot: GraphicEphemeris.Spot, in field: inout GraphicField
  ) -> [TimelineMark] {
    let turn = turns[station.direction] ?? []
    let date = builder.figure.clock.date(station.moment)
    let day = "\u{2009}" + CalendarPictureWords(builder.language).day(date)
    let name = [
      StyledText.Span(station.body.symbol, builder.type.turning(station.body)),
      .init("\u{2009}", builder.type.stationDay),
    ]
    for spans in [turn + [.init(day, builder.type.stationDay)], turn] {
      for isNamed in [false, true] {
        let text = builder.shaper.shape(
          StyledText((isNamed ? name : []) + spans, language: builder.language.tag))
        let boxes = SpotLabeler.places(
          of: text.inkBounds.size, around: spot.center, within: isNamed ? 30 : GraphicPlan.reach)
        let free = boxes.first {
          field.isFree($0) && (isNamed || spot.isNearest(to: $0, among: field.curves))
        }
        if let free { return [mark(text, free.center, "\(spot.id).day", spot.title, &field)] }
      }
    }
    return []
  }

  /// Where the words of a turn may stand, the nearest places first.
  private static func places(of size: Size, around center: Point, within reach: Double) -> [Rect] {
    stride(from: GraphicPlan.barReach + 2, through: reach, by: 2).flatMap { distance in
      let (down, right) = (distance + size.height / 2, distance + size.width / 2 - 2)
      let shifts = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75].map { $0 * size.width }
      let beside = [Vector(dx: right, dy: 0), Vector(dx: -right, dy: 0)]
      let places = shifts.flatMap { [Vector(dx: $0, dy: -down), Vector(dx: $0, dy: down)] } + beside
      return places.map { Rect(center: center + $0, size: size) }
    }
  }

  private func mark(
    _ text: ShapedText, _ center: Point, _ id: String, _ title: String, _ field: inout GraphicField
  ) -> TimelineMark {
    field.take(Rect(center: center, size: text.inkBounds.size))
    return TimelineMark(id, text, at: center - (text.inkBounds.center - .origin), title: title)
  }

  private static let distances = [7.0, 10, 13]
  private static let farDistances = Array(stride(from: 12, through: GraphicPlan.farReach - 2, by: 2.5))
  /// How far from a dot its leader may touch others, which may nearly cover it.
  private static let knot = 5.6
  /// How many times farther another dot must be from a glyph without a leader than its own.
  private static let clearance = 1.4
  private static let directions = (0..<12).map {
    Vector(length: 1, direction: Angle(degrees: Double($0) * 30 - 45))
  }
  private static let farDirections = (0..<24).map {
    Vector(length: 1, direction: Angle(degrees: Double($0) * 15 - 45))
  }
}
