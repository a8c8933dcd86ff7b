public import ChartModel

extension Placement {
  /// Where the body stands: “Sun in Aries in the 9th house”, «Сонце в Овні, у 9-му домі».
  public func whereabouts(in language: Language) -> String {
    let name = body.name(in: language)
    let sign = "\(name) \(sign.whereabouts(in: language, after: name))"
    guard let house else { return sign }
    // In Ukrainian a comma parts the two prepositions, and the second begins anew behind it.
    let separator = language.pick(" ", ", ")
    return sign + separator + HouseWording.whereabouts(house, in: language)
  }

  /// One sentence that says where the body stands and one that says what that is taken to mean.
  public func summary(in language: Language) -> String {
    var facts = [longitude.degreesText]
    if isRetrograde { facts.append(language.pick("retrograde", "ретроградний рух")) }
    if let dignity { facts.append(dignity.name(in: language)) }
    return "\(whereabouts(in: language)) (\(facts.joined(separator: ", "))). \(meaning(in: language))"
  }

  private func meaning(in language: Language) -> String {
    let theme = body.theme(in: language).capitalizedFirst
    let verb = language.pick("show", "проявляються")
    let area = house.map { " " + HouseTheme.area($0, in: language) } ?? ""
    return "\(theme) \(verb) \(sign.manner(in: language))\(area)."
  }
}
