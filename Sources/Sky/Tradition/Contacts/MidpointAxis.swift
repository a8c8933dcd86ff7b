public import AstroChartModel

/// The midpoint of two places, and what stands on its axis.
///
/// After Reinhold Ebertin, *The Combination of Stellar Influences* (1940): hard contacts alone count. On a dial of 90° the
/// near and the far midpoint fall together.
public struct MidpointAxis: Hashable, Sendable {
  /// What stands on the axis of a midpoint.
  public struct Contact: Hashable, Sendable {
    /// The body or angle that stands there.
    public let end: AspectEnd
    /// Its angle to the near midpoint: conjunction, opposition, square, semisquare or sesquiquadrate.
    public let aspect: AspectType
    /// The distance from exact, in degrees.
    public let orb: Double
  }

  /// The two places, in the order of chart files.
  public let ends: [AspectEnd]
  /// The midpoint on the shorter arc.
  public let longitude: Longitude
  /// Whether the two are exactly opposite, so that the midpoint across is as near.
  public let isTwofold: Bool
  /// What stands on the axis, the closest first.
  public let struck: [Contact]

  /// The contacts that count, with their orbs in degrees, and the wider orb of the Sun, the Moon, Ascendant and Midheaven.
  package static let orbs: [(aspect: AspectType, orb: Double, wide: Double)] = [
    (.conjunction, 1.5, 2), (.opposition, 1.5, 2), (.square, 1.5, 2), (.semisquare, 1, 1),
    (.sesquiquadrate, 1, 1),
  ]

  /// The widest of all orbs, in degrees.
  fileprivate static let widest = 2.0

  /// The bodies whose midpoints are told where a chart has them.
  package static let bodies = Body.planets + Body.points.filter(\.isHypothetical)

  /// The midpoints of the ten planets, the hypothetical planets of the chart, Ascendant and Midheaven; without a time of
  /// birth, of the planets but the Moon.
  package static func all(of chart: Chart) -> [MidpointAxis] {
    let places = chart.ends
    return places.pairs.map { MidpointAxis(of: $0, $1, among: places) }
  }

  /// The places whose midpoints are told, in the order of chart files.
  static func places(of chart: Chart) -> [(end: AspectEnd, longitude: Longitude)] {
    chart.ends.map { ($0.end, $0.longitude) }
  }

  private init(of one: Place, _ other: Place, among places: [Place]) {
    let midpoint = Midpoint(one.longitude, other.longitude)
    (ends, longitude, isTwofold) = ([one.end, other.end], midpoint.near, midpoint.isAmbiguous)
    var struck: [Contact] = []
    for place in places where place.end != one.end && place.end != other.end {
      if let contact = Contact(place, to: midpoint.near) { struck.append(contact) }
    }
    self.struck = struck.count < 2 ? struck : struck.sorted { ($0.orb, $0.end) < ($1.orb, $1.end) }
  }
}

extension MidpointAxis.Contact {
  fileprivate init?(_ place: Place, to midpoint: Longitude) {
    let separation = place.longitude.separation(from: midpoint)
    // All contacts are multiples of 45°; most places are far from each.
    let eighths = separation / 45
    guard abs(eighths - eighths.rounded()) * 45 < MidpointAxis.widest + 1e-3 else { return nil }
    let found = MidpointAxis.orbs.lazy.map {
      ($0, Longitude.rounded(abs(separation - $0.aspect.exactDegree)))
    }
    .first { $1 <= (place.isPersonal ? $0.wide : $0.orb) }
    guard let found else { return nil }
    self.init(end: place.end, aspect: found.0.aspect, orb: found.1)
  }
}

/// A planet or an angle with its longitude.
private struct Place {
  let end: AspectEnd
  let longitude: Longitude

  /// Whether it is one of the four points that are a person's own.
  var isPersonal: Bool {
    switch end {
    case .body(let body): body == .sun || body == .moon
    case .angle: true
    }
  }
}

extension Chart {
  fileprivate var ends: [Place] {
    let angles = angles.map { angles in
      [ChartAngle.ascendant, .midheaven].map { Place(end: .angle($0), longitude: angles[$0]) }
    }
    let bodies = settledPlanets + points.filter(\.body.isHypothetical)
    return bodies.map { Place(end: .body($0.body), longitude: $0.longitude) } + (angles ?? [])
  }
}
