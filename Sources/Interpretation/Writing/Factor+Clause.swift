import ChartModel
import Wording

extension Factor {
  /// What the factor does, as a sentence without its capital and full stop.
  func clause(on area: Area, in language: Language, by lot: inout Lot) -> String {
    let words = language.phrasebook
    func does(_ subject: String, _ predicates: [String]) -> String {
      "\(subject) \(lot.draw(from: predicates) ?? "")"
    }
    func meaning(_ body: Body) -> String { words.meaning(of: .body(body), in: area) }
    switch self {
    case .sign(let point, let sign): return does(words.meaning(of: point, in: area), words.manners(of: sign))
    case .rulerInSign(_, let body, let sign): return does(meaning(body), words.manners(of: sign))
    case .cusp(let house, let sign): return does(words.meaning(ofHouse: house), words.manners(of: sign))
    case .house(let body, let house):
      return words.domain(ofHouse: house, after: does(meaning(body), words.predicatesInHouse))
    case .rulerInHouse(_, _, let house):
      return words.domain(ofHouse: house, after: lot.draw(from: words.predicatesOfRuler) ?? "")
    case .motion(let body, let isRetrograde):
      return does(meaning(body), words.predicatesOfMotion(isRetrograde: isRetrograde))
    case .dignity(let body, let dignity, _): return does(meaning(body), words.predicates(of: dignity))
    case .angular(let body, _, _): return does(meaning(body), words.predicatesAtAngle)
    case .aspect(let aspect):
      let one = words.meaning(of: ChartPoint(aspect.body1), in: area)
      let other = words.meaning(of: ChartPoint(aspect.body2), in: area)
      return does(
        "\(one) \(words.and(after: one, before: other)) \(other)", words.predicates(of: aspect.type))
    case .stellium(let stellium):
      switch stellium.site {
      case .sign(let sign): return does(words.largePart, words.manners(of: sign))
      case .house(let house): return words.domain(ofHouse: house, after: words.muchOfYourStrength)
      }
    case .dominantElement(let element): return words.predicate(of: element)
    case .dominantModality(let modality): return words.predicate(of: modality)
    case .moonPhase(let phase): return words.predicate(of: phase)
    }
  }
}
