import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroSkies
import AstroTradition
import TestSupport

@testable import AstroTimeline

/// Figures of graphic ephemerides over one span, whose sky is fitted once.
struct GraphicSky {
  let span: CalendarSpan
  private var sky: SkyCalendar
  private let ways: [GraphicFigure.Way]

  init(over span: CalendarSpan) throws {
    self.span = span
    var sky = SkyCalendar(around: span.from)
    let days = GraphicFigure.days(of: span)
    ways = try CalendarListing.movers.map {
      GraphicFigure.Way($0, try sky.longitudes(of: $0, on: days))
    }
    self.sky = sky
  }

  func request(_ modulus: DialModulus, withBirth: Bool) -> CalendarRequest {
    CalendarRequest(
      span, kinds: withBirth ? GraphicSky.kinds.union([.transit]) : GraphicSky.kinds,
      orbs: Dictionary(uniqueKeysWithValues: modulus.foldedAspects.map { ($0, 0) }))
  }

  private static let kinds: Set<EventKind> = [.aspect, .station, .lunation, .eclipse]

  /// - Parameter chart: The birth; `nil` for curves alone.
  mutating func figure(
    of chart: Chart?, _ modulus: DialModulus, named name: String = "Оксана", by clock: LocalClock = .utc
  ) throws -> GraphicFigure {
    let request = request(modulus, withBirth: chart != nil)
    let natal = try chart.map { try sky.places(of: $0, for: request) } ?? []
    return GraphicFigure(
      of: chart == nil ? nil : name, facts: ["Kyiv"], span: span, clock: clock, modulus: modulus, ways: ways,
      natal: natal.map { GraphicFigure.Natal($0.end, $0.longitude) },
      events: try sky.events(request, of: chart).value)
  }
}

extension GraphicSky {
  /// When a calendar has something exact in the span.
  mutating func hits(of chart: Chart, _ request: CalendarRequest) throws -> Set<Moment> {
    Set(
      try sky.events(request, of: chart).value.flatMap { event -> [Moment] in
        if case .transit(let passage) = event { passage.hits.map(\.moment) } else { [] }
      })
  }
}
