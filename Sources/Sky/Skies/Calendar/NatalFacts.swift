import AstroAlmanac
import AstroChartModel
import AstroDiagnostics
import AstroEphemeris

/// What a calendar needs to know of a natal chart.
struct NatalFacts {
  let nativity: Nativity
  let notes: [Note]

  init(
    _ natal: Chart, for request: CalendarRequest, by ephemeris: SwissEphemeris
  ) throws(Problem) {
    let root = try Root(natal, by: ephemeris)
    let chart = try NatalFacts.computed(natal, with: request.points.compactMap(\.body), by: ephemeris)
    let isTimed = root.day == nil && chart.angles != nil
    var points: [Nativity.Point] = []
    for end in request.points where isTimed || end != .body(.moon) {
      guard let degrees = try NatalFacts.longitude(of: end, in: chart, root) else { continue }
      points.append(.init(end, longitude: degrees))
    }
    // Returns concern the movers, even those that are not among the points.
    let returning = request.kinds.contains(.return) ? request.movers : []
    for body in returning where !points.contains(where: { $0.end == .body(body) }) {
      guard let degrees = try NatalFacts.longitude(of: .body(body), in: chart, root) else { continue }
      points.append(.init(.body(body), longitude: degrees))
    }
    let timed: Set<EventKind> = isTimed ? [.profection, .progressed] : []
    let counts = !request.kinds.isDisjoint(with: timed.union([.return]))
    let julianDay = counts ? try root.instant(forCountingFrom: .returnsAndYears) : root.julianDay
    nativity = Nativity(
      points: points, houses: isTimed ? chart.houses : nil,
      ascendant: isTimed ? chart.angles?.ascendant : nil,
      julianDay: julianDay)
    notes = root.notes + (isTimed ? [] : [.leftOut])
  }

  /// The chart computed from its birth, if it has one and lacks a requested point.
  private static func computed(
    _ natal: Chart, with bodies: [Body], by ephemeris: SwissEphemeris
  ) throws(Problem) -> Chart {
    guard let birth = natal.birth, bodies.contains(where: { natal.placement(of: $0) == nil }) else {
      return natal
    }
    let settings = natal.settings.with(points: natal.settings.points + bodies)
    return try ephemeris.chart(of: birth, settings: settings)
  }

  /// The longitude in degrees; `nil` for something that the chart does not have.
  private static func longitude(
    of end: AspectEnd, in chart: Chart, _ root: Root
  ) throws(Problem) -> Double? {
    switch end {
    case .angle(let angle): chart.angles?[angle].degrees
    case .body(let body) where body.isPlanet && root.chart.birth != nil:
      try root.longitude(of: body, in: root.settings.zodiac)
    case .body(let body): chart.placement(of: body)?.longitude.degrees
    }
  }
}

extension Note {
  fileprivate static let leftOut = Note(
    SkyNote.nothingToMeet,
    "without a time of birth there are no angles and no exact Moon to meet, no profections, no houses to enter and no progressed Moon"
  )
}
