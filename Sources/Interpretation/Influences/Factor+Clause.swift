import ChartModel
import Wording

extension Factor {
  /// What the factor does, as a sentence without its capital and full stop.
  func clause(on area: Area, in language: Language, by lot: inout Lot) -> String {
    switch self {
    case .sign(let subject, let sign):
      join(Role.of(subject, in: area), Manner.of(sign), in: language, by: &lot)
    case .rulerInSign(_, let body, let sign):
      join(Role.of(body, in: area), Manner.of(sign), in: language, by: &lot)
    case .cusp(let house, let sign):
      join(Role.house(house), Manner.of(sign), in: language, by: &lot)
    case .house(let body, let house):
      Field.place(
        house, in: language,
        after: join(Role.of(body, in: area), Predicates.inHouse, in: language, by: &lot))
    case .rulerInHouse(_, _, let house):
      Field.place(house, in: language, after: lot.draw(from: Predicates.decided[language]) ?? "")
    case .motion(let body, let isRetrograde):
      join(Role.of(body, in: area), Predicates.motion(isRetrograde: isRetrograde), in: language, by: &lot)
    case .dignity(let body, let dignity, _):
      join(Role.of(body, in: area), Predicates.of(dignity), in: language, by: &lot)
    case .angular(let body, _, _):
      join(Role.of(body, in: area), Predicates.angular, in: language, by: &lot)
    case .aspect(let aspect):
      aspect.clause(on: area, in: language, by: &lot)
    case .stellium(let stellium):
      stellium.clause(in: language, by: &lot)
    case .dominantElement(let element): Predicates.of(element)[language]
    case .dominantModality(let modality): Predicates.of(modality)[language]
    case .moonPhase(let phase): Predicates.of(phase)[language]
    }
  }
}

/// A subject and one of the predicates it may have.
private func join(
  _ subject: Bilingual<String>, _ predicates: Bilingual<[String]>, in language: Language, by lot: inout Lot
) -> String {
  subject[language] + " " + (lot.draw(from: predicates[language]) ?? "")
}

extension Aspect {
  fileprivate func clause(on area: Area, in language: Language, by lot: inout Lot) -> String {
    let (one, other) = (Role.of(Subject(body1), in: area)[language], Role.of(Subject(body2), in: area)[language])
    let and = Conjunction.and(after: one, before: other, in: language)
    return "\(one) \(and) \(other) " + (lot.draw(from: Predicates.of(type)[language]) ?? "")
  }
}

extension Stellium {
  fileprivate func clause(in language: Language, by lot: inout Lot) -> String {
    switch site {
    case .sign(let sign):
      join(
        Bilingual("a large part of you", "чимала частина вашої вдачі"), Manner.of(sign), in: language,
        by: &lot)
    case .house(let house):
      Field.place(
        house, in: language,
        after: Bilingual("much of your strength is spent", "чимала частина ваших сил працює")[language])
    }
  }
}
