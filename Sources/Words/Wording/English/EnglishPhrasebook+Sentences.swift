import AstroChartModel

extension EnglishPhrasebook {
  var natalChart: String { "Natal chart" }
  var keywords: [String] { ["astrology", "natal chart"] }
  var aspectsAhead: String { "Aspects: " }

  var motion: String { "Motion" }
  var movingBackwards: String { "retrograde" }
  var retrogradeMotion: String { "retrograde" }
  var applying: String { "applying" }
  var separating: String { "separating" }
  var fleeting: String { "lasts minutes" }
  var tight: String { "tight" }
  var unsure: String { "uncertain" }
  var moonOfTheDay: String { "Moon that day" }
  var chartRuler: String { "Chart ruler" }
  func stellium(in site: Stellium.Site) -> String {
    switch site {
    case .sign(let sign): "Stellium in \(name(of: sign, .nominative))"
    case .house(let house): "Stellium in the \(name(ofHouse: house))"
    }
  }
  var or: String { "or" }
  var uncertain: String { "not certain without a time of birth" }

  func meaning(of body: Body, in sign: Sign, house: Int?) -> String {
    let area = house.map { " in \(EnglishPhrasebook.fields[($0 - 1 + 12) % 12])" } ?? ""
    return "\(theme(of: body).capitalizedFirst) show \(manner(of: sign))\(area)."
  }

  static let fields = [
    "appearance and first steps", "money and possessions", "talk, learning and siblings",
    "home and family", "play, romance and children", "daily work and health",
    "partnership and marriage", "intimacy and shared resources", "travel, study and belief",
    "career and standing", "friendship and common aims", "solitude and the inner life",
  ]

  func meaning(of aspect: Aspect) -> String {
    let pair = "\(keyword(of: aspect.end1).capitalizedFirst) and \(keyword(of: aspect.end2))"
    return "\(pair) \(effect(of: aspect.type))."
  }

  func julianDate(gregorian: String) -> [String] { ["Julian calendar", "Gregorian: \(gregorian)"] }
  var unknownTime: [String] { ["Birth time unknown", "Positions for local noon"] }
  func kind(of node: ChartSettings.Node) -> String { node == .true ? "True node" : "Mean node" }
  func kind(of lilith: ChartSettings.Lilith) -> String {
    lilith == .mean ? "Mean Lilith" : "Osculating Lilith"
  }
  func undefined(_ houses: String) -> String { "\(houses) are not defined here" }
  var analyticEphemeris: String { "Analytic ephemeris (Moshier)" }
}
