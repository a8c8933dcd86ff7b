import AstroChartModel

extension EnglishPhrasebook {
  func whereabouts(in sign: Sign, after previous: String) -> String { "in \(name(of: sign, .locative))" }

  func whereabouts(inHouse house: Int, after previous: String) -> String { "in the \(name(ofHouse: house))" }

  func spelledWhereabouts(inHouse house: Int, after previous: String) -> String {
    "in the \(spelledName(ofHouse: house, .locative))"
  }

  func whereabouts(of body: Body, in sign: Sign, house: Int?) -> String {
    let place = "\(name(of: body, .nominative)) \(whereabouts(in: sign, after: ""))"
    return house.map { "\(place) \(whereabouts(inHouse: $0, after: ""))" } ?? place
  }

  func position(_ degrees: String, in sign: Sign) -> String { "\(degrees) \(name(of: sign, .genitive))" }

  func tie(_ aspect: Aspect) -> String {
    "\(name(of: aspect.end1, .nominative)) \(name(of: aspect.type)) \(name(of: aspect.end2, .nominative))"
  }

  func coordinates(_ latitude: String, isNorth: Bool, _ longitude: String, isEast: Bool) -> String {
    "\(latitude) \(isNorth ? "N" : "S"), \(longitude) \(isEast ? "E" : "W")"
  }
}
