import AstroChartModel
import AstroWording

extension PseudoPhrasebook {
  var natalChart: String { Accent.on(english.natalChart) }
  var keywords: [String] { Accent.on(english.keywords) }
  var aspectsAhead: String { Accent.on(english.aspectsAhead) }
  var movingBackwards: String { Accent.on(english.movingBackwards) }
  var retrogradeMotion: String { Accent.on(english.retrogradeMotion) }
  var applying: String { Accent.on(english.applying) }
  var separating: String { Accent.on(english.separating) }
  var fleeting: String { Accent.on(english.fleeting) }
  var tight: String { Accent.on(english.tight) }
  var unsure: String { Accent.on(english.unsure) }
  var moonOfTheDay: String { Accent.on(english.moonOfTheDay) }
  var motion: String { Accent.on(english.motion) }
  var chartRuler: String { Accent.on(english.chartRuler) }
  func stellium(in site: Stellium.Site) -> String { Accent.on(english.stellium(in: site)) }
  var or: String { Accent.on(english.or) }
  var uncertain: String { Accent.on(english.uncertain) }
  func meaning(of body: Body, in sign: Sign, house: Int?) -> String {
    Accent.on(english.meaning(of: body, in: sign, house: house))
  }
  func meaning(of aspect: Aspect) -> String { Accent.on(english.meaning(of: aspect)) }
  func theme(of body: Body) -> String { Accent.on(english.theme(of: body)) }
  func keyword(of end: AspectEnd) -> String { Accent.on(english.keyword(of: end)) }
  func manner(of sign: Sign) -> String { Accent.on(english.manner(of: sign)) }
  func julianDate(gregorian: String) -> [String] { Accent.on(english.julianDate(gregorian: gregorian)) }
  var unknownTime: [String] { Accent.on(english.unknownTime) }
  func kind(of node: ChartSettings.Node) -> String { Accent.on(english.kind(of: node)) }
  func kind(of lilith: ChartSettings.Lilith) -> String { Accent.on(english.kind(of: lilith)) }
  func undefined(_ houses: String) -> String { Accent.on(english.undefined(houses)) }
  var analyticEphemeris: String { Accent.on(english.analyticEphemeris) }

  // MARK: - Pages

  var positions: String { Accent.on(english.positions) }
  var houses: String { Accent.on(english.houses) }
  var aspects: String { Accent.on(english.aspects) }
  var balance: String { Accent.on(english.balance) }
  var house: String { Accent.on(english.house) }
  var ruler: String { Accent.on(english.ruler) }
  var body: String { Accent.on(english.body) }
  var place: String { Accent.on(english.place) }
  var sign: String { Accent.on(english.sign) }
  var cusp: String { Accent.on(english.cusp) }
  var aspect: String { Accent.on(english.aspect) }
  var orb: String { Accent.on(english.orb) }
  var closest: String { Accent.on(english.closest) }
  var elements: String { Accent.on(english.elements) }
  var modalities: String { Accent.on(english.modalities) }
  var partOfTheDay: String { Accent.on(english.partOfTheDay) }
  var contents: String { Accent.on(english.contents) }
  var chartInFigures: String { Accent.on(english.chartInFigures) }
  var keyInfluencesTitle: String { Accent.on(english.keyInfluencesTitle) }
  var analysisTitle: String { Accent.on(english.analysisTitle) }
  var recommendationsTitle: String { Accent.on(english.recommendationsTitle) }
  var book: String { Accent.on(english.book) }
  var anonymous: String { Accent.on(english.anonymous) }
  func generated(on date: String) -> String { Accent.on(english.generated(on: date)) }
  func purchased(on date: String) -> String { Accent.on(english.purchased(on: date)) }
  var ofPages: String { Accent.on(english.ofPages) }
  func moonRange(from: String, to: String) -> String { Accent.on(english.moonRange(from: from, to: to)) }
  var keyInfluences: String { Accent.on(english.keyInfluences) }
  var analysis: String { Accent.on(english.analysis) }
  var recommendations: String { Accent.on(english.recommendations) }
  var explanationHeads: ExplanationHeads {
    let heads = english.explanationHeads
    return ExplanationHeads(
      rank: Accent.on(heads.rank), weight: Accent.on(heads.weight), rule: Accent.on(heads.rule),
      evidence: Accent.on(heads.evidence))
  }
}
