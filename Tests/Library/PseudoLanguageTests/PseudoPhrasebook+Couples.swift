import AstroChartModel
import AstroSynastry
import AstroWording

extension PseudoPhrasebook {
  func name(of domain: CoupleDomain) -> String { Accent.on(english.name(of: domain)) }
  var withoutAngles: String { Accent.on(english.withoutAngles) }
  var overallScore: String { Accent.on(english.overallScore) }
  func summary(of domain: CoupleDomain) -> String { Accent.on(english.summary(of: domain)) }
  func tie(_ first: String, _ type: AspectType, _ second: String) -> String {
    "\(first) \(name(of: type)) \(second)"
  }
  func form(ofSecondEnd type: AspectType) -> GrammaticalCase { english.form(ofSecondEnd: type) }
  func tie(_ type: AspectType) -> String { Accent.on(english.tie(type)) }
  func standing(on angle: ChartAngle) -> String { Accent.on(english.standing(on: angle)) }
  func shared(_ element: Element, count: Int) -> String { Accent.on(english.shared(element, count: count)) }
  var median: String { Accent.on(english.median) }
  var sunsOfOneModality: String { Accent.on(english.sunsOfOneModality) }
  func name(of band: DiscepoloScore.Band) -> String { Accent.on(english.name(of: band)) }
  var readingForTwo: String { Accent.on(english.readingForTwo) }
  var scoresTitle: String { Accent.on(english.scoresTitle) }
  var scoresGuide: String { Accent.on(english.scoresGuide) }
  var overallSummary: String { Accent.on(english.overallSummary) }
  var otherReasons: String { Accent.on(english.otherReasons) }
  var strengthsTitle: String { Accent.on(english.strengthsTitle) }
  var challengesTitle: String { Accent.on(english.challengesTitle) }
  var betweenYouTitle: String { Accent.on(english.betweenYouTitle) }
  var toEachTitle: String { Accent.on(english.toEachTitle) }
  var togetherTitle: String { Accent.on(english.togetherTitle) }
  func guest(_ guest: String, inHousesOf host: String) -> String { "\(guest) · \(host)" }
  var compositeMark: String { Accent.on(english.compositeMark) }
  func discepolo(_ points: Int, _ band: String) -> String { Accent.on(english.discepolo(points, band)) }
  var firstPerson: String { Accent.on(english.firstPerson) }
  var secondPerson: String { Accent.on(english.secondPerson) }
}
