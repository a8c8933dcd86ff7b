import AstroChartModel

extension UkrainianPhrasebook {
  func whereabouts(in sign: Sign, after previous: String) -> String {
    within(name(of: sign, .locative), after: previous)
  }

  func whereabouts(inHouse house: Int, after previous: String) -> String {
    "\(Euphony.within(after: previous, before: ordinal(house, .locative))) \(house)-му домі"
  }

  func spelledWhereabouts(inHouse house: Int, after previous: String) -> String {
    within(spelledName(ofHouse: house, .locative), after: previous)
  }

  private func within(_ place: String, after previous: String) -> String {
    "\(Euphony.within(after: previous, before: place)) \(place)"
  }

  func whereabouts(of body: Body, in sign: Sign, house: Int?) -> String {
    let name = name(of: body, .nominative)
    let place = "\(name) \(whereabouts(in: sign, after: name))"
    // A comma separates the two phrases, so the second preposition does not depend on the words before it.
    return house.map { "\(place), \(whereabouts(inHouse: $0, after: ""))" } ?? place
  }

  func position(_ degrees: String, in sign: Sign) -> String { "\(degrees) \(name(of: sign, .genitive))" }

  func tie(_ aspect: Aspect) -> String {
    let first = name(of: aspect.end1, .nominative)
    let state = within(declension(of: aspect.type).locative, after: first)
    if aspect.type == .opposition { return "\(first) \(state) до \(name(of: aspect.end2, .genitive))" }
    let other = name(of: aspect.end2, .instrumental)
    return "\(first) \(state) \(Euphony.with(before: other)) \(other)"
  }

  func coordinates(_ latitude: String, isNorth: Bool, _ longitude: String, isEast: Bool) -> String {
    "\(latitude) \(isNorth ? "пн. ш." : "пд. ш."), \(longitude) \(isEast ? "сх. д." : "зх. д.")"
  }
}
