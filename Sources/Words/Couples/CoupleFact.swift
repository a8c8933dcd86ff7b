package import AstroChartModel
package import AstroSynastry

/// What a text of a reading of two people rests on.
package enum CoupleFact: Hashable, Sendable {
  /// An aspect between the two; `end1` is the first person's, `end2` the second's.
  case contact(Aspect)
  /// A body of one person in a house, 1…12, of the other.
  case overlay(Body, of: Person, house: Int)
  /// A point of the composite in a sign.
  case composite(ChartPoint, Sign)
  /// How many planets each of the two has in an element.
  case element(Element)
  /// How many planets each of the two has in a modality.
  case modality(Modality)
  /// A body of one person in a sign.
  case place(Body, Sign, of: Person)
  /// The sign on the cusp of one person's seventh house.
  case seventh(Sign, of: Person)
  /// A score; `nil` for that over all domains.
  case score(CoupleDomain?)

  /// Its name in report files.
  var id: String {
    switch self {
    case .contact(let aspect): "fact.\(aspect.end1.name).\(aspect.type.rawValue).\(aspect.end2.name)"
    case .overlay(let body, _, let house): "fact.overlay.\(body.rawValue).house\(house)"
    case .composite(let point, let sign): "fact.composite.\(point.shortName).\(sign.rawValue)"
    case .element(let element): "fact.balance.\(element.rawValue)"
    case .modality(let modality): "fact.balance.\(modality.rawValue)"
    case .place(let body, let sign, _): "fact.\(body.rawValue).\(sign.rawValue)"
    case .seventh(let sign, _): "fact.seventh.\(sign.rawValue)"
    case .score(let domain): "fact.score.\(domain?.rawValue ?? "overall")"
    }
  }
}

extension ChartPoint {
  /// Its name in the ids of texts and facts.
  var shortName: String {
    switch self {
    case .body(let body): body.rawValue
    case .ascendant: "asc"
    case .midheaven: "mc"
    }
  }
}
