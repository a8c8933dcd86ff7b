import AstroChartModel
import AstroSynastry

extension EnglishPhrasebook {
  func name(of domain: CoupleDomain) -> String {
    switch domain {
    case .emotional: "Emotional"
    case .mental: "Mental"
    case .physical: "Physical"
    case .spiritual: "Spiritual"
    case .stability: "Stability"
    }
  }

  var withoutAngles: String { "without angles: a time of birth is unknown" }

  var overallScore: String { "Overall" }

  func summary(of domain: CoupleDomain) -> String {
    switch domain {
    case .emotional: "how you feel safe with each other"
    case .mental: "how you think and talk together"
    case .physical: "attraction, and the will to act together"
    case .spiritual: "what you both believe in"
    case .stability: "what lasts between you"
    }
  }

  func tie(_ first: String, _ type: AspectType, _ second: String) -> String {
    "\(first) \(name(of: type)) \(second)"
  }

  func form(ofSecondEnd type: AspectType) -> GrammaticalCase { .nominative }

  func tie(_ type: AspectType) -> String {
    type == .conjunction ? "beside" : "in \(name(of: type)) to"
  }

  func standing(on angle: ChartAngle) -> String { name(of: angle, .nominative) }

  func shared(_ element: Element, count: Int) -> String {
    let planets = count == 1 ? "a planet" : "\(numeral(count, .nominative)) planets or more"
    return "\(planets) in \(name(of: element)) in both charts"
  }

  var median: String { "what any two people have in their favour" }
  var sunsOfOneModality: String { "both Suns in signs of the same modality" }

  func name(of band: DiscepoloScore.Band) -> String {
    switch band {
    case .minimal: "minimal"
    case .medium: "medium"
    case .important: "important"
    case .veryImportant: "very important"
    case .exceptional: "exceptional"
    case .rareExceptional: "rare and exceptional"
    }
  }

  var readingForTwo: String { "A reading for two" }
  var scoresTitle: String { "Five Scores and Their Reasons" }
  var scoresGuide: String {
    """
    The scores run from 1 to 99 and set your two charts beside those of 100,000 random couples: the mark at 50 is the \
    middle one of them. They weigh the aspects between you, and say where things come easily and where they want care; \
    they do not say whether two people suit each other. Under each bar stand its three strongest reasons with the points \
    that they add or take, from 50 on.
    """
  }
  var overallSummary: String { "the five together" }
  var otherReasons: String { "all else, less what the middle couple has too" }
  func discepolo(_ points: Int, _ band: String) -> String {
    "By Ciro Discepolo’s count: \(points), \(band)."
  }
  var strengthsTitle: String { "What helps most" }
  var challengesTitle: String { "What asks most" }
  var betweenYouTitle: String { "Between You" }
  var toEachTitle: String { "To Each of You" }
  var togetherTitle: String { "To Do Together" }
  func guest(_ guest: String, inHousesOf host: String) -> String { "\(guest) in \(host)’s" }
  var compositeMark: String { "composite" }

  var firstPerson: String { "the first person" }
  var secondPerson: String { "the second person" }
}
