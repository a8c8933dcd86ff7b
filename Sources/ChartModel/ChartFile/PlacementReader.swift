/// Reads the bodies of a chart file, each once and each in its own list.
struct PlacementReader {
  /// Which of a chart's two lists is read.
  enum List { case planets, points }

  /// Degrees a day; the angles turn by 361, and near the poles what depends on them rushes.
  private static let speeds = -1e6...1e6

  /// `nil` without a time of birth.
  let houses: Houses?
  /// Where a file says one thing and its degrees another.
  private(set) var contradictions: [ChartWarning] = []
  private var places: [Body: String] = [:]

  init(houses: Houses?) { self.houses = houses }

  /// The bodies of a list, put into their customary order.
  mutating func placements(_ field: Field, of list: List) throws(ChartFormatError) -> [Placement] {
    var placements: [Placement] = []
    for element in try field.elements() { placements.append(try placement(element, of: list)) }
    return placements.sorted { $0.body < $1.body }
  }

  private mutating func placement(_ field: Field, of list: List) throws(ChartFormatError) -> Placement {
    try field.requireObject()
    let longitude = try field["degree"].longitude()
    try compareSign(field["sign"], longitude)
    return Placement(
      body: try body(field["name"], of: list), longitude: longitude,
      latitude: try field["latitude"].number(in: -90...90),
      speed: try field["speed"].number(in: PlacementReader.speeds),
      declination: try field["declination"].number(in: -90...90),
      isRetrograde: try field["retrograde"].truth(),
      house: try house(field["house"], longitude),
      range: try DayRange(field["range"]))
  }

  private mutating func body(_ field: Field, of list: List) throws(ChartFormatError) -> Body {
    guard let body = try field.name(of: "body", Body.self) else { throw field.missing(hint: "such as sun") }
    guard body.isPlanet == (list == .planets) else {
      throw field.error("\(body.rawValue) belongs into \(list == .planets ? "points" : "planets")")
    }
    if let place = places.updateValue(field.place, forKey: body) {
      throw field.error("\(body.rawValue) stands in the chart twice", hint: "first as \(place)")
    }
    return body
  }

  /// The house the degree falls into; what a file says of it is only compared.
  private mutating func house(_ field: Field, _ longitude: Longitude) throws(ChartFormatError) -> Int? {
    let stated = try field.integer(in: 1...12)
    let house = houses?.house(of: longitude)
    if let stated, stated != house {
      contradict(
        field, says: "\(stated)", but: house.map { "the degree is in house \($0)" } ?? "there are no houses")
    }
    return house
  }

  private mutating func compareSign(_ field: Field, _ longitude: Longitude) throws(ChartFormatError) {
    guard let stated = try field.name(of: "sign", Sign.self), stated != longitude.sign else { return }
    contradict(field, says: stated.rawValue, but: "the degree is in \(longitude.sign.rawValue)")
  }

  private mutating func contradict(_ field: Field, says stated: String, but truth: String) {
    contradictions.append(
      ChartWarning(
        code: ChartWarning.Code.contradiction, message: "\(field.place) says \(stated), but \(truth)"))
  }
}

extension DayRange {
  /// `nil` where the field is absent.
  fileprivate init?(_ field: Field) throws(ChartFormatError) {
    guard !field.isAbsent else { return nil }
    let ends = try field.elements()
    guard ends.count == 2 else { throw field.error("has \(ends.count) elements", hint: "two degrees") }
    self.init(atMidnight: try ends[0].longitude(), atNextMidnight: try ends[1].longitude())
  }
}
