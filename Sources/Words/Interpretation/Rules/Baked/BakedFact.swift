import AstroChartModel

/// The code of a fact's kind in the index of the built-in book, which is followed by what the fact is about.
enum BakedFact: UInt8 {
  case sign, house, retrograde, dignity, aspect, rulerInHouse, rulerInSign, cusp, dominantElement
  case dominantModality, stelliumInSign, stelliumInHouse, angular, moonPhase
  case rulerInAspect, dominantPlanet, missingElement, missingModality, pattern, shape, hemisphere, supported
  case strained, sameSign, always, opposedPair, timeKnown

  /// All points that have a sign, in the order of their codes.
  static let points = Body.allCases.map(ChartPoint.body) + [.ascendant, .midheaven]
  /// All possible ends of aspects, in the order of their codes.
  static let ends = Body.allCases.map(AspectEnd.body) + ChartAngle.allCases.map(AspectEnd.angle)
}

extension Fact {
  var code: BakedFact {
    switch self {
    case .sign: .sign
    case .house: .house
    case .retrograde: .retrograde
    case .dignity: .dignity
    case .aspect: .aspect
    case .rulerInHouse: .rulerInHouse
    case .rulerInSign: .rulerInSign
    case .cusp: .cusp
    case .dominantElement: .dominantElement
    case .dominantModality: .dominantModality
    case .stelliumInSign: .stelliumInSign
    case .stelliumInHouse: .stelliumInHouse
    case .angular: .angular
    case .moonPhase: .moonPhase
    case .rulerInAspect: .rulerInAspect
    case .dominantPlanet: .dominantPlanet
    case .missingElement: .missingElement
    case .missingModality: .missingModality
    case .pattern: .pattern
    case .shape: .shape
    case .hemisphere: .hemisphere
    case .supported: .supported
    case .strained: .strained
    case .sameSign: .sameSign
    case .always: .always
    case .opposedPair: .opposedPair
    case .timeKnown: .timeKnown
    }
  }
}
