import AstroChartModel
import AstroDiagnostics
import AstroJSON

/// Reads the bodies of a chart file, and checks that each occurs once and in the right list.
struct PlacementReader {
  /// Which of a chart's two lists is read.
  enum List { case planets, points }

  /// The houses of the chart; `nil` if the time of birth is unknown.
  let houses: Houses?
  /// Notes on fields of the file that contradict its degrees.
  private(set) var contradictions: [Note] = []
  private var places: [Body: String] = [:]

  init(houses: Houses?) { self.houses = houses }

  /// The bodies of a list, sorted into their customary order.
  mutating func placements(_ field: JSONCursor, of list: List) throws(Problem) -> [Placement] {
    var placements: [Placement] = []
    for element in try field.elements() { placements.append(try placement(element, of: list)) }
    return placements.sorted { $0.body < $1.body }
  }

  private mutating func placement(_ field: JSONCursor, of list: List) throws(Problem) -> Placement {
    try field.requireObject()
    let longitude = try field["degree"].longitude()
    try compareSign(field["sign"], longitude)
    return Placement(
      try body(field["name"], of: list), at: longitude,
      latitude: try field["latitude"].roundedNumber(in: -90...90),
      speed: try field["speed"].roundedNumber(in: Placement.speeds),
      declination: try field["declination"].roundedNumber(in: -90...90),
      isRetrograde: try field["retrograde"].truth(),
      house: try house(field["house"], longitude),
      range: try DayRange(field["range"]))
  }

  private mutating func body(_ field: JSONCursor, of list: List) throws(Problem) -> Body {
    guard let body = try field.name(of: "body", Body.self) else {
      throw field.missing(hint: ChartFileFault.asSun)
    }
    guard body.isPlanet == (list == .planets) else {
      throw field.problem(ChartFault.wrongList(body))
    }
    if let place = places.updateValue(Problem.Location(path: field.path).description, forKey: body) {
      throw field.problem(ChartFileFault.twice(body, first: place))
    }
    return body
  }

  /// The house that the degree falls in; the house that the file states is only compared with it.
  private mutating func house(_ field: JSONCursor, _ longitude: Longitude) throws(Problem) -> Int? {
    let stated = try field.integer(in: 1...12)
    let house = houses?.house(of: longitude)
    if let stated, stated != house {
      contradict(
        field, says: "\(stated)", house.map { .house($0) } ?? .noHouses,
        but: house.map { "the degree is in house \($0)" } ?? "there are no houses")
    }
    return house
  }

  private mutating func compareSign(_ field: JSONCursor, _ longitude: Longitude) throws(Problem) {
    guard let stated = try field.name(of: "sign", Sign.self), stated != longitude.sign else { return }
    let sign = longitude.sign.rawValue
    contradict(field, says: stated.rawValue, .sign(longitude.sign), but: "the degree is in \(sign)")
  }

  private mutating func contradict(
    _ field: JSONCursor, says stated: String, _ truth: SkyNote.Truth, but words: String
  ) {
    let place = Problem.Location(path: field.path).description
    contradictions.append(
      Note(SkyNote.contradiction(field: place, says: stated, truth), "\(place) says \(stated), but \(words)"))
  }
}

extension DayRange {
  /// `nil` if the field is absent.
  fileprivate init?(_ field: JSONCursor) throws(Problem) {
    guard !field.isAbsent else { return nil }
    let ends = try field.elements()
    guard ends.count == 2 else { throw field.problem(ChartFileFault.ends(ends.count)) }
    self.init(atMidnight: try ends[0].longitude(), atNextMidnight: try ends[1].longitude())
  }
}
